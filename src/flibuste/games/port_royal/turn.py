"""The turn, in the rulebook's order: discovery, then trade and hire (PR-BASE-010 to PR-BASE-103)."""

from __future__ import annotations

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.catalogue import INFLUENCE, OVER, SWEPT, SWORDS, TURN
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
from flibuste.games.port_royal.treasury import draw
from flibuste.kernel import Frame, emit


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


def sweep(s: PortRoyal, seat: int) -> None:
    """PR-BASE-103 When all have had their chance, what is left of the river is discarded."""
    if s.river:
        emit(s, SWEPT, len(s.river))
        s.discard += s.river
        s.river = []
    s.colours = 0
