"""Secret bids weighed by a net."""

from collections import Counter

import pytest

from flibuste.bots.base import GreedyBot, is_bid
from flibuste.bots.bidding import bid
from flibuste.bots.strong import StrongBot
from flibuste.games import registry
from flibuste.games.captains_war.sheet import TOTAL_OF
from flibuste.kernel import Generator, apply, deciders
from flibuste.kit import ARGUMENT
from tests.bots.liking import net_that_likes

GAME = registry.game("captains-war")


def first_bid(seats, options, seed):
    """The first position of a greedy game where somebody bids with a choice."""
    s = GAME.new(seats, options, seed)
    while not s.over:
        seat = deciders(s)[0]
        view = GAME.view(s, seat)
        if len(view.options) > 1 and is_bid(view):
            return s, seat
        apply(s, seat, GreedyBot(Generator(b"", seed)).choose(view, 0.0))
    raise AssertionError("Nobody boarded anybody.")


def test_a_net_that_wants_to_keep_pirates_sends_as_few_as_it_may():
    s, seat = first_bid(2, {}, 3)
    view = GAME.view(s, seat)
    bids = {bid(view, Generator(b"", dice), net_that_likes("strength", GAME, s.rules)) for dice in range(20)}
    assert bids == {min(view.options, key=lambda action: TOTAL_OF[action & ARGUMENT])}


def test_a_fight_worth_winning_is_bid_with_a_mixed_strategy():
    s, seat = first_bid(2, {}, 3)
    view = GAME.view(s, seat)
    bids = Counter(bid(view, Generator(b"", dice), net_that_likes("points", GAME, s.rules, 9.0)) for dice in range(60))
    assert len(bids) > 1 and set(bids) <= set(view.options)


def test_the_strong_bot_bids_alone_against_a_captain_who_rolls_as_the_rules_of_thumb_do():
    s, seat = first_bid(1, {}, 3)
    view = GAME.view(s, seat)
    assert StrongBot(Generator(b"", 1), 8).choose(view, 0.0) == GreedyBot(Generator(b"", 1)).choose(view, 0.0)


@pytest.mark.parametrize("seats", [2, 3])
def test_bids_are_legal(seats):
    for seed in range(3):
        s, seat = first_bid(seats, {}, seed)
        view = GAME.view(s, seat)
        assert StrongBot(Generator(b"", seed), 8).choose(view, 0.0) in view.options
