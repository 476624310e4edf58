"""Deals that are chosen and not drawn, playing on from a moment, moves taken back, players' colours."""

import re

import pytest

from flibuste.games import registry
from flibuste.kernel import BadRecord, commitment, replay, seed_of
from tests.server.harness import Club, answer_form

SETUP = {"seat-0": "me", "name-0": "Ann", "seat-1": "bot:random", "name-1": "", "clock": "none", "odds": "1"}


@pytest.mark.parametrize("key", registry.keys())
def test_the_same_deal_is_the_same_game_on_any_table(club: Club, key: str) -> None:
    seats = max(2, min(registry.game(key).all_seat_counts()))
    one, other, drawn = (club.create(key, seats, deal=deal) for deal in ("tortuga", "tortuga", ""))
    first = one.see(0)
    assert first["deal"] == "tortuga" and first["seed_commitment"] == commitment(seed_of("tortuga"))
    for table in (one, other):
        club.finish(table.id)
    record, again = one.get("/record").json(), other.get("/record").json()
    assert record["digest"] == again["digest"] and record["deal"] == "tortuga"
    replay(registry.game(key), record)
    with pytest.raises(BadRecord, match="not that of the deal 'nassau'"):
        replay(registry.game(key), record | {"deal": "nassau"})
    assert drawn.see(0)["deal"] == "" and drawn.see(0)["seed_commitment"] != first["seed_commitment"]


def test_everybody_at_the_table_sees_that_the_deal_was_chosen(club: Club) -> None:
    ann, bob = club.guest(), club.guest()
    form = SETUP | {"seat-1": "friend", "deal": "  tortuga ", "open": "1"}
    table = ann.post("/new/port-royal", form).headers["location"]
    assert "chosen deal" in bob.get("/").text
    assert "“tortuga”" in bob.get(table).text
    bob.post(f"{table}/sit", {"name": "Bob"})
    for guest in (ann, bob):
        assert "“tortuga”" in guest.get(table).text
    assert "“tortuga”" not in ann.get(ann.post("/new/port-royal", SETUP).headers["location"]).text


def test_a_deal_has_no_endless_name(club: Club) -> None:
    refused = club.guest().post("/new/port-royal", SETUP | {"deal": "x" * 65})
    assert refused.status_code == 422 and "64 characters or fewer" in refused.text


def test_the_same_deal_again_after_a_game(club: Club) -> None:
    ann = club.guest()
    table = ann.post("/new/port-royal", SETUP).headers["location"]
    club.finish(table.removeprefix("/t/"))
    seed = ann.get(f"{table}/record").json()["seed"]
    again = ann.post(f"{table}/rematch", {"same-deal": "1"}).headers["location"]
    assert seed in ann.get(again).text
    club.finish(again.removeprefix("/t/"))
    assert ann.get(f"{again}/record").json()["seed"] == seed
    played = re.search(r"<b>(\d+)</b>", ann.get("/games").text)
    assert played is None or played.group(1) == "1"  # whoever plays a deal again knows what comes


def test_playing_on_from_a_moment_of_a_finished_game(club: Club) -> None:
    ann, eve = club.guest(), club.guest()
    table = ann.post("/new/port-royal", SETUP).headers["location"]
    assert ann.post(f"{table}/play-on", {"ply": "0"}).status_code == 409
    club.finish(table.removeprefix("/t/"))
    record = ann.get(f"{table}/record").json()
    for guest, ply in ((ann, 10), (eve, 0)):
        again = guest.post(f"{table}/play-on", {"ply": str(ply)}).headers["location"]
        with club.services.tables.looking(again.removeprefix("/t/")) as found:
            text = found.game.notation.text
            played = [[move.seat, text(move.action)] for move in found.playing.moves]
            assert played[:ply] == record["actions"][:ply]
            assert found.playing.seed.hex() == record["seed"] == found.deal
            assert [seat.kind for seat in found.seats].count("person") == 1
        assert guest.get(again).status_code == 200
        club.finish(again.removeprefix("/t/"))
        assert guest.get(again).status_code == 200
    assert ann.post(f"{table}/play-on", {"ply": str(len(record["actions"]))}).status_code == 422


def test_moves_taken_back_stay_in_the_record(club: Club) -> None:
    ann = club.guest()
    form = SETUP | {"seat-1": "here", "name-1": "Bob"}
    table = ann.post("/new/port-royal", form).headers["location"]
    ann.answer(table)
    later = answer_form(ann.get(table).text)
    ann.post(f"{table}/undo")
    assert answer_form(ann.get(table).text)["decision"] != later["decision"]
    club.finish(table.removeprefix("/t/"))
    record = ann.get(f"{table}/record").json()
    first_seat = record["actions"][0][0]
    assert record["taken_back"] == [[0, first_seat, "reveal"]]
    assert replay(registry.game("port-royal"), record).record()["taken_back"] == record["taken_back"]
    assert f"{record['seats'][first_seat]} took back 1 move." in ann.get(table).text
    for broken in ("reveal", [["reveal"]], [[0, 7, "reveal"]], [[0, 0, "fly"]]):
        with pytest.raises(BadRecord, match="taken back"):
            replay(registry.game("port-royal"), record | {"taken_back": broken})


def test_players_choose_their_colours(club: Club) -> None:
    ann, bob = club.guest(), club.guest()
    form = SETUP | {"seat-1": "friend", "seat-2": "bot:random", "colour": "violet"}
    table = ann.post("/new/port-royal", form).headers["location"]
    assert bob.post(f"{table}/sit", {"name": "Bob", "colour": "violet"}).status_code == 422
    assert bob.post(f"{table}/sit", {"name": "Bob", "colour": "blue"}).status_code == 303
    with club.services.tables.looking(table.removeprefix("/t/")) as found:
        assert found.colours == ("violet", "blue", "yellow")
    seats = club.client.get(f"/api/tables/{table.removeprefix('/t/')}").json()["seats"]
    assert [seat["colour"] for seat in seats] == ["violet", "blue", "yellow"]
    refused = ann.post("/new/port-royal", form | {"colour": "mauve"})
    assert refused.status_code == 422 and "there are: blue, red, yellow, green, white, violet" in refused.text
