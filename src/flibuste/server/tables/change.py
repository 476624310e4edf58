"""A change of a table in progress: what it does to the table in memory, and the rows it writes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import sqlalchemy as sa

from flibuste.kernel import options_of
from flibuste.server.database import schema
from flibuste.server.database.statements import Row, Statement, delete, insert, insert_if_absent, run, update
from flibuste.server.tables.table import Table


class Change:
    """Nothing of it remains if it is dropped or if whatever makes it fails."""

    def __init__(self, table: Table, now: float, pace: float, write: Callable[[Statement], None]) -> None:
        self.table = table
        self.now = now
        self.dropped = False
        self.begun = False  # whether anything of the table has changed
        self._pace = pace if table.pace is None else table.pace
        self._write = write

    def drop(self) -> None:
        """There is nothing to change after all."""
        self.dropped = True

    def write(self, statement: Statement) -> None:
        self.begun = True
        self._write(statement)

    def set(self, **values: Any) -> None:
        """New values of the table itself."""
        self.write(update(schema.tables, {"id": self.table.id}, values))
        for name, value in values.items():
            setattr(self.table, name, value)

    def set_seat(self, number: int, **values: Any) -> None:
        """New values of one seat."""
        self.write(update(schema.seats, {"table_id": self.table.id, "seat": number}, values))
        seat = self.table.seats[number]
        for name, value in values.items():
            setattr(seat, name, value)
        self.table.follow_seats()

    def hold(self, number: int, guest: str) -> None:
        """One more guest plays this seat; an empty name is somebody without a cookie."""
        if guest and number not in self.table.holders.get(guest, ()):
            self.write(insert(schema.holders, {"table_id": self.table.id, "seat": number, "guest": guest}))
            self.table.holders.setdefault(guest, set()).add(number)

    def release(self, number: int) -> None:
        """Nobody plays this seat any more."""
        self.write(delete(schema.holders, {"table_id": self.table.id, "seat": number}))
        for held in self.table.holders.values():
            held.discard(number)

    def append(self, seat: int, answer: str | int) -> None:
        """One more row of the log, and what follows from it; the answer as text, or as the action itself."""
        table, self.begun = self.table, True
        number, entry = len(table.entries), table.add(seat, answer, self.now)
        row = {"seat": seat, "action": entry.action, "at": entry.at, "unseen": entry.unseen}
        self.write(insert(schema.log, {"table_id": table.id, "number": number, **row}))
        if table.undo_seat is not None and not entry.unseen:
            self.set(undo_seat=None, undo_agreed=[])
        if table.playing.over:
            self._finish()
        self.schedule(None if entry.takes_back else seat)

    def schedule(self, answered: int | None = None) -> None:
        """Note what the bot processes have to do: moves of bots, clocks that will run out. After a move the tasks of
        other seats stay as they are (a bot may be at work on one); otherwise everything is noted anew."""
        table = self.table
        if answered is not None and table.clock == "none" and not any(seat.is_bot for seat in table.seats):
            return
        stale = "kind <> 'hint'"
        if answered is not None:
            asked = ", ".join(map(str, table.asked)) or "-1"
            stale += f" AND (seat = {answered:d} OR seat NOT IN ({asked}))"
        self.write(delete(schema.tasks, {"table_id": table.id}, stale))
        due = list(self._due())
        if due:
            self.write(insert_if_absent(schema.tasks, *due))

    def task(self, seat: int, kind: str) -> None:
        """Ask the bot processes for something at once."""
        self.write(insert_if_absent(schema.tasks, self._task(seat, kind, self.now)))

    def _task(self, seat: int, kind: str, due: float) -> Row:
        return {"table_id": self.table.id, "seat": seat, "kind": kind, "due_at": due, "leased_until": 0.0}

    def _due(self) -> Iterator[Row]:
        table = self.table
        for seat in table.asked:
            if table.seats[seat].is_bot:
                forced = len(options_of(table.playing.state, seat)) == 1
                yield self._task(seat, "play", self.now + (0.0 if forced else self._pace))
            elif table.clock.startswith("minutes"):
                yield self._task(seat, "clock", table.deadline(seat) or self.now)

    def _finish(self) -> None:
        table = self.table
        self.set(state="over")
        result = table.game.result(table.playing.state)
        for seat, (score, rank) in enumerate(zip(result.scores, result.ranks, strict=True)):
            values = {"score": score, "rank": rank, "won": seat in result.winners}
            self.write(update(schema.seats, {"table_id": table.id, "seat": seat}, values))


class Transaction(Change):
    """A change that is written as it is made."""

    def __init__(self, connection: sa.Connection, table: Table, now: float, pace: float) -> None:
        super().__init__(table, now, pace, lambda statement: run(connection, statement))
        self.connection = connection
