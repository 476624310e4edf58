"""Phase 2, trade and hire (PR-BASE-080 to PR-BASE-102)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from flibuste.games.port_royal.book import MOST_SEATS
from flibuste.games.port_royal.cards import SHIP
from flibuste.games.port_royal.catalogue import (
    ADMIRALS,
    ADMIRALS_PAID,
    BEYOND_MEANS,
    GOLD,
    GOVERNORS,
    HIRED,
    JESTERS,
    JESTERS_PAID,
    PASS,
    PASSED,
    TAKING,
    TAKING_AFTER,
    TRADED,
)
from flibuste.games.port_royal.discovery import ONLY_PASS
from flibuste.games.port_royal.prices import discount, income, price, tell_less, tell_more
from flibuste.games.port_royal.scoring import maybe_trigger_end
from flibuste.games.port_royal.state import COLOURS_IN, NO_CARD, PortRoyal
from flibuste.games.port_royal.treasury import fee_of, gain, pay, pay_fee, pay_for_each
from flibuste.kernel import NOTHING, Repeated, Step, emit
from flibuste.kit import ARGUMENT


class TradeAndHire(Step[PortRoyal]):
    """PR-BASE-080 The active player acts first, then the others clockwise, each once."""

    def do(self, s: PortRoyal, seat: int) -> None:
        arrive(s, seat)
        s.stack.append(take_frame(seat, allowance(s, seat), True))


trade_and_hire: Final = TradeAndHire()


def leave(s: PortRoyal, seat: i64) -> None:
    """The seat's part of phase 2 is over: the next in line arrives, until all have had their chance."""
    book = s.book
    seats: i64 = book.seats
    while True:
        seat += 1
        if seat == seats:
            seat = 0
        if seat == s.active:
            s.stack.pop()
            return
        arrive(s, seat)
        if s.river or book.riders[TAKING_AFTER] is not None:
            s.stack[-1] = take_frame(seat, allowance(s, seat), False)
            return


def arrive(s: PortRoyal, seat: i64) -> None:
    """PR-BASE-081 PR-GEN-013 On arrival abilities look at the river, once. PR-CHR-003 2 coins per admiral if it has 5
    cards or more (PR-GEN-008 taxes and expeditions do not count). PR-CHR-004 1 coin per jester if it is empty, the
    active player included (ruling G10)."""
    book = s.book
    if not s.river:
        pay_for_each(s, seat, JESTERS, book.jester_coins, JESTERS_PAID)
    elif len(s.river) >= book.admiral_river:
        pay_for_each(s, seat, ADMIRALS, book.admiral_coins, ADMIRALS_PAID)
    for ability in book.arrivals:
        ability(s, seat)


def allowance(s: PortRoyal, seat: i64) -> i64:
    """PR-BASE-082 The active player takes 1 card, 2 with four ship colours, 3 with five; PR-BASE-083 another takes 1.
    PR-CHR-005 One more per governor owned on arrival (PR-BASE-084). PR-BASE-102 Nothing from an empty river."""
    if not s.river:
        return 0
    book = s.book
    cards = book.allowance_of_others
    if seat == s.active:
        cards = book.allowance_by_colours[COLOURS_IN[s.colours]]
    cards += s.tally[GOVERNORS + seat] * book.governor_cards
    for source in book.allowances:
        cards += source(s, seat)
    return cards


class Take(Repeated[PortRoyal]):
    """PR-BASE-085 Cards are taken one at a time; PR-BASE-086 taking is optional, a player may stop at any point."""

    rules: ClassVar[tuple[str, ...]] = ("PR-BASE-085", "PR-BASE-086")

    def window(self) -> int:
        return TAKING

    def step(self, s: PortRoyal) -> list[int] | None:
        options = takeable(s, self.seat) if self.left else NOTHING
        if options:
            return options
        if s.book.offers(s, self.window(), self.seat):
            return ONLY_PASS
        if self.left and s.river and s.sink is not None:
            emit(s, BEYOND_MEANS, self.seat)
        leave(s, self.seat)
        return None

    def answer(self, s: PortRoyal, action: int) -> None:
        if action == PASS:
            if s.sink is not None:
                emit(s, PASSED, self.seat)
            leave(s, self.seat)
            return
        s.stack[-1] = take_frame(self.seat, self.left - 1, self.seat == s.active)
        take(s, self.seat, action & ARGUMENT)


class TakeAfter(Take):
    """PR-BASE-083 The same for those who are not active: another window, for only the active player has expeditions."""

    topic: ClassVar[str] = "take"
    rules: ClassVar[tuple[str, ...]] = ("PR-BASE-085", "PR-BASE-083")

    def window(self) -> int:
        return TAKING_AFTER


def takeable(s: PortRoyal, seat: i64) -> list[int]:
    """PR-BASE-092 Every ship that brings the fee or whose fee is in the treasury, and each character whose full price
    (and fee, PR-BASE-100) is there; with the answer to pass after them, unless there is NOTHING."""
    book = s.book
    purse = s.tally[GOLD + seat] - fee_of(s, seat)
    budget: i64 = -1
    if purse >= 0:
        budget = purse + discount(s, seat)
    kinds, cost, takes = book.cards.type, book.cards.cost, book.takes
    options = alone = NOTHING
    for thing in s.river:
        card: i64 = thing
        if kinds[card] == SHIP:
            within = purse >= 0 or income(s, seat, card) + purse >= 0
        else:
            within = cost[card] <= budget
        if not within:
            continue
        if options is NOTHING:
            options = alone = book.take_or_pass[card]
            continue
        if options is alone:
            options = alone.copy()
        add_in_order(options, takes[card])
    return options


def add_in_order(options: list[int], option: Any) -> None:
    """Put one more answer among ascending ones, of which the last is greater, unless it is there."""
    number: int = option
    place = 0
    while options[place] < number:
        place += 1
    if options[place] != number:
        options.insert(place, option)


def take(s: PortRoyal, seat: i64, card: i64) -> None:
    """Trade a ship or hire a character of the river."""
    s.river.remove(card)
    if s.book.cards.type[card] == SHIP:
        s.colours &= ~(i64(1) << s.book.cards.colour[card])
        s.hand = s.traded = card
        s.stack.append(s.book.trade[seat])
    else:
        hire(s, seat, card)


class PutShipAway(Step[PortRoyal]):
    """PR-BASE-090 A traded ship is discarded, before its coins are gained."""

    def do(self, s: PortRoyal, seat: int) -> None:
        if s.hand != NO_CARD:
            s.discard.append(s.hand)
            s.hand = NO_CARD


put_ship_away: Final = PutShipAway()


class ReceiveIncome(Step[PortRoyal]):
    """PR-BASE-090 The ship's coins, PR-CHR-002 and 1 more per own trader of its colour, unless they were given up."""

    def do(self, s: PortRoyal, seat: int) -> None:
        if s.traded == NO_CARD:
            return
        coins = income(s, seat, s.traded)
        if s.sink is not None:
            emit(s, TRADED, seat, s.traded, coins)
            if coins > s.book.cards.coins[s.traded]:
                tell_more(s, seat, coins - s.book.cards.coins[s.traded])
        gain(s, seat, coins)


receive_income: Final = ReceiveIncome()


class PayTradeFee(Step[PortRoyal]):
    """PR-BASE-100 (ruling G11) For a ship the income comes first and may pay the fee."""

    def do(self, s: PortRoyal, seat: int) -> None:
        pay_fee(s, seat)


pay_trade_fee: Final = PayTradeFee()


def hire(s: PortRoyal, seat: i64, character: i64) -> None:
    """PR-BASE-091 Pay the price, put the character in the display; the fee is due too (PR-CHR-005)."""
    coins = price(s, seat, character)
    pay(s, seat, coins)
    if s.sink is not None:
        emit(s, HIRED, seat, character, coins)
        if coins < s.book.cards.cost[character]:
            tell_less(s, seat, s.book.cards.cost[character] - coins)
    pay_fee(s, seat)
    own(s, seat, character)
    for listener in s.book.hired:
        listener(s, seat, character)


def own(s: PortRoyal, seat: i64, card: i64) -> None:
    """Put a card in a display, where it counts at once. PR-GEN-010 For its owner it counts whoever is active."""
    display = s.display[seat].copy()
    display.append(card)
    s.display[seat] = display
    for counter, amount in s.book.grants[card]:
        s.tally[counter + seat] += amount
    maybe_trigger_end(s, seat)


def disown(s: PortRoyal, seat: int, card: int) -> None:
    """Discard a card from a display."""
    display = s.display[seat].copy()
    display.remove(card)
    s.display[seat] = display
    for counter, amount in s.book.grants[card]:
        s.tally[counter + seat] -= amount
    s.discard.append(card)


# Frames whose fields repeat are shared.
_TAKE: Final = [[Take(seat, left) for left in range(8)] for seat in range(MOST_SEATS)]
_TAKE_AFTER: Final = [[TakeAfter(seat, left) for left in range(8)] for seat in range(MOST_SEATS)]


def take_frame(seat: i64, left: i64, active: bool) -> Take:
    if left < 8:
        return _TAKE[seat][left] if active else _TAKE_AFTER[seat][left]
    return Take(seat, left) if active else TakeAfter(seat, left)
