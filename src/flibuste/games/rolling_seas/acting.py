"""The action phase: winds in the sails, then navigate, explore or visit a port, then winds again (RS-ACT-001)."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.rolling_seas import events
from flibuste.games.rolling_seas.actions import EXPLORE, GUST, LINE, LINES, SAIL, SPEND, STOP, VISIT, WIND
from flibuste.games.rolling_seas.ashore import explore, visit
from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.ledger import opened, report
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.games.rolling_seas.voyage import can_finish, can_spend, gust, gustable, sail, sailable, spend
from flibuste.kernel import Frame, emit
from flibuste.kit import ARGUMENT, unless_idle, verb_of
from flibuste.kit.grid import cells_of


def winds_of(s: RollingSeas) -> list[int]:
    """RS-DIC-003 The different winds of the turn."""
    return sorted(set(s.winds))


class Act(Frame[RollingSeas]):
    """RS-ACT-001 One action: navigate, explore or visit. RS-WIN-001, RS-WIN-004 Winds in the sails may come first.

    To stop here is to navigate by zero steps (RS-ACT-002).
    """

    rules: ClassVar[tuple[str, ...]] = ("RS-ACT-001", "RS-WIN-001", "RS-WIN-004", "RS-ACT-002")

    def step(self, s: RollingSeas) -> list[int] | None:
        board, sheet = s.boards[self.seat], s.sheets[self.seat]
        winds = winds_of(s)
        options: list[int] = []
        if not board.halted:
            options += [WIND + wind for wind in winds if can_finish(board, sheet, [wind], False)]
            options += [GUST + heading for heading in gustable(board, sheet, winds)]
        if not board.stormed:
            options += [EXPLORE + cell for cell in cells_of(board.explorable())]
            options += [VISIT + cell for cell in s.book.chart.quayside[board.ship]]
            options.append(STOP)
        return unless_idle(s, [] if options == [STOP] else options)

    def answer(self, s: RollingSeas, action: int) -> None:
        verb, argument = verb_of(action), action & ARGUMENT
        if verb == WIND:
            emit(s, events.CHOSE_WIND, self.seat, argument)
            s.stack[-1] = Sail(self.seat, argument)
        elif verb == GUST:
            take_gust(s, self.seat, argument)
        elif verb == EXPLORE:
            s.stack[-1] = Finish(self.seat)
            explore(s, self.seat, argument)
        elif verb == VISIT:
            s.stack[-1] = Finish(self.seat)
            visit(s, self.seat, argument)
        else:
            stay(s, self.seat)


class Sail(Frame[RollingSeas]):
    """RS-NAV-001 Step by step under the chosen wind; a wind in the sails ends the sailing (RS-WIN-001)."""

    __slots__ = ("wind",)
    rules: ClassVar[tuple[str, ...]] = ("RS-NAV-003", "RS-NAV-001", "RS-WIN-001")

    def __init__(self, seat: int, wind: int) -> None:
        self.seat = seat
        self.wind = wind

    def step(self, s: RollingSeas) -> list[int] | None:
        board, sheet = s.boards[self.seat], s.sheets[self.seat]
        options = [SAIL + heading for heading in sailable(board, sheet, self.wind)]
        options += [GUST + heading for heading in gustable(board, sheet, [])]
        if can_spend(board, sheet, self.wind):
            options.append(SPEND)
        return or_stop(s, board, options)

    def answer(self, s: RollingSeas, action: int) -> None:
        """RS-NAV-005, RS-NAV-009 Any heading at each step; what a step brings can be used for the next."""
        verb, heading = verb_of(action), action & ARGUMENT
        if verb == SAIL:
            sheet = opened(s, self.seat)
            sail(s.boards[self.seat], sheet, self.wind, heading)
            come_in(s, self.seat)
        elif verb == GUST:
            s.stack[-1] = Finish(self.seat)
            take_gust(s, self.seat, heading)
        elif verb == SPEND:
            sheet = opened(s, self.seat)
            spend(s.boards[self.seat], sheet)
            report(s, self.seat)
        else:
            stay(s, self.seat)


class Finish(Frame[RollingSeas]):
    """RS-WIN-001, RS-WIN-006 Winds in the sails at the end of the action, those it brought included."""

    rules: ClassVar[tuple[str, ...]] = ("RS-WIN-001", "RS-WIN-006")

    def step(self, s: RollingSeas) -> list[int] | None:
        board = s.boards[self.seat]
        return or_stop(s, board, [GUST + heading for heading in gustable(board, s.sheets[self.seat], [])])

    def answer(self, s: RollingSeas, action: int) -> None:
        if action == STOP:
            stay(s, self.seat)
        else:
            take_gust(s, self.seat, action & ARGUMENT)


def or_stop(s: RollingSeas, board: Board, options: list[int]) -> list[int] | None:
    """To go on, or to stop if the ship may stay where it is; without a way to go on nothing is asked."""
    return unless_idle(s, options if board.stormed or not options else [*options, STOP])


def stay(s: RollingSeas, seat: int) -> None:
    emit(s, events.STAYED, seat, s.boards[seat].ship)
    s.stack.pop()


def take_gust(s: RollingSeas, seat: int, heading: int) -> None:
    """RS-WIN-002 One step by a wind in the sails."""
    sheet = opened(s, seat)
    gust(s.boards[seat], sheet, heading)
    come_in(s, seat)


def come_in(s: RollingSeas, seat: int) -> None:
    """The log tells what the step brought; RS-CEL-010 beaten pirates leave their spoils."""
    report(s, seat)
    if s.boards[seat].spoils:
        s.stack.append(Spoils(seat))


class Spoils(Frame[RollingSeas]):
    """RS-CEL-010, RS-CEL-013 A notebook line up to the number of cannons, whatever the die, and no exploration."""

    rules: ClassVar[tuple[str, ...]] = ("RS-CEL-010", "RS-CEL-013")

    def step(self, s: RollingSeas) -> list[int] | None:
        return [LINE + line for line in range(min(LINES, s.sheets[self.seat].cannons))]

    def answer(self, s: RollingSeas, action: int) -> None:
        sheet, line = opened(s, self.seat), action & ARGUMENT
        s.boards[self.seat].spoils = 0
        sheet.read(line)
        sheet.strike()
        report(s, self.seat)
        s.stack.pop()
