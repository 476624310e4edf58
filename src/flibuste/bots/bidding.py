"""Secret bids as a net sees them: it judges what every pair of bids leads to; the mixed strategy that follows draws
one."""

from __future__ import annotations

from typing import Any, Final

from flibuste.bots.foresight import promises
from flibuste.bots.heuristics.regret import draw, mixed_strategies
from flibuste.bots.net import Net
from flibuste.kernel import Generator, State, View, apply, deciders, options_of

ROUNDS: Final = 200  # of regret matching


def bid(view: View[Any], dice: Generator, net: Net) -> int | None:
    """A bid; None if it is not two who bid against one another."""
    world = view.game.imagine(view, dice)
    rivals = [seat for seat in deciders(world) if seat != view.seat]
    if len(rivals) != 1:
        return None
    bids = options_of(world, rivals[0])
    ends = [_after(world, view.seat, mine, rivals[0], theirs) for mine in view.options for theirs in bids]
    worth = promises(view.game, net, ends, [view.seat] * len(ends))
    rows = [worth[start : start + len(bids)] for start in range(0, len(worth), len(bids))]
    to_me = [[values[view.seat] for values in row] for row in rows]
    to_rival = [[values[rivals[0]] for values in column] for column in zip(*rows, strict=True)]
    strategy, _ = mixed_strategies(to_me, to_rival, ROUNDS)
    return view.options[draw(strategy, dice)]


def _after(world: State, seat: int, mine: int, rival: int, theirs: int) -> State:
    end = world.clone()
    apply(end, seat, mine)
    apply(end, rival, theirs)
    return end
