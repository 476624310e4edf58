"""Blue: launching, sailing, founding trading posts. The map is drawn in `maps.py` and on the rules page."""

from __future__ import annotations

from tests.games.amerigo.table import table
from tests.rules import rule
from tests.scenario import Scenario

HOME = [[None, None], [None, None]]


def ends(t: Scenario, ship: str = "a") -> set[str]:
    """Where a ship of seat 0 may sail."""
    return {option.split()[2] for option in t.options(0) if option.startswith(f"sail {ship} ")}


@rule("AM-BLU-001", "AM-BLU-013")
def test_ships_are_launched_on_any_frame_space_without_using_points() -> None:
    t = table(centre="blue 3")
    t.play(0, "navigate")
    launches = [option for option in t.options(0) if option.startswith("launch a")]
    assert len(launches) == 12 and "launch a east-3" in launches and not ends(t)
    t.play(0, "launch a north-1", "launch b north-1")
    assert t.state.points == 3 and not t.state.moved
    assert {"A1", "west-1", "north-2"} <= ends(t) and "D4" not in ends(t)


@rule("AM-BLU-001")
def test_a_ship_kept_back_may_be_launched_in_a_later_action() -> None:
    t = table(centre="blue 2", ships=[["north-1", None], [None, None]])
    t.play(0, "navigate", "sail a D1", "stop")
    assert t.board["ships"][0] == ["D1", None] and t.decider == 1
    again = table(centre="blue 2", ships=[["D1", None], [None, None]])
    again.play(0, "navigate", "launch b south-2", "sail b south-1")
    assert again.board["ships"][0] == ["D1", "south-1"]


@rule("AM-BLU-002", "AM-BLU-006")
def test_each_point_is_a_step_for_each_ship_one_after_the_other_in_any_order() -> None:
    t = table(centre="blue 2", ships=[["A1", "O1"], [None, None]])
    t.play(0, "navigate")
    assert {"A3", "D1"} <= ends(t) and "D2" not in ends(t)  # D1 by way of the frame
    assert "O2" in ends(t, "b")
    t.play(0, "sail b M1")
    assert not ends(t, "b") and "A3" in ends(t)
    t.play(0, "sail a A3")
    assert t.decider == 1 and t.board["ships"][0] == ["A3", "M1"]


@rule("AM-BLU-003")
def test_no_step_goes_over_land_or_by_a_corner() -> None:
    t = table(centre="blue 1", ships=[["D3", None], [None, None]])
    t.play(0, "navigate")
    assert ends(t) == {"D2", "D4"}  # C3 and E3 are land, C2, C4, E2 and E4 are corners


@rule("AM-BLU-004", "AM-BLU-005")
def test_ships_do_not_block_but_a_water_cell_holds_one() -> None:
    t = table(centre="blue 2", ships=[["D3", "D1"], ["D2", "north-1"]])
    t.play(0, "navigate")
    assert "D2" not in ends(t) and "E2" in ends(t)  # past the ship on D2
    assert "D1" not in ends(t)  # his own other ship
    assert {"north-1", "north-2"} <= ends(t, "b")  # the frame holds any number


@rule("AM-BLU-007", "AM-BLU-009", "AM-BLU-012")
def test_the_first_post_on_an_island_scores_three() -> None:
    t = table(centre="blue 4", ships=[["D1", None], [None, None]])
    told = t.play(0, "navigate", "sail a D2")
    assert told[-1] == ("sailed", 0, "a", "D2", 1)
    assert t.question(0) == "settle" and t.options(0) == ["settle", "skip"]
    told = t.play(0, "settle")
    assert told == [("settled", 0, "C2"), ("discovered", 0, "B2", 3)]
    assert t.board["posts"] == [["C2"], []] and t.board["score"] == [3, 0]


@rule("AM-BLU-007")
def test_founding_is_optional_and_only_for_the_ship_that_just_moved() -> None:
    t = table(centre="blue 4", ships=[["D1", None], [None, None]])
    t.play(0, "navigate", "sail a D2", "skip", "stop")
    assert t.board["posts"] == [[], []] and t.decider == 1


@rule("AM-BLU-009", "AM-BLU-010")
def test_later_posts_score_nothing_at_once_and_one_may_have_several() -> None:
    t = table(centre="blue 4", ships=[["F1", None], [None, None]], posts=[["I4"], ["L2"]], score=[5, 0])
    t.play(0, "navigate", "sail a G1", "settle")
    assert t.board["score"] == [5, 0] and t.told("discovered") == []
    assert t.board["posts"][0] == ["G2", "I4"]


@rule("AM-BLU-007", "AM-GRN-007")
def test_no_post_where_a_post_or_a_tile_lies_or_without_posts_left() -> None:
    taken = table(centre="blue 4", ships=[["D1", None], [None, None]], posts=[[], ["C2"]])
    taken.play(0, "navigate", "sail a D2")
    assert taken.question(0) == "navigate"
    built = table(centre="blue 4", ships=[["C4", None], [None, None]], laid=["NM1 D5 r0"])
    built.play(0, "navigate", "sail a C5")
    assert built.question(0) == "navigate"
    spaces = ["G2", "I4", "L2", "N3", "M4", "H7", "G8", "I9", "B14", "D14", "D12", "H12"]
    spent = table(centre="blue 4", ships=[["D1", None], [None, None]], posts=[spaces, []])
    spent.play(0, "navigate", "sail a D2")
    assert spent.question(0) == "navigate"


@rule("AM-BLU-008")
def test_a_ship_that_stays_founds_nothing_but_leaving_and_coming_back_does() -> None:
    t = table(centre="blue 2", ships=[["D2", None], [None, None]])
    t.play(0, "navigate")
    assert "D2" in ends(t)
    assert t.play(0, "sail a D2")[-1] == ("sailed", 0, "a", "D2", 2)
    assert t.question(0) == "settle"
    short = table(centre="blue 1", ships=[["D2", None], [None, None]])
    short.play(0, "navigate")
    assert "D2" not in ends(short)
    short.play(0, "stop")
    assert short.board["posts"] == [[], []]


@rule("AM-BLU-011", "AM-ISL-001", "AM-ISL-002")
def test_a_post_on_the_last_empty_cell_completes_the_island() -> None:
    """Somebody else's villages fill the island up to its post space."""
    t = table(
        centre="blue 4", ships=[["D1", None], [None, None]], laid=["1 VD2 B2 r1", "NM1 C3 r0"], round=3, score=[0, 9]
    )
    told = t.play(0, "navigate", "sail a D2", "settle")
    assert told[-4:] == [
        ("settled", 0, "C2"),
        ("discovered", 0, "B2", 3),
        ("completed", 0, "B2", 3),
        ("posts", 0, 1, 1, 3, 3),
    ]
    assert t.board["score"] == [9, 9]


@rule("AM-BLU-013", "AM-GLD-010", "AM-PRG-010")
def test_points_gained_count_for_both_ships_but_not_for_one_that_has_moved() -> None:
    t = table(centre="blue 1", ships=[["A1", "O1"], [None, None]], gold=[2, 0], tiles=[["fair-winds"], []])
    t.play(0, "navigate", "spend")
    assert t.state.points == 2 and "A3" in ends(t) and "M1" in ends(t, "b")
    t.play(0, "sail a A3", "use fair-winds")
    assert t.state.points == 10 and not ends(t) and "O10" in ends(t, "b")
    assert "use fair-winds" not in t.options(0) and t.board["used"] == [["fair-winds"], []]
