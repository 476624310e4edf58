"""Opening an action: how many points there are, and which question begins it."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.amerigo.building import Build
from flibuste.games.amerigo.catalogue import ACTS, ADVANCE, IN_TURN, PERFORM, PERFORMS
from flibuste.games.amerigo.planning import BuyProduction, PlanTiles
from flibuste.games.amerigo.sailing import Navigate
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import BLACK, BLUE, BROWN, GREEN, RED, WHITE
from flibuste.games.amerigo.tracks import Advance, Load, MakeProgress
from flibuste.kernel import Frame, emit


def open_action(s: Amerigo, seat: int, colour: int) -> None:
    """AM-PHA-011 The points of the phase and the bonuses of the player's tiles; gold may add to them. AM-PHA-010 They
    all go to this one action."""
    emit(s, ACTS, seat, colour, max(s.centre), bonus(s, seat, colour))
    begin(s, seat, colour)


def begin(s: Amerigo, seat: int, colour: int) -> None:
    s.points = max(s.centre) + bonus(s, seat, colour)
    s.moved = s.planned = s.windfall = 0
    s.stack.append(first_question(s, seat, colour))


def bonus(s: Amerigo, seat: int, colour: int) -> int:
    """AM-PRG-001, AM-PRG-002, AM-PRG-003, AM-PRG-004, AM-PRG-005, AM-PRG-006 Two more points for the action a tile
    shows; AM-PRG-007, AM-PRG-008, AM-PRG-009 one more for either of two; by whatever way it is reached (AMB-10).
    AM-PRG-026 There is none for white."""
    extra = s.tables.bonus[colour]
    return sum([amount for tile, amount in enumerate(extra) if amount and s.owns(seat, tile)])


def first_question(s: Amerigo, seat: int, colour: int) -> Frame[Amerigo]:
    if colour == BLUE:
        return Navigate(seat)
    if colour == BLACK:
        return Load(seat)
    if colour == RED:
        return PlanTiles(seat)
    if colour == BROWN:
        return MakeProgress(seat, 0)
    if colour == GREEN:
        return Build(seat)
    if colour == WHITE:
        return Special(seat) if s.special[seat] else Advance(seat)
    return BuyProduction(seat)


def special_action(s: Amerigo, seat: int) -> int:
    """AM-WHT-004 The colour of the space on the special-action track where the player's marker stands."""
    return s.tables.special_colour[s.special[seat]]


class Special(Frame[Amerigo]):
    """AM-WHT-001 Advance the marker, or AM-WHT-004 perform the action of the colour it stands on, with all its rules
    and bonuses. Gold is spent once that is settled (AMB-36)."""

    rules: ClassVar[tuple[str, ...]] = ("AM-WHT-001", "AM-WHT-002", "AM-WHT-004")

    def window(self) -> int:
        return IN_TURN

    def step(self, s: Amerigo) -> list[int] | None:
        return [ADVANCE, PERFORM]

    def answer(self, s: Amerigo, action: int) -> None:
        s.stack.pop()
        if action == ADVANCE:
            s.stack.append(Advance(self.seat))
            return
        colour = special_action(s, self.seat)
        emit(s, PERFORMS, self.seat, colour, max(s.centre), bonus(s, self.seat, colour))
        begin(s, self.seat, colour)
