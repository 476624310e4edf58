"""The worked examples of the 1-2 player booklet, TV-01 to TV-16 of docs/rules/captains-war.md."""

from __future__ import annotations

import pytest

from flibuste.games.captains_war.modules.captain import LEGEND, PLAYER
from flibuste.games.captains_war.modules.legend_log import REASON
from flibuste.games.captains_war.modules.solo import (
    apply_captain_die,
    captain_takes_dice,
    command_alone,
    loot_alone,
    roll_for_boarding,
)
from flibuste.games.captains_war.tables import MOST_SEATS
from tests.games.captains_war.table import Table, solo
from tests.rules import rule

P, W, G, T, TT, J = range(1, 7)
RED_DIE = 5
CAPTAIN = MOST_SEATS


def takes_blue(held: dict[str, int], *faces: int) -> Table:
    """The captain takes red and a blue die, all three blue ones being there."""
    t = solo()
    t.fill(LEGEND, boats=1, crew=[1], **held)
    t.dice(f"{faces[0]} {faces[1]} {faces[2]} 1 1 4")
    return t.do(captain_takes_dice)


@rule("CW-DUEL-003")
@pytest.mark.parametrize("attacked_in_between", [False, True])
def test_tv_01_no_attack_on_two_turns_running(attacked_in_between: bool) -> None:
    t = Table(2)
    for seat in (0, 1):
        t.fill(seat, crew=[1, 1, 1, 1, 1])
    t.board(0).play(0, "attack seat-2", "commit 1").play(1, "commit 1")
    t.board(1)
    if attacked_in_between:
        t.play(1, "attack seat-1", "commit 1").play(0, "commit 1")
    else:
        t.play(1, "pass")
    t.board(0)
    assert t.s.active == 1, "Alexandre is not asked"
    t.board(0)
    assert t.options(0) == ["pass", "attack seat-2"]


@rule("CW-SOLO-012", "CW-SOLO-013")
def test_tv_02_a_joker_becomes_the_next_highest_resource() -> None:
    t = takes_blue({"pearl": 1}, W, G, J)
    assert t.chest(LEGEND) == [1, 1, 0, 0]


@rule("CW-SOLO-012")
def test_tv_03_the_double_comes_before_singles() -> None:
    t = takes_blue({}, P, TT, G)
    assert t.chest(LEGEND) == [0, 0, 0, 2]


@rule("CW-SOLO-012")
def test_tv_04_the_joker_comes_before_the_double() -> None:
    t = takes_blue({}, TT, P, J)
    assert t.told("captain-took")[1][1:] == (2, 5, REASON["joker-first"])
    assert t.chest(LEGEND) == [1, 0, 0, 0]


@rule("CW-SOLO-031", "CW-SOLO-032")
@pytest.mark.parametrize(("faces", "attacks"), [((T, TT, W), False), ((TT, TT, W), True), ((W, W, W), False)])
def test_tv_05_and_06_identical_faces(faces: tuple[int, ...], attacks: bool) -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[1, 2])
    t.fill(LEGEND, boats=1, crew=[1])
    t.draws(*faces)
    t.go(roll_for_boarding)
    assert t.options() == (
        ["commit nobody", "commit 1", "commit 2", "commit 2+1"] if attacks else ["pass", "attack calico-jack"]
    )


@rule("CW-SOLO-010", "CW-SOLO-011", "CW-SOLO-012", "CW-SOLO-015", "CW-SOLO-016", "CW-SOLO-033", "CW-SOLO-037")
def test_tv_07_a_whole_solo_turn() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, gold=6, crew=[1, 3])
    t.fill(LEGEND, boats=1, pearl=2, gold=7, crew=[1, 2, 4])
    t.dice(f"{P} {W} {G} 3 3 4")
    t.took()
    t.go(loot_alone)
    t.draws(W, W, G, 2, 4, 5)
    t.play(0, "take yellow", "take black", "done")

    took = t.told("captain-took")
    assert [(die, why) for _, die, _, why in took] == [(RED_DIE, REASON["only"]), (1, REASON["highest"])]
    assert list(t.s.sheets[LEGEND].progress) == [0, 1]
    assert t.told("captain-acquires") == [(CAPTAIN, 1, REASON["more-points"])], "the longboat, not the eye patch"
    assert t.told("bought") == [(CAPTAIN, 3, 3)], "one barrel for three gold"
    assert list(t.s.sheets[LEGEND].owned) == [2, 0] and t.chest(LEGEND) == [0, 0, 0, 0] and t.gold(LEGEND) == 4
    assert t.told("captain-recruits-nobody") == [(CAPTAIN, REASON["no-tick"])]

    assert t.told("attacked") == [(CAPTAIN, PLAYER)]
    t.play(0, "commit 3")
    assert t.told("captain-sends") == [(CAPTAIN, 2, 0, 1), (CAPTAIN, 4, 1, 0), (CAPTAIN, 5, 2, 4)]
    assert t.told("boarding-won") == [(CAPTAIN, PLAYER)]
    assert (t.gold(LEGEND), t.gold(PLAYER)) == (9, 4)
    assert (t.crew(LEGEND), t.crew(PLAYER)) == ([2], [1, 2])


@rule("CW-SOLO-012")
def test_tv_08_equal_counts_take_the_highest() -> None:
    t = takes_blue({"pearl": 1, "wood": 1, "gem": 1}, P, W, G)
    assert t.chest(LEGEND) == [2, 1, 1, 0]
    assert t.told("captain-took")[1][1:] == (0, 0, REASON["highest"])


@rule("CW-SOLO-002", "CW-CMD-008")
def test_tv_09_a_shared_flag_scores_for_both() -> None:
    t = solo()
    for side in (PLAYER, LEGEND):
        t.fill(side, boats=1, attributes=1)
    assert [t.flags(side)["attributes"] for side in (PLAYER, LEGEND)] == [2, 2]


@rule("CW-SOLO-020")
def test_tv_10_a_column_completed_by_both_in_one_turn() -> None:
    t = solo()
    t.fill(PLAYER, boats=3, pearl=2, wood=4)
    t.fill(LEGEND, boats=3, pearl=2, wood=4, crew=[1])
    t.dice("3 3 3 1 1 4")
    t.go(command_alone).play(0, "acquire boats")
    assert [t.flags(side)["command"] for side in (PLAYER, LEGEND)] == [6, 6]


@rule("CW-SOLO-042")
def test_tv_11_a_tie_on_the_attributes_track() -> None:
    t = solo()
    for side in (PLAYER, LEGEND):
        t.fill(side, boats=1, attributes=1, progress=(0, 5))
    assert [t.flags(side)["rank"] for side in (PLAYER, LEGEND)] == [12, 12]


@rule("CW-SOLO-014")
def test_tv_12_a_blocked_captain_marks_the_one_free_circle_of_the_other_track() -> None:
    t = solo()
    t.fill(LEGEND, boats=1, progress=(4, 2))
    t.dice("1 1 1 1 1 6")
    apply_captain_die(t.s, RED_DIE)
    assert list(t.s.sheets[LEGEND].progress) == [5, 2] and t.crew(LEGEND) == [1]


@rule("CW-SOLO-038")
def test_tv_13_the_winning_captain_moves_where_behind() -> None:
    t = solo("anne-bonny")
    t.fill(PLAYER, boats=1, attributes=2, progress=(3, 6), gold=1)
    t.fill(LEGEND, boats=1, attributes=2, progress=(3, 4), crew=[5, 5])
    t.boarding(LEGEND, 5, 3, 3)
    assert list(t.s.sheets[LEGEND].progress) == [3, 6] and t.crew(LEGEND) == [2, 5]


@rule("CW-SOLO-036")
def test_tv_14_nobody_steals_from_a_captain() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[5], gold=1)
    t.fill(LEGEND, boats=1, crew=[1], gold=7)
    t.boarding(PLAYER, 1, 3, 3)
    t.play(0, "reward gold")
    assert (t.gold(PLAYER), t.gold(LEGEND)) == (6, 7)


@rule("CW-SOLO-041")
def test_tv_15_the_last_pirate() -> None:
    t = solo()
    t.fill(LEGEND, boats=1, gold=7)
    t.boardings(PLAYER, attacks=5)
    t.boardings(LEGEND, attacks=0, defences=5)
    t.go(roll_for_boarding)
    assert (t.crew(LEGEND), t.gold(LEGEND)) == ([3], 1)


@rule("CW-SOLO-043")
def test_tv_16_unused_resources() -> None:
    t = solo()
    for side in (PLAYER, LEGEND):
        t.fill(side, boats=1, pearl=1, barrel=2)
    assert [t.flags(side)["chest"] for side in (PLAYER, LEGEND)] == [0, 3]
