"""How Port Royal's values are spoken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from flibuste.render.words.forms import Forms, Spoken, by_kind, joined, named, numbered, with_article

MODES: Final[Mapping[str, str]] = {"adventure": "adventure", "time": "together"}
"""Which parts of the rules make another game of it."""

FIELD_KINDS: Final[Mapping[str, str]] = {
    "ship": "card",
    "left": "number",
    "contract": "contract",
    "mission": "mission",
    "cards": "sighting",
}


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


def round_of(s: PortRoyal) -> int:
    """How many times round the table the turn has gone, this one included."""
    return 1 + (s.turns - 1) // s.book.seats


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


def sighting_forms(book: Phrasebook, cards: tuple[int, ...]) -> Forms:
    """Cards that somebody looks at, with their figures."""
    if UNKNOWN in cards:
        return {"": book.say("hidden")}
    return {"": ", ".join(f"{forms['']}{forms['figures']}" for forms in (card_forms(book, card) for card in cards))}


def adventurer_forms(book: Phrasebook, number: int) -> Forms:
    adventurer = read_adventurers()[number]
    key = f"adventurer-{adventurer.key}"
    with_article = f"{key}-the"
    return {
        "": book.say(key),
        "the": book.say(with_article if book.has(with_article) else key),
        "power": book.attribute(key, "power"),
        "coins": adventurer.coins,
    }


def event_forms(book: Phrasebook, number: int) -> Forms:
    """What an event does, and what it does for one who plays alone."""
    forms = event(book, number)
    alone = f"event-{forms['key']}-alone"
    return {**forms, "alone": book.say(alone) if book.has(alone) else forms["effect"]}


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
    return {**joined("cargo", CARGO_WORDS)(book, number), "none": "no" if number else "yes"}


def given_up(words: Sequence[str]) -> Spoken:
    """The characters discarded for an expedition, and the influence that goes with them."""
    names = joined("name", words)

    def forms(book: Phrasebook, number: int) -> Forms:
        cards = printed()
        influence = sum(cards.influence[cards.of[key]] for key in words[number].split("+"))
        return {**names(book, number), "influence": influence}

    return forms


def expedition_forms(book: Phrasebook, number: int) -> Forms:
    """An expedition, and the cargo that goes with its crew."""
    card = printed().of[EXPEDITION_KEYS[number]]
    freight = zip(CARGOES, printed().freight[card], strict=True)
    asked = [book.say(f"cargo-{cargo}") for cargo, count in freight for _ in range(count)]
    return {**card_forms(book, card), "freight": "".join(f" + {cargo}" for cargo in asked)}


def rank_keys() -> list[str]:
    """What a crew that has won may call itself."""
    return [row.key for row in load(GAME, "numbers").rows("rank")]


event: Final = named("event", lambda: keys_of("event"), "effect")
SPOKEN: Final[Mapping[str, Spoken]] = {
    "card": card_forms,
    "payment": given_up(PAYMENT_WORDS),
    "contract": with_article("a", "name-contract", contract_keys, "the"),
    "rank": named("rank", rank_keys),
    "sighting": sighting_forms,
    "adventurer": adventurer_forms,
    "event": event_forms,
    "mission": mission_forms,
    "cargo": cargo_forms,
    "goods": named("cargo", CARGOES),
    "crew": given_up(CREW_WORDS),  # in the adventure
    "expedition": expedition_forms,
    "place": numbered,
}
forms: Final = by_kind(SPOKEN)
