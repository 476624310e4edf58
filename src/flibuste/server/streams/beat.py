"""One beat for all streams: every open one gives a sign of life, a few at a time, and nothing runs while none is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import Final

from starlette.concurrency import run_in_threadpool

from flibuste.server.streams.subscribers import Subscribers
from flibuste.server.tables import play
from flibuste.server.tables.tables import Tables

BEAT: Final = 15.0  # seconds between two signs of life of a stream
STEPS: Final = 60  # in which all streams are served

Absences = tuple[frozenset[int], frozenset[int]]  # who is away, and who could be replaced


class Beat:
    """Also tells a table's streams when somebody has come or gone: its pages then change though the table does not."""

    def __init__(self, tables: Tables, subscribers: Subscribers) -> None:
        self._tables = tables
        self._subscribers = subscribers
        self._known: dict[str, Absences] = {}
        self._task: asyncio.Task[None] | None = None

    async def join(self, table: str) -> None:
        """A stream has been opened."""
        if table not in self._known:
            self._known.update(await run_in_threadpool(self._absences, [table]))
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        await asyncio.sleep(BEAT)
        while tables := self._subscribers.tables():
            try:
                found = await run_in_threadpool(self._absences, tables)
            except Exception:  # the database is away: the streams stay
                found = {}
            moved = {table for table, now in found.items() if self._known.get(table, now) != now}
            self._known = found
            size = -(-len(tables) // STEPS)
            for start in range(0, len(tables), size):
                self._beat(tables[start : start + size], moved)
                await asyncio.sleep(BEAT * size / len(tables))
        self._task = None

    def _beat(self, tables: Collection[str], moved: Collection[str]) -> None:
        now = time.time()
        for table in tables:
            for subscriber in self._subscribers.of(table):
                self._tables.presence.note(table, subscriber.seats, now)
                subscriber.resend = subscriber.resend or table in moved
                subscriber.beat()

    def _absences(self, ids: Collection[str]) -> dict[str, Absences]:
        now, found = time.time(), {}
        with self._tables.store.reading() as connection:
            seen = self._tables.presence.of_all(connection, ids)
        for id in ids:
            table = self._tables.in_memory(id)
            if table is not None:
                gone = play.replaceable(table, seen[id], now, self._tables.settings.away_after)
                found[id] = (frozenset(play.away(table, seen[id], now)), frozenset(gone))
        return found
