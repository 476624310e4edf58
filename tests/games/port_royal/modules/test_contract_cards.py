"""PR-JOM: the characters and ships of Pour un contrat de plus."""

import pytest

from tests.games.port_royal.modules.table import table
from tests.games.port_royal.table import TAKE
from tests.rules import rule

CARDS = "contracts=cards"
RIVER = "ship-red-1-1 ship-blue-1-1 ship-green-1-1 priest captain"


@rule("PR-JOM-001")
@pytest.mark.parametrize("mode", ["cards", "competitive", "cooperative"])
def test_24_cards_join_the_base_deck_with_contracts_or_without(mode: str) -> None:
    t = table(2, f"contracts={mode}", gold=0)
    assert sum(t.unseen.values()) == 143
    named = ("clerk", "gunner", "viceadmiral")
    assert sum(count for card, count in t.unseen.items() if card.startswith(named)) == 14


@rule("PR-JOM-001")
def test_the_cards_alone_bring_no_contracts() -> None:
    assert table(2, CARDS).zones == {}


@rule("PR-JOM-010")
def test_a_clerk_gives_a_card_more_for_a_ship_of_its_colour() -> None:
    t = table(2, CARDS, at=TAKE, gold=0, display=["clerk-red-2", ""], river=RIVER)
    t.play(0, "take ship-red-1-1", "take ship-blue-1-1")
    assert (t.decider, t.gold[0]) == (1, 2)
    assert t.told("clerks-helped") == [(0, "ship-red-1-1", 1)]


@rule("PR-JOM-010")
def test_a_clerk_is_not_told_of_where_nothing_is_left_to_take() -> None:
    t = table(2, CARDS, at=TAKE, gold=0, display=["clerk-red-2", ""], river="ship-red-1-1")
    t.play(0, "take ship-red-1-1")
    assert t.told("clerks-helped") == []


@rule("PR-JOM-010")
def test_a_clerk_is_of_no_use_for_another_colour() -> None:
    t = table(2, CARDS, at=TAKE, gold=0, display=["clerk-red-2", ""], river=RIVER)
    t.play(0, "take ship-blue-1-1")
    assert t.decider == 1


@rule("PR-JOM-010")
def test_whoever_is_not_active_pays_the_fee_for_the_further_card_too() -> None:
    t = table(2, CARDS, at=TAKE, gold=[0, 1], display=["", "clerk-red-2"], river=RIVER)
    t.play(0, "pass")
    t.play(1, "take ship-red-1-1", "take ship-blue-1-1")
    assert t.gold == [2, 1]
    assert t.active == 1


@rule("PR-JOM-010")
def test_a_clerk_hired_in_the_same_window_works() -> None:
    river = "clerk-red-2 ship-red-1-1 ship-blue-1-1 ship-green-1-1 ship-black-1-2"
    t = table(2, CARDS, at=TAKE, gold=6, river=river)
    t.play(0, "take clerk-red-2", "take ship-red-1-1", "take ship-blue-1-1")
    assert t.decider == 1


@rule("PR-JOM-011")
@pytest.mark.parametrize(
    ("river", "coins"),
    [("", 0), ("priest captain", 0), ("ship-red-1-1", 0), ("ship-red-1-1 ship-blue-1-1", 1), (RIVER, 2)],
)
def test_a_gunner_brings_the_ships_in_the_river_less_one(river: str, coins: int) -> None:
    t = table(2, CARDS, at=TAKE, gold=0, display=["gunner-1", ""], river=river)
    assert t.gold == [coins, 0]


@rule("PR-JOM-011")
def test_gunners_add_up_and_see_the_river_as_it_is_on_arrival() -> None:
    t = table(2, CARDS, at=TAKE, gold=0, display=["gunner-1 gunner-2", "gunner-2"], river=RIVER)
    assert t.gold == [4, 0]
    t.play(0, "take ship-red-1-1")
    assert t.gold == [5, 1]


@rule("PR-JOM-012")
@pytest.mark.parametrize(("size", "coins"), [(0, 0), (2, 0), (3, 2), (4, 2), (5, 0)])
def test_a_viceadmiral_brings_a_coin_with_exactly_3_or_4_cards(size: int, coins: int) -> None:
    river = " ".join(RIVER.split()[:size])
    t = table(2, CARDS, at=TAKE, gold=0, display=["viceadmiral-1 viceadmiral-2", ""], river=river)
    assert t.gold == [coins, 0]


@rule("PR-JOM-013", "PR-GEN-013")
@pytest.mark.parametrize("character", ["gunner-1", "viceadmiral-1", "admiral-1", "jester-1", "governor"])
def test_who_is_hired_just_now_brings_nothing_this_turn(character: str) -> None:
    """EX-13"""
    ships = "ship-red-1-1 ship-blue-1-1 ship-green-1-1"
    t = table(2, CARDS, at=TAKE, gold=[10, 3], river=f"{ships} {character}")
    price = t.game.rules(2, t.state.rules.options).cards
    t.play(0, f"take {character}")
    assert t.gold[0] == 10 - price.cost[price.of[character]]
    assert t.decider == 1


@rule("PR-JOM-020")
def test_a_3_plus_1_ship_brings_another_player_of_ones_choice_a_coin() -> None:
    t = table(3, CARDS, at=TAKE, gold=0, display=["trader-red-1", "", ""], river="ship-red-3g1-6")
    pile = t.pile
    t.play(0, "take ship-red-3g1-6")
    assert (t.question(0), t.options(0)) == ("share", ["give seat-2", "give seat-3"])
    t.play(0, "give seat-3")
    assert (t.gold, t.pile) == ([4, 0, 1], pile - 5)


@rule("PR-JOM-020")
def test_the_active_player_may_be_chosen_and_the_fee_is_still_due() -> None:
    t = table(3, CARDS, at=TAKE, gold=0, river="ship-red-3g1-6")
    t.play(0, "pass")
    assert t.play(1, "take ship-red-3g1-6", "give seat-1")
    assert t.gold == [2, 2, 0]


@rule("PR-JOM-020")
def test_with_two_players_the_opponent_gets_the_coin() -> None:
    """G24"""
    t = table(2, CARDS, at=TAKE, gold=0, river="ship-red-3g1-6")
    t.play(0, "take ship-red-3g1-6")
    assert t.gold == [3, 1]


@rule("PR-JOM-020", "PR-COO-020")
def test_alone_there_is_no_gift() -> None:
    t = table(1, "contracts=cooperative", at=TAKE, contracts="jinx", gold=0, river="ship-red-3g1-6")
    t.play(0, "take ship-red-3g1-6")
    assert t.gold == [3]
