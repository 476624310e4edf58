"""Positions as numbers: each has a name, and nothing in them depends on what a seat cannot know."""

from __future__ import annotations

import random

import pytest

from flibuste.games.features import features_of
from flibuste.games.nassau.features import names
from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.kernel import Generator, apply

features = features_of("nassau")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_has_a_name_and_is_of_the_order_of_one(seats: int) -> None:
    s = GAME_OBJECT.new(seats, {"sea": "both", "feld": "yes"}, 7)
    dice = random.Random(7)
    while not s.over:
        for seat in range(seats):
            found = features(GAME_OBJECT.view(s, seat).seen, seat)
            assert len(found) == len(names(s.book))
            assert all(-5 < number < 5 for number in found)
        apply(s, s.decider, dice.choice(GAME_OBJECT.view(s, s.decider).options))
    assert len(set(names(s.book))) == len(names(s.book))


def test_imagined_worlds_have_the_same_numbers() -> None:
    """What a seat cannot know is drawn again and nothing changes."""
    s = GAME_OBJECT.new(3, {"sea": "both"}, 3)
    dice = random.Random(3)
    for turn in range(60):
        view = GAME_OBJECT.view(s, turn % 3)
        world = GAME_OBJECT.imagine(view, Generator(b"", turn))
        assert features(world, turn % 3) == features(view.seen, turn % 3) == features(s, turn % 3)
        apply(s, s.decider, dice.choice(GAME_OBJECT.view(s, s.decider).options))
