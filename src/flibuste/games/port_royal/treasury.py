"""Coins are unseen cards: gaining, paying, and what happens when the pile runs out (PR-GEN)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.book import NO_ZONE
from flibuste.games.port_royal.catalogue import GOLD, PAID_FEE, RECYCLED, RESHUFFLED
from flibuste.games.port_royal.state import NO_CARD, PortRoyal
from flibuste.kernel import emit, pluck
from flibuste.kit.packed import lengthened, without


def gain(s: PortRoyal, seat: i64, coins: i64) -> None:
    """PR-GEN-001 Coins gained are the top cards of the pile, unseen by all. PR-GEN-011 They cannot be refused."""
    s.tally[GOLD + seat] += coins
    stow(s, seat, coins)


def pay_for_each(s: PortRoyal, seat: i64, slot: i64, coins: i64, event: int) -> None:
    """PR-GEN-009 Identical abilities add up."""
    count = s.tally[slot + seat]
    if count:
        emit(s, event, seat, count * coins)
        gain(s, seat, count * coins)


def stow(s: PortRoyal, holder: i64, cards: i64) -> None:
    """PR-GEN-004 Move unseen cards from the pile to a holder, shuffling the discard in when it is needed."""
    for hoard in s.book.hoards:
        cards -= hoard(s, holder, cards)
    while cards > s.pile:
        s.purse[len(s.purse) - s.book.holders + holder] += s.pile
        cards -= s.pile
        s.pile = 0
        if not refill(s):
            s.purse[holder] += cards  # PR-GEN-005 still no card: these coins are virtual
            return
    s.pile -= cards
    s.purse[len(s.purse) - s.book.holders + holder] += cards


def pay(s: PortRoyal, seat: i64, coins: i64) -> None:
    """PR-GEN-002 Coins paid to the game go face up to the discard."""
    s.tally[GOLD + seat] -= coins
    for _coin in range(coins):
        card = turn_up(s, seat)
        if card != NO_CARD:
            s.discard.append(card)


def pay_fee(s: PortRoyal, seat: i64) -> None:
    """PR-BASE-100 PR-BASE-101 Whoever is not active pays the active player 1 coin per card taken, señoritas or not."""
    fee = fee_of(s, seat)
    if fee == 0:
        return
    s.tally[GOLD + seat] -= fee
    s.tally[GOLD + s.active] += fee
    for _coin in range(fee):
        hand_over(s, seat, s.active)
    if s.sink is not None:
        emit(s, PAID_FEE, seat, s.active, fee)


def fee_of(s: PortRoyal, seat: i64) -> i64:
    """PR-BASE-100 What the seat owes the active player for a card."""
    if seat == s.active:
        return 0
    fee = s.book.fee
    for change in s.book.fees:
        fee += change(s, seat)
    return fee


def hand_over(s: PortRoyal, giver: i64, taker: i64) -> None:
    """PR-GEN-002 A card goes from holder to holder, still face down."""
    row = oldest(s, giver)
    s.purse[row + giver] -= 1
    s.purse[row + taker] += 1


def turn_up(s: PortRoyal, holder: i64) -> i64:
    """PR-GEN-003 Which card a holder gives up is not a choice: the oldest first. NO_CARD for a virtual coin."""
    row = oldest(s, holder)
    s.purse[row + holder] -= 1
    if row == 0:
        return NO_CARD
    return pluck(s, s.pools[row // s.book.holders])


def oldest(s: PortRoyal, holder: i64) -> i64:
    """Where in the purse the row of the holder's oldest cards begins."""
    purse, holders = s.purse, s.book.holders
    row: i64 = 0
    while purse[row + holder] == 0:
        row += holders
    return row


def draw_first(s: PortRoyal) -> i64:
    """PR-BASE-020 The first card of a turn."""
    source = s.book.draw_first
    if source is not None:
        return source(s)
    return draw(s)


def draw(s: PortRoyal) -> i64:
    """The top card of the pile, face up; NO_CARD when there is none in the whole game (PR-GEN-005)."""
    if s.book.top_zone != NO_ZONE and s.zones[s.book.top_zone]:
        return s.zones[s.book.top_zone].pop()
    if s.pile == 0 and not refill(s):
        return NO_CARD
    s.pile -= 1
    return pluck(s, s.pools[-1])


def refill(s: PortRoyal) -> bool:
    """PR-GEN-004 An empty pile is made anew from the discard; PR-GEN-005 (ruling G01) failing that, of the treasuries,
    whose coins stay as virtual ones. False when no card is left."""
    if s.discard:
        cards, s.discard = s.discard, []
        emit(s, RESHUFFLED, len(cards))
    else:
        cards = _recycle(s)
        if not cards:
            return False
        emit(s, RECYCLED, len(cards))
    if not s.book.keeps_pools:
        _forget_empty_pools(s)
    s.pools.append(cards)
    s.purse = lengthened(s.purse, s.book.holders)
    s.pile = len(cards)
    return True


def _recycle(s: PortRoyal) -> list[int]:
    holders = s.book.holders
    cards: list[int] = []
    for row in range(holders, len(s.purse), holders):
        for seat in range(s.book.seats):
            count = s.purse[row + seat]
            for _ in range(count):
                cards.append(pluck(s, s.pools[row // holders]))
            s.purse[row + seat] = 0
            s.purse[seat] += count
    return cards


def _forget_empty_pools(s: PortRoyal) -> None:
    holders = s.book.holders
    for number in range(len(s.pools) - 1, 0, -1):
        if not s.pools[number]:
            del s.pools[number]
            s.purse = without(s.purse, number * holders, holders)
