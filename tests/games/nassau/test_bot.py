"""The rules of thumb: they answer every question, break nothing, and beat chance by far."""

from __future__ import annotations

import pytest

from flibuste.bots.base import GreedyBot, RandomBot
from flibuste.bots.heuristics.nassau import JUDGES
from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.games.nassau.receiving import Receive
from flibuste.games.nassau.tables import PROVISION
from flibuste.kernel import Generator, apply, fingerprint
from tests.games.nassau.table import Table


@pytest.mark.parametrize("sea", ["dog", "both", "dutchman"])
def test_rules_of_thumb_beat_chance(sea: str) -> None:
    for seed in range(3):
        s = GAME_OBJECT.new(3, {"sea": sea, "feld": "yes"}, seed)
        dice = Generator(b"", seed + 1)
        clever, chance = GreedyBot(dice), RandomBot(dice)
        while not s.over:
            bot = clever if s.decider == seed else chance
            view = GAME_OBJECT.view(s, s.decider)
            before = fingerprint(view.seen)
            action = bot.choose(view, 0.0)
            assert fingerprint(view.seen) == before, "thinking changes nothing"
            apply(s, s.decider, action)
        assert GAME_OBJECT.result(s).winners == [seed]


def test_every_judge_is_for_a_question_that_is_asked() -> None:
    topics = {frame.topic for frame in GAME_OBJECT.frames}
    assert set(JUDGES) <= topics


def test_a_bomb_is_thrown_where_it_beats_at_once() -> None:
    t = Table().dog("I").opponent("OP-A1", "T3")
    t.ship(0, place="A", standing=0, provisions=2, bombs=1, crates=2)
    t.sea().act(0, "A", "fight OP-A1")
    bot = GreedyBot(Generator(b"", 1))
    assert t.game.notation.text(bot.choose(t.game.view(t.s, 0), 0.0)) == "use bomb"


def test_a_full_ship_makes_room_for_provisions_only_at_a_fair_price() -> None:
    t = Table()
    t.ship(0, crates=8, provisions=3)
    t.with_frame(Receive(0, PROVISION, 1))
    bot = GreedyBot(Generator(b"", 1))
    assert t.game.notation.text(bot.choose(t.game.view(t.s, 0), 0.0)) in t.options()
