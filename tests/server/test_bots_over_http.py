"""A bot written for the library plays a seat over HTTP with the same code, and gives the same answers."""

import json
import subprocess
import time
from email.message import Message
from io import BytesIO
from urllib.error import HTTPError, URLError

import httpx
import pytest
import sqlalchemy as sa

from flibuste.bots import make_bot
from flibuste.cli.connect import Place, Refused, call, play_on, read_link
from flibuste.games import registry
from flibuste.kernel import BadOption, IllegalAction, fingerprint, view_of
from flibuste.server.database.schema import tables, tasks
from tests.server.harness import FLIBUSTE, PATIENCE, Club, Server


def play_through(club: Club, key: str, seats: int, bots: list, decisions: int, **more) -> int:
    """All seats of a table answered from what is served to them; each answer compared with the library's."""
    game = registry.game(key)
    table = club.create(key, seats, **more)
    given = 0
    while given < decisions:
        with club.services.tables.looking(table.id) as found:
            match = found.playing
            if match.over:
                break
            seat = found.asked[0]
            real = match.view(seat)
        served = table.get("/view", seat).json()
        view = view_of(game, served["view"])
        assert view == real
        twins = [make_bot(bots[seat], given).choose(one, 1.0) for one in (view, real)]
        assert twins[0] == twins[1]
        body = {"decision": served["decision"], "action": game.notation.text(twins[0])}
        assert table.post("/answers", seat, body).json()["accepted"]
        given += 1
    return given


@pytest.mark.parametrize(("key", "seats"), [(key, 3) for key in registry.OURS])
def test_the_same_answers_as_in_the_library(club: Club, key: str, seats: int):
    assert play_through(club, key, seats, ["greedy"] * seats, 40) == 40


def test_a_bot_that_imagines_gives_the_same_answers_too(club: Club):
    assert play_through(club, "port-royal", 2, ["strong:20", "strong:20"], 15) == 15


@pytest.mark.slow
def test_a_hundred_games_with_the_same_answers(club: Club):
    for number in range(100):
        key = registry.OURS[number % len(registry.OURS)]
        play_through(club, key, 2 + number % 2, ["greedy", "random", "greedy"], 5000)


def test_a_view_waits_for_news(club: Club):
    table = club.create("port-royal", 2)
    first = table.get("/view", 0).json()
    begun = time.monotonic()
    late = table.get(f"/view?since={first['version']}&wait=0.3", 0).json()
    assert late["version"] == first["version"]
    assert time.monotonic() - begun >= 0.3
    assert table.get(f"/view?since={first['version'] - 1}&wait=20", 0).json()["version"] == first["version"]


def test_a_spectator_and_a_seat_see_what_they_may(club: Club):
    table = club.create("nassau", 2)
    game = registry.game("nassau")
    with club.services.tables.looking(table.id) as found:
        match = found.playing
        seen = [fingerprint(match.view(seat).seen) for seat in (-1, 0, 1)]
    served = [
        club.client.get(f"/api/tables/{table.id}/view").json(),
        table.get("/view", 0).json(),
        table.get("/view", 1).json(),
    ]
    assert [fingerprint(view_of(game, one["view"]).seen) for one in served] == seen


def test_questions_and_events_speak_of_things_by_name(club: Club):
    table = club.create("port-royal", 2)
    with club.services.tables.looking(table.id) as found:
        seat = found.asked[0]
    decision = table.see(seat)["decision"]
    assert decision["topic"] == "open"
    assert decision["options"][0] | {"text": ""} == {"action": "reveal", "verb": "reveal", "arguments": [], "text": ""}
    table.post("/answers", seat, {"decision": decision["number"], "action": "reveal"})
    event = next(
        event for entry in table.get("/log", seat).json() for event in entry["events"] if event["kind"] == "revealed"
    )
    assert event["card"] in registry.game("port-royal").notation.words_of("card")
    assert event["player"] == seat


@pytest.mark.parametrize("key", registry.OURS)
def test_a_table_tells_what_it_is_played_with(club: Club, key: str):
    """As the rules have it; what lies face down stays so."""
    table = club.create(key, 2)
    with club.services.tables.looking(table.id) as found:
        sheets = found.game.sheets(2, found.options)
    assert sheets and table.get("/components").json() == json.loads(json.dumps(sheets))
    if key == "port-royal":
        prices = {name: card.get("cost") for name, card in table.get("/components").json()["base"]["card"]}
        assert prices["sailor-1"] == 3


def test_the_description_names_the_stream_and_the_token(club: Club):
    described = club.client.get("/api/openapi.json").json()
    assert "text/event-stream" in described["paths"]["/tables/{table}/stream"]["get"]["responses"]["200"]["content"]
    assert described["components"]["securitySchemes"]["seat"]["scheme"] == "bearer"


def test_a_link_that_is_no_seat_is_refused():
    place = read_link("https://example.org/t/abc/seat/xyz")
    assert place == ("https://example.org", "abc", "xyz")
    for wrong in ("https://example.org/t/abc", "ftp://example.org/t/abc/seat/xyz", "abc"):
        with pytest.raises(BadOption, match="is not the link of a seat"):
            read_link(wrong)


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (b'{"detail": "There is no such table."}', "There is no such table."),
        (b"<html>", "http://x/ answers: 404 Gone."),
    ],
)
def test_whatever_refuses_is_told_in_a_sentence(monkeypatch, body: bytes, sentence: str):
    def refuse(*_args, **_more):
        raise HTTPError("http://x/", 404, "Gone", Message(), BytesIO(body))

    monkeypatch.setattr("urllib.request.urlopen", refuse)
    with pytest.raises(Refused) as refused:
        call(Place("http://x", "abc", "xyz"), "")
    assert str(refused.value) == sentence


class Stubborn:
    def choose(self, _view, _seconds):
        return -7


def test_an_answer_that_is_no_option_is_told_in_a_sentence(club: Club, monkeypatch):
    table = club.create("captains-war", 2)
    with club.services.tables.looking(table.id) as found:
        seat = found.asked[0]
    monkeypatch.setattr("flibuste.cli.connect.call", lambda *_request: table.get("/view", seat).json())
    with pytest.raises(IllegalAction, match=r"The bot answered -7, which is not among its options now: \w+"):
        play_on(Place("http://x", table.id, "xyz"), Stubborn(), 1.0)


def test_a_server_that_is_not_there_is_told_in_a_sentence(monkeypatch):
    def refuse(*_args, **_more):
        raise URLError("Connection refused")

    monkeypatch.setattr("urllib.request.urlopen", refuse)
    monkeypatch.setattr("time.sleep", lambda _seconds: None)
    with pytest.raises(Refused, match=r"^http://x does not answer: Connection refused\.$"):
        call(Place("http://x", "abc", "xyz"), "")


def test_a_bot_of_ones_own_connects_to_a_real_server(tmp_path):
    (tmp_path / "mine.py").write_text(
        "class Mine:\n"
        "    def __init__(self, dice):\n"
        "        self.dice = dice\n"
        "    def choose(self, view, seconds):\n"
        "        world = view.game.imagine(view, self.dice)\n"
        "        return world.options[-1]\n"
    )
    server = Server(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    try:
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
            seats = [{"kind": "friend"}, {"kind": "me"}]
            document = client.post("/api/tables", json={"game": "captains-war", "seats": seats}).json()
            tokens = {seat["seat"]: seat["token"] for seat in document["seats"]}
            links = [f"{server.address}/t/{document['table']}/seat/{tokens[seat]}" for seat in (0, 1)]
            runs = [
                subprocess.Popen(
                    [*FLIBUSTE, "connect", link, "--bot", bot], cwd=tmp_path, stdout=subprocess.PIPE, text=True
                )
                for link, bot in zip(links, ("mine:Mine", "random"), strict=True)
            ]
            told = [json.loads(run.communicate(timeout=PATIENCE)[0]) for run in runs]
            assert told[0] == told[1] == client.get(f"/api/tables/{document['table']}").json()["result"]
    finally:
        server.kill()


def test_a_table_sets_the_pace_of_its_bots(club: Club):

    for pace in (0.0, 2.5, None):
        seats = [{"kind": "bot"}, {"kind": "bot"}]
        body = {"game": "captains-war", "seats": seats, "pace": pace}
        table = club.client.post("/api/tables", json=body).json()["table"]
        with club.services.store.reading() as connection:
            due = connection.execute(sa.select(tasks.c.due_at).where(tasks.c.table_id == table)).scalar_one()
            at = connection.execute(sa.select(tables.c.changed_at).where(tables.c.id == table)).scalar_one()
        assert due - at == pytest.approx(club.services.settings.bot_pace if pace is None else pace, abs=1e-3)


def test_a_pace_that_nobody_would_wait_for_is_refused(club: Club):
    body = {"game": "port-royal", "seats": [{"kind": "bot"}, {"kind": "bot"}], "pace": 11}
    refused = club.client.post("/api/tables", json=body)
    assert refused.status_code == 422
    assert "less than or equal to 10" in refused.text
