"""The duel of two captains."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.actions import CATALOGUE
from flibuste.games.captains_war.boarding import offer_attack
from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.events import SIDE
from flibuste.games.captains_war.state import CaptainsWar
from flibuste.kernel import emit
from flibuste.kit import Module

DUEL_SCALES: Final = "duel_"  # CW-DUEL-001
RESTED: Final = CATALOGUE.event("rested", SIDE)


def add_duel(book: Book) -> None:
    """CW-DUEL-001 Two ranks have scales of their own; CW-DUEL-002 no truce markers."""
    book.tables.rank_by(DUEL_SCALES)
    book.boarded = ()
    book.attacks += (grow_weary,)
    steps = book.plans["turn"]
    steps[steps.index(offer_attack)] = offer_attack_to_the_rested


MODULE: Final[Module] = Module("duel", {"duel": add_duel}, mode_of=(2,))


def grow_weary(s: CaptainsWar, seat: int) -> None:
    """CW-DUEL-003 Who attacks does not attack again on the next turn of their own."""
    s.weary |= 1 << seat


def offer_attack_to_the_rested(s: CaptainsWar, seat: int) -> None:
    """CW-DUEL-003 A captain who attacked on the turn before rests for one."""
    if s.weary >> seat & 1:
        s.weary &= ~(1 << seat)
        emit(s, RESTED, seat)
    else:
        offer_attack(s, seat)
