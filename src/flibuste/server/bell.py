"""Tells every process that a table changed. Losing a ring loses nothing: readers always look at the database."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Final, Protocol

import psycopg
import sqlalchemy as sa

from flibuste.server.schema import tables
from flibuste.server.store import Store

CHANNEL: Final = "flibuste"
TICK: Final = 0.02  # how often SQLite is asked whether somebody else wrote
LOOK_BACK: Final = 5.0  # seconds: more than the clocks of two processes differ
RETRY: Final = 1.0
EVERY_TABLE: Final = ""
NOTIFY: Final = sa.text(f"SELECT pg_notify('{CHANNEL}', :news)")
UNKNOWN: Final = 1 << 62  # newer than any version

Heard = Callable[[str, int], None]  # a table and its new version; EVERY_TABLE when rings may have been missed

logger = logging.getLogger(__name__)


class Bell(Protocol):
    def announce(self, connection: sa.Connection, table: str, version: int) -> None:
        """Ring when the transaction is committed."""

    def listen(self, heard: Heard, stop: threading.Event) -> None:
        """Call `heard` for every ring until told to stop; meant for a thread of its own."""


def bell(store: Store) -> Bell:
    return SqliteBell(store) if store.is_sqlite else PostgresBell(store)


class PostgresBell:
    """NOTIFY carries the table's id and version only; what happened is in the log."""

    def __init__(self, store: Store) -> None:
        self._address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def announce(self, connection: sa.Connection, table: str, version: int) -> None:
        connection.execute(NOTIFY, {"news": f"{table} {version}"})

    def listen(self, heard: Heard, stop: threading.Event) -> None:
        while not stop.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    heard(EVERY_TABLE, UNKNOWN)
                    while not stop.is_set():
                        for ring in connection.notifies(timeout=0.5):
                            table, version = ring.payload.split()
                            heard(table, int(version))
            except psycopg.Error as error:
                logger.warning("The database does not answer (%s); trying again.", error)
                stop.wait(RETRY)


class SqliteBell:
    """SQLite has no messages, but it says at almost no cost whether another connection has written."""

    def __init__(self, store: Store) -> None:
        self._engine = store.engine

    def announce(self, connection: sa.Connection, table: str, version: int) -> None:
        pass

    def listen(self, heard: Heard, stop: threading.Event) -> None:
        known: dict[str, int] = {}
        written = -1
        with self._engine.connect() as connection:
            while not stop.wait(TICK):
                now = connection.exec_driver_sql("PRAGMA data_version").scalar_one()
                if now != written:
                    written = now
                    known = self._changes(connection, known, heard)

    def _changes(self, connection: sa.Connection, known: dict[str, int], heard: Heard) -> dict[str, int]:
        recent = sa.select(tables.c.id, tables.c.version).where(tables.c.changed_at > time.time() - LOOK_BACK)
        found = {table: version for table, version in connection.execute(recent)}
        for table, version in found.items():
            if known.get(table) != version:
                heard(table, version)
        return found
