"""The chart of a Rolling Seas board: coasts with their shoals, what is drawn on the sea, the wake and the ship.

A cell is 40 units; the grid's north-west corner is at (24, 24), beyond the letters and numbers of the edge.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from markupsafe import Markup

from flibuste.games.rolling_seas.board import Board, Current
from flibuste.games.rolling_seas.chart import GRID
from flibuste.kit.grid import OFF_GRID, cells_of
from flibuste.render.svg.grid_chart import CELL, Paper
from flibuste.render.svg.parts import INK, SHIPS, drawing, pawn_in, ship_in, text, use

SEA = Paper("rs", GRID, GRID.width, GRID.height, 24, 2)
corner, centre = SEA.corner, SEA.centre
TEXT = 14
FADED = ' opacity=".4"'

_TILES = {
    "monster": (9, 9, '<path d="M0 9L9 0" stroke="var(--adv-monster)" stroke-width="1.4"/>'),
    "peril": (9, 9, '<circle cx="4.5" cy="4.5" r="1.7" fill="var(--adv-peril)"/>'),
    "rocks": (12, 8, '<path d="M0 7L3 2L6 7L9 2L12 7" fill="none" stroke="var(--adv-rocks)" stroke-width="1.3"/>'),
}
PATTERNS = "".join(
    f'<pattern id="rs-{kind}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">{tile}</pattern>'
    for kind, (width, height, tile) in _TILES.items()
)
DRAWN = (("monster", "giant-squid"), ("peril", "vortex"), ("rocks", "stone-pile"))


def chart(board: Board, colours: list[str], owner: int, label: str) -> Markup:
    """The whole board; `owner` is whose it is."""
    paper = (SEA.sea(), SEA.axes(TEXT), SEA.border(), SEA.coasts(board.chart.land))
    body = "".join((PATTERNS, *paper, _signs(board), _adventures(board), _ambushes(board, colours)))
    body += _voyage(board, colours[owner])
    return drawing(SEA.width, SEA.height, body, css="map", id="rs-chart", label=label)


def _signs(board: Board) -> str:
    """What the map prints: ports, monoliths, symbols of the land, pirates."""
    printed = board.chart
    body = []
    for mask, name in ((printed.provisions, "chicken-leg"), (printed.gold, "two-coins"), (printed.story, "quill-ink")):
        body += [_icon(name, cell, 26, "var(--ink)", faded=bool(board.explored >> cell & 1)) for cell in cells_of(mask)]
    for cell in cells_of(printed.monoliths):
        x, y = centre(cell)
        body.append(f'<circle cx="{x}" cy="{y}" r="17.5" fill="none" stroke="var(--ink)" stroke-dasharray="3 3"/>')
        body.append(_icon("menhir", cell, 26, "var(--ink)"))
    for port, cell in enumerate(printed.ports):
        body.append(_port(cell, port + 1, visited=bool(board.visited >> port & 1), home=board.home == port))
    for cell in cells_of(printed.pirates):
        body.append(_pirates(cell, waiting=bool(board.pirates >> cell & 1)))
    ticked = board.explored & ~printed.port_cells
    body += [text(*centre(cell), 22, "✓", "var(--good)") for cell in cells_of(ticked)]
    return "".join(body)


def _pirates(cell: int, *, waiting: bool) -> str:
    if not waiting:
        return _icon("pirate-skull", cell, 26, "var(--ink-2)", faded=True)
    x, y = centre(cell)
    disc = f'<circle cx="{x}" cy="{y}" r="17" fill="#1B2733" stroke="var(--surface)" stroke-width="1.5"/>'
    return disc + _icon("pirate-skull", cell, 26, "#FFFBF0")


def _port(cell: int, number: int, *, visited: bool, home: bool) -> str:
    x, y = corner(cell)
    fill, width = "var(--brass-fill)" if visited else "var(--card)", 3.4 if home else 1.6
    box = f'<rect x="{x + 3}" y="{y + 3}" width="34" height="34" rx="5" fill="{fill}"'
    body = f'{box} stroke="{INK}" stroke-width="{width}"/>'
    body += use("i-anchor", x + 5, y + 10, 18, 18, INK) + text(x + 30, y + 20, 19, number, INK)
    if not visited:
        return body
    disc = f'<circle cx="{x + 36}" cy="{y + 5}" r="8" fill="var(--good)" stroke="var(--surface)"/>'
    return body + disc + text(x + 36, y + 5, 13, "✓", "var(--surface)")


def added(before: Board, after: Board) -> Markup:
    """The adventures that one board has and the other has not."""
    masks = [new & ~old for old, new in zip(_masks(before), _masks(after), strict=True)]
    return Markup(_shapes(masks) + _currents(after.currents[len(before.currents) :], after.flows))


def _adventures(board: Board) -> str:
    spent = board.drawn & ~(board.active | board.rocks)
    gone = "".join(_square(cell, "none", "var(--line)", dashed=True) for cell in cells_of(spent))
    return gone + _shapes(_masks(board)) + _currents(board.currents, board.flows)


def _masks(board: Board) -> list[int]:
    return [board.monsters, board.perils, board.rocks]


def _shapes(masks: Sequence[int]) -> str:
    body = []
    for (kind, icon_name), mask in zip(DRAWN, masks, strict=True):
        colour = f"var(--adv-{kind})"
        for part in _pieces(mask):
            body += [_square(cell, f"url(#rs-{kind})", colour) for cell in part]
            body.append(_icon(icon_name, part[len(part) // 2], 30, colour))
    return "".join(body)


def _currents(currents: Iterable[Current], flows: int) -> str:
    return "".join(_current([*current.cells, current.exit], flows) for current in currents)


def _square(cell: int, fill: str, colour: str, *, dashed: bool = False) -> str:
    x, y = corner(cell)
    dash = ' stroke-dasharray="4 3"' if dashed else ""
    at = f'x="{x + 2}" y="{y + 2}" width="36" height="36"'
    ground = "" if dashed else f'<rect {at} fill="var(--surface)"/>'
    return f'{ground}<rect {at} fill="{fill}" stroke="{colour}" stroke-width="2"{dash}/>'


def _current(cells: list[int], flows: int) -> str:
    """An arrow in each cell; those already used are pale."""
    pen = 'fill="none" stroke="var(--adv-current)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"'
    return "".join(
        f'<path d="{_arrow(cell, following)}" {pen}{"" if flows >> cell & 1 else FADED}/>'
        for cell, following in pairwise(cells)
        if following != OFF_GRID
    )


def _arrow(cell: int, following: int) -> str:
    """Through a cell towards the next one."""
    (x, y), (to_x, to_y) = centre(cell), centre(following)
    dx, dy = (to_x - x) / CELL, (to_y - y) / CELL
    tip_x, tip_y = x + 14 * dx, y + 14 * dy
    left = f"{tip_x - 9 * dx - 7 * dy:.0f} {tip_y - 9 * dy + 7 * dx:.0f}"
    right = f"{tip_x - 9 * dx + 7 * dy:.0f} {tip_y - 9 * dy - 7 * dx:.0f}"
    return f"M{x - 14 * dx:.0f} {y - 14 * dy:.0f}L{tip_x:.0f} {tip_y:.0f}M{left}L{tip_x:.0f} {tip_y:.0f}L{right}"


def _ambushes(board: Board, colours: list[str]) -> str:
    body = []
    colour = "var(--adv-ambush)"
    for ambush in board.ambushes:
        for cell in cells_of(ambush.points):
            body.append(_square(cell, "none", colour) + _icon("sword-clash", cell, 20, colour))
        x, y = corner(ambush.centre)
        mark = pawn_in(colours[ambush.author], x + 8, y + 8, 24)
        body.append(_square(ambush.centre, "none", colour) + mark)
    return "".join(body)


def _voyage(board: Board, colour: str) -> str:
    line = f"var(--pline-{colour})"
    body = "".join(f'<circle cx="{x}" cy="{y}" r="4" fill="{line}"/>' for x, y in map(centre, cells_of(board.wake)))
    if len(board.track) > 1:
        route = "L".join(f"{x} {y}" for x, y in map(centre, board.track))
        pen = f'd="M{route}" fill="none" stroke-linejoin="round"'
        body += f'<path {pen} stroke="var(--surface)" stroke-width="9"/>'
        body += f'<path {pen} stroke="{line}" stroke-width="5" stroke-dasharray="9 4"/>'
    if board.ship == OFF_GRID:
        return body
    x, y = centre(board.ship)
    disc = f'<circle cx="{x}" cy="{y}" r="23" fill="#FFFDF6" stroke="{line}" stroke-width="3.5"/>'
    return f'{body}<g class="onpaper">{disc}{ship_in(SHIPS[colour], x - 17, y - 13, 34)}</g>'


def _icon(name: str, cell: int, size: int, colour: str, faded: bool = False) -> str:
    x, y = centre(cell)
    drawn = use(f"i-{name}", x - size / 2, y - size / 2, size, size, colour)
    return f"<g{FADED}>{drawn}</g>" if faded else drawn


def _pieces(mask: int) -> Iterable[list[int]]:
    """The parts of a mask that hang together, as lists of cells."""
    while mask:
        part = mask & -mask
        while (grown := GRID.spread(part) & mask) != part:
            part = grown
        yield cells_of(part)
        mask &= ~part
