"""Bots see what their seat may know, and nothing else moves them."""

import pytest

from flibuste.bots import make_bot
from flibuste.games import registry
from flibuste.kernel import Generator, View, apply, below, deciders, options_of
from flibuste.kernel.rng import NO_DICE

LEVELS = ["random", "beginner", "greedy", "learned", "strong:4"]
TABLES = [("port-royal", 3), ("rolling-seas", 2), ("captains-war", 3), ("nassau", 3), ("amerigo", 3)]


class Witness:
    """Sits beside a bot and looks at what it is handed."""

    def __init__(self, bot):
        self.bot = bot

    def choose(self, view, seconds):
        assert type(view) is View
        assert view.seen.key == b"" and view.seen.rng == NO_DICE, "The bot could draw the real cards."
        if view.seen.fork is not None:
            assert set(view.seen.fork.streams) == {NO_DICE}
            for other, moves in enumerate(view.seen.fork.moves):
                assert other == view.seat or not moves, "The bot sees an answer that is still secret."
        return self.bot.choose(view, seconds)


def positions(key, seats, every, count):
    """Some positions of a random game, each with a seat that has a choice."""
    game = registry.game(key)
    s, dice = game.new(seats, {}, 11), Generator(b"", 3)
    found, answered = [], 0
    while len(found) < count and not s.over:
        seat = deciders(s)[-1]
        options = options_of(s, seat)
        answered += len(options) > 1
        if len(options) > 1 and answered % every == 0:
            found.append((game, s.clone(), seat))
        apply(s, seat, options[below(dice, len(options))])
    assert len(found) == count, "The game was too short to say anything."
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_bots_are_handed_views_without_dice_or_secrets(key, seats, level):
    game = registry.game(key)
    s, bots = game.new(seats, {}, 5), [Witness(make_bot(level, seat)) for seat in range(seats)]
    for _ in range(15):
        seat = deciders(s)[-1]
        action = bots[seat].choose(game.view(s, seat), 0.01)
        assert action in options_of(s, seat)
        apply(s, seat, action)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_a_seat_cannot_know_does_not_change_its_choice(key, seats, level):
    """Another world with the same view: other cards to come, other answers behind the others' hands."""
    for game, s, seat in positions(key, seats, every=9, count=2):
        elsewhere = game.imagine(game.view(s, seat), Generator(b"", 99))
        if elsewhere.fork is not None:
            others = [other for other in deciders(elsewhere) if other != seat]
            for other in others:
                apply(elsewhere, other, options_of(elsewhere, other)[-1])
        chosen = [make_bot(level, 17).choose(game.view(world, seat), 1.0) for world in (s, elsewhere)]
        assert chosen[0] == chosen[1]
