"""Everything that can happen at the table, for the log."""

from __future__ import annotations

from typing import Final

from flibuste.kernel import EventField, EventKind

SEAT: Final = EventField("player", "seat")
OTHER: Final = EventField("other", "seat")
CARD: Final = EventField("card", "card")
COINS: Final = EventField("coins", "number")
CARDS: Final = EventField("cards", "number")
PAYMENT: Final = EventField("payment", "payment")

TURN: Final = 0
REVEALED: Final = 1
REPELLED: Final = 2
BUSTED: Final = 3
JESTERS_PAID: Final = 4
TAXED: Final = 5
TAX_BONUS: Final = 6
ADMIRALS_PAID: Final = 7
TRADED: Final = 8
HIRED: Final = 9
PAID_FEE: Final = 10
PASSED: Final = 11
COMPLETED: Final = 12
STOPPED: Final = 13
SWEPT: Final = 14
RESHUFFLED: Final = 15
RECYCLED: Final = 16
ENDING: Final = 17
OVER: Final = 18

EVENTS: Final = [
    EventKind("turn", SEAT),
    EventKind("revealed", SEAT, CARD),
    EventKind("repelled", SEAT, CARD),
    EventKind("busted", SEAT, CARD),
    EventKind("jesters-paid", SEAT, COINS),
    EventKind("taxed", SEAT, COINS),
    EventKind("tax-bonus", SEAT, CARD, COINS),
    EventKind("admirals-paid", SEAT, COINS),
    EventKind("traded", SEAT, CARD, COINS),
    EventKind("hired", SEAT, CARD, COINS),
    EventKind("paid-fee", SEAT, OTHER, COINS),
    EventKind("passed", SEAT),
    EventKind("completed", SEAT, CARD, PAYMENT, COINS),
    EventKind("stopped", SEAT),
    EventKind("swept", CARDS),
    EventKind("reshuffled", CARDS),
    EventKind("recycled", CARDS),
    EventKind("ending", SEAT),
    EventKind("over"),
]


def new_event(name: str, *fields: EventField) -> int:
    """A further sort of event, of a module: its number."""
    EVENTS.append(EventKind(name, *fields))
    return len(EVENTS) - 1
