"""The JSON interface, and the bot of its documentation."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from flibuste.games import registry
from flibuste.kernel import replay
from flibuste.server.api.models import Answered, Position
from flibuste.server.bots import worker as bot_worker
from tests.server.harness import ORIGIN, PATIENCE, Club, serving

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
LONGEST = 30


def documented_bot() -> str:
    found = re.search(r"```python no-run\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found.group(1)


def test_the_bot_of_the_documentation_plays_a_game(empty_sqlite: str, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(documented_bot(), encoding="utf-8")
    with serving(empty_sqlite) as server:
        command = [sys.executable, str(script), server.address]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search(r"Points: \[\d+, \d+, \d+\]", done.stdout)


def test_the_bot_of_the_documentation_is_short() -> None:
    lines = [line for line in documented_bot().splitlines() if line.strip()]
    assert len(lines) <= LONGEST


def test_every_address_is_documented(club: Club) -> None:
    paths = club.client.get("/api/openapi.json").json()["paths"]
    page = PAGE.read_text(encoding="utf-8")
    for path in paths:
        ending = path.rsplit("/", 1)[1]
        assert f"/api{path}" in page or f"`/{ending}`" in page or f"/{ending}?" in page, path


@pytest.mark.parametrize("key", registry.keys())
def test_a_game_by_tokens_ends_with_a_record_that_replays(club: Club, key: str) -> None:
    game = registry.game(key)
    table = club.create(key, min(count for count in game.all_seat_counts() if count > 1))
    first = table.see(0)
    table.play(6)
    club.finish(table.id)
    last = table.see(0)
    assert last["state"] == "over"
    assert last["decision"] is None
    record = table.get("/record").json()
    assert record["seed_commitment"] == first["seed_commitment"]
    assert replay(game, record).over
    assert record["result"] == last["result"]


def test_a_late_answer_gets_the_position_back(club: Club) -> None:
    table = club.create()
    seat = table.asked()[0]
    before = table.see(seat)
    first = table.answer(seat, 0, before)
    assert first["accepted"]
    again = table.answer(seat, 0, before)
    assert not again["accepted"]
    assert again["position"] == first["position"] == table.see(seat)


def test_the_log_tells_what_happened_in_the_readers_language(club: Club) -> None:
    table = club.create()
    table.play(3)
    seat = table.see()["seats"][0]["seat"]
    english = table.get("/log", seat).json()
    french = club.client.get(f"/api/tables/{table.id}/log", headers={"accept-language": "fr"}).json()
    assert [entry["number"] for entry in english] == [0, 1, 2]
    assert english[0]["text"] != french[0]["text"]
    assert english[0]["events"] == french[0]["events"]
    assert all(entry["action"] is None for entry in french)
    assert [entry["number"] for entry in table.get("/log?since=2", seat).json()] == [2]


def test_company(club: Club) -> None:
    table = club.create(clock="minutes:15")
    assert table.post("/chat", 0, {"text": "Hello"}).json()["chat"][0]["text"] == "Hello"
    company = table.get("/company").json()
    assert company["away"] == [0, 1]
    assert all(0 < left <= 900 for left in company["seconds_left"])
    assert table.post("/chat", None, {"text": "Hello"}).status_code == 403


def test_sitting_down_and_starting(club: Club) -> None:
    body = {"game": "port-royal", "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}], "open": True}
    made = club.client.post("/api/tables", json=body).json()
    path = f"/api/tables/{made['table']}"
    listed = club.client.get("/api/tables").json()
    assert [(table["table"], table["free"]) for table in listed] == [(made["table"], 2)]
    assert club.client.get(path).json()["state"] == "waiting"
    assert club.client.post(f"{path}/start", json={}).status_code == 403
    assert club.client.get(f"{path}/log").json()["title"] == "server-not-begun"
    host = {"authorization": f"Bearer {made['seats'][0]['token']}"}
    started = club.client.post(f"{path}/start", headers=host).json()
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
    assert club.client.get("/api/tables").json() == []


def test_hints_and_resigning(club: Club) -> None:
    table = club.create()
    seat = table.asked()[0]
    assert table.post("/hint", seat).status_code == 202
    bot_worker.Worker(club.services.settings).one_task()
    decision = table.see(seat)["decision"]
    assert decision["hint"] in [option["action"] for option in decision["options"]]
    assert table.see(1 - seat)["decision"] is None
    resigned = table.post("/resign", seat).json()
    assert resigned["seats"][seat]["kind"] == "bot"
    assert resigned["you"] is None
    assert table.post("/resign", seat).status_code == 403


def test_a_rematch_gives_new_tokens_for_the_same_seats(club: Club) -> None:
    table = club.create()
    assert table.post("/rematch", 0).status_code == 409
    club.finish(table.id)
    one, other = (table.post("/rematch", seat).json() for seat in (0, 1))
    assert one["table"] == other["table"] != table.id
    assert (one["seats"][0]["seat"], other["seats"][0]["seat"]) == (0, 1)
    assert one["seats"][0]["token"] not in table.tokens
    assert table.post("/rematch", None).status_code == 403


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "server-no-game"),
        ({"game": "port-royal", "seats": [{"kind": "me"}]}, "server-bad-seat-count"),
        ({"game": "port-royal", "seats": [{"kind": "me"}] * 2, "options": {"end": "never"}}, "server-bad-options"),
        ({"game": "port-royal", "seats": [{"kind": "bot", "level": "x"}] * 2}, "server-no-bot"),
        ({"game": "port-royal", "seats": [{"kind": "king"}] * 2}, "server-bad-request"),
        ({"game": "port-royal"}, "server-bad-request"),
        ({"game": "port-royal", "seats": [{"kind": "me"}] * 2, "clock": "blitz"}, "server-bad-clock"),
    ],
)
def test_impossible_tables_are_refused_in_a_sentence(club: Club, body: dict[str, object], key: str) -> None:
    response = club.client.post("/api/tables", json=body)
    assert response.status_code in (404, 422)
    assert response.headers["content-type"] == "application/problem+json"
    document = response.json()
    assert document["title"] == key
    assert document["detail"].endswith(".")


@pytest.mark.parametrize(
    ("kind", "body", "where"),
    [
        ("application/json", "{", "body"),
        ("application/json", '{"decision": -1, "action": "x"}', "body.decision"),
        ("application/json", '{"decision": 0, "action": "x", "more": 1}', "body.more"),
        ("text/plain", '{"decision": 0, "action": "x"}', "header.content-type"),
    ],
)
def test_an_answer_that_is_none_is_refused_in_a_sentence(club: Club, kind: str, body: str, where: str) -> None:
    table = club.create()
    headers = {**table.headers(0), "content-type": kind}
    response = club.client.post(f"/api/tables/{table.id}/answers", headers=headers, content=body)
    assert response.status_code == 422
    assert response.headers["content-type"] == "application/problem+json"
    assert where in response.text


def test_what_the_short_way_answers_is_as_described(club: Club) -> None:
    """Positions are not checked on their way out: here they are, all along a game."""
    table = club.create()
    for _ in range(30):
        for seat in (0, 1, None):
            Position.model_validate(table.see(seat), strict=True)
        Answered.model_validate(table.answer(table.asked()[0]), strict=True)


def test_the_short_way_and_the_long_way_say_the_same(club: Club) -> None:
    """A cookie makes the difference: with one, every check of the framework is made."""
    table = club.create()
    path = f"/api/tables/{table.id}"
    for turn in range(20):
        for seat in (0, 1):
            short, long = ({**table.headers(seat), **more} for more in ({}, {"cookie": "a=b", "origin": ORIGIN}))
            assert club.client.get(path, headers=short).json() == club.client.get(path, headers=long).json()
        seat = table.asked()[0]
        decision = table.see(seat)["decision"]
        answer = {"decision": decision["number"], "action": decision["options"][-1]["action"]}
        ways = [{}, {"cookie": "a=b", "origin": ORIGIN}]
        first, again = (
            club.client.post(f"{path}/answers", headers={**table.headers(seat), **ways[(turn + way) % 2]}, json=answer)
            for way in (0, 1)
        )
        assert (first.json()["accepted"], again.json()["accepted"]) == (True, False)
        assert first.json()["position"] == again.json()["position"]
