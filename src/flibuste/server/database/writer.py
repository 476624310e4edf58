"""One writer a process: whatever waits is committed together, and nobody is told "done" before the disk is.

Whoever comes while nothing is being written is written at once. Where somebody had to wait, others will: they are given
a moment to come along, so that a busy server syncs its disk, and wakes its threads, less often.

A write belongs to one version of one table. If the table has changed meanwhile the write is stale: it leaves nothing,
and whoever asked for it looks again. If anything of a group fails, the whole group has failed.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Final, Protocol

import sqlalchemy as sa

from flibuste.kernel import FlibusteError
from flibuste.server.database.statements import Statement

MOST_TOGETHER: Final = 256
A_MOMENT: Final = 0.003  # seconds
RAISE_VERSION: Final = "UPDATE tables SET version = version + 1, changed_at = ? WHERE id = ? AND version = ?"
NO_TABLE: Final = ""


class NotStored(FlibusteError):
    """The database did not take a write; nothing of it remains."""


@dataclass(slots=True)
class Write:
    """Statements that take one table from a version to the next; or that belong to no table."""

    statements: Sequence[Statement]
    now: float
    table: str = NO_TABLE
    version: int = 0
    done: Future[bool] | asyncio.Future[bool] = field(default_factory=Future)

    @property
    def news(self) -> str:
        return f"{self.table} {self.version + 1}"


class Commits(Protocol):
    """How a database takes a group of writes."""

    def commit(self, group: Sequence[Write]) -> list[bool]:
        """Which of them are on disk now; the others were stale. Raises if nothing is."""

    def close(self) -> None: ...


class Writer:
    """Takes writes from any thread and from the event loop."""

    def __init__(self, commits: Commits) -> None:
        self.groups = self.writes = self.failures = 0
        self.seconds = 0.0  # spent writing
        self._commits = commits
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._starting = threading.Lock()
        self._thread: threading.Thread | None = None

    def submit(self, write: Write) -> None:
        """Have it written; `write.done` tells when it is, and whether it was still in time."""
        if self._thread is None:
            self._start()
        self._queue.put(write)

    def write(self, write: Write) -> bool:
        """Write, and wait until it is on disk; False if it was stale."""
        assert isinstance(write.done, Future)
        self.submit(write)
        return write.done.result()

    async def write_soon(self, write: Write) -> bool:
        """The same for the event loop."""
        write.done = asyncio.get_running_loop().create_future()
        self.submit(write)
        return await write.done

    def close(self) -> None:
        """Finish what waits."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None

    def _start(self) -> None:
        with self._starting:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        open = True
        while open:
            group: list[Write] = []
            waiting = self._queue.get()
            while waiting is not None:
                group.append(waiting)
                if len(group) == MOST_TOGETHER:
                    break
                try:
                    waiting = self._queue.get_nowait()
                except queue.Empty:
                    break
            open = waiting is not None
            if group:
                self._commit(group)
            if open and not self._queue.empty():
                time.sleep(A_MOMENT)
        self._commits.close()

    def _commit(self, group: Sequence[Write]) -> None:
        began = time.perf_counter()
        try:
            outcomes: Sequence[bool | Exception] = self._commits.commit(group)
        except Exception as error:
            refusal = NotStored(f"The database did not take it: {error}")
            refusal.__cause__ = error
            outcomes = [refusal] * len(group)
            self.failures += 1
        self.groups += 1
        self.writes += len(group)
        self.seconds += time.perf_counter() - began
        _tell(group, outcomes)


def _tell(group: Sequence[Write], outcomes: Sequence[bool | Exception]) -> None:
    """Everybody who waits; those in an event loop together."""
    in_loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[bool], bool | Exception]]] = {}
    for write, outcome in zip(group, outcomes, strict=True):
        if isinstance(write.done, asyncio.Future):
            in_loops.setdefault(write.done.get_loop(), []).append((write.done, outcome))
        else:
            _settle(write.done, outcome)
    for loop, waiting in in_loops.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle_all, waiting)


def _settle_all(waiting: Sequence[tuple[asyncio.Future[bool], bool | Exception]]) -> None:
    for done, outcome in waiting:
        if not done.done():
            _settle(done, outcome)


def _settle(done: Future[bool] | asyncio.Future[bool], outcome: bool | Exception) -> None:
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)


class SqliteCommits:
    """Shares the lock of all write transactions of this process: SQLite lets one writer in at a time."""

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        one_at_a_time: threading.Lock,
        announce: Callable[[Sequence[str]], None],
    ) -> None:
        self._connect = connect
        self._one_at_a_time = one_at_a_time
        self._announce = announce
        self._connection: sqlite3.Connection | None = None

    def commit(self, group: Sequence[Write]) -> list[bool]:
        with self._one_at_a_time:
            outcomes = self._transaction(group)
        self._announce([write.news for write, fresh in zip(group, outcomes, strict=True) if fresh and write.table])
        return outcomes

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _transaction(self, group: Sequence[Write]) -> list[bool]:
        if self._connection is None:
            self._connection = self._connect()
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._write(connection, write) for write in group]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcomes

    def _write(self, connection: sqlite3.Connection, write: Write) -> bool:
        if write.table and not connection.execute(RAISE_VERSION, (write.now, write.table, write.version)).rowcount:
            return False
        for statement in write.statements:
            for row in statement.rows:
                connection.execute(statement.sql, row)
        return True


def raw_sqlite(url: sa.URL, seconds: float) -> sqlite3.Connection:
    """A connection of its own, for plain statements."""
    assert url.database
    connection = sqlite3.connect(url.database, timeout=seconds, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-16000"):
        connection.execute(f"PRAGMA {pragma}").close()
    return connection
