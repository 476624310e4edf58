"""The table in the terminal shows the adventure, and no story that the match has not told."""

from io import StringIO

import pytest
from rich.console import Console

from flibuste.data.phrases import phrasebook
from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules.adventure.story import revealed
from flibuste.kernel import Event, apply, options_of
from flibuste.render.sentences import Speaker
from flibuste.render.text.port_royal import aim, board
from flibuste.render.words.port_royal_story import page, told
from tests.games.port_royal.modules.adventure import AdventureTable, adventure, begun, settled, started
from tests.games.port_royal.table import OPEN, TAKE
from tests.rules import rule

PLAYERS = ("Maï", "Loïc")


def shown(t: AdventureTable, lang: str, seat: int = 0) -> str:
    console = Console(width=140, file=StringIO())
    console.print(board(GAME_OBJECT.view(t.state, seat), Speaker(GAME_OBJECT, lang, PLAYERS), 140))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "fr",
            ["mois 2", "missions accomplies 1 / 2", "marqueurs 1 / 5", "✓ Loïc", "Cutthroat Mary", "pain ×2", "rhum"],
        ),
        ("en", ["month 2", "missions done 1 / 2", "markers 1 / 5", "✓ Loïc", "Cutthroat Mary", "bread ×2", "2 crowns"]),
    ],
)
def test_months_missions_adventurers_and_cargo(lang: str, words: list[str]) -> None:
    t = adventure(
        2,
        options="chapter=2",
        missions="20 22",
        markers="20:1",
        adventurers=("mary", "scott"),
        crowns=(2, 0),
        holds=["ship-red-bread ship-blue-bread", ""],
        river="ship-blue-rum",
        month=2,
        event="EV-12",
    )
    text = shown(t, lang)
    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("mode", ["cooperative", "competitive", "variable"])
def test_every_mode_has_its_aim_and_can_be_shown_from_the_set_up_on(mode: str, lang: str) -> None:
    t = begun(2, mode)
    speaker = Speaker(GAME_OBJECT, lang, PLAYERS)
    assert aim(GAME_OBJECT.view(t.state, 0), speaker)
    assert shown(t, lang) and shown(started(2, mode), lang)


@rule("PR-ADV-077")
def test_only_who_looks_is_shown_the_cards() -> None:
    t = adventure(
        2, "competitive", display=["sentinel-1", ""], next_cards="sailor-1 ship-red-1-1 priest", river="settler"
    )
    t.play(0, "look")
    assert "Only you see card 1: a sailor (cost 3, influence 1)" in shown(t, "en")
    assert "Vous seul voyez la carte 3\u00a0: un prêtre (coût 4, influence 1)" in shown(t, "fr")
    assert "Only you see" not in shown(t, "en", seat=1)


@rule("PR-ADV-046")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_questions_fit_a_telephone(lang: str) -> None:
    """Two lines of the bar at the bottom, with the longest name of a mission."""
    book = phrasebook(lang, "port-royal")
    mission = book.say("mission-name", key="28a")
    topics = ("side", "draft", "sight", "lookout", "ball", "buy-out", "four-colours", "tax-trail", "fourth-card")
    for topic in (*topics, "first-card", "endow"):
        assert len(book.say(f"ask-{topic}", mission=mission, left=27)) <= 57, topic


# The story ------------------------------------------------------------------------------------------------------------


def test_only_what_was_revealed_is_told() -> None:
    t = adventure(2, missions="10 11 13")
    assert revealed(t.state) == ["cover", "10", "11", "13"]
    assert [page.key for page in told(t.state, "fr")] == ["cover", "10", "11", "13"]
    text = shown(t, "en")
    assert page("13", "en").title in text
    assert not [key for key in ("12", "14", "16", "17", "61", "lost-1") if page(key, "en").title in text]


def test_a_page_of_the_story_is_shown_as_turns_begin_not_at_every_answer() -> None:
    title = page("10", "en").title
    assert title in shown(adventure(2, at=OPEN, events="EV-01"), "en")
    assert title not in shown(adventure(2, river="priest", event="EV-01"), "en")


@pytest.mark.parametrize(
    ("crowns", "last"),
    [((15, 15), "61"), ((0, 0), "lost-1")],
)
def test_the_end_is_told_when_the_chapter_is_over(crowns: tuple[int, int], last: str) -> None:
    t = adventure(
        2,
        at=OPEN,
        missions="10 11 12 14",
        markers="10:0 11:0 12:1 14:1 10:1",
        crowns=crowns,
        display=["priest captain", "settler jack"],
    )
    assert t.over and revealed(t.state)[-1] == last


def test_without_story_there_is_only_the_call() -> None:
    assert revealed(started(2, "variable").state) == ["variable"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_everything_an_answer_may_cost_or_bring_has_a_name(lang: str) -> None:
    book = GAME_OBJECT.rules(2, settled("cooperative"))
    assert isinstance(book, Book)
    for thing, _ in book.things:
        assert phrasebook(lang, "port-royal").say(f"thing-{thing}", count=2)


@pytest.mark.parametrize(
    ("lang", "label", "sold"),
    [
        (
            "fr",
            "Compléter « Herboristes » avec Touche-à-tout + plantes médicinales",
            "Maï défausse la frégate et vend sa cargaison (pain) à un aubergiste pour 3 pièces.",
        ),
        (
            "en",
            "Complete “Herbalists” with Jack + medicinal plants",
            "Maï discards the frigate and sells its cargo (bread) to an innkeeper for 3 coins.",
        ),
    ],
)
def test_it_is_said_which_cargo_goes_with_a_crew_and_which_ship_is_sold(lang: str, label: str, sold: str) -> None:
    t = adventure(
        2,
        at=TAKE,
        river="ship-blue-1-1",
        expeditions="expedition-herbalists",
        display=["jack innkeeper-1-3", ""],
        holds=["ship-ares-plant-2 ship-red-bread", ""],
    )
    speaker = Speaker(GAME_OBJECT, lang, PLAYERS)
    assert [text for text in map(speaker.answer, t.state.options) if text.startswith(label)]
    assert sold in sentences(t, speaker, "sell bread")


@pytest.mark.parametrize(("lang", "words"), [("fr", "Maï commerce avec la flûte."), ("en", "Maï trades the flute.")])
def test_a_ship_cashed_for_a_crown_brings_no_coin(lang: str, words: str) -> None:
    t = adventure(2, at=TAKE, river="ship-blue-rum")
    assert words in sentences(t, Speaker(GAME_OBJECT, lang, PLAYERS), "take ship-blue-rum")


def sentences(t: AdventureTable, speaker: Speaker, answer: str) -> list[str]:
    """What the log says of an answer."""
    heard: list[Event] = []
    t.state.sink = heard
    apply(t.state, t.decider, GAME_OBJECT.notation.parse(answer, options_of(t.state, t.decider)))
    return [speaker.event(event) for event in heard]
