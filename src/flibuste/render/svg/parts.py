"""The small drawings every board shares: icons, ships, pawns, coins, tags, shields, dice, gauges.

Lengths are in the units of the enclosing drawing. Colours are the tokens of the style sheet where a thing belongs to
the page, plain inks where it is printed on a card.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from markupsafe import Markup, escape

INK, PAPER, SAND, BRASS, BRASS_LINE, DEEP = "#1B2733", "#FFFBF0", "#EADFC5", "#D9A93F", "#7D5409", "#0F4A5A"

SHIP_BOX = (102, 80)

# A player's colour is always doubled by a mark.
MARKS = {
    "red": '<circle cx="12" cy="12" r="4.6" fill="#fff"/>',
    "blue": '<path d="M5 13q3.5-5 7 0t7 0" fill="none" stroke="#fff" stroke-width="3"/>',
    "yellow": '<path d="M12 5l2.2 4.8 5.2.5-3.9 3.5 1.1 5.1-4.6-2.7-4.6 2.7 1.1-5.1-3.9-3.5 5.2-.5z" fill="#14181F"/>',
    "green": '<path d="M12 6l6 11H6z" fill="#14181F"/>',
    "white": '<path d="M7.5 7.5l9 9M16.5 7.5l-9 9" stroke="#14181F" stroke-width="3" stroke-linecap="round"/>',
    "violet": '<path d="M12 5l5.2 7-5.2 7-5.2-7z" fill="#fff"/>',
}
# The ship that sails for a player.
SHIPS = {"red": "red", "blue": "blue", "yellow": "yellow", "green": "green", "white": "black", "violet": "ares"}
# A player's line is always doubled by a dash pattern.
DASHES = {"blue": "", "green": "9 4", "red": "2 5", "yellow": "14 4 2 4", "white": "6 3", "violet": "12 3 3 3"}


def use(symbol: str, x: float, y: float, width: float, height: float, colour: str = "currentColor") -> str:
    """A symbol that the page brings along, placed inside a drawing."""
    return f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" color="{colour}"/>'


def text(x: float, y: float, size: float, words: object, colour: str = INK, anchor: str = "middle") -> str:
    """Bold text with its middle height at y."""
    return (
        f'<text x="{x:g}" y="{y + 0.36 * size:.2f}" font-size="{size:g}" fill="{colour}" text-anchor="{anchor}"'
        f' class="num">{escape(words)}</text>'
    )


def drawing(
    width: float,
    height: float,
    body: str,
    *,
    label: str = "",
    css: str = "",
    id: str = "",
    size: tuple[float, float] | None = None,
) -> Markup:
    """An SVG element; a picture with a name if it has a label, decoration otherwise."""
    role = f' role="img" aria-label="{escape(label)}"' if label else ' aria-hidden="true"'
    shown = f' width="{size[0]:g}" height="{size[1]:g}"' if size else ""
    cls = (f' id="{id}"' if id else "") + (f' class="{css}"' if css else "")
    return Markup(f'<svg{cls} viewBox="0 0 {width:g} {height:g}"{shown}{role}>{body}</svg>')


@cache
def icon(name: str, size: float = 18) -> Markup:
    """A game-icon in the colour of the text around it; as short as can be, since pages have hundreds of them."""
    return Markup(
        f'<svg class="ic" width="{size:g}" height="{size:g}" aria-hidden="true"><use href="#i-{name}"/></svg>'
    )


@cache
def ship(colour: str, width: float = 40) -> Markup:
    """A ship by its colour: six colours, six silhouettes."""
    height = round(width * SHIP_BOX[1] / SHIP_BOX[0], 1)
    return drawing(width, height, ship_in(colour, 0, 0, width), css="ic", size=(width, height))


def ship_in(colour: str, x: float, y: float, width: float) -> str:
    return use(f"s-{colour}", x, y, width, width * SHIP_BOX[1] / SHIP_BOX[0], f"var(--ship-{colour})")


@cache
def rose(size: float = 34) -> Markup:
    """The sixteen-point rose, our mark."""
    return drawing(100, 100, use("rose", 0, 0, 100, 100), size=(size, size))


@cache
def pawn(colour: str, size: float = 20) -> Markup:
    """A player: a disc in the colour, with its mark."""
    return drawing(24, 24, pawn_body(colour), css="pawn", size=(size, size))


def pawn_body(colour: str) -> str:
    return (
        f'<circle cx="12" cy="12" r="11" fill="var(--p-{colour})" stroke="#14181F" stroke-width="1.6"/>{MARKS[colour]}'
    )


def pawn_in(colour: str, x: float, y: float, size: float) -> str:
    return f'<svg x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" viewBox="0 0 24 24">{pawn_body(colour)}</svg>'


def coin(x: float, y: float, radius: float, words: object, size: float) -> str:
    """What you gain: a round coin."""
    at = f'cx="{x:g}" cy="{y:g}"'
    return (
        f'<circle {at} r="{radius:g}" fill="{BRASS}" stroke="{INK}" stroke-width="1.6"/>'
        f'<circle {at} r="{radius - 3.2:g}" fill="none" stroke="{BRASS_LINE}" stroke-dasharray="2 1.6"/>'
        + text(x, y, size, words)
    )


def tag(x: float, y: float, width: float, height: float, words: object, size: float, fill: str = PAPER) -> str:
    """What you pay: a pointed price tag."""
    middle, shoulder = y + height / 2, x + 11
    return (
        f'<path d="M{x:g} {middle:g}L{shoulder:g} {y:g}H{x + width:g}V{y + height:g}H{shoulder:g}Z" fill="{fill}"'
        f' stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"/>'
        f'<circle cx="{x + 10:g}" cy="{middle:g}" r="2.6" fill="none" stroke="{INK}" stroke-width="1.6"/>'
        + text(x + width / 2 + 5, middle, size, words)
    )


def shield(x: float, y: float, width: float, height: float, words: object, size: float) -> str:
    """What counts as points: a shield."""
    right, centre = x + width, x + width / 2
    waist, hip, tip = y + height * 0.5, y + height * 0.85, y + height
    return (
        f'<path d="M{x:g} {y:g}Q{centre:g} {y + 3:g} {right:g} {y:g}V{waist:g}Q{right:g} {hip:g} {centre:g} {tip:g}'
        f'Q{x:g} {hip:g} {x:g} {waist:g}Z" fill="{DEEP}" stroke="{PAPER}" stroke-width="2"/>'
        + text(centre, y + height * 0.46, size, words, "#fff")
    )


def points(words: object) -> Markup:
    """A shield by itself, for compact tiles."""
    return drawing(34, 39, shield(2, 2, 30, 35, words, 20), size=(24, 27))


def sabres(x: float, y: float, size: float, words: object, colour: str = INK) -> str:
    """Strength: crossed sabres and a digit."""
    return use("i-crossed-sabres", x, y, size, size, colour) + text(
        x + size * 1.52, y + size / 2, size * 0.96, words, colour
    )


def die(body: str, fill: str, size: float = 72, *, label: str = "") -> Markup:
    """A die's face, 72 units wide."""
    face = f'<rect x="3" y="3" width="66" height="66" rx="13" fill="{fill}" stroke="{INK}" stroke-width="2.6"/>'
    return drawing(72, 72, face + body, css="die onpaper", label=label, size=(size, size))


def progress(done: int, goal: int, label: str) -> Markup:
    """How far somebody is towards the end of the game; the number stands elsewhere too."""
    width = min(100.0, 100 * done / goal) if goal else 0
    body = (
        '<rect x=".5" y=".5" width="99" height="7" rx="3.5" fill="var(--sunk)" stroke="var(--line)"/>'
        f'<rect x="1" y="1" width="{max(width - 2, 0):.1f}" height="6" rx="3" fill="var(--brass-fill)"/>'
        f'<path d="M{max(width - 1, 1):.1f} 1V7" stroke="var(--ink)" stroke-width="1.5"/>'
    )
    return Markup(
        '<svg class="end" viewBox="0 0 100 8" preserveAspectRatio="none" role="img"'
        f' aria-label="{escape(label)}">{body}</svg>'
    )


@cache
def tens(filled: int) -> Markup:
    """Ten boxes, some filled: a chance at a glance."""
    boxes = (
        f'<rect x="{1.5 + 12 * i:g}" y="1.5" width="9" height="24" rx="2.5" stroke="currentColor" stroke-width="1.8"'
        f' fill="{"currentColor" if i < filled else "none"}"/>'
        for i in range(10)
    )
    return drawing(122, 27, "".join(boxes), css="tens", size=(118, 26))


def boxes(total: int, *, spent: int = 0, held: int = 0, columns: int = 0, label: str = "") -> Markup:
    """A track as boxes: spent ones hatched, held ones filled with a gap, the others free."""
    columns = columns or total
    rows = -(-total // columns)
    wide, high = 300 / columns, 22
    parts = []
    for i in range(total):
        x, y = (i % columns) * wide + 1.5, (i // columns) * high + 1.5
        parts.append(_box(x, y, wide - 4, high - 4, "spent" if i < spent else "held" if i < spent + held else ""))
    return drawing(300, rows * high, "".join(parts), css="boxes", label=label)


def _box(x: float, y: float, width: float, height: float, state: str) -> str:
    frame = _rounded(x, y, width, height, f"box {state}".strip())
    if state == "held":
        return frame + _rounded(x + 3, y + 3, max(width - 6, 1), height - 6, "fill")
    if state == "spent":
        return frame + f'<path d="M{x + 2:.1f} {y + height - 2:.1f}L{x + width - 2:.1f} {y + 2:.1f}" class="stroke"/>'
    return frame


def _rounded(x: float, y: float, width: float, height: float, css: str) -> str:
    size = f'width="{width:.1f}" height="{height:.1f}" rx="{min(width, height) / 2:.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} class="{css}"/>'


@cache
def rhumb_lines() -> Markup:
    """The faint net of bearings and swell behind a zone at sea."""
    bearings = [(560 + 900 * cos(turn), 60 + 900 * sin(turn)) for turn in (0.1 + pi / 8 * point for point in range(16))]
    rays = "".join(f"M560 60L{x:.0f} {y:.0f}" for x, y in bearings)
    swell = "".join(f"M0 {level}q90 -22 180 0t180 0t180 0t180 0" for level in (120, 190, 260))
    return Markup(
        '<svg class="bg" viewBox="0 0 720 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f'<path d="{rays}{swell}" fill="none" stroke="var(--shoal-2)" stroke-width="1.2"/></svg>'
    )
