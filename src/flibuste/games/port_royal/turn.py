"""The turn, in the rulebook's order: discovery, then trade and hire (PR-BASE-010 to PR-BASE-103)."""

from __future__ import annotations

from typing import Final

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.catalogue import DECIDED, FINAL, GOLD, INFLUENCE, OVER, SWEPT, SWORDS, TURN
from flibuste.games.port_royal.discovery import (
    LEAST,
    MOST,
    discover,
    half_of_a_fortune,
    levy,
    lose_river,
    offer_last_window,
    pay_jesters_on_bust,
    pay_tax_bonus,
    put_tax_away,
)
from flibuste.games.port_royal.market import pay_trade_fee, put_ship_away, receive_income, trade_and_hire
from flibuste.games.port_royal.state import PortRoyal
from flibuste.kernel import Frame, Step, emit


def add_turn(book: Book) -> None:
    """Compose the base game's turn."""
    book.plan("turn", discover, trade_and_hire, sweep)
    book.plan("bust", lose_river, pay_jesters_on_bust, offer_last_window)
    book.plan("tax", levy, pay_tax_bonus, put_tax_away)
    book.plan("trade", put_ship_away, receive_income, pay_trade_fee)
    book.levies = (half_of_a_fortune,)
    book.tell_decision = tell_coins
    book.tax_bonuses = {"tax-influence": (INFLUENCE, LEAST), "tax-swords": (SWORDS, MOST)}


class Turns(Frame[PortRoyal]):
    """PR-BASE-010 PR-BASE-012 Each player in turn becomes active; PR-BASE-111 once the end is triggered, until the one
    to the right of the first has had their turn."""

    def step(self, s: PortRoyal) -> None:
        seats = s.book.seats
        if s.ending and s.turns % seats == 0:
            if s.sink is not None:
                tell_end(s)
            s.stack.pop()
            return
        s.active = (s.first + s.turns) % seats
        s.turns += 1
        if s.sink is not None:
            emit(s, TURN, s.active)
        s.stack.append(s.book.turn[s.active])


def tell_end(s: PortRoyal) -> None:
    """What everybody has, and what decided."""
    emit(s, OVER)
    for seat in range(s.book.seats):
        emit(s, FINAL, seat, s.count(seat, INFLUENCE), s.count(seat, GOLD))
    s.book.tell_decision(s)


def level_at_the_top(s: PortRoyal) -> list[int]:
    """Those with most influence among the seats that can win."""
    able = [seat for seat in range(s.book.seats) if s.book.can_win(s, seat)]
    most = max([s.count(seat, INFLUENCE) for seat in able], default=0)
    return [seat for seat in able if s.count(seat, INFLUENCE) == most]


def tell_coins(s: PortRoyal) -> None:
    """PR-BASE-112 Coins decide among those who are level at the top."""
    tell_coins_of(s, level_at_the_top(s))


def tell_coins_of(s: PortRoyal, level: list[int]) -> None:
    for seat in level if len(level) > 1 else []:
        emit(s, DECIDED, seat, s.count(seat, GOLD))


class Sweep(Step[PortRoyal]):
    """PR-BASE-103 When all have had their chance, what is left of the river is discarded."""

    def do(self, s: PortRoyal, seat: int) -> None:
        if s.river:
            emit(s, SWEPT, len(s.river))
            s.discard += s.river
            s.river = []
        s.colours = 0


sweep: Final = Sweep()
