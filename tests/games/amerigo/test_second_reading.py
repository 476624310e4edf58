"""Whole games, played beside a second reading of the rulebook that shares no code with the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from flibuste.bots.base import GreedyBot
from flibuste.games.amerigo.game import GAME_OBJECT
from flibuste.kernel import Event, Generator
from tests.games.amerigo.second_map import name
from tests.games.amerigo.second_reading import SecondReading
from tests.games.amerigo.second_table import Chance, Story
from tests.scenario import Scenario

SELDOM = ("pass", "stop", "skip", "gold", "spend")


class Hand:
    """Whoever plays all seats: mostly by the rules of thumb, so that islands fill and tracks end; at times a verb at
    random, so that odd answers come up too."""

    def __init__(self, seed: int, odd: float) -> None:
        self.dice = random.Random(seed)
        self.bot = GreedyBot(Generator(b"", seed))
        self.odd = odd

    def choose(self, t: Scenario) -> str:
        if self.dice.random() >= self.odd:
            return str(t.game.notation.text(self.bot.choose(t.game.view(t.state, t.decider), 0.0)))
        options = t.options(t.decider)
        verbs = sorted({option.split()[0] for option in options})
        verb = self.dice.choices(verbs, [0.2 if verb in SELDOM else 1.0 for verb in verbs])[0]
        return self.dice.choice([option for option in options if option.split()[0] == verb])


def books(t: Scenario) -> dict[str, object]:
    board = t.board
    names = ["score", "gold", "cannons", "progress", "special", "chests", "ships", "goods", "production", "line"]
    found: dict[str, object] = {name: board[name] for name in [*names, "display", "market", "storage", "centre"]}
    for sort in ("tiles", "used", "posts"):
        found[sort] = [set(things) for things in board[sort]]
    return found | {"reserve": board["reserve"]}


def second_books(table: SecondReading) -> dict[str, object]:
    players = table.players
    found: dict[str, object] = {
        what: [getattr(player, what) for player in players]
        for what in ("score", "gold", "cannons", "progress", "special", "chests", "tiles", "used")
    }
    found["ships"] = [[None if ship is None else name(ship) for ship in player.ships] for player in players]
    found["goods"] = [{good: player.goods[good] for good in player.production} for player in players]
    found["production"] = [dict(player.production) for player in players]
    found["reserve"] = [{kind: left for kind, left in player.reserve.items() if left} for player in players]
    found["posts"] = [{name(at) for at, owner in table.posts.items() if owner == seat} for seat in range(table.seats)]
    found |= {"line": table.line(), "display": table.display, "market": table.market}
    return found | {"storage": table.storage, "centre": table.centre}


def play_beside(seats: int, seed: int, odd: float) -> Scenario:
    heard: list[Event] = []
    hand = Hand(seed, odd)
    t = Scenario(GAME_OBJECT, GAME_OBJECT.new(seats, {}, seed, heard))
    chance = Chance(t)
    chance.told = [t._told(event) for event in heard]
    second = SecondReading(chance)
    story = second.game()
    question = next(story)
    while not t.over:
        assert question == (t.decider, set(t.options(t.decider))), f"seed {seed}"
        answer = hand.choose(t)
        chance.told += t.play(t.decider, answer)
        question = go_on(story, answer)
        ours, theirs = books(t), second_books(second)
        assert ours == theirs, f"seed {seed}, after {answer}: {[key for key in ours if ours[key] != theirs[key]]}"
    assert question is None and t.result.scores == theirs["score"]
    best = sorted(second.line(), key=lambda seat: -second.players[seat].score)
    assert t.result.ranks == [best.index(seat) + 1 for seat in range(seats)]
    return t


def go_on(story: Story, answer: str) -> Any:
    """The next question, none when the game is over."""
    try:
        return story.send(answer)
    except StopIteration:
        return None


@pytest.mark.parametrize(("seats", "odd"), [(2, 0.1), (2, 1.0), (3, 0.1), (4, 0.3)])
def test_a_second_reading_of_the_rules_agrees_at_every_question(seats: int, odd: float) -> None:
    t = play_beside(seats, 1, odd)
    assert t.told("learned") and t.told("beaten") and (t.told("completed") or odd == 1.0)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_agrees_in_many_games(seats: int) -> None:
    for seed in range(100, 140):
        play_beside(seats, seed, [0.05, 0.15, 0.4, 1.0][seed % 4])
