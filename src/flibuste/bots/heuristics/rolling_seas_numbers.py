"""The end of a turn of Rolling Seas as numbers: what a captain may count on a board before the next card turns up."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.chart import PORTS, Chart
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.kit.grid import OFF_GRID, cells_of
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
TURNS_FOR_A_PORT: Final = 4.16
FADING: Final = 0.8
FADED: Final = [*[FADING**steps for steps in range(FARTHEST)], 0.0]
DIMMED: Final = [0.6**steps for steps in range(FARTHEST)]

NAMES: Final = (
    *("one", "story", "ports-left", "story-for-ports", "provisions", "provisions-squared", "gold", "gold-for-ship"),
    *("wind", "any-wind", "cannons", "cannons-squared", "caravel", "galleon", "beats-monsters", "beats-pirates"),
    *("pirates-to-beat", "pirates-left", "first-monolith", "second-monolith", "treasure"),
    *("near-port", "story-near-port", "at-port", "story-at-port", "next-port", "ports-around", "story-ports-around"),
    *("near-monolith", "near-second-monolith", "near-treasure", "monsters", "perils", "flows", "pirates"),
    *("pirates-beaten", "adventures-for-ports", "explorable", "story-land", "gold-land", "provision-land"),
    *("near-quay", "near-home", "gold-near-port", "provisions-column", "gold-column", "much-story"),
    *("port-by-wind", "story-port-by-wind", "monster-power", "pirate-power", "monsters-close", "perils-close"),
    *("nearest-of-two", "provisions-near-port", "port-next-cell", "story-port-next-cell", "port-two-cells"),
    *("story-port-two-cells", "story-to-tell", "gold-to-spend"),
)


class Waters:
    """How far everything is from a cell: the steps to each cell of the sea, and to the water beside each port and each
    monolith."""

    __slots__ = ("monolith", "ports", "steps")

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
    """What lies around a ship, counted by the steps to it: `rings` has a ring of four counts for each of the `marks`,
    the numbers of steps at which anything is."""

    __slots__ = ("lures", "marks", "rings", "waters")

    def __init__(self, board: Board) -> None:
        near = waters(board)
        counts = vec[float]([0.0] * (KINDS * FARTHEST))
        masks = [board.monsters, board.perils, board.flows, board.pirates]
        for kind, mask in enumerate(masks):
            for cell in spots(mask) if mask else []:
                steps = near.steps[cell]
                if steps < FARTHEST:
                    counts[steps * KINDS + kind] += 1.0
        marks, rings = vec[i64](), vec[float]()
        for at in range(FARTHEST):
            first = at * KINDS
            if counts[first] + counts[first + 1] + counts[first + 2] + counts[first + 3] > 0.0:
                marks = append(marks, at)
                for kind in range(KINDS):
                    rings = append(rings, counts[first + kind])
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
        for at in range(len(self.marks)):
            count = self.rings[at * KINDS + kind]
            if count > 0.0:
                total += scale[self.marks[at]] * count
        return total


_known: dict[tuple[int, int, int], Waters] = {}
_around: dict[tuple[int, int, int, int, int, int, int], Surroundings] = {}
_cells: dict[int, list[int]] = {}


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
    key = (board.chart.number, board.ship, board.rocks, board.monsters, board.perils, board.flows, board.pirates)
    known = _around.get(key)
    if known is None:
        _make_room(_around, MOST_SURROUNDINGS)
        known = _around[key] = Surroundings(board)
    return known


def spots(mask: int) -> list[int]:
    """The cells of a mask: positions are many that differ in nothing but the ship."""
    known = _cells.get(mask)
    if known is None:
        _make_room(_cells, MOST_WATERS)
        known = _cells[mask] = cells_of(mask)
    return known


def numbers(board: Board, sheet: Sheet, left: int) -> list[float]:
    """A number for each of the names, all of the order of 1, with so many turns left."""
    found = [number for number in of_goods(board, sheet)]
    if board.ship == OFF_GRID:
        return found + [0.0] * (len(NAMES) - len(found))
    return found + [number for number in of_place(board, sheet, left)]


def of_goods(board: Board, sheet: Sheet) -> vec[float]:
    """The numbers that are the same wherever the ship is."""
    story = sheet.story / 20.0
    ports_left = (len(PORTS) - len(sheet.fame)) / 8.0
    provisions, gold, wind, cannons = sheet.provisions / 5.0, sheet.gold / 5.0, sheet.wind / 2.0, sheet.cannons / 4.0
    beats_monsters = 1.0 if sheet.cannons >= sheet.monster_power else 0.0
    beats_pirates = 1.0 if sheet.cannons >= sheet.pirate_power else 0.0
    pirates_left = board.pirates.bit_count() / 3.0
    return vec[float](
        [
            1.0,
            story,
            ports_left,
            story * ports_left,
            provisions,
            provisions * provisions,
            gold,
            _gold_for_ship(sheet),
            wind,
            1.0 if sheet.wind else 0.0,
            cannons,
            cannons * cannons,
            1.0 if sheet.ship >= 1 else 0.0,
            1.0 if sheet.ship >= 2 else 0.0,
            beats_monsters,
            beats_pirates,
            beats_pirates * pirates_left,
            pirates_left,
            1.0 if sheet.monoliths == 1 else 0.0,
            1.0 if sheet.monoliths == 2 else 0.0,
            1.0 if sheet.monoliths == 3 else 0.0,
        ]
    )


def _gold_for_ship(sheet: Sheet) -> float:
    prices, after = sheet.tables.ship_price, sheet.ship + 1
    return min(sheet.gold, prices[after]) / 5.0 if after < len(prices) else 0.0


def of_place(board: Board, sheet: Sheet, left: int) -> vec[float]:
    """The numbers that change with the place of the ship."""
    chart, around = board.chart, surroundings(board)
    near = around.waters
    story, gold, provisions = sheet.story / 20.0, sheet.gold / 5.0, sheet.provisions / 5.0
    ports_left = (len(PORTS) - len(sheet.fame)) / 8.0
    heard: i64 = board.visited
    nearest: i64 = FARTHEST
    second: i64 = FARTHEST
    ports_around = 0.0
    for port in range(len(near.ports)):
        if not heard >> port & 1:
            steps = near.ports[port]
            ports_around += FADED[steps]
            second = min(second, max(nearest, steps))
            nearest = min(nearest, steps)
    near_port, next_port = FADED[nearest], FADED[second]
    at_port = 1.0 if nearest == 0 else 0.0
    by_wind = 1.0 if nearest == 1 and sheet.wind else 0.0
    stone = FADED[near.nearest_monolith(board)]
    monsters, perils, flows, pirates = (
        around.lure(MONSTERS),
        around.lure(PERILS),
        around.lure(FLOWS),
        around.lure(PIRATES),
    )
    beats_pirates = 1.0 if sheet.cannons >= sheet.pirate_power else 0.0
    land = board.explorable()
    near_home = FADED[near.ports[board.home]] if board.home >= 0 else 0.0
    return vec[float](
        [
            near_port,
            story * near_port,
            at_port,
            story * at_port,
            next_port,
            ports_around / 3.0,
            story * ports_around / 3.0,
            stone,
            stone if sheet.monoliths == 1 else 0.0,
            stone if sheet.monoliths == 2 else 0.0,
            monsters / 3.0,
            perils / 3.0,
            flows / 6.0,
            pirates,
            pirates * beats_pirates,
            (2 * monsters + perils + flows / 2) / 6.0 * ports_left,
            1.0 if land else 0.0,
            1.0 if land & chart.story else 0.0,
            1.0 if land & chart.gold else 0.0,
            1.0 if land & chart.provisions else 0.0,
            FADED[near.nearest_port(0)],
            near_home,
            gold * near_port,
            (sheet.provisions_ever % 8) / 8.0,
            (sheet.gold_ever % 5) / 5.0,
            max(0, sheet.story - 50) / 10.0,
            by_wind,
            story * by_wind,
            sheet.monster_power / 7.0,
            sheet.pirate_power / 7.0,
            around.lure(MONSTERS_CLOSE),
            around.lure(PERILS_CLOSE),
            near_port * next_port,
            provisions * near_port,
            1.0 if nearest == 1 else 0.0,
            story if nearest == 1 else 0.0,
            1.0 if nearest == 2 else 0.0,
            story if nearest == 2 else 0.0,
            story * min(8 * ports_left, left / TURNS_FOR_A_PORT) / 4.0,
            gold * min(1.0, left / 6.0),
        ]
    )
