"""Set-up and loot phase: CW-GEN, CW-SET, CW-LOOT."""

from __future__ import annotations

import pytest

from flibuste.games.captains_war.command import command_together
from flibuste.games.captains_war.game import GAME_OBJECT
from flibuste.games.captains_war.loot import loot_together, roll, set_aside
from flibuste.games.captains_war.state import free
from flibuste.games.captains_war.tables import ATTRIBUTES, DIE_NAMES
from flibuste.kernel import deciders
from tests.games.captains_war.table import Table, looting
from tests.rules import rule


@rule("CW-GEN-002")
def test_what_is_spent_is_never_free_again() -> None:
    t = Table()
    t.fill(0, gold=7)
    left = free(t.s, 0, 0)
    t.go(command_together).play(0, "buy pearl")
    assert (t.gold(), t.spent(0, "gold"), free(t.s, 0, 0)) == (4, 3, left)
    assert t.held(0, "pearl") == 1 and free(t.s, 0, 1) == 15


@rule("CW-GEN-003")
@pytest.mark.parametrize(
    ("item", "die", "faces"), [("gold", "yellow", "1 1 1 6 1 1"), ("barrel", "blue-1", "5 1 1 1 1 1")]
)
def test_a_gain_beyond_the_last_box_is_lost(item: str, die: str, faces: str) -> None:
    t = Table()
    t.dice(faces)
    t.blacken(0, item, left=1)
    t.go(loot_together).play(0, f"take {die}")
    assert t.held(0, item) == 1
    assert t.chest() == ([0, 0, 0, 1] if item == "barrel" else [0, 0, 0, 0])


@rule("CW-GEN-004")
def test_the_last_coins_cannot_be_refused() -> None:
    t = Table()
    t.dice("1 1 1 6 1 1")
    t.blacken(0, "gold", left=6)
    t.go(loot_together)
    assert "pass" not in t.options() and "done" not in t.options()
    t.play(0, "take yellow")
    assert free(t.s, 0, 0) == 0


@rule("CW-GEN-005")
def test_a_turn_is_loot_command_boarding_then_the_next_captain() -> None:
    t = Table()
    for seat in range(3):
        t.fill(seat, gold=4, crew=[1, 2, 3])
    t.draws(1, 2, 3, 4, 1, 1)
    t.go(roll)
    assert t.asked() == [0] and t.options()[0] == "set-aside blue-1"
    t.play(0, "set-aside black")
    assert t.asked() == [0, 1, 2]
    t.everybody("take blue-1", "take blue-2")
    assert t.asked() == [0, 1, 2] and "done" in t.options(2)
    t.everybody("done")
    assert t.asked() == [0] and t.options() == ["pass", "attack seat-2", "attack seat-3"]
    t.play(0, "pass")
    assert t.s.active == 1 and t.asked() == [1]


@rule("CW-GEN-007")
def test_loot_and_command_are_played_together_in_any_order() -> None:
    ends = []
    for order in ([0, 1, 2], [2, 0, 1]):
        t = looting("1 2 3 6 1 4")
        for seat in order:
            t.play(seat, "take blue-1", "take yellow")
        for seat in order:
            t.play(seat, "buy wood", "done")
        ends.append(t.s.sheets)
    assert ends[0] == ends[1]


@rule("CW-SET-001")
def test_the_first_captain_is_drawn_and_turns_go_clockwise() -> None:
    firsts = {GAME_OBJECT.new(4, {}, seed).active for seed in range(60)}
    assert firsts == {0, 1, 2, 3}
    s = GAME_OBJECT.new(4, {}, 3)
    assert deciders(s) == [s.active] and s.active == s.first


@rule("CW-SET-002", "CW-SET-003", "CW-SET-004")
def test_the_starting_sheet() -> None:
    for seats in range(2, 7):
        s = GAME_OBJECT.new(seats, {}, seats)
        assert [free(s, seat, 0) for seat in range(seats)] == [50 - sheet.held[0] for sheet in s.sheets]
        in_order = [s.sheets[(s.first + place) % seats] for place in range(seats)]
        assert [sheet.held[0] for sheet in in_order] == [3, 4, 5, 6, 6, 6][:seats]
        for sheet in in_order:
            assert list(sheet.held)[1:] == [0, 0, 0, 0, 1, 1, 1, 0, 0]
            assert list(sheet.owned) == list(sheet.progress) == [0, 0] and sheet.rows == [] and sheet.bonuses == 0
        assert s.truces == 0


@rule("CW-LOOT-001")
def test_six_dice_are_rolled_once() -> None:
    t = Table()
    t.draws(6, 1, 5, 2, 4, 3)
    t.go(roll)
    assert [face + 1 for face in t.s.dice] == [6, 1, 5, 2, 4, 3]
    assert not any("roll" in option for option in t.options())


@rule("CW-LOOT-002", "CW-DUEL-004")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_exactly_one_die_must_be_set_aside(seats: int) -> None:
    t = Table(seats)
    t.dice("1 2 3 4 5 6")
    t.go(set_aside)
    assert t.options() == [f"set-aside {die}" for die in [*DIE_NAMES]]
    t.play(0, "set-aside red")
    assert t.s.aside == [*DIE_NAMES].index("red")


@rule("CW-LOOT-003", "CW-LOOT-004")
def test_the_die_set_aside_is_the_active_captains_alone() -> None:
    t = looting("1 2 3 4 5 5", active=1, aside="yellow")
    assert t.options(0) == [f"take {die}" for die in [*DIE_NAMES] if die != "yellow"]
    assert t.options(1) == [f"take {die}" for die in [*DIE_NAMES]]
    t.play(1, "take red")
    assert t.options(1) == [f"take {die}" for die in [*DIE_NAMES] if die != "red"]
    t.play(1, "take blue-1")
    assert t.taken(1) == ["blue-1", "red"]


@rule("CW-LOOT-005")
def test_several_captains_may_take_the_same_die() -> None:
    t = looting("1 2 3 6 1 4")
    for seat in (0, 1, 2):
        t.play(seat, "take yellow", "take blue-1")
    assert [t.gold(seat) for seat in range(3)] == [6, 6, 6]


@rule("CW-LOOT-006")
def test_two_dice_even_without_effect_in_the_order_named() -> None:
    t = looting("6 1 2 3 1 6")
    t.fill(0, progress=(0, 2))
    t.play(0, "take red")
    assert list(t.s.sheets[0].progress) == [0, 2] and t.told("stopped") == [(0, ATTRIBUTES, 2)]
    assert "take red" not in t.options() and len(t.options()) == 5
    t.play(0, "take blue-1")
    assert t.options() == ["choose pearl", "choose wood", "choose gem", "choose barrel"]


@rule("CW-LOOT-007", "CW-LOOT-008", "CW-LOOT-010")
@pytest.mark.parametrize(
    ("die", "face", "item", "amount"),
    [
        *(("yellow", face, "gold", face) for face in range(1, 7)),
        *(("blue-2", face, item, 1) for face, item in enumerate(["pearl", "wood", "gem", "barrel"], 1)),
        ("blue-2", 5, "barrel", 2),
        *(("black", face, f"pirate-{force}", 1) for face, force in enumerate([1, 1, 2, 2, 3, 4], 1)),
    ],
)
def test_what_the_faces_give(die: str, face: int, item: str, amount: int) -> None:
    faces = ["1"] * 6
    faces[[*DIE_NAMES].index(die)] = str(face)
    t = looting(" ".join(faces))
    t.play(0, f"take {die}")
    assert t.held(0, item) == amount
    assert sum(t.s.sheets[0].held) == amount


@rule("CW-LOOT-009")
def test_a_joker_offers_resources_with_a_free_box_only() -> None:
    t = looting("6 1 1 1 1 1")
    t.blacken(0, "pearl", left=0)
    t.blacken(0, "gem", left=0)
    t.play(0, "take blue-1")
    assert t.options() == ["choose wood", "choose barrel"]
    t.play(0, "choose barrel")
    assert t.chest() == [0, 0, 0, 1]


@rule("CW-LOOT-009")
def test_a_joker_with_no_free_box_gives_nothing() -> None:
    t = looting("6 1 1 1 1 1")
    for name in ("pearl", "wood", "gem", "barrel"):
        t.blacken(0, name, left=0)
    t.play(0, "take blue-1")
    assert t.chest() == [0, 0, 0, 0] and t.options()[0] == "take blue-2"


@rule("CW-GEN-005")
def test_only_the_active_captain_may_board() -> None:
    t = Table()
    for seat in range(3):
        t.fill(seat, crew=[1])
    t.board(2)
    assert t.asked() == [2]
