"""Many writers, few syncs: what several threads write to an SQLite file is committed together.

SQLite lets one writer in at a time, and a commit waits for the disk. So the writers of this process take turns inside
one transaction, each behind a savepoint of its own, and the last of those who came meanwhile commits for all of them.
Nobody is told "done" before that commit is.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import sqlalchemy as sa

MOST_TOGETHER: Final = 64


class _Batch:
    """Changes that will be committed together."""

    def __init__(self, engine: sa.Engine) -> None:
        self.connection = engine.connect().execution_options(writes=True)
        self.size = 0
        self._transaction = self.connection.begin()
        self._done = threading.Event()
        self._error: BaseException | None = None

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
            batch.size += 1
            try:
                with batch.connection.begin_nested():
                    yield batch.connection
            finally:
                if not self._waiting or batch.size >= MOST_TOGETHER:
                    self._batch = None
                    batch.commit()
        batch.wait()

    def _queue(self, step: int) -> None:
        with self._counting:
            self._waiting += step
