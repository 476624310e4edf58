"""No seat's secret reaches another: not by page, document, stream or log."""

import json
import re

import pytest

from flibuste.games import registry
from flibuste.kernel import Game
from flibuste.server.api.position import log, position
from flibuste.server.streams import stream
from flibuste.server.tables.play import hand_over
from flibuste.server.viewers import Viewer
from tests.server.harness import Club, Table

SPECTATOR = None


@pytest.fixture
def database(empty_sqlite: str) -> str:
    """What is shown does not depend on the database."""
    return empty_sqlite


def seat_count(key: str) -> int:
    game: Game = registry.game(key)
    return min(count for count in game.seat_counts(game.settle({})) if count > 1)


def shown(club: Club, table: Table, seat: int | None) -> dict[str, str]:
    """Everything the server tells a seat, or a spectator, about a table."""
    viewer = Viewer(token="" if seat is None else table.tokens[seat])
    headers = table.headers(seat)
    with club.services.tables.looking(table.id) as found:
        streamed = json.dumps(position(found, viewer))
        told = json.dumps(log(found, viewer, 0))
    return {
        "document": table.get("", seat).text,
        "log": table.get("/log", seat).text,
        "page": club.client.get(f"/t/{table.id}", headers=headers).text,
        "fragment": club.client.get(f"/t/{table.id}/position", headers=headers).text,
        "streamed": streamed,
        "told": told,
    }


@pytest.mark.parametrize("key", registry.keys())
def test_seed_and_tokens_never_leave_before_the_end(club: Club, key: str) -> None:
    table = club.create(key, seat_count(key))
    with club.services.tables.looking(table.id) as found:
        seed = found.seed.hex()
    for _ in range(3):
        for eye in (0, 1, SPECTATOR):
            for name, text in shown(club, table, eye).items():
                assert seed not in text, name
                for owner, token in enumerate(table.tokens):
                    own_page = owner == eye and name in ("page", "fragment")  # where the seat's own link stands
                    assert own_page or token not in text, f"{name}: the token of seat {owner}"
        table.play(5)
    assert table.get("/record").status_code == 409
    assert club.client.get(f"/t/{table.id}/record").status_code == 409
    assert club.client.get(f"/t/{table.id}/replay").status_code == 409


def test_joining_gives_ones_own_token_only(club: Club) -> None:
    body = {"game": "port-royal", "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]}
    made = club.client.post("/api/tables", json=body).json()
    joined = club.client.post(f"/api/tables/{made['table']}/join", json={"name": "Bob"})
    tokens = [seat["token"] for seat in made["seats"]]
    assert joined.json()["token"] == tokens[1]
    assert tokens[0] not in joined.text
    assert tokens[2] not in joined.text


def test_a_seat_link_lets_only_that_seat_play(club: Club) -> None:
    table = club.create()
    guest = club.guest()
    assert guest.get(f"/t/{table.id}/seat/wrong").status_code == 403
    assert guest.post(f"/t/{table.id}/seat/wrong").status_code == 403
    guest.follow(guest.post(f"/t/{table.id}/seat/{table.tokens[0]}"))
    seat = table.asked()[0]
    decision = table.see(seat)["decision"]
    form = {"seat": str(seat), "decision": str(decision["number"]), "action": decision["options"][0]["action"]}
    assert guest.post(f"/t/{table.id}/answer", form).status_code == (303 if seat == 0 else 403)


def test_a_seat_link_that_is_only_fetched_changes_nothing(club: Club) -> None:
    """Whoever leads a player's browser to another seat's link has not made them hold that seat."""
    table, guest = club.create(), club.guest()
    guest.follow(guest.post(f"/t/{table.id}/seat/{table.tokens[0]}"))
    before = table.see(0)["version"]
    page = guest.get(f"/t/{table.id}/seat/{table.tokens[1]}")
    assert page.status_code == 200
    assert "set-cookie" not in page.headers
    assert table.see(0)["version"] == before
    with club.services.tables.looking(table.id) as found:
        assert list(found.holders.values()) == [{0}]
    pressed = re.search(r'<form method="post" action="([^"]+)"><button', page.text)
    assert pressed
    guest.follow(guest.post(pressed.group(1)))
    with club.services.tables.looking(table.id) as found:
        assert list(found.holders.values()) == [{0, 1}]


def test_a_seat_link_brings_back_whoever_was_replaced(club: Club) -> None:
    table, guest = club.create(), club.guest()
    with club.services.tables.changing(table.id) as change:
        hand_over(change, 0)
    page = guest.follow(guest.post(f"/t/{table.id}/seat/{table.tokens[0]}"))
    assert f"/t/{table.id}/return" in page.text


def test_the_pages_stream_says_only_that_something_changed(club: Club) -> None:
    """The page fetches its own position; the stream itself carries nothing."""
    assert stream.event(7, b"") == b"event: position\nid: 7\ndata: \n\n"
