"""What processes tell each other of changes, on both databases."""

import errno
import os
import queue
import resource
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from flibuste.server.database import notifications, schema
from flibuste.server.database.notifications import EVERY_TABLE
from flibuste.server.database.statements import insert
from flibuste.server.database.store import Store
from flibuste.server.database.writer import Write
from flibuste.server.settings import Settings
from flibuste.server.tables import lobby
from flibuste.server.tables.lobby import Plan, SeatPlan
from flibuste.server.tables.tables import Tables
from tests.server.harness import PATIENCE
from tests.server.playing import ANN

MANY = 1100  # open files: more than `select` knows


@contextmanager
def listening(store: Store) -> Iterator[queue.SimpleQueue[tuple[str, int]]]:
    """What a process hears, from when it has begun to listen."""
    heard: queue.SimpleQueue[tuple[str, int]] = queue.SimpleQueue()
    stop = threading.Event()
    thread = threading.Thread(
        target=store.notifications.listen, args=(lambda *news: heard.put(news), stop), daemon=True
    )
    thread.start()
    assert heard.get(timeout=PATIENCE)[0] == EVERY_TABLE
    try:
        yield heard
    finally:
        stop.set()
        store.notifications.wake()
        thread.join()
        store.close()


@contextmanager
def many_files() -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 2 * MANY:
        pytest.skip(f"This user may not have {2 * MANY} files open.")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 2 * MANY), hard))
    opened = [os.open(os.devnull, os.O_RDONLY) for _ in range(MANY)]
    try:
        yield
    finally:
        for file in opened:
            os.close(file)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_process_with_a_thousand_visitors_hears_of_changes(database: str) -> None:
    """It has so many files open when it has to connect to its database anew."""
    other = Store(database)
    other.upgrade()
    with many_files(), listening(Store(database)) as heard:
        with other.writing() as connection:
            other.tell(connection, "sloop", 7)
        assert heard.get(timeout=PATIENCE) == ("sloop", 7)
    other.close()


def test_what_is_on_disk_is_done_even_if_nobody_can_be_told(empty_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_more_files(_folder: object) -> list[str]:
        raise OSError(errno.EMFILE, "Too many open files")

    store, other = Store(empty_sqlite), Store(empty_sqlite)
    store.upgrade()
    id = lobby.create(
        Tables(store, Settings(empty_sqlite)), Plan("port-royal", [SeatPlan("me"), SeatPlan("friend")]), ANN
    )
    with listening(other) as heard:
        with monkeypatch.context() as context:
            context.setattr(notifications.os, "listdir", no_more_files)
            row = insert(schema.keys, {"name": "first", "value": "x"})
            assert store.writer.write(Write([row], 1.0, id, 1))
            with store.writing() as connection:
                store.tell(connection, id, 3)
        assert store.writer.write(Write([], 2.0, id, 2))
        assert heard.get(timeout=PATIENCE)[0] == EVERY_TABLE
    store.close()
