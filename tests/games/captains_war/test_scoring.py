"""End of the game and scoring: CW-END, CW-SCO."""

from __future__ import annotations

import pytest

from flibuste.games.captains_war.command import award_command_bonuses, command_together
from flibuste.games.captains_war.loot import loot_together
from flibuste.games.captains_war.scoring import pay
from flibuste.games.captains_war.turn import ENDINGS, endings
from tests.games.captains_war.table import Table
from tests.rules import rule


@rule("CW-END-001")
def test_five_boardings_end_the_game() -> None:
    t = Table()
    t.boardings(1, attacks=2, defences=2)
    assert endings(t.s) == []
    t.boardings(1, attacks=2, defences=3)
    assert endings(t.s) == ["boardings"]


@rule("CW-END-001")
def test_the_last_coin_ends_the_game() -> None:
    t = Table()
    t.blacken(2, "gold", left=1)
    assert endings(t.s) == []
    t.blacken(2, "gold", left=0)
    assert endings(t.s) == ["coins"]


@rule("CW-END-001")
def test_two_command_bonuses_end_the_game() -> None:
    t = Table()
    t.command_bonuses(0, "boats")
    t.command_bonuses(1, "attributes")
    assert endings(t.s) == []
    t.command_bonuses(1, "boats", "attributes")
    assert endings(t.s) == ["commands"]


@rule("CW-END-002")
def test_the_last_coin_does_not_stop_the_turn() -> None:
    t = Table()
    t.dice("1 1 1 6 1 1")
    t.fill(0, crew=[2])
    t.blacken(1, "gold", left=6)
    t.go(loot_together)
    t.play(1, "take yellow", "take blue-1")
    assert endings(t.s) == ["coins"]
    for seat in (0, 2):
        t.play(seat, "take blue-1", "take blue-2")
    assert t.asked() == [1], "the command phase is played"
    t.play(1, "recruit 1", "done")
    assert t.options(0) == ["pass", "attack seat-2", "attack seat-3"], "and so is the boarding"
    t.play(0, "attack seat-3", "reward boats")
    assert t.s.over and t.told("ending") == [(ENDINGS.index("coins"),)]


@rule("CW-END-002")
def test_the_fifth_boarding_still_pays_its_reward_and_no_round_follows() -> None:
    t = Table()
    t.fill(0, crew=[2])
    t.boardings(0, attacks=4)
    t.boardings(1, attacks=0, defences=4)
    t.board().play(0, "attack seat-3")
    assert not t.s.over
    t.play(0, "reward boats")
    assert t.s.over and list(t.s.sheets[0].progress) == [2, 0]


@rule("CW-END-003")
def test_a_safeguard_stops_the_game_after_sixty_turns() -> None:
    t = Table()
    t.turn(59)
    assert endings(t.s) == []
    t.turn(60)
    assert endings(t.s) == ["turn-limit"]


@rule("CW-END-004")
def test_nobody_buys_or_recruits_after_the_last_turn() -> None:
    t = Table()
    t.fill(0, crew=[1], gold=20)
    t.boardings(1, attacks=5)
    t.boardings(2, attacks=0, defences=5)
    t.board().play(0, "pass")
    assert t.s.over and t.options(0) == [] and t.gold(0) == 20


@rule("CW-SCO-001", "CW-SCO-002")
def test_the_naval_battle_ranks_the_forces_kept_without_bonuses() -> None:
    t = Table(4)
    t.fill(0, crew=[5, 1])
    t.fill(1, crew=[4], boats=4, progress=(12, 0))
    t.fill(2, crew=[1, 1, 1])
    assert [t.flags(seat)["naval"] for seat in range(4)] == [15, 10, 7, 4]


@rule("CW-SCO-003")
def test_the_attributes_track_is_ranked_the_boats_track_is_not() -> None:
    t = Table()
    t.fill(0, attributes=4, progress=(0, 7))
    t.fill(1, attributes=4, progress=(0, 9))
    t.fill(2, boats=4, progress=(11, 0))
    assert [t.flags(seat)["rank"] for seat in range(3)] == [9, 12, 7]
    assert t.flags(2)["track"] == 0


@rule("CW-SCO-004")
@pytest.mark.parametrize(
    ("values", "paid"),
    [
        ([5, 5, 3], [12, 12, 7]),
        ([5, 3, 3], [12, 9, 9]),
        ([4, 4, 4], [12, 12, 12]),
        ([1, 9, 4, 9, 4, 0], [2, 12, 7, 12, 7, 0]),
    ],
)
def test_tied_captains_share_the_best_rank_and_skip_the_next(values: list[int], paid: list[int]) -> None:
    assert pay([12, 9, 7, 4, 2, 0], values) == paid


@rule("CW-SCO-005")
def test_a_rank_is_paid_at_zero() -> None:
    t = Table()
    assert [(t.flags(seat)["rank"], t.flags(seat)["naval"]) for seat in range(3)] == [(12, 15)] * 3


@rule("CW-SCO-006")
@pytest.mark.parametrize(("attacks", "points"), list(enumerate([-6, -3, 0, 2, 4, 6])))
def test_the_boarding_table_counts_attacks_only(attacks: int, points: int) -> None:
    t = Table()
    t.boardings(0, attacks=attacks, defences=5 - attacks)
    assert t.flags()["boardings"] == points


@rule("CW-SCO-007")
def test_the_total_adds_every_flag_and_nothing_left_over() -> None:
    t = Table()
    t.fill(0, gold=20, pearl=5, crew=[2], boats=4, attributes=4, progress=(12, 12))
    t.fill(1, crew=[5])
    t.boardings(0, attacks=3, defences=1)
    t.boardings(1, attacks=1, defences=3)
    t.go(award_command_bonuses)
    assert t.flags() == {
        **{"boats": 21, "attributes": 18, "command": 12, "track": 3, "rank": 12},
        **{"boardings": 2, "naval": 10, "adventure": 0, "chest": 0},
    }
    assert t.points() == 78


@rule("CW-SCO-007")
def test_a_total_may_be_negative() -> None:
    t = Table(6)
    for seat in range(1, 6):
        t.fill(seat, crew=[seat], attributes=4, progress=(0, seat))
    assert t.points(0) == -6


@rule("CW-SCO-008", "CW-GEN-001")
def test_ties_go_to_strength_then_gold_then_are_shared() -> None:
    t = Table(4)
    for seat in range(4):
        t.fill(seat, crew=[1])
    assert t.game.result(t.s).winners == [0, 1, 2, 3]
    t.fill(2, crew=[1], gold=1)
    result = t.game.result(t.s)
    assert (result.winners, result.ranks) == ([2], [2, 2, 1, 2])
    t.fill(1, crew=[1], boats=1)
    result = t.game.result(t.s)
    assert result.winners == [1] and result.scores[1] == max(result.scores)


@rule("CW-SCO-008")
def test_strength_decides_between_equal_points() -> None:
    t = Table(2)
    t.fill(0, crew=[3])
    t.fill(1, crew=[4])
    t.extra(0, 15 - 7)
    result = t.game.result(t.s)
    assert result.scores[0] == result.scores[1] and result.winners == [1]


@rule("CW-END-002")
def test_both_bonuses_in_the_command_phase_still_lead_to_the_boarding() -> None:
    t = Table()
    t.fill(0, crew=[1], boats=4, attributes=3, pearl=3, gem=1, barrel=2)
    t.command_bonuses(0, "boats")
    t.go(command_together).play(0, "acquire attributes")
    assert endings(t.s) == ["commands"] and "attack seat-2" in t.options()
    t.play(0, "pass")
    assert t.s.over
