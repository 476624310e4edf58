"""The waters around a ship of Rolling Seas: how far everything is, and what lies there.

Positions are many that differ in nothing but the ship, so what was found out is remembered, up to a bound.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.chart import Chart
from flibuste.kit.grid import cells_of
from flibuste.kit.grid_words import steps_from

FARTHEST: Final = 20  # steps
MOST_WATERS: Final = 20_000
MOST_SURROUNDINGS: Final = 5_000
MONSTERS: Final = 0
PERILS: Final = 1
FLOWS: Final = 2
PIRATES: Final = 3
KINDS: Final = 4
MONSTERS_CLOSE: Final = 4
PERILS_CLOSE: Final = 5
FADING: Final = 0.8
FADED: Final = [*[FADING**steps for steps in range(FARTHEST)], 0.0]
DIMMED: Final = [0.6**steps for steps in range(FARTHEST)]


class Waters:
    """How far everything is from a cell: the steps to each cell of the sea, and to the water beside each port and each
    monolith."""

    def __init__(self, chart: Chart, ship: int, rocks: int) -> None:
        self.steps = steps_from(ship, chart.ways, spots(rocks), FARTHEST)
        for cell, beside in chart.landings.items():
            self.steps[cell] = self.nearest(beside)
        self.ports = vec[i64]([self.steps[cell] for cell in chart.ports])
        self.monolith = self.nearest(spots(chart.monoliths))

    def nearest(self, cells: list[int]) -> int:
        """The steps to the nearest of some cells."""
        found: i64 = FARTHEST
        for cell in cells:
            found = min(found, self.steps[cell])
        return found

    def nearest_port(self, visited: int) -> int:
        """The steps to the nearest port that has not heard the story."""
        heard: i64 = visited
        found: i64 = FARTHEST
        for port in range(len(self.ports)):
            if not heard >> port & 1:
                found = min(found, self.ports[port])
        return found

    def nearest_monolith(self, board: Board) -> int:
        monoliths = board.chart.monoliths
        if not monoliths & board.explored:
            return self.monolith
        return self.nearest(spots(monoliths & ~board.explored))


class Surroundings:
    """What lies around a ship, counted by the steps to it: `rings` has four counts for each number of steps, `marks` a
    bit for each at which anything is."""

    def __init__(self, near: Waters, kinds: list[list[int]]) -> None:
        rings = vec[float]([0.0] * (KINDS * FARTHEST))
        marks: i64 = 0
        away, kind = near.steps, i64(0)
        for cells in kinds:
            for cell in cells:
                steps = away[cell]
                if steps < FARTHEST:
                    rings[steps * KINDS + kind] += 1.0
                    marks |= 1 << steps
            kind += 1
        self.waters = near
        self.marks = marks
        self.rings = rings
        self.lures = vec[float]()  # the counts of a kind, each dimmed by the way to it, made when they are first asked

    def lure(self, number: i64) -> float:
        if len(self.lures) == 0:
            kinds = [(kind, FADED) for kind in range(KINDS)] + [(MONSTERS, DIMMED), (PERILS, DIMMED)]
            self.lures = vec[float]([self._faded(kind, scale) for kind, scale in kinds])
        return self.lures[number]

    def _faded(self, kind: i64, scale: list[float]) -> float:
        total = 0.0
        for steps in range(FARTHEST):
            count = self.rings[steps * KINDS + kind]
            if count > 0.0:
                total += scale[steps] * count
        return total


class Sea:
    """A map with what is drawn on it: the cells of each kind, and what lies around the ships that were there."""

    def __init__(self, kinds: list[list[int]]) -> None:
        self.kinds = kinds
        self.around: dict[int, Surroundings] = {}


class Logbook:
    """The seas that were looked at, and the last of them: most looks are at the same one from another cell."""

    def __init__(self) -> None:
        self.seas: dict[tuple[int, int, int, int, int, int], Sea] = {}
        self.last_key = (0, 0, 0, 0, 0, 0)  # no map has this number
        self.last = Sea([])
        self.looks = 0

    def sea(self, board: Board) -> Sea:
        key = (board.chart.number, board.rocks, board.monsters, board.perils, board.flows, board.pirates)
        if key != self.last_key:
            known = self.seas.get(key)
            if known is None:
                known = Sea([spots(mask) for mask in (board.monsters, board.perils, board.flows, board.pirates)])
                self.seas[key] = known
            self.last_key, self.last = key, known
        return self.last

    def note_look(self) -> None:
        """What is remembered never grows beyond that."""
        self.looks += 1
        if self.looks > MOST_SURROUNDINGS:
            self.looks = 0
            self.seas.clear()


_known: dict[tuple[int, int, int], Waters] = {}
_cells: dict[int, list[int]] = {}
LOGBOOK: Final = Logbook()


def _make_room(known: dict[Any, Any], most: int) -> None:
    """What is remembered never grows beyond that."""
    if len(known) > most:
        known.clear()


def waters(board: Board) -> Waters:
    """The distances from the ship over water without rocks."""
    key = (board.chart.number, board.ship, board.rocks)
    known = _known.get(key)
    if known is None:
        _make_room(_known, MOST_WATERS)
        known = _known[key] = Waters(board.chart, board.ship, board.rocks)
    return known


def surroundings(board: Board) -> Surroundings:
    """What lies around the ship."""
    sea = LOGBOOK.sea(board)
    known = sea.around.get(board.ship)
    if known is None:
        LOGBOOK.note_look()
        known = sea.around[board.ship] = Surroundings(waters(board), sea.kinds)
    return known


def spots(mask: int) -> list[int]:
    """The cells of a mask: positions are many that differ in nothing but the ship."""
    known = _cells.get(mask)
    if known is None:
        _make_room(_cells, MOST_WATERS)
        known = _cells[mask] = cells_of(mask)
    return known
