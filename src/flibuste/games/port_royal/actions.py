"""What a player can say: action <-> text."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from flibuste.games.port_royal.cards import printed
from flibuste.kernel import VERB_SHIFT, Verb, Words

REVEAL: Final = 0 << VERB_SHIFT
STOP: Final = 1 << VERB_SHIFT
REPEL: Final = 2 << VERB_SHIFT
KEEP: Final = 3 << VERB_SHIFT
TAKE: Final = 4 << VERB_SHIFT  # + card
PASS: Final = 5 << VERB_SHIFT
COMPLETE_VERB: Final = 6
COMPLETE: Final = COMPLETE_VERB << VERB_SHIFT  # + expedition * PAYMENTS + payment
ARGUMENT: Final = (1 << VERB_SHIFT) - 1

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


def base_verbs() -> list[Verb]:
    cards = Words("card", printed().keys)
    return [
        Verb(0, "reveal"),
        Verb(1, "stop"),
        Verb(2, "repel"),
        Verb(3, "keep"),
        Verb(4, "take", cards),
        Verb(5, "pass"),
        Verb(COMPLETE_VERB, "complete", cards, Words("payment", PAYMENT_WORDS)),
    ]
