"""Which version of a table is the newest: asked at every look, without a thread."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any, Final, Protocol

import psycopg

ONE_VERSION: Final = "SELECT version FROM tables WHERE id = ?"
MANY_VERSIONS: Final = "SELECT id, version FROM tables WHERE id = ANY(%s)"


class Versions(Protocol):
    async def current(self, table: str) -> int | None:
        """The newest committed version; None if there is no such table."""

    async def close(self) -> None: ...


class SqliteVersions:
    """SQLite answers faster than a thread could be woken."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def current(self, table: str) -> int | None:
        row = self._connection.execute(ONE_VERSION, (table,)).fetchone()
        return None if row is None else row[0]

    async def close(self) -> None:
        self._connection.close()


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
                found = error
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
