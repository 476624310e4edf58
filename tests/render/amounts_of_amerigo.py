"""What the log of Amerigo tells of amounts, event by event, and where those things lie on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from flibuste.games.amerigo.planning import good_of
from flibuste.games.amerigo.tables import GOODS, PURSE, TREASURE

Amount = tuple[int, str, int]  # a seat, a thing, how much more of it
TABLE = 0  # whoever the pirates' strength is told of


def first(thing: str, sign: int = 1) -> Callable[..., list[Amount]]:
    """Events of a seat that go on with the amount."""
    return lambda seat, amount, *rest: [(seat, thing, sign * amount)]


def last(thing: str) -> Callable[..., list[Amount]]:
    return lambda seat, *values: [(seat, thing, values[-1])]


TOLD: Mapping[str, Callable[..., list[Amount]]] = {
    **{name: first("gold") for name in ("took-gold", "surplus", "concession", "booty")},
    **{name: last("points") for name in ("renowned", "discovered", "completed", "posts")},
    **{f"final-{part}": last("points") for part in ("gold", "good", "tile", "progress", "special")},
    "pirate": lambda strength, total: [(TABLE, "pirates", strength)],
    "cashed": lambda seat, gold: [(seat, "chests", -1), (seat, "gold", gold)],
    "spent": lambda seat: [(seat, "gold", -1)],
    "used": lambda seat, tile, amount: [(seat, "gold", amount)] if amount and tile in (PURSE, TREASURE) else [],
    "excess": lambda seat, points: [(seat, "gold", -points), (seat, "points", points)],
    "loaded": first("cannons"),
    "improved": first("progress"),
    "settled": lambda seat, cell: [(seat, "posts", 1)],
    "took": lambda seat, tile, cost: [(seat, "planned", 1)],
    "laid": lambda seat, *values: [(seat, "planned", -1), (seat, "points", values[-1])],
    "learned": lambda seat, tile: [(seat, "tiles", 1)],
    "gathered": lambda seat, good: [(seat, GOODS[good], 1)],
    "chest": lambda seat: [(seat, "chests", 1)],
    "bought": lambda seat, production: [(seat, f"production of {GOODS[good_of(production)]}", 1)],
    "beat": first("cannons", -1),
    "beaten": lambda seat, fired, force, points: [(seat, "cannons", -fired), (seat, "points", -points)],
}


def on_table(s: Any) -> Iterator[Amount]:
    yield TABLE, "pirates", sum(s.pirates)
    for seat in range(s.rules.seats):
        yield seat, "points", s.score[seat]
        yield seat, "gold", s.gold[seat]
        yield seat, "cannons", s.cannons[seat]
        yield seat, "progress", s.progress[seat]
        yield seat, "posts", s.posts[seat].bit_count()
        yield seat, "planned", sum(s.reserve[seat])
        yield seat, "tiles", s.tiles[seat].bit_count()
        yield seat, "chests", s.chests[seat]
        for good, name in enumerate(GOODS):
            yield seat, name, s.goods[seat][good]
            yield seat, f"production of {name}", s.production[seat][good]
