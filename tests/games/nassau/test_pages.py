"""The board in the browser: what a seat cannot know is in none of its pages, and what is offered is what is legal."""

from __future__ import annotations

import re
from functools import cache

import pytest

from flibuste.bots import make_bot
from flibuste.data.phrases import phrasebook
from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.games.nassau.tables import YARN_NAMES
from flibuste.kernel import Generator, Match, asking, deciders
from flibuste.render.svg.face import Sight, face
from flibuste.server.web import rendering
from flibuste.server.web.composer import Composer, TableContext
from flibuste.server.web.page_models import Site

SEATS = ["Anne", "Bart", "Cheng"]


@cache
def at_question(topic: str, moves: int = 40) -> Match:
    """A game of able seamen, when the first seat is asked this."""
    match = Match.start(GAME_OBJECT, SEATS, {"sea": "both", "feld": "yes"}, bytes(range(32)))
    bots = [make_bot("greedy", seat) for seat in range(len(SEATS))]
    while not (len(match.moves) > moves and deciders(match.state)[0] == 0 and asking(match.state, 0).topic == topic):
        seat = deciders(match.state)[0]
        match.play(seat, bots[seat].choose(match.view(seat), 0.0))
    return match


def page_of(match: Match, seat: int, lang: str = "en") -> str:
    model = Composer(match, seat, lang, TableContext("x")).table()
    return rendering.render("table.html", Site(lang), model)


@pytest.mark.parametrize("topic", ["walk", "sail", "fire"])
def test_a_page_shows_ones_own_cards_and_nobody_elses(topic: str) -> None:
    match = at_question(topic)
    for seat in range(len(SEATS)):
        shown = set(re.findall(r'data-yarn="(\d+)"', page_of(match, seat)))
        assert shown == {YARN_NAMES[card] for card in match.state.hands[seat]}
    assert not re.findall("data-yarn", page_of(match, -1)), "those who only watch see no hand"


@pytest.mark.parametrize("topic", ["walk", "act", "fire"])
def test_the_board_is_the_same_when_the_unknown_is_drawn_again(topic: str) -> None:
    match = at_question(topic)
    words = phrasebook("fr", "nassau")
    for seat in (1, 2, -1):
        view = match.view(seat)
        shown = rendering.board("nassau", Sight(view, words, SEATS, face("nassau").COLOURS))
        for number in range(5):
            world = GAME_OBJECT.imagine(view, Generator(b"", number))
            again = GAME_OBJECT.view(world, seat)
            assert rendering.board("nassau", Sight(again, words, SEATS, face("nassau").COLOURS)) == shown


@pytest.mark.parametrize(("topic", "tab"), [("walk", "city"), ("quay", "shore"), ("act", "sea"), ("fire", "cards")])
def test_the_tab_follows_the_question(topic: str, tab: str) -> None:
    page = page_of(at_question(topic, 0), 0)
    (chosen,) = re.findall(r'name="na-tab"[^>]*value="(\w+)"[^>]*checked', page)
    assert chosen == tab


@pytest.mark.parametrize("topic", ["walk", "sail", "act", "fire"])
def test_every_answer_on_the_board_is_an_answer_of_the_question(topic: str) -> None:
    match = at_question(topic)
    legal = {GAME_OBJECT.notation.text(action) for action in match.view(0).options}
    board = page_of(match, 0).partition('id="na"')[2].partition('id="answer"')[0]
    pressed = set(re.findall(r'name="action" value="([^"]+)"', board))
    assert pressed <= legal
    assert pressed, "something can be pressed on the board itself"
