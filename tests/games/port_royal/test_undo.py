"""G28: what may be taken back without asking the table."""

from itertools import count

import pytest

from flibuste.games.registry import game
from flibuste.kernel import IllegalAction, Match


def match_offering(answer: str) -> Match:
    """A match of two whose first player, after one reveal and a stop, may give an answer that begins so."""
    for seed in count(1):
        match = Match.start(game("port-royal"), ["Anne", "Mary"], seed=seed.to_bytes(32, "big"))
        active = match.state.active
        match.play(active, "reveal")
        match.play(active, "stop")
        if any(text.startswith(answer) for text in offers(match, active)):
            return match
    raise AssertionError


def offers(match: Match, seat: int) -> list[str]:
    return [match.game.notation.text(action) for action in match.view(seat).options]


def play(match: Match, answer: str) -> int:
    """Give the first answer that begins so, as the active player; who that was."""
    active = int(match.state.active)
    match.play(active, next(text for text in offers(match, active) if text.startswith(answer)))
    return active


def test_a_reveal_cannot_be_taken_back() -> None:
    match = Match.start(game("port-royal"), ["Anne", "Mary"], seed=bytes(32))
    active = play(match, "reveal")
    with pytest.raises(IllegalAction, match="cannot be taken back: something hidden was revealed"):
        match.undo(active)


def test_coins_paid_face_up_cannot_be_taken_back() -> None:
    match = match_offering("take sailor")
    active = play(match, "take sailor")
    assert not match.may_undo(active)


def test_stopping_can_be_taken_back() -> None:
    match = match_offering("take")
    active = int(match.state.active)
    assert match.may_undo(active)
    match.undo(active)
    assert offers(match, active) == ["reveal", "stop"]


def test_a_trade_can_be_taken_back_because_nobody_saw_the_coins() -> None:
    match = match_offering("take ship")
    before = match.record(reveal=True)
    active = play(match, "take ship")
    assert match.may_undo(active)
    assert not match.may_undo(1 - active)
    match.undo(active)
    after = match.record(reveal=True)
    assert [row[:2] for row in after.pop("taken_back")] == [[len(before["actions"]), active]]
    assert after == before


def test_nothing_can_be_taken_back_once_another_has_answered() -> None:
    match = match_offering("take ship")
    active = play(match, "pass")
    match.play(1 - active, offers(match, 1 - active)[0])
    assert not match.may_undo(active)
