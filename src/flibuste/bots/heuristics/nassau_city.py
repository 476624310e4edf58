"""Walking through Nassau by rules of thumb: where a step leads, less its pirates."""

from __future__ import annotations

from typing import Final

from flibuste.bots.heuristics.nassau_prices import price, worth
from flibuste.games.nassau.ship import Ship
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import DOUBLOON, PIRATE, RUM
from flibuste.games.nassau.walking import moves_from
from flibuste.games.nassau.words import AGAIN, BARGE, FROM, GO, PASS, PAUSE
from flibuste.kernel import VERB_SHIFT, View
from flibuste.kit import ARGUMENT

SAVED: Final = 3  # pirates worth keeping for the sea
SAVED_PIRATE: Final = 0.5
WALKED_PIRATE: Final = 0.45
STEP: Final = 1.0  # what a step must bring beyond its pirates
PAUSED: Final = 0.2
BARGE_PIRATE: Final = 0.6  # of its worth, for each pirate that can still walk elsewhere
BARGE_RIDE: Final = 1.538
SECOND_STEP: Final = 1.3


def verb(action: int) -> int:
    return action >> VERB_SHIFT << VERB_SHIFT


def walk(view: View[Nassau], action: int) -> float:
    s, seat = view.seen, view.seat
    if action == PASS:
        return 0.0
    return -price(s, seat, RUM) - PAUSED if action == PAUSE else step_worth(s, seat, action)


def step_worth(s: Nassau, seat: int, action: int) -> float:
    """Where a move leads, less its pirates; the last ones are worth more at sea."""
    ship, alley = s.ships[seat], action & ARGUMENT
    if verb(action) == FROM:
        moves = moves_from(s, ship, alley, ship.objects[0])
        return max([step_worth(s, seat, GO + (move & ARGUMENT)) for move in moves if verb(move) == GO], default=0.0)
    if verb(action) == BARGE:
        return BARGE_PIRATE * price(s, seat, PIRATE) * ship.standing - BARGE_RIDE
    crossing = s.city.other_end(alley, s.captain) if verb(action) == GO else s.city.landing(alley)
    gains = max([worth(s, seat, [offer]) for offer in s.city.offers[crossing]])
    return gains - pirates_worth(ship, s.city.sections[alley]) - STEP


def pirates_worth(ship: Ship, used: int) -> float:
    saved = max(0, min(ship.standing, SAVED) - max(0, ship.standing - used))
    return WALKED_PIRATE * used + SAVED_PIRATE * saved


def again(view: View[Nassau], action: int) -> float:
    """One more step for a doubloon."""
    s, seat = view.seen, view.seat
    if action != AGAIN:
        return 0.0
    moves = moves_from(s, s.ships[seat], s.captain, 0)
    best_step = max([step_worth(s, seat, move) for move in moves], default=0.0)
    return best_step - price(s, seat, DOUBLOON) - SECOND_STEP
