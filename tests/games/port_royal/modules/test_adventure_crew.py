"""The adventurers of the campaign, and expeditions and taxes beside them."""

import pytest

from tests.games.port_royal.modules.adventure import adventure
from tests.games.port_royal.table import TAKE
from tests.rules import rule

FOUR_CHARACTERS = "priest captain settler jack"

# Expeditions and taxes ------------------------------------------------------------------------------------------------


@rule("PR-ADV-080", "PR-ADV-086")
def test_the_relief_expedition_can_be_paid_in_three_ways() -> None:
    """V27"""
    t = adventure(
        2,
        expeditions="expedition-relief",
        display=["captain hunter-captain jack", ""],
        holds=["ship-yellow-bread ship-blue-rum", ""],
        gold=0,
    )
    ways = [text for text in t.options(0) if text.startswith(("complete", "outfit"))]
    assert ways == [f"outfit expedition-relief {person}" for person in ("captain", "jack", "hunter-captain")]
    t.play(0, "outfit expedition-relief jack")
    assert t.display[0] == ["captain", "hunter-captain", "expedition-relief"]
    assert (t.hold(0), t.gold[0], t.influence[0]) == ([], 3, 4 + 1 + 1)


@rule("PR-ADV-080")
@pytest.mark.parametrize("hold", ["", "ship-yellow-bread", "ship-blue-rum", "ship-ares-plant-2"])
def test_nothing_replaces_cargo(hold: str) -> None:
    t = adventure(
        2, expeditions="expedition-relief expedition-scholars", display=["captain priest jack", ""], holds=[hold, ""]
    )
    assert t.options(0) == ["reveal", "stop"]


@rule("PR-ADV-086")
def test_for_a_base_expedition_one_chooses_whom_to_give_up() -> None:
    t = adventure(2, expeditions="expedition-cross2", display=["priest hunter-priest jack", ""])
    ways = [text for text in t.options(0) if text.startswith(("complete", "outfit"))]
    assert ways == [
        "complete expedition-cross2 priest+jack",
        "outfit expedition-cross2 priest+hunter-priest",
        "outfit expedition-cross2 jack+hunter-priest",
    ]
    t.play(0, "outfit expedition-cross2 priest+hunter-priest")
    assert t.display[0] == ["jack", "expedition-cross2"]


@rule("PR-ADV-080")
def test_only_the_active_player_completes_expeditions() -> None:
    t = adventure(
        2,
        at=TAKE,
        river="ship-red-1-1",
        expeditions="expedition-scholars",
        display=["", "priest"],
        holds=["", "ship-ares-book-2"],
        gold=3,
    )
    t.play(0, "pass")
    assert t.options(1) == ["take ship-red-1-1", "pass"]


@rule("PR-ADV-080")
def test_jacques_grandeur_gains_two_crowns_with_every_expedition() -> None:
    t = adventure(
        2,
        expeditions="expedition-cross2 expedition-scholars",
        display=["priest priest priest", ""],
        holds=["ship-ares-book-2", ""],
        adventurers=("grandeur", "scott"),
        out=(1, 0),
    )
    t.play(0, "complete expedition-cross2 priest+priest")
    assert t.crowns[0] == 2
    t.play(0, "outfit expedition-scholars priest")
    assert t.crowns[0] == 4


@rule("PR-ADV-081")
@pytest.mark.parametrize(("gold", "left"), [(15, 15), (16, 8), (17, 9)])
def test_the_war_tax_hits_from_16_coins_on(gold: int, left: int) -> None:
    """V15"""
    t = adventure(3, gold=[gold, 0, 0], display=["priest", "", "captain"], next_cards="tax-war")
    t.play(0, "reveal")
    assert t.gold == [left, 2, 0]


@rule("PR-ADV-081")
def test_base_taxes_are_as_ever() -> None:
    t = adventure(2, gold=[12, 3], display=["pirate-1", ""], next_cards="tax-swords")
    t.play(0, "reveal")
    assert t.gold == [6 + 1, 3]


# Adventurers ----------------------------------------------------------------------------------------------------------


@rule("PR-ADV-082")
@pytest.mark.parametrize(
    ("adventurer", "river", "coins"),
    [
        ("scott", f"{FOUR_CHARACTERS} governor", 1),
        ("scott", FOUR_CHARACTERS, 0),
        ("mary", "ship-red-1-1 ship-blue-1-1 ship-ares-book-2", 1),
        ("mary", "ship-red-1-1 ship-blue-1-1 priest", 0),
    ],
)
def test_scott_and_mary_look_at_the_river_on_arrival(adventurer: str, river: str, coins: int) -> None:
    t = adventure(2, at=TAKE, river=river, adventurers=(adventurer, "samuel"), out=(1, 0), gold=0)
    assert t.gold[0] == coins
    t = adventure(2, at=TAKE, river=river, adventurers=(adventurer, "samuel"), gold=0)
    assert t.gold[0] == 0  # the door is still closed


@rule("PR-ADV-083")
@pytest.mark.parametrize(
    ("river", "coins"), [("ship-red-1-1 priest captain", 2), ("ship-red-1-1 priest captain jack", 0)]
)
def test_grace_may_is_comforted_after_a_short_river(river: str, coins: int) -> None:
    t = adventure(
        2, river=river, next_cards="ship-red-2-3", adventurers=("gamine", "scott"), out=(1, 0), gold=0, events="EV-07"
    )
    t.play(0, "reveal")
    assert t.gold == [coins, 0] and t.active == 1


@rule("PR-ADV-084")
def test_samuel_blackguards_coins_come_with_the_first_mission_not_with_a_first_box() -> None:
    t = adventure(
        2,
        options="chapter=5",
        missions="50 52 53",
        adventurers=("samuel", "scott"),
        next_cards="priest",
        gold=0,
        holds=["ship-ares-book-2", ""],
    )
    t.play(0, "reveal", "stop", "seize 52")
    assert t.gold[0] == 0
    t.play(0, "accomplish 53 book")
    assert t.gold[0] == 2 + 2


@rule("PR-ADV-084")
def test_senora_anne_and_jean_blackbeard_help_once_the_door_is_open() -> None:
    t = adventure(
        2,
        missions="10",
        adventurers=("anne", "scott"),
        holds=["ship-ares-book-2 ship-ares-book-2", ""],
        river="",
        next_cards="priest",
        gold=[1, 0],
    )
    t.play(0, "accomplish 10 book+book", "reveal", "stop", "take priest")
    assert t.gold[0] == 1 + 2 - 3
    t = adventure(
        2, missions="10", adventurers=("blackbeard", "scott"), holds=["ship-ares-book-2 ship-ares-book-2", ""]
    )
    t.play(0, "accomplish 10 book+book")
    assert t.swords == [1, 0]
