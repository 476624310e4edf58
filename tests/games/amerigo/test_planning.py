"""Red and yellow: tiles for the reserve, production tiles."""

from __future__ import annotations

from flibuste.games.amerigo.tables import KINDS
from tests.games.amerigo.table import table
from tests.rules import rule

NOTHING = {"cotton": 1, "tobacco": 1, "sugar": 1, "coconut": 1, "coffee": 1}


@rule("AM-RED-001")
def test_a_village_costs_one_point_and_a_neutral_tile_its_cells() -> None:
    t = table(centre="red 3")
    t.play(0, "plan")
    assert t.options(0) == [f"take {kind}" for kind in KINDS if kind[0] == "V" or kind[2] in "123"] + ["stop"]
    t.play(0, "take VO4")
    assert t.state.points == 2 and t.board["reserve"] == [{"VO4": 1}, {}]
    t.play(0, "take ND2")
    assert t.state.points == 0 and t.decider == 1
    assert t.board["reserve"] == [{"ND2": 1, "VO4": 1}, {}]


@rule("AM-RED-002")
def test_one_neutral_tile_per_player_and_phase() -> None:
    t = table(centre="red 6")
    t.play(0, "plan", "take NM1")
    assert [option for option in t.options(0) if option.startswith("take N")] == []
    t.play(0, "take VM1", "take VM1", "take VM1", "take VD2", "take VD2")
    t.play(1, "plan")
    assert "take NM1" in t.options(1)


@rule("AM-PRG-014", "AM-SET-019")
def test_the_grand_design_allows_two_neutral_tiles_both_paid() -> None:
    t = table(centre="red 6", tiles=[["grand-design"], []])
    t.play(0, "plan", "take NM1", "take ND2")
    assert t.state.points == 3 and "take NM1" not in t.options(0) and "take VM1" in t.options(0)


@rule("AM-RED-003")
def test_only_what_is_left_in_the_supply() -> None:
    t = table(centre="red 6", reserve=[{"VI4": 1, "NE6": 1}, {"NC6": 1}])
    t.play(0, "plan")
    assert not {"take VI4", "take NE6", "take NC6"} & set(t.options(0)) and "take NR6" in t.options(0)
    t.play(0, "stop")
    t.play(1, "plan")
    assert "take VI4" in t.options(1)  # everybody has villages of his own


@rule("AM-RED-004")
def test_what_is_planned_is_not_built_in_the_same_phase() -> None:
    t = table(centre="red 4, green 2", posts=[["C2"], []])
    t.play(0, "plan", "take VM1")
    assert not [option for option in t.options(0) if option.startswith("lay")]
    t.play(0, "stop")
    assert t.decider == 1


@rule("AM-YEL-001", "AM-NXT-003")
def test_production_tiles_are_bought_for_their_costs_and_not_replaced() -> None:
    market = ["cotton-2", "cotton-2", "sugar-3", "coffee-4", None, None]
    t = table(centre="yellow 7", market=market)
    t.play(0, "produce")
    assert t.options(0) == ["buy cotton-2", "buy sugar-3", "buy coffee-4", "stop"]
    t.play(0, "buy cotton-2", "buy cotton-2")
    assert t.options(0) == ["buy sugar-3", "stop"]
    t.play(0, "buy sugar-3")
    assert t.board["production"][0] == NOTHING | {"cotton": 3, "sugar": 2}
    assert t.board["market"] == [None, None, None, "coffee-4", None, None] and t.decider == 1


@rule("AM-GLD-010", "AM-YEL-001")
def test_with_gold_the_question_stays_open() -> None:
    t = table(centre="yellow 3", market=["cotton-4"] + [None] * 5, gold=[1, 0])
    t.play(0, "produce")
    assert t.options(0) == ["stop", "spend"]
    t.play(0, "spend", "buy cotton-4")
    assert t.board["gold"] == [0, 0] and t.board["production"][0]["cotton"] == 2
