"""Positions written down and read again; bad ones are refused in a sentence and change nothing."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.kernel import BadPosition, describe, position
from tests.games.nassau.table import Table

Spoil = Callable[[dict[str, Any]], None]


def document() -> dict[str, Any]:
    t = Table(3, sea="both", feld="yes").opponent("OP-E1", "K4", [1, 0, 2]).tower("WT-B1", "sabre", 1, 2)
    t.ship(0, sugar=1, animals="cat")
    t.sea()
    written: dict[str, Any] = json.loads(json.dumps(describe(GAME_OBJECT, t.s)))
    return written


def too_many_tokens(board: dict[str, Any]) -> None:
    board["drawn"] = {"nothing": 5, "dodge": 6, "sail": 15}


def too_many_of_a_kind(board: dict[str, Any]) -> None:
    board["drawn"] = {"sail": 3}


def a_tile_twice(board: dict[str, Any]) -> None:
    board["city"][0] = board["city"][1]


def an_unknown_face(board: dict[str, Any]) -> None:
    board["city"][0] = "10a/0"


def pirates_on_no_alley(board: dict[str, Any]) -> None:
    board["alleys"] = {"0NWSE": 0}


def six_sails(board: dict[str, Any]) -> None:
    board["ships"][0]["sails"] = 6


def too_much_rum(board: dict[str, Any]) -> None:
    board["ships"][0]["objects"]["rum"] = 26


def a_full_ship(board: dict[str, Any]) -> None:
    board["ships"][0] |= {"crates": 9, "reserve": board["ships"][0]["reserve"] + board["ships"][0]["crates"] - 9}


def a_good_too_many(board: dict[str, Any]) -> None:
    board["bag"]["silver"] = 9


def a_card_twice(board: dict[str, Any]) -> None:
    board["hands"][0].append(board["hands"][1][0])


def an_unknown_card(board: dict[str, Any]) -> None:
    board["hands"][0][0] = "75"


def an_opponent_twice(board: dict[str, Any]) -> None:
    board["opponents"]["OP-E2"] = "K4"


def crates_on_nothing(board: dict[str, Any]) -> None:
    board["hits"]["OP-E3"] = [0, 1, 0]
    board["ships"][1]["reserve"] -= 1


def a_tower_of_nobody(board: dict[str, Any]) -> None:
    board["piled"]["WT-A1"] = 2


def an_unknown_space(board: dict[str, Any]) -> None:
    board["opponents"]["OP-Z1"] = "K5"


def a_missing_field(board: dict[str, Any]) -> None:
    del board["captain"]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (too_many_tokens, "26 combat tokens are drawn; the bag has 25."),
        (too_many_of_a_kind, "3 combat tokens 'sail' are drawn; the bag has 2."),
        (a_tile_twice, "The city has the tile 4 2 times; it should be there once."),
        (an_unknown_face, "There is no face '10a/0'"),
        (pirates_on_no_alley, "The city has pirates on an alley that it does not have."),
        (six_sails, "Seat 0 has 6 sails; it should have 1 to 5."),
        (too_much_rum, "rum; there are 25 in all."),
        (a_full_ship, "The load of seat 0 does not fit into its 3 holds."),
        (a_good_too_many, "silver in all; there should be 4."),
        (a_card_twice, "is there 2 times."),
        (an_unknown_card, "There is no yarn '75'"),
        (an_opponent_twice, "The opponent K4 is there 2 times."),
        (crates_on_nothing, "Crates lie where no opponent is."),
        (a_tower_of_nobody, "A watchtower has crates of nobody"),
        (an_unknown_space, "There is no 'OP-Z1' in opponents"),
        (a_missing_field, "The board lacks 'captain'."),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_bad_position_is_refused_in_a_sentence(spoil: Spoil, sentence: str) -> None:
    good = document()
    bad = copy.deepcopy(good)
    spoil(bad["board"])
    with pytest.raises(BadPosition) as error:
        position(GAME_OBJECT, bad)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)
    assert position(GAME_OBJECT, good).decider == 0


def test_26_tokens_are_one_too_many() -> None:
    bad = document()
    bag = GAME_OBJECT.new(2).book.tables.bag
    names = ["nothing", "dodge", "sabre", "pistol", "cannon", "harpoon", "hook", "sail", "sailor", "hold", "rum"]
    bad["board"]["drawn"] = dict(zip([*names, "doubloon", "provision", "crate"], bag, strict=True))
    position(GAME_OBJECT, bad)
    bad["board"]["drawn"]["nothing"] += 1
    with pytest.raises(BadPosition, match=r"^26 combat tokens are drawn; the bag has 25\.$"):
        position(GAME_OBJECT, bad)


def test_a_position_reads_as_names() -> None:
    board = document()["board"]
    assert board["opponents"]["OP-E1"] == "K4" and board["hits"]["OP-E1"] == [1, 0, 2]
    assert board["holders"] == {"WT-B1": 1} and board["piled"] == {"WT-B1": 2}
    assert board["city"][0] == "7b/3" and board["ships"][0]["goods"] == {"sugar": 1}
    assert set(board["tally"]["table"]) == {
        "feld",
        "dutchman-zone-1",
        *(f"dutchman-weapon-{turn}" for turn in range(1, 5)),
    }
