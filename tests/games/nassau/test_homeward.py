"""Phase II, the voyage home: NA-RET."""

from __future__ import annotations

import pytest

from flibuste.games.nassau.homeward import incomes
from tests.games.nassau.table import Table, homeward
from tests.rules import rule

# --- the order of stops -----------------------------------------------------------------------------------------------


@rule("NA-RET-001", "NA-RET-002")
def test_stops_in_their_order_each_a_turn() -> None:
    t = Table().dog("I")
    t.ship(0, provisions=0, rum=1, doubloons=1, sugar=1, crates=0)
    t.ship(1, provisions=0, rum=1)
    t.hand(0, 31).hand(1, 32)
    t.sea()
    assert t.options() == ["skull", "fire", "home"]
    t.play(0, "skull")
    assert t.s.decider == 1, "the others play between two stops"
    t.play(1, "fire", "tell 32", "enough")
    assert t.options() == ["fire", "home"]
    t.play(0, "fire", "tell 31", "enough")
    assert t.told("at-home") == [(1,), (0,)], "only the home port was left for both"


@rule("NA-RET-011", "NA-RET-012", "NA-P3-009")
def test_example_first_home() -> None:
    """EX23 Who is home first begins the next round."""
    t = Table(3).dog("I")
    t.sea(1)
    t.play(1, "home")
    assert t.s.dolphin == 1
    captain = t.s.captain
    t.play(2, "home").play(0, "home")
    assert t.s.rounds == 2 and t.s.decider == 1 and t.topic == "walk"
    assert t.s.captain == captain, "he stays where he is"


@rule("NA-RET-013")
def test_everything_aboard_is_kept() -> None:
    t = homeward(40, crates=3, sugar=1, rum=0, doubloons=2, bombs=1).sea()
    t.play(0, "home")
    assert t.s.rounds == 2
    assert (t[0].crates, sum(t[0].goods), t.owns(0)["bombs"], t.s.hands[0]) == (3, 1, 1, [39])


# --- Skull Island -----------------------------------------------------------------------------------------------------


@rule("NA-RET-003", "NA-OBJ-001")
def test_example_three_goods() -> None:
    """EX21 Five doubloons for three goods, in an order of one's own."""
    t = homeward(doubloons=5, tobacco=1, spices=1, sugar=1)
    t[0].hideout = 0  # tobacco, spices, silver ...
    t.sea().play(0, "skull", "hide sugar", "hide tobacco", "hide spices")
    assert t.told("hid") == [(0, 4, 0), (0, 0, 3), (0, 1, 3)], "sugar is not due: into the centre"
    assert t.owns(0)["doubloons"] == 0


@rule("NA-RET-003")
def test_as_many_as_the_purse_allows() -> None:
    t = homeward(doubloons=4, tobacco=1, spices=1, sugar=1).sea()
    t.play(0, "skull", "hide tobacco")
    assert t.options() == ["hide spices", "hide sugar", "enough"]
    t.play(0, "hide sugar")
    assert t.owns(0)["doubloons"] == 1 and sum(t[0].goods) == 1, "two for three doubloons; a third would cost five"


@rule("NA-RET-003")
def test_one_good_for_one_doubloon_and_the_island_needs_both() -> None:
    t = homeward(doubloons=3, tobacco=1, spices=1).sea()
    t.play(0, "skull", "hide spices", "enough")
    assert t.owns(0)["doubloons"] == 2
    assert "skull" not in homeward(31, doubloons=0, rum=1, sugar=1).sea().options()
    assert "skull" not in homeward(31, doubloons=2, rum=1).sea().options()


@rule("NA-RET-004")
def test_a_good_goes_where_its_colour_is_due() -> None:
    t = homeward(doubloons=5, tobacco=1, spices=2)
    t[0].hideout = 0
    t.sea().play(0, "skull", "hide spices", "hide tobacco", "hide spices")
    assert t[0].store[1] == 1 and t[0].filled == 2, "spices too early; then tobacco and the other spices fit"
    assert [value for _, _, value in t.told("hid")] == [0, 3, 3]


# --- Campfire Island --------------------------------------------------------------------------------------------------


@rule("NA-RET-005", "NA-RET-006", "NA-RET-014")
def test_example_campfire() -> None:
    """EX22 One rum, three cards, two of them true and worth ten: eleven points."""
    t = homeward(32, 43, 37, 74, rum=1, doubloons=2, sabre=4)
    before = t[0].points
    t.sea().play(0, "fire", "tell 32", "tell 43", "tell 74")
    assert t.options() == ["enough"], "three cards for one rum"
    t.play(0, "enough")
    worth = t.s.book.tables.yarn_points
    assert worth[31] + worth[42] == 10
    assert t.told("told") == [(0, 31, 4), (0, 42, 6)] and t.told("joked") == [(0, 2, 73, 1)]
    assert t[0].points == before + 11 + 5, "and five for the best yarns of the round"
    assert t.owns(0)["rum"] == 0


@rule("NA-RET-005")
def test_the_fire_needs_rum_and_a_card() -> None:
    assert "fire" in homeward(31, rum=1).sea().options()
    assert homeward(31, rum=0).sea().told("at-home")
    assert homeward(rum=1).sea().told("at-home")


@rule("NA-RET-006")
def test_a_true_card_is_told_and_never_a_joke() -> None:
    t = homeward(7, rum=1).sea().play(0, "fire", "tell 7", "enough")
    assert t.told("told") == [(0, 6, 2)] and not t.told("joked")


@rule("NA-RET-007")
def test_conditions_are_checked_after_the_rum_is_paid() -> None:
    t = homeward(31, rum=2).sea().play(0, "fire", "tell 31", "enough")
    assert t.told("joked"), "one rum is left"
    t = homeward(31, rum=3).sea().play(0, "fire", "tell 31", "enough")
    assert t.told("told") and t.owns(0)["rum"] == 2, "nothing shown is spent"


@rule("NA-RET-007")
def test_conditions_are_checked_before_a_point_is_scored() -> None:
    t = homeward(7, 69, rum=1, points=5).sea().play(0, "fire", "tell 7", "tell 69", "enough")
    assert [card for _, card, _ in t.told("told")] == [6, 68], "last on the track when the cards are laid down"


@rule("NA-RET-014")
def test_the_number_of_cards_fixes_the_rum() -> None:
    t = homeward(31, 32, 33, 34, rum=3).sea().play(0, "fire", "tell 31", "tell 32", "tell 33", "tell 34", "enough")
    assert t.owns(0)["rum"] == 1, "four cards: two rum"


@rule("NA-RET-014")
def test_cards_are_chosen_in_ascending_order() -> None:
    t = homeward(34, 31, rum=2).sea().play(0, "fire", "tell 34")
    assert t.options() == ["enough"]


@rule("NA-RET-008", "NA-ANI-007")
def test_the_parrot_doubles_a_card_but_not_in_the_comparison() -> None:
    t = homeward(7, 1, rum=1, animals="parrot", sails=3, seats=2)
    t.ship(1, yarns=4)
    t.sea().play(0, "fire", "parrot 1", "tell 7", "enough")
    assert t.told("parroted") == [(0, 3)]
    assert t.told("prize") == [(0, 5, 5)], "three and two: the Parrot's three do not count"
    assert t.told("prize-tied") == []


@rule("NA-P3-004")
def test_tied_for_the_best_yarns_is_said_as_tied() -> None:
    t = homeward(7, 1, rum=1, sails=3, seats=2)
    t.ship(1, yarns=5)
    t.sea().play(0, "fire", "tell 1", "tell 7", "enough")
    assert t.told("prize-tied") == [(2,)] and t.told("prize") == [(0, 5, 5), (1, 5, 5)]


@rule("NA-RET-015")
def test_goods_may_be_thrown_out_before_the_fire() -> None:
    t = homeward(73, rum=1, sugar=1, silver=2, holds=4).sea().play(0, "fire")
    assert t.options() == ["dump sugar", "dump silver", "tell 73"]
    t.play(0, "dump silver", "tell 73", "enough")
    assert t.told("told") == [(0, 72, 8)]
    assert homeward(73, rum=1, sugar=1, silver=1).sea().play(0, "fire").options() == ["tell 73"]


# --- home port --------------------------------------------------------------------------------------------------------


def estate(**things: object) -> Table:
    """Two outposts, an opponent with crates, a tower."""
    t = homeward(**things).outpost("B", "OU3", 0).outpost("E", "OU4", 0)
    t.opponent("OP-E1", "K7", [2, 0]).opponent("OP-F1", "K6", [0, 1]).tower("WT-B1", "sabre", 0, 1)
    t.ship(0, crates=0)
    return t


@rule("NA-RET-009")
def test_the_three_incomes() -> None:
    t = estate()
    assert incomes(t.s, 0) == [2, 1, 2]
    t.sea()
    assert t[0].crates == 2 and t[0].points == 12 and t.topic == "draw"


@pytest.mark.parametrize(
    ("income", "crates", "cards", "points"), [("crates", 4, 1, 12), ("points", 2, 1, 14), ("cards", 2, 2, 12)]
)
@rule("NA-RET-010", "NA-ANI-005")
def test_the_turtle_doubles_one_income(income: str, crates: int, cards: int, points: int) -> None:
    t = estate(animals="turtle").sea()
    assert t.options() == ["turtle crates", "turtle cards", "turtle points", "skip"]
    t.play(0, f"turtle {income}")
    assert (t[0].crates, t[0].points) == (crates, points)
    for _ in range(cards):
        assert t.topic == "draw"
        t.play(0, "draw A")
    assert t.topic == "walk"
