"""Gold: taken, spent, capped; chests; and the progress tiles that are not tested with their actions."""

from __future__ import annotations

import pytest

from tests.games.amerigo.maps import FILLED_ISLAND
from tests.games.amerigo.table import table
from tests.rules import rule

SOLO = [
    ("navigators", "blue", "navigate"),
    ("gunners", "black", "load"),
    ("architects", "red", "plan"),
    ("scholars", "brown", "progress"),
    ("builders", "green", "build"),
    ("merchants", "yellow", "produce"),
]
PAIRS = [
    ("cartographers", "blue", "navigate"),
    ("cartographers", "red", "plan"),
    ("fortification", "black", "load"),
    ("fortification", "green", "build"),
    ("manufacture", "brown", "progress"),
    ("manufacture", "yellow", "produce"),
]


@rule("AM-GLD-001", "AM-PRG-020", "AM-PRG-026")
@pytest.mark.parametrize(
    ("cubes", "third", "half"), [("red 1", 1, 1), ("red 3, blue 1", 2, 2), ("red 7, blue 2", 3, 5)]
)
def test_gold_is_a_third_of_the_cubes_or_half_with_the_money_changer(cubes: str, third: int, half: int) -> None:
    t = table(centre=cubes, tiles=[["architects"], ["money-changer"]])
    t.play(0, "gold")
    t.play(1, "gold")
    assert t.board["gold"] == [third, half]
    assert t.told("changed") == [(1, 2)], "why the second gets more"


@rule("AM-GLD-002")
def test_gold_beyond_twelve_is_points_at_once() -> None:
    t = table(centre="red 7, blue 3", gold=[9, 12], score=[1, 1], tiles=[[], ["treasure"]])
    t.play(0, "gold")
    assert t.board["gold"][0] == 12 and t.board["score"][0] == 2
    t.play(1, "use treasure")
    assert t.board["gold"][1] == 12 and t.board["score"][1] == 6


@rule("AM-GLD-003")
def test_a_chest_is_cashed_at_any_question_of_ones_turn() -> None:
    posts = [["D12", "H12"], ["B14"]]
    t = table(centre="red 3", laid=[*FILLED_ISLAND, "0 VD2 H15 r0"], posts=posts, chests=[1, 0])
    assert t.play(0, "cash") == [("cashed", 0, 3)]
    assert t.board["gold"] == [3, 0] and t.board["chests"] == [0, 0]
    assert t.question(0) == "turn" and "cash" not in t.options(0)  # the question is asked again


@rule("AM-GLD-010", "AM-GLD-012")
def test_gold_buys_points_during_an_action_and_is_not_given_back() -> None:
    t = table(centre="black 2, red 1", gold=[3, 1])
    assert "spend" not in t.options(0)  # no action is open yet
    t.play(0, "load", "spend", "spend")
    assert t.state.points == 4 and "move 4" in t.options(0)
    t.play(0, "move 1")
    assert t.board["gold"] == [1, 1] and t.told("gave-up") == [(0, 3)]


@rule("AM-GLD-010")
def test_gold_just_received_may_be_spent() -> None:
    t = table(centre="black 2", tiles=[["purse"], []])
    t.play(0, "load", "use purse", "spend", "spend", "spend", "move 5")
    assert t.board["cannons"][0] == 5 and t.board["gold"] == [0, 0]


@rule("AM-PRG-001", "AM-PRG-002", "AM-PRG-003", "AM-PRG-004", "AM-PRG-005", "AM-PRG-006")
@pytest.mark.parametrize(("tile", "colour", "verb"), SOLO)
def test_two_more_points_for_one_action(tile: str, colour: str, verb: str) -> None:
    t = table(centre=f"{colour} 1", tiles=[[tile], []])
    assert t.play(0, verb)[0][-2:] == (1, 2)
    without = table(centre=f"{colour} 1", tiles=[[], [tile]])
    assert without.play(0, verb)[0][-2:] == (1, 0)


@rule("AM-PRG-007", "AM-PRG-008", "AM-PRG-009")
@pytest.mark.parametrize(("tile", "colour", "verb"), PAIRS)
def test_one_more_point_for_either_of_two_actions(tile: str, colour: str, verb: str) -> None:
    t = table(centre=f"{colour} 1", tiles=[[tile], []])
    assert t.play(0, verb)[0][-2:] == (1, 1)


@rule("AM-PRG-001", "AM-PRG-007")
def test_bonuses_add_up_and_hold_by_the_white_way_too() -> None:
    t = table(centre="white 2", special=[1, 0], tiles=[["navigators", "cartographers"], []])
    t.play(0, "special", "perform")
    assert t.told("performs") == [(0, 0, 2, 3)]


@rule("AM-PRG-026")
def test_no_tile_adds_points_to_advancing() -> None:
    t = table(centre="white 2", tiles=[["navigators", "gunners", "cartographers", "fortification"], []])
    assert t.play(0, "special") == [("acts", 0, 6, 2, 0)]


@rule("AM-PRG-015")
@pytest.mark.parametrize("centre", ["red 2, blue 3", "green 1"])
def test_versatility_plans_or_builds_with_either_colour(centre: str) -> None:
    t = table(centre=centre, tiles=[["versatility", "builders"], []])
    assert {"plan", "build"} <= set(t.options(0))
    assert not {"plan", "build"} <= set(table(centre=centre).options(0))
    blue = table(centre="blue 3", tiles=[["versatility"], []])
    assert not {"plan", "build"} & set(blue.options(0))
    t.play(0, "build")
    assert t.told("acts")[0][2:] == (int(centre[-1]), 2)


@rule("AM-PRG-015", "AM-WHT-004")
def test_versatility_does_not_change_the_colour_of_a_space() -> None:
    t = table(centre="white 2", special=[3, 0], tiles=[["versatility"], []])  # space 3 is red
    t.play(0, "special", "perform")
    assert t.question(0) == "plan"


@rule("AM-PRG-017", "AM-PRG-018")
@pytest.mark.parametrize(("tile", "gold"), [("purse", 3), ("treasure", 5)])
def test_purse_and_treasure_are_gold_once(tile: str, gold: int) -> None:
    t = table(centre="blue 3", tiles=[[tile], []])
    assert t.play(0, f"use {tile}") == [("used", 0, tile, gold)]
    assert t.board["gold"] == [gold, 0] and t.question(0) == "turn" and f"use {tile}" not in t.options(0)


@rule("AM-PRG-019")
def test_concessions_give_gold_for_each_post_from_now_on() -> None:
    t = table(centre="blue 4", ships=[["D1", None], [None, None]], posts=[["L2"], []], tiles=[["concessions"], []])
    told = t.play(0, "navigate", "sail a D2", "settle")
    assert ("concession", 0, 1) in told and t.board["gold"] == [1, 0]


@rule("AM-PRG-021")
def test_renown_is_a_point_for_each_cube_instead_of_an_action() -> None:
    t = table(centre="blue 4, red 3", tiles=[["renown", "navigators"], []])
    assert t.options(0) == ["navigate", "plan", "gold", "renown", "pass"]
    t.play(0, "renown")
    assert t.board["score"] == [7, 0] and t.decider == 1 and t.board["used"] == [["renown"], []]
    assert "renown" not in t.options(1)


@rule("AM-PRG-025")
def test_a_tile_turned_over_stays_without_effect() -> None:
    t = table(centre="blue 4", tiles=[["renown", "purse"], []], used=[["renown", "purse"], []])
    assert t.options(0) == ["navigate", "gold", "pass"]
