"""Loading tables, keeping them at hand, and the one way to change one.

A change locks the table's row, so changes to a table come one after another whichever process makes them; the log's key
(table, number) would refuse a second move in the same place even so. Memory follows only what is committed.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import sqlalchemy as sa

from flibuste.games import registry
from flibuste.kernel import options_of
from flibuste.server import schema
from flibuste.server.bell import Bell
from flibuste.server.problems import Refusal, no_such_table
from flibuste.server.settings import Settings
from flibuste.server.store import Store, insert_if_absent
from flibuste.server.table import Entry, Seat, Table

AT_HAND: Final = 4096  # tables kept in memory by one process

# Statements that every look or move needs are built once.
_THE_TABLE: Final = schema.tables.c.id == sa.bindparam("table")
HEADER: Final = sa.select(schema.tables).where(_THE_TABLE)
BUMP: Final = (
    sa.update(schema.tables)
    .where(_THE_TABLE)
    .values(version=schema.tables.c.version + 1, changed_at=sa.bindparam("now"))
    .returning(schema.tables)
)
MOVE: Final = sa.insert(schema.log)
KEPT: Final = sa.select(schema.sheets.c.content).where(schema.sheets.c.data == sa.bindparam("data"))

Ring = Callable[[str, int], None]


def _silent(_table: str, _version: int) -> None:
    """Nobody in this process listens."""


class _Slot:
    """A place in memory for one table; whoever holds the lock may look at it and change it."""

    __slots__ = ("lock", "table")

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.table: Table | None = None


class _Dropped(Exception):
    """Rolls a change back that turned out to be none."""


class Change:
    """A change in progress. Nothing of it remains if it is dropped or if the block that makes it fails."""

    def __init__(self, connection: sa.Connection, table: Table, now: float, pace: float) -> None:
        self.connection = connection
        self.table = table
        self.now = now
        self.dropped = False
        self._pace = pace

    def drop(self) -> None:
        """There is nothing to change after all."""
        self.dropped = True

    def set(self, **values: Any) -> None:
        """New values of the table itself."""
        rows = schema.tables
        self.connection.execute(sa.update(rows).where(rows.c.id == self.table.id).values(**values))
        for name, value in values.items():
            setattr(self.table, name, value)

    def set_seat(self, number: int, **values: Any) -> None:
        """New values of one seat."""
        rows = schema.seats
        here = (rows.c.table_id == self.table.id) & (rows.c.seat == number)
        self.connection.execute(sa.update(rows).where(here).values(**values))
        seat = self.table.seats[number]
        for name, value in values.items():
            setattr(seat, name, value)
        self.table.rename()

    def hold(self, number: int, guest: str) -> None:
        """One more guest plays this seat; an empty name is somebody without a cookie."""
        if guest and number not in self.table.seats_of(guest):
            row = {"table_id": self.table.id, "seat": number, "guest": guest}
            self.connection.execute(sa.insert(schema.holders).values(row))
            self.table.holders.setdefault(guest, set()).add(number)

    def release(self, number: int) -> None:
        """Nobody plays this seat any more."""
        rows = schema.holders
        here = (rows.c.table_id == self.table.id) & (rows.c.seat == number)
        self.connection.execute(sa.delete(rows).where(here))
        for held in self.table.holders.values():
            held.discard(number)

    def append(self, seat: int, action: str) -> None:
        """One more row of the log, and what follows from it."""
        table = self.table
        entry = Entry(seat, action, self.now)
        row = {"table_id": table.id, "number": len(table.entries), "seat": seat, "action": action, "at": self.now}
        self.connection.execute(MOVE, row)
        table.append([entry])
        if table.undo_seat is not None:
            self.set(undo_seat=None, undo_agreed=[])
        if table.playing.over:
            self._finish()
        self.schedule(None if entry.takes_back else seat)

    def schedule(self, answered: int | None = None) -> None:
        """Note what the bot processes have to do: moves of bots, clocks that will run out. After a move the tasks of
        other seats stay as they are (a bot may be at work on one); otherwise everything is noted anew."""
        table, rows = self.table, schema.tasks
        if table.clock == "none" and not any(seat.is_bot for seat in table.seats):
            return
        stale = (rows.c.table_id == table.id) & (rows.c.kind != "hint")
        if answered is not None:
            stale &= (rows.c.seat == answered) | rows.c.seat.not_in(table.asked)
        self.connection.execute(sa.delete(rows).where(stale))
        due = list(self._due())
        if due:
            self.connection.execute(insert_if_absent(self.connection, rows), due)

    def task(self, seat: int, kind: str) -> None:
        """Ask the bot processes for something at once."""
        row = {"table_id": self.table.id, "seat": seat, "kind": kind, "due_at": self.now, "leased_until": 0.0}
        self.connection.execute(insert_if_absent(self.connection, schema.tasks), [row])

    def _due(self) -> Iterator[dict[str, Any]]:
        table = self.table
        for seat in table.asked:
            if table.seats[seat].is_bot:
                forced = len(options_of(table.playing.state, seat)) == 1
                kind, due = "play", self.now + (0.0 if forced else self._pace)
            elif table.clock.startswith("minutes"):
                kind, due = "clock", table.deadline(seat) or self.now
            else:
                continue
            yield {"table_id": table.id, "seat": seat, "kind": kind, "due_at": due, "leased_until": 0.0}

    def _finish(self) -> None:
        table = self.table
        self.set(state="over")
        result = table.game.result(table.playing.state)
        rows = schema.seats
        here = (rows.c.table_id == table.id) & (rows.c.seat == sa.bindparam("at"))
        change = (
            sa.update(rows)
            .where(here)
            .values(score=sa.bindparam("points"), rank=sa.bindparam("place"), won=sa.bindparam("first"))
        )
        outcomes = zip(result.scores, result.ranks, strict=True)
        self.connection.execute(
            change,
            [
                {"at": seat, "points": score, "place": rank, "first": seat in result.winners}
                for seat, (score, rank) in enumerate(outcomes)
            ],
        )


class Tables:
    """Every table, by its id. Safe to use from many threads."""

    def __init__(self, store: Store, bell: Bell, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.ring: Ring = _silent
        self._bell = bell
        self._slots: OrderedDict[str, _Slot] = OrderedDict()
        self._shelf = threading.Lock()

    @contextmanager
    def looking(self, id: str, just_changed: bool = False) -> Iterator[Table]:
        """The table as it is now; it cannot change, in this process, while one looks. Whoever has just changed it may
        take it as it is in memory: that is the change, or something newer."""
        slot = self._slot(id)
        with slot.lock:
            table = slot.table
            if table is None or not just_changed:
                with self.store.reading() as connection:
                    row = connection.execute(HEADER, {"table": id}).one_or_none()
                    table = self._current(connection, slot, row, 0)
            with table.data_in_use():
                yield table

    @contextmanager
    def changing(self, id: str) -> Iterator[Change]:
        """Change a table; when the block ends well the change is on disk, and everybody who watches hears of it."""
        slot, now = self._slot(id), time.time()
        with slot.lock:
            try:
                with self.store.writing() as connection:
                    row = connection.execute(BUMP, {"table": id, "now": now}).one_or_none()
                    table = self._current(connection, slot, row, 1)
                    change = Change(connection, table, now, self.settings.bot_pace)
                    with table.data_in_use():
                        yield change
                    if change.dropped:
                        raise _Dropped
                    table.version, table.changed_at = table.version + 1, now
                    self._bell.announce(connection, id, table.version)
            except _Dropped:
                return
            except Refusal:
                raise  # comes before anything is changed
            except BaseException:
                slot.table = None
                raise
            version = table.version
        self.ring(id, version)

    def add(self, connection: sa.Connection, header: dict[str, Any], seats: Iterable[dict[str, Any]]) -> None:
        """Lay a new table, within a transaction; the component data it is played with are kept."""
        rows = list(seats)
        connection.execute(sa.insert(schema.tables).values(header))
        connection.execute(sa.insert(schema.seats), rows)
        content = registry.game(header["game"]).sheets(len(rows), header["options"])
        kept = insert_if_absent(connection, schema.sheets)
        connection.execute(kept.values(data=header["data"], content=content))

    def _slot(self, id: str) -> _Slot:
        with self._shelf:
            slot = self._slots.setdefault(id, _Slot())
            self._slots.move_to_end(id)
            if len(self._slots) > AT_HAND:
                self._slots.popitem(last=False)
            return slot

    def _current(self, connection: sa.Connection, slot: _Slot, row: sa.Row[Any] | None, bumped: int) -> Table:
        """Bring the slot up to the row, whose version a change in progress has already raised."""
        if row is None:
            raise no_such_table()
        version = row.version - bumped
        if slot.table is None or slot.table.version != version:
            try:
                slot.table = _follow(connection, slot.table, row)
            except BaseException:
                slot.table = None
                raise
            slot.table.version = version
        return slot.table


def _follow(connection: sa.Connection, table: Table | None, row: sa.Row[Any]) -> Table:
    is_new = table is None
    table = table or Table(row)
    table.refresh(row)
    seats, holders, log = schema.seats, schema.holders, schema.log
    columns = [seats.c[name] for name in Seat.__slots__]
    of_seats = sa.select(*columns).where(seats.c.table_id == table.id).order_by(seats.c.seat)
    table.seats = [Seat(*values) for values in connection.execute(of_seats)]
    table.holders = {}
    for guest, seat in connection.execute(
        sa.select(holders.c.guest, holders.c.seat).where(holders.c.table_id == table.id)
    ):
        table.holders.setdefault(guest, set()).add(seat)
    table.rename()
    if is_new:
        table.keep(connection.execute(KEPT, {"data": table.data}).scalar())
    if table.state != "waiting":
        if table.match is None:
            table.begin()
        new = (log.c.table_id == table.id) & (log.c.number >= len(table.entries))
        rows = connection.execute(sa.select(log.c.seat, log.c.action, log.c.at).where(new).order_by(log.c.number))
        table.append([Entry(*values) for values in rows])
    return table
