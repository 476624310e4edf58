"""The characters and ships of *Pour un contrat de plus* (PR-JOM)."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.data import load
from flibuste.games.port_royal.book import MOST_SEATS, Book
from flibuste.games.port_royal.cards import GAME, TRADE_COLOURS
from flibuste.games.port_royal.catalogue import CARD, CARDS, CATALOGUE, COINS, OTHER, SEAT
from flibuste.games.port_royal.market import Take, receive_income, take_frame
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import gain, pay_for_each
from flibuste.kernel import Frame, Words, emit
from flibuste.kit import ARGUMENT, ROW, TABLE

GIVE: Final = CATALOGUE.verb("give", Words("seat", [f"seat-{seat + 1}" for seat in range(MOST_SEATS)]))

CLERKS: Final = CATALOGUE.counter(*[f"clerks-{colour}" for colour in TRADE_COLOURS])
GUNNERS: Final = CATALOGUE.counter("gunners")
VICEADMIRALS: Final = CATALOGUE.counter("viceadmirals")
CARGO: Final = CATALOGUE.counter("cargo")  # of the table: coins that the ship being traded brings to another player

CLERKS_HELPED: Final = CATALOGUE.event("clerks-helped", SEAT, CARD, CARDS)
GUNNERS_PAID: Final = CATALOGUE.event("gunners-paid", SEAT, COINS)
VICEADMIRALS_PAID: Final = CATALOGUE.event("viceadmirals-paid", SEAT, COINS)
GAVE: Final = CATALOGUE.event("gave", SEAT, OTHER, COINS)


class Figures:
    """The numbers of these cards."""

    def __init__(self) -> None:
        numbers = load(GAME, "numbers")
        self.clerk_cards = numbers.int("clerk_cards")
        self.gunner_ships_unpaid = numbers.int("gunner_ships_unpaid")
        self.viceadmiral_river = numbers.ints("viceadmiral_river")
        self.viceadmiral_coins = numbers.int("viceadmiral_coins")


def add_cards(book: Book) -> None:
    """PR-JOM-001 The 14 characters and 10 ships join the base deck, with contracts or without."""
    book.deck += book.cards.deck("contracts_cards")
    book.parts["contract cards"] = Figures()
    book.grant("clerk", CLERKS, by_colour=True)
    book.grant("gunner", GUNNERS)
    book.grant("viceadmiral", VICEADMIRALS)
    book.arrivals += (pay_gunners, pay_viceadmirals)
    book.insert("trade", use_clerks, before=receive_income)
    book.insert("trade", unload, before=receive_income)
    book.insert("trade", share_cargo, after=receive_income)
    book.free_counters.append(CARGO)


def figures(s: PortRoyal) -> Figures:
    found: Figures = s.book.parts["contract cards"]
    return found


def pay_gunners(s: PortRoyal, seat: int) -> None:
    """PR-JOM-011 Per gunner, as many coins as ships in the river, less 1. PR-JOM-013 One hired later gets nothing
    now."""
    if s.tally[GUNNERS + seat]:
        ships = sum(s.book.cards.is_ship[card] for card in s.river)
        coins = ships - figures(s).gunner_ships_unpaid
        if coins > 0:
            pay_for_each(s, seat, GUNNERS, coins, GUNNERS_PAID)


def pay_viceadmirals(s: PortRoyal, seat: int) -> None:
    """PR-JOM-012 1 coin each if the river has exactly 3 or 4 cards. PR-JOM-013 As for gunners."""
    if s.tally[VICEADMIRALS + seat] and len(s.river) in figures(s).viceadmiral_river:
        pay_for_each(s, seat, VICEADMIRALS, figures(s).viceadmiral_coins, VICEADMIRALS_PAID)


def use_clerks(s: PortRoyal, seat: int) -> None:
    """PR-JOM-010 Trading a ship of a clerk's colour, one may take a card more, for the fee as ever if not active; also
    with a clerk hired just before."""
    clerks = s.tally[CLERKS + s.book.cards.colour[s.traded] * ROW + seat]
    if clerks:
        cards = clerks * figures(s).clerk_cards
        allow_more(s, cards)
        if s.river:
            emit(s, CLERKS_HELPED, seat, s.traded, cards)


def allow_more(s: PortRoyal, cards: int) -> None:
    """Raise the allowance of the seat that is taking."""
    for at in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[at]
        if isinstance(frame, Take):
            s.stack[at] = take_frame(frame.seat, frame.left + cards, frame.seat == s.active)
            return


def unload(s: PortRoyal, seat: int) -> None:
    """PR-JOM-020 A 3+1 ship brings another player a coin; PR-COO-020 alone there is nobody."""
    s.tally[CARGO + TABLE] = s.book.cards.gift[s.traded] if s.book.seats > 1 else 0


def share_cargo(s: PortRoyal, seat: int) -> None:
    """PR-JOM-020 The gift is compulsory, even of a ship whose coins were given up (PR-CON-033)."""
    if s.tally[CARGO + TABLE]:
        s.stack.append(Share(seat))


class Share(Frame[PortRoyal]):
    """PR-JOM-020 The trader chooses who gains the coin; it may be the active player."""

    rules: ClassVar[tuple[str, ...]] = ("PR-JOM-020",)

    def step(self, s: PortRoyal) -> list[int] | None:
        others = [GIVE + seat for seat in range(s.book.seats) if seat != self.seat]
        if len(others) > 1:
            return others
        self.answer(s, others[0])  # ruling G24
        return None

    def answer(self, s: PortRoyal, action: int) -> None:
        s.stack.pop()
        coins, s.tally[CARGO + TABLE] = s.tally[CARGO + TABLE], 0
        emit(s, GAVE, self.seat, action & ARGUMENT, coins)
        gain(s, action & ARGUMENT, coins)
