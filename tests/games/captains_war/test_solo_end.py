"""The end of a game against a Legendary Captain: CW-SOLO-040 to CW-SOLO-044."""

from __future__ import annotations

import pytest

from flibuste.games.captains_war.modules.captain import LEGEND, PLAYER
from flibuste.games.captains_war.modules.solo import (
    loot_alone,
    roll_for_boarding,
)
from flibuste.games.captains_war.tables import CAPTAIN_NAMES
from flibuste.games.captains_war.turn import endings
from tests.games.captains_war.table import NO_PAIR, Table, solo
from tests.rules import rule


@rule("CW-SOLO-040")
def test_the_four_ends_of_a_solo_game() -> None:
    t = solo()
    assert endings(t.s) == []
    t.boardings(PLAYER, attacks=2, defences=3)
    assert endings(t.s) == ["boardings"]
    t = solo()
    t.blacken(LEGEND, "gold", left=0)
    assert endings(t.s) == ["coins"]
    t = solo()
    t.command_bonuses(LEGEND, "boats", "attributes")
    assert endings(t.s) == ["commands"]
    for name in ("pearl", "wood", "gem", "barrel"):
        t = solo()
        t.blacken(LEGEND, name, left=0)
        assert endings(t.s) == ["chest"]


@rule("CW-SOLO-040")
def test_a_resource_runs_out_in_solo_only() -> None:
    t = Table(2)
    t.blacken(0, "pearl", left=0)
    assert endings(t.s) == []


@rule("CW-SOLO-040")
def test_the_turn_is_finished_before_the_end() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[1])
    t.fill(LEGEND, boats=1, crew=[1])
    t.blacken(PLAYER, "gem", left=1)
    t.dice("3 1 2 1 1 1")
    t.took()
    t.go(loot_alone)
    t.draws(*NO_PAIR)
    t.play(0, "take blue-1", "take blue-3")
    assert endings(t.s) == ["chest"] and t.options() == ["pass", "attack calico-jack"]
    t.play(0, "pass")
    assert t.s.over


@rule("CW-SOLO-041", "CW-END-004")
@pytest.mark.parametrize("captain", CAPTAIN_NAMES)
def test_one_last_recruit_for_the_captain_alone(captain: str) -> None:
    t = solo(captain)
    t.fill(PLAYER, boats=1, gold=9)
    t.fill(LEGEND, boats=1, gold=9)
    t.boardings(PLAYER, attacks=5)
    t.boardings(LEGEND, attacks=0, defences=5)
    t.go(roll_for_boarding)
    assert t.s.over and t.crew(PLAYER) == []
    assert (t.crew(LEGEND), t.gold(LEGEND)) == (([], 9) if captain == "ching-shih" else ([4], 1))


@rule("CW-SOLO-042")
def test_naval_battle_and_attributes_pay_the_duel_scale_with_ties() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[4], attributes=1, progress=(0, 3))
    t.fill(LEGEND, boats=1, crew=[5], attributes=1, progress=(0, 1))
    assert [(t.flags(side)["naval"], t.flags(side)["rank"]) for side in (PLAYER, LEGEND)] == [(7, 12), (15, 7)]
    t.fill(PLAYER, boats=1, crew=[5], attributes=1, progress=(0, 1))
    assert [(t.flags(side)["naval"], t.flags(side)["rank"]) for side in (PLAYER, LEGEND)] == [(15, 12), (15, 12)]


@rule("CW-SOLO-043")
def test_resources_left_score_for_the_captain_alone() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, pearl=4)
    t.fill(LEGEND, boats=1, pearl=1, barrel=2)
    assert [t.flags(side)["chest"] for side in (PLAYER, LEGEND)] == [0, 3]


@rule("CW-SOLO-044")
@pytest.mark.parametrize(("bonus", "wins"), [(-1, False), (0, True), (1, True)])
def test_equal_points_go_to_strength(bonus: int, wins: bool) -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[3])
    t.fill(LEGEND, boats=1, crew=[2])
    t.extra(LEGEND, 15 - 7 - bonus)
    assert (t.game.result(t.s).winners == [PLAYER]) is wins


@rule("CW-SOLO-044")
def test_a_full_tie_goes_to_the_legend() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[3], gold=9)
    t.fill(LEGEND, boats=1, crew=[3])
    result = t.game.result(t.s)
    assert (result.winners, result.ranks, len(result.scores)) == ([], [2], 1)
