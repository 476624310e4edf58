"""Tells every process that a table changed. Losing one loses nothing: readers always look at the database.

Nobody polls: PostgreSQL has messages of its own, and the processes at one SQLite file write to each other's sockets.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import socket
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, Protocol

import sqlalchemy as sa

EVERY_TABLE: Final = ""
UNKNOWN: Final = 1 << 62  # newer than any version
LONGEST_ADDRESS: Final = 100  # of a socket, in bytes
LARGEST_MESSAGE: Final = 65_536
SEVERAL: Final = b"*"  # the message of a sender who could not say which tables

Heard = Callable[[str, int], None]  # a table and its new version; EVERY_TABLE when changes may have been missed


class Notifications(Protocol):
    def notify(self, connection: sa.Connection, table: str, version: int) -> None:
        """Within a transaction: tell the others when it is committed, if the database can do that."""

    def announce(self, news: Sequence[str]) -> None:
        """After a commit: tell the others, unless the database has. Each is a table and its new version."""

    def listen(self, heard: Heard, stop: threading.Event) -> None:
        """Call `heard` for every change of others until told to stop; meant for a thread of its own."""

    def wake(self) -> None:
        """Have `listen` notice that it was told to stop."""


class SqliteNotifications:
    """SQLite has no messages: every process at a file has a socket in one folder, and tells all the others there."""

    def __init__(self, url: sa.URL) -> None:
        assert url.database
        self._folder = sockets_folder(Path(url.database))
        self._own = self._new_address()
        self._sending = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._sending.setblocking(False)
        self._behind: set[Path] = set()  # those whose socket was full
        self._owing = False  # nobody could be told the last time

    def notify(self, connection: sa.Connection, table: str, version: int) -> None:
        pass

    def announce(self, news: Sequence[str]) -> None:
        if not news:
            return
        message = "\n".join(news).encode()
        try:
            others = list(self._others())
        except OSError:  # no file is left to this process, for instance: what is written is written all the same
            self._owing = True
            return
        for other in others:
            late = self._owing or other in self._behind
            self._send(other, SEVERAL if late or len(message) > LARGEST_MESSAGE else message)
        self._owing = False

    def listen(self, heard: Heard, stop: threading.Event) -> None:
        own = self._own = self._new_address()
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        listening.bind(str(own))
        try:
            heard(EVERY_TABLE, UNKNOWN)
            while not stop.is_set():
                _tell(heard, listening.recv(LARGEST_MESSAGE + 1))
        finally:
            listening.close()
            own.unlink(missing_ok=True)

    def wake(self) -> None:
        self._send(self._own, b"")

    def _new_address(self) -> Path:
        return self._folder / f"{os.getpid()}-{secrets.token_hex(4)}"

    def _others(self) -> Iterator[Path]:
        try:
            names = os.listdir(self._folder)
        except FileNotFoundError:
            return
        yield from (self._folder / name for name in names if name != self._own.name)

    def _send(self, other: Path, message: bytes) -> None:
        try:
            self._sending.sendto(message, str(other))
            self._behind.discard(other)
        except BlockingIOError:
            self._behind.add(other)  # it will look at every table when it has room again
        except ConnectionRefusedError:
            other.unlink(missing_ok=True)  # of a process that was killed
        except OSError:
            self._behind.discard(other)  # ended just now


def _tell(heard: Heard, message: bytes) -> None:
    if message == SEVERAL:
        heard(EVERY_TABLE, UNKNOWN)
        return
    for line in message.decode().splitlines():
        table, version = line.split()
        heard(table, int(version))


def sockets_folder(database: Path) -> Path:
    """Beside the database; for one in a very long path, under a name of the same digits for every process."""
    beside = database.resolve().parent / f".{database.name}-sockets"
    if len(os.fsencode(beside)) < LONGEST_ADDRESS - 20:
        return beside
    digits = hashlib.sha256(os.fsencode(beside)).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"flibuste-{os.getuid()}-{digits}"
