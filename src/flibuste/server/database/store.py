"""The database, SQLite or PostgreSQL: connections, transactions, upgrades."""

from __future__ import annotations

import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.dialects import sqlite

from flibuste.kernel import FlibusteError
from flibuste.server.database import schema
from flibuste.server.database.notifications import Notifications, SqliteNotifications
from flibuste.server.database.versions import SqliteVersions, Versions
from flibuste.server.database.writer import Commits, NotStored, SqliteCommits, Writer, raw_sqlite

UPGRADE_LOCK: Final = 0x464C4942  # any number, the same in every process
BUSY_SECONDS: Final = 30
NEWS: Final = "news"  # of a transaction in progress
VERSIONS: Final = files("flibuste.server.migrations.versions")


class BadDatabase(FlibusteError):
    """The database cannot be used as it is named."""


class Store:
    """One process's way to the database. Safe to use from many threads."""

    def __init__(self, url: str) -> None:
        self.url = _checked(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _sqlite(self.url) if self.is_sqlite else _postgresql(self.url)
        self._reader = self.engine if self.is_sqlite else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._one_at_a_time = threading.Lock()
        self.notifications: Notifications
        self.versions: Callable[[], Versions]  # for the running event loop
        commits: Commits
        if self.is_sqlite:
            self.notifications = SqliteNotifications(self.url)
            self.versions = lambda: SqliteVersions(self.plain_sqlite())
            commits = SqliteCommits(self.plain_sqlite, self._one_at_a_time, self.notifications.announce)
        else:
            from flibuste.server.database.postgresql import PostgresCommits, PostgresNotifications, PostgresVersions

            self.notifications = notifications = PostgresNotifications(self.url)
            self.versions = lambda: PostgresVersions(notifications.address)
            commits = PostgresCommits(notifications.address, notifications.sender)
        self.writer = Writer(commits)

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """Single statements, each as of now; no transaction to open and to close."""
        with self._reader.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A transaction: on disk when the block has ended well, undone if it fails."""
        with self._transaction() as connection:
            news: list[str] = []
            connection.info[NEWS] = news
            yield connection
        self.notifications.announce(news)

    def tell(self, connection: sa.Connection, table: str, version: int) -> None:
        """Within a transaction: the other processes shall hear of it when it is committed."""
        self.notifications.notify(connection, table, version)
        connection.info[NEWS].append(f"{table} {version}")

    @contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        if not self.is_sqlite:
            with self.engine.begin() as connection:
                yield connection
            return
        with (
            self._one_at_a_time,
            self.engine.connect().execution_options(writes=True) as connection,
            connection.begin() as transaction,
        ):
            yield connection
            _commit(connection, transaction)

    def plain_sqlite(self) -> sqlite3.Connection:
        """A connection for plain statements, without the engine."""
        return raw_sqlite(self.url, BUSY_SECONDS)

    def upgrade(self) -> None:
        """Create or migrate the tables. Processes that start together take turns."""
        if self._is_current():
            return
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", "flibuste.server:migrations")
        config.set_main_option("path_separator", "os")
        try:
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                if not self.is_sqlite:
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADE_LOCK)))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except sa.exc.DBAPIError as error:
            shown = self.url.render_as_string(hide_password=True)
            raise BadDatabase(f"The database {shown} cannot be opened: {error.orig}.") from error

    def _is_current(self) -> bool:
        """Whether the newest migration has been run here."""
        newest = max(file.name for file in VERSIONS.iterdir() if file.name[0].isdigit())
        try:
            with self.reading() as connection:
                found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        except sa.exc.DBAPIError:
            return False
        return found is not None and newest.startswith(f"{found}_")

    def key(self, name: str) -> str:
        """A secret that all processes share; made by the first that asks."""
        with self.writing() as connection:
            insert = insert_if_absent(connection, schema.keys)
            connection.execute(insert.values(name=name, value=secrets.token_urlsafe(48)))
            found = connection.execute(sa.select(schema.keys.c.value).where(schema.keys.c.name == name)).scalar_one()
            return str(found)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()


def _commit(connection: sa.Connection, transaction: sa.Transaction) -> None:
    """SQLite rolls a transaction back by itself when the disk is full, and then takes a commit without a word."""
    driver = connection.connection.dbapi_connection
    assert isinstance(driver, sqlite3.Connection)
    if not driver.in_transaction:
        raise NotStored("SQLite has rolled the transaction back.")
    transaction.commit()


def insert_if_absent(connection: sa.Connection, table: sa.Table) -> Any:
    """An insert that leaves rows alone whose key is there already."""
    return _insert(connection, table).on_conflict_do_nothing()


def upsert(connection: sa.Connection, table: sa.Table, column: str) -> Any:
    """An insert that only renews one column of rows whose key is there already."""
    insert = _insert(connection, table)
    return insert.on_conflict_do_update(index_elements=list(table.primary_key), set_={column: insert.excluded[column]})


def _insert(connection: sa.Connection, table: sa.Table) -> Any:
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)


def _checked(text: str) -> sa.URL:
    try:
        url = sa.make_url(text)
    except sa.exc.ArgumentError as error:
        raise BadDatabase("DATABASE_URL is not an address; it looks like postgresql://user@host/name.") from error
    backend = url.get_backend_name()
    if backend == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if backend == "sqlite" and url.database:
        folder = Path(url.database).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadDatabase(
                f"Games cannot be kept in {folder}: {error.strerror}. Choose another folder with --data-dir."
            ) from error
        return url
    raise BadDatabase(f"Flibuste keeps its tables in PostgreSQL or in an SQLite file, not in {backend!r}.")


def _postgresql(url: sa.URL) -> sa.Engine:
    return sa.create_engine(url, pool_size=8, max_overflow=8)


def _sqlite(url: sa.URL) -> sa.Engine:
    """WAL with a full sync at each commit: readers never wait, and what was acknowledged survives a power cut."""
    engine = sa.create_engine(
        url, pool_size=8, max_overflow=32, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False}
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where `begin` says so
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-16000"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        if connection.get_execution_options().get("writes"):
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
