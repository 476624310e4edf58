"""Black, brown and white: markers that move along a track, one space per action point."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.amerigo.catalogue import (
    ACTING,
    ADVANCED,
    ADVANCING,
    IMPROVED,
    IN_TURN,
    LEARN,
    LEARNED,
    LOADED,
    MOVE,
    NO_TILE,
    OVERTOOK,
)
from flibuste.games.amerigo.closing import close, worth_asking
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import FLAGSHIP, PURSE, TREASURE
from flibuste.games.amerigo.treasury import gain_surplus, turn_over
from flibuste.kernel import Frame, emit
from flibuste.kit import NONE


def moves(s: Amerigo, room: int) -> list[int]:
    """Any number of spaces up to the points and to the end of the track."""
    return [MOVE + spaces for spaces in range(min(s.points, room) + 1)]


def end_of_track(s: Amerigo, seat: int, room: int) -> None:
    """The action ends. AM-BLK-002, AM-BRN-004, AM-WHT-003 On the last space with points left over there is gold, even
    if the marker was there before; otherwise they are given up."""
    surplus = room == 0 and s.points > 0
    close(s, seat, 0 if surplus else s.points)
    if surplus:
        gain_surplus(s, seat)


class Load(Frame[Amerigo]):
    """AM-BLK-001 One more cannon per action point, up to the end of the track."""

    rules: ClassVar[tuple[str, ...]] = ("AM-BLK-001", "AM-BLK-002")

    def window(self) -> int:
        return ACTING

    def room(self, s: Amerigo) -> int:
        return s.tables.cannon_track - s.cannons[self.seat]

    def step(self, s: Amerigo) -> list[int] | None:
        if self.room(s):
            return moves(s, self.room(s))
        end_of_track(s, self.seat, 0)
        return None

    def answer(self, s: Amerigo, action: int) -> None:
        spaces = action - MOVE
        s.points -= spaces
        s.cannons[self.seat] += spaces
        emit(s, LOADED, self.seat, spaces, s.cannons[self.seat])
        end_of_track(s, self.seat, self.room(s))


class MakeProgress(Frame[Amerigo]):
    """AM-BRN-001 The progress marker moves one space per point. It is asked once, and again if a tile worth gold was
    taken on the way (AMB-28)."""

    __slots__ = ("moved",)

    topic: ClassVar[str] = "progress"
    rules: ClassVar[tuple[str, ...]] = ("AM-BRN-001", "AM-BRN-002", "AM-BRN-004")

    def window(self) -> int:
        return ACTING

    def __init__(self, seat: int, moved: int) -> None:
        self.seat, self.moved = seat, moved

    def room(self, s: Amerigo) -> int:
        return s.tables.last_progress - s.progress[self.seat]

    def step(self, s: Amerigo) -> list[int] | None:
        room = self.room(s)
        again = s.windfall and (s.points or worth_asking(s, self.window(), self.seat))
        if (again or not self.moved) and (room or not s.points):
            return moves(s, room)
        end_of_track(s, self.seat, room)
        return None

    def answer(self, s: Amerigo, action: int) -> None:
        """AM-BRN-002 For each space with points reached or passed, in order along the track, a progress tile."""
        spaces, start = action - MOVE, s.progress[self.seat]
        s.windfall = 0
        s.points -= spaces
        s.progress[self.seat] += spaces
        s.stack[-1] = MakeProgress(self.seat, 1)
        emit(s, IMPROVED, self.seat, spaces, s.progress[self.seat])
        for space in s.tables.steps:
            if start < space <= s.progress[self.seat]:
                s.stack.append(Learn(self.seat))


class Learn(Frame[Amerigo]):
    """AM-BRN-002 Compulsory: one face-up progress tile of the player's choice, none if the display is empty."""

    rules: ClassVar[tuple[str, ...]] = ("AM-BRN-002", "AM-BRN-003", "AM-PRG-025")

    def window(self) -> int:
        return IN_TURN

    def step(self, s: Amerigo) -> list[int] | None:
        options = sorted([LEARN + tile for tile in s.display if tile != NONE])
        if options:
            return options
        emit(s, NO_TILE, self.seat)
        s.stack.pop()
        return None

    def answer(self, s: Amerigo, action: int) -> None:
        """AM-BRN-003 The tile works from now on; the points of this action were counted before."""
        tile = action - LEARN
        s.stack.pop()
        s.display[s.display.index(tile)] = NONE
        s.tiles[self.seat] |= 1 << tile
        emit(s, LEARNED, self.seat, tile)
        if tile in (PURSE, TREASURE):
            s.windfall = 1


class Advance(Frame[Amerigo]):
    """AM-WHT-002 The turn-order marker moves one space per point used."""

    rules: ClassVar[tuple[str, ...]] = ("AM-WHT-002", "AM-WHT-003", "AM-PRG-016")

    def window(self) -> int:
        return ADVANCING

    def room(self, s: Amerigo) -> int:
        return s.tables.last_special - s.special[self.seat]

    def step(self, s: Amerigo) -> list[int] | None:
        if self.room(s) or may_overtake(s, self.seat):
            return moves(s, self.room(s))
        end_of_track(s, self.seat, 0)
        return None

    def answer(self, s: Amerigo, action: int) -> None:
        """AM-WHT-003 A marker that does not move is not stacked anew (AMB-19)."""
        spaces = action - MOVE
        s.points -= spaces
        if spaces:
            arrive(s, self.seat, s.special[self.seat] + spaces)
        emit(s, ADVANCED, self.seat, spaces, s.special[self.seat])
        end_of_track(s, self.seat, self.room(s))


def arrive(s: Amerigo, seat: int, space: int) -> None:
    """AM-WHT-002 On top of the pile: before everybody who is not further on."""
    s.special[seat] = space
    s.line.remove(seat)
    s.line.insert(len([other for other in s.line if s.special[other] > space]), seat)


def may_overtake(s: Amerigo, seat: int) -> bool:
    """AM-PRG-016 Not for the leader himself."""
    return s.owns(seat, FLAGSHIP) and s.line[0] != seat


def overtake(s: Amerigo, seat: int) -> None:
    """AM-PRG-016 Onto the pile of the leading marker, instead of using points (AMB-15); no gold there (AMB-16)."""
    space = s.special[s.line[0]]
    turn_over(s, seat, FLAGSHIP, 0)
    arrive(s, seat, space)
    emit(s, OVERTOOK, seat, space)
    close(s, seat, s.points)
