"""The picture over a page of the story: the sea before Port Royal, from chapter to chapter in another light."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from flibuste.render.svg.parts import drawing

SKIES: Final = (("#10303F", "#F4ECD8"), ("#24465A", "#F7DE8A"), ("#3B3A55", "#F4ECD8"), ("#4A5A52", "#DDE3D0"))
SUNSET: Final = ("#5A2E2A", "#F2B36B")
SAIL, HULL, SEA, WAVE, WALL, TORCH = "#B4502F", "#14181F", "#0F4A5A", "#7FB5BE", "#6B5A33", "#F7C948"
RAMPART: Final = "M0 130V72H16V62H34V72H52V62H70V72H88V62H106V72H118V130Z"
BERTHS: Final = ((250, 74, 1.0), (318, 82, 0.85), (400, 70, 1.1), (200, 84, 0.7), (356, 92, 0.75))


def vignette(chapter: int, months: int) -> Markup:
    """One squadron with rust-coloured sails, a ship more for every month that has begun."""
    sky, light = (*SKIES, SUNSET)[chapter - 1]
    stars = "".join(
        f'<circle cx="{37 + 83 * n % 430}" cy="{9 + 17 * n % 34}" r="1.2" fill="{light}"/>' for n in range(9)
    )
    ships = "".join(_ship(*berth) for berth in BERTHS[: max(1, min(months + 1, len(BERTHS)))])
    waves = "".join(
        f'<path d="M{120 + 90 * n} {101 + 7 * (n % 3)}q11-6 22 0t22 0" fill="none" stroke="{WAVE}" stroke-width="1.5"/>'
        for n in range(4)
    )
    body = (
        f'<rect width="460" height="130" fill="{sky}"/>{stars}'
        f'<circle cx="372" cy="30" r="19" fill="{light}"/><circle cx="380" cy="25" r="16" fill="{sky}"/>'
        f'<rect y="92" width="460" height="38" fill="{SEA}"/>{waves}{ships}'
        f'<path d="{RAMPART}" fill="{WALL}" stroke="{HULL}" stroke-width="2"/>'
        f'<path d="M25 62q-7-7 0-17q7 10 0 17zM97 62q-7-7 0-17q7 10 0 17z" fill="{TORCH}" stroke="{SAIL}"/>'
    )
    return drawing(460, 130, body, css="vignette")


def _ship(x: int, y: int, scale: float) -> str:
    return (
        f'<g transform="translate({x} {y}) scale({scale})"><path d="M-20 12H20L13 22H-14Z" fill="{HULL}"/>'
        f'<path d="M-3 12V-20" stroke="{HULL}" stroke-width="2"/><path d="M-1 -19Q18 -10 14 8H-1Z" fill="{SAIL}"/>'
        f'<path d="M-5 -15Q-17 -6 -14 8H-5Z" fill="{SAIL}"/></g>'
    )
