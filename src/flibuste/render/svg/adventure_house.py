"""An adventurer's house: a door and three windows, shut behind a marker or lit; large for the seat shown, small for the
others."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from flibuste.render.svg.parts import INK, drawing, pawn_in, text, use

LIT, SHUTTER, WALL, ROOF, WOOD = "#F7DE8A", "#0F4A5A", "#EADFC5", "#B4502F", "#8A5A2B"
LINE: Final = f'stroke="{INK}" stroke-width="1.8"'
WINDOWS: Final = (93, 160, 227)
SIGNS: Final = ("lantern-flame", "trophy-cup", "crown", "crown")
SPACES: Final = len(SIGNS)


def house(uncovered: int, colour: str) -> Markup:
    """290 x 118 units; what each opening gives stands below it, in words."""
    parts = [
        f'<path d="M22 4H268L288 36H2Z" fill="{ROOF}" {LINE}/>',
        *(f'<path d="M{18 - 5 * row} {12 + 8 * row}H{272 + 5 * row}" stroke="#8E3B20"/>' for row in range(3)),
        f'<rect x="10" y="36" width="270" height="81" fill="{WALL}" {LINE}/>',
        _door(uncovered > 0, colour),
    ]
    parts += [_window(x, place + 1, uncovered, colour) for place, x in enumerate(WINDOWS)]
    return drawing(290, 118, "".join(parts), css="house-front")


def _door(is_open: bool, colour: str) -> str:
    fill = LIT if is_open else WOOD
    frame = f'<path d="M28 117V70Q28 46 50 46Q72 46 72 70V117Z" fill="{fill}" {LINE}/>'
    if is_open:
        leaf = f'<path d="M28 117V70Q28 58 34 52L42 60V112Z" fill="{WOOD}" {LINE}/>'
        return frame + leaf + use(f"i-{SIGNS[0]}", 45, 68, 22, 22, INK)
    planks = "".join(f'<path d="M{x} 52V116" stroke="#5E3A17"/>' for x in (39, 50, 61))
    return frame + planks + pawn_in(colour, 39, 72, 22)


def _window(x: int, place: int, uncovered: int, colour: str) -> str:
    fill = LIT if place < uncovered else SHUTTER
    box = f'<rect x="{x}" y="52" width="42" height="40" fill="{fill}" {LINE}/>'
    sill = f'<path d="M{x - 3} 95H{x + 45}" stroke="{WOOD}" stroke-width="5"/>'
    if place >= uncovered:
        slats = "".join(f'<path d="M{x + 3} {y}H{x + 39}" stroke="#3E7482"/>' for y in (58, 64, 80, 86))
        return box + slats + sill + pawn_in(colour, x + 10, 61, 22)
    amount = {2: "+1", 3: "+3"}.get(place)
    if amount is None:
        return box + sill + use(f"i-{SIGNS[place]}", x + 9, 60, 24, 24, INK)
    return box + sill + text(x + 12, 72, 15, amount) + use(f"i-{SIGNS[place]}", x + 22, 63, 18, 18, INK)


def small_house(uncovered: int, colour: str, label: str) -> Markup:
    """Four boxes, 104 x 28 units: a door and three windows."""
    parts = []
    for place in range(SPACES):
        x, is_open = 27 * place, place < uncovered
        round_top = f"M{x + 1} 27V10Q{x + 1} 1 {x + 12} 1Q{x + 23} 1 {x + 23} 10V27Z"
        square = f"M{x + 1} 27V4Q{x + 1} 2 {x + 3} 2H{x + 21}Q{x + 23} 2 {x + 23} 4V27Z"
        shape, fill = round_top if place == 0 else square, LIT if is_open else SHUTTER
        parts.append(f'<path d="{shape}" fill="{fill}" stroke="{INK}" stroke-width="1.4"/>')
        parts.append(use(f"i-{SIGNS[place]}", x + 4.5, 7, 15, 15, INK) if is_open else pawn_in(colour, x + 4.5, 7, 15))
    return drawing(106, 28, "".join(parts), label=label, css="small-house", size=(106, 28))
