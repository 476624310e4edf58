"""Looking ahead: positions are judged where a net can judge them."""

import pytest

from flibuste.bots import foresight
from flibuste.bots.base import GreedyBot
from flibuste.bots.foresight import MOST_LOOKS, Outlook, is_asked, promises, settled
from flibuste.bots.payoff import payoffs
from flibuste.games import registry
from flibuste.games.features import restless_questions
from flibuste.games.port_royal.catalogue import GOLD
from flibuste.kernel import Generator, apply, asking, below, deciders, fingerprint, options_of
from tests.bots.liking import net_that_likes
from tests.scenario import scenario


def at_the_market():
    """The active seat takes a card, then the other one does."""
    return scenario("port-royal", seats=2, at="take", river="ship-red-2-3 ship-green-4-5 sailor-1", gold=[3, 3])


def test_a_position_at_the_market_is_played_on_until_nobody_takes_any_more():
    table = at_the_market()
    s, before = table.state, fingerprint(table.state)
    end = settled(table.game, net_that_likes("gold", table.game, s.rules), [s], [s.decider])[0][0]
    assert asking(end, end.decider).topic not in ("take", "")
    assert end.count(0, GOLD) > s.count(0, GOLD)
    assert fingerprint(s) == before


def test_every_seat_answers_as_the_net_likes_it_for_that_seat():
    """Who likes gold takes the ship that pays most; the other one then takes the next, and pays a coin for it."""
    table = at_the_market()
    s = table.state
    end = settled(table.game, net_that_likes("gold", table.game, s.rules), [s], [s.decider])[0][0]
    assert [end.count(s.active, GOLD), end.count(1 - s.active, GOLD)] == [8, 4]


@pytest.mark.parametrize("key", registry.keys())
def test_restless_questions_are_questions_of_the_game(key):
    assert set(restless_questions(key)) <= {frame.topic for frame in registry.game(key).frames}


BOX = {"gambler": "yes", "sails": "marked", "contracts": "competitive"}


def test_questions_of_modules_are_played_on_too():
    """Whether to store, share or give up a cargo, amid the market or before it: no position ends there."""
    game = registry.game("port-royal")
    restless = restless_questions("port-royal")
    met = set()
    for seed in range(4):
        s, dice = game.new(3, BOX, seed), Generator(b"", seed + 1)
        net = net_that_likes("gold", game, s.rules)
        while not s.over:
            topic = asking(s, s.decider).topic
            if topic in restless and topic not in met:
                met.add(topic)
                end = settled(game, net, [s], [s.decider])[0][0]
                assert not is_asked(end, end.decider, restless)
            apply(s, s.decider, s.options[below(dice, len(s.options))])
    assert {"take", "store", "share", "give-up"} <= met


def test_in_a_simultaneous_phase_only_the_own_lane_is_played_on(monkeypatch):
    monkeypatch.setattr(foresight, "restless_questions", lambda key: ("command", "pay", "take", "choose"))
    game = registry.game("captains-war")
    s = game.new(2, {}, 5)
    while s.fork is None or asking(s, deciders(s)[0]).topic != "command":
        seat = deciders(s)[0]
        apply(s, seat, GreedyBot(Generator(b"", 1)).choose(game.view(s, seat), 0.0))
    seat, other = deciders(s)[0], 1 - deciders(s)[0]
    others_options = list(options_of(s, other))
    end = settled(game, net_that_likes("points", game, s.rules), [s], [seat])[0][0]
    assert not is_asked(end, seat, ("command", "pay", "take", "choose"))
    assert options_of(end, other) == others_options


def test_a_finished_game_is_worth_what_it_paid():
    game = registry.game("port-royal")
    s = game.new(2, {}, 5)
    while not s.over:
        apply(s, s.decider, GreedyBot(Generator(b"", 1)).choose(game.view(s, s.decider), 0.0))
    net = net_that_likes("gold", game, s.rules)
    assert promises(game, net, [s], [0]) == [payoffs(game, s)]


@pytest.mark.parametrize(("key", "seats"), [("port-royal", 3), ("rolling-seas", 1), ("captains-war", 2)])
def test_every_option_gets_a_prospect_for_every_seat(key, seats):
    game = registry.game(key)
    s = game.new(seats, {}, 3)
    view = game.view(s, deciders(s)[0])
    outlook = Outlook(view, Generator(b"", 1), 4)
    prospects = outlook.prospects([[0.5] * seats for _ in outlook.ends])
    assert prospects == [[0.5] * seats for _ in view.options]


def test_many_options_are_looked_at_in_fewer_worlds_each():
    game = registry.game("rolling-seas")
    s = game.new(1, {}, 3)
    view = game.view(s, 0)
    outlook = Outlook(view, Generator(b"", 1), 64)
    assert len(view.options) > MOST_LOOKS // 64
    assert 0 < len(outlook.ends) <= MOST_LOOKS
