"""No seat's secret reaches another: not by page, document, stream or log."""

import json
import re

import pytest

from flibuste.games import registry
from flibuste.kernel import Game
from flibuste.server import streams
from flibuste.server.guests import Viewer
from flibuste.server.position import log, position
from tests.server.harness import Club, Table

SPECTATOR = None


@pytest.fixture
def database(empty_sqlite: str) -> str:
    """What is shown does not depend on the database."""
    return empty_sqlite


def simultaneous_games() -> list[str]:
    """The games in which several answer at once, each unseen by the others."""
    found = []
    for key in registry.keys():
        game: Game = registry.game(key)
        seats = max(game.seat_counts(game.settle({})))
        if game.rules(seats, {}).forks:
            found.append(key)
    return found


def seat_count(key: str) -> int:
    game: Game = registry.game(key)
    return min(count for count in game.seat_counts(game.settle({})) if count > 1)


def shown(club: Club, table: Table, seat: int | None) -> dict[str, str]:
    """Everything the server tells a seat, or a spectator, about a table; without the counter of changes."""
    viewer = Viewer(token="" if seat is None else table.tokens[seat])
    headers = table.headers(seat)
    with club.services.tables.looking(table.id) as found:
        streamed = json.dumps(position(found, viewer))
        told = json.dumps(log(found, viewer, 0))
    texts = {
        "document": table.get("", seat).text,
        "log": table.get("/log", seat).text,
        "page": club.client.get(f"/t/{table.id}", headers=headers).text,
        "fragment": club.client.get(f"/t/{table.id}/position", headers=headers).text,
        "streamed": streamed,
        "told": told,
    }
    return {name: re.sub(r'version"?[:=] ?"?\d+', "", text) for name, text in texts.items()}


def to_a_fork(table: Table) -> list[int]:
    """Play on until several seats are asked at once."""
    for turn in range(400):
        asked = table.asked()
        if len(asked) > 1:
            return asked
        table.answer(asked[0], turn)
    raise AssertionError("Nobody was ever asked together with others.")


def test_some_game_on_the_shelf_has_simultaneous_answers() -> None:
    assert simultaneous_games()


@pytest.mark.parametrize("key", simultaneous_games())
def test_an_answer_in_ones_own_lane_is_unseen_by_others(club: Club, key: str) -> None:
    table = club.create(key, seat_count(key))
    for fork in range(3):
        actor, other = to_a_fork(table)[:2]
        before = {eye: shown(club, table, eye) for eye in (other, SPECTATOR)}
        mine = shown(club, table, actor)
        table.answer(actor, fork)
        if len(table.asked()) == 0 or other not in table.asked():
            continue
        assert {eye: shown(club, table, eye) for eye in (other, SPECTATOR)} == before
        assert shown(club, table, actor) != mine
        while table.asked():
            if len(asked := table.asked()) < 2:
                table.answer(asked[0])
                break
            table.answer(asked[-1])


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
    guest.follow(guest.get(f"/t/{table.id}/seat/{table.tokens[0]}"))
    seat = table.asked()[0]
    decision = table.see(seat)["decision"]
    form = {"seat": str(seat), "decision": str(decision["number"]), "action": decision["options"][0]["action"]}
    assert guest.post(f"/t/{table.id}/answer", form).status_code == (303 if seat == 0 else 403)


def test_the_pages_stream_says_only_that_something_changed(club: Club) -> None:
    """The page fetches its own position; the stream itself carries nothing."""
    assert streams._event(7, "") == "event: position\nid: 7\ndata: \n\n"
