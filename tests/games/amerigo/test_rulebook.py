"""The worked examples of the rulebook, in its order."""

from __future__ import annotations

import pytest

from flibuste.games.amerigo import scoring
from flibuste.games.amerigo.catalogue import packed_cubes
from flibuste.games.amerigo.game import GAME_OBJECT
from flibuste.games.amerigo.places import PLACES
from flibuste.kernel import BadNotation, Generator
from tests.games.amerigo.maps import FILLED_ISLAND
from tests.games.amerigo.table import cubes, in_tower, poise_tower, table
from tests.rules import rule
from tests.scenario import Scenario, in_order_of_drawing

RED, WHITE, BLUE, YELLOW = range(4)
INSIDE = "red 2, yellow 2, blue 3, black 3, green 3, brown 4, white 4"


def before_blue() -> Scenario:
    """The cubes as in the example, one answer before the blue ones are thrown."""
    return table(4, phase="white", centre="", inside=INSIDE, turns=[RED], cannons=[12] * 4)


@rule("AM-SET-016")
def test_tv_01_the_gold_of_the_start() -> None:
    s = GAME_OBJECT.new(4, {}, 4)
    assert [s.gold[seat] for seat in s.line] == [0, 1, 2, 3]


@rule("AM-SET-017")
def test_tv_02_the_cubes_that_came_out() -> None:
    t = before_blue()
    assert t.board["storage"] == cubes("red 5, yellow 5, blue 4, black 4, green 4, brown 3, white 3")
    assert sum(t.board["storage"].values()) == 28 and sum(in_tower(t).values()) == 21


@rule("AM-PHA-003", "AM-PHA-004", "AM-PHA-005", "AM-PHA-006", "AM-PHA-012", "AM-GLD-001")
def test_tv_03_and_04_the_first_throw_and_its_end() -> None:
    t = before_blue()
    poise_tower(t, "blue", "blue 4, black 1, red 1, green 2")
    told = t.play(RED, "pass")
    out = cubes("blue 4, black 1, red 1, green 2")
    assert told[-1] == ("thrown", 0, 4, packed_cubes(list(out.values())), 4)
    assert t.options(RED) == ["navigate", "load", "plan", "build", "gold", "pass"]
    assert in_tower(t) == cubes("blue 3, black 2, red 1, green 1, yellow 2, brown 4, white 4")
    t.play(RED, "gold")
    assert t.board["gold"][RED] == 3
    for seat in (WHITE, BLUE, YELLOW):
        t.play(seat, "pass")
    assert t.told("thrown")[-1][:2] == (1, 5)  # the next phase: 4 + 1 black cubes
    assert t.board["storage"] == cubes("blue 4, red 6, green 6, yellow 5, brown 3, white 3")


@rule("AM-PHA-007")
def test_tv_05_markers_in_a_pile() -> None:
    t = table(4, centre="blue 4", line=[RED, WHITE, BLUE, YELLOW])
    for seat in (RED, WHITE, BLUE, YELLOW):
        assert t.decider == seat
        t.play(seat, "pass")


@rule("AM-BLU-001", "AM-BLU-002", "AM-BLU-007", "AM-BLU-009")
def test_tv_06_the_first_voyage() -> None:
    t = table(4, centre="blue 4")
    anchor = "O2"  # three steps from the frame space chosen
    t.play(RED, "navigate", "launch a north-4")
    told = t.play(RED, f"sail a {anchor}")
    assert told == [("sailed", RED, "a", anchor, 3)]
    t.play(RED, "settle")
    assert t.board["score"][RED] == 3
    t.play(RED, "launch b west-1")
    assert max(t.state.chart.steps(t.state.ships[RED][1], place) for place in ends(t, "b")) == 4
    t.play(RED, "sail b west-3")
    assert t.decider == WHITE


def ends(t: Scenario, ship: str) -> list[int]:
    return [PLACES.index(text.split()[2]) for text in t.options(t.decider) if text.startswith(f"sail {ship}")]


@rule("AM-BLU-009", "AM-BLU-010")
def test_tv_07_a_second_post_on_the_same_island() -> None:
    t = table(centre="blue 5", ships=[["D1", "F1"], [None, None]], posts=[["I4"], []])
    t.play(0, "navigate", "sail b G1", "settle")
    assert t.board["posts"][0] == ["G2", "I4"] and t.board["score"] == [0, 0]


@rule("AM-BLK-001")
def test_tv_08_four_cannons() -> None:
    t = table(centre="black 4")
    t.play(0, "load", "move 4")
    assert t.board["cannons"][0] == 4


@rule("AM-RED-001")
def test_tv_09_three_tiles_for_four_points() -> None:
    t = table(centre="red 4")
    t.play(0, "plan", "take ND2", "take VV3", "take VO4")
    assert t.decider == 1 and t.board["reserve"][0] == {"ND2": 1, "VV3": 1, "VO4": 1}


@rule("AM-BRN-001", "AM-BRN-002")
def test_tv_10_past_one_space_with_points() -> None:
    t = table(centre="brown 5", progress=[2, 0])
    t.play(0, "progress", "move 5")
    t.play(0, t.options(0)[0])
    assert t.decider == 1 and t.board["progress"][0] == 7 and len(t.board["tiles"][0]) == 1


def three_tiles() -> Scenario:
    t = table(centre="green 4", reserve=[{"ND2": 1, "VV3": 1, "VO4": 1}, {}], posts=[["H12"], []])
    t.play(0, "build")
    return t


@rule("AM-GRN-001", "AM-GRN-003", "AM-GRN-004", "AM-GRN-008")
def test_tv_11_14_and_16_a_chain_of_three_tiles_on_a_large_island() -> None:
    t = three_tiles()
    t.play(0, "lay VO4 F12 r0", "lay ND2 H13 r0")
    t.play(0, next(option for option in t.options(0) if option.startswith("lay VV3")))
    assert t.state.points == 0 and t.decider == 1
    assert t.board["score"][0] == 4 + 3 + 3


@rule("AM-GRN-002")
def test_tv_12_partly_on_water() -> None:
    t = three_tiles()
    with pytest.raises(BadNotation, match="'lay VO4 I14 r0' is not legal now"):
        t.play(0, "lay VO4 I14 r0")  # J14 and J15 are water


@rule("AM-GRN-003")
def test_tv_13_by_a_corner_only() -> None:
    t = table(centre="green 4", reserve=[{"VM1": 1}, {}], posts=[["H12"], []])
    t.play(0, "build")
    assert "lay VM1 H13 r0" in t.options(0) and "lay VM1 G13 r0" not in t.options(0)


@rule("AM-GRN-006")
def test_tv_15_sugar_and_cotton() -> None:
    t = table(centre="green 4", reserve=[{"ND2": 1, "VV3": 1, "VM1": 1}, {}], posts=[["B14"], []])
    t.play(0, "build", "lay VM1 B13 r0", "lay ND2 B12 r0")
    t.play(0, "lay VV3 C13 r1")  # over C13
    assert t.board["goods"][0] == {"cotton": 1, "tobacco": 0, "sugar": 1, "coconut": 0, "coffee": 0}


@rule("AM-ISL-002", "AM-ISL-003", "AM-ISL-006")
def test_tv_17_a_large_island_completed_in_the_second_round() -> None:
    t = table(centre="green 4", round=2, reserve=[{"VD2": 1}, {}], laid=FILLED_ISLAND, posts=[["D12", "H12"], ["B14"]])
    told = t.play(0, "build", "lay VD2 H15 r0")
    assert told[1:] == [
        ("laid", 0, "VD2", "H15", 1, 1, 2),
        ("completed", 0, "C11", 3),
        ("chest", 0),
        ("posts", 0, 2, 3, 4, 12),
        ("posts", 1, 1, 1, 4, 4),
        ("gave-up", 0, 3),
    ]
    assert t.board["score"] == [17, 4] and t.board["chests"] == [1, 0]


@rule("AM-YEL-001")
def test_tv_18_two_cotton_tiles() -> None:
    t = table(centre="yellow 5", market=["cotton-2", "cotton-3"] + [None] * 4)
    t.play(0, "produce", "buy cotton-2", "buy cotton-3")
    assert t.board["production"][0]["cotton"] == 3 and t.decider == 1


@rule("AM-WHT-002", "AM-PHA-007")
def test_tv_19_onto_the_marker_in_front() -> None:
    t = table(centre="white 5", line=[1, 0], special=[5, 9], turns=[0, 1])
    t.play(0, "special", "advance", "move 4")
    assert t.board["line"] == [0, 1] and t.told("gave-up") == [(0, 1)]
    t.play(1, "pass")
    assert t.decider == 0


@rule("AM-WHT-004")
def test_tv_20_planning_by_the_white_way() -> None:
    t = table(centre="white 5", special=[9, 0])
    t.play(0, "special", "perform")
    assert t.question(0) == "plan" and t.state.points == 5


@rule("AM-GLD-001", "AM-GLD-002")
def test_tv_21_gold_beyond_the_track() -> None:
    t = table(centre="blue 5, red 5", gold=[9, 0])
    t.play(0, "gold")
    assert t.board["gold"][0] == 12 and t.board["score"][0] == 1 and t.told("took-gold") == [(0, 4, 10)]


@rule("AM-BLK-002")
def test_tv_22_cannons_full() -> None:
    t = table(centre="black 5", cannons=[10, 0])
    t.play(0, "load", "move 2")
    assert t.board["cannons"][0] == 12 and t.board["gold"][0] == 2


@rule("AM-GLD-010", "AM-BRN-002")
def test_tv_23_a_gold_for_a_space() -> None:
    t = table(centre="brown 2", gold=[1, 0], progress=[5, 0])
    t.play(0, "progress", "spend", "move 3")
    t.play(0, t.options(0)[0])
    assert t.board["progress"][0] == 8 and t.board["gold"] == [0, 0] and len(t.board["tiles"][0]) == 1


@rule("AM-PIR-002", "AM-PIR-003", "AM-NXT-001")
def test_tv_24_25_and_26_six_pirates_then_ten() -> None:
    t = table(phase="white", centre="red 1", pirates=[1, 2, 3], cannons=[4, 8], score=[20, 20], round=3)
    pool = in_order_of_drawing(t.state.unseen_pirates, [4], Generator(b"", t.state.rng))
    t.state.unseen_pirates = pool
    t.play(0, "pass")
    t.play(1, "pass")
    assert t.told("beaten") == [(0, 4, 6, 6)] and t.told("beat") == [(1, 6, 2)]
    assert t.board["cannons"] == [0, 2] and t.board["score"] == [14, 20]
    assert t.told("pirate") == [(4, 10)]


@rule("AM-FIN-002", "AM-FIN-003", "AM-FIN-004", "AM-FIN-005")
def test_tv_27_the_final_scoring() -> None:
    t = table(tiles=[["treasure", "glory", "bank"], []], gold=[10, 0], progress=[16, 0], special=[10, 0])
    s = t.state
    s.chests[0] = 1
    s.goods[0], s.production[0] = [3, 1, 0, 2, 2], [4, 1, 2, 1, 2]
    for step in (scoring.convert, scoring.score_gold, scoring.score_goods, scoring.score_progress):
        step(s, 0)
    scoring.score_special(s, 0)
    assert s.score[0] == 6 + 12 + 19 + 7 + 12 + 10 + 6 == 72


@rule("AM-NXT-002")
def test_tv_28_the_progress_tiles_slide() -> None:
    display = ["glory", "bank", "purse", "ransom", "booty", "renown", "builders", "gunners"]
    t = table(phase="white", centre="red 1", display=display, cannons=[12, 12])
    t.play(0, "pass")
    t.play(1, "pass")
    assert t.board["display"][4:] == display[:4] and not set(t.board["display"][:4]) & set(display)
