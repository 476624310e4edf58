"""Which version of a table is the newest: asked at every look, without a thread."""

from __future__ import annotations

import sqlite3
from typing import Final, Protocol

ONE_VERSION: Final = "SELECT version FROM tables WHERE id = ?"


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
