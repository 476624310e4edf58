"""Several processes at one database, and processes that die."""

import threading
import time
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from flibuste.server.database.schema import tasks
from flibuste.server.database.store import Store
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from tests.server.harness import PATIENCE, Server, Table, create, serving

TABLES = 6
MOVES_BEFORE = 6  # acknowledged at each table when the server dies


def play_for_ever(address: str, table: Table, acknowledged: list[tuple[int, int, str]]) -> None:
    """Answer whatever is asked and note every answer that was acknowledged, until the server is gone."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        mine = Table(client, table.id, table.tokens)
        try:
            while mine.see()["state"] != "over":
                for seat in range(len(table.tokens)):
                    decision = mine.see(seat)["decision"]
                    if decision:
                        action = decision["options"][len(acknowledged) % len(decision["options"])]["action"]
                        body = {"decision": decision["number"], "action": action}
                        if mine.post("/answers", seat, body).raise_for_status().json()["accepted"]:
                            acknowledged.append((seat, decision["number"], action))
        except httpx.HTTPError:
            return


def test_a_killed_server_loses_no_acknowledged_move(database: str) -> None:
    server = Server(database)
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        tables = [create(client, seats=2) for _ in range(TABLES)]
    notes: list[list[tuple[int, int, str]]] = [[] for _ in tables]
    players = [
        threading.Thread(target=play_for_ever, args=(server.address, table, note))
        for table, note in zip(tables, notes, strict=True)
    ]
    for player in players:
        player.start()
    deadline = time.monotonic() + PATIENCE
    while min(map(len, notes)) < MOVES_BEFORE and time.monotonic() < deadline:
        time.sleep(0.05)
    server.kill()
    for player in players:
        player.join()
    assert min(map(len, notes)) >= MOVES_BEFORE, "Every table was being played when the server died."
    services = Services(Settings(database))
    for table, note in zip(tables, notes, strict=True):
        with services.tables.looking(table.id) as found:
            kept = [(entry.seat, entry.action) for entry in found.entries]
            assert kept[: len(note)] == [(seat, action) for seat, _, action in note]
            assert len(kept) <= len(note) + 1  # the one on its way when the server died
    services.store.close()
    with serving(database) as again, httpx.Client(base_url=again.address, timeout=PATIENCE) as client:
        for table in tables:
            Table(client, table.id, table.tokens).play(2)


def test_bots_go_on_after_a_crash(database: str) -> None:
    server = Server(database)
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        body = {"game": "port-royal", "seats": [{"kind": "bot", "level": "random"}] * 3}
        id = client.post("/api/tables", json=body).json()["table"]
        while not client.get(f"/api/tables/{id}").json()["moves"]:
            time.sleep(0.05)
    server.kill()
    expire_leases(database)
    with serving(database) as again, httpx.Client(base_url=again.address, timeout=PATIENCE) as client:
        end = time.monotonic() + PATIENCE
        while client.get(f"/api/tables/{id}").json()["state"] != "over":
            assert time.monotonic() < end, "The bots do not play on."
            time.sleep(0.2)


def expire_leases(database: str) -> None:
    """As if the time of a lease had passed."""
    store = Store(database)
    with store.writing() as connection:
        connection.execute(sa.update(tasks).values(leased_until=0.0))
    store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_servers_share_the_tables(kind: str, request: pytest.FixtureRequest) -> None:
    """A table laid at one server is played at both, and each hears at once of what the other did."""
    database = request.getfixturevalue(f"empty_{kind}")
    with (
        serving(database, bots=0) as left,
        serving(database, bots=0) as right,
        httpx.Client(base_url=left.address, timeout=PATIENCE) as one,
        httpx.Client(base_url=right.address, timeout=PATIENCE) as two,
    ):
        here = create(one)
        there = Table(two, here.id, here.tokens)
        for turn in range(20):
            table, other = (here, there) if turn % 2 else (there, here)
            seat = table.asked()[0]
            table.answer(seat, turn)
            assert other.see(seat) == table.see(seat)


def test_one_decision_is_answered_once_however_many_try(empty_postgresql: str) -> None:
    """Both servers get the same answer at the same moment, many times over."""
    with (
        serving(empty_postgresql, bots=0) as left,
        serving(empty_postgresql, bots=0) as right,
        httpx.Client(base_url=left.address, timeout=PATIENCE) as client,
    ):
        table = create(client)
        for turn in range(10):
            seat = table.asked()[0]
            position = table.see(seat)
            outcomes: list[bool] = []
            tries = [
                threading.Thread(target=answer_at, args=(address, table, seat, turn, position, outcomes))
                for address in (left.address, right.address) * 3
            ]
            for attempt in tries:
                attempt.start()
            for attempt in tries:
                attempt.join()
            assert sorted(outcomes) == [False] * 5 + [True]
        assert table.see()["moves"] == 10


def answer_at(
    address: str, table: Table, seat: int, which: int, position: dict[str, object], outcomes: list[bool]
) -> None:
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        outcomes.append(Table(client, table.id, table.tokens).answer(seat, which, position)["accepted"])


def test_several_web_processes_behind_one_address(empty_sqlite: str) -> None:
    with serving(empty_sqlite, workers=2) as server, httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        table = create(client)
        assert table.play(10) == 10


def test_stopping_is_orderly(empty_sqlite: str) -> None:
    server = Server(empty_sqlite)
    httpx.get(f"{server.address}/api/games", timeout=PATIENCE)
    server.stop()
    assert Path(empty_sqlite.removeprefix("sqlite:///")).exists()
    assert server.process.returncode in (0, -15)
