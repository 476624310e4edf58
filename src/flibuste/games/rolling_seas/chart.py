"""A map with everything about it that never changes: masks, neighbours, lines of sight, and where each card can lie."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.data import DataError, load
from flibuste.games.rolling_seas.cards import CURRENT, ROCKS, Adventure
from flibuste.kit.grid import HEADINGS, LETTERS, OFF_GRID, Grid, cells_of, crossed, mask_of
from flibuste.kit.grid_shapes import QUARTERS, covered, turned
from flibuste.kit.grid_words import Patches, ways_on

PORTS: Final = "12345678"
SIDES: Final = 4  # of a port
EACH_PORT: Final = 0x11111111  # the first side of each
SEA: Final = "~X"
LAND: Final = "#Mpgs" + PORTS
GRID: Final = Grid(19, 15, guard=False)


def row_of(card: Adventure) -> int:
    """The cells of the card's row."""
    return GRID.row_mask(card.row - 1)


def column_of(card: Adventure) -> int:
    return GRID.column_mask(LETTERS.index(card.column))


class Placements:
    """Every way a card can lie on a map's sea, in the order of anchor cell and quarter turns.

    A placement is written as its anchor (the cell of the shape's first cell) times four plus its quarter turns.
    """

    def __init__(self) -> None:
        self.codes: list[int] = []
        self.answers: list[Any] = []  # the same as answers, made once when they are first offered
        self.masks: list[int] = []
        self.cells: list[list[int]] = []  # in the order of the card
        self.exits: list[int] = []  # mask of the cell a current leads to; 0 for other cards
        self.moored = vec[i64]()  # the berths it covers
        self.patches = Patches(GRID)
        self.outlets = Patches(GRID)  # the exits
        self.rings = Patches(GRID)  # for rocks, the sea cells around
        self.ring_cells: list[list[int]] = []
        self.detour: list[bool] = []  # for rocks, whether one can sail all round on those cells
        self.near = vec[i64]()  # which of them touch the card's row or column
        self.all = vec[i64]()
        self.place: dict[int, int] = {}  # code -> position in these lists


class Chart:
    """One of the maps. Rows are numbered from the north, columns lettered from the west."""

    def __init__(self, key: str, number: int, rows: list[str], sight: int, current_exit: int) -> None:
        self.key = key
        self.number = number
        self.sight = sight
        self.current_exit = current_exit
        text = "".join(rows)
        self.sea = _mask(text, SEA)
        self.land = _mask(text, LAND)
        self.pirates = _mask(text, "X")
        self.monoliths = _mask(text, "M")
        self.provisions = _mask(text, "p")
        self.gold = _mask(text, "g")
        self.story = _mask(text, "s")
        self.ports = [text.index(port) for port in PORTS]
        self.port_cells = _mask(text, PORTS)
        self.port_at = {cell: port for port, cell in enumerate(self.ports)}
        self.moorings = [GRID.beside(1 << cell) & self.sea for cell in self.ports]
        self.berth_cells = [cells_of(mooring) for mooring in self.moorings]
        self.all_berths = self.berths_on(self.sea)
        self.quays = 0
        for mooring in self.moorings:
            self.quays |= mooring
        self.ways = ways_on(GRID, self.sea)  # RS-DEF-002 the neighbours in the eight directions that are sea
        ways: list[int] = [int(cell) for cell in self.ways]  # no i64: masks are shifted by them
        eight = len(HEADINGS)
        self.steps: list[list[int]] = [ways[first : first + eight] for first in range(0, len(ways), eight)]  # by cell
        sights = [*self.ports, *cells_of(self.monoliths)]
        self.landings = {cell: cells_of(GRID.beside(1 << cell) & self.sea) for cell in sights}
        self.reach = [GRID.around(1 << cell) & self.sea for cell in range(GRID.cells)]
        self.coast = [GRID.beside(1 << cell) & self.land for cell in range(GRID.cells)]
        self.berths = [self._ports_beside(cell) for cell in range(GRID.cells)]
        self.quayside = [sorted(self.ports[port] for port in ports) for ports in self.berths]  # by their cells
        self._hidden: dict[int, int] = {}
        self._placements: dict[int, Placements] = {}

    def _ports_beside(self, cell: int) -> list[int]:
        """RS-DEF-001 The ports orthogonally next to a cell, in order."""
        return [port for port, mooring in enumerate(self.moorings) if mooring >> cell & 1]

    def berths_on(self, mask: int) -> int:
        """Which cells beside ports are among some cells: a bit for each, `SIDES` for each port."""
        found = 0
        for port, cells in enumerate(self.berth_cells):
            if self.moorings[port] & mask:
                for side, cell in enumerate(cells):
                    found |= (mask >> cell & 1) << port * SIDES + side
        return found

    def hidden_from(self, ship: int) -> int:
        """RS-AMB-003 The sea cells out of sight of a ship: far enough, or behind land."""
        if ship not in self._hidden:
            hidden = 0
            for cell in cells_of(self.sea):
                if GRID.distance(ship, cell) > self.sight or self._is_land_between(ship, cell):
                    hidden |= 1 << cell
            self._hidden[ship] = hidden
        return self._hidden[ship]

    def _is_land_between(self, a: int, b: int) -> bool:
        """RS-AMB-004 The segment between the centres passes through the inside of a land cell."""
        between = crossed(GRID.column(b) - GRID.column(a), GRID.row(b) - GRID.row(a))
        return any([self.land >> (a + dy * GRID.stride + dx) & 1 for dx, dy in between])

    def placements(self, card: Adventure) -> Placements:
        """RS-ADV-007, RS-CUR-002 Every way to lay the card on the printed sea, turned by quarters, never mirrored."""
        if card.index not in self._placements:
            self._placements[card.index] = self._lay_everywhere(card)
        return self._placements[card.index]

    def _lay_everywhere(self, card: Adventure) -> Placements:
        table = Placements()
        blank = self.sea & ~self.pirates
        lines = row_of(card) | column_of(card)
        seen: set[tuple[int, int]] = set()
        for anchor in cells_of(blank):
            for quarters in range(QUARTERS):
                cells = covered(GRID, [turned(x, y, quarters) for x, y in card.cells], anchor)
                mask = mask_of(cells)
                if not cells or mask & ~blank:
                    continue
                way_out = self._way_out(cells) if card.type == CURRENT else OFF_GRID
                if card.type == CURRENT and (way_out == OFF_GRID or not self.sea >> way_out & 1):
                    continue
                flow = quarters if card.type == CURRENT else 0
                if (mask, flow) in seen:
                    continue
                seen.add((mask, flow))
                code = anchor * QUARTERS + quarters
                at = len(table.codes)
                if mask & lines:
                    table.near = append(table.near, at)
                table.all = append(table.all, at)
                table.place[code] = at
                table.codes.append(code)
                table.masks.append(mask)
                table.patches.add(mask)
                table.cells.append(cells)
                table.moored = append(table.moored, self.berths_on(mask))
                table.exits.append(1 << way_out if card.type == CURRENT else 0)
                table.outlets.add(table.exits[at])
                if card.type == ROCKS:
                    ring = GRID.around(mask) & self.sea
                    table.rings.add(ring)
                    table.ring_cells.append(cells_of(ring))
                    table.detour.append(GRID.is_one_piece(ring))
        return table

    def _way_out(self, cells: list[int]) -> int:
        """RS-CUR-001 One step beyond the last cell, in the direction of the last step (ruling G-10)."""
        x, y = GRID.column(cells[-1]), GRID.row(cells[-1])
        dx, dy = x - GRID.column(cells[-2]), y - GRID.row(cells[-2])
        return GRID.cell_at(x + self.current_exit * dx, y + self.current_exit * dy)


def map_keys() -> list[str]:
    """The maps, in the order of their numbers."""
    return [row.str("key") for row in load("rolling-seas", "maps").rows("map")]


def load_chart(key: str, sight: int, current_exit: int) -> Chart:
    row = load("rolling-seas", "maps").row("map", key)
    rows = row.strs("grid")
    fault = _fault(rows)
    if fault:
        raise DataError(f"Map {key!r} of rolling-seas {fault}.")
    return Chart(key, row.int("number"), rows, sight, current_exit)


def _fault(rows: list[str]) -> str:
    """What keeps a grid from being a map, empty if nothing does."""
    text = "".join(rows)
    if len(rows) != GRID.height or any(len(row) != GRID.width for row in rows):
        return f"must have {GRID.height} rows of {GRID.width} signs"
    strange = sorted(set(text) - set(SEA + LAND))
    if strange:
        return f"has the unknown sign {strange[0]!r}; the signs are {' '.join(SEA + LAND)}"
    if any(text.count(port) != 1 for port in PORTS):
        return "must have each port from 1 to 8 exactly once"
    sea = _mask(text, SEA)
    if sea & (GRID.column_mask(0) | GRID.column_mask(GRID.width - 1)):
        return f"must have land all along columns {LETTERS[0]} and {LETTERS[GRID.width - 1]}"
    if not GRID.is_one_piece(sea):
        return "must have one single sea"
    locked = [port for port in PORTS if not GRID.beside(1 << text.index(port)) & sea & ~_mask(text, "X")]
    if locked:
        return f"must have a free sea cell beside port {locked[0]}"
    return ""


def _mask(text: str, signs: str) -> int:
    return sum(1 << cell for cell, sign in enumerate(text) if sign in signs)
