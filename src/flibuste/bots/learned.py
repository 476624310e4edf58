"""The learned bot: a net trained by self-play says which answer promises most."""

from __future__ import annotations

from typing import Any, Final

from flibuste.bots.base import GreedyBot, is_bid
from flibuste.bots.foresight import Outlook, promises
from flibuste.bots.net import Net, council, net_for
from flibuste.bots.pilot import Pilot, pilot_of, planner_of, plans_turns
from flibuste.games.features import feature_names
from flibuste.kernel import Generator, View
from flibuste.kit.collector import AtRest

SAMPLES: Final = 16


class LearnedBot:
    """Plays by the rules of thumb unless the net clearly prefers the outcomes of another option. Secret bids, and games
    without a net, are left to the rules of thumb. Where those plan whole turns, a pilot tells them what ends of turns
    are worth."""

    def __init__(self, dice: Generator, net: Net | None = None, pilot: Pilot | None = None) -> None:
        self._dice = dice
        self._net = net
        self._pilot = pilot
        self._thumb = GreedyBot(dice)

    def choose(self, view: View[Any], seconds: float) -> int:
        pilot = self._pilot or pilot_of(view)
        if pilot is not None and len(view.options) > 1:
            return planner_of(view.game.key).choose_with(view, self._dice, pilot.weights)
        usual = self._thumb.choose(view, seconds)
        net = self._net or net_of(view)
        if net is None or len(view.options) == 1 or is_bid(view):
            return usual
        with AtRest():
            outlook = Outlook(view, self._dice, SAMPLES)
            worths = promises(view.game, net, outlook.ends, [view.seat] * len(outlook.ends))
            values = dict(zip(view.options, outlook.values(worths), strict=True))
        best = max(values, key=values.__getitem__)
        return best if values[best] > values[usual] + net.loyalty else usual


def net_of(view: View[Any]) -> Net | None:
    """The shipped net for the view's table. None where all win or lose together: nets learn from being better than
    others. None where a pilot judges ends of turns instead."""
    rules, key = view.seen.rules, view.game.key
    if rules.shared_fate or plans_turns(key):
        return None
    found = _nets.get(rules)
    if found is None:
        found = _nets[rules] = (net_for(view.game, rules.seats, rules.options, len(feature_names(key, rules))),)
    return found[0]


def council_of(view: View[Any]) -> Net | None:
    """All shipped nets for the view's table, heard together."""
    net = net_of(view)
    return None if net is None else council(net.name)


_nets: dict[Any, tuple[Net | None]] = {}
