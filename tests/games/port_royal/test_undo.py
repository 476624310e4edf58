"""G28: what may be taken back without asking the table."""

from flibuste.games.registry import game
from flibuste.kernel import Match
from tests.rules import rule


def match_after_first_reveal(seed: int) -> Match:
    match = Match.start(game("port-royal"), ["Anne", "Mary"], seed=seed.to_bytes(32, "big"))
    match.play(match.state.decider, "reveal")
    return match


@rule("PR-BASE-021")
def test_a_reveal_cannot_be_taken_back() -> None:
    match = match_after_first_reveal(1)
    assert not match.may_undo(match.state.active)


@rule("PR-BASE-021")
def test_stopping_can_be_taken_back_until_something_is_revealed() -> None:
    match = match_after_first_reveal(1)
    active = match.state.active
    before = match.record(reveal=True)
    match.play(active, "stop")
    assert match.may_undo(active)
    assert not match.may_undo(1 - active)
    match.undo(active)
    assert match.record(reveal=True) == before
