"""Which answers a table of Port Royal can hear, for learning machines: those of its cards and of its modules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.cards import EXPEDITION, TAX
from flibuste.games.port_royal.catalogue import COMPLETE, PAYMENTS, TAKE
from flibuste.games.port_royal.modules.adventure.chapters import CHOOSE, ENDOW, ENDOW_ALL
from flibuste.games.port_royal.modules.adventure.events import DANCE
from flibuste.games.port_royal.modules.adventure.hold import HOLD, SELL
from flibuste.games.port_royal.modules.adventure.missions import ACCOMPLISH, CARGOS, LET_PASS, SEIZE
from flibuste.games.port_royal.modules.adventure.months import BUY_OUT
from flibuste.games.port_royal.modules.adventure.sight import CAST_OFF, LOOK, PUT_BACK
from flibuste.games.port_royal.modules.adventure.voyages import CREWS, EXPEDITION_KEYS, OUTFIT
from flibuste.games.port_royal.modules.contracts.cards import GIVE
from flibuste.games.port_royal.modules.contracts.cooperative import SET_ASIDE
from flibuste.games.port_royal.modules.contracts.deeds import COLLECT, DECLINE, PLACE, RENOUNCE, STOW
from flibuste.games.port_royal.modules.contracts.table import CLAIM
from flibuste.games.port_royal.modules.gambler import GAMBLE
from flibuste.games.port_royal.modules.sails import DISCARD, STORE

BROUGHT: Final = {
    "gambler_reveals": (GAMBLE,),
    "stored": (STORE, DISCARD),
    "contract cards": (GIVE,),
    "contracts": (CLAIM, STOW, PLACE, DECLINE, COLLECT, RENOUNCE),
    "time": (SET_ASIDE,),
    "adventure": (
        *(ACCOMPLISH, SEIZE, LET_PASS, LOOK, PUT_BACK, CAST_OFF, BUY_OUT),
        *(HOLD, SELL, OUTFIT, CHOOSE, ENDOW, ENDOW_ALL, DANCE),
    ),
}
"""By what a module keeps at hand in `Book.parts`: its verbs."""


def limits(book: Book) -> dict[int, Iterable[int]]:
    cards = book.cards
    traded = [card for card in in_play(book) if cards.type[card] not in (EXPEDITION, TAX)]
    found: dict[int, Iterable[int]] = {
        TAKE: traded,
        COMPLETE: [card * PAYMENTS + payment.number for card in in_play(book) for payment in book.payments[card]],
    }
    for part, verbs in BROUGHT.items():
        if part not in book.parts:
            found.update(dict.fromkeys(verbs, ()))
    if "contract cards" in book.parts:
        found[GIVE] = range(book.seats)
    if "adventure" in book.parts:
        found.update(_of_the_adventure(book, traded))
    return found


def in_play(book: Book) -> list[int]:
    """The cards that can turn up."""
    joining = [card for card, group in enumerate(book.cards.group) if group] if "adventure" in book.parts else []
    return sorted({*book.deck, *book.laid_out, *joining})


def _of_the_adventure(book: Book, traded: list[int]) -> dict[int, Iterable[int]]:
    missions = book.parts["adventure"].missions
    crews: list[list[int]] = book.parts["crews"]
    places = {card: EXPEDITION_KEYS.index(book.cards.keys[card]) for card in in_play(book) if crews[card]}
    seats = range(book.seats)
    return {
        HOLD: [card for card in traded if book.cards.is_ship[card]],
        ACCOMPLISH: [number * CARGOS + cargo for number, one in enumerate(missions) for cargo in one.cargoes],
        OUTFIT: [place * CREWS + crew for card, place in places.items() for crew in crews[card]],
        ENDOW: seats,
        ENDOW_ALL: seats,
    }
