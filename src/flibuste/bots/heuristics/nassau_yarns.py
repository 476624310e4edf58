"""Which yarns to tell at the campfire of Nassau, and what that is worth."""

from __future__ import annotations

from typing import Final

from flibuste.bots.heuristics.nassau_prices import rounds_left
from flibuste.games.nassau.ship import owned
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import RUM
from flibuste.games.nassau.words import ENOUGH, PARROT_VERB, TELL
from flibuste.games.nassau.yarns import is_true_after
from flibuste.kernel import VERB_SHIFT
from flibuste.kit import ARGUMENT

LEAST_FOR_BOTTLE: Final = 3  # points that one more rum must bring
KEPT_CARDS: Final = 4  # not told yet, but perhaps in a later round
SILENCE: Final = 5.0  # what telling nothing costs


def next_card(s: Nassau, seat: int, options: list[int]) -> int:
    """The cards of the plan, one after the other; the Parrot repeats the dearest."""
    plan = campfire_plan(s, seat)
    told = {option & ARGUMENT: option for option in options if option >> VERB_SHIFT << VERB_SHIFT == TELL}
    parrot = {option & ARGUMENT: option for option in options if option >> VERB_SHIFT << VERB_SHIFT == PARROT_VERB}
    coming = [card for card in plan if card in told]
    if not coming:
        return ENOUGH if ENOUGH in options else options[-1]
    true = true_cards(s, seat, 1)
    dearest = max(plan, key=lambda card: s.book.tables.yarn_points[card] if card in true else s.book.tables.joke_points)
    return parrot[coming[0]] if coming[0] == dearest and coming[0] in parrot else told[coming[0]]


def true_cards(s: Nassau, seat: int, rum_paid: int) -> list[int]:
    """The cards that could be told after paying so much rum."""
    return [card for card in s.hands[seat] if is_true_after(s, seat, card, rum_paid)]


def campfire_plan(s: Nassau, seat: int) -> list[int]:
    """The cards to play: all that are true as far as the rum goes, and jokes where a rum has room."""
    t = s.book.tables
    rum = owned(s.ships[seat], RUM)
    true = sorted(true_cards(s, seat, 1), key=lambda card: -t.yarn_points[card])
    bottles = max(1, min(rum, -(-len(true) // t.cards_per_rum)))
    while bottles > 1 and points_of(s, true[(bottles - 1) * t.cards_per_rum :]) < LEAST_FOR_BOTTLE:
        bottles -= 1
    room = bottles * t.cards_per_rum
    told = true[:room]
    jokes = [card for card in s.hands[seat] if card not in true]
    kept = 0 if rounds_left(s) == 0 else min(len(jokes), KEPT_CARDS)
    return sorted(told + jokes[: max(0, min(room - len(told), len(jokes) - kept))] or s.hands[seat][:1])


def points_of(s: Nassau, cards: list[int]) -> int:
    return sum([s.book.tables.yarn_points[card] for card in cards])


def fire_worth(s: Nassau, seat: int) -> float:
    """The points told, those that silence would cost, and perhaps the prize."""
    plan, true = campfire_plan(s, seat), set(true_cards(s, seat, 1))
    jokes = len([card for card in plan if card not in true])
    return points_of(s, [card for card in plan if card in true]) + jokes * s.book.tables.joke_points + SILENCE
