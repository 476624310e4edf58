"""What a ship brings and a character costs (PR-BASE-090, PR-BASE-091), and whose doing it is."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.cards import TRADE_COLOURS
from flibuste.games.port_royal.catalogue import (
    DISCOUNT,
    OCCASION_PREMIUM,
    OCCASION_REBATE,
    PREMIUM,
    REBATE,
    TRADERS,
)
from flibuste.games.port_royal.state import PortRoyal
from flibuste.kernel import emit
from flibuste.kit import ROW


def income(s: PortRoyal, seat: i64, ship: i64) -> i64:
    coins = s.book.cards.coins[ship] + brokerage(s, seat, ship)
    for premium in s.book.premiums:
        coins += premium(s, seat, ship)
    return coins


def brokerage(s: PortRoyal, seat: i64, ship: i64) -> i64:
    """PR-CHR-002 What the seat's traders in the ship's colour bring."""
    colour = s.book.cards.colour[ship]
    coins: i64 = 0
    if colour < len(TRADE_COLOURS):
        coins = s.tally[TRADERS + colour * ROW + seat] * s.book.trader_coins
    for broker in s.book.brokers:
        coins += broker(s, seat, ship)
    return coins


def tell_more(s: PortRoyal, seat: i64, coins: i64) -> None:
    """Which of the coins beyond the printed ones the seat's own cards bring, and which the occasion."""
    own = brokerage(s, seat, s.traded)
    if own:
        emit(s, PREMIUM, seat, own)
    if coins > own:
        emit(s, OCCASION_PREMIUM, seat, coins - own)


def price(s: PortRoyal, seat: i64, character: i64) -> int:
    """PR-BASE-091 PR-CHR-006 The cost less 1 per own señorita, at least 0."""
    return max(0, s.book.cards.cost[character] - discount(s, seat))


def discount(s: PortRoyal, seat: i64) -> i64:
    less = s.tally[DISCOUNT + seat]
    for cause in s.book.discounts:
        less += cause(s, seat)
    return less


def tell_less(s: PortRoyal, seat: i64, coins: i64) -> None:
    """How much of what is spared the seat's own cards spare, and how much the occasion."""
    spared = min(coins, s.tally[DISCOUNT + seat])
    if spared:
        emit(s, REBATE, seat, spared)
    if coins > spared:
        emit(s, OCCASION_REBATE, seat, coins - spared)
