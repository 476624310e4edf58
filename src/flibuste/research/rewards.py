"""What the end of a game is worth to each seat, in the ways learners ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from flibuste.games import registry
from flibuste.kernel import BadOption, Game, Result

Reward = Callable[[Game[Any], Any, Result], list[float]]


def win(game: Game[Any], s: Any, result: Result) -> list[float]:
    """1, shared by the winners."""
    won = winners(game, s, result)
    return [1 / len(won) if seat in won else 0.0 for seat in range(len(result.scores))]


def sign(game: Game[Any], s: Any, result: Result) -> list[float]:
    """1 for who wins, -1 for who loses; 0 where all of several win together as rivals."""
    won = winners(game, s, result)
    if len(won) == len(result.scores) > 1 and not s.rules.shared_fate:
        return [0.0] * len(result.scores)
    return [1.0 if seat in won else -1.0 for seat in range(len(result.scores))]


def rank(game: Game[Any], s: Any, result: Result) -> list[float]:
    """1 for the first, -1 for the last, evenly between; who shares a rank gets the mean. Alone as `sign`."""
    seats = len(result.ranks)
    if seats == 1 or s.rules.shared_fate:
        return sign(game, s, result)
    ties = [result.ranks.count(place) for place in result.ranks]
    places = [place - 1 + (tied - 1) / 2 for place, tied in zip(result.ranks, ties, strict=True)]
    return [1 - 2 * place / (seats - 1) for place in places]


def margin(game: Game[Any], s: Any, result: Result) -> list[float]:
    """How many points ahead of the best other seat; alone, ahead of what the rules of thumb make of a game."""
    scores = result.scores
    if len(scores) == 1:
        return [float(scores[0] - par(game))]
    return [float(own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores)]


def winners(game: Game[Any], s: Any, result: Result) -> list[int]:
    """Who has won; alone in a game that can only be scored, whoever has made par."""
    if len(result.scores) == 1 and par(game):
        return [0] if result.scores[0] >= par(game) else []
    return result.winners


def par(game: Game[Any]) -> float:
    """What the rules of thumb make of a game alone, where points are all there is; 0 elsewhere."""
    lead = registry.record(game.key).lead
    return 0.0 if lead is None else lead.par


REWARDS: Final[dict[str, Reward]] = {"win": win, "sign": sign, "rank": rank, "margin": margin}


def reward_of(name: str) -> Reward:
    if name not in REWARDS:
        raise BadOption(f"There is no reward {name!r}; there are {', '.join(REWARDS)}.")
    return REWARDS[name]
