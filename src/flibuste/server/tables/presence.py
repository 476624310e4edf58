"""Who is there: kept in memory, written together every few seconds."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Collection
from typing import Final

import sqlalchemy as sa

from flibuste.server.database import schema
from flibuste.server.database.statements import upsert
from flibuste.server.database.store import Store
from flibuste.server.database.writer import Write

WRITTEN_AFTER: Final = 5.0  # seconds

Seen = dict[int, float]  # when each seat last gave a sign


class Presence:
    """The signs of life of this process's visitors; nothing runs while there are none."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._unwritten: dict[tuple[str, int], float] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()

    def stop(self) -> None:
        self._loop = None
        self.write()

    def note(self, table: str, seats: Collection[int], now: float) -> None:
        """These seats are there. In the event loop, or where there is none."""
        for seat in seats:
            self._unwritten[table, seat] = now
        if self._unwritten and self._timer is None and self._loop is not None:
            self._timer = self._loop.call_later(WRITTEN_AFTER, self.write)

    def write(self) -> None:
        """Everything noted since the last time, in one statement."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        noted, self._unwritten = self._unwritten, {}
        if noted:
            rows = [{"table_id": table, "seat": seat, "seen_at": at} for (table, seat), at in sorted(noted.items())]
            self._store.writer.submit(Write([upsert(schema.presence, "seen_at", *rows)], time.time()))

    def of(self, connection: sa.Connection, table: str) -> Seen:
        """When each seat of a table last gave a sign, to whichever process."""
        return self.of_all(connection, [table])[table]

    def of_all(self, connection: sa.Connection, tables: Collection[str]) -> defaultdict[str, Seen]:
        rows = schema.presence
        found: defaultdict[str, Seen] = defaultdict(dict)
        query = sa.select(rows.c.table_id, rows.c.seat, rows.c.seen_at).where(rows.c.table_id.in_(tables))
        for table, seat, at in connection.execute(query):
            found[table][seat] = at
        for (table, seat), at in list(self._unwritten.items()):
            if table in tables:
                found[table][seat] = max(at, found[table].get(seat, 0.0))
        return found
