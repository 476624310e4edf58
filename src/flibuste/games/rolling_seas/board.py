"""The adventure board: one player's map with everything drawn on it, and where the ship is in its voyage."""

from __future__ import annotations

from typing import Final

from flibuste.games.rolling_seas.cards import CURRENT, MONSTER, PERIL, Adventure
from flibuste.games.rolling_seas.chart import Chart
from flibuste.games.rolling_seas.grid import OFF_BOARD

NO_PORT: Final = -1


class Current:
    """A current as it was drawn; it never changes, its cells are spent in the board's mask."""

    __slots__ = ("card", "cells", "code", "exit")

    def __init__(self, card: int, code: int, cells: list[int], exit_: int) -> None:
        self.card = card
        self.code = code
        self.cells = cells  # in the order of the flow
        self.exit = exit_

    def after(self, cell: int) -> int:
        """RS-CUR-001 Where a cell of the current carries a ship."""
        at = self.cells.index(cell) + 1
        return self.cells[at] if at < len(self.cells) else self.exit


class Ambush:
    """An opponent's mark and the points around it; it lies there until it is fought."""

    __slots__ = ("author", "centre", "points")

    def __init__(self, author: int, centre: int, points: int) -> None:
        self.author = author
        self.centre = centre
        self.points = points  # a mask

    @property
    def mask(self) -> int:
        return self.points | 1 << self.centre


class Board:
    """Masks of what is drawn: `rocks`, and the cells of adventures and pirates not yet entered (RS-DEF-005)."""

    __slots__ = (
        "ambushes",
        "chart",
        "currents",
        "drawn",
        "explored",
        "flows",
        "halted",
        "home",
        "monsters",
        "moves",
        "perils",
        "pirates",
        "rocks",
        "ship",
        "spoils",
        "sprung",
        "stormed",
        "track",
        "visited",
        "wake",
    )

    def __init__(
        self,
        chart: Chart,
        ship: int,
        home: int,
        rocks: int,
        monsters: int,
        perils: int,
        flows: int,
        pirates: int,
        drawn: int,
        wake: int,
        explored: int,
        visited: int,
        currents: list[Current],
        ambushes: list[Ambush],
        moves: int,
        halted: bool,
        stormed: bool,
        spoils: bool,
        sprung: list[int],
        track: list[int],
    ) -> None:
        self.chart = chart
        self.ship = ship
        self.home = home  # a port, from 0
        self.rocks = rocks
        self.monsters = monsters
        self.perils = perils
        self.flows = flows
        self.pirates = pirates
        self.drawn = drawn  # every adventure cell, active or spent
        self.wake = wake  # every cell the ship's line passes
        self.explored = explored
        self.visited = visited  # bit i is port i
        self.currents = currents
        self.ambushes = ambushes
        self.moves = moves  # movement points left in this action
        self.halted = halted  # pirates were met: no more movement this turn
        self.stormed = stormed  # on a peril that was active when entered: no place to stop
        self.spoils = spoils  # a notebook reward for beaten pirates is due
        self.sprung = sprung  # ambushes entered this turn, in order
        self.track = track  # the cells of this turn's voyage, from the first

    def clone(self) -> Board:
        return Board(
            self.chart,
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
            self.currents.copy(),
            self.ambushes.copy(),
            self.moves,
            self.halted,
            self.stormed,
            self.spoils,
            self.sprung.copy(),
            self.track.copy(),
        )

    def facts(self) -> tuple[object, ...]:
        return (
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
            [(current.card, current.code) for current in self.currents],
            [(ambush.author, ambush.centre, ambush.points) for ambush in self.ambushes],
            self.moves,
            self.halted,
            self.stormed,
            self.spoils,
            tuple(self.sprung),
            tuple(self.track),
        )

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
            self.currents.append(Current(card.index, code, table.cells[at], table.exits[at].bit_length() - 1))
        else:
            self.rocks |= mask

    def moor(self, cell: int) -> None:
        """RS-SET-010, RS-SET-013 Mark the ship on its first cell; starting there is not entering."""
        self.ship = cell
        self.wake |= 1 << cell

    def begin_turn(self, moves: int) -> None:
        """RS-NAV-002 Fresh movement points; what only mattered to the last turn's voyage is forgotten."""
        self.moves = moves
        self.halted = self.stormed = self.spoils = False
        self.sprung = []
        self.track = [self.ship]

    def ports_here(self) -> list[int]:
        """RS-POR-001 The ports beside the ship."""
        return self.chart.ports_beside(self.ship)

    def explorable(self) -> int:
        """RS-EXP-001 Land beside the ship that is no port and not explored yet."""
        return self.chart.coast[self.ship] & ~self.chart.port_cells & ~self.explored


def new_board(chart: Chart) -> Board:
    """RS-SET-001 An empty map: only its pirates are on it."""
    return Board(
        chart, OFF_BOARD, NO_PORT, 0, 0, 0, 0, chart.pirates, 0, 0, 0, 0, [], [], 0, False, False, False, [], []
    )
