"""Port Royal met les voiles: a quick game of its own, or 20 cards more for the base game (PR-UNT)."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.data import load
from flibuste.games.port_royal.book import FIRST_VERSION, Book, Numbers
from flibuste.games.port_royal.cards import GAME, TRADE_COLOURS
from flibuste.games.port_royal.catalogue import CARD, CATALOGUE, GOLD, INFLUENCE, SEAT
from flibuste.games.port_royal.discovery import LEAST
from flibuste.games.port_royal.market import own, put_ship_away
from flibuste.games.port_royal.scoring import STANDARD_END
from flibuste.games.port_royal.state import NO_CARD, PortRoyal
from flibuste.kernel import Frame, emit
from flibuste.kit import ROW, WITHOUT, Module

STORE: Final = CATALOGUE.verb("store")
DISCARD: Final = CATALOGUE.verb("discard")

MERCHANTS: Final = CATALOGUE.counter(*[f"merchants-{colour}" for colour in TRADE_COLOURS])

STORED: Final = CATALOGUE.event("stored", SEAT, CARD)
STORED_SHIPS: Final = "stored"  # the part of the book that says what a ship counts under a merchant


def add_marked_cards(book: Book) -> None:
    """PR-UNT-010 The 20 marked cards join the base deck; all base rules apply."""
    book.deck += book.cards.deck("sails", only_marked=True)
    add_merchants(book)


def sail_alone(book: Book) -> None:
    """PR-UNT-001 Only the 60 cards of this box. PR-UNT-002 No expeditions are among them. PR-UNT-004 8 influence is the
    goal."""
    numbers = load(GAME, "numbers")
    book.deck = book.cards.deck("sails")
    book.laid_out = []
    book.goal = numbers.int("sails_goal")
    book.tax_threshold = numbers.int("sails_tax_threshold")
    book.parts["sails"] = numbers.int("sails_tax_keeps")
    book.levies = (all_above_the_limit,)
    book.tax_bonuses["tax-sails"] = (INFLUENCE, LEAST)
    add_merchants(book)


def all_above_the_limit(s: PortRoyal, seat: int) -> int:
    """PR-UNT-003 (ruling G14) Whoever has 9 coins or more keeps 8. The bonus may bring them back to 9."""
    gold = s.tally[GOLD + seat]
    keeps: int = s.book.parts["sails"]
    return gold - keeps if gold >= s.book.tax_threshold else 0


def add_merchants(book: Book) -> None:
    """PR-UNT-005 A stored ship lies in the display and counts 1 influence. PR-UNT-008 Passengers count only theirs."""
    book.grant("merchant", MERCHANTS, by_colour=True)
    influence = load(GAME, "numbers").int("merchant_influence")
    for card, is_ship in enumerate(book.cards.is_ship):
        if is_ship:
            book.grants[card] += ((INFLUENCE, influence),)
    book.parts[STORED_SHIPS] = influence
    book.insert("trade", offer_storage, before=put_ship_away)
    book.must_collect += (is_stored,)
    book.cargoes += (influence_of_stored,)


def can_store(s: PortRoyal, seat: int, ship: int) -> bool:
    return s.tally[MERCHANTS + s.book.cards.colour[ship] * ROW + seat] > 0


def influence_of_stored(s: PortRoyal, seat: int, ship: int) -> int:
    """PR-UNT-005 What the ship counts under a merchant."""
    influence: int = s.book.parts[STORED_SHIPS]
    return influence if can_store(s, seat, ship) else 0


def influence_of_ships(s: PortRoyal, seat: int) -> int:
    """PR-UNT-005 What all ships under a seat's merchants count."""
    ships = sum(s.book.cards.is_ship[card] for card in s.display[seat])
    influence: int = s.book.parts[STORED_SHIPS]
    return ships * influence


def offer_storage(s: PortRoyal, seat: int) -> None:
    """PR-UNT-005 Active or not, with a merchant of the ship's colour; PR-UNT-007 even one hired just before."""
    if can_store(s, seat, s.hand):
        s.stack.append(Store(seat))


class Stored(Frame[PortRoyal]):
    """PR-UNT-005 Under the trade in progress: its ship goes under the merchant as soon as its coins are there."""

    __slots__ = ("ship",)

    def __init__(self, seat: int, ship: int) -> None:
        self.seat = seat
        self.ship = ship

    def step(self, s: PortRoyal) -> None:
        s.stack.pop()
        store(s, self.seat, self.ship)


def is_stored(s: PortRoyal) -> bool:
    """Ruling G39 A merchant's ship is one whose coins were gained: they cannot be given up."""
    return any([isinstance(frame, Stored) for frame in s.stack])


class Store(Frame[PortRoyal]):
    """PR-UNT-005 The traded ship goes under the merchant or to the discard; its coins come either way.
    PR-UNT-006 (ruling G15) It goes under one merchant only, and which one is no choice: each holds any number."""

    rules: ClassVar[tuple[str, ...]] = ("PR-UNT-005", "PR-UNT-006")

    def step(self, s: PortRoyal) -> list[int] | None:
        return [STORE, DISCARD]

    def answer(self, s: PortRoyal, action: int) -> None:
        s.stack.pop()
        if action == DISCARD:
            return
        ship, s.hand = s.hand, NO_CARD
        if s.book.version > FIRST_VERSION:
            s.stack.insert(len(s.stack) - 1, Stored(self.seat, ship))
        else:
            store(s, self.seat, ship)


def store(s: PortRoyal, seat: int, ship: int) -> None:
    emit(s, STORED, seat, ship)
    own(s, seat, ship)


_ALONE: Final = (
    "Port Royal met les voiles played alone takes no other cards and has no expeditions; "
    "play sails=marked to combine it with {}. [{}]"
)

SAILS: Final = Module(
    "sails",
    {"marked": add_marked_cards, "alone": sail_alone},
    seats={"alone": (2, 3, 4)},
    sheets=("sails",),
    conflicts=(
        ("alone", "gambler", WITHOUT, _ALONE.format("the gambler", "PR-UNT-001")),
        ("alone", "contracts", WITHOUT, _ALONE.format("Pour un contrat de plus", "PR-UNT-001")),
        ("alone", "end", STANDARD_END, _ALONE.format("the end that asks for an expedition", "PR-UNT-002")),
    ),
    numbers=Numbers(
        [MERCHANTS + colour * ROW for colour in range(len(TRADE_COLOURS))], ("merchant",), restless=("store",)
    ),
)
