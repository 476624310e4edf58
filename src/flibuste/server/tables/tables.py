"""The ways to look at a table and to change one.

A change counts for one version of its table: whichever process writes first makes all other changes of that version
stale, and the log's key (table, number) would refuse a second move in the same place even so. Memory follows only what
is committed: whatever fails on the way is forgotten and read again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from starlette.concurrency import run_in_threadpool

from flibuste.games import registry
from flibuste.server.database import schema
from flibuste.server.database.statements import Statement
from flibuste.server.database.store import Store, insert_if_absent
from flibuste.server.database.versions import Versions
from flibuste.server.database.writer import Write
from flibuste.server.limits import Limiter
from flibuste.server.refusals import Refusal, no_such_table
from flibuste.server.settings import Settings
from flibuste.server.tables.change import Change, Transaction
from flibuste.server.tables.drawing import Drawing
from flibuste.server.tables.loading import HEADER, RAISE_VERSION, load
from flibuste.server.tables.memory import Drawn, Memory, Slot
from flibuste.server.tables.presence import Presence
from flibuste.server.tables.table import Table

T = TypeVar("T")
Act = Callable[[Change], T]
OnChange = Callable[[str, int], None]


def _silent(_table: str, _version: int) -> None:
    """Nobody in this process listens."""


class _Dropped(Exception):
    """Rolls a change back that turned out to be none."""


class Tables:
    """Every table, by its id. Safe to use from many threads and from the event loop."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.on_change: OnChange = _silent
        self.presence = Presence(store)
        self.bot_tables = Limiter(settings.bot_tables_per_hour, 3600)  # laid where nobody sits
        self.changes = 0  # committed by this process
        self._versions: Versions | None = None
        self._memory = Memory()

    # Looking ----------------------------------------------------------------------------------------------------------

    @contextmanager
    def looking(self, id: str, just_changed: bool = False) -> Iterator[Table]:
        """The table as it is now; it cannot change, in this process, while one looks. Whoever has just changed it may
        take it as it is in memory: that is the change, or something newer."""
        slot = self._memory.slot(id)
        with slot.lock:
            table = slot.table
            if table is None or not just_changed:
                table = self._refresh(id, slot)
            with table.data_in_use():
                yield table

    def drawn(self, table: Table, key: Hashable, draw: Callable[[], T]) -> T:
        """For somebody who looks: a part of what this version looks like, drawn once for each key."""
        return self._memory.slot(table.id).drawn((table.version, key), draw)

    async def render(self, id: str, drawing: Drawing, at_least: int | None = None) -> Drawn:
        """For the event loop: what the table looks like to somebody, and the version as they may know it; drawn once
        for all who see the same. Whoever has heard of a version need not ask the database for it."""
        slot = self._memory.slot(id)
        version = await self._version(id) if at_least is None else at_least
        table = slot.table
        if table is not None and table.version >= version:
            drawn = slot.rendered.get((table.version, drawing.key(table)))
            if drawn is not None:
                return drawn
        async with slot.lock:
            return self._drawn(slot, await self._refresh_soon(id, slot, version), drawing)

    def _drawn(self, slot: Slot, table: Table, drawing: Drawing) -> Drawn:
        place = (table.version, drawing.key(table))
        drawn: Drawn | None = slot.rendered.get(place)
        if drawn is None:
            with table.data_in_use():
                drawn = slot.rendered[place] = drawing.version(table), drawing.draw(table)
        return drawn

    # Changing ---------------------------------------------------------------------------------------------------------

    def change(self, id: str, act: Act[T]) -> T:
        """Change a table: on disk when this returns, and everybody who watches hears of it. `act` is called again if
        another process was faster."""
        slot = self._memory.slot(id)
        with slot.lock:
            while True:
                self._refresh(id, slot)
                result, write = self._attempt(slot, act)
                if write is None:
                    return result
                with self._forgotten_on_failure(slot):
                    stored = self.store.writer.write(write)
                if stored:
                    break
                slot.forget()
            self._committed(slot, write)
        self.on_change(id, write.version + 1)
        return result

    async def change_soon(self, id: str, act: Act[T], drawing: Drawing) -> tuple[T, bytes]:
        """The same for the event loop, with what the table looks like then."""
        slot = self._memory.slot(id)
        version = await self._version(id)
        async with slot.lock:
            while True:
                table = await self._refresh_soon(id, slot, version)
                result, write = self._attempt(slot, act)
                if write is None:
                    return result, self._drawn(slot, table, drawing)[1]
                with self._forgotten_on_failure(slot):
                    stored = await self.store.writer.write_soon(write)
                if stored:
                    break
                slot.forget()
                version = await self._version(id)
            self._committed(slot, write)
            drawn = self._drawn(slot, table, drawing)[1]
        self.on_change(id, write.version + 1)
        return result, drawn

    def _attempt(self, slot: Slot, act: Act[T]) -> tuple[T, Write | None]:
        """Make a change in memory; what has to be written before anybody may see it."""
        table = slot.table
        assert table is not None
        statements: list[Statement] = []
        change = Change(table, time.time(), self.settings.bot_pace, statements.append)
        with self._forgotten_on_failure(slot, change), table.data_in_use():
            result = act(change)
        if change.dropped:
            return result, None
        return result, Write(statements, change.now, table.id, table.version)

    def _committed(self, slot: Slot, write: Write) -> None:
        assert slot.table is not None
        slot.table.version, slot.table.changed_at = write.version + 1, write.now
        slot.rendered = {}
        self.changes += 1

    @contextmanager
    def _forgotten_on_failure(self, slot: Slot, change: Change | None = None) -> Iterator[None]:
        try:
            yield
        except BaseException:
            if change is None or change.begun:
                slot.forget()
            raise

    @contextmanager
    def changing(self, id: str) -> Iterator[Transaction]:
        """Change a table in a transaction of its own, for what is rare or has to read: nobody else can change the table
        meanwhile. When the block ends well the change is on disk, and everybody who watches hears of it."""
        slot, now = self._memory.slot(id), time.time()
        with slot.lock:
            try:
                with self.store.writing() as connection:
                    row = connection.execute(RAISE_VERSION, {"table": id, "now": now}).one_or_none()
                    table = self._current(connection, id, slot, row, 1)
                    change = Transaction(connection, table, now, self.settings.bot_pace)
                    with self._forgotten_on_failure(slot, change), table.data_in_use():
                        yield change
                    if change.dropped:
                        raise _Dropped
                    self.store.tell(connection, id, table.version + 1)
            except _Dropped:
                if change.begun:
                    slot.forget()
                return
            except Refusal:
                raise  # whatever had been begun is forgotten already
            except BaseException:
                slot.forget()
                raise
            table.version, table.changed_at = table.version + 1, now
            slot.rendered = {}
            self.changes += 1
            version = table.version
        self.on_change(id, version)

    def add(self, connection: sa.Connection, header: dict[str, Any], seats: Iterable[dict[str, Any]]) -> None:
        """Lay a new table, within a transaction; the component data it is played with are kept."""
        rows = list(seats)
        connection.execute(sa.insert(schema.tables).values(header))
        connection.execute(sa.insert(schema.seats), rows)
        content = registry.game(header["game"]).sheets(len(rows), header["options"])
        kept = insert_if_absent(connection, schema.sheets)
        connection.execute(kept.values(data=header["data"], content=content))

    # Memory -----------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Within the running event loop."""
        self._versions = self.store.versions()
        self.presence.start()

    async def stop(self) -> None:
        self.presence.stop()
        if self._versions is not None:
            await self._versions.close()

    def in_memory_count(self) -> int:
        return len(self._memory)

    def in_memory(self, id: str) -> Table | None:
        """The table as this process knew it last, for what may be a little old."""
        return self._memory.table(id)

    async def _version(self, id: str) -> int:
        assert self._versions is not None, "The short way needs a running application."
        version = await self._versions.current(id)
        if version is None:
            self._memory.forget(id)
            raise no_such_table()
        return version

    def _refresh(self, id: str, slot: Slot) -> Table:
        with self.store.reading() as connection:
            row = connection.execute(HEADER, {"table": id}).one_or_none()
            return self._current(connection, id, slot, row, 0)

    async def _refresh_soon(self, id: str, slot: Slot, version: int) -> Table:
        """Bring the slot up to a version at least; reading takes a thread."""
        if slot.table is None or slot.table.version < version:
            return await run_in_threadpool(self._refresh, id, slot)
        return slot.table

    def _current(self, connection: sa.Connection, id: str, slot: Slot, row: sa.Row[Any] | None, raised: int) -> Table:
        """Bring the slot up to the row, whose version a change in progress has already raised."""
        if row is None:
            self._memory.forget(id)
            raise no_such_table()
        if slot.table is None or slot.table.version != row.version - raised:
            with self._forgotten_on_failure(slot):
                slot.rendered = {}
                slot.table = load(connection, slot.table, row)
            slot.table.version -= raised
        return slot.table
