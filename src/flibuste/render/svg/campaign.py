"""The route of a campaign: an island for each chapter, the wake as far as one has come."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from flibuste.render.svg.parts import drawing, ship_in, text, use

WON, NEXT, OPEN, FUTURE = "won", "next", "open", "future"

WIDTH, HEIGHT = 1228, 192
ROSE: Final = (1010, 178)
PLACES: Final = ((118, 100), (362, 74), (612, 112), (862, 72), (1108, 104))
LEGS: Final = (
    "M182 106Q235 138 290 92",
    "M438 92Q500 138 546 116",
    "M678 106Q740 54 796 76",
    "M926 80Q990 118 1042 106",
)
COAST: Final = "M-62 8Q-60 -20 -30 -26Q-6 -44 22 -32Q54 -34 62 -6Q70 20 40 28Q10 40 -18 30Q-54 34 -62 8Z"


def route(states: Sequence[str], label: str, is_finished: bool) -> Markup:
    """States in the order of the chapters; the last island has a laurel once all are told."""
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="var(--sea)"/>', _rays()]
    parts += [_island(place, state) for place, state in zip(PLACES, states, strict=True)]
    reached = sum(state in (WON, NEXT) for state in states)
    parts += [_leg(leg, number < reached) for number, leg in enumerate(LEGS, 1)]
    last = len(states)
    parts += [
        _mark(place, state, number, is_finished and number == last)
        for number, (place, state) in enumerate(zip(PLACES, states, strict=True), 1)
    ]
    return drawing(WIDTH, HEIGHT, "".join(parts), label=label, css="route-chart")


def _rays() -> str:
    x, y = ROSE
    lines = []
    for ray in range(16):
        angle = math.radians(11.25 + 22.5 * ray)
        lines.append(f'<path d="M{x} {y}L{x + 1400 * math.cos(angle):.0f} {y + 1400 * math.sin(angle):.0f}"/>')
    return f'<g stroke="var(--shoal-2)" stroke-width="1.2">{"".join(lines)}</g>'


def _island(place: tuple[int, int], state: str) -> str:
    known = state in (WON, NEXT)
    scale = 1.15 if state == NEXT else 1
    shore = (
        f'<path d="{COAST}" fill="none" stroke="var(--shoal-1)" stroke-width="22" opacity="{1 if known else 0.55}"/>'
    )
    fill, dashes = ("var(--land)", "") if known or state == OPEN else ("var(--sea)", ' stroke-dasharray="6 5"')
    land = f'<path d="{COAST}" fill="{fill}" stroke="var(--land-line)" stroke-width="2.4"{dashes}/>'
    return f'<g transform="translate({place[0]} {place[1]}) scale({scale})">{shore}{land}</g>'


def _leg(path: str, sailed: bool) -> str:
    if sailed:
        return f'<path d="{path}" fill="none" stroke="var(--pline-red)" stroke-width="3.4" stroke-dasharray="9 5"/>'
    return (
        f'<path d="{path}" fill="none" stroke="var(--line)" stroke-width="2.4" stroke-dasharray="2 7" '
        'stroke-linecap="round"/>'
    )


def _mark(place: tuple[int, int], state: str, number: int, laurel: bool) -> str:
    x, y = place
    if laurel:
        ring = f'<circle cx="{x}" cy="{y}" r="30" fill="var(--brass-fill)" stroke="var(--ink)" stroke-width="2"/>'
        return ring + use("i-laurels", x - 20, y - 20, 40, 40, "var(--on-brass)")
    if state == WON:
        ring = f'<circle cx="{x}" cy="{y}" r="24" fill="var(--good)" stroke="var(--surface)" stroke-width="2.5"/>'
        return f'{ring}<path d="M{x - 11} {y}l8 9 14-18" fill="none" stroke="var(--surface)" stroke-width="4.5"/>'
    if state == NEXT:
        ring = f'<circle cx="{x}" cy="{y}" r="31" fill="var(--surface)" stroke="var(--option)" stroke-width="4.5"/>'
        return ring + ship_in("blue", x - 22, y - 19, 44)
    dashes = "" if state == OPEN else ' stroke-dasharray="5 4"'
    ring = f'<circle cx="{x}" cy="{y}" r="23" fill="var(--surface)" stroke="var(--line)" stroke-width="2"{dashes}/>'
    return ring + text(x, y, 22, number, "var(--ink-2)")
