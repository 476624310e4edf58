"""A fair draw of what a seat does not see: cards of known backs, and a choice by the fire that is not confirmed."""

from __future__ import annotations

from flibuste.games.nassau.drawing import pile_of
from flibuste.games.nassau.homeward import Fire, TellYarns
from flibuste.games.nassau.paying import Pay
from flibuste.games.nassau.state import Nassau, deck_of
from flibuste.games.nassau.tables import DECK_NAMES, NONE
from flibuste.kernel import UNKNOWN, below, pluck


def guess(s: Nassau) -> None:
    """Every covered card becomes one of its back that is nowhere to be seen."""
    unseen = [pile_of(s, deck) for deck in range(len(DECK_NAMES))]
    for zone in (s.hands, s.jokes, s.buried):
        for cards in zone:
            for at, card in enumerate(cards):
                if card < 0:
                    cards[at] = pluck(s, unseen[deck_of(s, card)])
    for at, frame in enumerate(s.stack):
        if isinstance(frame, Fire) and frame.picked == UNKNOWN:
            s.stack[at] = Fire(frame.seat, 0, NONE)
        elif isinstance(frame, TellYarns) and frame.picked == UNKNOWN:
            s.stack[at] = TellYarns(frame.seat, _some_cards(s, frame.seat), NONE)


def _some_cards(s: Nassau, seat: int) -> int:
    """As many cards of the hand as the rum that is being paid stands for."""
    per_rum = s.book.tables.cards_per_rum
    rum = sum([frame.amount for frame in s.stack if isinstance(frame, Pay)])
    hand = s.hands[seat].copy()
    least, most = per_rum * (rum - 1) + 1, min(per_rum * rum, len(hand))
    picked = 0
    for _ in range(least + below(s, most - least + 1)):
        picked |= 1 << pluck(s, hand)
    return picked
