"""How Port Royal's values are spoken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from flibuste.data import load
from flibuste.data.phrases import Phrasebook
from flibuste.games.port_royal.cards import COLOURS, GAME, NO_COLOUR, SHIP, SKULL, TYPES, printed
from flibuste.games.port_royal.catalogue import PAYMENT_WORDS
from flibuste.games.port_royal.modules.contracts.printed import contract_keys

Forms = dict[str, str | int]

FIELD_KINDS: Final[Mapping[str, str]] = {"ship": "card", "left": "number", "contract": "contract"}


def forms(book: Phrasebook, kind: str, value: int) -> Forms:
    return FORMS[kind](book, value)


def card_forms(book: Phrasebook, card: int) -> Forms:
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


def card_args(book: Phrasebook, card: int) -> Forms:
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


def payment_forms(book: Phrasebook, number: int) -> Forms:
    """The characters given up for an expedition."""
    return {"": " + ".join(book.say(f"name-{word}") for word in PAYMENT_WORDS[number].split("+"))}


def contract_forms(book: Phrasebook, number: int) -> Forms:
    key = f"name-contract-{contract_keys()[number]}"
    return {"": book.attribute(key, "a"), "name": book.say(key), "the": book.attribute(key, "the")}


def rank_forms(book: Phrasebook, number: int) -> Forms:
    """What a crew that has won may call itself."""
    return {"": book.say(f"rank-{load(GAME, 'numbers').rows('rank')[number].key}")}


FORMS: Final[Mapping[str, Callable[[Phrasebook, int], Forms]]] = {
    "card": card_forms,
    "payment": payment_forms,
    "contract": contract_forms,
    "rank": rank_forms,
}
