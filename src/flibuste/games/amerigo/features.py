"""Positions of Amerigo as numbers: the table, then each seat from one's own on. About one means much of it."""

from __future__ import annotations

from typing import Any, Final

from flibuste.games.amerigo.completing import is_complete, posts_value
from flibuste.games.amerigo.pirates import strength
from flibuste.games.amerigo.places import OFF_BOARD
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import COLOURS, CUBES, GOODS, PROGRESS
from flibuste.games.amerigo.turn import time_value
from flibuste.kit import NONE
from flibuste.kit.rows import Floats

SEAT_COUNTS: Final = (
    *("score", "gold", "cannons", "pirates", "progress", "progress-points", "special", "special-points"),
    *("chests", "posts", "ships", "reserve", "reserve-cells", "place", "land", "hope", "goods-points"),
)


def names(rules: Any) -> list[str]:
    found = ["points-left", "time"]
    found += [f"round-{number}" for number in range(1, rules.tables.rounds + 1)]
    found += [f"phase-{colour}" for colour in COLOURS]
    found += [f"{zone}-{colour}" for zone in ("storage", "centre") for colour in COLOURS]
    found += [f"display-{tile}" for tile in PROGRESS]
    for turn in range(rules.seats):
        found += [f"{name}-{turn}" for name in SEAT_COUNTS]
        found += [f"{zone}-{good}-{turn}" for zone in ("goods", "production") for good in GOODS]
        found += [f"{tile}-{turn}" for tile in PROGRESS]
    return found


def write(s: Amerigo, seat: int, numbers: Floats) -> None:
    numbers.add(s.points / 8.0)
    numbers.add(time_value(s) / 5.0 if s.round else 1.0)
    numbers.add_each([float(s.round == number) for number in range(1, s.tables.rounds + 1)])
    numbers.add_each([float(s.phase == colour) for colour in range(len(COLOURS))])
    numbers.add_each([count / CUBES for zone in (s.storage, s.centre) for count in zone])
    shown = {tile for tile in s.display if tile != NONE}
    numbers.add_each([float(tile in shown) for tile in range(len(PROGRESS))])
    for turn in range(s.rules.seats):
        numbers.add_each(features_of_seat(s, (seat + turn) % s.rules.seats))


def features_of_seat(s: Amerigo, seat: int) -> list[float]:
    tables, goods, production = s.tables, s.goods[seat], s.production[seat]
    cells = sum([count * tile.cells for count, tile in zip(s.reserve[seat], tables.tiles, strict=True)])
    found = [
        s.score[seat] / 100.0,
        s.gold[seat] / 12.0,
        s.cannons[seat] / 12.0,
        strength(s, seat) / 10.0,
        s.progress[seat] / 20.0,
        tables.progress_points[s.progress[seat]] / 15.0,
        s.special[seat] / 18.0,
        tables.special_points[s.special[seat]] / 15.0,
        s.chests[seat] / 2.0,
        s.posts[seat].bit_count() / 12.0,
        len([place for place in s.ships[seat] if place != OFF_BOARD]) / 2.0,
        sum(s.reserve[seat]) / 10.0,
        cells / 30.0,
        s.line.index(seat) / 3.0,
        land(s, seat) / 40.0,
        hope(s, seat) / 60.0,
        sum([count * made for count, made in zip(goods, production, strict=True)]) / 40.0,
    ]
    found += [count / 4.0 for count in goods] + [(count - 1) / 3.0 for count in production]
    return found + [float(s.owns(seat, tile)) for tile in range(len(PROGRESS))]


def land(s: Amerigo, seat: int) -> int:
    """The free cells of the islands where the player may build."""
    return sum([(island & ~s.covered).bit_count() for island in s.chart.islands if island & s.posts[seat]])


def hope(s: Amerigo, seat: int) -> int:
    """What the player's posts on islands not yet complete would score now."""
    total = 0
    for number, island in enumerate(s.chart.islands):
        if not is_complete(s, number):
            total += posts_value((island & s.posts[seat]).bit_count())
    return total * (time_value(s) if s.round else 5)
