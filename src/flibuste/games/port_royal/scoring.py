"""The end of the game and the winner (PR-BASE-110 to PR-BASE-112, PR-VAR)."""

from __future__ import annotations

from typing import Final

from flibuste.games.port_royal.book import Book, Numbers
from flibuste.games.port_royal.catalogue import ENDING, EXPEDITIONS, GOLD, INFLUENCE
from flibuste.games.port_royal.state import PortRoyal
from flibuste.kernel import Result, emit
from flibuste.kit import Module

STANDARD_END: Final = "standard"
EXPEDITION_END: Final = "expedition"


def add_end(book: Book) -> None:
    book.has_reached_goal = influence_reached
    book.can_win = everybody
    book.standing = standing


def ask_for_expedition(book: Book) -> None:
    book.has_reached_goal = influence_reached_with_expedition
    book.can_win = owns_expedition


def maybe_trigger_end(s: PortRoyal, seat: int) -> None:
    """PR-BASE-110 The end is triggered as soon as any player, active or not, reaches the goal."""
    if not s.ending and s.book.has_reached_goal(s, seat):
        s.ending = 1
        emit(s, ENDING, seat)


def influence_reached(s: PortRoyal, seat: int) -> bool:
    """PR-BASE-110 12 influence or more."""
    return s.count(seat, INFLUENCE) >= s.book.goal


def influence_reached_with_expedition(s: PortRoyal, seat: int) -> bool:
    """PR-VAR-001 12 influence or more and at least one expedition."""
    return s.count(seat, INFLUENCE) >= s.book.goal and owns_expedition(s, seat)


def everybody(s: PortRoyal, seat: int) -> bool:
    return True


def owns_expedition(s: PortRoyal, seat: int) -> bool:
    """PR-VAR-002 Only players who own an expedition can win."""
    return s.count(seat, EXPEDITIONS) >= s.book.variant_expeditions


def standing(s: PortRoyal) -> Result:
    """PR-BASE-112 Most influence; tied, most coins; still tied, shared. PR-VAR-002 Those who cannot win come after."""
    seats = range(s.book.seats)
    merit = [(int(s.book.can_win(s, seat)), s.count(seat, INFLUENCE), s.count(seat, GOLD)) for seat in seats]
    ranks = [1 + sum(other > own for other in merit) for own in merit]
    winners = [seat for seat in seats if ranks[seat] == 1 and merit[seat][0]]
    return Result([s.count(seat, INFLUENCE) for seat in seats], ranks, winners)


END: Final = Module("end", {EXPEDITION_END: ask_for_expedition}, default=STANDARD_END, numbers=Numbers())
