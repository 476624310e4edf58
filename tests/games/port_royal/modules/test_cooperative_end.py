"""PR-COO: how a game of contracts played together is won and lost."""

import pytest

from tests.games.port_royal.modules.table import TOGETHER, table
from tests.games.port_royal.table import OPEN, TAKE
from tests.rules import rule


@rule("PR-COO-007")
def test_all_is_lost_when_a_time_card_is_due_and_none_is_left() -> None:
    """G33"""
    t = table(2, TOGETHER, at=TAKE, contracts="mercenary explorer luminary", time=0, victory=6)
    assert t.over
    assert (t.result.winners, t.result.scores, t.result.ranks) == ([], [0, 0], [2, 2])
    assert t.game.result(t.state).winners == []


@rule("PR-COO-007", "PR-COO-008")
def test_the_turn_of_the_last_time_card_is_still_played() -> None:
    t = table(
        2, TOGETHER, at=OPEN, contracts="mercenary", display=["pirate-1", ""], time=1, gold=9, next_cards="sailor-1"
    )
    t.play(0, "reveal", "stop", "take sailor-1", "claim mercenary")
    assert (t.over, t.result.winners) == (True, [0, 1])


@rule("PR-COO-007")
def test_without_time_the_window_before_the_reveal_can_still_win() -> None:
    """G19"""
    t = table(2, TOGETHER, at=OPEN, contracts="mercenary", display=["pirate-1 sailor-1", ""], time=0)
    assert (t.question(0), t.options(0)) == ("last-chance", ["pass", "claim mercenary"])
    t.play(0, "claim mercenary")
    assert t.result.winners == [0, 1]


@rule("PR-COO-007")
def test_passing_that_window_loses() -> None:
    t = table(2, TOGETHER, at=OPEN, contracts="mercenary", display=["pirate-1 sailor-1", ""], time=0)
    t.play(0, "pass")
    assert t.over and t.told("lost") == [(1,)]


@rule("PR-COO-008")
@pytest.mark.parametrize("victory", [0, 3])
def test_victory_comes_at_once_with_the_last_open_contract(victory: int) -> None:
    crew = "pirate-1 sailor-1 priest jester-1"
    t = table(2, TOGETHER, contracts="mercenary luminary", display=[crew, ""], time=9, victory=victory)
    t.play(0, "claim luminary")
    assert not t.over
    t.play(0, "claim mercenary")
    assert t.over
    assert (t.result.winners, t.result.scores, t.result.ranks) == ([0, 1], [victory] * 2, [1, 1])


@rule("PR-COO-008")
def test_a_contract_that_fulfils_itself_wins_in_the_middle_of_a_reveal() -> None:
    two = "ship-red-1-1 ship-blue-1-1"
    t = table(2, TOGETHER, contracts="speculator", progress="speculator:0", river=two, next_cards="ship-green-1-1")
    t.play(0, "reveal")
    assert t.over and t.told("won") == [(0, 0)]


@rule("PR-COO-009")
def test_12_influence_does_not_end_the_game() -> None:
    crew = "sailor-3 pirate-3 jester-3 admiral-3 senorita-3"
    t = table(2, TOGETHER, at=TAKE, contracts="explorer", gold=20, display=[crew, ""], river="sailor-1")
    t.play(0, "take sailor-1")
    assert (t.influence[0] >= 12, t.ending) == (True, False)
