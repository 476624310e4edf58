"""The rules of thumb of a game that brings none: try each answer in a few imagined games played on at random."""

from __future__ import annotations

from typing import Any, Final

from flibuste.bots.payoff import payoffs
from flibuste.kernel import Generator, View, apply, playout

GAMES: Final = 48  # shared out among the answers
FEWEST: Final = 2  # for each of them
LONGEST_PLAYOUT: Final = 3000


def choose(view: View[Any], dice: Generator) -> int:
    games = max(FEWEST, GAMES // len(view.options))
    promises = {action: sum(_played_on(view, action, dice) for _ in range(games)) for action in view.options}
    return max(promises, key=promises.__getitem__)


def _played_on(view: View[Any], action: int, dice: Generator) -> float:
    world = view.game.imagine(view, dice)
    apply(world, view.seat, action)
    playout(world, dice, LONGEST_PLAYOUT)
    return payoffs(view.game, world)[view.seat]
