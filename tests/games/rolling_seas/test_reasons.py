"""Why a cell of the chart is no answer: true, and said of every cell at every question about the chart."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.data.phrases import phrasebook
from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.game import GAME_OBJECT
from flibuste.kernel import Generator, apply, asking, below, deciders, options_of
from flibuste.render.svg.face import Option, Sight
from flibuste.render.svg.rolling_seas_reasons import REASONS, reasons
from flibuste.render.words.rolling_seas import target
from tests.games.rolling_seas.scene import NOTATION, Scene
from tests.rules import rule


def sight_of(s: Any, seat: int, lang: str = "en") -> Sight:
    texts = [NOTATION.text(action) for action in options_of(s, seat)]
    offers = {text: Option(text, text, text.split()[0], tuple(text.split()[1:])) for text in texts}
    names = [f"Seat {each}" for each in range(s.book.seats)]
    return Sight(GAME_OBJECT.view(s, seat), phrasebook(lang, "rolling-seas"), names, ["red"] * s.book.seats, offers)


def told(s: Any, seat: int = 0) -> dict[str, str]:
    """The reasons by the names of their cells."""
    owner = getattr(asking(s, seat), "owner", seat)
    return {GRID.name(cell): why for why, cells in reasons(sight_of(s, seat), owner) for cell in cells}


@pytest.mark.parametrize("seats", [1, 3])
def test_every_cell_is_an_answer_or_says_why_not(seats: int) -> None:
    s = GAME_OBJECT.new(seats, {"ambush": "yes"} if seats > 1 else {}, seats)
    dice, topics = Generator(b"", seats), set()
    while not s.over:
        seat = deciders(s)[0]
        topic = asking(s, seat).topic
        if topic in REASONS and topic not in ("draw", "draw-on"):
            view, found = GAME_OBJECT.view(s, seat), told(s, seat)
            answers = {GRID.name(target(view, action)) for action in view.options if target(view, action) >= 0}
            assert answers | found.keys() == {GRID.name(cell) for cell in range(GRID.cells)}
            topics.add(topic)
        answers_given = options_of(s, seat)
        apply(s, seat, answers_given[below(dice, len(answers_given))])
    assert {"act", "sail", "home"} <= topics


@rule("RS-NAV-003", "RS-NAV-004")
def test_a_cell_out_of_reach_names_its_price_and_what_is_left() -> None:
    scene = Scene().at("J9").with_(provisions=1).act("NE W SE").play("wind NE")
    found = told(scene.state)
    assert "asks for 8 movement points" in found["J11"]
    assert "you have 3 movement points and 1 provision (one point each)" in found["J11"]
    assert "cell is 2 movement points away" in found["L7"]


@rule("RS-NAV-006", "RS-CEL-001")
def test_rocks_and_a_monster_that_cannot_be_paid_are_named() -> None:
    scene = Scene().at("J9").drawn("monsters", "K8").drawn("rocks", "J8").with_(provisions=0).act("NE W SE")
    found = told(scene.play("wind NE").state)
    assert "Rocks" in found["J8"] and "sea monster" in found["K8"] and "Your ship" in found["J9"]
