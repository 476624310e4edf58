"""Together or alone against time (PR-COO)."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.data import load
from flibuste.games.port_royal.book import FIRST_VERSION, Book
from flibuste.games.port_royal.cards import GAME
from flibuste.games.port_royal.catalogue import CARDS, CATALOGUE, SEAT
from flibuste.games.port_royal.discovery import AfterBust, discover, levy, put_tax_away
from flibuste.games.port_royal.modules.contracts.printed import Contract, read_contracts
from flibuste.games.port_royal.modules.contracts.table import FULFILLED, Table, lay_out, table
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import hand_over, stow, turn_up
from flibuste.kernel import EventField, Frame, Result, Words, emit
from flibuste.kit import ARGUMENT, TABLE


def largest_time_pile() -> int:
    """What the printed seals could make of it."""
    contracts = read_contracts()
    seals = sum(max(0, contract.seal) for contract in contracts)
    letters = len({contract.letter for contract in contracts})
    numbers = load(GAME, "numbers")
    return numbers.int("time_pile") + seals + letters * numbers.int("time_pile_per_letter")


SET_ASIDE: Final = CATALOGUE.verb("set-aside", Words("number", [str(n) for n in range(largest_time_pile() + 1)]))

SET_ASIDE_BY: Final = CATALOGUE.event("set-aside", SEAT, CARDS)
TIME_PASSED: Final = CATALOGUE.event("time-passed", CARDS)
WON: Final = CATALOGUE.event("won", EventField("rank", "rank"), CARDS)
LOST: Final = CATALOGUE.event("lost", EventField("contracts", "number"))


class Clock:
    """Two more holders of unseen cards, and what the time pile is made of."""

    def __init__(self, book: Book) -> None:
        numbers = load(GAME, "numbers")
        self.time_pile = book.holders
        self.victory_pile = book.holders + 1
        self.cards = numbers.int("time_pile")
        self.cards_per_letter = numbers.int("time_pile_per_letter")
        self.contracts = numbers.ints("contracts_by_players")[book.seats - 1]
        self.ranks = [row.int("from") for row in numbers.rows("rank")]

    def size(self, contracts: list[Contract]) -> int:
        """PR-COO-002 13 cards, the seals' values, and 1 for each different letter."""
        letters = {contract.letter for contract in contracts}
        return self.cards + sum(contract.seal for contract in contracts) + self.cards_per_letter * len(letters)

    def rank(self, cards: int) -> int:
        """PR-COO-012 The rank that so many victory cards earn, from 0."""
        return sum(cards >= least for least in self.ranks) - 1


def add_time(book: Book, contracts: Table) -> None:
    """PR-COO-004 Contracts work as in competitive mode (ruling G35); PR-COO-010 the fee among players stays as well."""
    book.parts["time"] = Clock(book)
    book.shared_fate = True
    book.holders += 2
    book.set_ups += (lay_out_contracts, set_time_apart)
    book.draw_first = draw_time_card
    book.insert("turn", offer_last_chance, before=discover)
    book.insert("turn", lose_without_time, before=discover)
    if book.version > FIRST_VERSION:
        book.insert("tax", offer_time_card, before=levy)  # ruling G37
    else:
        book.insert("tax", offer_time_card, after=put_tax_away)
    book.has_reached_goal = nobody
    book.standing = standing_of_the_crew
    contracts.fulfilled += (maybe_win,)


def clock(s: PortRoyal) -> Clock:
    found: Clock = s.book.parts["time"]
    return found


def time_left(s: PortRoyal) -> int:
    return sum(s.purse[clock(s).time_pile :: s.book.holders])


def victory_cards(s: PortRoyal) -> int:
    return sum(s.purse[clock(s).victory_pile :: s.book.holders])


def nobody(s: PortRoyal, seat: int) -> bool:
    """PR-COO-009 Influence does not end the game."""
    return False


# Set-up ---------------------------------------------------------------------------------------------------------------


def lay_out_contracts(s: PortRoyal) -> None:
    """PR-COO-001 From all 18: 3 for one player, 5 for two, and so on."""
    lay_out(s, [contract.number for contract in table(s).contracts], clock(s).contracts)


def set_time_apart(s: PortRoyal) -> None:
    """PR-COO-002 The time pile is set apart, unseen; that the coins were dealt before makes no difference (ruling G22).
    PR-COO-003 (ruling G20) The first player decides for the table how many of its cards to do without."""
    faces = [table(s).contracts[number] for number in s.zones[table(s).face_up]]
    stow(s, clock(s).time_pile, clock(s).size(faces))
    s.stack.append(Handicap(s.first))


class SetAside(Frame[PortRoyal]):
    """Time cards go to the victory pile, unseen."""

    def answer(self, s: PortRoyal, action: int) -> None:
        s.stack.pop()
        cards = action & ARGUMENT
        for _ in range(cards):
            hand_over(s, clock(s).time_pile, clock(s).victory_pile)
        emit(s, SET_ASIDE_BY, self.seat, cards)


class Handicap(SetAside):
    """PR-COO-003 Any number of time cards may be set aside before the first turn."""

    topic: ClassVar[str] = "handicap"
    rules: ClassVar[tuple[str, ...]] = ("PR-COO-003",)

    def step(self, s: PortRoyal) -> list[int] | None:
        return [SET_ASIDE + cards for cards in range(time_left(s) + 1)]


class SpareTime(SetAside):
    """PR-COO-011 (ruling G20) At a tax, the active player may set one time card aside."""

    topic: ClassVar[str] = "spare-time"
    rules: ClassVar[tuple[str, ...]] = ("PR-COO-011",)

    def step(self, s: PortRoyal) -> list[int] | None:
        return [SET_ASIDE, SET_ASIDE + 1]


def offer_time_card(s: PortRoyal, seat: int) -> None:
    """PR-COO-011 Each time a tax is revealed, before it is resolved (ruling G37), if a time card is left."""
    if time_left(s):
        s.stack.append(SpareTime(seat))


# Time passes ----------------------------------------------------------------------------------------------------------


def draw_time_card(s: PortRoyal) -> int:
    """PR-COO-006 The first card of a turn comes from the time pile and is handled like any other (ruling G34)."""
    card = turn_up(s, clock(s).time_pile)
    emit(s, TIME_PASSED, time_left(s))
    return card


class LastChance(AfterBust):
    """PR-COO-007 (ruling G19) Before the loss, what can be done without revealing a card."""

    topic: ClassVar[str] = "last-chance"
    rules: ClassVar[tuple[str, ...]] = ("PR-COO-007",)


def offer_last_chance(s: PortRoyal, seat: int) -> None:
    if not time_left(s):
        s.stack.append(LastChance(seat))


def lose_without_time(s: PortRoyal, seat: int) -> None:
    """PR-COO-007 (ruling G33) A time card is due and none is left, with a contract still open: all have lost."""
    if not time_left(s):
        emit(s, LOST, len(open_contracts(s)))
        s.stack.clear()


def open_contracts(s: PortRoyal) -> list[int]:
    """PR-COO-005 (ruling G32) A contract is done for the crew as soon as one marker lies on a reward slot."""
    done = s.tally[FULFILLED + TABLE]
    return [number for number in s.zones[table(s).face_up] if not done >> number & 1]


def maybe_win(s: PortRoyal, seat: int, number: int) -> None:
    """PR-COO-008 The crew wins at once when the last open contract is done."""
    if not open_contracts(s):
        emit(s, WON, clock(s).rank(victory_cards(s)), victory_cards(s))
        s.stack.clear()


def standing_of_the_crew(s: PortRoyal) -> Result:
    """PR-COO-012 All win with the victory pile as their score, or all lose and nobody scores."""
    seats = range(s.book.seats)
    if open_contracts(s):
        return Result([0 for _ in seats], [2 for _ in seats], [])
    return Result([victory_cards(s) for _ in seats], [1 for _ in seats], seats)
