"""The end of a turn of Rolling Seas as numbers: what a captain may count on a board before the next card turns up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.heuristics.rolling_seas_waters import (
    FADED,
    FARTHEST,
    FLOWS,
    MONSTERS,
    MONSTERS_CLOSE,
    PERILS,
    PERILS_CLOSE,
    PIRATES,
    surroundings,
)
from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.chart import PORTS
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.kit.grid import OFF_GRID

TURNS_FOR_A_PORT: Final = 4.16

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
