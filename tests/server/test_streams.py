"""Server-sent events from a real server."""

import json
import threading
from collections.abc import Iterator
from queue import Empty, Queue
from typing import Any

import httpx
import pytest

from tests.server.harness import PATIENCE, Server, Table, create, serving


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('streams') / 'x.sqlite3'}"
    else:
        database = request.getfixturevalue("postgresql")
    with serving(database) as found:
        yield found


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as found:
        yield found


class Stream:
    """Listens in the background; `next` waits for one event."""

    def __init__(self, address: str, path: str, headers: dict[str, str]) -> None:
        self.status = 0
        self._events: Queue[tuple[int, str]] = Queue()
        self._opened = threading.Event()
        self._client = httpx.Client(base_url=address, timeout=httpx.Timeout(PATIENCE, read=None))
        threading.Thread(target=self._listen, args=(path, headers), daemon=True).start()
        assert self._opened.wait(PATIENCE)

    def _listen(self, path: str, headers: dict[str, str]) -> None:
        version = 0
        try:
            with self._client.stream("GET", path, headers=headers) as response:
                self.status = response.status_code
                self._opened.set()
                for line in response.iter_lines():
                    name, _, value = line.partition(": ")
                    if name == "id":
                        version = int(value)
                    elif name == "data":
                        self._events.put((version, value))
        except httpx.HTTPError:
            self._opened.set()

    def next(self) -> tuple[int, str]:
        return self._events.get(timeout=PATIENCE)

    def quiet(self, seconds: float = 0.6) -> bool:
        try:
            self._events.get(timeout=seconds)
        except Empty:
            return True
        return False


def follow(server: Server, table: Table, seat: int | None, **more: Any) -> Stream:
    return Stream(server.address, f"/api/tables/{table.id}/stream", {**table.headers(seat), **more})


def test_everybody_hears_of_a_move_with_their_own_view(server: Server, client: httpx.Client) -> None:
    table = create(client)
    streams = {seat: follow(server, table, seat) for seat in (0, 1, None)}
    first = {seat: stream.next() for seat, stream in streams.items()}
    assert {version for version, _ in first.values()} == {first[0][0]}
    seat = table.asked()[0]
    table.answer(seat)
    for eye, stream in streams.items():
        version, text = stream.next()
        assert version > first[0][0]
        assert json.loads(text) == table.see(eye)
    assert all(stream.quiet(0.3) for stream in streams.values())


def test_a_stream_resumes_where_it_was(server: Server, client: httpx.Client) -> None:
    table = create(client)
    version, _ = follow(server, table, 0).next()
    same = follow(server, table, 0, **{"last-event-id": str(version)})
    assert same.quiet()
    table.answer(table.asked()[0])
    newer, _ = same.next()
    assert newer > version
    missed, _ = follow(server, table, 0, **{"last-event-id": str(version)}).next()
    assert missed == newer
    for nonsense in ("-1", "x", "9" * 30):
        assert follow(server, table, 0, **{"last-event-id": nonsense}).next()[0] == newer


def test_an_open_stream_is_presence(server: Server, client: httpx.Client) -> None:
    table = create(client)
    assert table.get("/company").json()["away"] == [0, 1]
    follow(server, table, 0).next()
    assert table.get("/company").json()["away"] == [1]


def test_a_stream_of_no_table_is_refused(server: Server, client: httpx.Client) -> None:
    assert Stream(server.address, "/api/tables/none/stream", {}).status == 404
    assert Stream(server.address, "/t/none/stream", {}).status == 404


def test_bots_are_heard_too(server: Server, client: httpx.Client) -> None:
    """Bots play in another process: the news comes through the database."""
    body = {"game": "port-royal", "seats": [{"kind": "bot", "level": "random"}] * 2}
    made = client.post("/api/tables", json=body).json()
    stream = Stream(server.address, f"/api/tables/{made['table']}/stream", {})
    versions = [stream.next()[0] for _ in range(5)]
    assert versions == sorted(set(versions))
