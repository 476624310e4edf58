"""Slow, greedy and malicious clients, over real sockets."""

import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from flibuste.cli import serve
from tests.server.harness import PATIENCE, Server, create, serving

IDLE = 40
IN_TIME = 1.5  # seconds that a request may take to come


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    narrow = {"FLIBUSTE_IDLE_CONNECTIONS": str(IDLE), "FLIBUSTE_PATIENCE": str(IN_TIME)}
    database = f"sqlite:///{tmp_path_factory.mktemp('connections') / 'x.sqlite3'}"
    with serving(database, bots=0, **narrow) as found:
        httpx.get(f"{found.address}/healthz", timeout=PATIENCE).raise_for_status()
        yield found


def connected(server: Server) -> socket.socket:
    host, _, port = server.address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def answer(connection: socket.socket) -> bytes:
    """Whatever comes until the server closes."""
    found = b""
    try:
        while more := connection.recv(65_536):
            found += more
    except ConnectionResetError:
        pass
    return found


def raw(server: Server, request: bytes) -> bytes:
    with closing(connected(server)) as connection:
        connection.sendall(request)
        return answer(connection)


def status(response: bytes) -> int:
    return int(response.split(b" ", 2)[1])


def test_endless_headers_are_not_read(server: Server) -> None:
    sent, chunk = 0, b"x-more: " + b"x" * 65_000 + b"\r\n"
    with closing(connected(server)) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n")
        try:
            while sent < 50_000_000:
                sent += connection.send(chunk)
        except OSError:
            pass
        assert sent < 20_000_000, "Far more was taken than any request needs."


@pytest.mark.parametrize("path", ["/", "/healthz", "/static/built/nothing.css"])
def test_who_asks_for_the_head_alone_gets_it(server: Server, path: str) -> None:
    head, whole = (httpx.request(way, f"{server.address}{path}", timeout=PATIENCE) for way in ("HEAD", "GET"))
    assert head.status_code == whole.status_code and head.content == b""


@pytest.mark.parametrize("head", [b"x: " + b"y" * 40_000 + b"\r\n", b"x: y\r\n" * 10_000])
def test_large_headers_are_refused(server: Server, head: bytes) -> None:
    assert status(raw(server, b"GET / HTTP/1.1\r\nHost: a\r\n" + head + b"\r\n")) == 431
    assert status(raw(server, b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n")) == 431


def test_whoever_waits_without_a_request_makes_room(server: Server) -> None:
    """A thousand connections that say nothing, or half a request, keep nobody out."""
    silent = [connected(server) for _ in range(IDLE)]
    half = [connected(server) for _ in range(IDLE)]
    for connection in half:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: ")
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).text == "ok\n"
    for connection in (*silent, *half):
        with closing(connection):
            answer(connection)  # ends: all of them were closed, the first to make room, the others in time


@pytest.mark.parametrize(
    "part",
    [
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: a\r\nx",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\nConnection: close\r\n\r\n{",
    ],
)
def test_what_does_not_come_in_time_is_not_waited_for(server: Server, part: bytes) -> None:
    assert status(raw(server, part)) in (408, 200)


@pytest.mark.parametrize(
    "request_line",
    [
        b"GARBAGE",
        b"GET",
        b"GET /\xff HTTP/1.1",
        b"GET / HTTP/9.9",
        b"GET http://[ HTTP/1.1",
        b"\x16\x03\x01\x02\x00\x01",
    ],
)
def test_what_is_no_request_gets_a_sentence(server: Server, request_line: bytes) -> None:
    assert status(raw(server, request_line + b"\r\nHost: a\r\nConnection: close\r\n\r\n")) == 400


@pytest.mark.parametrize(
    ("path", "header", "expected"),
    [
        (b"/t/%00", b"", 400),
        (b"/api/tables/%00", b"", 400),
        (b"/t/a%0d%0ab", b"", 400),
        (b"/api/tables/{table}", "Authorization: Bearer ż\xe9".encode(), 200),
        (b"/api/tables/{table}/stream", b"Origin: http://[", 403),
        (b"/t/{table}/stream", b"Origin: http://[", 403),
        (b"/", b"Cookie: guest=\xff\xfe; lang=\xe9", 200),
        (b"/", b"Accept-Language: \xff;q=x,,;", 200),
        (b"/t/{table}/seat/%C3%A9", b"", 403),
        (b"/c/none/member/%C3%A9", b"", 404),
    ],
)
def test_odd_bytes_get_a_sentence(server: Server, path: bytes, header: bytes, expected: int) -> None:
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        table = create(client).id.encode()
    head = b"GET " + path.replace(b"{table}", table) + b" HTTP/1.1\r\nHost: a\r\nConnection: close\r\n"
    assert status(raw(server, head + (header + b"\r\n" if header else b"") + b"\r\n")) == expected


@pytest.mark.parametrize("host", [b"[", b"a b", b"evil.example", b"evil.example:80", b"a@b", b"a/b", b"\xe9"])
def test_a_strange_host_is_refused(server: Server, host: bytes) -> None:
    for path in (b"/", b"/api/games"):
        response = raw(server, b"GET " + path + b" HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n")
        assert status(response) in (400, 421)
        assert b"evil" not in response


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system has no such limit")
def test_a_deaf_reader_is_given_up() -> None:
    """The system does it, for every connection of the server."""
    with (
        closing(serve._listen("127.0.0.1", 0)) as listener,
        closing(socket.create_connection(listener.getsockname())),
        closing(listener.accept()[0]) as accepted,
    ):
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 1000 * serve.DEAF
        assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)


def test_nothing_of_this_is_an_accident(server: Server, capfd: pytest.CaptureFixture[str]) -> None:
    """The server is well, and has nothing to tell."""
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).text == "ok\n"
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize("workers", [1, 2])
def test_stopping_is_orderly_with_streams_open(tmp_path: Path, capfd: pytest.CaptureFixture[str], workers: int) -> None:
    """Streams end, bots and web processes end, and nothing is said about it."""
    with (
        serving(f"sqlite:///{tmp_path / 'x.sqlite3'}", workers=workers) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as client,
    ):
        body = {"game": "port-royal", "seats": [{"kind": "bot"}, {"kind": "bot"}, {"kind": "me"}]}
        table = client.post("/api/tables", json=body).json()["table"]
        with client.stream("GET", f"/api/tables/{table}/stream") as stream:
            lines = stream.iter_lines()
            next(lines)
            assert server.stop() == 0
            assert list(lines), "The stream has come to its end."
    assert capfd.readouterr().err == ""
