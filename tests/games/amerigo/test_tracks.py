"""Black, brown and white: cannons, progress with its tiles, the turn order."""

from __future__ import annotations

from tests.games.amerigo.table import table
from tests.rules import rule


@rule("AM-BLK-001")
def test_each_point_loads_a_cannon_up_to_twelve() -> None:
    t = table(centre="black 4", cannons=[3, 10])
    t.play(0, "load")
    assert t.options(0) == ["move 0", "move 1", "move 2", "move 3", "move 4"]
    t.play(0, "move 3")
    assert t.board["cannons"][0] == 6 and t.told("gave-up") == [(0, 1)] and t.board["gold"] == [0, 0]
    t.play(1, "load")
    assert t.options(1) == ["move 0", "move 1", "move 2"]


@rule("AM-BLK-002")
def test_points_left_over_at_the_end_of_the_cannons_are_gold_once() -> None:
    t = table(centre="black 5", cannons=[10, 12])
    t.play(0, "load", "move 2")
    assert t.board["gold"] == [2, 0] and t.told("surplus") == [(0, 2)]
    t.play(1, "load")  # nothing to ask: the marker was on 12 before
    assert t.board["gold"] == [2, 2] and t.board["cannons"] == [12, 12]
    short = table(centre="black 5", cannons=[10, 0])
    short.play(0, "load", "move 1")
    assert short.board["gold"] == [0, 0]  # points left, but not at the end


@rule("AM-BLK-002")
def test_no_gold_without_a_point_left_over() -> None:
    t = table(centre="black 2", cannons=[10, 0])
    t.play(0, "load", "move 2")
    assert t.board["cannons"][0] == 12 and t.board["gold"] == [0, 0]


@rule("AM-BRN-001", "AM-BRN-002")
def test_each_space_with_points_reached_or_passed_brings_a_tile() -> None:
    t = table(centre="brown 5", progress=[3, 0], display=["glory", "bank", "purse"])
    t.play(0, "progress", "move 5")
    assert t.board["progress"][0] == 8
    assert t.question(0) == "learn" and t.options(0) == ["learn purse", "learn glory", "learn bank"]
    t.play(0, "learn bank")
    assert t.options(0) == ["learn purse", "learn glory"]
    t.play(0, "learn glory")
    assert t.board["tiles"][0] == ["glory", "bank"] and t.decider == 1
    assert t.board["display"] == [None, None, "purse"] + [None] * 5


@rule("AM-BRN-002")
def test_an_empty_display_owes_nothing() -> None:
    t = table(centre="brown 5", progress=[3, 0], display=["glory"])
    t.play(0, "progress", "move 5", "learn glory")
    assert t.told("no-tile") == [(0,)] and t.decider == 1 and t.board["tiles"][0] == ["glory"]


@rule("AM-BRN-003")
def test_a_tile_gives_no_points_to_the_action_that_brought_it() -> None:
    t = table(centre="brown 4", display=["scholars"])
    t.play(0, "progress", "move 4", "learn scholars")
    assert t.decider == 1 and t.board["progress"][0] == 4
    later = table(centre="brown 4", tiles=[["scholars"], []])
    later.play(0, "progress")
    assert "move 6" in later.options(0)


@rule("AM-BRN-003")
def test_a_purse_taken_on_the_way_may_pay_for_more() -> None:
    t = table(centre="brown 4", display=["purse", "glory"])
    t.play(0, "progress", "move 4", "learn purse")
    assert t.question(0) == "progress" and t.options(0) == ["move 0", "use purse"]
    t.play(0, "use purse", "spend", "spend", "move 2")
    assert t.board["progress"][0] == 6 and t.board["gold"] == [1, 0] and t.decider == 1


@rule("AM-BRN-003", "AM-BRN-004")
def test_a_purse_taken_on_the_last_space_may_buy_the_point_left_over() -> None:
    t = table(centre="brown 2", progress=[18, 0], display=["purse"])
    t.play(0, "progress", "move 2", "learn purse")
    assert t.options(0) == ["move 0", "use purse"]
    t.play(0, "use purse", "spend")
    assert t.board["gold"] == [3 - 1 + 2, 0] and t.told("surplus") == [(0, 2)]


@rule("AM-BRN-004")
def test_points_left_over_at_the_end_of_progress_are_gold_once() -> None:
    t = table(centre="brown 5", progress=[18, 20], display=["glory"])
    t.play(0, "progress", "move 2", "learn glory")
    assert t.board["gold"] == [2, 0] and t.told("surplus") == [(0, 2)]
    t.play(1, "progress")
    assert t.board["gold"] == [2, 2]


@rule("AM-WHT-001", "AM-WHT-002")
def test_the_marker_advances_onto_the_pile_it_finds() -> None:
    t = table(3, centre="white 4", line=[2, 1, 0], special=[1, 2, 5])
    t.play(2, "special")
    assert t.options(2) == ["advance", "perform"]
    t.play(2, "advance", "move 0")
    t.play(1, "special", "advance", "move 3")
    assert t.board["special"] == [1, 5, 5] and t.board["line"] == [1, 2, 0]
    t.play(0, "special", "advance", "move 3")
    assert t.board["special"] == [4, 5, 5] and t.state.order == [1, 2, 0]


@rule("AM-WHT-003")
def test_the_end_of_the_special_track_and_a_marker_that_does_not_move() -> None:
    t = table(centre="white 4", line=[1, 0], special=[16, 18])
    t.play(1, "special", "advance")  # on the last space before: nothing to ask
    assert t.board["gold"] == [0, 2] and t.board["line"] == [1, 0]
    t.play(0, "special", "advance", "move 2")
    assert t.board["gold"] == [2, 2] and t.board["line"] == [0, 1]


@rule("AM-WHT-003")
def test_moving_nought_spaces_is_not_arriving() -> None:
    t = table(centre="white 2", line=[1, 0], special=[3, 3], turns=[0, 1])
    t.play(0, "special", "advance", "move 0")
    assert t.board["line"] == [1, 0] and t.told("gave-up") == [(0, 2)]


@rule("AM-WHT-004", "AM-WHT-005")
def test_the_action_of_the_space_with_its_bonuses_but_no_white_points() -> None:
    t = table(centre="white 3, blue 1", special=[2, 0], tiles=[["gunners"], []])  # space 2 is black
    t.play(0, "special", "perform")
    assert t.told("performs") == [(0, 1, 3, 2)]
    assert t.question(0) == "load" and "move 5" in t.options(0) and "move 6" not in t.options(0)


@rule("AM-WHT-004")
def test_on_the_start_space_there_is_only_advancing() -> None:
    t = table(centre="white 3")
    t.play(0, "special")
    assert t.question(0) == "advance" and t.options(0) == ["move 0", "move 1", "move 2", "move 3"]


@rule("AM-PRG-016")
def test_the_flagship_goes_onto_the_leading_pile_once() -> None:
    t = table(3, centre="white 2", line=[1, 2, 0], special=[0, 7, 3], turns=[0, 1, 2], tiles=[["flagship"], [], []])
    t.play(0, "special")
    assert t.options(0)[-1] == "use flagship"
    told = t.play(0, "use flagship")
    assert ("overtook", 0, 7) in told and t.board["line"] == [0, 1, 2] and t.board["special"][0] == 7
    assert t.decider == 1 and t.board["used"][0] == ["flagship"]


@rule("AM-PRG-016")
def test_the_leader_cannot_use_his_flagship_and_the_last_space_gives_no_gold_for_it() -> None:
    leader = table(centre="white 2", special=[7, 3], tiles=[["flagship"], []])
    leader.play(0, "special", "advance")
    assert "use flagship" not in leader.options(0)
    last = table(centre="white 2", line=[1, 0], special=[18, 18], turns=[0, 1], tiles=[["flagship"], []])
    last.play(0, "special", "advance")
    assert last.options(0) == ["move 0", "use flagship"]
    last.play(0, "use flagship")
    assert last.board["line"] == [0, 1] and last.board["gold"] == [0, 0]
