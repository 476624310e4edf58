"""The turn, in the rulebook's order: discovery, then trade and hire (PR-BASE-010 to PR-BASE-103)."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.games.port_royal.actions import ARGUMENT, KEEP, PASS, REPEL, REVEAL, STOP, TAKE
from flibuste.games.port_royal.book import (
    ADMIRALS,
    AFTER_BUST,
    DISCOUNT,
    EXPLORING,
    GOLD,
    GOVERNORS,
    INFLUENCE,
    JESTERS,
    REPELLING,
    STRIDE,
    SWORDS,
    TAKING,
    TAKING_AFTER,
    TRADERS,
    Book,
)
from flibuste.games.port_royal.cards import EXPEDITION, SHIP, TAX
from flibuste.games.port_royal.events import (
    ADMIRALS_PAID,
    BUSTED,
    HIRED,
    JESTERS_PAID,
    OVER,
    PASSED,
    REPELLED,
    REVEALED,
    STOPPED,
    SWEPT,
    TAX_BONUS,
    TAXED,
    TRADED,
    TURN,
)
from flibuste.games.port_royal.scoring import maybe_trigger_end
from flibuste.games.port_royal.state import NO_CARD, PortRoyal
from flibuste.games.port_royal.treasury import draw, gain, pay, pay_fee
from flibuste.kernel import Frame, emit

MOST_SEATS: Final = 6
COLOURS_IN: Final = tuple(mask.bit_count() for mask in range(32))
LEAST: Final = -1
MOST: Final = 1


def add_turn(book: Book) -> None:
    """Compose the base game's turn."""
    book.plan("turn", discover, trade_and_hire, sweep)
    book.plan("bust", lose_river, pay_jesters_on_bust, offer_last_window)
    book.plan("tax", levy, pay_tax_bonus, put_tax_away)
    book.plan("trade", put_ship_away, receive_income, pay_trade_fee)
    book.levies = (half_of_a_fortune,)
    book.tax_bonuses = {"tax-influence": (INFLUENCE, LEAST), "tax-swords": (SWORDS, MOST)}
    book.draw_first = draw


class Turns(Frame[PortRoyal]):
    """PR-BASE-010 PR-BASE-012 Each player in turn becomes active; PR-BASE-111 once the end is triggered, until the one
    to the right of the first has had their turn."""

    __slots__ = ()

    def step(self, s: PortRoyal) -> None:
        seats = s.book.seats
        if s.ending and s.turns % seats == 0:
            emit(s, OVER)
            s.stack.pop()
            return
        s.active = (s.first + s.turns) % seats
        s.turns += 1
        if s.sink is not None:
            emit(s, TURN, s.active)
        s.stack.append(s.book.run("turn", s.active))


# Phase 1: Discovery ---------------------------------------------------------------------------------------------------


def discover(s: PortRoyal, seat: int) -> None:
    s.stack.append(OPEN[seat])


class Open(Frame[PortRoyal]):
    """PR-BASE-020 The active player must reveal at least one card. PR-BASE-011 Expeditions may come first."""

    __slots__ = ()
    topic: ClassVar[str] = "open"
    rule: ClassVar[str] = "PR-BASE-020"
    window: ClassVar[int] = EXPLORING

    def step(self, s: PortRoyal) -> list[int] | None:
        return [REVEAL]

    def answer(self, s: PortRoyal, action: int) -> None:
        s.stack[-1] = DISCOVER[self.seat]
        reveal(s, self.seat, s.book.draw_first(s))


class Discover(Frame[PortRoyal]):
    """PR-BASE-021 After each card: reveal another or stop; PR-BASE-022 even an empty river. PR-BASE-023 No limit."""

    __slots__ = ()
    topic: ClassVar[str] = "discover"
    rule: ClassVar[str] = "PR-BASE-021"
    window: ClassVar[int] = EXPLORING

    def step(self, s: PortRoyal) -> list[int] | None:
        return [REVEAL, STOP]

    def answer(self, s: PortRoyal, action: int) -> None:
        if action == REVEAL:
            reveal(s, self.seat, draw(s))
        else:
            if s.sink is not None:
                emit(s, STOPPED, self.seat)
            s.stack.pop()


def reveal(s: PortRoyal, seat: int, card: int) -> None:
    """Deal with the card just turned up, if there was one."""
    if card == NO_CARD:
        s.stack.pop()  # PR-GEN-005 no card in the whole game: a forced stop
        return
    resolve(s, seat, card)


def resolve(s: PortRoyal, seat: int, card: int) -> None:
    """Deal with a revealed card by its type."""
    if s.sink is not None:
        emit(s, REVEALED, seat, card)
    kind = s.book.cards.type[card]
    if kind == SHIP:
        if can_repel(s, seat, card):
            s.stack.append(Repel(seat, card))
        else:
            land(s, seat, card)
    elif kind == EXPEDITION:
        s.expeditions.append(card)  # PR-BASE-060 it waits outside the river until completed
    elif kind == TAX:
        s.hand = card
        s.stack.append(s.book.run("tax", seat))
    else:
        s.river.append(card)  # PR-BASE-030


def can_repel(s: PortRoyal, seat: int, ship: int) -> bool:
    """PR-BASE-041 PR-CHR-007 Swords at least the ship's; PR-BASE-042 never a skull; PR-BASE-045 whatever its colour."""
    return s.tally[seat * STRIDE + SWORDS] >= s.book.cards.swords[ship]


class Repel(Frame[PortRoyal]):
    """PR-BASE-040 PR-BASE-043 The ship just revealed may be repelled, before anything else happens."""

    __slots__ = ("ship",)
    topic: ClassVar[str] = "repel"
    rule: ClassVar[str] = "PR-BASE-040"
    window: ClassVar[int] = REPELLING
    fields: ClassVar[tuple[str, ...]] = ("seat", "ship")

    def __init__(self, seat: int, ship: int) -> None:
        self.seat = seat
        self.ship = ship

    def step(self, s: PortRoyal) -> list[int] | None:
        return [REPEL, KEEP]

    def answer(self, s: PortRoyal, action: int) -> None:
        s.stack.pop()
        if action == REPEL:
            s.discard.append(self.ship)  # PR-BASE-046 it never enters the river; PR-BASE-044 swords are not spent
            emit(s, REPELLED, self.seat, self.ship)
        else:
            land(s, self.seat, self.ship)  # PR-BASE-047 never forced, even if it means a bust


def land(s: PortRoyal, seat: int, ship: int) -> None:
    """A ship joins the river. PR-BASE-050 A second one of its colour is a bust."""
    colour = 1 << s.book.cards.colour[ship]
    if s.colours & colour:
        bust(s, seat, ship)
        return
    s.colours |= colour
    s.river.append(ship)
    for listener in s.book.colours_shown:
        listener(s, seat, COLOURS_IN[s.colours] - 1)


# Bust -----------------------------------------------------------------------------------------------------------------


def bust(s: PortRoyal, seat: int, ship: int) -> None:
    """PR-BASE-051 Whatever was in progress, the turn becomes a lost one."""
    emit(s, BUSTED, seat, ship)
    s.discard.append(ship)
    del s.stack[1:]
    s.stack.append(s.book.run("bust", seat))


def lose_river(s: PortRoyal, seat: int) -> None:
    """PR-BASE-051 (1) The whole river is discarded; expeditions stay."""
    s.discard += s.river
    s.river = []
    s.colours = 0


def pay_jesters_on_bust(s: PortRoyal, seat: int) -> None:
    """PR-BASE-051 (2) PR-CHR-004 Every player gains 1 coin per jester. PR-GEN-012 From the active player clockwise."""
    seats = s.book.seats
    for k in range(seats):
        pay_for_each(s, (seat + k) % seats, JESTERS, s.book.jester_coins, JESTERS_PAID)


def offer_last_window(s: PortRoyal, seat: int) -> None:
    """PR-BASE-051 (3) The active player may still complete expeditions; (4) then the turn ends."""
    s.stack.append(AfterBust(seat))


class AfterBust(Frame[PortRoyal]):
    """PR-BASE-051 (3), asked only if there is something to do."""

    __slots__ = ()
    topic: ClassVar[str] = "after-bust"
    rule: ClassVar[str] = "PR-BASE-051"
    window: ClassVar[int] = AFTER_BUST

    def step(self, s: PortRoyal) -> list[int] | None:
        if s.book.offers(s, AFTER_BUST, self.seat):
            return [PASS]
        s.stack.pop()
        return None

    def answer(self, s: PortRoyal, action: int) -> None:
        s.stack.pop()


# Taxes ----------------------------------------------------------------------------------------------------------------


def levy(s: PortRoyal, seat: int) -> None:
    """PR-BASE-070 (1) PR-BASE-071 The tax hits every player, active or not."""
    seats = s.book.seats
    for k in range(seats):
        payer = (seat + k) % seats
        loss = 0
        for due in s.book.levies:
            loss += due(s, payer)
        if loss:
            pay(s, payer, loss)
            emit(s, TAXED, payer, loss)
            for listener in s.book.taxed:
                listener(s, payer)


def half_of_a_fortune(s: PortRoyal, seat: int) -> int:
    """PR-BASE-070 (1) With 12 coins or more, half of them, rounded down."""
    gold = s.tally[seat * STRIDE + GOLD]
    return gold // s.book.tax_divisor if gold >= s.book.tax_threshold else 0


def pay_tax_bonus(s: PortRoyal, seat: int) -> None:
    """PR-BASE-070 (2) Least influence or most swords gains 1 coin; all tied players do, also at 0."""
    slot, sign = s.book.tax_bonuses[s.book.cards.keys[s.hand]]
    seats = s.book.seats
    best = max(sign * s.tally[other * STRIDE + slot] for other in range(seats))
    for k in range(seats):
        other = (seat + k) % seats
        if sign * s.tally[other * STRIDE + slot] == best:
            emit(s, TAX_BONUS, other, s.hand, s.book.tax_bonus)
            gain(s, other, s.book.tax_bonus)


def put_tax_away(s: PortRoyal, seat: int) -> None:
    """PR-BASE-070 (3) The tax is discarded."""
    s.discard.append(s.hand)
    s.hand = NO_CARD


# Phase 2: Trade and Hire ----------------------------------------------------------------------------------------------


def trade_and_hire(s: PortRoyal, seat: int) -> None:
    """PR-BASE-080 The active player acts first, then the others clockwise, each once."""
    arrive(s, seat)
    s.stack.append(take_frame(seat, allowance(s, seat), True))


def leave(s: PortRoyal, seat: int) -> None:
    """The seat's part of phase 2 is over: the next in line arrives, until all have had their chance."""
    book = s.book
    while True:
        seat = seat + 1 if seat + 1 < book.seats else 0
        if seat == s.active:
            s.stack.pop()
            return
        arrive(s, seat)
        if s.river or book.riders[TAKING_AFTER]:
            s.stack[-1] = take_frame(seat, allowance(s, seat), False)
            return


def arrive(s: PortRoyal, seat: int) -> None:
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


def pay_for_each(s: PortRoyal, seat: int, slot: int, coins: int, event: int) -> None:
    """PR-GEN-009 Identical abilities add up."""
    count = s.tally[seat * STRIDE + slot]
    if count:
        emit(s, event, seat, count * coins)
        gain(s, seat, count * coins)


def allowance(s: PortRoyal, seat: int) -> int:
    """PR-BASE-082 The active player takes 1 card, 2 with four ship colours, 3 with five; PR-BASE-083 another takes 1.
    PR-CHR-005 One more per governor owned on arrival (PR-BASE-084). PR-BASE-102 Nothing from an empty river."""
    if not s.river:
        return 0
    book = s.book
    cards = book.allowance_by_colours[COLOURS_IN[s.colours]] if seat == s.active else book.allowance_of_others
    cards += s.tally[seat * STRIDE + GOVERNORS] * book.governor_cards
    for source in book.allowances:
        cards += source(s, seat)
    return cards


class Take(Frame[PortRoyal]):
    """PR-BASE-085 Cards are taken one at a time; PR-BASE-086 taking is optional, a player may stop at any point."""

    __slots__ = ("left",)
    topic: ClassVar[str] = "take"
    rule: ClassVar[str] = "PR-BASE-085"
    window: ClassVar[int] = TAKING
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def step(self, s: PortRoyal) -> list[int] | None:
        options = takeable(s, self.seat) if self.left else []
        if options or s.book.offers(s, self.window, self.seat):
            options.append(PASS)
            return options
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

    __slots__ = ()
    window: ClassVar[int] = TAKING_AFTER


def takeable(s: PortRoyal, seat: int) -> list[int]:
    """PR-BASE-092 Every ship, and each character whose full price (and fee, PR-BASE-100) is in the treasury."""
    book = s.book
    row = seat * STRIDE
    purse = s.tally[row + GOLD]
    if seat != s.active:
        purse -= book.fee
    budget = purse + s.tally[row + DISCOUNT] if purse >= 0 else -1
    ships, cost = book.cards.ships, book.cards.cost
    options: list[int] = []
    for card in s.river:
        if (card < ships or cost[card] <= budget) and TAKE + card not in options:
            options.append(TAKE + card)
    if len(options) > 1:
        options.sort()
    return options


def take(s: PortRoyal, seat: int, card: int) -> None:
    """Trade a ship or hire a character of the river."""
    s.river.remove(card)
    if card < s.book.cards.ships:
        s.colours &= ~(1 << s.book.cards.colour[card])
        s.hand = s.traded = card
        s.stack.append(s.book.run("trade", seat))
    else:
        hire(s, seat, card)


def put_ship_away(s: PortRoyal, seat: int) -> None:
    """PR-BASE-090 A traded ship is discarded, before its coins are gained."""
    if s.hand != NO_CARD:
        s.discard.append(s.hand)
        s.hand = NO_CARD


def receive_income(s: PortRoyal, seat: int) -> None:
    """PR-BASE-090 The ship's coins, PR-CHR-002 and 1 more per own trader of its colour, unless they were given up."""
    if s.traded == NO_CARD:
        return
    coins = income(s, seat, s.traded)
    if s.sink is not None:
        emit(s, TRADED, seat, s.traded, coins)
    gain(s, seat, coins)


def income(s: PortRoyal, seat: int, ship: int) -> int:
    cards = s.book.cards
    return cards.coins[ship] + s.tally[seat * STRIDE + TRADERS + cards.colour[ship]] * s.book.trader_coins


def pay_trade_fee(s: PortRoyal, seat: int) -> None:
    """PR-BASE-100 (ruling G11) For a ship the income comes first and may pay the fee."""
    pay_fee(s, seat)


def price(s: PortRoyal, seat: int, character: int) -> int:
    """PR-BASE-091 PR-CHR-006 The cost less 1 per own señorita, at least 0."""
    return max(0, s.book.cards.cost[character] - s.tally[seat * STRIDE + DISCOUNT])


def hire(s: PortRoyal, seat: int, character: int) -> None:
    """PR-BASE-091 Pay the price, put the character in the display; the fee is due too (PR-CHR-005)."""
    coins = price(s, seat, character)
    pay(s, seat, coins)
    if s.sink is not None:
        emit(s, HIRED, seat, character, coins)
    pay_fee(s, seat)
    own(s, seat, character)
    for listener in s.book.hired:
        listener(s, seat, character)


def own(s: PortRoyal, seat: int, card: int) -> None:
    """Put a card in a display, where it counts at once. PR-GEN-010 For its owner it counts whoever is active."""
    s.display[seat].append(card)
    row = seat * STRIDE
    for slot, amount in s.book.grants[card]:
        s.tally[row + slot] += amount
    maybe_trigger_end(s, seat)


def disown(s: PortRoyal, seat: int, card: int) -> None:
    """Discard a card from a display."""
    s.display[seat].remove(card)
    row = seat * STRIDE
    for slot, amount in s.book.grants[card]:
        s.tally[row + slot] -= amount
    s.discard.append(card)


def sweep(s: PortRoyal, seat: int) -> None:
    """PR-BASE-103 When all have had their chance, what is left of the river is discarded."""
    if s.river:
        emit(s, SWEPT, len(s.river))
        s.discard += s.river
        s.river = []
    s.colours = 0


# Frames whose fields repeat are shared.
OPEN: Final = [Open(seat) for seat in range(MOST_SEATS)]
DISCOVER: Final = [Discover(seat) for seat in range(MOST_SEATS)]
_TAKE: Final = [[Take(seat, left) for left in range(8)] for seat in range(MOST_SEATS)]
_TAKE_AFTER: Final = [[TakeAfter(seat, left) for left in range(8)] for seat in range(MOST_SEATS)]


def take_frame(seat: int, left: int, active: bool) -> Take:
    if left < 8:
        return _TAKE[seat][left] if active else _TAKE_AFTER[seat][left]
    return Take(seat, left) if active else TakeAfter(seat, left)
