"""What the base game can be asked, tells, counts and waits for. A module declares its own beside its rules."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from flibuste.games.port_royal.cards import TRADE_COLOURS, printed
from flibuste.kernel import EventField, Words
from flibuste.kit import ROW, Catalogue

CATALOGUE: Final = Catalogue()

PAYERS: Final = ("priest", "captain", "settler", "jack")
LONGEST_EXPEDITION: Final = 3
PAYMENT_WORDS: Final = tuple(
    "+".join(names)
    for size in range(1, LONGEST_EXPEDITION + 1)
    for names in combinations_with_replacement(PAYERS, size)
)
"""The characters given up for an expedition."""
PAYMENT_COUNTS: Final = tuple(tuple(word.split("+").count(payer) for payer in PAYERS) for word in PAYMENT_WORDS)
PAYMENTS: Final = len(PAYMENT_WORDS)

# Answers --------------------------------------------------------------------------------------------------------------

CARD_WORDS: Final = Words("card", printed().keys)

REVEAL: Final = CATALOGUE.verb("reveal")
STOP: Final = CATALOGUE.verb("stop")
REPEL: Final = CATALOGUE.verb("repel")
KEEP: Final = CATALOGUE.verb("keep")
TAKE: Final = CATALOGUE.verb("take", CARD_WORDS)
PASS: Final = CATALOGUE.verb("pass")
COMPLETE: Final = CATALOGUE.verb("complete", CARD_WORDS, Words("payment", PAYMENT_WORDS))

# Events ---------------------------------------------------------------------------------------------------------------

SEAT: Final = EventField("player", "seat")
OTHER: Final = EventField("other", "seat")
CARD: Final = EventField("card", "card")
COINS: Final = EventField("coins", "number")
CARDS: Final = EventField("cards", "number")
PAYMENT: Final = EventField("payment", "payment")

TURN: Final = CATALOGUE.event("turn", SEAT)
REVEALED: Final = CATALOGUE.event("revealed", SEAT, CARD)
REPELLED: Final = CATALOGUE.event("repelled", SEAT, CARD)
BUSTED: Final = CATALOGUE.event("busted", SEAT, CARD)
JESTERS_PAID: Final = CATALOGUE.event("jesters-paid", SEAT, COINS)
TAXED: Final = CATALOGUE.event("taxed", SEAT, COINS)
TAX_BONUS: Final = CATALOGUE.event("tax-bonus", SEAT, CARD, COINS)
ADMIRALS_PAID: Final = CATALOGUE.event("admirals-paid", SEAT, COINS)
TRADED: Final = CATALOGUE.event("traded", SEAT, CARD, COINS)
HIRED: Final = CATALOGUE.event("hired", SEAT, CARD, COINS)
PAID_FEE: Final = CATALOGUE.event("paid-fee", SEAT, OTHER, COINS)
PASSED: Final = CATALOGUE.event("passed", SEAT)
COMPLETED: Final = CATALOGUE.event("completed", SEAT, CARD, PAYMENT, COINS)
STOPPED: Final = CATALOGUE.event("stopped", SEAT)
FINAL: Final = CATALOGUE.event("final", SEAT, EventField("points", "number"), COINS)
SWEPT: Final = CATALOGUE.event("swept", CARDS)
RESHUFFLED: Final = CATALOGUE.event("reshuffled", CARDS)
RECYCLED: Final = CATALOGUE.event("recycled", CARDS)
ENDING: Final = CATALOGUE.event("ending", SEAT)
OVER: Final = CATALOGUE.event("over")
KEPT: Final = CATALOGUE.event("kept", SEAT, CARD)
TAX_TIED: Final = CATALOGUE.event("tax-tied", CARD, EventField("players", "number"))
PREMIUM: Final = CATALOGUE.event("premium", SEAT, COINS)
REBATE: Final = CATALOGUE.event("rebate", SEAT, COINS)
OCCASION_PREMIUM: Final = CATALOGUE.event("occasion-premium", SEAT, COINS)  # what holds for everybody this turn
OCCASION_REBATE: Final = CATALOGUE.event("occasion-rebate", SEAT, COINS)
BEYOND_MEANS: Final = CATALOGUE.event("beyond-means", SEAT)
DECIDED: Final = CATALOGUE.event("decided", SEAT, COINS)

# Windows --------------------------------------------------------------------------------------------------------------

EXPLORING: Final = CATALOGUE.window("exploring")
TAKING: Final = CATALOGUE.window("taking")
TAKING_AFTER: Final = CATALOGUE.window("taking after")  # the others' turn to take
REPELLING: Final = CATALOGUE.window("repelling")
AFTER_BUST: Final = CATALOGUE.window("after a bust")
CLOSING: Final = CATALOGUE.window("closing")  # all have taken their cards

# Counters -------------------------------------------------------------------------------------------------------------

GOLD: Final = CATALOGUE.counter("gold")
INFLUENCE: Final = CATALOGUE.counter("influence")
SWORDS: Final = CATALOGUE.counter("swords")
DISCOUNT: Final = CATALOGUE.counter("discount")
JESTERS: Final = CATALOGUE.counter("jesters")
ADMIRALS: Final = CATALOGUE.counter("admirals")
GOVERNORS: Final = CATALOGUE.counter("governors")
ICON: Final = CATALOGUE.counter("crosses", "anchors", "houses")
JACKS: Final = CATALOGUE.counter("jacks")
EXPEDITIONS: Final = CATALOGUE.counter("expeditions")
TRADERS: Final = CATALOGUE.counter(*[f"traders-{colour}" for colour in TRADE_COLOURS])
PAYERS_OWNED: Final = CATALOGUE.counter("payers")  # characters that expeditions ask for

POWERS: Final = {
    "senorita": DISCOUNT,
    "jester": JESTERS,
    "admiral": ADMIRALS,
    "governor": GOVERNORS,
    "priest": ICON,
    "captain": ICON + ROW,
    "settler": ICON + 2 * ROW,
    "jack": JACKS,
}
"""Which counter a character adds to (swords come from the card itself, PR-GEN-007)."""
