"""The one writer: groups, stale writes, and what is told when the database refuses."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa

from flibuste.server.database import schema, writer
from flibuste.server.database.statements import Statement, insert
from flibuste.server.database.store import Store
from flibuste.server.database.writer import NotStored, Write
from flibuste.server.settings import Settings
from flibuste.server.tables import lobby, play
from flibuste.server.tables.lobby import Plan, SeatPlan
from flibuste.server.tables.lock import TableLock
from flibuste.server.tables.tables import Tables
from flibuste.server.viewers import Viewer

ANN = Viewer(guest="ann", name="Ann")


@pytest.fixture
def store(empty_sqlite: str) -> Iterator[Store]:
    store = Store(empty_sqlite)
    store.upgrade()
    yield store
    store.close()


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store, Settings(str(store.url), bot_pace=0.0))


def key(name: str, value: str = "x") -> Statement:
    return insert(schema.keys, {"name": name, "value": value})


def keys(store: Store) -> set[str]:
    with store.reading() as connection:
        return set(connection.execute(sa.select(schema.keys.c.name)).scalars())


def fill(store: Store) -> None:
    """From now on the writer's disk is full but for a few pages."""
    with store.reading() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    store.writer.write(Write([Statement(f"PRAGMA max_page_count = {pages + 8}", ({},))], 0.0))


def together(store: Store, *writes: Write) -> list[bool | type[BaseException]]:
    """What each is told when all of them are one group."""
    commits = store.writer._commits
    begun, commit = threading.Event(), commits.commit

    def noted(group: Sequence[Write]) -> list[bool]:
        begun.set()
        return commit(group)

    commits.commit = noted  # type: ignore[method-assign]
    with store._one_at_a_time:
        store.writer.submit(Write([], 0.0))
        begun.wait()  # it waits for the lock: the others queue up
        for write in writes:
            store.writer.submit(write)
    commits.commit = commit  # type: ignore[method-assign]
    told: list[bool | type[BaseException]] = []
    for write in writes:
        assert isinstance(write.done, Future)
        error = write.done.exception()
        told.append(write.done.result() if error is None else type(error))
    return told


def test_nobody_is_told_done_when_sqlite_itself_rolled_the_group_back(store: Store) -> None:
    fill(store)
    small = Write([key("small")], 0.0)
    large = Write([key(f"large {n}", "z" * 120) for n in range(1000)], 0.0)
    assert together(store, small, large) == [NotStored, NotStored]
    assert keys(store) == set()
    assert together(store, Write([key("later")], 0.0)) == [True]
    assert keys(store) == {"later"}


def test_a_transaction_that_sqlite_rolled_back_is_no_success(store: Store) -> None:
    """Even if the block did not mind the error."""
    with store.reading() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    with pytest.raises(NotStored), store.writing() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 8}")
        connection.execute(sa.insert(schema.keys).values(name="small", value="y"))
        with contextlib.suppress(sa.exc.OperationalError):
            for n in range(1000):
                connection.execute(sa.insert(schema.keys).values(name=f"large {n}", value="z" * 120))
    assert keys(store) == set()


def test_of_two_writes_for_one_version_the_second_is_stale_and_leaves_nothing(store: Store, tables: Tables) -> None:
    id = lobby.create(tables, Plan("port-royal", [SeatPlan("me"), SeatPlan("friend")]), ANN)
    first = Write([key("first")], 1.0, id, 1)
    second = Write([key("second")], 1.0, id, 1)
    other = Write([key("other")], 1.0)
    assert together(store, first, second, other) == [True, False, True]
    assert keys(store) == {"first", "other"}


def test_memory_does_not_run_ahead_of_a_disk_that_is_full(store: Store, tables: Tables) -> None:
    id = lobby.create(tables, Plan("port-royal", [SeatPlan("me"), SeatPlan("here")]), ANN)
    with tables.looking(id) as table:
        seat, offered = table.asked[0], table.playing.view(table.asked[0]).options
        action = table.game.notation.text(table.playing.view(seat).options[0])
    store.writer.write(Write([Statement("PRAGMA query_only = ON", ({},))], 0.0))
    with pytest.raises(NotStored):
        play.answer(tables, id, ANN, seat, 0, action)
    with tables.looking(id, just_changed=True) as table:
        assert (table.version, table.entries) == (2, [])
        assert (table.asked, table.playing.view(seat).options) == ([seat], offered)
    store.writer._commits._connection.execute("PRAGMA query_only = OFF")  # type: ignore[attr-defined]
    assert play.answer(tables, id, ANN, seat, 0, action)


def test_memory_follows_no_start_that_was_refused(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have changed while the table waited: whoever starts it is refused, now and later."""
    id = lobby.create(tables, Plan("port-royal", [SeatPlan("me"), SeatPlan("friend")]), ANN)
    with tables.looking(id) as table:
        table.rules_version += 1
    with pytest.raises(Exception, match="rules"):
        lobby.start(tables, id, ANN)
    with tables.looking(id, just_changed=True) as table:
        assert table.state == "waiting"
        assert [seat.kind for seat in table.seats] == ["person", "free"]


def test_another_process_that_was_faster_is_noticed(store: Store, tables: Tables) -> None:
    id = lobby.create(tables, Plan("port-royal", [SeatPlan("me"), SeatPlan("here")]), ANN)
    other = Tables(store, tables.settings)
    calls = []
    with tables.looking(id) as table:
        seat = table.asked[0]
        action = table.game.notation.text(table.playing.view(seat).options[0])

    def slow(change: Any) -> bool:
        calls.append(change.table.version)
        if len(calls) == 1:
            assert play.answer(other, id, ANN, seat, 0, action)
        return play.answering(ANN, seat, 0, action)(change)

    assert tables.change(id, slow) is False, "The second answer to one decision is late."
    assert calls == [2, 3]
    with tables.looking(id) as table:
        assert [entry.action for entry in table.entries] == [action]


def test_the_lock_of_a_table_serves_threads_and_the_event_loop_in_turn() -> None:
    lock, order = TableLock(), []

    def in_a_thread(name: str) -> None:
        with lock:
            order.append(name)

    async def play_on() -> None:
        thread = threading.Thread(target=in_a_thread, args=("thread",))
        async with lock:
            thread.start()
            while len(lock._queue) < 1:
                await asyncio.sleep(0.001)
            gives_up = asyncio.create_task(lock.__aenter__())
            waits = asyncio.create_task(lock.__aenter__())
            while len(lock._queue) < 3:
                await asyncio.sleep(0)
            gives_up.cancel()
        await waits
        order.append("loop")
        lock.__exit__()
        await asyncio.to_thread(thread.join)
        async with lock:
            order.append("free again")

    with ThreadPoolExecutor(1) as elsewhere:  # a browser test of this process may have left a loop running here
        elsewhere.submit(asyncio.run, play_on()).result()
    assert order == ["thread", "loop", "free again"]


class Held:
    """Commits that wait for leave."""

    def __init__(self) -> None:
        self.begun, self.leave = threading.Event(), threading.Event()
        self.groups: list[list[float]] = []

    def commit(self, group: Sequence[Write]) -> list[bool]:
        self.groups.append([write.now for write in group])
        self.begun.set()
        self.leave.wait()
        return [True] * len(group)

    def close(self) -> None:
        pass


def test_who_had_to_wait_is_written_with_those_who_come_a_moment_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "A_MOMENT", 1.0)
    commits = Held()
    writing = writer.Writer(commits)
    first, second, third = (Write([], float(number)) for number in (1, 2, 3))
    writing.submit(first)
    commits.begun.wait()
    writing.submit(second)
    commits.leave.set()
    assert isinstance(first.done, Future) and first.done.result()
    assert writing.write(third)
    writing.close()
    assert commits.groups == [[1.0], [2.0, 3.0]]


def test_who_comes_while_nothing_is_written_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(writer.time, "sleep", slept.append)
    commits = Held()
    commits.leave.set()
    writing = writer.Writer(commits)
    assert writing.write(Write([], 1.0))
    threading.Event().wait(0.05)
    assert slept == []
    writing.close()
