"""A turn against a Legendary Captain: CW-SOLO."""

from __future__ import annotations

import pytest

from flibuste.games.captains_war.command import award_command_bonuses
from flibuste.games.captains_war.game import GAME_OBJECT
from flibuste.games.captains_war.loot import crew_changed, roll
from flibuste.games.captains_war.modules.captain import LEGEND, PLAYER
from flibuste.games.captains_war.modules.legend_log import REASON
from flibuste.games.captains_war.modules.solo import (
    captain_acquires,
    captain_recruits,
    captain_takes_dice,
    command_alone,
    loot_alone,
    roll_for_boarding,
)
from flibuste.games.captains_war.state import free, gain
from flibuste.games.captains_war.tables import CREW, MOST_SEATS
from flibuste.kernel import BadOption
from tests.games.captains_war.table import NO_PAIR, Table, solo
from tests.rules import rule


def taking(t: Table, faces: str, dice: str) -> Table:
    """The captain's phase after the player took these dice."""
    t.dice(faces)
    t.took(dice)
    return t.do(captain_takes_dice).do(captain_recruits)


@rule("CW-SOLO-001")
def test_supplies_are_common_tracks_and_acquisitions_are_not() -> None:
    t = solo()
    t.fill(PLAYER, gold=3, boats=1)
    t.fill(LEGEND, gold=44, boats=1)
    t.dice("1 1 1 6 1 1")
    t.took()
    t.go(loot_alone).play(0, "take yellow")
    assert t.gold() == 6 and free(t.s, LEGEND, 0) == 0, "three coins were left for both"
    t.play(0, "take red")
    assert (list(t.s.sheets[PLAYER].progress), list(t.s.sheets[LEGEND].owned)) == ([1, 0], [1, 0])


@rule("CW-SOLO-001")
def test_clones_share_their_supplies_too() -> None:
    s = solo().s.clone()
    s.sheets[LEGEND].held[0] += 1
    assert free(s, PLAYER, 0) == free(s, LEGEND, 0) == free(solo().s, PLAYER, 0) - 1


@rule("CW-SOLO-002")
@pytest.mark.parametrize(
    ("captain", "gold", "chest", "crew"),
    [
        ("calico-jack", 3, [1, 0, 0, 0], [1, 2, 3]),
        ("anne-bonny", 3, [1, 1, 0, 0], [1, 2, 3, 3]),
        ("blackbeard", 5, [2, 1, 1, 0], [2, 3, 4]),
        ("ching-shih", 0, [1, 1, 1, 0], [1, 2, 3, 3, 4, 4, 5]),
    ],
)
def test_both_start_on_the_raft(captain: str, gold: int, chest: list[int], crew: list[int]) -> None:
    t = Table(1, captain=captain)
    t.state = GAME_OBJECT.new(1, {"captain": captain}, 5)
    assert (t.gold(PLAYER), t.crew(PLAYER), t.chest(PLAYER)) == (3, [1, 2, 3], [0, 0, 0, 0])
    assert (t.gold(LEGEND), t.chest(LEGEND), t.crew(LEGEND)) == (gold, chest, crew)
    assert [t.flags(side)["boats"] for side in (PLAYER, LEGEND)] == [2, 2]
    assert free(t.s, LEGEND, 0) == 50 - 3 - gold


@rule("CW-SOLO-003", "CW-ADV-001")
def test_no_die_set_aside_no_truce_no_adventure() -> None:
    t = solo()
    t.draws(1, 2, 3, 4, 1, 1)
    t.go(roll)
    assert len(t.options()) == 6 and t.options()[0] == "take blue-1" and t.s.aside == -1
    with pytest.raises(BadOption, match="for 2, 3, 4, 5, 6 players, not 1"):
        GAME_OBJECT.new(1, {"adventure": "prize"}, 1)
    with pytest.raises(BadOption, match="option captain is for tables of 1, not of 3"):
        GAME_OBJECT.new(3, {"captain": "blackbeard"}, 1)


@rule("CW-SOLO-003")
def test_no_restriction_on_attacking_two_turns_running() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[5, 5])
    t.fill(LEGEND, boats=1, crew=[1, 1])
    for _ in range(2):
        t.draws(*NO_PAIR, 3, 3, 3)
        t.go(roll_for_boarding)
        t.play(0, "attack calico-jack", *(["commit 5"] if t.crew() == [5, 5] else []), "reward boats")
    assert len(t.s.sheets[PLAYER].rows) == 2 and t.s.truces == 0


@rule("CW-SOLO-010")
def test_loot_command_captain_boarding() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, gold=3, crew=[1])
    t.fill(LEGEND, boats=1, crew=[1])
    t.dice("1 1 1 1 1 1")
    t.took()
    t.go(loot_alone)
    t.draws(6, 1, 2)
    t.play(0, "take blue-1", "take yellow", "done")
    names = [event[0] for event in t.events]
    order = ["took", "captain-share", "captain-took", "blue-roll"]
    assert [name for name in names if name in order] == [
        *("took", "took", "captain-share", "captain-took", "captain-took", "blue-roll")
    ]
    assert t.options() == ["pass", "attack calico-jack"]


@rule("CW-SOLO-011")
@pytest.mark.parametrize(
    ("dice", "captain", "ticked"),
    [
        ("blue-1 blue-2", ["yellow", "red"], True),
        ("blue-1 yellow", ["red", "blue-2"], False),
        ("blue-1 black", ["yellow", "blue-2"], True),
        ("blue-1 red", ["yellow", "black"], True),
        ("yellow black", ["red", "blue-1"], False),
        ("yellow red", ["black", "blue-1"], False),
        ("black red", ["yellow", "blue-1"], True),
    ],
)
def test_the_captains_dice(dice: str, captain: list[str], ticked: bool) -> None:
    t = taking(solo(), "1 1 1 1 1 4", dice)
    names = ["blue-1", "blue-2", "blue-3", "yellow", "black", "red"]
    assert [names[event[1]] for event in t.told("captain-took")] == captain
    assert (t.told("captain-recruits-nobody") == [(MOST_SEATS, REASON["no-tick"])]) is not ticked


@rule("CW-SOLO-013")
def test_the_captains_joker() -> None:
    t = solo()
    t.fill(LEGEND, boats=1, pearl=1)
    taking(t, "1 6 2 1 1 4", "yellow black")
    assert t.chest(LEGEND) == [1, 1, 0, 0]


@rule("CW-SOLO-017")
def test_the_captain_never_buys_for_later() -> None:
    t = solo()
    t.fill(LEGEND, boats=3, attributes=3, gold=9, crew=[1])
    t.do(captain_acquires)
    assert t.gold(LEGEND) == 9 and t.chest(LEGEND) == [0, 0, 0, 0]
    assert len(t.told("captain-acquires-nothing")) == 1


@rule("CW-SOLO-015")
def test_never_two_acquisitions_in_a_turn() -> None:
    t = solo()
    t.fill(LEGEND, boats=1, gold=40, crew=[1])
    t.do(captain_acquires)
    assert list(t.s.sheets[LEGEND].owned) == [2, 0] and t.gold(LEGEND) == 28


@rule("CW-SOLO-018")
def test_exactly_one_recruit_when_ticked() -> None:
    t = solo()
    t.fill(LEGEND, boats=1, gold=20, crew=[1])
    t.took("blue-1 blue-2")
    t.do(captain_recruits)
    assert (t.crew(LEGEND), t.gold(LEGEND)) == ([1, 5], 10)


@rule("CW-SOLO-019")
def test_ching_shih_never_recruits_but_takes_what_comes() -> None:
    t = solo("ching-shih")
    t.fill(LEGEND, boats=1, gold=20, crew=[1])
    t.took("blue-1 blue-2")
    t.do(captain_recruits)
    assert (t.crew(LEGEND), t.gold(LEGEND)) == ([1], 20)
    assert t.told("captain-recruits-nobody") == [(MOST_SEATS + 3, REASON["never"])]
    t = solo("ching-shih")
    t.fill(LEGEND, boats=1, crew=[1], progress=(4, 0))
    taking(t, "1 1 1 1 6 1", "yellow red")
    assert t.crew(LEGEND) == [1, 4], "the black die"
    t = solo("ching-shih")
    t.fill(LEGEND, boats=1, crew=[1], progress=(4, 0))
    taking(t, "1 1 1 1 6 1", "yellow black")
    assert t.crew(LEGEND) == [1, 1], "circle 5 of the boats track"


@rule("CW-SOLO-020")
def test_a_later_completion_of_the_captain_gets_no_bonus() -> None:
    t = solo()
    t.fill(PLAYER, boats=4)
    t.go(award_command_bonuses)
    t.fill(LEGEND, boats=4)
    t.go(award_command_bonuses)
    assert [t.flags(side)["command"] for side in (PLAYER, LEGEND)] == [6, 0]


@rule("CW-SOLO-021")
def test_a_captain_without_crew_copies_the_players_next_pirate() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, gold=8)
    t.go(command_alone).play(0, "recruit 4")
    assert t.crew(PLAYER) == [4] and t.crew(LEGEND) == [4]
    assert t.told("captain-reinforced") == [(MOST_SEATS, 4)]


@rule("CW-SOLO-021")
@pytest.mark.parametrize(("version", "crew"), [(1, [2]), (2, [2, 4])])
def test_the_copy_is_owed_even_if_a_black_die_gave_the_captain_a_pirate_meanwhile(
    version: int, crew: list[int]
) -> None:
    """C26, since version 2 of the rules"""
    t = solo(version=version)
    t.fill(PLAYER, boats=1, gold=8, crew=[1])
    t.fill(LEGEND, boats=1, crew=[1])
    t.boarding(PLAYER, 1, 3, 3)
    assert (t.crew(PLAYER), t.crew(LEGEND)) == ([], [])
    gain(t.s, LEGEND, CREW + 2, 1)
    crew_changed(t.s)
    assert t.crew(LEGEND) == [2]
    t.took("yellow black")
    t.go(command_alone).play(0, "recruit 4")
    assert t.crew(LEGEND) == crew


@rule("CW-SOLO-021")
def test_a_captain_who_loses_everybody_is_reinforced_at_once() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[2, 5])
    t.fill(LEGEND, boats=1, crew=[1])
    t.boarding(PLAYER, 1, 3, 3).play(0, "commit 5")
    assert t.crew(LEGEND) == [2] and t.crew(PLAYER) == [2]
