"""Missions of the moment: offered when something happens, or never."""

from typing import Any

import pytest

from tests.games.port_royal.modules.adventure import AdventureTable, adventure
from tests.games.port_royal.table import TAKE
from tests.rules import rule

THREE_COLOURS = "ship-yellow-1-1 ship-blue-1-1 ship-green-1-1"
FOUR_COLOURS = f"{THREE_COLOURS} ship-red-1-1"


def of_colours(mission: str, river: str = THREE_COLOURS, **things: Any) -> AdventureTable:
    """A mission for four colours in the river lies open."""
    return adventure(2, options="chapter=3", missions=f"30 32 {mission}", river=river, **things)


def fourth_card(river: str = "priest captain settler", gold: int = 5, **things: Any) -> AdventureTable:
    """Mission 51 lies open, for the fourth card of the river."""
    return adventure(2, "competitive", "chapter=5", missions="50 51", river=river, gold=gold, **things)


# Missions of the moment -----------------------------------------------------------------------------------------------


@rule("PR-ADV-050", "PR-ADV-046")
@pytest.mark.parametrize(("mission", "price"), [("33", 0), ("34", 5)])
def test_four_colours_are_offered_to_the_active_player_at_once(mission: str, price: int) -> None:
    """V7"""
    t = of_colours(mission, next_cards="ship-red-1-1", gold=5)
    t.play(0, "reveal")
    assert t.question(0) == "four-colours" and t.options(0) == [f"seize {mission}", "let-pass"]
    t.play(0, f"seize {mission}")
    assert t.gold[0] == 5 - price and t.markers == [f"{mission}:0"]
    t.play(0, "stop", "pass")
    assert t.accomplishable(1) == []


@rule("PR-ADV-050")
def test_mission_34_declined_is_not_offered_again_in_this_turn() -> None:
    """V24"""
    t = of_colours("34", gold=5, next_cards="ship-red-1-1 ship-black-1-2")
    t.play(0, "reveal", "let-pass", "reveal")
    assert t.question(0) == "discover"
    t.play(0, "stop")
    assert t.question(0) == "take"
    assert len(t.told("let-pass")) == 1


@rule("PR-ADV-050")
def test_mission_34_is_offered_when_the_coins_come() -> None:
    t = of_colours("34", FOUR_COLOURS, gold=4, next_cards="tax-influence")
    assert t.question(0) == "discover"
    t.play(0, "reveal")
    assert t.gold[0] == 5 and t.question(0) == "four-colours"


@rule("PR-ADV-050", "PR-ADV-027")
def test_mission_34_is_offered_on_arrival_after_the_admirals() -> None:
    t = of_colours("34", f"{FOUR_COLOURS} priest", at=TAKE, gold=3, display=["admiral-1", ""])
    assert t.gold[0] == 5 and t.question(0) == "four-colours"
    t.play(0, "seize 34")
    assert t.question(0) == "take"


@rule("PR-ADV-050")
def test_a_claim_stands_even_if_the_turn_is_lost() -> None:
    t = of_colours("33", next_cards="ship-red-1-1 ship-red-2-3", events="EV-07")
    t.play(0, "reveal", "seize 33", "reveal")
    assert t.markers == ["33:0"] and t.active == 1


@rule("PR-ADV-051")
def test_mission_50_is_for_everybody_who_was_taxed() -> None:
    """V8, A10: from the active player on, after all losses and before the bonus."""
    t = adventure(3, options="chapter=5", missions="50", active=1, gold=[12, 13, 11], next_cards="tax-influence")
    t.play(1, "reveal")
    assert t.gold == [6, 7, 11]
    assert t.decider == 1 and t.options(1) == ["seize 50", "let-pass"]
    t.play(1, "let-pass")
    assert t.decider == 0
    t.play(0, "seize 50")
    assert t.markers == ["50:0"] and t.decider == 1
    assert t.gold == [6 + 2 + 1, 7 + 1, 11 + 1]


@rule("PR-ADV-051")
def test_the_bonus_looks_at_the_influence_after_the_claims() -> None:
    """A11"""
    t = adventure(2, options="chapter=5", missions="50", gold=[12, 3], crowns=(1, 0), next_cards="tax-influence")
    t.play(0, "reveal", "seize 50")
    assert t.influence == [1, 0] and t.gold == [6 + 2, 4]


@rule("PR-ADV-052", "PR-ADV-056", "PR-ADV-022")
def test_mission_51_costs_5_coins_and_a_card() -> None:
    """V9"""
    t = fourth_card("priest captain ship-red-1-1", next_cards="ship-blue-1-1", events="EV-07")
    t.play(0, "reveal", "stop")
    assert t.question(0) == "fourth-card"
    t.play(0, "seize 51")
    assert t.gold[0] == 0 and t.markers == ["51:0"]
    assert t.decider == 1
    t.play(1, "take ship-red-1-1")
    assert t.active == 1


@rule("PR-ADV-056")
def test_mission_51_declined_is_gone_for_this_turn() -> None:
    t = fourth_card(next_cards="ship-blue-1-1")
    t.play(0, "reveal", "stop", "let-pass")
    assert t.question(0) == "take" and "take ship-blue-1-1" in t.options(0)


@rule("PR-ADV-056", "PR-ADV-027", "PR-ADV-082")
def test_cutthroat_marys_coin_comes_before_mission_51() -> None:
    """V23"""
    t = fourth_card(THREE_COLOURS, 4, markers="50:0", adventurers=("mary", "scott"), next_cards="priest")
    t.play(0, "reveal", "stop")
    assert t.gold[0] == 5 and t.question(0) == "fourth-card"


@rule("PR-ADV-057")
@pytest.mark.parametrize("extra", ["tax-influence", "expedition-cross2", "ship-red-1-1"])
def test_whatever_is_drawn_after_the_fourth_card_spoils_mission_51(extra: str) -> None:
    """A26"""
    t = fourth_card(display=["pirate-1", ""], next_cards=f"jack {extra}")
    t.play(0, "reveal", "reveal")
    if t.question(0) == "repel":
        t.play(0, "repel")
    t.play(0, "stop")
    assert t.question(0) == "take"


@rule("PR-ADV-053", "PR-ADV-054", "PR-ADV-055", "PR-ADV-058")
def test_mission_52_takes_two_turns() -> None:
    """V10"""
    t = adventure(
        2,
        options="chapter=5",
        missions="50 52",
        next_cards="trader-red-1 priest",
        out=(3, 0),
        progress="52:1",
        events="EV-07 EV-07",
        gold=9,
    )
    t.play(0, "reveal", "stop")
    assert t.question(0) == "first-card"
    t.play(0, "seize 52")
    assert t.zones["progress"] == ["52:1", "52:0"] and t.markers == []
    assert "take trader-red-1" in t.options(0)
    t.play(0, "pass")
    t.play(1, "pass", "reveal", "stop", "seize 52")
    assert t.markers == ["52:1"] and t.zones["progress"] == ["52:0"]


@rule("PR-ADV-053", "PR-ADV-058")
def test_the_last_marker_moves_from_the_first_box_to_the_second() -> None:
    t = adventure(2, options="chapter=5", missions="50 52", river="", next_cards="priest", out=(3, 0), progress="52:0")
    t.play(0, "reveal", "stop", "seize 52")
    assert t.markers == ["52:0"] and t.crowns[0] == 3 + 1 + 1


@rule("PR-ADV-054")
def test_a_committed_marker_uncovers_nothing_and_serves_nowhere_else() -> None:
    """A05"""
    t = adventure(
        2, options="chapter=5", missions="50 52 53", out=(3, 0), progress="52:0", holds=["ship-ares-book-2", ""]
    )
    assert t.accomplishable(0) == []


@rule("PR-ADV-057")
@pytest.mark.parametrize(
    ("cards", "is_offered"), [("expedition-cross2 trader-red-1", True), ("trader-red-1 expedition-cross2", False)]
)
def test_what_comes_before_the_first_card_does_not_matter(cards: str, is_offered: bool) -> None:
    """V22"""
    t = adventure(2, options="chapter=5", missions="50 52", next_cards=cards, gold=9, river="")
    t.play(0, "reveal", "reveal", "stop")
    assert (t.question(0) == "first-card") == is_offered


@rule("PR-ADV-044", "PR-ADV-045", "PR-ADV-054")
def test_a_marker_on_the_first_box_takes_no_first_reward() -> None:
    """Whoever reaches the second box first has it, however many wait on the first."""
    t = adventure(2, options="chapter=5", missions="50 52", next_cards="priest", progress="52:1 52:0", events="EV-07")
    t.play(0, "reveal", "stop", "seize 52")
    assert t.told("first-reward") == [(0, 0)] and t.crowns == [2, 0]
    t = adventure(2, options="chapter=5", missions="50 52", next_cards="priest", markers="52:1", progress="52:0")
    t.play(0, "reveal", "stop", "seize 52")
    assert t.told("first-reward") == [] and t.crowns == [1, 0]


@rule("PR-ADV-050", "PR-ADV-041")
def test_two_missions_of_four_colours_and_one_marker() -> None:
    """Both are offered at the same moment; the last marker can go to one of them only."""
    river = "ship-yellow-1-1 ship-blue-1-1 ship-green-1-1"
    t = adventure(2, "variable", missions="33 34 10 20", river=river, next_cards="ship-red-1-1", gold=9, out=(3, 0))
    t.play(0, "reveal")
    assert t.question(0) == "four-colours"
    t.play(0, t.options(0)[0])
    assert t.question(0) == "discover" and len(t.markers) == 1


@rule("PR-ADV-050")
def test_mission_33_is_offered_again_in_a_later_turn() -> None:
    river = "ship-yellow-1-1 ship-blue-1-1 ship-green-1-1"
    again = "ship-red-2-3 ship-yellow-2-2 ship-blue-2-2 ship-green-2-3"
    t = adventure(
        1, options="chapter=3", missions="30 33", river=river, next_cards=f"ship-red-1-1 {again}", events="EV-07 EV-08"
    )
    t.play(0, "reveal", "let-pass", "stop", "pass")
    t.play(0, *["reveal"] * 4)
    assert t.question(0) == "four-colours"


@rule("PR-ADV-051", "PR-ADV-081")
@pytest.mark.parametrize(("gold", "asked"), [([15, 15], False), ([16, 15], True)])
def test_a_war_tax_below_16_coins_is_no_occasion_for_mission_50(gold: list[int], asked: bool) -> None:
    t = adventure(2, options="chapter=5", missions="50", next_cards="tax-war", gold=gold)
    t.play(0, "reveal")
    assert (t.question(0) == "tax-trail") == asked
