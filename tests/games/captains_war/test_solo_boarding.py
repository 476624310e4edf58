"""Boarding a Legendary Captain, and being boarded: CW-SOLO-030 to CW-SOLO-039."""

from __future__ import annotations

import pytest

from flibuste.games.captains_war.modules.captain import LEGEND, PLAYER
from flibuste.games.captains_war.modules.solo import (
    roll_for_boarding,
)
from flibuste.games.captains_war.tables import BOATS, MOST_SEATS
from tests.games.captains_war.table import NO_PAIR, PAIR, solo
from tests.rules import rule


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
    assert t.told("captain-sends") == [(MOST_SEATS, 2, 0, 1), (MOST_SEATS, 4, 1, 0), (MOST_SEATS, 5, 2, 4)]


@rule("CW-SOLO-033")
def test_a_roll_for_somebody_when_nobody_is_left_sends_nobody() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[1, 2])
    t.fill(LEGEND, boats=1, crew=[3])
    t.boarding(LEGEND, 5, 3, 1).play(0, "commit 2")
    assert t.told("captain-sends") == [(MOST_SEATS, 5, 2, 3), (MOST_SEATS, 3, 1, 0)]
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
    assert t.told("stole") == [(MOST_SEATS, PLAYER, 3, 2, 2)], "or what is free"


@rule("CW-SOLO-038")
def test_a_winning_captain_moves_where_the_player_leads() -> None:
    t = solo("anne-bonny")
    t.fill(PLAYER, boats=1, attributes=1, progress=(0, 4))
    t.fill(LEGEND, boats=1, attributes=1, crew=[5], progress=(1, 0))
    t.boarding(LEGEND, 5, 3, 3)
    assert list(t.s.sheets[LEGEND].progress) == [1, 2] and t.chest(LEGEND) == [1, 0, 0, 0]
