"""The conditions of the sailor's yarns: what each of the 74 cards wants to see on the table (NA-RET-006).

Every kind of condition counts something; a yes or no counts as one or none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from flibuste.data import DataError, Row, load
from flibuste.games.nassau.sea import TOWER_SPACES, ZONE_NAMES, zone_of_opponent
from flibuste.games.nassau.tables import (
    ANIMAL_NAMES,
    DOUBLOON,
    GAME,
    GOOD_NAMES,
    NONE,
    RUM,
    SPECIES_NAMES,
    WEAPON_NAMES,
    YARN_NAMES,
    named,
)

if TYPE_CHECKING:
    from flibuste.games.nassau.state import Nassau

ONCE: Final = 1
ONE_CRATE: Final = 1


class Condition:
    """What a yarn wants: a test, the thing it speaks of, how many at least, and how much on each of them."""

    def __init__(self, row: Row) -> None:
        self.test = row.str("test")
        if self.test not in COUNTS:
            raise DataError(f"{row.where}: test is {self.test!r}; it should be one of {', '.join(COUNTS)}.")
        self.count = COUNTS[self.test]
        names = THINGS.get(self.test)
        self.thing = NONE if names is None else named(row, "thing", row.str("thing"), names)
        self.amount = row.int("amount")
        self.needed = ONCE if self.test in YES_OR_NO else self.amount
        self.of = row.int("of", 0)


def load_conditions() -> list[Condition]:
    sheet = load(GAME, "yarns")
    return [Condition(sheet.row("yarn", name)) for name in YARN_NAMES]


def is_true(s: Nassau, seat: int, card: int) -> bool:
    """NA-RET-006 Whether the condition of a card holds for a seat; nothing shown is spent (NA-RET-007)."""
    condition = s.book.conditions[card]
    return condition.count(s, seat, condition) >= condition.needed


def is_true_after(s: Nassau, seat: int, card: int, rum: int) -> bool:
    """NA-RET-007 Whether it holds once so much rum is paid."""
    objects = s.ships[seat].objects
    objects[RUM - DOUBLOON] -= rum
    found = is_true(s, seat, card)
    objects[RUM - DOUBLOON] += rum
    return found


def has(s: Nassau, seat: int, card: int) -> int:
    """How many a seat has of what a card counts."""
    condition = s.book.conditions[card]
    return condition.count(s, seat, condition)


# --- one function for each kind of condition --------------------------------------------------------------------------


def _sails(s: Nassau, seat: int, c: Condition) -> int:
    return s.ships[seat].sails


def _weapons(s: Nassau, seat: int, c: Condition) -> int:
    return s.ships[seat].weapons[c.thing]


def _any_weapons(s: Nassau, seat: int, c: Condition) -> int:
    return max(s.ships[seat].weapons)


def _most_weapons(s: Nassau, seat: int, c: Condition) -> int:
    """A tie is enough."""
    return int(s.ships[seat].weapons[c.thing] == max([ship.weapons[c.thing] for ship in s.ships]))


def _sailors(s: Nassau, seat: int, c: Condition) -> int:
    """Pirates laid down never count."""
    return s.ships[seat].sailors


def _provisions(s: Nassau, seat: int, c: Condition) -> int:
    return s.ships[seat].provisions


def _crates(s: Nassau, seat: int, c: Condition) -> int:
    return s.ships[seat].crates


def _rum(s: Nassau, seat: int, c: Condition) -> int:
    return s.ships[seat].objects[RUM - DOUBLOON]


def _doubloons(s: Nassau, seat: int, c: Condition) -> int:
    return s.ships[seat].objects[0]


def _standing(s: Nassau, seat: int, c: Condition) -> int:
    return s.ships[seat].standing


def _holds(s: Nassau, seat: int, c: Condition) -> int:
    return s.ships[seat].holds


def _animal(s: Nassau, seat: int, c: Condition) -> int:
    return s.ships[seat].animals >> c.thing & 1


def _animals(s: Nassau, seat: int, c: Condition) -> int:
    return s.ships[seat].animals.bit_count()


def _good(s: Nassau, seat: int, c: Condition) -> int:
    """In a hold or in the hideout."""
    ship = s.ships[seat]
    column = s.book.tables.hideouts[ship.hideout][: ship.filled]
    return int(ship.goods[c.thing] > 0 or ship.store[c.thing] > 0 or c.thing in column)


def _two_goods(s: Nassau, seat: int, c: Condition) -> int:
    """Exactly two goods in the holds, of different types."""
    goods = s.ships[seat].goods
    return int(sum(goods) == c.amount and max(goods) == 1)


def _beaten(s: Nassau, seat: int, c: Condition) -> int:
    species = s.book.tables.species
    return sum([species[tile] == c.thing for tile in s.ships[seat].beaten])


def _outposts(s: Nassau, seat: int, c: Condition) -> int:
    return s.garrisons.count(seat)


def _opponents_with_one(s: Nassau, seat: int, c: Condition) -> int:
    return _with_one(s, seat, 0)


def _strong_with_one(s: Nassau, seat: int, c: Condition) -> int:
    return _with_one(s, seat, c.of)


def _with_one(s: Nassau, seat: int, strength: int) -> int:
    """How many opponents still in the Caribbean, of at least this strength, carry exactly one crate of the seat."""
    strengths = s.book.tables.strength
    return sum(
        [
            tile != NONE and strengths[tile] >= strength and s.hits[space * s.book.seats + seat] == ONE_CRATE
            for space, tile in enumerate(s.opponents)
        ]
    )


def _towers(s: Nassau, seat: int, c: Condition) -> int:
    return sum([crates >= c.of for crates in _on_towers(s, seat)])


def _tower_exactly(s: Nassau, seat: int, c: Condition) -> int:
    return int(c.amount in _on_towers(s, seat))


def _tower_ladder(s: Nassau, seat: int, c: Condition) -> int:
    """Towers with exactly one, two ... crates."""
    on_towers = _on_towers(s, seat)
    return sum([crates in on_towers for crates in range(1, c.amount + 1)])


def _on_towers(s: Nassau, seat: int) -> list[int]:
    return [s.piled[tower] for tower in range(len(TOWER_SPACES)) if s.holders[tower] == seat]


def _cleared(s: Nassau, seat: int, c: Condition) -> int:
    """No opponent is left in a zone, whoever beat them."""
    left = [tile != NONE and zone_of_opponent(space) == c.thing for space, tile in enumerate(s.opponents)]
    return int(not any(left))


def _first(s: Nassau, seat: int, c: Condition) -> int:
    return int(s.ships[seat].points == max([ship.points for ship in s.ships]))


def _last(s: Nassau, seat: int, c: Condition) -> int:
    return int(s.ships[seat].points == min([ship.points for ship in s.ships]))


Count = Callable[["Nassau", int, Condition], int]

COUNTS: Final[Mapping[str, Count]] = {
    "sails": _sails,
    "weapons": _weapons,
    "any-weapons": _any_weapons,
    "most-weapons": _most_weapons,
    "sailors": _sailors,
    "provisions": _provisions,
    "crates": _crates,
    "rum": _rum,
    "doubloons": _doubloons,
    "standing": _standing,
    "holds": _holds,
    "animal": _animal,
    "animals": _animals,
    "good": _good,
    "two-goods": _two_goods,
    "beaten": _beaten,
    "outposts": _outposts,
    "opponents-with-one": _opponents_with_one,
    "strong-with-one": _strong_with_one,
    "towers": _towers,
    "tower-exactly": _tower_exactly,
    "tower-ladder": _tower_ladder,
    "cleared": _cleared,
    "first": _first,
    "last": _last,
}

YES_OR_NO: Final = (*("most-weapons", "animal", "good", "two-goods", "tower-exactly", "cleared", "first", "last"),)

THINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "weapons": WEAPON_NAMES,
    "most-weapons": WEAPON_NAMES,
    "animal": ANIMAL_NAMES,
    "good": GOOD_NAMES,
    "beaten": SPECIES_NAMES,
    "cleared": ZONE_NAMES,
}
"""The kinds that speak of a thing, and the names it can have."""
