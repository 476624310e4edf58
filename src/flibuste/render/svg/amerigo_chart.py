"""The map of Amerigo: frame, sea, islands, anchors, and everything that lies on them.

A cell is 40 units; the grid's north-west corner is at (40, 40), inside the frame with its spaces and letters.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup

from flibuste.games.amerigo.chart import Chart
from flibuste.games.amerigo.completing import is_complete
from flibuste.games.amerigo.pieces import mask_of_tile, owner_of
from flibuste.games.amerigo.places import EAST, FIRST_FRAME, GRID, MOST_TILES, NORTH, OFF_BOARD, SOUTH, WEST, is_frame
from flibuste.games.amerigo.state import Amerigo
from flibuste.kit.grid import cells_of, first_of
from flibuste.render.svg.grid_chart import CELL, Paper
from flibuste.render.svg.parts import INK, MARKS, drawing, ship_in, text, use

EDGE = CELL
TEXT = 20  # the whole map is shown at 0.6 of its size on a small screen
GOODS = ("cotton-flower", "three-leaves", "sugar-cane", "coconuts", "coffee-beans")
SHIPS = {"red": "red", "white": "black", "blue": "blue", "yellow": "yellow"}
SAND = "#CFC4A4"
DARK = ("blue", "red")  # player colours that carry white signs


def paper_of(s: Amerigo) -> Paper:
    return Paper("am", GRID, s.chart.width, s.chart.height, EDGE, EDGE)


def chart(s: Amerigo, colours: Sequence[str], label: str) -> Markup:
    """The whole map with its frame."""
    paper = paper_of(s)
    parts = (_sea(s), paper.coasts(s.chart.land), _printed(s), _tiles(s, colours), _posts(s, colours), _islands(s))
    body = "".join(parts) + _ships(s, colours)
    return drawing(paper.width, paper.height, body, css="map", id="am-chart", label=label)


def centre(place: int, s: Amerigo) -> tuple[float, float]:
    """The middle of a cell, or of a space of the frame."""
    paper = paper_of(s)
    if not is_frame(place):
        return paper.centre(place)
    side, number = divmod(place - FIRST_FRAME, MOST_TILES)
    along = EDGE + (number + 0.5) * s.chart.side * CELL
    far_x, far_y = paper.right + EDGE / 2, paper.bottom + EDGE / 2
    return {NORTH: (along, EDGE / 2), SOUTH: (along, far_y), WEST: (EDGE / 2, along), EAST: (far_x, along)}[side]


def _sea(s: Amerigo) -> str:
    """The water, the joints of its tiles, and round it the frame with its spaces and letters."""
    paper = paper_of(s)
    width, height, right, bottom = paper.width, paper.height, paper.right, paper.bottom
    tile = s.chart.side * CELL
    across = [EDGE + n * tile for n in range(1, s.chart.columns)]
    down = [EDGE + n * tile for n in range(1, s.chart.rows)]
    joints = "".join(f"M{x} {EDGE}V{bottom}" for x in across) + "".join(f"M{EDGE} {y}H{right}" for y in down)
    spaces = "".join(f"M{x} 0V{EDGE}M{x} {bottom}V{height}" for x in across)
    spaces += "".join(f"M0 {y}H{EDGE}M{right} {y}H{width}" for y in down)
    spaces += f"M0 0L{EDGE} {EDGE}M{width} 0L{right} {EDGE}"
    spaces += f"M0 {height}L{EDGE} {bottom}M{width} {height}L{right} {bottom}"
    return (
        f'<rect width="{width}" height="{height}" rx="6" fill="var(--shoal-2)"/>{paper.sea()}'
        f'<path d="{joints}" stroke="var(--line)" stroke-width="1.2" stroke-dasharray="2 4"/>'
        f'<path d="{spaces}" stroke="var(--ink)" stroke-width="1.4"/>{paper.axes(TEXT)}{paper.border()}'
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="6" fill="none" stroke="var(--ink)"'
        ' stroke-width="2"/>'
    )


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
        body.append(f'<path d="{paper_of(s).path(mask, 1.5)}" fill="{fill}" stroke="{INK}" stroke-width="2.4"/>')
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


@lru_cache(16)
def beside_islands(chart: Chart) -> list[int]:
    """For each island the cell of the sea where its pill stands; few maps are remembered, for they are large."""
    return [_beside_island(chart, number) for number in range(len(chart.islands))]


def _beside_island(chart: Chart, number: int) -> int:
    """Off the anchors, away from other islands, and for a large island with room on both sides."""
    island = chart.islands[number]
    others = GRID.beside(chart.land & ~island)

    def trouble(cell: int) -> int:
        here = 1 << cell
        crowded = chart.large[number] and (GRID.beside(here) & ~GRID.beside(here << GRID.stride) & chart.land)
        return 4 * bool(chart.anchors & here) + 2 * bool(others & here) + bool(crowded)

    shore = cells_of(GRID.beside(island) & chart.water)
    return min(shore, key=trouble) if shore else first_of(island)


def _pill(s: Amerigo, number: int) -> str:
    island = s.chart.islands[number]
    x, y = paper_of(s).centre(beside_islands(s.chart)[number])
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
    paper = paper_of(s)
    x, y = min(x + 13, paper.width - 12), min(y + 13, paper.height - 12)
    badge = f'<circle cx="{x:g}" cy="{y:g}" r="11" fill="{INK}" stroke="#fff"/>'
    return badge + text(x, y, TEXT, letter, "#fff")
