"""The end of a turn of Rolling Seas as numbers: what a captain may count on a board before the next card turns up."""

from __future__ import annotations

from typing import Final

from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.chart import GRID, PORTS, Chart
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.kit.grid import OFF_GRID

FARTHEST: Final = 20  # steps
MOST_WATERS: Final = 20_000
TURNS_FOR_A_PORT: Final = 4.16
FADING: Final = 0.8
FADED: Final = [FADING**steps for steps in range(FARTHEST + 1)]
DIMMED: Final = [0.6**steps for steps in range(FARTHEST + 1)]

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
    """What lies at which distance from a cell: the cells ring by ring, and the steps to each port."""

    __slots__ = ("ports", "rings")

    def __init__(self, chart: Chart, ship: int, water: int) -> None:
        reached = 1 << ship
        self.rings = [reached]
        while len(self.rings) < FARTHEST:
            grown = GRID.spread(reached) & water
            if grown == reached:
                break
            self.rings.append(grown & ~reached)
            reached = grown
        self.ports = [self._steps(mooring) for mooring in chart.moorings]

    def _steps(self, goal: int) -> int:
        for steps, ring in enumerate(self.rings):
            if ring & goal:
                return steps
        return FARTHEST


_known: dict[tuple[int, int, int], Waters] = {}


def waters(chart: Chart, ship: int, water: int) -> Waters:
    """The distances from a cell over water without rocks."""
    key = (chart.number, ship, water)
    known = _known.get(key)
    if known is None:
        if len(_known) > MOST_WATERS:
            _known.clear()
        known = _known[key] = Waters(chart, ship, water)
    return known


def numbers(board: Board, sheet: Sheet, left: int) -> list[float]:
    """A number for each of the names, all of the order of 1, with so many turns left."""
    chart, tables = board.chart, sheet.tables
    story = sheet.story / 20.0
    ports_left = (len(PORTS) - board.visited.bit_count()) / 8.0
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
    near = waters(chart, board.ship, chart.sea & ~board.rocks)
    nearest, second, around, quay = FARTHEST, FARTHEST, 0.0, FARTHEST
    for port, steps in enumerate(near.ports):
        quay = min(quay, steps)
        if board.visited >> port & 1:
            continue
        around += FADED[steps] if steps < FARTHEST else 0.0
        if steps < nearest:
            nearest, second = steps, nearest
        elif steps < second:
            second = steps
    near_port = FADED[nearest] if nearest < FARTHEST else 0.0
    next_port = FADED[second] if second < FARTHEST else 0.0
    at_port = 1.0 if nearest == 0 else 0.0
    by_wind = 1.0 if nearest == 1 and sheet.wind else 0.0
    coasts = GRID.beside(chart.monoliths & ~board.explored)
    stone, monsters, perils, flows, pirates = 0.0, 0.0, 0.0, 0.0, 0.0
    monsters_close, perils_close = 0.0, 0.0
    anything = coasts | board.monsters | board.perils | board.flows | board.pirates
    for steps, ring in enumerate(near.rings):
        if not ring & anything:
            continue
        if not stone and ring & coasts:
            stone = FADED[steps]
        count = (ring & board.monsters).bit_count()
        if count:
            monsters += FADED[steps] * count
            monsters_close += DIMMED[steps] * count
        count = (ring & board.perils).bit_count()
        if count:
            perils += FADED[steps] * count
            perils_close += DIMMED[steps] * count
        flows += FADED[steps] * (ring & board.flows).bit_count()
        pirates += FADED[steps] * (ring & board.pirates).bit_count()
    land = board.explorable()
    near_home = FADED[near.ports[board.home]] if board.home >= 0 and near.ports[board.home] < FARTHEST else 0.0
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
            FADED[quay] if quay < FARTHEST else 0.0,
            near_home,
            gold * near_port,
            (sheet.provisions_ever % 8) / 8.0,
            (sheet.gold_ever % 5) / 5.0,
            max(0, sheet.story - 50) / 10.0,
            by_wind,
            story * by_wind,
            sheet.monster_power / 7.0,
            sheet.pirate_power / 7.0,
            monsters_close,
            perils_close,
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
