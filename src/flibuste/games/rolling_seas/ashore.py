"""What is done ashore: exploring land and monoliths, building cannons, telling stories and trading in ports."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.rolling_seas import events
from flibuste.games.rolling_seas.actions import BUILD, BUY, DONE, FINDS, LINE, LINES, REFILL
from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.chart import PORTS
from flibuste.games.rolling_seas.ledger import opened, report
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import Frame, emit
from flibuste.kit import ARGUMENT, unless_idle

# Explore --------------------------------------------------------------------------------------------------------------


def lines_at_monolith(die: int) -> list[int]:
    """RS-EXP-005 The die's line and its neighbours; the last and the first are neighbours too."""
    return sorted((die + shift) % LINES for shift in (-1, 0, 1))


def explore(s: RollingSeas, seat: int, cell: int) -> None:
    """RS-EXP-001 Set foot on a land cell beside the ship; RS-EXP-005 at a monolith the die may be moved by one."""
    emit(s, events.EXPLORED, seat, cell)
    if s.book.chart.monoliths >> cell & 1:
        s.stack.append(Decipher(seat, cell))
    else:
        gather(s, seat, cell, s.die)


class Decipher(Frame[RollingSeas]):
    """RS-EXP-005 At a monolith: which line of the notebook to read."""

    __slots__ = ("cell",)
    rules: ClassVar[tuple[str, ...]] = ("RS-EXP-005",)

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def step(self, s: RollingSeas) -> list[int] | None:
        return [LINE + line for line in lines_at_monolith(s.die)]

    def answer(self, s: RollingSeas, action: int) -> None:
        s.stack.pop()
        gather(s, self.seat, self.cell, action & ARGUMENT)


def gather(s: RollingSeas, seat: int, cell: int, line: int) -> None:
    """The gains of an exploration; cannons may be built before the hold is looked at."""
    sheet = opened(s, seat)
    harvest(s.boards[seat], sheet, cell, line)
    report(s, seat)
    s.stack.append(Build(seat))


def harvest(board: Board, sheet: Sheet, cell: int, line: int) -> None:
    """RS-EXP-002, RS-EXP-003, RS-EXP-006 The notebook line, then the cell's symbol or monolith (ruling G-19)."""
    sheet.read(line)
    find(board, sheet, cell)


def find(board: Board, sheet: Sheet, cell: int) -> None:
    """RS-EXP-003, RS-EXP-006 Gain what is printed on the cell. RS-EXP-004 It is ticked and never explored again."""
    chart, here = board.chart, 1 << cell
    board.explored |= here
    if chart.provisions & here:
        sheet.note(events.FOUND, cell, FINDS.index("provisions"))
        sheet.gain_provisions(1)
    elif chart.gold & here:
        sheet.note(events.FOUND, cell, FINDS.index("gold"))
        sheet.gain_gold(1)
    elif chart.story & here:
        sheet.note(events.FOUND, cell, FINDS.index("story"))
        sheet.gain_story(1)
    elif chart.monoliths & here:
        sheet.note(events.FOUND, cell, FINDS.index("monolith"))
        sheet.tick_monolith()


class Build(Frame[RollingSeas]):
    """RS-EXP-008 Cannons may be built from provisions before the excess is struck (RS-EXP-009)."""

    rules: ClassVar[tuple[str, ...]] = ("RS-EXP-008", "RS-EXP-009")

    def step(self, s: RollingSeas) -> list[int] | None:
        sheet = s.sheets[self.seat]
        if sheet.can_build():
            return [BUILD, DONE]
        self._close(s)
        return None

    def answer(self, s: RollingSeas, action: int) -> None:
        if action == DONE:
            self._close(s)
            return
        opened(s, self.seat).build_cannon()
        report(s, self.seat)

    def _close(self, s: RollingSeas) -> None:
        """RS-EXP-009 Strike what the hold cannot take."""
        opened(s, self.seat).strike()
        report(s, self.seat)
        s.stack.pop()


# Visit a port ---------------------------------------------------------------------------------------------------------


def visit(s: RollingSeas, seat: int, cell: int) -> None:
    """RS-POR-003 In a port not visited yet the story must be told; the services are open in any port."""
    sheet = opened(s, seat)
    call_at(s.boards[seat], sheet, cell)
    report(s, seat)
    s.stack.append(Trade(seat, 0))


def call_at(board: Board, sheet: Sheet, cell: int) -> None:
    """RS-POR-002 Tell the story in a port that has not heard it, and tick the port."""
    port = 1 << board.chart.port_at[cell]
    if board.visited & port:
        sheet.note(events.VISITED, cell)
        return
    sheet.note(events.TOLD_STORY, cell, sheet.story)
    sheet.tell_story()
    board.visited |= port
    if board.visited.bit_count() == len(PORTS):
        sheet.note(events.ALL_PORTS, sheet.tables.all_ports)


class Trade(Frame[RollingSeas]):
    """RS-POR-004 The services of a port, each optional, in any order; the hold is refilled once (RS-POR-006)."""

    __slots__ = ("refilled",)
    rules: ClassVar[tuple[str, ...]] = ("RS-POR-004", "RS-POR-006")

    def __init__(self, seat: int, refilled: int) -> None:
        self.seat = seat
        self.refilled = refilled

    def step(self, s: RollingSeas) -> list[int] | None:
        sheet = s.sheets[self.seat]
        offers = sheet.offers()
        options = [BUY + service for service, offered in enumerate(offers) if offered]
        if self.refilled and offers[REFILL]:
            options.pop()
        return unless_idle(s, [*options, DONE] if options else [])

    def answer(self, s: RollingSeas, action: int) -> None:
        """RS-POR-008 A bonus gained on the way can be spent in the same visit."""
        if action == DONE:
            s.stack.pop()
            return
        service = action & ARGUMENT
        opened(s, self.seat).buy(service)
        if service == REFILL:
            s.stack[-1] = Trade(self.seat, 1)
        report(s, self.seat)
