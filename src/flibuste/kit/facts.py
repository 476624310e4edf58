"""Facts about answers, found by giving them on a copy."""

from __future__ import annotations

from typing import Any

from flibuste.kernel import VERB_SHIFT


def copy_of(s: Any, seat: int) -> Any:
    """A copy to go on with as if nobody else was there: amid a fork its stack is the seat's lane."""
    twin = s.clone()
    if twin.fork is not None:
        twin.stack = twin.fork.lanes[seat]
    return twin


def answered(s: Any, seat: int, action: int) -> Any:
    """Such a copy in which the seat has answered, and nothing of what follows has happened."""
    twin = copy_of(s, seat)
    give(twin, seat, action)
    return twin


def give(s: Any, seat: int, action: int) -> None:
    """Carry an answer out, and nothing of what follows."""
    rider = s.rules.answers[action >> VERB_SHIFT]
    if rider is None:
        s.stack[-1].answer(s, action)
    else:
        rider(s, seat, action)
