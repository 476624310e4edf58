"""Whether a gambler's four cards promise more than the river as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flibuste.games.port_royal.cards import EXPEDITION, SHIP, TAX
from flibuste.games.port_royal.odds import next_cards
from flibuste.kernel import Generator, pluck

if TYPE_CHECKING:
    from flibuste.bots.heuristics.port_royal_captain import Captain

STROKE: Final = 4
TRIES: Final = 24


def expects_more(captain: Captain, is_over: bool, dice: Generator) -> bool:
    """Try out strokes on the cards nobody has seen; weigh them against stopping, or against one card more."""
    s = captain.s
    unseen = next_cards(s)
    if len(unseen) < STROKE:
        return False
    now = captain.haul(s.river, s.colours)
    if not is_over:
        now = max(now, captain.promise(s.river, s.colours))
    return sum(_stroke(captain, list(unseen), dice) for _ in range(TRIES)) > TRIES * now


def _stroke(captain: Captain, unseen: list[int], dice: Generator) -> float:
    """What one stroke would bring: nothing, if a colour comes twice."""
    s, cards = captain.s, captain.cards
    river, colours = s.river.copy(), s.colours
    for _ in range(STROKE):
        card = pluck(dice, unseen)
        if cards.type[card] == SHIP:
            colour = 1 << cards.colour[card]
            if colours & colour:
                return 0.0
            colours |= colour
        if cards.type[card] not in (EXPEDITION, TAX):
            river.append(card)
    return captain.haul(river, colours, extra=1)
