"""The data and the texts of L'aventure commence add up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import flibuste
from flibuste.data import load
from flibuste.data.phrases import Phrasebook, languages, phrasebook
from flibuste.games.port_royal.cards import printed
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules.adventure.printed import Mission, read_adventurers, read_missions
from tests.data.test_phrases import patterns

STORIES = Path(flibuste.__file__).parent / "games" / "port_royal" / "texts" / "story"
MISSIONS = {mission.key: mission for mission in read_missions()}
MODES = ("fist", "hand")


def arrow(mission: Mission, mode: str) -> tuple[str, ...]:
    return mission.fist if mode == "fist" else mission.hand


def paths(mode: str, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every way through a chapter, by its missions."""
    after = arrow(MISSIONS[path[-1]], mode)
    if not after:
        yield path
    for card in after if len(after) == 1 else after[1:]:
        yield from paths(mode, (*path, card))


def test_the_cards_by_kind_and_by_group() -> None:
    cards = load("port-royal", "adventure_cards").rows("card")
    by_group: Counter[int] = Counter()
    for row in cards:
        by_group[row.int("group")] += row.int("count")
    assert by_group == {80: 12, 81: 3, 83: 10, 84: 5, 85: 3, 86: 5, 87: 1}
    by_type = Counter(row.str("type") for row in cards for _ in range(row.int("count")))
    assert by_type == {"ship": 18, "character": 16, "expedition": 3, "tax": 2}


def test_the_full_deck() -> None:
    deck = GAME_OBJECT.rules(2, GAME_OBJECT.settle({"adventure": "variable"})).deck  # type: ignore[attr-defined]
    cards = printed()
    ships = Counter(cards.colour[card] for card in deck if cards.is_ship[card])
    assert (len(deck), ships) == (158, {0: 12, 1: 12, 2: 12, 3: 12, 4: 12, 5: 8})
    cheap = [card for card in deck if cards.type[card] == 1 and cards.cost[card] <= 3]
    assert len(cheap) == 7 + 8 + 2


def test_the_new_cards_are_numbered_after_all_others() -> None:
    groups = [group > 0 for group in printed().group]
    assert groups == sorted(groups)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("chapter", range(1, 6))
def test_every_path_of_a_chapter_has_four_missions_and_all_its_groups(chapter: int, mode: str) -> None:
    groups = {group for mission in MISSIONS.values() if mission.chapter == chapter for group in mission.groups}
    found = list(paths(mode, (f"{chapter}0",)))
    assert found and {len(path) for path in found} == {4}
    for path in found:
        assert {group for key in path for group in MISSIONS[key].groups} == groups


def test_every_mission_is_on_some_path() -> None:
    seen = {key for mode in MODES for chapter in range(1, 6) for path in paths(mode, (f"{chapter}0",)) for key in path}
    assert seen == set(MISSIONS)


@pytest.mark.parametrize("mode", MODES)
def test_an_arrow_asks_for_a_mission_that_is_on_the_table(mode: str) -> None:
    for chapter in range(1, 6):
        for path in paths(mode, (f"{chapter}0",)):
            for place, key in enumerate(path):
                after = arrow(MISSIONS[key], mode)
                assert len(after) < 3 or after[0] in path[: place + 1]


def test_the_adventurers() -> None:
    adventurers = read_adventurers()
    assert sum(adventurer.coins for adventurer in adventurers) == 30
    assert Counter(adventurer.card for adventurer in adventurers) == {0: 2, 1: 2, 2: 2, 3: 2, 4: 2}


# Stories --------------------------------------------------------------------------------------------------------------


def story(lang: str) -> Phrasebook:
    return Phrasebook(lang, [STORIES])


@pytest.mark.parametrize("lang", languages())
def test_every_story_card_has_its_title_and_its_text(lang: str) -> None:
    book = story(lang)
    cards = ["cover", *(f"chapter-{number}" for number in range(2, 6)), *MISSIONS, *("61", "62", "63", "64", "65")]
    assert len(cards) == 55
    for card in cards:
        assert book.say(f"story-{card}") and len(book.attribute(f"story-{card}", "text")) > 80
    others = [
        "campaign-won",
        "campaign-perfect",
        "campaign-rivals",
        "variable",
        *(f"lost-{number}" for number in range(1, 6)),
    ]
    assert set(book.keys()) == {f"story-{card}" for card in [*cards, *others]}


@pytest.mark.parametrize("lang", languages())
def test_no_story_is_among_the_texts_that_pages_load(lang: str) -> None:
    keys = phrasebook(lang, "port-royal").keys()
    assert not [key for key in keys if key.startswith("story-")]


def test_stories_are_set_like_other_texts() -> None:
    french = dict(patterns(STORIES, "fr"))
    english = dict(patterns(STORIES, "en"))
    assert set(french) == set(english)
    wrong = {"fr": r"\S [:;?!%»]|« |[\w»][;?!]|\w[%»]|«\w|\w'\w|\.\.\.", "en": r"\S[ \u00a0\u202f][:;?!%]|\w'\w|\.\.\."}
    for lang, texts in (("fr", french), ("en", english)):
        for key, pattern in texts.items():
            text = "".join(str(getattr(part, "value", "")) for part in pattern.elements)
            assert not re.search(wrong[lang], text), (lang, key)


@pytest.mark.parametrize("lang", languages())
def test_every_mission_event_and_adventurer_has_its_words(lang: str) -> None:
    book = phrasebook(lang, "port-royal")
    for key in MISSIONS:
        assert book.say(f"mission-{key}")
    for row in load("port-royal", "adventure").rows("event"):
        assert book.say(f"event-{row.key}") and book.attribute(f"event-{row.key}", "effect").endswith(".")
    for adventurer in read_adventurers():
        assert book.attribute(f"adventurer-{adventurer.key}", "power").endswith(".")
