"""Phase I: Nassau. The captain is led through the alleys until everybody has passed."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.nassau.city import CROSSINGS
from flibuste.games.nassau.mooring import Moor
from flibuste.games.nassau.paying import FOR_A_MOVE, FOR_A_PAUSE, Pay
from flibuste.games.nassau.receiving import Choose, receive
from flibuste.games.nassau.ship import ABOARD, Ship, owned
from flibuste.games.nassau.state import IN_CITY, Nassau, clockwise
from flibuste.games.nassau.tables import DOUBLOON, NONE, RUM
from flibuste.games.nassau.words import (
    AGAIN,
    ARGUMENT,
    BARGE,
    BARGED,
    END,
    FINED,
    FROM,
    GO,
    LAND,
    LANDED,
    PASS,
    PAUSE,
    RELOCATED,
    WALKED,
)
from flibuste.kernel import Frame, emit


def walk_the_city(s: Nassau, seat: int) -> None:
    """NA-P1-001, NA-GEN-002 The dolphin's holder begins, then clockwise."""
    s.phase, s.claimed = IN_CITY, 0
    s.visited = 1 << s.captain
    s.stack.append(CityRound(s.dolphin))


class CityRound(Frame[Nassau]):
    """NA-P1-001 In turn, each player who has not passed; NA-P1-023 the phase ends when all have."""

    def step(self, s: Nassau) -> list[int] | None:
        waiting = [seat for seat in clockwise(s, self.seat) if s.ships[seat].place == ABOARD]
        if waiting:
            s.stack[-1] = CityRound((waiting[0] + 1) % s.book.seats)
            s.stack.append(Walk(waiting[0], 0, 0))
        else:
            s.stack.pop()
        return None


class Walk(Frame[Nassau]):
    """NA-P1-001 Move, pause or pass. NA-P1-026 After a relocation or for an extra move there is only the move."""

    __slots__ = ("extra", "must")
    rules: ClassVar[tuple[str, ...]] = ("NA-P1-002", "NA-P1-001", "NA-P1-011", "NA-P1-016", "NA-P1-017", "NA-P1-021")

    def __init__(self, seat: int, extra: int, must: int) -> None:
        self.seat = seat
        self.extra = extra
        self.must = must

    def step(self, s: Nassau) -> list[int] | None:
        ship = s.ships[self.seat]
        options = all_moves(s, ship, owned(ship, DOUBLOON))
        if self.must:
            return options
        if owned(ship, RUM):
            options.append(PAUSE)
        if not options:
            s.stack[-1] = Moor(self.seat)
            return None
        return [*options, PASS]

    def answer(self, s: Nassau, action: int) -> None:
        if action == PAUSE:
            self.pause(s)
        elif action == PASS:
            s.stack[-1] = Moor(self.seat)
        elif action >= FROM:
            self.relocate(s, action & ARGUMENT)
        elif action >= BARGE:
            self.board_barge(s, action & ARGUMENT)
        else:
            self.walk(s, action & ARGUMENT)

    def pause(self, s: Nassau) -> None:
        """NA-P1-016 Discard a rum and do nothing else this turn."""
        s.stack.pop()
        s.stack.append(Pay(self.seat, RUM, 1, FOR_A_PAUSE))

    def relocate(self, s: Nassau, crossing: int) -> None:
        """NA-P1-021 The captain is put on a crossing he has stood on this round, free and without its equipment."""
        s.captain = crossing
        s.stack[-1] = Walk(self.seat, self.extra, 1)
        emit(s, RELOCATED, self.seat, crossing)

    def walk(self, s: Nassau, alley: int) -> None:
        """NA-P1-002 A pirate on every section, then the captain goes to the other end."""
        crossing = s.city.other_end(alley, s.captain)
        fill(s, self.seat, alley)
        emit(s, WALKED, self.seat, alley, crossing, s.city.sections[alley])
        end_move(s, self.seat, self.extra)
        arrive(s, self.seat, crossing)

    def board_barge(self, s: Nassau, alley: int) -> None:
        """NA-P1-011 Out by one border alley, pay, in by another. NA-P1-012 Without a doubloon it costs points."""
        ship = s.ships[self.seat]
        fill(s, self.seat, alley)
        emit(s, BARGED, self.seat, alley, s.city.sections[alley])
        s.stack[-1] = Land(self.seat, self.extra)
        if owned(ship, DOUBLOON):
            s.stack.append(Pay(self.seat, DOUBLOON, 1))
        else:
            ship.points -= s.book.tables.barge_points
            emit(s, FINED, self.seat, s.book.tables.barge_points)


def all_moves(s: Nassau, ship: Ship, doubloons: int) -> list[int]:
    """NA-P1-002 Moves from the captain's crossing; NA-P1-021, NA-P1-022 if all its alleys are occupied, the visited
    crossings from which one can go on."""
    if any([s.alleys[alley] == NONE for alley in s.city.at[s.captain]]):
        return moves_from(s, ship, s.captain, doubloons)
    return [
        FROM + crossing
        for crossing in range(CROSSINGS)
        if s.visited >> crossing & 1 and moves_from(s, ship, crossing, doubloons)
    ]


def moves_from(s: Nassau, ship: Ship, crossing: int, doubloons: int) -> list[int]:
    """NA-P1-003, NA-P1-004 The free alleys that the standing pirates can fill; NA-P1-014 a border alley by barge."""
    walks: list[int] = []
    rides: list[int] = []
    fare = doubloons > 0 or ship.points >= s.book.tables.barge_points
    for alley in s.city.at[crossing]:
        if s.alleys[alley] != NONE or s.city.sections[alley] > ship.standing:
            continue
        if s.city.ends[alley][1] != NONE:
            walks.append(GO + alley)
        elif fare and landings(s, alley, crossing, ship.standing - s.city.sections[alley]):
            rides.append(BARGE + alley)
    return walks + rides


def landings(s: Nassau, way_out: int, crossing: int, pirates: int) -> list[int]:
    """NA-P1-011 Every other free border alley that can be filled; NA-P1-013 not back to the same crossing."""
    city = s.city
    return [
        LAND + alley
        for alley in city.borders
        if alley != way_out
        and s.alleys[alley] == NONE
        and city.sections[alley] <= pirates
        and city.landing(alley) != crossing
    ]


def fill(s: Nassau, seat: int, alley: int) -> None:
    """NA-P1-003 The alley is closed until phase III."""
    s.alleys[alley] = seat
    s.ships[seat].standing -= s.city.sections[alley]


def end_move(s: Nassau, seat: int, extra: int) -> None:
    """NA-P1-015 After a move an extra one may be paid for; never a third."""
    if extra:
        s.stack.pop()
    else:
        s.stack[-1] = Again(seat)


def arrive(s: Nassau, seat: int, crossing: int) -> None:
    """NA-P1-002, NA-P1-005 Receive the crossing's equipment, also on a second visit."""
    s.captain = crossing
    s.visited |= 1 << crossing
    for follow in s.book.arrivals:
        follow(s, seat)
    offers = s.city.offers[crossing]
    if len(offers) > 1:
        s.stack.append(Choose(seat, crossing))
    else:
        receive(s, seat, offers)


class Land(Frame[Nassau]):
    """NA-P1-011 The barge lands: fill another border alley, whose crossing's equipment is received."""

    __slots__ = ("extra",)
    rules: ClassVar[tuple[str, ...]] = ("NA-P1-011", "NA-P1-013")

    def __init__(self, seat: int, extra: int) -> None:
        self.seat = seat
        self.extra = extra

    def step(self, s: Nassau) -> list[int] | None:
        return sorted(landings(s, NONE, s.captain, s.ships[self.seat].standing))

    def answer(self, s: Nassau, action: int) -> None:
        alley = action & ARGUMENT
        crossing = s.city.landing(alley)
        fill(s, self.seat, alley)
        emit(s, LANDED, self.seat, alley, crossing, s.city.sections[alley])
        end_move(s, self.seat, self.extra)
        arrive(s, self.seat, crossing)


class Again(Frame[Nassau]):
    """NA-P1-015 Once per turn, for a doubloon, move again at once. NA-P1-024 It is paid before that move is made;
    NA-P1-025 it is offered only if a move is then possible."""

    rules: ClassVar[tuple[str, ...]] = ("NA-P1-015", "NA-P1-024", "NA-P1-025")

    def step(self, s: Nassau) -> list[int] | None:
        if may_go_again(s, s.ships[self.seat]):
            return [AGAIN, END]
        s.stack.pop()
        return None

    def answer(self, s: Nassau, action: int) -> None:
        if action == END:
            s.stack.pop()
            return
        s.stack[-1] = Walk(self.seat, 1, 1)
        s.stack.append(Pay(self.seat, DOUBLOON, 1, FOR_A_MOVE))


def may_go_again(s: Nassau, ship: Ship) -> bool:
    """NA-P1-025 Whether a move is possible with a doubloon less."""
    doubloons = owned(ship, DOUBLOON)
    return doubloons > 0 and len(all_moves(s, ship, doubloons - 1)) > 0
