"""The bot that plays by rules of thumb."""

from __future__ import annotations

import pytest

from flibuste.bots.base import GreedyBot, RandomBot
from flibuste.games.rolling_seas.game import GAME_OBJECT
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import Generator, apply, asking
from tests.games.rolling_seas.scene import NOTATION, Scene


def play(s: RollingSeas, greedy: set[int], seed: int) -> set[str]:
    """A game to its end; the questions the greedy seats were asked."""
    bots = [(GreedyBot if seat in greedy else RandomBot)(Generator(b"", seed + seat)) for seat in range(s.book.seats)]
    asked = set()
    while not s.over:
        seat = s.decider
        view = GAME_OBJECT.view(s, seat)
        action = bots[seat].choose(view, 1.0)
        assert action in view.options
        if seat in greedy:
            asked.add(asking(s, seat).topic)
        apply(s, seat, action)
    return asked


def test_it_answers_every_question_with_ambushes_about() -> None:
    asked: set[str] = set()
    for seed in range(3):
        asked |= play(GAME_OBJECT.new(3, {"ambush": "yes", "deck": "quick"}, seed), {0, 1}, seed)
    assert {"draw", "draw-on", "hide", "home", "moor", "rumours", "act", "sail", "trade", "build"} <= asked


def test_it_beats_chance_by_far() -> None:
    s = GAME_OBJECT.new(2, {"deck": "quick"}, 5)
    play(s, {0}, 5)
    scores = GAME_OBJECT.result(s).scores
    assert scores[0] > scores[1] + 60


def answer(scene: Scene) -> str:
    return NOTATION.text(GreedyBot(Generator(b"", 1)).choose(GAME_OBJECT.view(scene.state, 0), 1.0))


def test_it_tells_a_good_story_when_it_can() -> None:
    scene = Scene().at("H7").with_(story=30).in_turn(20)
    assert answer(scene.act("N W S")) == "visit G7"


def test_it_sails_through_what_brings_story() -> None:
    scene = Scene().at("J9").drawn("perils", "J8 J7").in_turn(10)
    scene.act("N SW S").play("wind N")
    assert answer(scene) == "sail N"


@pytest.mark.parametrize(("cannons", "power"), [(2, "raise pirates"), (0, "raise monsters")])
def test_it_lets_grow_what_it_fears_less(cannons: int, power: str) -> None:
    """With two cannons the monsters around are beaten and should stay so; without any there is nothing to lose."""
    scene = Scene().at("J9").with_(cannons=cannons, monster_power=2, pirate_power=5 if cannons else 1)
    scene.drawn("monsters", "J8 J7 I8")
    assert answer(scene.meet("dark-rumours")) == power
