"""The small drawings of Amerigo: cubes, the tower, shapes of tiles, the special-action track."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import COLOURS
from flibuste.kit.grid_shapes import Offsets
from flibuste.render.svg.amerigo_chart import SAND
from flibuste.render.svg.coast import outline, rounded
from flibuste.render.svg.parts import INK, drawing, pawn_in, text, use

PAINT = {
    "blue": ("var(--ship-blue)", "#fff", "ship-wheel"),
    "black": ("var(--ship-black)", "#fff", "cannon"),
    "red": ("var(--ship-red)", "#fff", "scroll-unfurled"),
    "brown": ("var(--cube-brown)", "#14181F", "gears"),
    "green": ("var(--ship-green)", "#14181F", "hut"),
    "yellow": ("var(--ship-yellow)", "#14181F", "wooden-crate"),
    "white": ("var(--p-white)", "#14181F", "round-star"),
}
SPACE = 28
UNIT = 9
WIDER = 1.8  # a box with a sign


def cube_in(colour: str, x: float, y: float, width: float) -> str:
    """A cube: its colour, doubled by the sign of its action."""
    fill, ink, icon = PAINT[colour]
    inner = width * 0.72
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{width:g}" rx="{width * 0.16:g}" fill="{fill}"'
        f' stroke="#14181F" stroke-width="1.5"/>'
        + use(f"i-{icon}", x + (width - inner) / 2, y + (width - inner) / 2, inner, inner, ink)
    )


def cube(colour: str, width: float = 24) -> Markup:
    return drawing(width + 2, width + 2, cube_in(colour, 1, 1, width), css="ic cube", size=(width + 2, width + 2))


def tower(s: Amerigo, label: str) -> Markup:
    """How many cubes of each colour are inside, never where; in the tray what came out."""
    body = '<path d="M8 4H124L112 24H20Z" fill="#B58A5A" stroke="#14181F" stroke-width="1.8"/>'
    body += '<rect x="22" y="24" width="88" height="88" fill="#8A5A2B" stroke="#14181F" stroke-width="1.8"/>'
    body += '<rect x="28" y="29" width="76" height="78" rx="3" fill="#2B1D10"/>'
    held = s.in_tower()
    for number, colour in enumerate(COLOURS):
        x, y = 33 + 37 * (number % 2), 32 + 19 * (number // 2)
        body += cube_in(colour, x, y, 15) + text(x + 25, y + 7.5, 16, held[number], "#FFFBF0")
    body += text(86, 96.5, 16, f"= {sum(held)}", "#E9D6A6")
    body += '<path d="M22 112H110L128 174H4Z" fill="#8A5A2B" stroke="#14181F" stroke-width="1.8"/>'
    out = [colour for colour, count in zip(COLOURS, s.centre, strict=True) for _ in range(count)]
    side = 21 if len(out) <= 8 else 14
    across = 4 if len(out) <= 8 else 6
    for number, colour in enumerate(out):
        left = 66 - across * (side + 2) / 2 + number % across * (side + 2)
        body += cube_in(colour, left, 116 + number // across * (side + 2), side)
    return drawing(132, 178, body, css="twr", label=label)


def shape(cells: Offsets, fill: str, unit: float = UNIT) -> Markup:
    """A tile by its shape."""
    width, height = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    path = "".join(rounded(loop, unit, 1.5, unit * 0.22) for loop in outline(set(cells)))
    inner = "".join(f"M{1.5 + x * unit:g} {1.5 + y * unit:g}h{unit:g}v{unit:g}" for x, y in cells)
    body = f'<path d="{path}" fill="{fill}" stroke="{INK}" stroke-width="1.8"/>'
    body += f'<path d="{inner}" fill="none" stroke="{INK}" stroke-width=".6" opacity=".45"/>'
    return drawing(
        width * unit + 3, height * unit + 3, body, css="shp onpaper", size=(width * unit + 3, height * unit + 3)
    )


def track_boxes(spaces: int, held: int, signs: Mapping[int, str]) -> Markup:
    """A track as boxes, those passed filled; a box with a sign is wider."""
    high, plain = 24, 300 / (spaces + (WIDER - 1) * len(signs))
    body, x = [], 0.0
    for space in range(1, spaces + 1):
        wide = plain * WIDER if space in signs else plain
        at = f'x="{x + 1:.1f}" y="1.5" width="{wide - 2:.1f}" height="{high - 3}" rx="3"'
        fill, ink = ("var(--brass-fill)", "var(--on-brass)") if space <= held else ("none", "var(--ink)")
        line = 2.2 if space in signs else 1.2
        body.append(f'<rect {at} fill="{fill}" stroke="var(--ink)" stroke-width="{line}"/>')
        body.append(text(x + wide / 2, high / 2, 15, signs[space], ink) if space in signs else "")
        x += wide
    return drawing(300, high, "".join(body), css="boxes")


def tile_fill(colour: str) -> str:
    return f"var(--p-{colour})" if colour else SAND


def special_track(s: Amerigo, colours: Sequence[str], label: str) -> Markup:
    """The spaces in their colours with number or value; markers on one space overlap, the upper one in front."""
    body = []
    points = s.tables.special_points
    for space, colour in enumerate(s.tables.special_colour):
        fill, ink, icon = PAINT[COLOURS[colour]]
        x = space * SPACE + 1
        body.append(
            f'<rect x="{x}" y="1" width="{SPACE}" height="48" fill="{fill}" stroke="#14181F" stroke-width="1.2"/>'
            + use(f"i-{icon}", x + 6, 4, 16, 16, ink)
        )
        worth = space and points[space] > points[space - 1]
        if worth:
            body.append(f'<rect x="{x + 2}" y="26" width="24" height="20" rx="4" fill="#0F4A5A" stroke="#fff"/>')
        body.append(text(x + SPACE / 2, 36, 19, points[space] if worth else space, "#fff" if worth else ink))
    for place, seat in reversed(list(enumerate(s.line))):
        above = len([other for other in s.line[:place] if s.special[other] == s.special[seat]])
        body.append(pawn_in(colours[seat], s.special[seat] * SPACE + 3, 2 + 7 * above, 24))
    width = len(s.tables.special_colour) * SPACE + 2
    return drawing(width, 50, "".join(body), css="spt", label=label)
