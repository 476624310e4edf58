"""Odds the players could count themselves."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.book import NO_ZONE
from flibuste.games.port_royal.discovery import swords_of
from flibuste.games.port_royal.state import PortRoyal


def next_cards(s: PortRoyal) -> list[int]:
    """The cards any of which is equally likely to be revealed next. (A new pile is made of the discard, PR-GEN-004, or
    failing that of the treasuries, PR-GEN-005.)"""
    if s.book.top_zone != NO_ZONE and s.zones[s.book.top_zone]:
        return s.zones[s.book.top_zone]
    if s.pile:
        return s.pools[-1]
    return s.discard or [card for pool in s.pools for card in pool]


def bust_odds(s: PortRoyal, seat: int) -> tuple[int, int]:
    """How many of the cards that may come next would make the seat bust, out of how many."""
    cards = s.book.cards
    unseen = next_cards(s)
    busting = 0
    if not s.colours:
        return 0, len(unseen)
    swords = swords_of(s, seat)
    for thing in unseen:
        card: i64 = thing
        if cards.is_ship[card] and s.colours >> cards.colour[card] & 1 and swords < cards.swords[card]:
            busting += 1
    return busting, len(unseen)
