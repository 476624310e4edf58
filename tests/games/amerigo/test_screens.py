"""Amerigo on the terminal's and the web's screens: every answer has its place, and nothing is shown that is hidden."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from flibuste.data.phrases import languages, phrasebook
from flibuste.games.amerigo.game import GAME_OBJECT
from flibuste.kernel import SPECTATOR, Generator, Match, View, below, deciders
from flibuste.render import text
from flibuste.render.sentences import Speaker
from flibuste.render.svg import amerigo
from flibuste.render.svg.amerigo_scene import Scene
from flibuste.render.svg.face import Option, Sight
from flibuste.server.web.afterwards import Afterwards
from flibuste.server.web.composer import Composer, TableContext
from tests.games.amerigo.maps import FILLED_ISLAND
from tests.games.amerigo.table import table
from tests.scenario import Scenario

NAMES = ["Anne", "Bart", "Cora", "Dirk"]
ON_BOARD = ("sail", "launch", "take", "learn", "buy")


def printed(view: View[Any], lang: str = "en", width: int = 140) -> str:
    page = StringIO()
    speaker = Speaker(GAME_OBJECT, lang, NAMES[: view.seen.rules.seats])
    Console(file=page, width=width, color_system=None).print(text.board(view, speaker, width))
    return page.getvalue()


def test_the_terminal_shows_map_tower_displays_and_players() -> None:
    posts = [["D12", "H12"], ["B14"]]
    t = table(laid=FILLED_ISLAND, posts=posts, ships=[["D2", None], [None, "north-1"]], centre="blue 4", inside="red 2")
    shown = printed(GAME_OBJECT.view(t.state, 0))
    for row in (" 12  ####v1P1← ####P1← ~ ~ . C . ~ ", "  2  ~ . []1a~ ~ []. S ~ → []C ~ ~ ", " north 1 2b north 2 "):
        assert row in shown
    for words in (
        "Round 1 of 5 · time marker × 5 · Blue phase · in the centre 4 blue: 4 action points",
        "In the tower: 2 red",
    ):
        assert words in shown
    assert "Not at sea yet: 1b, 2a" in shown and "▶ 1 Anne  0 points" in shown


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", [80, 140])
def test_a_whole_game_can_be_drawn_and_noted(lang: str, width: int) -> None:
    match, dice = Match.start(GAME_OBJECT, NAMES[:3], {}, bytes(32)), Generator(b"", 3)
    speaker = Speaker(GAME_OBJECT, lang, NAMES[:3])
    while not match.over:
        seat = deciders(match.state)[0]
        view = match.view(seat)
        if below(dice, 12) == 0:
            assert printed(view, lang, width) and text.legend(view, speaker) and text.aim(view, speaker)
            assert all(isinstance(text.note(view, speaker, action), str) for action in view.options[:20])
        match.play(seat, view.options[below(dice, len(view.options))])
    assert printed(match.view(SPECTATOR), lang, width)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_stands_on_the_page(seats: int) -> None:
    """On the board or in the prompt bar; and the board offers nothing else."""
    match, dice = Match.start(GAME_OBJECT, NAMES[:seats], {}, bytes(32)), Generator(b"", 3)
    asked = set()
    while not match.over:
        seat = deciders(match.state)[0]
        view = match.view(seat)
        topic = match.state.stack[-1].topic
        if topic not in asked or below(dice, 40) == 0:
            asked.add(topic)
            page = Composer(match, seat, "en", TableContext("x")).table()
            texts = {GAME_OBJECT.notation.text(action) for action in view.options}
            assert {option.action for option in page.prompt.options} == texts
            on_board = {part.split('"')[0] for part in str(page.board).split('name="action" value="')[1:]}
            assert on_board <= texts
            if topic in ("navigate", "plan", "learn", "produce"):
                assert {
                    answer for answer in texts if answer.split()[0] in ("sail", "launch", "take", "learn", "buy")
                } <= on_board
        match.play(seat, view.options[below(dice, len(view.options))])
    assert {"turn", "navigate", "plan", "produce", "load", "progress", "learn"} <= asked
    assert Afterwards(match, 0, "fr", TableContext("x")).finished() is not None


def test_the_score_sheet_adds_up() -> None:
    match, dice = Match.start(GAME_OBJECT, NAMES[:2], {}, bytes(32)), Generator(b"", 9)
    while not match.over:
        seat = deciders(match.state)[0]
        options = match.view(seat).options
        match.play(seat, options[below(dice, len(options))])
    sight = Composer(match, 0, "en", TableContext("x")).sight
    for seat in range(2):
        assert sum(int(cell) for cell in amerigo.score_cells(sight, seat)) == match.state.score[seat]


def looked_at(t: Scenario) -> str:
    """The classes of the place that a small screen shows first."""
    offers = {answer: Option(answer, answer, answer.split()[0], answer.split()[1:]) for answer in t.options(0)}
    words = phrasebook("en", "amerigo")
    return Scene(Sight(GAME_OBJECT.view(t.state, 0), words, NAMES[:2], ["red", "blue"], offers)).here


def test_a_small_screen_shows_what_the_question_is_about() -> None:
    t = table(centre="blue 4", ships=[["O1", "D1"], [None, None]], posts=[["L2"], []])
    assert looked_at(t) == "c15 r1", "a ship"
    t.play(0, "navigate", "sail a O2")
    assert looked_at(t) == "c4 r1", "the ship that has not moved"
    t.play(0, "sail b D2")
    assert looked_at(t) == "c4 r2", "the anchor where a post may be founded"
    ashore = table(centre="blue 4", ships=[["north-2", None], [None, None]])
    assert looked_at(ashore) == "frame north n2"
    building = table(centre="green 4", ships=[["O1", None], [None, None]], posts=[["C2"], []], reserve=[{"VV3": 1}, {}])
    building.play(0, "build")
    assert looked_at(building) == "c2 r2", "where the tile brings most"
