"""What answers are said to cost and bring is what they do; positions as numbers; the rules of thumb."""

from __future__ import annotations

import pytest

from flibuste.bots import make_bot
from flibuste.games.amerigo.facts import changes
from flibuste.games.amerigo.features import names
from flibuste.games.amerigo.game import GAME_OBJECT
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.features import features_of
from flibuste.kernel import Generator, Plan, apply, below
from flibuste.kit import Change
from tests.games.amerigo.maps import FILLED_ISLAND
from tests.games.amerigo.table import table
from tests.scenario import Scenario

features = features_of("amerigo")


def promised(t: Scenario, answer: str) -> set[Change]:
    view = GAME_OBJECT.view(t.state, t.decider)
    return set(changes(view, GAME_OBJECT.notation.parse(answer, view.options)))


def test_an_answer_is_told_with_all_it_brings_to_everybody() -> None:
    posts = [["D12", "H12"], ["B14"]]
    t = table(centre="green 4", round=2, reserve=[{"VD2": 1}, {}], laid=FILLED_ISLAND, posts=posts)
    assert promised(t, "build") == {Change("points", 4, 0)}
    t.play(0, "build")
    assert promised(t, "lay VD2 H15 r0") == {
        Change("points", -4, 0),  # one for the tile, three given up: nothing is left to lay
        Change("score", 17, 0),
        Change("chests", 1, 0),
        Change("score", 4, 1),
    }


def test_what_follows_by_itself_is_told_too() -> None:
    t = table(centre="black 5, red 1", cannons=[12, 0], gold=[11, 0])
    assert promised(t, "load") == {Change("gold", 1, 0), Change("score", 1, 0)}
    assert promised(t, "gold") == {Change("gold", 1, 0), Change("score", 1, 0)}
    assert promised(t, "pass") == set()


def test_spending_and_moving() -> None:
    t = table(centre="brown 3", gold=[2, 0], special=[4, 0])
    t.play(0, "progress")
    assert promised(t, "spend") == {Change("gold", -1, 0), Change("points", 1, 0)}
    assert promised(t, "move 2") == {Change("points", -3, 0), Change("progress", 2, 0)}


def test_a_trading_post_costs_no_points_even_if_the_action_ends_with_it() -> None:
    t = table(centre="blue 4", ships=[["D1", "A1"], [None, None]])
    t.play(0, "navigate", "sail b A2", "sail a D2")  # both ships have moved
    assert promised(t, "settle") == {Change("score", 3, 0)} and promised(t, "skip") == set()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_promise_of_a_random_game_is_kept(seats: int) -> None:
    """Compared with the answer really played, as long as no dice are thrown and no other turn begins."""
    s, dice = GAME_OBJECT.new(seats, {}, 11), Generator(b"", 5)
    kept = 0
    while not s.over:
        seat, action = s.decider, s.options[below(dice, len(s.options))]
        told = changes(GAME_OBJECT.view(s, seat), action)
        before, phase = s.clone(), (s.round, s.phase)
        apply(s, seat, action)
        if (s.round, s.phase) == phase and not isinstance(s.stack[-1], Plan):
            kept += 1
            for thing in ("score", "gold", "cannons", "progress", "special", "chests"):
                for player in range(seats):
                    amount = sum(change.amount for change in told if (change.thing, change.seat) == (thing, player))
                    assert getattr(s, thing)[player] - getattr(before, thing)[player] == amount
    assert kept > 60


def test_every_number_of_a_position_has_a_name() -> None:
    s: Amerigo = GAME_OBJECT.new(3, {}, 2)
    found = features(s, 1)
    assert len(found) == len(names(s.rules)) == len(set(names(s.rules)))
    assert all(-1.0 <= number <= 2.0 for number in found)
    own, other = dict(zip(names(s.rules), found, strict=True)), dict(zip(names(s.rules), features(s, 2), strict=True))
    assert own["gold-1"] == other["gold-0"]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_rules_of_thumb_settle_build_and_keep_cannons(seats: int) -> None:
    s = GAME_OBJECT.new(seats, {}, 5)
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    while not s.over:
        apply(s, s.decider, bots[s.decider].choose(GAME_OBJECT.view(s, s.decider), 0.0))
    assert min(s.score) > 60 and max(s.score) > 100
    assert all(posts.bit_count() >= 2 for posts in s.posts)
    assert (s.covered.bit_count() / s.chart.land.bit_count()) > 0.6


def test_the_rules_of_thumb_beat_chance_by_far() -> None:
    wins = 0
    for seed in range(3):
        s = GAME_OBJECT.new(2, {}, seed)
        bots = [make_bot("greedy", seed), make_bot("random", seed)]
        while not s.over:
            apply(s, s.decider, bots[s.decider].choose(GAME_OBJECT.view(s, s.decider), 0.0))
        wins += GAME_OBJECT.result(s).winners == [0]
    assert wins == 3
