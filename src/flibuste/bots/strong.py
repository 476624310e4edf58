"""The strong bot: searches as long as it may, with the judgement of the learned nets where there are any."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from flibuste.bots.base import GreedyBot, is_bid, rules_of_thumb
from flibuste.bots.bidding import bid
from flibuste.bots.learned import LearnedBot, council_of
from flibuste.bots.leaves import usual_leaves
from flibuste.bots.lookout import Lookout
from flibuste.bots.pilot import is_under_sail, pilot_of
from flibuste.bots.rehearsal import FEWEST, Rehearsal, Weigher, lead
from flibuste.bots.search import Search
from flibuste.bots.tree import Candidate
from flibuste.games import registry
from flibuste.kernel import Generator, View

ENOUGH: Final = 20_000  # iterations after which more time would change little
FOREVER: Final = 1e9
DOUBT: Final = 2.0  # standard errors
MARGIN: Final = 0.004  # about a point, where a lookout sees the same luck come with every answer


class StrongBot:
    """Searches for the time it is given; for a number of iterations, or for a time of its own, if it has one. A turn
    that a pilot plans as a whole is left to the pilot: samples find next to nothing better there."""

    def __init__(self, dice: Generator, iterations: int = 0, seconds: float = 0.0) -> None:
        self._dice = dice
        self._iterations = iterations
        self._seconds = seconds

    def choose(self, view: View[Any], seconds: float) -> int:
        return self.advise(view, seconds)[0]

    def advise(self, view: View[Any], seconds: float) -> tuple[int, list[Candidate]]:
        """The answer, and what the search thinks of all of them; nothing where it does not search."""
        if len(view.options) == 1:
            return view.options[0], []
        if is_bid(view):
            return self._bid(view), []
        if is_under_sail(view):
            return LearnedBot(self._dice).choose(view, seconds), []
        candidates = self.explain(view, seconds)
        return self._second_opinion(view, candidates), candidates

    def _bid(self, view: View[Any]) -> int:
        """A secret bid, as the net weighs it or else by the rules of thumb."""
        net = council_of(view)
        found = None if net is None else bid(view, self._dice, net)
        return GreedyBot(self._dice).choose(view, 0.0) if found is None else found

    def explain(self, view: View[Any], seconds: float) -> list[Candidate]:
        """What it thinks of each option: visits, value, and the likeliest course of the game; the best first."""
        search = self._search(view)
        search.run(FOREVER if self._iterations else self._seconds or seconds, self._iterations or ENOUGH)
        return search.candidates()

    def _search(self, view: View[Any]) -> Search | Rehearsal:
        """With nets where there are any, else with a pilot, else by rehearsals, else by random play."""
        net = council_of(view)
        pilot, weigher = pilot_of(view), weigher_of(view.game.key)
        if net is None and pilot is None and weigher is not None:
            return Rehearsal(view, self._dice, rules_of_thumb(view.game.key), weigher)
        lookout = None if pilot is None or net is not None else Lookout(view, self._dice, pilot)
        return Search(view, self._dice, net, usual_leaves(view.game, self._dice, net), lookout)

    def _second_opinion(self, view: View[Any], candidates: list[Candidate]) -> int:
        """The answer at first sight stands unless it is clearly refuted. Random playouts know less than a net: against
        them the doubt is larger. A lookout's looks are compared one by one."""
        net = council_of(view)
        usual = LearnedBot(self._dice, net).choose(view, 0.0)
        if not candidates:
            return usual
        best = candidates[0]
        tried = next((candidate for candidate in candidates if candidate.action == usual), best)
        errors = DOUBT * sqrt(0.25 / best.visits + 0.25 / tried.visits)
        if best.looks:
            return best.action if clearly_better(best.looks, tried.looks) else usual
        return best.action if best.value - tried.value > (errors if net is None else net.loyalty) else usual


def clearly_better(looks: list[float], others: list[float]) -> bool:
    """Whether looks with the same luck came out better by more than the margin and by more than chance explains."""
    common = min(len(looks), len(others))
    if common < FEWEST:
        return False
    return lead(looks, others, 0.0) > MARGIN and lead(looks, others, 1.0) > 0.0


def weigher_of(key: str) -> Weigher | None:
    record = registry.record(key)
    found: Weigher | None = record.part("weigher") if record.weigher else None
    return found
