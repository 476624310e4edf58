"""Facts about answers, found by giving them on a copy."""

from __future__ import annotations

from typing import Any

from flibuste.kernel import VERB_SHIFT


def answered(s: Any, seat: int, action: int) -> Any:
    """A copy in which the seat has answered, and nothing of what follows has happened. Amid a fork its stack is the
    seat's lane, so that it can go on as if nobody else was there."""
    twin = s.clone()
    if twin.fork is not None:
        twin.stack = twin.fork.lanes[seat]
    rider = twin.rules.answers[action >> VERB_SHIFT]
    if rider is None:
        twin.stack[-1].answer(twin, action)
    else:
        rider(twin, seat, action)
    return twin
