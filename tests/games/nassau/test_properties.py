"""What holds at every moment of every game, with random answers as data."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers, lists, sampled_from

from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.games.nassau.losing import FallAsleep
from flibuste.games.nassau.receiving import Wake
from flibuste.games.nassau.ship import awake, capacity, load_of
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.stowing import Overload
from flibuste.kernel import Generator, apply, below
from tests.rules import rule

OPTIONS = [options for seats in (2, 3, 4) for options in GAME_OBJECT.option_sets(seats)]
EAGER = {"pass": 1, "home": 1, "pause": 1, "skip": 2, "act": 12, "card": 1, "leave": 1, "enough": 2}
MOST_OPTIONS = 200


def check(s: Nassau) -> None:
    """NA-GEN-021 Nothing is lost or made; animals awake never outnumber the sailors; loads fit."""
    GAME_OBJECT.audit(s)
    assert len(s.options) <= MOST_OPTIONS
    waiting = any(isinstance(frame, (Overload, Wake, FallAsleep)) for frame in s.stack)
    for ship in s.ships:
        assert waiting or len(awake(ship)) == min(ship.sailors, ship.animals.bit_count())
        assert waiting or load_of(s.book.tables, ship.crates, ship.provisions, sum(ship.goods)) <= capacity(ship)


@settings(max_examples=25, deadline=None)
@given(
    seed=integers(1, 10**6),
    seats=integers(2, 4),
    options=sampled_from(OPTIONS),
    picks=lists(integers(0, 10**6), max_size=150),
)
@rule("NA-GEN-021")
def test_nothing_is_lost_or_made(seed: int, seats: int, options: dict[str, str], picks: list[int]) -> None:
    s: Nassau = GAME_OBJECT.new(seats, options, seed)
    for pick in picks:
        if s.over:
            break
        apply(s, s.decider, s.options[pick % len(s.options)])
        check(s)


def eager(s: Nassau, dice: Generator) -> int:
    """A random answer that prefers acting to going home."""
    weights = [EAGER.get(GAME_OBJECT.notation.verb(action).word, 6) for action in s.options]
    at = below(dice, sum(weights))
    for action, weight in zip(s.options, weights, strict=True):
        if at < weight:
            return action
        at -= weight
    raise AssertionError("unreachable")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_long_games_end_and_their_parts_add_up(seats: int) -> None:
    for seed, options in enumerate(GAME_OBJECT.option_sets(seats)):
        s: Any = GAME_OBJECT.new(seats, options, seed)
        dice = Generator(b"", seed + 1)
        answers = 0
        while not s.over:
            apply(s, s.decider, eager(s, dice))
            check(s)
            answers += 1
        assert 60 < answers < 1500
        assert min(GAME_OBJECT.result(s).scores) >= 0
