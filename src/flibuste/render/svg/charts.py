"""The chart of a finished game: everybody's chances, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from markupsafe import Markup

from flibuste.render.svg.parts import DASHES, drawing, pawn_in, text

WIDTH, HEIGHT = 700, 300
LEFT, RIGHT, TOP, BOTTOM = 40, 676, 10, 272


class CurveLike(Protocol):
    @property
    def colour(self) -> str: ...
    @property
    def points(self) -> Sequence[float]: ...


class MomentLike(Protocol):
    @property
    def turn(self) -> int: ...


def line_sample(colour: str) -> Markup:
    """A short piece of a player's line, for the legend."""
    return drawing(26, 8, _line("M0 4H26", colour), size=(26, 8))


def chances(curves: Sequence[CurveLike], moments: Sequence[MomentLike], label: str) -> Markup:
    """One line per player from 0 to 100 %, with the moments that mattered numbered on top."""
    turns = max(len(curve.points) for curve in curves)
    size = f'width="{RIGHT - LEFT}" height="{BOTTOM - TOP}"'
    body = [f'<rect x="{LEFT}" y="{TOP}" {size} fill="var(--shoal-1)" opacity=".6"/>']
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent)
        body.append(f'<path d="M{LEFT} {y:.1f}H{RIGHT}" stroke="var(--line)" stroke-width="1"/>')
        body.append(text(LEFT - 6, y, 14, percent, "var(--ink-2)", "end"))
    for turn in range(0, turns, max(1, turns // 8)):
        body.append(text(_x(turn, turns), BOTTOM + 16, 14, turn + 1, "var(--ink-2)"))
    for curve in curves:
        path = "L".join(f"{_x(turn, turns):.1f} {_y(point):.1f}" for turn, point in enumerate(curve.points))
        body.append(f'<path d="M{path}" fill="none" stroke="var(--surface)" stroke-width="7" stroke-linejoin="round"/>')
        body.append(_line(f"M{path}", curve.colour))
        for turn in {turns // 3, 2 * turns // 3, turns - 1} & set(range(len(curve.points))):
            body.append(pawn_in(curve.colour, _x(turn, turns) - 8.5, _y(curve.points[turn]) - 8.5, 17))
    for number, moment in enumerate(moments, 1):
        x = _x(moment.turn, turns)
        body.append(
            f'<path d="M{x:.1f} {TOP}V{BOTTOM}" stroke="var(--ink)" stroke-width="1.2" stroke-dasharray="2 4"/>'
        )
        body.append(f'<circle cx="{x:.1f}" cy="{TOP + 13}" r="11" fill="var(--ink)"/>')
        body.append(text(x, TOP + 13, 14, number, "var(--paper)"))
    return drawing(WIDTH, HEIGHT, "".join(body), css="chart", label=label)


def _line(path: str, colour: str) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="var(--pline-{colour})" stroke-width="3.4" stroke-linejoin="round"'
        f' stroke-dasharray="{DASHES[colour]}"/>'
    )


def _x(turn: int, turns: int) -> float:
    return LEFT + (RIGHT - LEFT) * turn / max(turns - 1, 1)


def _y(percent: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * percent / 100
