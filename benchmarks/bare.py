"""The least that a server of stored moves can do, to compare ours with: `python -m benchmarks.bare DATABASE_URL`.

It knows no game, no seat and no secret. A look is a ready-made body of the size of a position; an answer is a row that
is committed, together with whatever else waits, before it is acknowledged. The same HTTP server, the same client.
"""

from __future__ import annotations

import asyncio
import json
import queue
import secrets
import socket
import sqlite3
import sys
import threading
from collections.abc import Callable, Sequence
from typing import Any

import psycopg
import uvicorn

LIKE_A_POSITION = 3500  # bytes
MOVE = (b"content-type", b"application/json")
CREATE = "CREATE TABLE moves (match TEXT, number INTEGER, action TEXT, PRIMARY KEY (match, number))"
INSERT = "INSERT INTO moves VALUES ({0}, {0}, {0})"

Row = tuple[str, int, str]
Commit = Callable[[Sequence[Row]], None]


def sqlite_commits(path: str) -> Commit:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for statement in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", CREATE):
        connection.execute(statement)

    def commit(rows: Sequence[Row]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany(INSERT.format("?"), rows)
        connection.execute("COMMIT")

    return commit


def postgresql_commits(address: str) -> Commit:
    connection = psycopg.connect(address)
    connection.execute(CREATE)
    connection.commit()

    def commit(rows: Sequence[Row]) -> None:
        with connection.pipeline(), connection.cursor() as cursor:
            for row in rows:
                cursor.execute(INSERT.format("%s"), row)
            connection.commit()

    return commit


class Bare:
    """An ASGI application with the three operations of the load script."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._queue: queue.SimpleQueue[tuple[Row, asyncio.Future[None]]] = queue.SimpleQueue()
        self._versions: dict[str, int] = {}
        threading.Thread(target=self._write, daemon=True).start()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            return
        _, _, _, table, *answering = [*scope["path"].split("/"), ""]
        if scope["method"] == "GET":
            return await respond(send, self._position(table))
        body = json.loads((await receive())["body"])
        if not table:
            return await respond(send, self._lay(len(body["seats"])))
        assert answering
        number = self._versions[table] = self._versions[table] + 1
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(((table, number, body["action"]), stored))
        await stored
        await respond(send, b'{"accepted":true,"position":%s}' % self._position(table))

    def _lay(self, seats: int) -> bytes:
        table = secrets.token_hex(6)
        self._versions[table] = 0
        return json.dumps({"table": table, "seats": [{"token": secrets.token_hex(8)} for _ in range(seats)]}).encode()

    def _position(self, table: str) -> bytes:
        version = self._versions[table]
        known = b'{"state":"playing","decision":{"number":%d,"options":[{"action":"reveal"}]},' % version
        return known + b'"seats":[{"seat":0,"asked":true}],"board":"' + b"x" * LIKE_A_POSITION + b'"}'

    def _write(self) -> None:
        while True:
            group = [self._queue.get()]
            while not self._queue.empty():
                group.append(self._queue.get())
            self._commit([row for row, _ in group])
            loop = group[0][1].get_loop()
            loop.call_soon_threadsafe(lambda done: [stored.set_result(None) for _, stored in done], group)


async def respond(send: Any, body: bytes) -> None:
    headers = [MOVE, (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def main() -> None:
    [url] = sys.argv[1:]
    kind, _, path = url.partition("///")
    commit = sqlite_commits(f"/{path.lstrip('/')}.bare") if kind == "sqlite:" else postgresql_commits(url)
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(f"Bare: http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    uvicorn.Server(uvicorn.Config(Bare(commit), log_level="warning", access_log=False)).run([listener])


if __name__ == "__main__":
    main()
