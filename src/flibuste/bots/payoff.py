"""What a finished game is worth to each seat, between 0 and 1: bots play for the end, not for points on the way."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from flibuste.games import registry
from flibuste.kernel import Game, Result


def payoffs(game: Game[Any], s: Any) -> list[float]:
    """Who won shares 1; where points tell more than the win alone, how far ahead of the best other everybody came."""
    result = game.result(s)
    seats = range(len(result.scores))
    lead = registry.record(game.key).lead
    if lead is None or (len(seats) == 1 and not lead.par):
        return wins(game, s)
    return [_step(result.scores[seat] - _rival(result.scores, seat, lead.par), lead.scale) for seat in seats]


def wins(game: Game[Any], s: Any) -> list[float]:
    """Who won a finished game shares 1."""
    result = game.result(s)
    return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores))]


def is_common(result: Result) -> bool:
    """Whether several have won or lost together: nobody is ahead of anybody."""
    return len(result.ranks) > 1 and len(set(result.ranks)) == 1


def promised(key: str, points: Sequence[float], scale: float = 0.0) -> list[float]:
    """The payoffs if a game of many points came out like this; with another scale, how sure such leads would be."""
    lead = registry.record(key).lead
    assert lead is not None, key
    return [_step(mine - _rival(points, seat, lead.par), scale or lead.scale) for seat, mine in enumerate(points)]


def _rival(scores: Sequence[float], seat: int, par: float) -> float:
    return max((score for other, score in enumerate(scores) if other != seat), default=par)


def _step(margin: float, scale: float) -> float:
    return 1.0 / (1.0 + exp(-margin / scale))
