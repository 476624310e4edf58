"""Phase 1, discovery: ships, busts and taxes (PR-BASE-020 to PR-BASE-071)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from flibuste.games.port_royal.book import MOST_SEATS
from flibuste.games.port_royal.cards import EXPEDITION, SHIP, TAX
from flibuste.games.port_royal.catalogue import (
    AFTER_BUST,
    BUSTED,
    EXPLORING,
    GOLD,
    JESTERS,
    JESTERS_PAID,
    KEEP,
    KEPT,
    PASS,
    REPEL,
    REPELLED,
    REPELLING,
    REVEAL,
    REVEALED,
    STOP,
    STOPPED,
    SWORDS,
    TAX_BONUS,
    TAX_TIED,
    TAXED,
)
from flibuste.games.port_royal.state import COLOURS_IN, NO_CARD, PortRoyal
from flibuste.games.port_royal.treasury import draw, draw_first, gain, pay, pay_for_each
from flibuste.kernel import Frame, Step, emit

LEAST: Final = -1
MOST: Final = 1

# Answers that are always the same are listed once.
MUST_REVEAL: Final = [REVEAL]
REVEAL_OR_STOP: Final = [REVEAL, STOP]
REPEL_OR_KEEP: Final = [REPEL, KEEP]
ONLY_PASS: Final = [PASS]


class DiscoverCards(Step[PortRoyal]):
    """The active player's phase 1."""

    def do(self, s: PortRoyal, seat: int) -> None:
        s.stack.append(OPEN[seat])


discover: Final = DiscoverCards()


class Open(Frame[PortRoyal]):
    """PR-BASE-020 The active player must reveal at least one card. PR-BASE-011 Expeditions may come first."""

    rules: ClassVar[tuple[str, ...]] = ("PR-BASE-020", "PR-BASE-011")

    def window(self) -> int:
        return EXPLORING

    def step(self, s: PortRoyal) -> list[int] | None:
        return MUST_REVEAL

    def answer(self, s: PortRoyal, action: int) -> None:
        s.stack[-1] = DISCOVER[self.seat]
        reveal(s, self.seat, draw_first(s))


class Discover(Frame[PortRoyal]):
    """PR-BASE-021 After each card: reveal another or stop; PR-BASE-022 even an empty river. PR-BASE-023 No limit."""

    rules: ClassVar[tuple[str, ...]] = ("PR-BASE-021", "PR-BASE-022", "PR-BASE-023")

    def window(self) -> int:
        return EXPLORING

    def step(self, s: PortRoyal) -> list[int] | None:
        for is_barred in s.book.stop_bars:
            if is_barred(s, self.seat):
                return MUST_REVEAL
        return REVEAL_OR_STOP

    def answer(self, s: PortRoyal, action: int) -> None:
        if action == REVEAL:
            reveal(s, self.seat, draw(s))
        else:
            if s.sink is not None:
                emit(s, STOPPED, self.seat)
            s.stack.pop()


def reveal(s: PortRoyal, seat: i64, card: i64) -> None:
    """Deal with the card just turned up, if there was one."""
    if card == NO_CARD:
        s.stack.pop()  # PR-GEN-005 no card in the whole game: a forced stop
        return
    resolve(s, seat, card)


def resolve(s: PortRoyal, seat: i64, card: i64) -> None:
    """Deal with a revealed card by its type."""
    if s.sink is not None:
        emit(s, REVEALED, seat, card)
    for listener in s.book.revealed:
        listener(s, seat, card)
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
        s.stack.append(s.book.tax[seat])
    else:
        s.river.append(card)  # PR-BASE-030


def can_repel(s: PortRoyal, seat: i64, ship: i64) -> bool:
    """PR-BASE-041 PR-CHR-007 Swords at least the ship's; PR-BASE-042 never a skull; PR-BASE-045 whatever its colour."""
    return swords_of(s, seat) >= s.book.cards.swords[ship]


def swords_of(s: PortRoyal, seat: i64) -> i64:
    """PR-CHR-007 What the seat can set against a ship."""
    swords = s.tally[SWORDS + seat]
    for boarder in s.book.boarders:
        swords += boarder(s, seat)
    return swords


class Repel(Frame[PortRoyal]):
    """PR-BASE-040 PR-BASE-043 The ship just revealed may be repelled, before anything else happens."""

    __slots__ = ("ship",)
    rules: ClassVar[tuple[str, ...]] = ("PR-BASE-040", "PR-BASE-043")

    def window(self) -> int:
        return REPELLING

    def __init__(self, seat: int, ship: int) -> None:
        self.seat = seat
        self.ship = ship

    def step(self, s: PortRoyal) -> list[int] | None:
        return REPEL_OR_KEEP

    def answer(self, s: PortRoyal, action: int) -> None:
        s.stack.pop()
        if action == REPEL:
            s.discard.append(self.ship)  # PR-BASE-046 it never enters the river; PR-BASE-044 swords are not spent
            emit(s, REPELLED, self.seat, self.ship)
        else:
            emit(s, KEPT, self.seat, self.ship)
            land(s, self.seat, self.ship)  # PR-BASE-047 never forced, even if it means a bust


def land(s: PortRoyal, seat: i64, ship: i64) -> None:
    """A ship joins the river. PR-BASE-050 A second one of its colour is a bust."""
    colour = i64(1) << s.book.cards.colour[ship]
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

    rules: ClassVar[tuple[str, ...]] = ("PR-BASE-051",)

    def window(self) -> int:
        return AFTER_BUST

    def step(self, s: PortRoyal) -> list[int] | None:
        if s.book.offers(s, self.window(), self.seat):
            return ONLY_PASS
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
    gold = s.tally[GOLD + seat]
    return gold // s.book.tax_divisor if gold >= s.book.tax_threshold else 0


def pay_tax_bonus(s: PortRoyal, seat: int) -> None:
    """PR-BASE-070 (2) Least influence or most swords gains 1 coin; all tied players do, also at 0."""
    slot, sign = s.book.tax_bonuses[s.book.cards.keys[s.hand]]
    coins = s.book.cards.coins[s.hand] or s.book.tax_bonus
    seats = s.book.seats
    best: i64 = sign * s.tally[slot + seat]
    for other in range(seats):
        best = max(best, sign * s.tally[slot + other])
    tied = [other for other in range(seats) if sign * s.tally[slot + other] == best]
    if len(tied) > 1:
        emit(s, TAX_TIED, s.hand, len(tied))
    for k in range(seats):
        other = (seat + k) % seats
        if other in tied:
            emit(s, TAX_BONUS, other, s.hand, coins)
            gain(s, other, coins)


def put_tax_away(s: PortRoyal, seat: int) -> None:
    """PR-BASE-070 (3) The tax is discarded."""
    s.discard.append(s.hand)
    s.hand = NO_CARD


# Frames whose fields repeat are shared.
OPEN: Final = [Open(seat) for seat in range(MOST_SEATS)]
DISCOVER: Final = [Discover(seat) for seat in range(MOST_SEATS)]
