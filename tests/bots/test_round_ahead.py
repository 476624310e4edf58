"""Looking to the end of a round where a game weighs what every seat has."""

import pytest

from flibuste.bots.base import GreedyBot
from flibuste.bots.heuristics import nassau_ahead as weigher
from flibuste.bots.lookout import CANDIDATES, RoundAhead, weigher_of
from flibuste.bots.strong import StrongBot
from flibuste.games import registry
from flibuste.kernel import Generator, State, apply

NASSAU = registry.game("nassau")


def amid(answers: int, seats: int = 2) -> State:
    """A game that rules of thumb have played so far."""
    s, bot = NASSAU.new(seats, {}, 5), GreedyBot(Generator(b"", 1))
    for _ in range(answers):
        apply(s, s.decider, bot.choose(NASSAU.view(s, s.decider), 0.0))
    return s


def test_only_games_that_weigh_have_a_weigher() -> None:
    assert weigher_of("nassau") is weigher
    assert weigher_of("port-royal") is None


def test_in_the_end_seats_have_what_the_count_gives_them() -> None:
    s = amid(0)
    while not s.over:
        apply(s, s.decider, GreedyBot(Generator(b"", 1)).choose(NASSAU.view(s, s.decider), 0.0))
    assert [weigher.points(s, seat) for seat in range(2)] == NASSAU.result(s).scores


@pytest.mark.parametrize("answers", [0, 20, 45])
def test_a_world_is_played_to_the_end_of_its_round_and_the_better_off_is_promised_more(answers: int) -> None:
    s = amid(answers, 3)
    view, dice = NASSAU.view(s, s.decider), Generator(b"", 2)
    world = NASSAU.imagine(view, dice)
    promises = RoundAhead(view, dice, weigher).payoffs(world, view.seat)
    assert world.over or weigher.round_of(world) == weigher.round_of(s) + 1
    points = [weigher.points(world, seat) for seat in range(3)]
    assert sorted(range(3), key=promises.__getitem__) == sorted(range(3), key=points.__getitem__)


def test_what_the_rules_of_thumb_would_answer_is_looked_at_first() -> None:
    for answers in range(4, 60, 8):
        s = amid(answers)
        view = NASSAU.view(s, s.decider)
        looked_at = RoundAhead(view, Generator(b"", 2), weigher).shortlist(s, s.decider, view.options)
        values = weigher.at_first_sight(view)
        assert set(looked_at) <= set(view.options)
        assert not values or (len(looked_at) <= CANDIDATES and values[looked_at[0]] == max(values.values()))


def test_the_strong_bot_looks_to_the_end_of_the_round() -> None:
    """Every answer it weighed was looked at, and looks at different answers met the same luck."""
    s = amid(30)
    while len(NASSAU.view(s, s.decider).options) == 1:
        apply(s, s.decider, s.options[0])
    answer, candidates = StrongBot(Generator(b"", 3), iterations=8).advise(NASSAU.view(s, s.decider), 0.0)
    assert answer in s.options
    assert candidates[0].looks
    assert [len(candidate.looks) for candidate in candidates] == [candidate.visits for candidate in candidates]
