"""Ending an action, and whether a question is worth asking."""

from __future__ import annotations

from flibuste.games.amerigo.catalogue import GAVE_UP
from flibuste.games.amerigo.state import Amerigo
from flibuste.kernel import emit


def close(s: Amerigo, seat: int, lost: int) -> None:
    """AM-PHA-010, AM-GLD-012 The action ends: points left over are given up, those bought with gold too (AMB-13)."""
    s.stack.pop()
    s.points = 0
    if lost:
        emit(s, GAVE_UP, seat, lost)


def worth_asking(s: Amerigo, window: int, seat: int) -> bool:
    """A question whose only own answer is to stop is asked if gold, a chest or a tile could still change that
    (AMB-35)."""
    return s.rules.offers(s, window, seat)
