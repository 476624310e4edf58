"""What is the same for several is made once: positions, pages, signs of life; and nothing is made while nobody asks."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import httpx
import psutil
import pytest

from flibuste.server.api import position
from flibuste.server.database.writer import Write
from flibuste.server.tables.presence import Presence
from flibuste.server.tables.tables import Tables
from flibuste.server.web.composer import Composer
from tests.server.harness import PATIENCE, Club, create, serving
from tests.server.test_streams import Stream, follow

STREAMS = 40
WATCHED = 6.0  # seconds
POLLING = 0.015  # of a core: less than what looking into the database ten times a second takes


def counted(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> list[Any]:
    """The calls of a function from now on, by their last argument."""
    calls: list[Any] = []
    original: Callable[..., Any] = getattr(owner, name)

    def counting(*arguments: Any) -> Any:
        calls.append(arguments[-1])
        return original(*arguments)

    monkeypatch.setattr(owner, name, counting)
    return calls


def test_a_position_is_put_into_bytes_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """For looks and for what comes with an answer alike."""
    table = club.create("port-royal", 2)
    drawn = counted(monkeypatch, position, "position")
    [seat] = table.asked()
    assert len(drawn) == 2, "one for each seat"
    before = table.see(seat)
    assert len(drawn) == 2
    after = table.answer(seat, position=before)["position"]
    assert len(drawn) == 3
    assert table.see(seat) == after
    assert len(drawn) == 3


def test_a_page_is_composed_once_for_all_who_see_the_same(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table = club.create("port-royal", 2)
    composed = counted(monkeypatch, Composer, "table")
    pages = {club.guest("fr").get(f"/t/{table.id}").text for _ in range(3)}
    assert len(pages) == len(composed) == 1
    club.guest("en").get(f"/t/{table.id}")
    assert len(composed) == 2
    table.answer(table.asked()[0])
    club.guest("en").get(f"/t/{table.id}")
    assert len(composed) == 3


def test_signs_of_life_are_written_together(tables: Tables, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many come, in one statement."""
    store, writes = tables.store, list[Write]()
    submit = store.writer.submit

    def submitting(write: Write) -> None:
        writes.append(write)
        submit(write)

    monkeypatch.setattr(store.writer, "submit", submitting)
    signs = Presence(store)
    for second in range(20):
        signs.note(table, {0, 1}, 1000.0 + second)
    assert not writes
    signs.write()
    [write] = writes
    assert len(write.statements) == 1 and isinstance(write.done, Future) and write.done.result(PATIENCE)
    with store.reading() as connection:
        assert Presence(store).of(connection, table) == {0: 1019.0, 1: 1019.0}


def test_a_server_with_nothing_to_do_sleeps_streams_or_not(empty_sqlite: str) -> None:
    with serving(empty_sqlite) as server, httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        table = create(client, "port-royal", 4)
        streams = [follow(server, table, number % 4) for number in range(STREAMS)]
        process = psutil.Process(server.process.pid)
        while used(process, 1.0) > 0.1:
            pass  # it is still starting
        assert used(process, WATCHED) < POLLING * WATCHED
        assert all(isinstance(stream, Stream) and stream.status == 200 for stream in streams)


def used(process: psutil.Process, seconds: float) -> float:
    """The processor time that a server and its processes use in so long."""
    family = [process, *process.children(recursive=True)]
    before = sum(sum(member.cpu_times()[:2]) for member in family)
    time.sleep(seconds)
    return sum(sum(member.cpu_times()[:2]) for member in family) - before
