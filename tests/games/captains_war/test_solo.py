"""A turn against a Legendary Captain: CW-SOLO."""

from __future__ import annotations

import pytest

from flibuste.games.captains_war.command import award_command_bonuses
from flibuste.games.captains_war.game import GAME_OBJECT
from flibuste.games.captains_war.loot import crew_changed, roll
from flibuste.games.captains_war.modules.captain import LEGEND, NEVER, NO_TICK, PLAYER
from flibuste.games.captains_war.modules.solo import (
    captain_acquires,
    captain_recruits,
    captain_takes_dice,
    command_alone,
    loot_alone,
    roll_for_boarding,
)
from flibuste.games.captains_war.state import free, gain
from flibuste.games.captains_war.tables import BOATS, CAPTAIN_NAMES, CREW, MOST_SEATS
from flibuste.games.captains_war.turn import BOARDINGS, CHEST, COINS, COMMANDS, endings
from flibuste.kernel import BadOption
from tests.games.captains_war.table import Table, solo
from tests.rules import rule

PAIR = (2, 2, 3)  # wood, wood, gem
NO_PAIR = (1, 2, 3)


def taking(t: Table, faces: str, dice: str) -> Table:
    """The captain's phase after the player took these dice."""
    t.dice(faces)
    t.s.taken = [sum(1 << ["blue-1", "blue-2", "blue-3", "yellow", "black", "red"].index(die) for die in dice.split())]
    return t.do(captain_takes_dice).do(captain_recruits)


@rule("CW-SOLO-001")
def test_supplies_are_common_tracks_and_acquisitions_are_not() -> None:
    t = solo()
    t.fill(PLAYER, gold=3, boats=1)
    t.fill(LEGEND, gold=44, boats=1)
    t.dice("1 1 1 6 1 1")
    t.s.taken = [0]
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
    t.s.taken = [0]
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
    assert (t.told("captain-recruits-nobody") == [(MOST_SEATS, NO_TICK)]) is not ticked


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
    t.s.taken = [0b000011]
    t.do(captain_recruits)
    assert (t.crew(LEGEND), t.gold(LEGEND)) == ([1, 5], 10)


@rule("CW-SOLO-019")
def test_ching_shih_never_recruits_but_takes_what_comes() -> None:
    t = solo("ching-shih")
    t.fill(LEGEND, boats=1, gold=20, crew=[1])
    t.s.taken = [0b000011]
    t.do(captain_recruits)
    assert (t.crew(LEGEND), t.gold(LEGEND)) == ([1], 20)
    assert t.told("captain-recruits-nobody") == [(MOST_SEATS + 3, NEVER)]
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
    t = solo()
    t.s.book = t.s.rules = GAME_OBJECT.rules(1, t.s.rules.options, version)
    t.fill(PLAYER, boats=1, gold=8, crew=[1])
    t.fill(LEGEND, boats=1, crew=[1])
    t.boarding(PLAYER, 1, 3, 3)
    assert (t.crew(PLAYER), t.crew(LEGEND)) == ([], [])
    gain(t.s, LEGEND, CREW + 2, 1)
    crew_changed(t.s)
    assert t.crew(LEGEND) == [2]
    t.s.taken = [0b11000]
    t.go(command_alone).play(0, "recruit 4")
    assert t.crew(LEGEND) == crew


@rule("CW-SOLO-021")
def test_a_captain_who_loses_everybody_is_reinforced_at_once() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[2, 5])
    t.fill(LEGEND, boats=1, crew=[1])
    t.boarding(PLAYER, 1, 3, 3).play(0, "commit 5")
    assert t.crew(LEGEND) == [2] and t.crew(PLAYER) == [2]


@rule("CW-SOLO-030")
def test_no_boarding_against_a_captain_without_pirates() -> None:
    t = solo()
    t.go(roll_for_boarding)
    assert t.told("captain-has-no-crew") == [(MOST_SEATS,)] and t.told("blue-roll") == []


@rule("CW-SOLO-030")
def test_the_boarding_roll_gives_no_resource() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[1])
    t.fill(LEGEND, boats=1, crew=[1])
    t.draws(*NO_PAIR)
    t.go(roll_for_boarding)
    assert t.chest(PLAYER) == t.chest(LEGEND) == [0, 0, 0, 0]


@rule("CW-SOLO-031")
def test_a_pair_makes_the_captain_attack_even_a_player_without_crew() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, gold=2)
    t.fill(LEGEND, boats=1, crew=[3])
    t.draws(*PAIR, 5, 3, 3)
    t.go(roll_for_boarding)
    assert t.told("attacked") == [(MOST_SEATS, PLAYER)]
    assert t.told("boarding-won") == [(MOST_SEATS, PLAYER)] and t.gold(PLAYER) == 0


@rule("CW-SOLO-032")
@pytest.mark.parametrize("faces", [NO_PAIR, (2, 2, 2)])
def test_otherwise_the_player_may_attack(faces: tuple[int, ...]) -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[1])
    t.fill(LEGEND, boats=1, crew=[1])
    t.draws(*faces)
    t.go(roll_for_boarding)
    assert t.options() == ["pass", "attack calico-jack"]


@rule("CW-SOLO-032")
def test_a_player_without_pirates_is_not_asked() -> None:
    t = solo()
    t.fill(LEGEND, boats=1, crew=[1])
    t.draws(*NO_PAIR)
    t.go(roll_for_boarding)
    assert not any("attack" in option for option in t.options())


@rule("CW-SOLO-033")
def test_the_player_commits_before_the_captains_rolls() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[1, 2])
    t.fill(LEGEND, boats=1, crew=[1, 2, 4])
    t.boarding(LEGEND, 2, 4, 5)
    assert t.options() == ["commit nobody", "commit 1", "commit 2", "commit 2+1"] and t.told("captain-sends") == []
    t.play(0, "commit 2")
    assert t.told("captain-sends") == [(MOST_SEATS, 2, 1), (MOST_SEATS, 4, 0), (MOST_SEATS, 5, 4)]


@rule("CW-SOLO-033")
def test_a_roll_for_somebody_when_nobody_is_left_sends_nobody() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[1, 2])
    t.fill(LEGEND, boats=1, crew=[3])
    t.boarding(LEGEND, 5, 3, 1).play(0, "commit 2")
    assert t.told("captain-sends") == [(MOST_SEATS, 5, 3), (MOST_SEATS, 3, 0)]
    assert t.told("captain-is-out") == [(MOST_SEATS, 1)]


@rule("CW-SOLO-033")
def test_an_attacking_player_commits_at_least_one() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[1, 2])
    t.fill(LEGEND, boats=1, crew=[1])
    assert "commit nobody" not in t.boarding(PLAYER, 1, 1, 1).options()


@rule("CW-SOLO-034")
@pytest.mark.parametrize("attacker", [PLAYER, LEGEND])
def test_three_times_nobody_sends_the_weakest(attacker: int) -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[1, 5])
    t.fill(LEGEND, boats=1, crew=[2, 4])
    t.boarding(attacker, 3, 4, 3).play(0, "commit 5")
    assert t.told("captain-sends-weakest") == [(MOST_SEATS, 2)] and t.crew(LEGEND) == [4]


@rule("CW-SOLO-035", "CW-SOLO-039")
def test_bonuses_and_losses_as_in_any_boarding_counted_once_for_both() -> None:
    t = solo()
    t.fill(PLAYER, boats=2, crew=[1, 2], progress=(7, 0))
    t.fill(LEGEND, boats=1, crew=[1, 2, 4], progress=(4, 0))
    t.boarding(LEGEND, 1, 3, 3).play(0, "commit 1")
    assert t.told("revealed") == [(MOST_SEATS, 1, 1, 2), (PLAYER, 1, 1, 2)]
    assert len(t.told("boarding-tied")) == 1, "the strictly higher total wins"
    assert (t.crew(PLAYER), t.crew(LEGEND)) == ([2], [2, 4])
    assert [entry & 1 for side in (PLAYER, LEGEND) for entry in t.s.sheets[side].rows] == [0, 1]
    assert [t.flags(side)["boardings"] for side in (PLAYER, LEGEND)] == [-6, -3]


@rule("CW-SOLO-036")
@pytest.mark.parametrize(("reward", "gold", "progress"), [("gold", 5, 0), ("boats", 2, 2)])
def test_a_winning_player_takes_gold_from_the_supply_or_spaces(reward: str, gold: int, progress: int) -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[5])
    t.fill(LEGEND, boats=1, crew=[1], gold=9)
    t.boarding(PLAYER, 1, 3, 3).play(0, f"reward {reward}")
    assert (t.gold(PLAYER), t.s.sheets[PLAYER].progress[BOATS]) == (gold, progress)
    assert t.gold(LEGEND) == 9, "the captain loses nothing"


@rule("CW-SOLO-037")
@pytest.mark.parametrize(
    ("captain", "gold", "left", "progress"),
    [
        ("calico-jack", 5, 3, [0, 0]),
        ("anne-bonny", 2, 8, [2, 0]),
        ("blackbeard", 5, 3, [1, 0]),
        ("ching-shih", 5, 3, [0, 0]),
    ],
)
def test_what_each_captain_gains_by_winning(captain: str, gold: int, left: int, progress: list[int]) -> None:
    t = solo(captain)
    t.fill(PLAYER, boats=1, gold=8, crew=[1, 2])
    t.fill(LEGEND, boats=1, crew=[5, 5])
    t.boarding(LEGEND, 5, 5, 5).play(0, "commit nobody")
    assert (t.gold(LEGEND), t.gold(PLAYER), list(t.s.sheets[LEGEND].progress)) == (gold, left, progress)


@rule("CW-SOLO-037")
def test_the_captain_boxes_five_even_if_the_player_has_less() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, gold=2)
    t.fill(LEGEND, boats=1, crew=[5, 5])
    t.boarding(LEGEND, 5, 3, 3)
    assert (t.gold(LEGEND), t.gold(PLAYER)) == (5, 0)
    t = solo()
    t.fill(PLAYER, boats=1, gold=2)
    t.fill(LEGEND, boats=1, crew=[5, 5])
    t.blacken(PLAYER, "gold", left=3)
    t.boarding(LEGEND, 5, 3, 3)
    assert t.told("stole") == [(MOST_SEATS, PLAYER, 3, 2)], "or what is free"


@rule("CW-SOLO-038")
def test_a_winning_captain_moves_where_the_player_leads() -> None:
    t = solo("anne-bonny")
    t.fill(PLAYER, boats=1, attributes=1, progress=(0, 4))
    t.fill(LEGEND, boats=1, attributes=1, crew=[5], progress=(1, 0))
    t.boarding(LEGEND, 5, 3, 3)
    assert list(t.s.sheets[LEGEND].progress) == [1, 2] and t.chest(LEGEND) == [1, 0, 0, 0]


@rule("CW-SOLO-040")
def test_the_four_ends_of_a_solo_game() -> None:
    t = solo()
    assert endings(t.s) == []
    t.boardings(PLAYER, attacks=2, defences=3)
    assert endings(t.s) == [BOARDINGS]
    t = solo()
    t.blacken(LEGEND, "gold", left=0)
    assert endings(t.s) == [COINS]
    t = solo()
    t.s.sheets[LEGEND].bonuses = 0b11
    assert endings(t.s) == [COMMANDS]
    for name in ("pearl", "wood", "gem", "barrel"):
        t = solo()
        t.blacken(LEGEND, name, left=0)
        assert endings(t.s) == [CHEST]


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
    t.s.taken = [0]
    t.go(loot_alone)
    t.draws(*NO_PAIR)
    t.play(0, "take blue-1", "take blue-3")
    assert endings(t.s) == [CHEST] and t.options() == ["pass", "attack calico-jack"]
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
    t.s.extras[LEGEND] = 15 - 7 - bonus
    assert (t.game.result(t.s).winners == [PLAYER]) is wins


@rule("CW-SOLO-044")
def test_a_full_tie_goes_to_the_legend() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[3], gold=9)
    t.fill(LEGEND, boats=1, crew=[3])
    result = t.game.result(t.s)
    assert (result.winners, result.ranks, len(result.scores)) == ([], [2], 1)
