"""Positions as numbers: what the planner weighs is what learning machines are shown."""

from itertools import count, pairwise
from random import Random

from flibuste.games.features import feature_names, features_of
from flibuste.games.registry import game
from flibuste.games.rolling_seas.features import NAMES, numbers
from flibuste.kernel import apply, options_of

GAME = game("rolling-seas")
features = features_of("rolling-seas")


def positions(seats: int):
    """Some of a random game."""
    s, dice = GAME.new(seats, {}, 5), Random(5)
    for ply in count():
        if s.over:
            return
        if ply % 17 == 0:
            yield s
        apply(s, s.decider, dice.choice(options_of(s, s.decider)))


def test_every_number_has_a_name_and_every_seat_the_numbers_of_the_planner() -> None:
    names = feature_names("rolling-seas", GAME.rules(3, GAME.settle({})))
    assert len(set(names)) == len(names)
    for s in positions(3):
        shown = [dict(zip(names, features(s, seat), strict=True)) for seat in range(3)]
        for seat, (mine, next_one) in enumerate(pairwise([*shown, shown[0]])):
            left = s.book.recipe.turns - s.turn
            assert [mine[f"0.{name}"] for name in NAMES] == numbers(s.boards[seat], s.sheets[seat], left)
            assert [mine[f"1.{name}"] for name in NAMES] == [next_one[f"0.{name}"] for name in NAMES]
            assert all(-10 < number < 10 for number in mine.values())
