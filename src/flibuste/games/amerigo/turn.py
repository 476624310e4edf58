"""Rounds, phases and turns: cubes are thrown, and in player order everybody does one thing."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.amerigo.actions import open_action
from flibuste.games.amerigo.catalogue import (
    ACTIONS,
    CHANGED,
    EMPTY_STORAGE,
    GOLD,
    IN_TURN,
    NOTHING_OUT,
    PASS,
    PASSED,
    RENOWN,
    RENOWNED,
    ROUND,
    THROWN,
    TOOK_GOLD,
    TURN,
    packed_cubes,
)
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import COLOURS, GREEN, MONEY_CHANGER, RED, VERSATILITY
from flibuste.games.amerigo.tables import RENOWN as RENOWN_TILE
from flibuste.games.amerigo.tower import drop
from flibuste.games.amerigo.treasury import gain_gold, gain_points, turn_over
from flibuste.kernel import NOBODY, Frame, emit
from flibuste.kernel.rng import beside


class Rounds(Frame[Amerigo]):
    """AM-PHA-001 Five rounds; AM-PHA-013 after the last one final scoring."""

    def step(self, s: Amerigo) -> list[int] | None:
        if s.round == s.tables.rounds:
            s.stack[-1] = s.rules.run("final", 0)
        else:
            s.stack.append(s.rules.run("round", 0))
        return None


def begin_round(s: Amerigo, seat: int) -> None:
    """AM-PHA-001 Seven phases in the fixed order. AM-NXT-004 The upper time marker of a round is one lower."""
    s.round += 1
    emit(s, ROUND, s.round, time_value(s))
    s.stack.append(Phases(NOBODY, 0))


def time_value(s: Amerigo) -> int:
    """AM-SET-009 The value of the upper time marker: 5, 4, 3, 2, and 1 when the pile is empty (AMB-01)."""
    return s.tables.times[s.round - 1]


class Phases(Frame[Amerigo]):
    """AM-PHA-001 Blue, black, red, brown, green, yellow, white; AM-PHA-013 then the round ends."""

    __slots__ = ("next",)

    def __init__(self, seat: int, next: int) -> None:
        self.seat, self.next = seat, next

    def step(self, s: Amerigo) -> list[int] | None:
        s.phase = self.next
        if self.next == len(COLOURS):
            s.stack.pop()
            return None
        s.stack[-1] = Phases(NOBODY, self.next + 1)
        if throw_cubes(s, self.next):
            s.stack.append(s.rules.run("phase", 0))
        return None


def throw_cubes(s: Amerigo, colour: int) -> bool:
    """AM-PHA-003 All cubes of the storage space go into the tower; AM-PHA-004 what comes out, to the centre. Whether
    the phase is played: AM-PHA-002, AM-PHA-004, AM-PHA-015 without cubes thrown or come out nobody has a turn."""
    thrown = s.storage[colour]
    emit(s, TURN, s.round, colour)
    if not thrown:
        emit(s, EMPTY_STORAGE, colour)
        return False
    s.storage[colour] = 0
    s.centre = tumble(s, [colour] * thrown)
    if not any(s.centre):
        emit(s, NOTHING_OUT, colour, thrown)
        return False
    emit(s, THROWN, colour, thrown, packed_cubes(s.centre), base_points(s))
    return True


def tumble(s: Amerigo, cubes: list[int]) -> list[int]:
    """Throw cubes into the tower, which has dice of its own; what comes out is seen by all."""
    dice = beside(s, s.stream)
    out = drop(dice, s.tables.tower, s.ledges, cubes)
    s.stream = dice.rng
    s.revealed += dice.revealed
    return out


def base_points(s: Amerigo) -> int:
    """AM-PHA-006 As many as cubes of the most numerous colour; AM-WHT-005 white adds nothing."""
    return max(s.centre)


def take_turns(s: Amerigo, seat: int) -> None:
    """AM-PHA-007 In the player order as it is now; changes count from the next phase on."""
    s.order = s.line.copy()
    for player in reversed(s.order):
        s.stack.append(Turn(player))


def return_cubes(s: Amerigo, seat: int) -> None:
    """AM-PHA-012 Every cube in the centre returns to the storage space of its colour."""
    s.storage = [stored + out for stored, out in zip(s.storage, s.centre, strict=True)]
    s.centre = [0] * len(COLOURS)


def available(s: Amerigo, seat: int) -> list[int]:
    """AM-PHA-005 The colours in the centre; AM-PRG-015 with versatility green cubes also count as red ones and red as
    green (AMB-11: the points stay as they are)."""
    colours = [colour for colour in range(len(COLOURS)) if s.centre[colour]]
    if s.owns(seat, VERSATILITY) and (RED in colours or GREEN in colours):
        colours = sorted({*colours, RED, GREEN})
    return colours


class Turn(Frame[Amerigo]):
    """AM-PHA-008 One available action, or gold, or renown, or nothing. AM-PHA-009 Cubes are not used up; AM-PHA-014 a
    colour may be chosen even if nothing can be done with it."""

    rules: ClassVar[tuple[str, ...]] = ("AM-PHA-008", "AM-PHA-005", "AM-PHA-006", "AM-GLD-001")

    def window(self) -> int:
        return IN_TURN

    def step(self, s: Amerigo) -> list[int] | None:
        options = [ACTIONS[colour] for colour in available(s, self.seat)]
        options.append(GOLD)
        if s.owns(self.seat, RENOWN_TILE):
            options.append(RENOWN)
        options.append(PASS)
        return options

    def answer(self, s: Amerigo, action: int) -> None:
        s.stack.pop()
        if action == GOLD:
            take_gold(s, self.seat)
        elif action == RENOWN:
            use_renown(s, self.seat)
        elif action == PASS:
            emit(s, PASSED, self.seat)
        else:
            open_action(s, self.seat, ACTIONS.index(action))


def gold_on_offer(s: Amerigo, seat: int) -> int:
    """AM-GLD-001 A third of the cubes in the centre, rounded up; AM-PRG-020 half of them with the money changer.
    AM-PRG-026 No other tile adds anything."""
    share = s.tables.amount[MONEY_CHANGER] if s.owns(seat, MONEY_CHANGER) else s.tables.cubes_per_gold
    return -(-sum(s.centre) // share)


def take_gold(s: Amerigo, seat: int) -> None:
    gold = gold_on_offer(s, seat)
    if s.owns(seat, MONEY_CHANGER):
        emit(s, CHANGED, seat, s.tables.amount[MONEY_CHANGER])
    emit(s, TOOK_GOLD, seat, gold, sum(s.centre))
    gain_gold(s, seat, gold)


def use_renown(s: Amerigo, seat: int) -> None:
    """AM-PRG-021 Instead of an action, once: as many points as cubes in the centre."""
    points = s.tables.amount[RENOWN_TILE] * sum(s.centre)
    turn_over(s, seat, RENOWN_TILE, 0)
    gain_points(s, seat, points)
    emit(s, RENOWNED, seat, points)
