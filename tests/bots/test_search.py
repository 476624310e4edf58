"""The tree search."""

import numpy as np
import pytest

from flibuste.bots.base import GreedyBot
from flibuste.bots.leaves import usual_leaves
from flibuste.bots.net import Net
from flibuste.bots.search import LOOK_AT_CLOCK, SEAT_BITS, Search
from flibuste.bots.tree import Edge, Node
from flibuste.games import registry
from flibuste.games.features import feature_names
from flibuste.kernel import Generator, apply, asking, deciders, options_of
from flibuste.kernel.check import LONGEST_GAME
from tests.bots.liking import net_that_likes
from tests.scenario import scenario

TABLES = [("port-royal", 2), ("rolling-seas", 2), ("captains-war", 3)]


def choice_in(key, seats):
    """The first position of a game where somebody has a choice."""
    game = registry.game(key)
    s = game.new(seats, {}, 5)
    while len(options_of(s, deciders(s)[0])) == 1:
        apply(s, deciders(s)[0], options_of(s, deciders(s)[0])[0])
    return game, s, deciders(s)[0]


def net_for_table(game, s):
    return Net.fresh(len(feature_names(game.key, s.rules)), 8, s.rules.seats, 1)


def searching(view, net):
    dice = Generator(b"", 4)
    return Search(view, dice, net, usual_leaves(view.game, dice, net))


@pytest.mark.parametrize(("key", "seats"), TABLES)
@pytest.mark.parametrize("has_net", [False, True])
def test_every_game_can_be_searched_with_and_without_a_net(key, seats, has_net):
    game, s, seat = choice_in(key, seats)
    search = searching(game.view(s, seat), net_for_table(game, s) if has_net else None)
    search.run(60, LOOK_AT_CLOCK)
    assert search.iterations == LOOK_AT_CLOCK
    first_tries = len(options_of(s, seat)) if has_net else 0  # by which the net ranks the answers
    assert sum(candidate.visits for candidate in search.candidates()) == LOOK_AT_CLOCK + first_tries
    assert search.candidates()[0].action in options_of(s, seat)
    assert all(0 <= candidate.value <= 1 for candidate in search.candidates())


def test_a_search_stops_when_its_time_is_over():
    game, s, seat = choice_in("port-royal", 2)
    search = searching(game.view(s, seat), net_for_table(game, s))
    search.run(0.05, LONGEST_GAME * 100)
    assert 0 < search.iterations < LONGEST_GAME * 100


def test_without_a_net_a_search_stops_when_nothing_can_overtake_the_best_answer():
    game, s, seat = choice_in("port-royal", 2)
    searches = [searching(game.view(s, seat), None) for _ in range(2)]
    searches[0].run(60, 400)
    for _ in range(400):
        searches[1]._iterate()
    assert searches[0].iterations < 400 == searches[1].iterations
    assert searches[0].candidates()[0].action == searches[1].candidates()[0].action


def test_answers_in_the_race_are_looked_at_equally_often():
    game, s, seat = choice_in("port-royal", 2)
    search = searching(game.view(s, seat), net_for_table(game, s))
    search.run(60, 50)
    visits = [candidate.visits for candidate in search.candidates()[:2]]
    assert search.iterations == 50 and max(visits) - min(visits) <= 1


def test_answers_far_behind_drop_out_of_the_race_and_a_race_of_one_is_over():
    """The viewer likes gold, and one ship of the river brings far more of it than everything else."""
    table = scenario("port-royal", seats=2, at="take", river="ship-red-2-3 ship-green-4-5 sailor-1", gold=[9, 9])
    s = table.state
    net = net_that_likes("gold", table.game, s.rules, 30.0)
    net.weights[1] = np.full_like(net.weights[1], -330.0 / 12)  # nothing is worth anything below eleven coins
    search = searching(table.game.view(s, s.decider), net)
    search.run(60, 400)
    best, *others = search.candidates()
    assert table.game.notation.text(best.action) == "take ship-green-4-5"
    assert search.iterations < 400
    assert max(other.visits for other in others) <= best.visits


def test_secret_bids_are_drawn_and_not_searched():
    """A tree would let one side answer the bid that it cannot see."""
    game = registry.game("captains-war")
    s = game.new(2, {}, 5)
    while asking(s, deciders(s)[0]).topic != "board":
        seat = deciders(s)[0]
        apply(s, seat, GreedyBot(Generator(b"", 1)).choose(game.view(s, seat), 0.0))
    search = searching(game.view(s, s.decider), net_for_table(game, s))
    search.run(60, 200)
    attack = next(edge for edge in search.root.edges.values() if game.notation.text(edge.action).startswith("attack"))
    assert len(attack.outcomes) > 1
    below = [edge for outcome in attack.outcomes.values() for edge in outcome.edges.values()]
    assert below and not [edge for edge in below if game.notation.text(edge.action).startswith("commit")]


def test_trying_out_a_poor_answer_does_not_speak_against_what_led_there():
    """With a net, what an answer fared is what the best answers below it fared, not the mean of all tried there."""
    game, s, seat = choice_in("port-royal", 2)
    search = searching(game.view(s, seat), net_for_table(game, s))
    worst = Edge(1, seat, 2)
    best = Edge(2, seat, 2)
    worst.hear([0.2, 0.2])
    best.hear([0.4, 0.4])
    node = Node()
    node.edges = {edge.action << SEAT_BITS | seat: edge for edge in (worst, best)}
    worst.available = 10**9
    followed, promising = search._follow(node, seat, [1, 2])
    assert (followed, promising) == (worst, best)
    search._net = None
    assert search._follow(node, seat, [1, 2]) == (worst, worst)


def test_the_likeliest_course_begins_with_the_answer_itself():
    game, s, seat = choice_in("port-royal", 2)
    search = searching(game.view(s, seat), net_for_table(game, s))
    search.run(60, 80)
    best = search.candidates()[0]
    assert best.line[0] == (seat, best.action) and len(best.line) > 1


def test_the_search_prefers_what_wins():
    """The last turn of a game that a hired sailor wins, and that nothing else wins."""
    table = scenario(
        "port-royal",
        seats=2,
        at="take",
        active=1,
        ending=True,
        river="sailor-1 ship-red-1-1",
        display=[
            "expedition-cross2-house1 expedition-anchor2-house1",
            "expedition-cross2 expedition-anchor2 expedition-house2",
        ],
        gold=[9, 3],
    )
    search = searching(table.game.view(table.state, 1), net_for_table(table.game, table.state))
    search.run(60, 60)
    assert table.game.notation.text(search.candidates()[0].action) == "take sailor-1"
