"""Phase 1, the loot: roll, set a die aside, everybody takes two dice and applies them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from flibuste.games.captains_war.actions import CHOOSE, SET_ASIDE, TAKE
from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.events import (
    ADVANCED,
    BETTERED,
    DIE_SET_ASIDE,
    GAINED,
    HAUL,
    ROLLED,
    STOPPED,
    TOOK,
    TRACK_POINTS,
)
from flibuste.games.captains_war.state import CaptainsWar, free_resources, gain
from flibuste.games.captains_war.tables import ADVANCE, CHOICE, COLOUR_OF, CREW, DICE, FACES, MOST_SEATS, NONE
from flibuste.kernel import Frame, Repeated, below, emit
from flibuste.kit import AllAtOnce, menu

DICE_TAKEN: Final = 2
ASIDE: Final = [SET_ASIDE + die for die in range(DICE)]
TAKEABLE: Final = menu(TAKE + die for die in range(DICE))


def add_loot(book: Book) -> None:
    book.together("loot", lambda s, seat: TAKE_TWO[seat])
    book.choose = ask_for_resources


def roll(s: CaptainsWar, seat: int) -> None:
    """CW-LOOT-001 The active captain rolls the six dice, once."""
    for die in range(DICE):
        s.dice[die] = below(s, FACES)
    s.aside = NONE
    s.taken = [0] * s.book.seats
    if s.sink is not None:
        emit(s, ROLLED, seat, *(face_of(s, die) for die in range(DICE)))


def face_of(s: CaptainsWar, die: int) -> int:
    """The face a die shows, numbered over the four colours, for the log."""
    return COLOUR_OF[die] * FACES + s.dice[die]


def set_aside(s: CaptainsWar, seat: int) -> None:
    s.stack.append(SetAside(seat))


class SetAside(Frame[CaptainsWar]):
    """CW-LOOT-002, CW-DUEL-004 The active captain must set exactly one die aside before anyone chooses."""

    rules: ClassVar[tuple[str, ...]] = ("CW-LOOT-002", "CW-DUEL-004")

    def step(self, s: CaptainsWar) -> list[int] | None:
        return ASIDE

    def answer(self, s: CaptainsWar, action: int) -> None:
        s.stack.pop()
        s.aside = action - SET_ASIDE
        emit(s, DIE_SET_ASIDE, self.seat, s.aside, face_of(s, s.aside))


loot_together: Final = AllAtOnce("loot")
"""CW-GEN-007 Everybody chooses at the same time."""


class TakeTwo(Frame[CaptainsWar]):
    """CW-LOOT-006 Two different dice, one after the other, each applied as it is named."""

    topic: ClassVar[str] = "take"
    rules: ClassVar[tuple[str, ...]] = ("CW-LOOT-006",)

    def step(self, s: CaptainsWar) -> list[int] | None:
        taken: i64 = s.taken[self.seat]
        if taken & (taken - 1):  # two of them
            s.stack.pop()
            return None
        return TAKEABLE[~taken & offered(s, self.seat)]

    def answer(self, s: CaptainsWar, action: int) -> None:
        die = action - TAKE
        s.taken[self.seat] |= 1 << die
        emit(s, TOOK, self.seat, die, face_of(s, die))
        apply_die(s, self.seat, die)


def offered(s: CaptainsWar, seat: int) -> i64:
    """CW-LOOT-003, CW-LOOT-004 The die set aside is the active captain's alone; CW-LOOT-005 no die is used up."""
    dice: i64 = (1 << DICE) - 1
    if s.aside != NONE and seat != s.active:
        dice -= 1 << s.aside
    return dice


def apply_die(s: CaptainsWar, seat: int, die: int) -> None:
    """A die gives what its face shows: CW-LOOT-007 gold, CW-LOOT-008 a resource, CW-LOOT-009 one of choice,
    CW-LOOT-010 a pirate, CW-LOOT-011 spaces on a track."""
    t = s.book.tables
    face = s.dice[die]
    gift, amount = t.gives[die][face], t.amount[die][face]
    if gift >= ADVANCE:
        for stride in s.book.strides:
            amount = stride(s, seat, amount)
        s.stack.append(Advance(seat, gift - ADVANCE, amount))
    else:
        receive(s, seat, gift, amount)


def receive(s: CaptainsWar, side: int, gift: int, amount: int) -> None:
    """CW-GEN-003, CW-GEN-004 A side circles a gain, as far as boxes are free. A resource of choice is asked for."""
    if gift == CHOICE:
        s.book.choose(s, side, amount)
        return
    taken = gain(s, side, gift, amount)
    emit(s, GAINED, s.voice(side), HAUL * gift + taken, amount - taken)
    if gift > CREW:
        crew_changed(s)


def crew_changed(s: CaptainsWar) -> None:
    for listener in s.book.crew_changes:
        listener(s)


def ask_for_resources(s: CaptainsWar, seat: int, amount: int) -> None:
    """CW-LOOT-009, CW-LOOT-014 Resources of choice, one by one."""
    s.stack.append(Choose(seat, amount))


class Choose(Repeated[CaptainsWar]):
    """CW-LOOT-009 A resource of the captain's choice, among those with a free box."""

    rules: ClassVar[tuple[str, ...]] = ("CW-LOOT-009",)

    def step(self, s: CaptainsWar) -> list[int] | None:
        choices = free_resources(s, self.seat) if self.left else []
        if choices:
            return [CHOOSE + resource - 1 for resource in choices]
        if self.left:
            emit(s, GAINED, self.seat, HAUL * CHOICE, self.left)
        s.stack.pop()
        return None

    def answer(self, s: CaptainsWar, action: int) -> None:
        s.stack[-1] = Choose(self.seat, self.left - 1)
        receive(s, self.seat, action - CHOOSE + 1, 1)


class Advance(Frame[CaptainsWar]):
    """CW-LOOT-012 Up to so many circles; CW-LOOT-013 each gives its gain before the next is marked."""

    __slots__ = ("left", "track")

    def __init__(self, seat: int, track: int, left: int) -> None:
        self.seat = seat
        self.track = track
        self.left = left

    def step(self, s: CaptainsWar) -> None:
        s.stack.pop()
        if self.left == 0:
            return
        if s.sheets[self.seat].is_blocked(s.book.tables, self.track):
            emit(s, STOPPED, self.seat, self.track, self.left)
            return
        s.stack.append(Advance(self.seat, self.track, self.left - 1))
        mark_circle(s, self.seat, self.track)


def mark_circle(s: CaptainsWar, side: int, track: int) -> None:
    """CW-LOOT-013 Mark the next circle of a track that is not blocked and take its gains."""
    sheet = s.sheets[side]
    circle = sheet.progress[track] + 1
    sheet.progress[track] = circle
    if s.sink is not None:
        tell_circle(s, side, track, circle)
    for gift, amount in s.book.tables.gains[track][circle]:
        receive(s, side, gift, amount)


def tell_circle(s: CaptainsWar, side: int, track: int, circle: int) -> None:
    """CW-LOOT-015 The circle, and what it adds for good: to every boarding from now on, or to the points."""
    t = s.book.tables
    attack, defence, points = [
        sums[track][circle] - sums[track][circle - 1] for sums in (t.attack, t.defence, t.track_points)
    ]
    emit(s, ADVANCED, s.voice(side), track, circle)
    if attack or defence:
        emit(s, BETTERED, s.voice(side), attack, defence)
    if points:
        emit(s, TRACK_POINTS, s.voice(side), points)


TAKE_TWO: Final = [TakeTwo(seat) for seat in range(MOST_SEATS)]
