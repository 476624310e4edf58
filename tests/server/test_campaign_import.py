"""Campaigns taken along and taken in again: everything comes over, or one sentence says why nothing does."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
import sqlalchemy as sa

from flibuste.games import registry
from flibuste.kernel import Match
from flibuste.kit.campaign import Campaign
from flibuste.kit.campaign_changes import hand_over, options_of, start
from flibuste.kit.campaign_file import SUFFIX, document_of
from flibuste.kit.campaign_records import pack, unpack
from flibuste.server.database import schema
from tests.server.harness import Club, Guest
from tests.server.test_campaigns import CREW, RIVALS, Story

IMPORT = "/campaign/port-royal/import"
Files = dict[str, Any]


def bring(guest: Guest, content: bytes, name: str = "") -> Any:
    return guest.client.post(IMPORT, data={"name": name}, files={"file": ("crew.zip", content, "application/zip")})


def brought(club: Club, content: bytes, name: str = "") -> tuple[Guest, Campaign, str]:
    guest = club.guest()
    answer = bring(guest, content, name)
    assert answer.status_code == 303, answer.text
    address = answer.headers["location"]
    return guest, club.services.campaigns.look(address.rpartition("/")[2]).campaign, address


def rows(club: Club) -> list[int]:
    """How much of everything that an import writes the database holds."""
    kinds = (
        schema.campaigns,
        schema.campaign_members,
        schema.campaign_tables,
        schema.tables,
        schema.log,
        schema.sheets,
    )
    with club.services.store.reading() as connection:
        return [connection.execute(sa.select(sa.func.count()).select_from(kind)).scalar_one() for kind in kinds]


@pytest.mark.parametrize("form", [CREW, RIVALS], ids=["together", "rivals"])
def test_what_was_taken_along_goes_on_elsewhere(club: Club, form: dict[str, str]) -> None:
    story = Story(club, form)
    for _ in range(2):
        story.evening()
    content = story.elise.get(f"{story.address}/export").content
    guest, campaign, address = brought(club, content, "Yann")
    assert campaign.standing == story.campaign.standing and campaign.members == list(story.campaign.members)
    assert campaign.read == story.campaign.read
    page = guest.get(address).text
    for old, new in zip(story.campaign.sessions, campaign.sessions, strict=True):
        assert new._replace(record="") == old._replace(record="") and new.record != old.record
        assert f'href="/t/{new.record}"' in page and guest.get(f"/t/{new.record}").status_code == 200
        records = [club.guest().get(f"/t/{one.record}/record").json() for one in (old, new)]
        assert records[0] == records[1]
    kept = club.services.campaigns.look(address.rpartition("/")[2])
    assert kept.tokens.keys() == story.kept.tokens.keys() and not set(kept.tokens.values()) & set(
        story.kept.tokens.values()
    )
    assert guest.post(f"{address}/open").status_code == 303
    elise = club.guest()
    assert elise.post(f"{address}/member/{kept.tokens[0]}").status_code == 303
    assert elise.get(address).status_code == 200


def test_an_evening_being_played_is_taken_along_from_a_terminal(club: Club) -> None:
    """The terminal packs the evening that was left, too: it is played on at a table."""
    story = Story(club)
    content, campaign = unfinished(story)
    guest, taken, address = brought(club, content, "Élise")
    assert taken.running is not None
    with club.services.tables.looking(taken.running.record) as table:
        assert table.state == "playing" and len(table.entries) == 5
        assert [seat.kind for seat in table.seats] == ["person", "person", "bot"]
    assert 'id="answer"' in guest.get(f"/t/{taken.running.record}").text or table.asked != [0]
    club.finish(taken.running.record)
    assert len(club.services.campaigns.look(address.rpartition("/")[2]).campaign.sessions) == 1
    assert campaign.sessions == ()


def unfinished(story: Story, sheets: Files | None = None) -> tuple[bytes, Campaign]:
    campaign = start(story.campaign, "crew-1.flib.json")
    assert campaign.running is not None
    names = [player.name for player in campaign.running.players]
    match = Match(registry.game("port-royal"), names, options_of(campaign, campaign.running), bytes(32), sheets)
    for _ in range(5):
        seat = match.state.decider
        match.play(seat, match.view(seat).options[0])
    return pack("crew", campaign, {"crew-1.flib.json": match.record(reveal=True)}), campaign


# What cannot be taken in ----------------------------------------------------------------------------------------------


def opened(content: bytes) -> Files:
    with zipfile.ZipFile(io.BytesIO(content)) as files:
        return {name: json.loads(files.read(name)) for name in files.namelist()}


def closed(files: Files) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as target:
        for name, document in files.items():
            target.writestr(name, document if isinstance(document, str) else json.dumps(document))
    return packed.getvalue()


def campaign_in(files: Files) -> Any:
    return next(document for name, document in files.items() if name.endswith(SUFFIX))


def record_in(files: Files) -> str:
    return next(name for name in files if not name.endswith(SUFFIX))


def put(value: Any, *keys: Any) -> Callable[[Files], None]:
    def change(files: Files) -> None:
        document = campaign_in(files)
        for key in keys[:-1]:
            document = document[key]
        document[keys[-1]] = value

    return change


def tamper(key: str, value: Any) -> Callable[[Files], None]:
    def change(files: Files) -> None:
        files[record_in(files)][key] = value

    return change


REFUSED: dict[str, Callable[[Files], object]] = {
    "what it says under “zip” does not hold": lambda files: files.pop(next(n for n in files if n.endswith(SUFFIX))),
    "what it says under “mode” does not hold": put("variable", "mode"),
    "what it says under “sessions 1” does not hold": put({"missions": 3}, "sessions", 0, "figures"),
    "what it says under “members 2” does not hold": put(7, "members", 1, "name"),
    "what it says under “standing” does not hold": put({}, "standing"),
    "written by a newer Flibuste (version 9 of the format, this one reads 1)": put("flibuste-campaign/9", "format"),
    "There is no chapter 6: the chapters are 1 to 5.": put(6, "sessions", 0, "chapter"),
    "Élise is a member already": put("Élise", "members", 1, "name"),
    "A member needs a name of 1 to 40 signs.": put("\u202eYann", "members", 1, "name"),
    "There is no such bot; there are: ": put("clever", "members", 2, "bot"),
    "The record of evening 1 is missing": lambda files: files.pop(record_in(files)),
    "cannot be replayed: the file was changed": tamper("actions", 3),
    "is not the record of evening 1": put(True, "sessions", 0, "drafted"),
    "This game has no campaign.": put("nassau", "game"),
}


@pytest.fixture(scope="module")
def evening() -> list[bytes]:
    """A campaign of one evening, packed; made once, by the first test that needs it."""
    return []


@pytest.fixture
def content(club: Club, evening: list[bytes]) -> bytes:
    if not evening:
        story = Story(club)
        story.evening()
        evening.append(story.elise.get(f"{story.address}/export").content)
    return evening[0]


@pytest.mark.parametrize("sentence", REFUSED)
def test_a_bad_file_gets_one_sentence_and_changes_nothing(club: Club, content: bytes, sentence: str) -> None:
    files = deepcopy(opened(content))
    REFUSED[sentence](files)
    before = rows(club)
    answer = bring(club.guest(), closed(files))
    assert answer.status_code in (404, 409, 422) and answer.text.count('role="alert"') == 1
    assert sentence in answer.text, answer.text[:3000]
    assert rows(club) == before


@pytest.mark.parametrize(
    "content_of_file", [b"", b"no zip", b"PK\x05\x06" + bytes(18), closed({"crew" + SUFFIX: "{"}), closed({"a": "[]"})]
)
def test_what_is_no_packed_campaign_gets_one_sentence(club: Club, content_of_file: bytes) -> None:
    before = rows(club)
    answer = bring(club.guest("fr"), content_of_file)
    assert answer.status_code == 422 and "n’est pas une campagne que l’on puisse continuer" in answer.text
    assert rows(club) == before
    if content_of_file == b"no zip":
        assert "il faut le fichier .zip" in answer.text


def test_who_brings_a_campaign_is_one_of_its_people(club: Club, content: bytes) -> None:
    before = rows(club)
    assert (
        "Zoé is not a member of this campaign; it has Élise, Yann, Bonny." in bring(club.guest(), content, "Zoé").text
    )
    assert "Bonny is a bot of this campaign" in bring(club.guest(), content, "Bonny").text
    found = unpack(content)
    machines = found.document | {"members": [member | {"bot": "greedy"} for member in found.document["members"]]}
    only_bots = closed({"crew" + SUFFIX: machines, **found.records})
    assert "Only bots belong to this campaign" in bring(club.guest(), only_bots).text
    assert rows(club) == before


def test_other_component_data_are_refused(club: Club) -> None:
    """A record brings its own data along: a server takes only what it knows, or anybody could change its cards."""
    story = Story(club)
    game = registry.game("port-royal")
    sheets = deepcopy(game.sheets(3, game.settle({"adventure": "cooperative"})))
    sheets["base"]["card"][0][1]["swords"] += 1
    before = rows(club)
    answer = bring(club.guest(), unfinished(story, sheets)[0])
    assert answer.status_code == 422 and "played with other component data" in answer.text
    assert rows(club) == before


def test_a_file_that_is_too_large_is_refused(club: Club) -> None:
    answer = bring(club.guest(), bytes(2_100_000))
    assert answer.status_code == 413 and "2,000,000" in answer.text


def test_a_handed_over_place_comes_over_with_its_wins(club: Club) -> None:
    story = Story(club, RIVALS)
    story.evening()
    winner = story.campaign.sessions[0].winners[0]
    changed = hand_over(story.campaign, winner, "Maï")
    found = unpack(story.elise.get(f"{story.address}/export").content)
    document = document_of(changed) | {"sessions": found.document["sessions"]}
    _, campaign, _ = brought(club, closed({"crew" + SUFFIX: document, **found.records}), "Maï")
    assert campaign.wins(winner) == 1 and campaign.member(winner).name == "Maï"
