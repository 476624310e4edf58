"""How Port Royal's values are spoken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from flibuste.data.phrases import Phrasebook
from flibuste.games.port_royal.actions import PAYMENT_WORDS
from flibuste.games.port_royal.cards import COLOURS, NO_COLOUR, SHIP, SKULL, TYPES, printed

FIELD_KINDS: Final[Mapping[str, str]] = {"ship": "card", "left": "number"}


def forms(book: Phrasebook, kind: str, value: int) -> dict[str, str | int]:
    if kind == "payment":
        return {"": payment(book, value)}
    return card_forms(book, value)


def card_forms(book: Phrasebook, card: int) -> dict[str, str | int]:
    """A card with its article, alone, and its figures."""
    cards = printed()
    args = card_args(book, card)
    key = card_phrase(card)
    return {
        "": book.attribute(key, "a", **args),
        "name": book.say(key, **args),
        "the": book.attribute(key, "the", **args),
        "figures": book.say(f"figures-{TYPES[cards.type[card]]}", **args),
        "kind": cards.kind[card],
        "influence": cards.influence[card],
    }


def card_phrase(card: int) -> str:
    cards = printed()
    if cards.type[card] == SHIP:
        return f"name-ship-{COLOURS[cards.colour[card]]}"
    return f"name-{cards.keys[card] if cards.kind[card] == 'expedition' else cards.kind[card]}"


def card_args(book: Phrasebook, card: int) -> dict[str, str | int]:
    cards = printed()
    colour = cards.colour[card]
    return {
        "colour": "" if colour == NO_COLOUR else book.say(f"colour-{COLOURS[colour]}"),
        "coins": cards.coins[card],
        "gift": cards.gift[card],
        "swords": "skull" if cards.swords[card] == SKULL else cards.swords[card],
        "cost": cards.cost[card],
        "influence": cards.influence[card],
    }


def payment(book: Phrasebook, number: int) -> str:
    """The characters given up for an expedition."""
    return " + ".join(book.say(f"name-{word}") for word in PAYMENT_WORDS[number].split("+"))
