"""The database: upgrades, durability, what all processes share."""

import contextlib
import threading
import time

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from flibuste.server.database import schema
from flibuste.server.database.store import BadDatabase, Store
from flibuste.server.settings import BadSetting, Settings


@pytest.fixture
def store(database: str) -> Store:
    store = Store(database)
    store.upgrade()
    return store


def test_migrations_make_the_schema(store: Store) -> None:
    with store.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_upgrading_again_changes_nothing(store: Store) -> None:
    store.upgrade()
    test_migrations_make_the_schema(store)


def test_processes_that_start_together_take_turns(tmp_path_factory: pytest.TempPathFactory) -> None:
    url = f"sqlite:///{tmp_path_factory.mktemp('together') / 'new.sqlite3'}"
    keys: list[str] = []

    def open_store() -> None:
        store = Store(url)
        store.upgrade()
        keys.append(store.key("cookies"))

    threads = [threading.Thread(target=open_store) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(keys) == 4
    assert len(set(keys)) == 1


def test_keys_differ_by_name(store: Store) -> None:
    assert store.key("cookies") != store.key("other")


def test_sqlite_syncs_every_commit(tmp_path_factory: pytest.TempPathFactory) -> None:
    store = Store(f"sqlite:///{tmp_path_factory.mktemp('full') / 'x.sqlite3'}")
    with store.reading() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_a_failed_block_leaves_nothing(store: Store) -> None:
    with pytest.raises(ZeroDivisionError), store.writing() as connection:
        connection.execute(sa.insert(schema.keys).values(name="x", value="y"))
        raise ZeroDivisionError
    with store.reading() as connection:
        assert connection.execute(sa.select(schema.keys).where(schema.keys.c.name == "x")).all() == []


def test_a_failed_block_takes_nobody_along(store: Store) -> None:
    """Writers that are committed together: whoever fails, first or later, leaves nothing; the others' rows stay."""
    inside, tried = threading.Event(), []

    def write(name: str, fails: bool) -> None:
        with store.writing() as connection:
            connection.execute(sa.insert(schema.keys).values(name=name, value="y"))
            if name == "first":
                inside.set()
                time.sleep(0.2)  # meanwhile the others queue up behind it
            if fails:
                raise ZeroDivisionError

    def attempt(name: str, fails: bool) -> None:
        with contextlib.suppress(ZeroDivisionError):
            write(name, fails)
            tried.append(name)

    for first_fails in (True, False):
        inside.clear()
        names = ["first", "second", "third", "fourth"]
        failing = {"first": first_fails, "third": True}
        threads = [threading.Thread(target=attempt, args=(name, failing.get(name, False))) for name in names]
        threads[0].start()
        inside.wait()
        for thread in threads[1:]:
            thread.start()
        for thread in threads:
            thread.join()
        with store.writing() as connection:
            kept = (
                connection.execute(sa.select(schema.keys.c.name).where(schema.keys.c.name.in_(names))).scalars().all()
            )
            connection.execute(sa.delete(schema.keys).where(schema.keys.c.name.in_(names)))
        assert set(kept) == set(tried) == {name for name in names if not failing.get(name)}
        tried.clear()


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://host/name", "sqlite://"])
def test_other_databases_are_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(BadDatabase, match=r"\.$"):
        Store(url)


def test_a_silent_database_is_a_sentence() -> None:
    with pytest.raises(BadDatabase, match="cannot be opened"):
        Store("postgresql://nobody@127.0.0.1:1/none").upgrade()


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLIBUSTE_BOT_SECONDS", "2.5")
    monkeypatch.setenv("DATABASE_URL", "postgresql://x/y")
    found = Settings.from_environment()
    assert (found.bot_seconds, found.database_url) == (2.5, "postgresql://x/y")
    monkeypatch.setenv("FLIBUSTE_BOT_SECONDS", "soon")
    with pytest.raises(BadSetting, match="FLIBUSTE_BOT_SECONDS should be a number"):
        Settings.from_environment()
