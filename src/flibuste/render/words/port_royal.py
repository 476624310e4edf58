"""How Port Royal's values are spoken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from flibuste.data import load
from flibuste.data.phrases import Phrasebook
from flibuste.games.port_royal.cards import CARGOES, COLOURS, GAME, NO_CARGO, NO_COLOUR, SHIP, SKULL, TYPES, printed
from flibuste.games.port_royal.catalogue import PAYMENT_WORDS, SWORDS
from flibuste.games.port_royal.market import allowance
from flibuste.games.port_royal.modules.adventure.printed import CARGO_WORDS, SHEET, boxes_of, keys_of, read_adventurers
from flibuste.games.port_royal.modules.adventure.voyages import CREW_WORDS, EXPEDITION_KEYS
from flibuste.games.port_royal.modules.contracts.printed import contract_keys
from flibuste.games.port_royal.odds import bust_odds
from flibuste.games.port_royal.scoring import owns_expedition
from flibuste.games.port_royal.state import COLOURS_IN, PortRoyal
from flibuste.kernel import UNKNOWN, View

Forms = dict[str, str | int]
MODES: Final[Mapping[str, str]] = {"adventure": "adventure", "time": "together"}
"""Which parts of the rules make another game of it."""

FIELD_KINDS: Final[Mapping[str, str]] = {
    "ship": "card",
    "left": "number",
    "contract": "contract",
    "mission": "mission",
    "cards": "sighting",
}


def forms(book: Phrasebook, kind: str, value: Any) -> Forms:
    return FORMS[kind](book, value)


def figures(book: Phrasebook, view: View[Any], seat: int, players: Sequence[str]) -> Forms:
    """The river, what may come next, and whose turn it is."""
    s: PortRoyal = view.seen
    busting, unseen = bust_odds(s, s.active)
    return {
        "active": players[s.active],
        "seat_is": "active" if seat == s.active else "other",
        "swords": s.count(seat, SWORDS),
        "colours": int(COLOURS_IN[s.colours]),
        "allowance": int(allowance(s, seat)),
        "busting": busting,
        "unseen": unseen,
        "percent": round(100 * busting / unseen) if unseen else 0,
        "goal": s.book.goal,
        "mode": next((mode for part, mode in MODES.items() if part in s.book.parts), "race"),
        "seats": s.book.seats,
        "end": end_of(s),
    }


def end_of(s: PortRoyal) -> str:
    """PR-VAR-001 Whether influence alone ends the game."""
    return "expedition" if s.book.can_win == owns_expedition else "standard"


def card_forms(book: Phrasebook, card: int) -> Forms:
    """A card with its article, alone, and its figures."""
    cards = printed()
    args = card_args(book, card)
    key = card_phrase(card)
    return {
        "": book.attribute(key, "a", **args),
        "name": book.say(key, **args),
        "the": book.attribute(key, "the", **args),
        "sight": "seen",
        "figures": book.say(card_figures(card), **args),
        "kind": cards.kind[card],
        "influence": cards.influence[card],
        "cargo": args["cargo"],
    }


def card_figures(card: int) -> str:
    """The phrase with a card's figures."""
    cards = printed()
    return "figures-freighter" if cards.cargo[card] != NO_CARGO else f"figures-{TYPES[cards.type[card]]}"


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
        "crowns": cards.crowns[card],
        "cargo": "" if cards.cargo[card] == NO_CARGO else book.say(f"cargo-{CARGOES[cards.cargo[card]]}"),
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


def sighting_forms(book: Phrasebook, cards: tuple[int, ...]) -> Forms:
    """Cards that somebody looks at, with their figures."""
    if UNKNOWN in cards:
        return {"": book.say("hidden")}
    return {"": ", ".join(f"{forms['']}{forms['figures']}" for forms in (card_forms(book, card) for card in cards))}


def adventurer_forms(book: Phrasebook, number: int) -> Forms:
    adventurer = read_adventurers()[number]
    key = f"adventurer-{adventurer.key}"
    return {"": book.say(key), "power": book.attribute(key, "power"), "coins": adventurer.coins}


def event_forms(book: Phrasebook, number: int) -> Forms:
    key = f"event-{keys_of('event')[number]}"
    return {"": book.say(key), "effect": book.attribute(key, "effect")}


def mission_forms(book: Phrasebook, number: int) -> Forms:
    """A mission by its number, and what it asks for."""
    row = load(GAME, SHEET).rows("mission")[number]
    key = row.key
    return {
        "": book.say("mission-name", key=key),
        "start": book.attribute("mission-name", "start", key=key),
        "asks": book.say(f"mission-{key}"),
        "boxes": boxes_of(row),
    }


def cargo_forms(book: Phrasebook, number: int) -> Forms:
    """The cargo given up for a mission."""
    words = CARGO_WORDS[number].split("+")
    return {"": " + ".join(book.say(f"cargo-{word}") for word in words), "none": "no" if number else "yes"}


def goods_forms(book: Phrasebook, number: int) -> Forms:
    return {"": book.say(f"cargo-{CARGOES[number]}")}


def crew_forms(book: Phrasebook, number: int) -> Forms:
    """The characters given up for an expedition of the adventure."""
    return {"": " + ".join(book.say(f"name-{word}") for word in CREW_WORDS[number].split("+"))}


def expedition_forms(book: Phrasebook, number: int) -> Forms:
    return card_forms(book, printed().of[EXPEDITION_KEYS[number]])


def place_forms(book: Phrasebook, number: int) -> Forms:
    return {"": number + 1}


def rank_forms(book: Phrasebook, number: int) -> Forms:
    """What a crew that has won may call itself."""
    return {"": book.say(f"rank-{load(GAME, 'numbers').rows('rank')[number].key}")}


FORMS: Final[Mapping[str, Callable[[Phrasebook, Any], Forms]]] = {
    "card": card_forms,
    "payment": payment_forms,
    "contract": contract_forms,
    "rank": rank_forms,
    "sighting": sighting_forms,
    "adventurer": adventurer_forms,
    "event": event_forms,
    "mission": mission_forms,
    "cargo": cargo_forms,
    "goods": goods_forms,
    "crew": crew_forms,
    "expedition": expedition_forms,
    "place": place_forms,
}
