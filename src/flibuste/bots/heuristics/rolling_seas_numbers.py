"""The end of a turn of Rolling Seas as numbers: what a captain may count on a board before the next card turns up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.chart import PORTS, Chart
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.kit.grid import OFF_GRID, cells_of
from flibuste.kit.grid_words import steps_from

FARTHEST: Final = 20  # steps
MOST_WATERS: Final = 20_000
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

    __slots__ = ("ports", "steps")

    def __init__(self, chart: Chart, ship: int, rocks: int) -> None:
        self.steps = steps_from(ship, chart.ways, spots(rocks), FARTHEST)
        for cell, beside in chart.landings.items():
            self.steps[cell] = self.nearest(beside)
        self.ports = [int(self.steps[cell]) for cell in chart.ports]

    def nearest(self, cells: list[int]) -> int:
        """The steps to the nearest of some cells."""
        found: i64 = FARTHEST
        for cell in cells:
            found = min(found, self.steps[cell])
        return found

    def nearest_port(self, visited: int) -> int:
        """The steps to the nearest port that has not heard the story."""
        return min([steps for port, steps in enumerate(self.ports) if not visited >> port & 1], default=FARTHEST)

    def nearest_monolith(self, board: Board) -> int:
        return self.nearest(spots(board.chart.monoliths & ~board.explored))

    def rings(self, mask: int) -> vec[float]:
        """How many of some cells are so many steps away."""
        if not mask:
            return NOTHING_AROUND
        found = vec[float]([0.0] * (FARTHEST + 1))
        for cell in spots(mask):
            found[self.steps[cell]] += 1.0
        return found


NOTHING_AROUND: Final = vec[float]([0.0] * (FARTHEST + 1))
_known: dict[tuple[int, int, int], Waters] = {}
_cells: dict[int, list[int]] = {}


def waters(board: Board) -> Waters:
    """The distances from the ship over water without rocks."""
    key = (board.chart.number, board.ship, board.rocks)
    known = _known.get(key)
    if known is None:
        if len(_known) > MOST_WATERS:
            _known.clear()
        known = _known[key] = Waters(board.chart, board.ship, board.rocks)
    return known


def spots(mask: int) -> list[int]:
    """The cells of a mask: positions are many that differ in nothing but the ship."""
    known = _cells.get(mask)
    if known is None:
        if len(_cells) > MOST_WATERS:
            _cells.clear()
        known = _cells[mask] = cells_of(mask)
    return known


def faded(rings: vec[float], scale: list[float]) -> float:
    """What is around, each thing dimmed by the way to it."""
    total = 0.0
    for steps in range(FARTHEST):
        if rings[steps] > 0.0:
            total += scale[steps] * rings[steps]
    return total


def numbers(board: Board, sheet: Sheet, left: int) -> list[float]:
    """A number for each of the names, all of the order of 1, with so many turns left."""
    chart, tables = board.chart, sheet.tables
    story = sheet.story / 20.0
    ports_left = (len(PORTS) - len(sheet.fame)) / 8.0
    provisions, gold, wind, cannons = sheet.provisions / 5.0, sheet.gold / 5.0, sheet.wind / 2.0, sheet.cannons / 4.0
    after = sheet.ship + 1
    for_ship = min(sheet.gold, tables.ship_price[after]) / 5.0 if after < len(tables.ship_price) else 0.0
    beats_monsters = 1.0 if sheet.cannons >= sheet.monster_power else 0.0
    beats_pirates = 1.0 if sheet.cannons >= sheet.pirate_power else 0.0
    pirates_left = board.pirates.bit_count() / 3.0
    found = [
        1.0,
        story,
        ports_left,
        story * ports_left,
        provisions,
        provisions * provisions,
        gold,
        for_ship,
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
    if board.ship == OFF_GRID:
        found.extend([0.0] * (len(NAMES) - len(found)))
        return found
    near = waters(board)
    away = [steps for port, steps in enumerate(near.ports) if not board.visited >> port & 1]
    around = 0.0
    for steps in away:
        around += FADED[steps]
    nearest, second = sorted([*away, FARTHEST, FARTHEST])[:2]
    near_port, next_port = FADED[nearest], FADED[second]
    at_port = 1.0 if nearest == 0 else 0.0
    by_wind = 1.0 if nearest == 1 and sheet.wind else 0.0
    stone = FADED[near.nearest_monolith(board)]
    monster_rings, peril_rings = near.rings(board.monsters), near.rings(board.perils)
    monsters, perils = faded(monster_rings, FADED), faded(peril_rings, FADED)
    flows, pirates = faded(near.rings(board.flows), FADED), faded(near.rings(board.pirates), FADED)
    land = board.explorable()
    near_home = FADED[near.ports[board.home]] if board.home >= 0 else 0.0
    found.extend(
        [
            near_port,
            story * near_port,
            at_port,
            story * at_port,
            next_port,
            around / 3.0,
            story * around / 3.0,
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
            FADED[min(near.ports)],
            near_home,
            gold * near_port,
            (sheet.provisions_ever % 8) / 8.0,
            (sheet.gold_ever % 5) / 5.0,
            max(0, sheet.story - 50) / 10.0,
            by_wind,
            story * by_wind,
            sheet.monster_power / 7.0,
            sheet.pirate_power / 7.0,
            faded(monster_rings, DIMMED),
            faded(peril_rings, DIMMED),
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
    return found
