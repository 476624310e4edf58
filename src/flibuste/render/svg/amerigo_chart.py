"""The map of Amerigo: frame, sea, islands, anchors, and everything that lies on them.

A cell is 40 units; the grid's north-west corner is at (40, 40), inside the frame with its spaces and letters.
"""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from flibuste.games.amerigo.completing import is_complete
from flibuste.games.amerigo.pieces import mask_of_tile, owner_of
from flibuste.games.amerigo.places import EAST, FIRST_FRAME, GRID, MOST_TILES, NORTH, OFF_BOARD, SOUTH, WEST, is_frame
from flibuste.games.amerigo.state import Amerigo
from flibuste.kit.grid import LETTERS, cells_of, first_of
from flibuste.render.svg.coast import Corner, outline, rounded
from flibuste.render.svg.parts import INK, MARKS, drawing, ship_in, text, use

CELL = EDGE = 40
CORNER = 9
TEXT = 20  # the whole map is shown at 0.6 of its size on a small screen
GOODS = ("cotton-flower", "three-leaves", "sugar-cane", "coconuts", "coffee-beans")
SHIPS = {"red": "red", "white": "black", "blue": "blue", "yellow": "yellow"}
SAND = "#CFC4A4"
DARK = ("blue", "red")  # player colours that carry white signs


def size(s: Amerigo) -> tuple[int, int]:
    return 2 * EDGE + s.chart.width * CELL, 2 * EDGE + s.chart.height * CELL


def chart(s: Amerigo, colours: Sequence[str], label: str) -> Markup:
    """The whole map with its frame."""
    body = "".join((_sea(s), _coasts(s), _printed(s), _tiles(s, colours), _posts(s, colours), _islands(s)))
    return drawing(*size(s), body + _ships(s, colours), css="map", id="am-chart", label=label)


def corner(cell: int) -> tuple[int, int]:
    return EDGE + GRID.column(cell) * CELL, EDGE + GRID.row(cell) * CELL


def centre(place: int, s: Amerigo) -> tuple[float, float]:
    """The middle of a cell, or of a space of the frame."""
    if not is_frame(place):
        x, y = corner(place)
        return x + CELL / 2, y + CELL / 2
    side, number = divmod(place - FIRST_FRAME, MOST_TILES)
    along = EDGE + (number + 0.5) * s.chart.side * CELL
    far_x, far_y = EDGE * 1.5 + s.chart.width * CELL, EDGE * 1.5 + s.chart.height * CELL
    return {NORTH: (along, EDGE / 2), SOUTH: (along, far_y), WEST: (EDGE / 2, along), EAST: (far_x, along)}[side]


def _sea(s: Amerigo) -> str:
    width, height = size(s)
    right, bottom = width - EDGE, height - EDGE
    tile = s.chart.side * CELL
    across = [EDGE + n * tile for n in range(1, s.chart.columns)]
    down = [EDGE + n * tile for n in range(1, s.chart.rows)]
    thin = "".join(f"M{EDGE + n * CELL} {EDGE}V{bottom}" for n in range(1, s.chart.width))
    thin += "".join(f"M{EDGE} {EDGE + n * CELL}H{right}" for n in range(1, s.chart.height))
    joints = "".join(f"M{x} {EDGE}V{bottom}" for x in across) + "".join(f"M{EDGE} {y}H{right}" for y in down)
    spaces = "".join(f"M{x} 0V{EDGE}M{x} {bottom}V{height}" for x in across)
    spaces += "".join(f"M0 {y}H{EDGE}M{right} {y}H{width}" for y in down)
    spaces += f"M0 0L{EDGE} {EDGE}M{width} 0L{right} {EDGE}"
    spaces += f"M0 {height}L{EDGE} {bottom}M{width} {height}L{right} {bottom}"
    grid = f'x="{EDGE}" y="{EDGE}" width="{right - EDGE}" height="{bottom - EDGE}"'
    return (
        f'<rect width="{width}" height="{height}" rx="6" fill="var(--shoal-2)"/><rect {grid} fill="var(--sea)"/>'
        f'<path d="{thin}" stroke="var(--line)" stroke-width=".6" opacity=".45"/>'
        f'<path d="{joints}" stroke="var(--line)" stroke-width="1.2" stroke-dasharray="2 4"/>'
        f'<path d="{spaces}" stroke="var(--ink)" stroke-width="1.4"/>{_axes(s)}'
        f'<rect {grid} fill="none" stroke="var(--ink)" stroke-width="2"/>'
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="6" fill="none" stroke="var(--ink)"'
        ' stroke-width="2"/>'
    )


def _axes(s: Amerigo) -> str:
    """Letters along the north, numbers along the west."""
    ink = "var(--ink)"
    letters = [text(EDGE + (n + 0.5) * CELL, EDGE - 16, TEXT, LETTERS[n], ink) for n in range(s.chart.width)]
    numbers = [text(EDGE / 2, EDGE + (n + 0.5) * CELL, TEXT, n + 1, ink) for n in range(s.chart.height)]
    return "".join(letters + numbers)


def points_of(mask: int) -> set[Corner]:
    return {(GRID.column(cell), GRID.row(cell)) for cell in cells_of(mask)}


def path_of(mask: int, inset: float = 0) -> str:
    return "".join(rounded(loop, CELL, EDGE, CORNER, inset) for loop in outline(points_of(mask)))


def _coasts(s: Amerigo) -> str:
    path = path_of(s.chart.land)
    width, height = size(s)
    clip = f'<rect x="{EDGE}" y="{EDGE}" width="{width - 2 * EDGE}" height="{height - 2 * EDGE}"/>'
    shoals = "".join(
        f'<path d="{path}" fill="none" stroke="var({token})" stroke-width="{wide}" opacity=".8"/>'
        for token, wide in (("--shoal-2", 26), ("--shoal-1", 14))
    )
    land = f'<path d="{path}" fill="var(--land)" stroke="var(--land-line)" stroke-width="3"/>'
    drawn = f'<g clip-path="url(#am-clip)" stroke-linejoin="round">{shoals}{land}</g>'
    return f'<clipPath id="am-clip">{clip}</clipPath>{drawn}'


def _printed(s: Amerigo) -> str:
    """Anchors with their arrows, free post spaces, resources still there."""
    body = []
    for anchor, post in s.chart.post_of.items():
        x, y = centre(anchor, s)
        px, py = centre(post, s)
        free = not s.covered >> post & 1
        dx, dy = (px - x) / CELL, (py - y) / CELL
        tip = f"M{x + 19 * dx:g} {y + 19 * dy:g}l{-6 * dx - 5 * dy:g} {-6 * dy + 5 * dx:g}l{10 * dy:g} {-10 * dx:g}z"
        drawn = use("i-anchor", x - 11, y - 11, 22, 22, "var(--deep)") + f'<path d="{tip}" fill="var(--deep)"/>'
        body.append(drawn if free else f'<g opacity=".35">{drawn}</g>')
        if free:
            body.append(
                f'<rect x="{px - 13:g}" y="{py - 13:g}" width="26" height="26" rx="3" fill="none" stroke="var(--ink)"'
                ' stroke-width="1.8" stroke-dasharray="4 3"/>'
            )
    for good, symbols in enumerate(s.chart.symbols):
        body += [_good(cell, good, s) for cell in cells_of(symbols & ~s.covered)]
    return "".join(body)


def _good(cell: int, good: int, s: Amerigo) -> str:
    x, y = centre(cell, s)
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="15" fill="#FFFDF6" stroke="{INK}" stroke-width="1.3"/>'
    return f'<g class="onpaper">{disc}{use(f"i-{GOODS[good]}", x - 11, y - 11, 22, 22, INK)}</g>'


def _tiles(s: Amerigo, colours: Sequence[str]) -> str:
    """Villages in their owner's colour with the mark in the first cell, neutral tiles as sand with palms."""
    body = []
    for laid in s.laid:
        mask, owner = mask_of_tile(s.tables, laid), owner_of(laid)
        fill = f"var(--p-{colours[owner - 1]})" if owner else SAND
        body.append(f'<path d="{path_of(mask, 1.5)}" fill="{fill}" stroke="{INK}" stroke-width="2.4"/>')
        for number, cell in enumerate(cells_of(mask)):
            x, y = centre(cell, s)
            if not owner:
                body.append(use("i-palm-tree", x - 12, y - 12, 24, 24, INK))
            elif number == 0:
                body.append(_mark(colours[owner - 1], x, y, 24))
            else:
                body.append(use("i-hut", x - 11, y - 11, 22, 22, _sign_on(colours[owner - 1])))
    return "".join(body)


def _sign_on(colour: str) -> str:
    return "#fff" if colour in DARK else "#14181F"


def _mark(colour: str, x: float, y: float, width: float) -> str:
    at = f'x="{x - width / 2:g}" y="{y - width / 2:g}" width="{width:g}" height="{width:g}"'
    return f'<svg {at} viewBox="0 0 24 24">{MARKS[colour]}</svg>'


def _posts(s: Amerigo, colours: Sequence[str]) -> str:
    """A house with the player's mark."""
    body = []
    for seat, posts in enumerate(s.posts):
        for cell in cells_of(posts):
            x, y = centre(cell, s)
            house = f"M{x - 14:g} {y + 15:g}V{y - 3:g}L{x:g} {y - 16:g}L{x + 14:g} {y - 3:g}V{y + 15:g}Z"
            body.append(
                f'<path d="{house}" fill="var(--p-{colours[seat]})" stroke="{INK}" stroke-width="2.4"'
                f' stroke-linejoin="round"/>{_mark(colours[seat], x, y + 3, 20)}'
            )
    return "".join(body)


def _islands(s: Amerigo) -> str:
    """Beside each island how many cells are free, with the chest on large ones; +3 where nobody is, ✓ when done."""
    return "".join(_pill(s, number) for number in range(len(s.chart.islands)))


def _pill(s: Amerigo, number: int) -> str:
    island = s.chart.islands[number]
    x, y = corner(first_of(island))
    x, y = x + CELL // 2, max(y - 1, EDGE + 8)  # the letters of the frame stay readable
    if is_complete(s, number):
        disc = f'<circle cx="{x}" cy="{y}" r="13" fill="var(--good)" stroke="var(--surface)" stroke-width="1.5"/>'
        return disc + text(x, y, TEXT, "✓", "var(--surface)")
    found = any(posts & island for posts in s.posts)
    words = str((island & ~s.covered).bit_count()) if found else f"+{s.tables.discovery}"
    large = s.chart.large[number]
    width = 58 if large else 36
    fill = "var(--brass-fill)" if large else "var(--surface)"
    ink = "var(--on-brass)" if large else "var(--ink)"
    dash = "" if found else ' stroke-dasharray="4 3"'
    pill = (
        f'<rect x="{x - width / 2:g}" y="{y - 13}" width="{width}" height="26" rx="13" fill="{fill}"'
        f' stroke="{INK}" stroke-width="1.4"{dash}/>'
    )
    chest = use("i-open-treasure-chest", x - 24, y - 10, 20, 20, ink) if large else ""
    return pill + chest + text(x + (11 if large else 0), y, TEXT, words, ink)


def _ships(s: Amerigo, colours: Sequence[str]) -> str:
    """Discs ringed in the player's colour; several on one space of the frame stand side by side."""
    at: dict[int, list[tuple[int, int]]] = {}
    for seat, ships in enumerate(s.ships):
        for ship, place in enumerate(ships):
            if place != OFF_BOARD:
                at.setdefault(place, []).append((seat, ship))
    discs, names = [], []
    for place, found in at.items():
        x, y = centre(place, s)
        apart = min(CELL, s.chart.side * CELL / len(found))
        for number, (seat, ship) in enumerate(found):
            shift = apart * (number - (len(found) - 1) / 2) if is_frame(place) else 0
            upright = is_frame(place) and (place - FIRST_FRAME) // MOST_TILES in (WEST, EAST)
            dx, dy = (0.0, shift) if upright else (shift, 0.0)
            discs.append(_ship(colours[seat], x + dx, y + dy))
            names.append(_ship_name(s, x + dx, y + dy, "AB"[ship]))
    return "".join(discs + names)


def _ship(colour: str, x: float, y: float) -> str:
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="16" fill="#FFFDF6" stroke="{INK}" stroke-width="5"/>'
    ring = f'<circle cx="{x:g}" cy="{y:g}" r="16" fill="none" stroke="var(--p-{colour})" stroke-width="3.2"/>'
    return f'<g class="onpaper">{disc}{ring}{ship_in(SHIPS[colour], x - 13, y - 13, 24)}</g>'


def _ship_name(s: Amerigo, x: float, y: float, letter: str) -> str:
    """The letter in a badge south-east of the ship, drawn over all ships and kept inside the map."""
    width, height = size(s)
    x, y = min(x + 13, width - 12), min(y + 13, height - 12)
    badge = f'<circle cx="{x:g}" cy="{y:g}" r="11" fill="{INK}" stroke="#fff"/>'
    return badge + text(x, y, TEXT, letter, "#fff")
