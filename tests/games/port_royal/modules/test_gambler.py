"""PR-GAM: le parieur."""

import pytest

from tests.games.port_royal.modules.table import table
from tests.games.port_royal.table import OPEN, TAKE
from tests.rules import rule

WITH = "gambler=yes"
FOUR_COLOURS = "ship-yellow-1-1 ship-blue-1-1 ship-green-1-1 ship-red-1-1"


@rule("PR-GAM-001")
@pytest.mark.parametrize(
    ("options", "size"),
    [("", 119), (WITH, 123), (f"{WITH} sails=marked", 143), (f"{WITH} contracts=cards", 147)],
)
def test_four_gamblers_join_a_deck_with_the_base_cards(options: str, size: int) -> None:
    t = table(2, options, gold=0)
    assert t.pile == size
    assert sum(count for card, count in t.unseen.items() if card.startswith("gambler")) == 4 * (WITH in options)


@rule("PR-GAM-002")
def test_a_gambler_may_stand_for_the_compulsory_first_reveal() -> None:
    t = table(2, WITH, at=OPEN, gold=9, display=["gambler-1", ""], next_cards="priest captain settler jack")
    assert t.options(0) == ["reveal", "gamble"]
    t.play(0, "gamble")
    assert t.river == ["priest", "captain", "settler", "jack"]
    assert t.question(0) == "take"


@rule("PR-GAM-002")
def test_a_gambler_may_be_used_after_any_number_of_reveals_once_per_turn() -> None:
    t = table(
        2, WITH, gold=9, display=["gambler-1", ""], river="jester-1", next_cards="admiral-1 priest captain settler jack"
    )
    assert t.options(0) == ["reveal", "stop", "gamble"]
    t.play(0, "reveal")
    assert t.options(0) == ["reveal", "stop", "gamble"]
    t.play(0, "gamble")
    assert len(t.river) == 6
    assert t.question(0) == "take"


@rule("PR-GAM-002")
def test_gamblers_are_fresh_on_the_next_turn() -> None:
    t = table(2, WITH, gold=9, display=["gambler-1", "gambler-2"], next_cards="priest captain settler jack")
    t.play(0, "gamble", "pass")
    t.play(1, "pass")
    assert t.options(1) == ["reveal", "gamble"]


@rule("PR-GAM-003")
def test_nothing_can_be_repelled_and_all_four_cards_come() -> None:
    swords = "gambler-1 pirate-1 pirate-2 pirate-3"
    t = table(
        2, WITH, display=[swords, ""], river="ship-red-1-1", next_cards="ship-red-2-3 priest captain ship-blue-1-1"
    )
    t.play(0, "gamble")
    assert [card for _, card in t.told("revealed")] == ["ship-red-2-3", "priest", "captain", "ship-blue-1-1"]
    assert t.told("repelled") == []
    assert t.river == [] and t.active == 1


@rule("PR-GAM-003")
def test_taxes_are_resolved_at_once_expeditions_laid_out_and_both_count_among_the_four() -> None:
    t = table(
        2, WITH, gold=[3, 12], display=["gambler-1", ""], next_cards="priest expedition-cross2 captain tax-influence"
    )
    t.play(0, "gamble")
    assert t.river == ["priest", "captain"]
    assert "expedition-cross2" in t.expeditions
    assert t.gold == [3, 7]  # 12 - 6, and the bonus of least influence


@rule("PR-GAM-004")
@pytest.mark.parametrize(
    ("river", "cards"),
    [
        ("ship-red-1-1", "priest captain settler ship-red-2-3"),
        ("", "ship-blue-1-1 priest ship-blue-2-2 captain"),
        ("", "ship-blue-1-1 ship-blue-2-2 ship-blue-3-5 captain"),
    ],
)
def test_two_ships_of_a_colour_after_the_four_cards_are_a_bust(river: str, cards: str) -> None:
    t = table(2, WITH, display=["gambler-1", "jester-1"], river=river, next_cards=cards, gold=0)
    t.play(0, "gamble")
    assert len(t.told("busted")) == 1
    assert (t.river, t.active, t.gold) == ([], 1, [0, 1])
    assert set(f"{river} {cards}".split()) <= set(t.discard)


@rule("PR-GAM-005")
def test_after_a_gambler_only_another_one_or_phase_2_is_open() -> None:
    cards = "priest captain settler jack admiral-1 jester-1 senorita-2 governor"
    t = table(2, WITH, gold=9, display=["gambler-1 gambler-2", ""], next_cards=cards)
    t.play(0, "gamble")
    assert t.question(0) == "after-stroke"
    assert t.options(0) == ["stop", "gamble"]
    t.play(0, "gamble")
    assert t.river == cards.split()
    assert t.question(0) == "take"


@rule("PR-GAM-005")
def test_going_to_phase_2_keeps_the_second_gambler_unused() -> None:
    t = table(2, WITH, gold=9, display=["gambler-1 gambler-2", ""], next_cards="priest captain settler jack")
    t.play(0, "gamble", "stop")
    assert t.question(0) == "take"
    assert t.told("stopped") == [(0,)]


@rule("PR-GAM-005")
def test_an_expedition_may_still_be_completed_after_the_stroke() -> None:
    t = table(
        2, WITH, gold=4, display=["gambler-1 priest priest", ""], next_cards="expedition-cross2 captain settler jack"
    )
    t.play(0, "gamble")
    assert t.options(0) == ["stop", "complete expedition-cross2 priest+priest"]
    t.play(0, "complete expedition-cross2 priest+priest")
    assert t.question(0) == "take"
    assert t.gold == [6, 4]


@rule("PR-GAM-006")
@pytest.mark.parametrize(("strokes", "cards"), [(1, 2), (2, 3), (3, 4)])
def test_each_gambler_used_adds_a_card_to_take(strokes: int, cards: int) -> None:
    """G04"""
    deck = "priest " * 4 + "captain " * 4 + "settler " * 4
    t = table(2, WITH, gold=[20, 3], display=["gambler-1 gambler-1 gambler-2", ""], next_cards=deck)
    t.play(0, *["gamble"] * strokes)
    if strokes < 3:
        t.play(0, "stop")
    t.play(0, *["take priest"] * cards)
    assert t.decider == 1


@rule("PR-GAM-006")
def test_four_colours_and_a_gambler_make_three_cards() -> None:
    t = table(2, WITH, display=["gambler-1", ""], next_cards=FOUR_COLOURS)
    t.play(0, "gamble", "take ship-red-1-1", "take ship-blue-1-1", "take ship-green-1-1")
    assert t.decider == 1


@rule("PR-GAM-006")
def test_the_extra_card_is_the_active_players_alone() -> None:
    t = table(2, WITH, gold=20, display=["gambler-1", "gambler-2"], next_cards="priest captain settler jack")
    t.play(0, "gamble", "pass")
    t.play(1, "take priest")
    assert t.active == 1


@rule("PR-GAM-007")
def test_a_gambler_is_of_no_use_in_phase_2_or_to_others() -> None:
    t = table(2, WITH, at=TAKE, display=["gambler-1", "gambler-2"], river="priest captain", gold=20)
    assert t.options(0) == ["take priest", "take captain", "pass"]
    t.play(0, "take captain")
    assert t.options(1) == ["take priest", "pass"]
