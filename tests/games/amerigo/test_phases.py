"""The set-up, the tower's throws, the player order, and what a turn may be."""

from __future__ import annotations

import pytest

from flibuste.games.amerigo.game import GAME_OBJECT
from flibuste.games.amerigo.tables import COLOURS
from flibuste.kernel import BadOption, Event, apply
from tests.games.amerigo.maps import tables
from tests.games.amerigo.table import cubes, in_tower, poise_tower, table
from tests.rules import rule

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("AM-SET-001", "AM-SET-018")
def test_two_three_or_four_players() -> None:
    assert GAME_OBJECT.all_seat_counts() == [2, 3, 4]
    with pytest.raises(BadOption, match="for 2, 3, 4 players, not 5"):
        GAME_OBJECT.new(5)


@rule("AM-SET-009", "AM-SET-010", "AM-SET-011", "AM-SET-013", "AM-SET-014")
@SEATS
def test_the_table_at_the_start(seats: int) -> None:
    s = GAME_OBJECT.new(seats, {}, 7)
    assert s.cannons == s.progress == s.score == s.chests == s.special == [0] * seats
    assert s.ships == [[-1, -1]] * seats and not any(s.posts) and not s.laid
    assert len(set(s.display)) == 8 and len(s.unseen_progress) == 16
    assert len(s.market) == {2: 6, 3: 8, 4: 10}[seats]
    assert len(s.market) + len(s.unseen_production) == {2: 30, 3: 40, 4: 50}[seats]
    assert sum(s.supply) == 37 + 16 * seats and s.round == 1
    assert s.tables.times[s.round - 1] == 5


@rule("AM-SET-012")
def test_one_pirate_is_turned_up_and_the_rest_nobody_knows() -> None:
    shown = set()
    for seed in range(60):
        s = GAME_OBJECT.new(2, {}, seed)
        assert len(s.pirates) == 1 and sorted(s.pirates + s.unseen_pirates) == [0, 0, 1, 2, 3, 4]
        shown.add(s.pirates[0])
    assert shown == {0, 1, 2, 3, 4}


@rule("AM-SET-015", "AM-SET-016", "AM-PHA-007")
@SEATS
def test_the_order_is_random_and_later_players_have_gold(seats: int) -> None:
    lines = set()
    for seed in range(40):
        s = GAME_OBJECT.new(seats, {}, seed)
        lines.add(tuple(s.line))
        assert [s.gold[seat] for seat in s.line] == list(range(seats))
        assert s.decider == s.line[0]
    assert len(lines) >= {2: 2, 3: 6, 4: 12}[seats]


@rule("AM-SET-017")
def test_what_does_not_come_out_of_the_tower_stays_in_it() -> None:
    heard: list[Event] = []
    s = GAME_OBJECT.new(3, {}, 5, heard)
    held = [s.ledges.count(colour) for colour in range(len(COLOURS))]
    assert [a + b + c for a, b, c in zip(held, s.storage, s.centre, strict=True)] == [7] * 7
    assert s.in_tower() == held


@rule("AM-PHA-001", "AM-PHA-003", "AM-PHA-004", "AM-PHA-012")
def test_the_next_phase_throws_the_next_colour() -> None:
    t = table(phase="blue", centre="blue 3, red 1", inside="blue 1, black 2, green 3")
    poise_tower(t, "black", "black 4, green 1")
    t.play(0, "pass")
    told = t.play(1, "pass")
    assert told[0] == ("passed", 1) and told[1][0] == "turn"
    assert told[2][:3] == ("thrown", 1, 5) and told[2][-1] == 4
    assert t.board["phase"] == "black" and t.board["centre"] == cubes("black 4, green 1")
    assert t.board["storage"] == {"blue": 6, "black": 0, "red": 7, "brown": 7, "green": 4, "yellow": 7, "white": 7}
    assert in_tower(t) == cubes("blue 1, black 3, green 2")


@rule("AM-PHA-002", "AM-PHA-015")
def test_an_empty_storage_space_skips_its_phase() -> None:
    t = table(phase="blue", centre="blue 4", inside="black 7")
    t.play(0, "pass")
    told = t.play(1, "pass")
    assert ("empty-storage", 1) in told
    assert t.board["phase"] == "red" and t.question(0) == "turn"


@rule("AM-PHA-004", "AM-PHA-015")
def test_a_throw_that_brings_out_nothing_skips_the_phase() -> None:
    t = table(phase="blue", centre="blue 4", inside="black 6")
    poise_tower(t, "black", "")
    t.play(0, "pass")
    told = t.play(1, "pass")
    assert ("nothing-out", 1, 1) in told and t.board["phase"] == "red"


@rule("AM-PHA-005", "AM-PHA-006", "AM-PHA-009")
def test_the_colours_that_came_out_can_be_chosen_by_all_with_the_same_points() -> None:
    t = table(3, centre="black 2, brown 5, white 1")
    for seat in range(3):
        assert t.options(seat)[:5] == ["load", "progress", "special", "gold", "pass"]
        t.play(seat, "load")
        assert t.state.points == 5
        t.play(seat, "move 5")
    assert t.board["cannons"] == [5, 5, 5]


@rule("AM-PHA-007")
def test_a_new_order_counts_from_the_next_phase_on() -> None:
    t = table(3, phase="blue", centre="white 3", line=[2, 0, 1], special=[0, 0, 0])
    t.play(2, "pass")
    t.play(0, "special", "move 3")
    assert t.board["line"] == [0, 2, 1] and t.board["order"] == [2, 0, 1]
    assert t.decider == 1
    t.play(1, "special", "move 3")
    assert t.board["order"] == t.board["line"] == [1, 0, 2] and t.decider == 1 and t.board["phase"] == "black"


@rule("AM-PHA-008")
def test_gold_or_nothing_instead_of_an_action() -> None:
    t = table(centre="blue 4, red 2")
    t.play(0, "gold")
    assert t.board["gold"] == [2, 0] and t.decider == 1
    t.play(1, "pass")
    assert t.board["gold"] == [2, 0]


@rule("AM-PHA-010", "AM-GLD-012")
def test_points_not_used_are_given_up() -> None:
    t = table(centre="red 4")
    t.play(0, "plan", "take VD2")
    assert t.play(0, "stop")[-1] == ("gave-up", 0, 3)
    assert t.decider == 1
    t.play(1, "plan")
    assert t.state.points == 4


@rule("AM-PHA-013")
def test_after_the_white_phase_the_round_ends() -> None:
    t = table(phase="white", centre="red 1", pirates=[3], cannons=[3, 0], score=[9, 9])
    t.play(0, "pass")
    told = t.play(1, "pass")
    assert [event[0] for event in told][:5] == ["passed", "attack", "beat", "beaten", "pirate"]
    assert t.board["round"] == 2 and t.board["phase"] == "blue"


@rule("AM-PHA-014")
@pytest.mark.parametrize(("colour", "verb"), [("green", "build"), ("yellow", "produce")])
def test_a_colour_may_be_chosen_for_nothing(colour: str, verb: str) -> None:
    t = table(centre=f"{colour} 3", market=[None] * 6)
    told = t.play(0, verb)
    assert told[-1] == ("gave-up", 0, 3) and t.decider == 1


@rule("AM-PHA-011")
def test_points_are_those_of_the_phase_and_of_tiles_and_of_gold() -> None:
    t = table(centre="black 4", tiles=[["gunners", "fortification"], []], gold=[2, 0])
    assert t.play(0, "load") == [("acts", 0, 1, 4, 3)]
    assert t.state.points == 7
    t.play(0, "spend", "spend")
    assert t.state.points == 9 and t.board["gold"] == [0, 0] and "move 9" in t.options(0)


@rule("AM-SET-020", "AM-PHA-001")
def test_a_game_has_five_rounds_of_seven_phases() -> None:
    heard: list[Event] = []
    s = GAME_OBJECT.new(2, {}, 3, heard)
    while not s.over:
        s.sink = heard
        apply(s, s.decider, s.options[-1])
    names = [GAME_OBJECT.events[event[0]].name for event in heard]
    assert names.count("round") == 5 and names.count("attack") == 5
    assert sum(names.count(name) for name in ("thrown", "empty-storage", "nothing-out")) == 35
    assert s.round == tables().rounds and min(s.score) >= 0
