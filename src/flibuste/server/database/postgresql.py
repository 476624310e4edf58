"""What PostgreSQL does otherwise than SQLite. Loaded where it is used: its driver takes a while."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import selectors
import socket
import threading
from collections.abc import Sequence
from typing import Any, Final

import psycopg
import sqlalchemy as sa

from flibuste.server.database.notifications import EVERY_TABLE, UNKNOWN, Heard
from flibuste.server.database.statements import for_postgresql
from flibuste.server.database.writer import Write

CHANNEL: Final = "flibuste"
RETRY: Final = 1.0
MANY_VERSIONS: Final = "SELECT id, version FROM tables WHERE id = ANY(%s)"
LOCK_VERSIONS: Final = "SELECT id, version FROM tables WHERE id = ANY(%s) ORDER BY id FOR UPDATE"
RAISE_VERSIONS: Final = "UPDATE tables SET version = version + 1, changed_at = %s WHERE id = ANY(%s)"
NOTIFY_ONE: Final = sa.text(f"SELECT pg_notify('{CHANNEL}', :news)")
NOTIFY_MANY: Final = "SELECT pg_notify(%s, news) FROM unnest(%s::text[]) AS news"

logger = logging.getLogger(__name__)


class PostgresCommits:
    """Two round trips a group: lock the tables in the order of their ids, then everything else in one pipeline."""

    def __init__(self, address: str, sender: str) -> None:
        self._address = address
        self._sender = sender
        self._connection: psycopg.Connection[Any] | None = None

    def commit(self, group: Sequence[Write]) -> list[bool]:
        try:
            return self._transaction(group)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _transaction(self, group: Sequence[Write]) -> list[bool]:
        if self._connection is None:
            self._connection = psycopg.connect(self._address)
        connection = self._connection
        ids = [write.table for write in group if write.table]
        known = dict(connection.execute(LOCK_VERSIONS, [ids]).fetchall()) if ids else {}
        outcomes = []
        with connection.pipeline(), connection.cursor() as cursor:
            for write in group:
                fresh = not write.table or known.get(write.table) == write.version
                outcomes.append(fresh)
                if not fresh:
                    continue
                known.pop(write.table, None)  # a second write for the same version is stale
                for statement in write.statements:
                    sql = for_postgresql(statement.sql)
                    for row in statement.rows:
                        cursor.execute(sql, row)
            changed = [write for write, fresh in zip(group, outcomes, strict=True) if fresh and write.table]
            if changed:
                latest = max(write.now for write in changed)
                cursor.execute(RAISE_VERSIONS, (latest, [write.table for write in changed]))
                cursor.execute(NOTIFY_MANY, (CHANNEL, [f"{write.news} {self._sender}" for write in changed]))
            connection.commit()
        return outcomes


class PostgresVersions:
    """One question at a time, for all who have come meanwhile."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._waiting: dict[str, list[asyncio.Future[int | None]]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def current(self, table: str) -> int | None:
        answer: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, []).append(answer)
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        return await answer

    async def close(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
        if self._connection is not None:
            await self._connection.close()

    async def _ask(self) -> None:
        while self._waiting:
            waiting, self._waiting = self._waiting, {}
            try:
                found: dict[str, int] | Exception = await self._ask_for(list(waiting))
            except psycopg.Error as error:
                found = sa.exc.OperationalError(MANY_VERSIONS, [], error)
                self._connection = None
            for table, answers in waiting.items():
                for answer in answers:
                    if answer.done():
                        continue
                    if isinstance(found, Exception):
                        answer.set_exception(found)
                    else:
                        answer.set_result(found.get(table))
        self._asking = None

    async def _ask_for(self, tables: list[str]) -> dict[str, int]:
        if self._connection is None:
            self._connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        cursor = await self._connection.execute(MANY_VERSIONS, [tables])
        return dict(await cursor.fetchall())


class _Waker:
    """A way to end a wait for a socket from another thread."""

    def __init__(self) -> None:
        self.reader, self._writer = socket.socketpair()

    def wake(self) -> None:
        with contextlib.suppress(OSError):
            self._writer.send(b"\0")


class PostgresNotifications:
    """NOTIFY carries the table's id, its version and who says so; what happened is in the log."""

    def __init__(self, url: sa.URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.sender = secrets.token_hex(4)
        self._waker = _Waker()

    def notify(self, connection: sa.Connection, table: str, version: int) -> None:
        connection.execute(NOTIFY_ONE, {"news": f"{table} {version} {self.sender}"})

    def announce(self, news: Sequence[str]) -> None:
        pass

    def listen(self, heard: Heard, stop: threading.Event) -> None:
        while not stop.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    heard(EVERY_TABLE, UNKNOWN)
                    self._follow(connection, heard, stop)
            except psycopg.Error as error:
                logger.warning("The database does not answer (%s); trying again.", str(error).splitlines()[0])
                stop.wait(RETRY)

    def _follow(self, connection: psycopg.Connection[Any], heard: Heard, stop: threading.Event) -> None:
        with selectors.DefaultSelector() as watched:  # `select.select` knows only the first 1,024 files of a process
            watched.register(connection.fileno(), selectors.EVENT_READ)
            watched.register(self._waker.reader, selectors.EVENT_READ)
            while not stop.is_set():
                watched.select()
                for notice in connection.notifies(timeout=0):
                    table, version, sender = notice.payload.split()
                    if sender != self.sender:
                        heard(table, int(version))

    def wake(self) -> None:
        self._waker.wake()
