"""The 74 sailor's yarns, once more: what each is worth, and when it is true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.nassau.second_box import ANIMALS, GOODS, WEAPONS, strength_of

Test = Callable[[Any, int], bool]  # of a table and a seat

POINTS = [0, 3, 3, 3, 3, 3, 3, 2, 3, 4, 4]  # from here on the card's number is the index
POINTS += [5] * 8 + [6] * 6 + [6] * 5 + [5, 4, 4, 5, 4, 6]
POINTS += [5, 8] + [6] * 5 + [6] * 5 + [10] * 5 + [7, 8, 6, 8, 10, 5, 8, 8, 6, 7, 9, 5, 7, 9, 6, 6, 6, 10, 8, 8, 8, 12]


def has(what: str, least: int) -> Test:
    return lambda table, seat: getattr(table.players[seat], what) >= least


def armed(weapon: str, least: int) -> Test:
    return lambda table, seat: table.players[seat].weapons[weapon] >= least


def any_armed(least: int) -> Test:
    return lambda table, seat: max(table.players[seat].weapons.values()) >= least


def best_armed(weapon: str) -> Test:
    return lambda table, seat: all(
        table.players[seat].weapons[weapon] >= player.weapons[weapon] for player in table.players
    )


def owns(thing: str, least: int) -> Test:
    return lambda table, seat: table.players[seat].objects[thing] >= least


def animal(kind: str) -> Test:
    return lambda table, seat: kind in table.players[seat].animals


def animals(least: int) -> Test:
    return lambda table, seat: len(table.players[seat].animals) >= least


def good(kind: str) -> Test:
    def test(table: Any, seat: int) -> bool:
        player = table.players[seat]
        return kind in player.hidden() or player.goods[kind] > 0

    return test


def beaten(kind: str, least: int) -> Test:
    return lambda table, seat: sum(tile[0] == kind for tile in table.players[seat].beaten) >= least


def outposts(least: int) -> Test:
    return lambda table, seat: list(table.garrisons.values()).count(seat) >= least


def single_crates(least: int, strength: int = 0) -> Test:
    def test(table: Any, seat: int) -> bool:
        with_one = [space for space, crates in table.hits.items() if crates[seat] == 1]
        return sum(not strength or strength_of(table.opponents[space]) == strength for space in with_one) >= least

    return test


def piles(table: Any, seat: int) -> list[int]:
    return [table.piled[tower] for tower, holder in table.holders.items() if holder == seat]


def towers(least: int, crates: int) -> Test:
    return lambda table, seat: sum(pile >= crates for pile in piles(table, seat)) >= least


def tower_with(*crates: int) -> Test:
    return lambda table, seat: set(crates) <= set(piles(table, seat))


def cleared(zone: str) -> Test:
    return lambda table, seat: not any(space[3] == zone for space in table.opponents)


def two_goods(table: Any, seat: int) -> bool:
    return [number for number in table.players[seat].goods.values() if number] == [1, 1]


def first(table: Any, seat: int) -> bool:
    return all(table.players[seat].points >= player.points for player in table.players)


def last(table: Any, seat: int) -> bool:
    return all(table.players[seat].points <= player.points for player in table.players)


KINDS = "KFGTB"
TESTS: list[Test] = [
    *(has("sails", 3), *(armed(weapon, 2) for weapon in WEAPONS), has("sailors", 2), has("provisions", 1)),
    *(single_crates(1), outposts(1)),
    *(*(animal(kind) for kind in ANIMALS), *(good(kind) for kind in GOODS), *(beaten(kind, 1) for kind in KINDS)),
    *(has("sails", 4), owns("rum", 2), owns("doubloon", 2), single_crates(2), has("standing", 1), towers(3, 1)),
    *(animals(2), animals(3), *(best_armed(weapon) for weapon in WEAPONS), *(armed(weapon, 3) for weapon in WEAPONS)),
    *(*(beaten(kind, 2) for kind in KINDS), outposts(2), towers(2, 2), tower_with(3), tower_with(4)),
    *(tower_with(1, 2, 3), has("sailors", 3), has("sailors", 4), single_crates(3), single_crates(1, 5)),
    *(cleared("E"), cleared("I"), has("crates", 4), has("crates", 6), has("crates", 8), has("standing", 2)),
    *(first, last, tower_with(5), any_armed(4), has("holds", 5), two_goods, any_armed(5)),
]


def is_true(table: Any, seat: int, card: int) -> bool:
    return TESTS[card - 1](table, seat)
