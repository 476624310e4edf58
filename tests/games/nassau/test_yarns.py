"""What the yarns want."""

from __future__ import annotations

import pytest

from flibuste.games.nassau.tables import OPPONENT_NAMES
from flibuste.games.nassau.yarns import is_true
from tests.games.nassau.table import Table, homeward
from tests.rules import rule


def yarn_table() -> Table:
    return homeward(seats=3)


@pytest.mark.parametrize(
    ("card", "things", "true"),
    [
        (1, {"sails": 2}, False),
        (1, {"sails": 3}, True),
        (2, {"sabre": 2}, True),
        (6, {"hook": 1}, False),
        (7, {"sailors": 1, "standing": 3}, False),
        (8, {"provisions": 1}, True),
        (11, {"animals": "rat", "used": "rat"}, True),
        (18, {"animals": "monkey", "asleep": "monkey"}, True),
        (19, {"tobacco": 1}, True),
        (20, {"tobacco": 1}, False),
        (30, {"sails": 4}, True),
        (31, {"rum": 1}, False),
        (32, {"doubloons": 2}, True),
        (34, {"standing": 1}, True),
        (36, {"animals": "cat crab"}, True),
        (37, {"animals": "cat crab"}, False),
        (38, {"sabre": 1}, True),
        (43, {"sabre": 2}, False),
        (58, {"sailors": 3}, True),
        (59, {"sailors": 3, "standing": 2}, False),
        (64, {"crates": 4}, True),
        (65, {"crates": 5}, False),
        (66, {"crates": 8}, True),
        (67, {"standing": 1}, False),
        (68, {"points": 10}, True),
        (68, {"points": 9}, False),
        (69, {"points": 10}, True),
        (69, {"points": 11}, False),
        (71, {"cannon": 4}, True),
        (72, {"holds": 4}, False),
        (72, {"holds": 5}, True),
        (73, {"sugar": 1, "silver": 1}, True),
        (73, {"sugar": 2}, False),
        (73, {"sugar": 1, "silver": 1, "cloth": 1}, False),
        (74, {"cannon": 4}, False),
        (74, {"hook": 5}, True),
    ],
)
@rule("NA-RET-006")
def test_yarns_about_the_ship(card: int, things: dict[str, object], true: bool) -> None:
    t = yarn_table()
    t.ship(0, **things)
    assert is_true(t.s, 0, card - 1) == true


@rule("NA-RET-006")
def test_yarns_about_the_sea() -> None:
    t = yarn_table()
    assert not is_true(t.s, 0, 8) and is_true(t.s, 0, 61) and is_true(t.s, 0, 62)
    t.opponent("OP-E1", "K7", [1, 0, 0]).opponent("OP-I1", "F2", [1, 2, 0]).opponent("OP-I2", "G2", [2, 0, 0])
    assert is_true(t.s, 0, 8) and is_true(t.s, 0, 32), "exactly one crate on two opponents"
    assert not is_true(t.s, 0, 59), "on three"
    assert is_true(t.s, 0, 60), "one of them of strength five"
    assert not is_true(t.s, 0, 61) and not is_true(t.s, 0, 62), "opponents in E and in I"
    t.outpost("B", "OU1", 0)
    assert is_true(t.s, 0, 9) and not is_true(t.s, 0, 52)
    t.outpost("C", "OU2", 0)
    assert is_true(t.s, 0, 52)


@rule("NA-RET-006")
def test_yarns_about_towers() -> None:
    t = yarn_table().tower("WT-A1", "sabre", 0, 1).tower("WT-B1", "sabre", 0, 2).tower("WT-C1", "cannon", 1, 3)
    assert not is_true(t.s, 0, 34) and not is_true(t.s, 0, 56)
    t.tower("WT-D1", "hook", 0, 3)
    assert is_true(t.s, 0, 34) and is_true(t.s, 0, 56) and is_true(t.s, 0, 53) and is_true(t.s, 0, 54)
    assert not is_true(t.s, 0, 55) and not is_true(t.s, 0, 69)
    t.tower("WT-D1", "hook", 0, 5)
    assert is_true(t.s, 0, 69) and not is_true(t.s, 0, 56)


@rule("NA-RET-006")
def test_yarns_about_beaten_opponents_and_hidden_goods() -> None:
    t = yarn_table()
    t[0].beaten = [OPPONENT_NAMES.index("K1"), OPPONENT_NAMES.index("K5"), OPPONENT_NAMES.index("T2")]
    assert is_true(t.s, 0, 24) and is_true(t.s, 0, 47) and is_true(t.s, 0, 27) and not is_true(t.s, 0, 50)
    t[0].hideout, t[0].filled, t[0].store[4] = 0, 1, 1
    assert is_true(t.s, 0, 18) and is_true(t.s, 0, 22) and not is_true(t.s, 0, 19), (
        "tobacco on its space, sugar in the store"
    )
    t.ship(1, sabre=3)
    assert not is_true(t.s, 0, 37) and is_true(t.s, 1, 37), "most sabres"


def test_every_yarn_can_be_asked() -> None:
    t = yarn_table()
    assert sum(is_true(t.s, 0, card) for card in range(74)) > 5
