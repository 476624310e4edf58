"""PR-ADV-127: with chapter 3 running, nothing of an unrevealed story card is in anything the server sends.

Looked for are titles and texts of all cards not yet read, in both languages; and of every unrevealed mission what it
asks, in the words of the mission board, unless the rulebook itself tells it or a revealed mission asks the same.
"""

from __future__ import annotations

import html
import io
import json
import re
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import httpx
import pytest

from flibuste.data.phrases import phrasebook
from flibuste.games.port_royal.modules.adventure.printed import read_missions
from flibuste.render.svg import adventure, adventure_events
from flibuste.render.words.port_royal_story import page
from flibuste.server import app
from flibuste.server.api.position import log, position
from flibuste.server.viewers import Viewer
from flibuste.server.web.campaign_page import CampaignComposer
from tests.rules import rule
from tests.server.harness import Club, Guest
from tests.server.test_campaigns import Story

LANGUAGES = ("fr", "en")
TOLD_BY_THE_RULEBOOK = ("13", "15", "30", "33", "34", "40", "41", "50", "51", "52")
OTHER_CARDS = (
    "cover",
    *(f"chapter-{chapter}" for chapter in range(2, 6)),
    *(f"6{chapter}" for chapter in range(1, 6)),
    *(f"lost-{chapter}" for chapter in range(1, 6)),
    *("campaign-won", "campaign-perfect", "campaign-rivals"),
)
ENDLESS = "/stream"  # what streams send is asked of where they get it
ROWS = ("first_coins", "first_crowns", '"fist"')
"""Names in the data of missions: where one of them is, rewards and arrows are."""


@pytest.fixture
def database(empty_sqlite: str) -> str:
    """What is shown does not depend on the database."""
    return empty_sqlite


@cache
def cards() -> list[str]:
    return [*OTHER_CARDS, *(mission.key for mission in read_missions())]


def secrets(read: list[str]) -> dict[str, str]:
    """What must not be found, by what it is."""
    found = {f"{name} of the missions' data": name for name in ROWS}
    for lang in LANGUAGES:
        say = phrasebook(lang, "port-royal").say
        known = [mission.key for mission in read_missions() if mission.key in (*read, *TOLD_BY_THE_RULEBOOK)]
        asked = {say(f"mission-{key}") for key in known}
        for key in cards():
            if key not in read:
                told = page(key, lang)
                found[f"title of {key} ({lang})"] = told.title
                found[f"text of {key} ({lang})"] = told.text[:60]
        for mission in read_missions():
            words = say(f"mission-{mission.key}")
            if not any(words in other for other in asked):
                found[f"what {mission.key} asks ({lang})"] = words
    return found


def plain(text: str) -> str:
    return html.unescape(re.sub(r"\s+", " ", text)).replace("\u00a0", " ").replace("\u202f", " ")


def addresses(story: Story, table: str) -> Iterator[str]:
    """Every address that can be fetched, from the routes themselves: a new one is looked at without further ado."""
    with story.club.services.tables.looking(table) as found:
        seat = found.seats[0].token
    values = {"game": "port-royal", "table": table, "campaign": story.id, "chapter": "4", "token": seat}
    for path in story.club.paths():
        if not path.endswith(ENDLESS):
            own = {"token": story.kept.tokens[1]} if path.startswith("/c/") else {}
            yield path.format(**{**values, **own})


def everything(story: Story, table: str, guest: Guest) -> Iterator[tuple[str, str]]:
    """All that the server tells a member, or a stranger, while a chapter is played."""
    for lang in LANGUAGES:
        guest.client.headers["accept-language"] = lang
        for path in addresses(story, table):
            yield f"{path} ({lang})", unpacked(guest.get(path))
        hint = guest.post(f"/t/{table}/hint", {"hint": "1"})
        yield f"hint ({lang})", hint.text
    with story.club.services.tables.looking(table) as found:
        for viewer in (Viewer(), Viewer(token=found.seats[0].token)):
            yield "stream", json.dumps(position(found, viewer), ensure_ascii=False)
            yield "log", json.dumps(log(found, viewer, 0), ensure_ascii=False)


def unpacked(response: httpx.Response) -> str:
    if response.headers.get("content-type") != "application/zip":
        return response.text
    with zipfile.ZipFile(io.BytesIO(response.content)) as files:
        return "\n".join(files.read(name).decode() for name in files.namelist())


def static_files() -> Iterator[tuple[str, str]]:
    for file in sorted(Path(app.__file__).parent.joinpath("static").rglob("*")):
        if file.suffix in (".js", ".css", ".svg", ".md", ".json", ".html", ".map"):
            yield str(file.name), file.read_text(encoding="utf-8")


def leaks(found: Iterator[tuple[str, str]], hidden: dict[str, str]) -> list[str]:
    told = [(where, plain(text)) for where, text in found]
    return [f"{what} in {where}" for where, text in told for what, words in hidden.items() if plain(words) in text]


def face_up(story: Story, table: str) -> list[str]:
    with story.club.services.tables.looking(table) as found:
        s = found.playing.state
        own = s.book.parts["adventure"]
        return [own.missions[number].key for number in s.zones[own.face_up]]


def play_on(story: Story, table: str, missions: int) -> None:
    """Until so many missions are revealed."""
    with story.club.services.tables.changing(table) as change:
        for turn in range(2000):
            s = change.table.playing.state
            if len(s.zones[s.book.parts["adventure"].face_up]) == missions:
                return
            seat = change.table.asked[0]
            options = change.table.playing.view(seat).options
            change.append(seat, change.table.game.notation.text(options[turn % len(options)]))
    raise AssertionError("The missions were not revealed.")


@rule("PR-ADV-127")
def test_with_chapter_3_running_nothing_unrevealed_is_sent(club: Club) -> None:
    story = Story(club, {"mode": "competitive", "name-0": "Élise", "name-1": "Yann"})
    for _ in range(2):
        story.evening()
    table = story.open()
    stranger = club.guest()
    for missions in (0, 1, 2):
        play_on(story, table, missions)
        shown = face_up(story, table)
        told = [*story.campaign.read, "chapter-3", *shown]
        hidden = secrets(told)
        assert len(hidden) > 100
        for guest in (story.elise, stranger):
            assert leaks(everything(story, table, guest), hidden) == []
        assert plain(page("chapter-3", "en").title) in plain(story.elise.get(f"{story.address}/story").text)


@rule("PR-ADV-127")
def test_records_and_exports_of_what_was_played_tell_no_more(club: Club) -> None:
    story = Story(club)
    table = story.evening()
    read = story.campaign.read
    hidden = secrets(read)
    record = club.guest().get(f"/t/{table}/record").text
    assert leaks(iter([("record", record)]), hidden) == []
    assert '"first_coins"' not in record and '"hand"' not in record
    pages = [(path, story.elise.get(path).text) for path in (f"/t/{table}", f"/t/{table}/replay", story.address)]
    assert leaks(iter(pages), hidden) == []


@rule("PR-ADV-127")
def test_no_static_file_tells_the_story(club: Club) -> None:
    assert leaks(static_files(), secrets([])) == []


@pytest.mark.parametrize(
    ("where", "leak"),
    [
        (CampaignComposer, {"chapter_title": lambda self, chapter: self.tell(f"chapter-{max(chapter, 2)}").title}),
        (adventure, {"stands": lambda sight: page("chapter-4", sight.words.lang).title}),
        (adventure_events, {"_name": lambda sight, event: page("35", sight.words.lang).text}),
    ],
    ids=["titles on the campaign's page", "a title at the table", "a story in the event strip"],
)
def test_a_leak_makes_the_search_fail(
    club: Club, monkeypatch: pytest.MonkeyPatch, where: object, leak: dict[str, object]
) -> None:
    """Mutations: each tells something too early, in one place, and the search above finds it."""
    story = Story(club)
    table = story.open()
    play_on(story, table, 1)
    hidden = secrets(["cover", *face_up(story, table)])
    for name, told in leak.items():
        monkeypatch.setattr(where, name, told)
    assert leaks(everything(story, table, story.elise), hidden)


def test_the_leak_would_be_found(club: Club) -> None:
    """What was read is on the pages of those who read it: the search itself works."""
    story = Story(club)
    story.evening()
    assert leaks(iter([("story", story.elise.get(f"{story.address}/story").text)]), secrets([]))
