"""Many writers, few syncs: what several threads write to an SQLite file is committed together.

SQLite lets one writer in at a time, and a commit waits for the disk. So the writers of this process take turns inside
one transaction, each after the first behind a savepoint, and the last of those who came meanwhile commits for all.
Nobody is told "done" before that commit is.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import sqlalchemy as sa

MOST_TOGETHER: Final = 64
SAVEPOINT: Final = "SAVEPOINT writer"
UNDO: Final = "ROLLBACK TO writer"
RELEASE: Final = "RELEASE writer"


class _Batch:
    """Changes that will be committed together."""

    def __init__(self, engine: sa.Engine) -> None:
        self.connection = engine.connect().execution_options(writes=True)
        self.size = 0
        self._transaction = self.connection.begin()
        self._done = threading.Event()
        self._error: BaseException | None = None

    @contextmanager
    def turn(self) -> Iterator[sa.Connection]:
        """One writer's changes: undone alone if they fail."""
        if not self.size:
            yield self.connection  # if it fails, the whole batch is this writer's
            return
        self.connection.exec_driver_sql(SAVEPOINT)
        try:
            yield self.connection
        except BaseException:
            self.connection.exec_driver_sql(UNDO)
            raise
        finally:
            self.connection.exec_driver_sql(RELEASE)

    def drop(self) -> None:
        """Nothing of the batch remains; nobody may be waiting for it."""
        self._transaction.rollback()
        self.connection.close()

    def commit(self) -> None:
        try:
            self._transaction.commit()
        except BaseException as error:
            self._error = error
            self._transaction.rollback()
        finally:
            self.connection.close()
            self._done.set()

    def wait(self) -> None:
        """Until the changes are on disk; raises if they are not."""
        self._done.wait()
        if self._error is not None:
            raise self._error


class GroupCommit:
    """The write transactions of one process on one SQLite file."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._turn = threading.Lock()
        self._counting = threading.Lock()
        self._waiting = 0
        self._batch: _Batch | None = None

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A block that is committed as a whole, or leaves nothing if it fails."""
        self._queue(1)
        with self._turn:
            self._queue(-1)
            batch = self._batch = self._batch or _Batch(self._engine)
            try:
                with batch.turn() as connection:
                    yield connection
                batch.size += 1
            finally:
                if not batch.size:
                    self._batch = None
                    batch.drop()
                elif not self._waiting or batch.size >= MOST_TOGETHER:
                    self._batch = None
                    batch.commit()
        batch.wait()

    def _queue(self, step: int) -> None:
        with self._counting:
            self._waiting += step
