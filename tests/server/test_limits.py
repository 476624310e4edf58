"""What one address may ask for, and who comes first."""

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from flibuste.server.app import build
from flibuste.server.bots.worker import Worker
from flibuste.server.settings import Settings
from tests.server.harness import ORIGIN, Club

BOTS = [{"kind": "bot", "level": "random"}] * 3
PEOPLE = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}, {"kind": "me"}]


@pytest.fixture
def narrow(empty_sqlite: str) -> Iterator[TestClient]:
    settings = Settings(empty_sqlite, posts_per_minute=0, bot_tables_per_hour=2, streams_per_address=2)
    with TestClient(build(settings), follow_redirects=False) as client:
        yield client


def test_tables_with_people_come_first(club: Club, settings: Settings) -> None:
    """However many tables of bots alone wait for longer."""
    for _ in range(12):
        club.client.post("/api/tables", json={"game": "port-royal", "seats": BOTS}).raise_for_status()
    asked = [2]
    while asked == [2]:  # until a bot is asked at the table with somebody
        made = club.client.post("/api/tables", json={"game": "port-royal", "seats": PEOPLE}).json()
        with club.services.tables.looking(made["table"]) as table:
            asked = list(table.asked)
    worker = Worker(settings)
    worker.one_task()
    assert club.client.get(f"/api/tables/{made['table']}").json()["moves"] == 1
    worker.store.close()


def test_tables_of_bots_alone_have_a_budget(narrow: TestClient) -> None:
    statuses = [narrow.post("/api/tables", json={"game": "port-royal", "seats": BOTS}).status_code for _ in range(3)]
    assert statuses == [201, 201, 429]
    assert narrow.post("/api/tables", json={"game": "port-royal", "seats": PEOPLE}).status_code == 201


def test_a_table_that_is_started_without_people_is_one_of_bots(narrow: TestClient) -> None:
    form = {"seat-0": "friend", "seat-1": "friend", "odds": "1"}
    headers, statuses = {"origin": ORIGIN}, []
    for _ in range(3):
        table = narrow.post("/new/port-royal", data=form, headers=headers).headers["location"]
        statuses.append(narrow.post(f"{table}/start", headers=headers).status_code)
    assert statuses == [303, 303, 429]


def test_an_address_has_so_many_streams(club: Club) -> None:
    most = Settings(club.services.settings.database_url, streams_per_address=2)
    object.__setattr__(club.services, "settings", most)
    table, subscribers = club.create(), club.services.subscribers
    with subscribers.subscribed(table.id, "testclient"), subscribers.subscribed(table.id, "testclient"):
        for path in (f"/t/{table.id}/stream", f"/api/tables/{table.id}/stream", f"/api/tables/{table.id}/view?wait=9"):
            for headers in ({}, table.headers(0)):
                refused = club.client.get(path, headers=headers)
                assert refused.status_code == 429
                assert int(refused.headers["retry-after"]) > 0
        assert subscribers.count_of("elsewhere") == 0
    assert subscribers.count_of("testclient") == 0


def test_too_much_is_told_with_when_to_come_back(empty_sqlite: str) -> None:
    with TestClient(build(Settings(empty_sqlite, posts_per_minute=1))) as client:
        client.post("/api/tables/none/undo", json={})
        refused = client.post("/api/tables/none/undo", json={})
    assert refused.status_code == 429
    assert 1 <= int(refused.headers["retry-after"]) <= 60


def test_another_scheme_is_another_origin(club: Club) -> None:
    assert club.client.post("/settings", headers={"origin": "https://testserver"}).status_code == 403
    assert club.client.post("/settings", headers={"origin": ORIGIN}).status_code == 303


@pytest.mark.parametrize(
    ("host", "hosts", "is_known"),
    [
        ("127.0.0.1:8017", "", True),
        ("[::1]:8017", "", True),
        ("mybox", "", True),
        ("mybox.local", "", True),
        ("games.example", "", False),
        ("games.example", "games.example, www.games.example", True),
        ("evil.example", "games.example", False),
        ("evil.example", "*", True),
        ("evil example", "*", False),
    ],
)
def test_links_name_only_hosts_that_are_known(empty_sqlite: str, host: str, hosts: str, is_known: bool) -> None:
    with TestClient(build(Settings(empty_sqlite, hosts=hosts))) as client:
        made = client.post("/api/tables", json={"game": "port-royal", "seats": PEOPLE}, headers={"host": host})
    assert made.status_code == (201 if is_known else 421)
    assert is_known == (f"//{host}/t/" in made.text)


def test_unknown_tables_leave_nothing_in_memory(club: Club) -> None:
    club.create()
    before = club.services.tables.in_memory_count()
    for number in range(50):
        token = {"authorization": "Bearer x"}
        for path in (f"/t/none{number}", f"/api/tables/none{number}", f"/api/tables/none{number}/stream"):
            assert club.client.get(path, headers=token).status_code == 404
        answered = club.client.post(
            f"/api/tables/none{number}/answers", headers=token, json={"decision": 0, "action": "x"}
        )
        assert answered.status_code == 404
    assert club.services.tables.in_memory_count() == before


def test_strangers_do_not_talk_at_tables_that_are_not_listed(club: Club) -> None:
    eve = club.guest()
    eve.post("/new/port-royal", {"seat-0": "me", "name-0": "Anne", "seat-1": "bot:random"})
    names = [{"kind": "me", "name": "Anne"}, {"kind": "me", "name": "Bob"}]
    for is_open in (False, True):
        body = {"game": "port-royal", "seats": names, "open": is_open}
        table = club.client.post("/api/tables", json=body).json()["table"]
        spoken = eve.post(f"/t/{table}/chat", {"text": "I resign"}, live=True)
        assert spoken.status_code == (200 if is_open else 403)
        page = club.client.get(f"/t/{table}").text
        assert ("I resign" in page) == is_open
        assert ("<b>Anne (watching)</b> I resign" in page) == is_open, "Nobody takes Eve for the Anne who plays."
