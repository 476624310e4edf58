"""Port Royal by rules of thumb: turn up another card while that promises more than it puts at stake, looking one card
ahead; take what is worth most."""

from __future__ import annotations

from typing import Any

from flibuste.bots.heuristics import port_royal_adventure
from flibuste.bots.heuristics.port_royal_captain import WORTH_A_CARD, Captain
from flibuste.bots.heuristics.port_royal_modules import answer, best_claim
from flibuste.games.port_royal.catalogue import COMPLETE, KEEP, REPEL, REVEAL, STOP
from flibuste.games.port_royal.discovery import Repel
from flibuste.kernel import Generator, View, asking, below
from flibuste.kit import ARGUMENT


def choose(view: View[Any], dice: Generator) -> int:
    """The answer of a sensible player; any answer to a question this file does not know."""
    options = view.options
    if "adventure" in view.seen.book.parts:
        return port_royal_adventure.choose(view)
    captain = Captain(view.seen, view.seat)
    captain.call_the_crew()
    claim = best_claim(captain, options)
    if claim is not None:
        return claim
    completions = [a for a in options if a & ~ARGUMENT == COMPLETE and captain.wishes.spares_for_expedition(a)]
    if completions:
        return max(completions, key=captain.value_of_completing)
    question = asking(view.seen, view.seat)
    suggested = answer(captain, question, options, dice)
    if suggested is not None:
        return suggested
    river, colours = view.seen.river, view.seen.colours
    if question.topic == "discover":
        return REVEAL if captain.promise(river, colours) > captain.haul(river, colours) + WORTH_A_CARD else STOP
    if isinstance(question, Repel):
        return KEEP if captain.welcomes(question.ship) else REPEL
    if question.topic == "take":
        return max(options, key=captain.value_of_taking)
    return options[below(dice, len(options))]
