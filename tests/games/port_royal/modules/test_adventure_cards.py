"""PR-ADV-070 to PR-ADV-088: the new cards and the adventurers."""

import pytest

from flibuste.games.port_royal.facts import changes
from flibuste.games.port_royal.game import GAME_OBJECT
from tests.games.port_royal.modules.adventure import adventure
from tests.games.port_royal.table import TAKE
from tests.rules import rule

# Ships ----------------------------------------------------------------------------------------------------------------


@rule("PR-ADV-070", "PR-ADV-075")
def test_a_ship_is_cashed_or_kept() -> None:
    river = "ship-ares-book-2 ship-green-bread ship-yellow-1-1 ship-blue-rum ship-red-1-1"
    t = adventure(2, at=TAKE, river=river, gold=0, events="EV-07")
    t.play(0, "take ship-ares-book-2")
    assert t.gold[0] == 1 and t.discard == ["ship-ares-book-2"]
    t.play(0, "take ship-green-bread")
    assert t.gold[0] == 1 and t.crowns[0] == 1
    t.play(0, "hold ship-blue-rum")
    assert t.gold[0] == 1 and t.hold(0) == ["ship-blue-rum"]


@rule("PR-ADV-073")
def test_base_ships_are_only_cashed() -> None:
    t = adventure(2, at=TAKE, river="ship-red-1-1 ship-ares-plant-4")
    assert t.options(0) == ["take ship-red-1-1", "take ship-ares-plant-4", "pass", "hold ship-ares-plant-4"]


@rule("PR-ADV-071", "PR-ADV-086")
@pytest.mark.parametrize(("answer", "coins"), [("take", 2), ("hold", 1)])
def test_the_sworn_priest_trades_with_the_ares_pirates(answer: str, coins: int) -> None:
    """V18"""
    t = adventure(2, at=TAKE, river="ship-ares-book-2", display=["hunter-priest", ""], gold=0, events="EV-07")
    t.play(0, f"{answer} ship-ares-book-2")
    assert t.gold[0] == coins


@rule("PR-ADV-071")
def test_traders_add_up_with_landman_and_pay_for_kept_ships() -> None:
    t = adventure(
        2,
        at=TAKE,
        river="ship-red-bread",
        display=["trader-red-1", ""],
        adventurers=("landman", "scott"),
        out=(1, 0),
        gold=0,
        events="EV-07",
    )
    t.play(0, "hold ship-red-bread")
    assert t.gold[0] == 2
    assert t.told("held") == [(0, "ship-red-bread", 2)]


@rule("PR-ADV-071")
@pytest.mark.parametrize("answer", ["take", "hold"])
def test_don_ferdinando_gains_a_crown_for_black_ships(answer: str) -> None:
    t = adventure(2, at=TAKE, river="ship-black-rum", adventurers=("ferdinando", "scott"), out=(1, 0), events="EV-07")
    t.play(0, f"{answer} ship-black-rum")
    assert t.crowns == [1, 0]


@rule("PR-ADV-072", "PR-ADV-087")
def test_the_fee_for_a_kept_ship_may_come_from_the_trader() -> None:
    t = adventure(
        3, at=TAKE, river="ship-red-bread ship-blue-rum ship-yellow-rum", gold=0, display=["", "trader-red-1", ""]
    )
    t.play(0, "pass")
    assert t.options(1) == ["take ship-yellow-rum", "take ship-red-bread", "pass", "hold ship-red-bread"]
    t.play(1, "hold ship-red-bread")
    assert t.gold == [1, 0, 0]


@rule("PR-ADV-087")
def test_a_crown_ship_wants_the_coin_of_the_fee() -> None:
    t = adventure(2, at=TAKE, river="ship-blue-rum ship-green-1-1", gold=[3, 0])
    t.play(0, "pass")
    assert t.options(1) == ["take ship-green-1-1", "pass"]
    t = adventure(2, at=TAKE, river="ship-blue-rum", gold=[3, 1], events="EV-07")
    t.play(0, "pass")
    t.play(1, "take ship-blue-rum")
    assert (t.gold, t.crowns) == ([4, 0], [0, 1])


@rule("PR-ADV-062", "PR-ADV-074")
def test_kept_ships_give_no_influence_and_have_no_limit() -> None:
    t = adventure(2, holds=["ship-red-bread ship-red-rum ship-blue-bread ship-ares-book-2 ship-ares-book-4", ""])
    assert t.influence == [0, 0]


# Characters -----------------------------------------------------------------------------------------------------------


@rule("PR-ADV-076")
def test_the_tybuk_brothers_bring_cutlasses() -> None:
    t = adventure(2, display=["tybuk-anton tybuk-cyril", "tybuk-bohdan"], next_cards="ship-ares-book-4")
    assert t.swords == [4, 2]
    t.play(0, "reveal")
    assert t.options(0) == ["repel", "keep"]


@rule("PR-ADV-079", "PR-ADV-082")
def test_innkeepers_gain_crowns_for_four_characters() -> None:
    t = adventure(
        2,
        at=TAKE,
        river="priest captain settler jack",
        display=["innkeeper-1-3 innkeeper-2-4", "innkeeper-3-4"],
        gold=9,
        events="EV-07",
    )
    assert t.crowns == [2, 0]
    t.play(0, "take priest")
    assert t.decider == 1 and t.crowns == [2, 0]  # three characters are left


@rule("PR-ADV-079")
def test_an_innkeeper_hired_this_turn_brings_no_crown_but_buys() -> None:
    t = adventure(
        2,
        at=TAKE,
        river="innkeeper-1-3 priest captain settler",
        gold=3,
        holds=["ship-yellow-bread", ""],
        events="EV-07",
    )
    assert t.crowns == [0, 0] and "sell bread" not in t.options(0)
    t.play(0, "take innkeeper-1-3")
    assert t.options(0) == ["pass", "sell bread"]
    t.play(0, "sell bread")
    assert t.gold[0] == 3 and t.hold(0) == [] and "ship-yellow-bread" in t.discard
    assert t.active == 1


@rule("PR-ADV-079", "PR-ADV-074")
def test_each_innkeeper_buys_once_per_turn_to_take_the_dearest_first() -> None:
    """A07"""
    ships = "ship-yellow-bread ship-yellow-rum ship-blue-rum ship-ares-book-2"
    t = adventure(
        2, at=TAKE, river="", display=["innkeeper-1-3 innkeeper-2-4", ""], holds=[ships, ""], gold=0, events="EV-07"
    )
    assert t.options(0) == ["pass", "sell bread", "sell rum"]
    t.play(0, "sell rum")
    assert t.gold[0] == 4 and t.hold(0) == ["ship-yellow-bread", "ship-blue-rum", "ship-ares-book-2"]
    t.play(0, "sell bread")
    assert t.gold[0] == 7 and t.active == 1


@rule("PR-ADV-079")
def test_coins_from_an_innkeeper_pay_for_a_card_and_its_fee() -> None:
    t = adventure(
        2,
        at=TAKE,
        river="priest",
        display=["", "innkeeper-2-4"],
        holds=["", "ship-yellow-bread"],
        gold=[3, 1],
        events="EV-07",
    )
    assert t.options(1) == ["pass", "sell bread"]
    t.play(1, "sell bread", "take priest")
    assert t.gold == [4, 0]


@rule("PR-ADV-071", "PR-ADV-072")
def test_what_keeping_a_ship_costs_is_said_before() -> None:
    t = adventure(2, at=TAKE, river="ship-black-bread", adventurers=("scott", "ferdinando"), out=(0, 1), crowns=(0, 1))
    t.play(0, "pass")
    keep = GAME_OBJECT.notation.parse("hold ship-black-bread")
    found = {(one.thing, one.seat): one.amount for one in changes(GAME_OBJECT.view(t.state, 1), keep)}
    assert found == {("coins", 1): -1, ("coins", 0): 1, ("crowns", 1): 1, ("influence", 1): 1}
