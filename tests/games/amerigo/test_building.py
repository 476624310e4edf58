"""Green: where tiles may lie, what they bring, and islands completed."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.amerigo.completing import posts_value
from flibuste.games.amerigo.places import PLACES
from tests.games.amerigo.table import table
from tests.rules import rule
from tests.scenario import Scenario


def building(reserve: str, points: int = 4, **things: Any) -> Scenario:
    """Seat 0 about to build with these tiles."""
    kinds = reserve.split()
    t = table(centre=f"green {points}", reserve=[{kind: kinds.count(kind) for kind in kinds}, {}], **things)
    t.play(0, "build")
    return t


def places(t: Scenario, kind: str) -> set[str]:
    return {option.split(" ", 2)[2] for option in t.options(0) if option.startswith(f"lay {kind} ")}


@rule("AM-GRN-001", "AM-BLU-012")
def test_only_on_islands_with_a_post_of_ones_own() -> None:
    t = building("VM1", posts=[["C2"], ["D5"]])
    assert places(t, "VM1") == {"B2 r0", "C3 r0"}  # beside C2; the island of D5 is the other's
    none = building("VM1", posts=[[], ["D5"]])
    assert none.decider == 1  # nothing fits, nothing is asked


@rule("AM-GRN-001")
def test_a_village_costs_one_point_and_a_neutral_tile_its_cells() -> None:
    t = building("VD2 ND2", 3, posts=[["C2"], ["D5"]])
    t.play(0, "lay VD2 B2 r1")
    assert t.told("gave-up") == [(0, 2)]  # two points would do, but nothing is left to cover with two cells
    other = building("VD2 ND2", 3, posts=[["C2"], ["D5"]])
    other.play(0, "lay ND2 B2 r1")
    assert other.told("gave-up") == [(0, 1)]  # the village fits nowhere
    dear = building("NV3", 2, posts=[["C2"], []])
    assert dear.decider == 1 and dear.told("gave-up") == [(0, 2)]


@rule("AM-GRN-002")
def test_wholly_on_free_land() -> None:
    t = building("VI3 VV3", posts=[["C2"], []])
    assert places(t, "VI3") == set()  # three in a row would leave the island
    assert places(t, "VV3") == {"B2 r0"}  # B2, B3, C3; the post's own cell is taken
    covered = building("VD2", posts=[["C2"], []], laid=["1 VM1 B3 r0"])
    assert places(covered, "VD2") == set()


@rule("AM-GRN-002", "AM-GRN-006", "AM-GRN-007")
def test_empty_post_spaces_and_resources_may_be_covered() -> None:
    t = building("VD2", posts=[["D7"], []], laid=["0 VD2 C8 r0"])
    t.play(0, "lay VD2 B8 r1")  # B9 is an empty post space
    assert t.state.covered >> t.state.chart.post_of[PLACES.index("B10")] & 1
    gather = building("VD2", posts=[["D7"], []])
    told = gather.play(0, "lay VD2 C7 r1")  # C7 shows tobacco
    assert ("gathered", 0, 1) in told and gather.board["goods"][0]["tobacco"] == 1


@rule("AM-GRN-003")
def test_beside_a_post_or_a_chain_of_own_and_neutral_tiles() -> None:
    t = building("VM1", posts=[["D7"], []], laid=["NM1 D8 r0"])
    assert places(t, "VM1") == {"C7 r0", "C8 r0"}  # beside the post, or beside the neutral tile that touches it
    own = building("VM1", posts=[["D7"], []], laid=["0 VM1 D8 r0"])
    assert places(own, "VM1") == {"C7 r0", "C8 r0"}
    others = building("VM1", posts=[["D7"], ["B9"]], laid=["1 VM1 D8 r0"])
    assert places(others, "VM1") == {"C7 r0"}  # another's village connects nothing
    foreign = building("VM1", posts=[["D7"], ["B9"]], laid=["NM1 B8 r0"])
    assert places(foreign, "VM1") == {"C7 r0", "D8 r0"}  # neutral, but joined to another's post only


@rule("AM-GRN-004")
def test_tiles_of_the_same_action_connect_and_several_islands_may_be_built_on() -> None:
    t = building("VM1 VM1 VD2", posts=[["D7", "C2"], []])
    t.play(0, "lay VM1 D8 r0")
    assert "C8 r0" in places(t, "VM1") and "B8 r0" in places(t, "VD2")
    t.play(0, "lay VD2 B8 r0", "lay VM1 B2 r0")
    assert [tile["cell"] for tile in t.board["laid"]] == ["D8", "B8", "B2"]


@rule("AM-GRN-005")
def test_tiles_are_turned_at_will() -> None:
    t = building("VD2 VV3", posts=[["H12"], []])
    assert places(t, "VD2") == {"F12 r0", "G12 r1", "G13 r0", "H13 r0", "H13 r1"}
    assert {place.split()[1] for place in places(t, "VV3")} == {"r0", "r1", "r2", "r3"}


@rule("AM-GRN-008", "AM-GRN-011")
@pytest.mark.parametrize(
    ("kind", "small", "large"), [("VM1", 0, 1), ("VD2", 1, 2), ("ND2", 2, 3), ("NM1", 1, 2), ("VV3", 2, 3)]
)
def test_a_tile_scores_at_once_more_on_a_large_island(kind: str, small: int, large: int) -> None:
    little = building(kind, posts=[["M7"], []])
    little.play(0, next(option for option in little.options(0) if option.startswith("lay")))
    assert little.board["score"] == [small, 0]
    big = building(kind, posts=[["H12"], []])
    big.play(0, next(option for option in big.options(0) if option.startswith("lay")))
    assert big.board["score"] == [large, 0]


@rule("AM-GRN-009", "AM-GRN-010")
def test_tiles_stay_and_a_chest_hinders_nobody() -> None:
    t = building("VM1", posts=[["H12"], []], laid=["0 VM1 H13 r0"])
    t.play(0, "lay VM1 G12 r0")
    assert [tile["cell"] for tile in t.board["laid"]] == ["H13", "G12"]
    assert not {option for option in t.options(0) if "H13" in option}


@rule("AM-ISL-001", "AM-ISL-002", "AM-ISL-003", "AM-ISL-005", "AM-ISL-006")
def test_the_last_cell_of_a_small_island() -> None:
    t = building("VV3", round=1, posts=[["C2"], []])
    told = t.play(0, "lay VV3 B2 r0")
    assert told == [
        ("laid", 0, "VV3", "B2", 1, 0, 2),
        ("gathered", 0, 1),
        ("completed", 0, "B2", 3),
        ("posts", 0, 1, 1, 5, 5),
        ("gave-up", 0, 3),
    ]
    assert t.board["score"] == [2 + 3 + 5, 0] and t.board["chests"] == [0, 0]


@rule("AM-ISL-003")
@pytest.mark.parametrize(("number", "time"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_posts_count_times_the_time_marker(number: int, time: int) -> None:
    t = building("VI3", round=number, posts=[["D5"], []])
    assert ("posts", 0, 1, 1, time, time) in t.play(0, "lay VI3 E3 r1")
    assert t.board["score"] == [2 + 3 + time, 0]


@rule("AM-ISL-003")
def test_the_values_of_posts() -> None:
    assert [posts_value(count) for count in range(1, 8)] == [1, 3, 6, 10, 15, 21, 28]


@rule("AM-ISL-004")
def test_an_island_is_completed_once_and_an_unfinished_one_brings_nothing() -> None:
    t = building("VV3 VM1", posts=[["C2", "D5"], []])
    t.play(0, "lay VM1 E5 r0")
    assert t.told("completed") == [] and t.told("posts") == []
    t.play(0, "lay VV3 B2 r0")
    assert t.told("completed") == [(0, "B2", 3)]
