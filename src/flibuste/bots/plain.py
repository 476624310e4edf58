"""The rules of thumb of a game that brings none: try each answer in a few imagined games played on at random."""

from __future__ import annotations

from typing import Any, Final

from flibuste.bots.payoff import payoffs
from flibuste.kernel import Generator, View, apply, playout

GAMES: Final = 120  # shared out among the answers
FEWEST: Final = 4  # for each of them
LONGEST_PLAYOUT: Final = 3000


def choose(view: View[Any], dice: Generator) -> int:
    games = max(FEWEST, GAMES // len(view.options))
    promises = {action: sum(_played_on(view, action, dice) for _ in range(games)) for action in view.options}
    return max(promises, key=promises.__getitem__)


def _played_on(view: View[Any], action: int, dice: Generator) -> float:
    """What the answer was worth in one of these games: the win, and the lead, which tells more of so few games."""
    world = view.game.imagine(view, dice)
    apply(world, view.seat, action)
    playout(world, dice, LONGEST_PLAYOUT)
    scores = view.game.result(world).scores
    others = [score for seat, score in enumerate(scores) if seat != view.seat]
    mine, best = scores[view.seat], max(others, default=0)
    return payoffs(view.game, world)[view.seat] + (mine - best) / (1 + abs(mine) + abs(best))
