"""What an answer costs and brings for certain: net, at once, for every seat that it concerns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.catalogue import COMPLETE, INFLUENCE, PAYERS, PAYMENT_COUNTS, PAYMENTS, TAKE
from flibuste.games.port_royal.market import income, price
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import fee_of
from flibuste.kernel import View
from flibuste.kit import ARGUMENT, Change

COINS: Final = "coins"
POINTS: Final = "influence"


def changes(view: View[Any], action: int) -> Sequence[Change]:
    return promised(view.seen, view.seat, action)


def promised(s: PortRoyal, seat: int, action: int) -> list[Change]:
    """Each thing of each seat once. Of an answer amid a trade: what it changes in the promise of the trade."""
    net: dict[tuple[str, int], int] = {}
    for promise in s.book.promises.get(action & ~ARGUMENT, ()):
        for thing, amount, whose in promise(s, seat, action & ARGUMENT):
            net[thing, whose] = net.get((thing, whose), 0) + amount
    return [Change(thing, amount, whose) for (thing, whose), amount in net.items() if amount]


def coins_of(s: PortRoyal, seat: int, action: int) -> int:
    """What the answer changes in the seat's own purse."""
    return sum([amount for thing, amount, whose in promised(s, seat, action) if thing == COINS and whose == seat])


def add_promises(book: Book) -> None:
    book.promise(TAKE, of_taking)
    book.promise(COMPLETE, of_completing)


def of_taking(s: PortRoyal, seat: int, card: int) -> list[Change]:
    """PR-BASE-090 PR-BASE-091 The income or the price, and PR-BASE-100 the fee."""
    is_ship = s.book.cards.is_ship[card]
    fee = fee_of(s, seat)
    coins = income(s, seat, card) if is_ship else -price(s, seat, card)
    return [
        Change(COINS, coins - fee, seat),
        Change(COINS, fee, s.active),
        Change(POINTS, 0 if is_ship else influence(s, card), seat),
    ]


def of_completing(s: PortRoyal, seat: int, argument: int) -> list[Change]:
    """PR-BASE-062 The expedition's coins, and its influence less that of the characters given up."""
    expedition, payment = divmod(argument, PAYMENTS)
    cards = s.book.cards
    paid = zip(PAYERS, PAYMENT_COUNTS[payment], strict=True)
    lost = sum([count * influence(s, cards.of[payer]) for payer, count in paid])
    return [
        Change(COINS, cards.coins[expedition], seat),
        Change(POINTS, influence(s, expedition) - lost, seat),
    ]


def influence(s: PortRoyal, card: int) -> int:
    """What a card in a display counts."""
    return sum([amount for counter, amount in s.book.grants[card] if counter == INFLUENCE])
