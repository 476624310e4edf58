"""Variant: the Stefan Feld pawn, a travelling merchant in the city (NA-FELD)."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.games.nassau.book import Book
from flibuste.games.nassau.city import CAPTAINS_TILE, QUADRANTS
from flibuste.games.nassau.gains import both, cost, gain
from flibuste.games.nassau.paying import Pay
from flibuste.games.nassau.receiving import Receive
from flibuste.games.nassau.setup import tile_at
from flibuste.games.nassau.ship import owned
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import CRATE, DOUBLOON, GIFT_NAMES, NONE, PROVISION, RUM
from flibuste.games.nassau.words import ARGUMENT, CROSSING, CROSSING_WORDS, NASSAU, PLAYER, SKIP
from flibuste.kernel import Frame, Words, below, emit
from flibuste.kit import TABLE, Module

BONUSES: Final = (PROVISION, RUM, CRATE)
CORNERS: Final = (6, 0, 2, 8)  # clockwise from the bottom left

BONUS: Final = NASSAU.verb("bonus", Words("bonus", [GIFT_NAMES[thing] for thing in BONUSES]))
SEND: Final = NASSAU.verb("send", CROSSING_WORDS)
MET_FELD: Final = NASSAU.event("met-feld", PLAYER)
SENT: Final = NASSAU.event("sent", PLAYER, CROSSING)
FELD: Final = NASSAU.counter("feld") + TABLE  # his crossing


def add_feld(book: Book) -> None:
    book.set_ups += (place_feld,)
    book.arrivals += (meet_feld,)
    book.facts[BONUS] = worth_of_bonus


def place_feld(s: Nassau) -> None:
    """NA-FELD-001 In the bottom left corner, on a random crossing; in the opposite corner if that is the start tile."""
    corner = CORNERS[0] if tile_at(s, CORNERS[0]) != CAPTAINS_TILE else CORNERS[2]
    s.tally[FELD] = corner * QUADRANTS + below(s, QUADRANTS)


def meet_feld(s: Nassau, seat: int) -> None:
    """NA-FELD-002 Whoever brings the captain to him by a move; NA-FELD-004 a relocation gives nothing."""
    if s.captain == s.tally[FELD]:
        emit(s, MET_FELD, seat)
        s.stack.append(SendFeld(seat))
        s.stack.append(ChooseBonus(seat, NONE))


class ChooseBonus(Frame[Nassau]):
    """NA-FELD-002 A provision, a rum or a crate; for a doubloon a second, different one. NA-FELD-005 After the
    equipment, whose doubloons may pay it."""

    __slots__ = ("first",)
    topic: ClassVar[str] = "bonus"
    rules: ClassVar[tuple[str, ...]] = ("NA-FELD-002", "NA-FELD-005")

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def step(self, s: Nassau) -> list[int] | None:
        options = [BONUS + bonus for bonus in range(len(BONUSES)) if bonus != self.first]
        if self.first == NONE:
            return options
        if owned(s.ships[self.seat], DOUBLOON):
            return [SKIP, *options]
        s.stack.pop()
        return None

    def answer(self, s: Nassau, action: int) -> None:
        s.stack.pop()
        if action == SKIP:
            return
        bonus = action & ARGUMENT
        if self.first == NONE:
            s.stack.append(ChooseBonus(self.seat, bonus))
        s.stack.append(Receive(self.seat, BONUSES[bonus], 1))
        if self.first != NONE:
            s.stack.append(Pay(self.seat, DOUBLOON, 1))


def worth_of_bonus(s: Nassau, seat: int, bonus: int) -> dict[str, int]:
    """NA-FELD-002 The first is free."""
    frame = s.stack[-1]
    second = isinstance(frame, ChooseBonus) and frame.first != NONE
    return both(cost(DOUBLOON) if second else {}, gain(s, seat, [(BONUSES[bonus], 1)]))


class SendFeld(Frame[Nassau]):
    """NA-FELD-003 He goes on to any crossing of the next corner, clockwise."""

    topic: ClassVar[str] = "send"
    rules: ClassVar[tuple[str, ...]] = ("NA-FELD-003",)

    def step(self, s: Nassau) -> list[int] | None:
        corner = next_corner(s.tally[FELD] // QUADRANTS)
        return [SEND + corner * QUADRANTS + quadrant for quadrant in range(QUADRANTS)]

    def answer(self, s: Nassau, action: int) -> None:
        s.stack.pop()
        s.tally[FELD] = action & ARGUMENT
        emit(s, SENT, self.seat, action & ARGUMENT)


def next_corner(tile: int) -> int:
    return CORNERS[(CORNERS.index(tile) + 1) % len(CORNERS)]


MODULE: Final[Module] = Module("feld", {"yes": add_feld})
