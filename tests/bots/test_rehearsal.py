"""Answers rehearsed by the rules of thumb, where a game weighs what every seat has."""

import pytest

from flibuste.bots.base import GreedyBot, rules_of_thumb
from flibuste.bots.rehearsal import CANDIDATES, FEWEST, Rehearsal, lead, play_on, shortlist
from flibuste.bots.strong import StrongBot, clearly_better, weigher_of
from flibuste.games import registry
from flibuste.kernel import Generator, State, View, apply

WEIGHED = ["amerigo", "nassau"]


def amid(key: str, answers: int, seats: int = 2) -> State:
    """A game that rules of thumb have played so far."""
    game = registry.game(key)
    s, bot = game.new(seats, {}, 5), GreedyBot(Generator(b"", 1))
    for _ in range(answers):
        apply(s, s.decider, bot.choose(game.view(s, s.decider), 0.0))
    return s


def rehearsing(key: str, s: State) -> Rehearsal:
    view = registry.game(key).view(s, s.decider)
    return Rehearsal(view, Generator(b"", 3), rules_of_thumb(key), weigher_of(key))


def question(key: str, answers: int) -> State:
    """A question with several answers worth a look."""
    s = amid(key, answers)
    while len(shortlist(registry.game(key).view(s, s.decider), weigher_of(key))) < 2:
        apply(s, s.decider, GreedyBot(Generator(b"", 1)).choose(registry.game(key).view(s, s.decider), 0.0))
    return s


def test_only_games_that_weigh_have_a_weigher() -> None:
    assert [key for key in registry.keys() if weigher_of(key) is not None] == sorted(WEIGHED)


@pytest.mark.parametrize("key", WEIGHED)
def test_in_the_end_seats_have_what_the_count_gives_them(key: str) -> None:
    game, s = registry.game(key), amid(key, 0)
    while not s.over:
        apply(s, s.decider, GreedyBot(Generator(b"", 1)).choose(game.view(s, s.decider), 0.0))
    assert [weigher_of(key).points(s, seat) for seat in range(2)] == game.result(s).scores


@pytest.mark.parametrize("key", WEIGHED)
@pytest.mark.parametrize("answers", [0, 20, 45])
def test_a_world_is_played_on_to_the_horizon(key: str, answers: int) -> None:
    s, game, weigher = amid(key, answers, 3), registry.game(key), weigher_of(key)
    view, dice = game.view(s, s.decider), Generator(b"", 2)
    world, horizon = game.imagine(view, dice), weigher.horizon(s)
    assert weigher.clock(s) < horizon
    play_on(world, view, rules_of_thumb(key), dice, weigher, horizon)
    assert world.over or weigher.clock(world) >= horizon


@pytest.mark.parametrize("key", WEIGHED)
def test_what_the_rules_of_thumb_would_answer_is_looked_at_first(key: str) -> None:
    game, weigher = registry.game(key), weigher_of(key)
    for answers in range(4, 60, 8):
        s = amid(key, answers)
        view = game.view(s, s.decider)
        values, looked_at = weigher.at_first_sight(view), shortlist(view, weigher)
        assert set(looked_at) <= set(view.options) and len(looked_at) <= CANDIDATES
        assert not looked_at or values[looked_at[0]] == max(values.values())


@pytest.mark.parametrize("key", WEIGHED)
def test_answers_in_the_race_are_looked_at_equally_often_in_the_same_worlds(key: str) -> None:
    """The same answer twice in the race: its looks come out alike."""
    s = question(key, 30)
    race = rehearsing(key, s)
    race.run(1e9, 4)
    looks = [candidate.looks for candidate in race.candidates()]
    assert len({len(seen) for seen in looks}) == 1
    again = rehearsing(key, s)
    again.run(1e9, 4)
    assert [candidate.looks for candidate in again.candidates()] == looks


@pytest.mark.parametrize("key", WEIGHED)
def test_a_small_budget_is_spent_on_few_answers(key: str) -> None:
    race = rehearsing(key, question(key, 30))
    race.run(1e9, 2 * FEWEST)
    assert [candidate.visits for candidate in race.candidates()] == [FEWEST, FEWEST]


@pytest.mark.parametrize("key", WEIGHED)
def test_the_strong_bot_rehearses(key: str) -> None:
    s = question(key, 30)
    view = View(registry.game(key), s.decider, s)
    answer, candidates = StrongBot(Generator(b"", 3), iterations=8).advise(registry.game(key).view(s, s.decider), 0.0)
    assert answer in view.options
    assert [len(candidate.looks) for candidate in candidates] == [candidate.visits for candidate in candidates]
    assert 0 < candidates[0].value < 1


@pytest.mark.parametrize("key", WEIGHED)
def test_what_a_seat_cannot_know_does_not_change_what_it_thinks(key: str) -> None:
    """Another world with the same view: other cards to come, others in the hands of the others."""
    game, s = registry.game(key), question(key, 40)
    elsewhere = game.imagine(game.view(s, s.decider), Generator(b"", 99))
    thoughts = []
    for world in (s, elsewhere):
        race = rehearsing(key, world)
        race.run(1e9, 20)
        thoughts.append(race.candidates())
    assert thoughts[0] == thoughts[1]


def test_where_answers_are_not_weighed_the_rules_of_thumb_answer() -> None:
    game, s = registry.game("amerigo"), amid("amerigo", 0)
    bot = GreedyBot(Generator(b"", 1))
    while s.options and not (len(s.options) > 1 and not weigher_of("amerigo").at_first_sight(game.view(s, s.decider))):
        apply(s, s.decider, bot.choose(game.view(s, s.decider), 0.0))
    view = game.view(s, s.decider)
    assert StrongBot(Generator(b"", 3), iterations=8).advise(view, 0.0) == (bot.choose(view, 0.0), [])


def test_a_lead_counts_less_the_more_it_varies() -> None:
    steady, wild = [0.6] * 8, [0.5, 0.9] * 4
    assert lead(steady, [0.5] * 8, 2.0) == pytest.approx(0.1)
    assert 0 < lead(wild, [0.5] * 8, 1.0) < lead(wild, [0.5] * 8, 0.0)
    assert clearly_better(steady, [0.5] * 8)
    assert not clearly_better(steady[: FEWEST - 1], [0.5] * 8)
