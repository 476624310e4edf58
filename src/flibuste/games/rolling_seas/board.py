"""The adventure board: one player's map with everything drawn on it, and where the ship is in its voyage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from flibuste.games.rolling_seas.cards import CURRENT, MONSTER, PERIL, Adventure
from flibuste.games.rolling_seas.chart import GRID, Chart, Placements
from flibuste.kernel import BadPosition
from flibuste.kit import Derived, Each, Flag, Mask, Number, Part, Seat, Word, field
from flibuste.kit.grid_kinds import Cell

NO_PORT: Final = -1
CELL: Final = Cell(GRID)
MAYBE_CELL: Final = Cell(GRID, none=True)
CELLS_OF: Final = Mask(CELL)
PORT: Final = Word("port", lambda book: [GRID.name(cell) for cell in book.chart.ports])  # by the cells they are on
MAYBE_PORT: Final = Word("port", PORT.words, none=True)
ADVENTURE: Final = Word("card", lambda book: book.cards.adventure_keys())
CHART: Final = Derived(lambda book, board: book.chart)


def flow_of(book: Any, current: Any) -> list[int]:
    card = book.cards.adventures[current.card]
    table = book.chart.placements(card)
    if card.type != CURRENT or current.code not in table.place:
        raise BadPosition(f"There is no current {card.key} at the placement {current.code} of this map.")
    cells: list[int] = table.cells[table.place[current.code]]
    return cells


def exit_of(book: Any, current: Any) -> int:
    table = book.chart.placements(book.cards.adventures[current.card])
    exits: int = table.exits[table.place[current.code]]
    return exits.bit_length() - 1


@dataclass(init=False)
class Current:
    """A current as it was drawn; it never changes, its cells are spent in the board's mask."""

    card: int = field(ADVENTURE)
    code: int = field(Number())
    cells: list[int] = field(Derived(flow_of), shared=True)  # in the order of the flow
    exit: int = field(Derived(exit_of))

    def after(self, cell: int) -> int:
        """RS-CUR-001 Where a cell of the current carries a ship."""
        at = self.cells.index(cell) + 1
        return self.cells[at] if at < len(self.cells) else self.exit


@dataclass(init=False)
class Ambush:
    """An opponent's mark and the points around it; it lies there until it is fought."""

    author: int = field(Seat())
    centre: int = field(CELL)
    points: int = field(CELLS_OF)

    def __init__(self, author: int = 0, centre: int = 0, points: int = 0) -> None:
        self.author = author
        self.centre = centre
        self.points = points

    @property
    def mask(self) -> int:
        return self.points | 1 << self.centre


@dataclass(init=False)
class Board:
    """Masks of what is drawn: `rocks`, and the cells of adventures and pirates not yet entered (RS-DEF-005)."""

    ship: int = field(MAYBE_CELL)
    home: int = field(MAYBE_PORT)  # a port, from 0
    rocks: int = field(CELLS_OF)
    monsters: int = field(CELLS_OF)
    perils: int = field(CELLS_OF)
    flows: int = field(CELLS_OF)
    pirates: int = field(CELLS_OF)
    drawn: int = field(CELLS_OF)  # every adventure cell, active or spent
    wake: int = field(CELLS_OF)  # every cell the ship's line passes
    explored: int = field(CELLS_OF)
    visited: int = field(Mask(PORT))  # bit i is port i
    currents: list[Current] = field(Each(Part(Current), None), shared=True)
    ambushes: list[Ambush] = field(Each(Part(Ambush), None), shared=True)
    moves: int = field(Number())  # movement points left in this action
    halted: int = field(Flag())  # pirates were met: no more movement this turn
    stormed: int = field(Flag())  # on a peril that was active when entered: no place to stop
    spoils: int = field(Flag())  # a notebook reward for beaten pirates is due
    sprung: list[int] = field(Each(Number(), None))  # ambushes entered this turn, in order
    track: list[int] = field(Each(CELL, None))  # the cells of this turn's voyage, from the first
    chart: Chart = field(CHART, shared=True)

    def clone(self) -> Board:
        twin = Board()
        twin.ship = self.ship
        twin.home = self.home
        twin.rocks = self.rocks
        twin.monsters = self.monsters
        twin.perils = self.perils
        twin.flows = self.flows
        twin.pirates = self.pirates
        twin.drawn = self.drawn
        twin.wake = self.wake
        twin.explored = self.explored
        twin.visited = self.visited
        twin.currents = self.currents.copy()
        twin.ambushes = self.ambushes.copy()
        twin.moves = self.moves
        twin.halted = self.halted
        twin.stormed = self.stormed
        twin.spoils = self.spoils
        twin.sprung = self.sprung.copy()
        twin.track = self.track.copy()
        twin.chart = self.chart
        return twin

    def shown(self) -> list[Any]:
        return [
            self.ship,
            self.home,
            self.rocks,
            self.monsters,
            self.perils,
            self.flows,
            self.pirates,
            self.drawn,
            self.wake,
            self.explored,
            self.visited,
            self.currents,
            self.ambushes,
            self.moves,
            self.halted,
            self.stormed,
            self.spoils,
            self.sprung,
            self.track,
        ]

    @property
    def blank(self) -> int:
        """RS-DEF-004 Sea without adventure, pirates, ambush mark, line or ship. Ruling G-01."""
        marks = self.drawn | self.wake
        for ambush in self.ambushes:
            marks |= ambush.mask
        return self.chart.sea & ~self.chart.pirates & ~marks

    @property
    def active(self) -> int:
        """RS-DEF-005 The cells where something waits."""
        return self.monsters | self.perils | self.flows | self.pirates

    def draw(self, card: Adventure, code: int) -> None:
        """RS-ADV-006 Draw a card's shape at a placement of the chart."""
        table = self.chart.placements(card)
        at = table.place[code]
        mask = table.masks[at]
        self.drawn |= mask
        if card.type == MONSTER:
            self.monsters |= mask
        elif card.type == PERIL:
            self.perils |= mask
        elif card.type == CURRENT:
            self.flows |= mask
            self.currents.append(_current(card, code, table, at))
        else:
            self.rocks |= mask

    def moor(self, cell: int) -> None:
        """RS-SET-010, RS-SET-013 Mark the ship on its first cell; starting there is not entering."""
        self.ship = cell
        self.wake |= 1 << cell

    def begin_turn(self, moves: int) -> None:
        """RS-NAV-002 Fresh movement points; what only mattered to the last turn's voyage is forgotten."""
        self.moves = moves
        self.halted = self.stormed = self.spoils = 0
        self.sprung = []
        self.track = [self.ship]

    def ports_here(self) -> list[int]:
        """RS-POR-001 The ports beside the ship."""
        return self.chart.berths[self.ship]

    def explorable(self) -> int:
        """RS-EXP-001 Land beside the ship that is no port and not explored yet."""
        return self.chart.coast[self.ship] & ~self.chart.port_cells & ~self.explored


def _current(card: Adventure, code: int, table: Placements, at: int) -> Current:
    current = Current()
    current.card = card.index
    current.code = code
    current.cells = table.cells[at]
    current.exit = table.exits[at].bit_length() - 1
    return current
