"""The learned bot: a net trained by self-play says which answer promises most."""

from __future__ import annotations

from typing import Any, Final

from flibuste.bots.base import GreedyBot, is_bid
from flibuste.bots.foresight import best_option
from flibuste.bots.net import Net, net_for
from flibuste.games.features import described, feature_names
from flibuste.kernel import Generator, View

SAMPLES: Final = 16


class LearnedBot:
    """Plays the option whose outcomes the net likes best; secret bids, and games without a net, by rules of thumb."""

    def __init__(self, dice: Generator, net: Net | None = None) -> None:
        self._dice = dice
        self._net = net
        self._without = GreedyBot(dice)

    def choose(self, view: View[Any], seconds: float) -> int:
        if len(view.options) == 1:
            return view.options[0]
        net = None if is_bid(view) else self._net or net_of(view)
        return self._without.choose(view, seconds) if net is None else best_option(view, net, self._dice, SAMPLES)


def net_of(view: View[Any]) -> Net | None:
    """The shipped net for the view's table."""
    rules, key = view.seen.rules, view.game.key
    if key not in described():
        return None
    found = _nets.get(rules)
    if found is None:
        found = _nets[rules] = (net_for(view.game, rules.seats, rules.options, len(feature_names(key, rules))),)
    return found[0]


_nets: dict[Any, tuple[Net | None]] = {}
