"""From the home page to the rematch, as a browser without script would go."""

import html
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from flibuste.games import registry
from flibuste.server.bots import worker as bot_worker
from flibuste.server.web import catalogue
from tests.server.harness import Club, answer_form


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_page_opens(club: Club, lang: str) -> None:
    guest = club.guest(lang)
    paths = ["/", "/games", "/rules", "/about"]
    paths += [f"/{page}/{key}" for key in registry.keys() for page in ("new", "rules")]
    for path in paths:
        response = guest.get(path)
        assert response.status_code == 200, path
        assert f'<html lang="{lang}"' in response.text
    assert guest.get("/new/chess").status_code == 404
    assert guest.get("/rules/chess").status_code == 404


@pytest.mark.parametrize("key", registry.keys())
def test_playing_now_takes_one_click(club: Club, key: str) -> None:
    guest = club.guest()
    tile = guest.get("/").text.split(f'action="/play/{key}"', 1)[1]
    assert tile.index("btn little main") < tile.index(f'href="/new/{key}"'), "Playing comes before setting up."
    response = guest.post(f"/play/{key}")
    assert guest.follow(response).status_code == 200
    table = response.headers["location"]
    assert table in guest.get("/").text
    assert table in guest.get("/games").text
    assert table not in club.guest().get("/").text


def test_a_game_from_set_up_to_rematch(club: Club) -> None:
    ann = club.guest()
    form = {
        "seat-0": "me",
        "name-0": "Ann",
        "seat-1": "bot:random",
        "name-1": "",
        "option-end": "standard",
        "clock": "none",
        "odds": "1",
    }
    table = ann.post("/new/port-royal", form).headers["location"]
    worker = bot_worker.Worker(club.services.settings)
    for _ in range(8):
        while worker.one_task():
            pass
        assert ann.answer(table).status_code == 200
    club.finish(table.removeprefix("/t/"))
    finished = ann.get(table)
    assert f'action="{table}/rematch"' in finished.text
    assert ann.get(f"{table}/position").headers["hx-refresh"] == "true"
    for ply in ("0", "1", "5", "99999", "x", "-1"):
        assert ann.get(f"{table}/replay?ply={ply}").status_code == 200
    record = ann.get(f"{table}/record")
    assert record.json()["seed"]
    assert "attachment" in record.headers["content-disposition"]
    assert club.guest().get(table).status_code == 200
    mine = ann.get("/games").text
    assert table in mine
    again = ann.post(f"{table}/rematch").headers["location"]
    assert ann.post(f"{table}/rematch").headers["location"] == again != table
    assert club.guest().post(f"{table}/rematch").status_code == 403
    assert 'id="answer"' in ann.get(again).text


def test_friends_meet_by_link(club: Club) -> None:
    ann, bob, eve = club.guest(), club.guest("fr"), club.guest()
    table = ann.post("/new/port-royal", {"seat-0": "me", "name-0": "Ann", "seat-1": "friend", "open": "1"}).headers[
        "location"
    ]
    assert table in eve.get("/").text
    lobby = bob.get(table).text
    assert "Ann" in lobby
    assert f'action="{table}/sit"' in lobby
    assert 'action="/t/none/sit"' not in lobby
    assert eve.post(f"{table}/start").status_code == 403
    bob.follow(bob.post(f"{table}/sit", {"name": "Bob"}))
    assert table not in eve.get("/").text
    assert eve.post(f"{table}/sit", {"name": "Eve"}).status_code == 409
    assert 'name="action"' not in eve.get(table).text
    assert sum('name="action"' in guest.get(table).text for guest in (ann, bob)) == 1
    assert bob.post(f"{table}/chat", {"text": "Ohé !"}, live=True).status_code == 200
    assert "Ohé !" in html.unescape(ann.get(table).text)
    assert eve.post(f"{table}/chat", {"text": "Boo"}).status_code == 403


def test_who_is_invited_reads_what_will_be_played(club: Club) -> None:
    """What differs from the usual is named; a captain whom only a single player meets is not."""
    ann, bob = club.guest(), club.guest("fr")
    asked = {"seat-0": "me", "name-0": "Ann", "seat-1": "friend"}
    table = ann.post("/new/captains-war", asked).headers["location"]
    assert "<p>Captains’ War, jeu de base, 2 places, sans pendule</p>" in html.unescape(bob.get(table).text)
    table = ann.post("/new/captains-war", asked | {"option-adventure": "all"}).headers["location"]
    assert "Cartes Aventure (Les huit), 2 places" in html.unescape(bob.get(table).text)


def test_a_seat_given_back_is_free_again(club: Club) -> None:
    ann, bob = club.guest(), club.guest()
    form = {"seat-0": "me", "seat-1": "friend", "seat-2": "friend"}
    table = ann.post("/new/port-royal", form).headers["location"]
    bob.post(f"{table}/sit", {"name": "Bob"})
    assert "Bob" in ann.get(table).text
    bob.post(f"{table}/leave")
    assert "Bob" not in ann.get(table).text
    assert ann.post(f"{table}/start").status_code == 303
    assert ann.post(f"{table}/leave").status_code == 409
    with club.services.tables.looking(table.removeprefix("/t/")) as found:
        assert [seat.kind for seat in found.seats] == ["person", "bot", "bot"]


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({"seat-0": "me"}, "is for 2, 3, 4, 5 players, not 1"),
        ({"seat-0": "me", "seat-1": "bot:deep-blue"}, "no such bot"),
        ({"seat-0": "me", "seat-1": "ghost"}, "Seat 2 should be"),
        ({"seat-0": "me", "seat-1": "friend", "option-end": "never"}, "do not go together"),
        ({"seat-0": "me", "seat-1": "friend", "clock": "fast"}, "no such pace"),
    ],
)
def test_an_impossible_table_is_explained(club: Club, form: dict[str, str], sentence: str) -> None:
    response = club.guest().post("/new/port-royal", form)
    assert response.status_code == 422
    assert sentence in html.unescape(response.text)


def test_undo_asks_the_table(club: Club) -> None:
    ann, bob = club.guest(), club.guest()
    table = ann.post("/new/port-royal", {"seat-0": "me", "name-0": "Ann", "seat-1": "friend"}).headers["location"]
    bob.post(f"{table}/sit", {"name": "Bob"})
    asked, other = (ann, bob) if 'name="action"' in ann.get(table).text else (bob, ann)
    asked.answer(table)  # reveals a card
    assert "Ask to undo" in asked.get(table).text or "undo" in asked.get(table).text
    asked.post(f"{table}/undo", live=True)
    assert 'value="agree"' in other.get(table).text
    assert 'value="agree"' not in asked.get(table).text
    other.post(f"{table}/undo", {"answer": "agree"}, live=True)
    with club.services.tables.looking(table.removeprefix("/t/")) as found:
        assert found.playing.moves == []


def test_a_hint_comes_with_the_page(club: Club) -> None:
    guest = club.guest()
    table = guest.post("/new/port-royal", {"seat-0": "me", "seat-1": "here"}).headers["location"]
    seat = answer_form(guest.get(table).text)["seat"]
    with at_work(bot_worker.Worker(club.services.settings)):
        hinted = guest.post(f"{table}/hint", {"seat": seat}, live=True).text
    assert "would choose" in hinted


@contextmanager
def at_work(worker: bot_worker.Worker) -> Iterator[None]:
    """A bot process beside the test."""
    thread = threading.Thread(target=worker.run)
    thread.start()
    yield
    worker.stop()
    thread.join()


def test_hot_seat_without_secrets_needs_no_curtain(club: Club) -> None:
    guest = club.guest()
    table = guest.post("/new/port-royal", {"seat-0": "me", "seat-1": "here", "name-1": "Bob"}).headers["location"]
    for _ in range(12):
        assert 'name="action"' in guest.get(table).text
        guest.answer(table, -1)


def test_hot_seat_with_secrets_draws_a_curtain(club: Club) -> None:
    guest = club.guest()
    form = {"seat-0": "me", "name-0": "Ann", "seat-1": "here", "name-1": "Bob"}
    table = guest.post("/new/rolling-seas", form).headers["location"]
    curtain = guest.get(table).text
    assert f'action="{table}/curtain"' in curtain
    assert 'name="action"' not in curtain
    assert guest.get(f"{table}/position").headers["hx-refresh"] == "true"
    seat = re.search(r'name="seat" value="(\d)"', curtain)
    assert seat
    assert guest.post(f"{table}/curtain", {"seat": "7"}).status_code == 403
    guest.post(f"{table}/curtain", {"seat": seat.group(1)})
    assert 'name="action"' in guest.get(table).text


SINCE = "Since your last visit"


def test_whoever_was_away_reads_what_happened_since(club: Club) -> None:
    """Moves after the last look and the last answer; nothing for who stayed, never came, or only watches."""
    table = club.create(seats=3)
    mover = table.asked()[0]
    other = (mover + 1) % 3
    table.answer(mover)
    now = time.time()

    def page(seat: int | None) -> str:
        return club.client.get(f"/t/{table.id}", headers=table.headers(seat)).text

    assert all(SINCE not in page(seat) for seat in (mover, other, None))
    club.services.tables.presence.note(table.id, {mover, other}, now - 3600)
    assert f"{SINCE}: 1 move" in page(other)
    assert SINCE not in page(mover), "the move is its own"
    assert SINCE not in page(None)
    assert SINCE not in club.client.get(f"/t/{table.id}/position", headers=table.headers(other)).text
    club.services.tables.presence.note(table.id, {other}, now)
    assert SINCE not in page(other)


def test_the_fingerprint_is_on_the_table_from_the_first_move(club: Club) -> None:
    table = club.create()
    announced = table.see()["seed_commitment"]
    assert announced in club.client.get(f"/t/{table.id}").text
    club.finish(table.id)
    assert announced in club.client.get(f"/t/{table.id}").text


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("key", registry.keys())
def test_every_part_of_the_rules_has_a_name(key: str, lang: str) -> None:
    assert [part.title for part in catalogue.rule_sections(key, lang) if part.title == part.anchor] == []
