"""A table's numbered answers: all that its options produce, in one stable order, in whole and in factors."""

import pytest

from flibuste.games import registry
from flibuste.kernel import BadNotation, Generator, apply, below, deciders, options_of
from flibuste.kit.answers import Answers

TABLES = [
    (key, seats, tuple(options.items()))
    for key in registry.keys()
    for seats in registry.game(key).all_seat_counts()
    for options in [*registry.game(key).option_sets(seats)][:: 9 if key == "port-royal" else 3]
]


def answers_of(key, seats, **options):
    game = registry.game(key)
    return Answers(game, game.rules(seats, game.settle(options)))


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_every_option_of_a_random_game_has_its_number(key, seats, options, plies=150):
    game = registry.game(key)
    answers = Answers(game, game.rules(seats, dict(options)))
    s, dice = game.new(seats, dict(options), 3), Generator(b"", 3)
    while not s.over and plies:
        plies -= 1
        seat = deciders(s)[below(dice, len(deciders(s)))]
        choices = options_of(s, seat)
        indices = answers.indices(choices)
        assert indices == sorted(set(indices))
        assert [answers.chosen(index, choices) for index in indices] == choices
        apply(s, seat, choices[below(dice, len(choices))])


@pytest.mark.slow
@pytest.mark.parametrize("key", registry.keys())
def test_every_option_of_many_games_has_its_number(key):
    game = registry.game(key)
    for seats in game.all_seat_counts():
        for options in game.option_sets(seats):
            test_every_option_of_a_random_game_has_its_number(key, seats, tuple(options.items()), plies=4000)


@pytest.mark.parametrize(
    ("key", "seats", "most"),
    [("port-royal", 4, 110), ("rolling-seas", 3, 2_000), ("captains-war", 3, 107), ("nassau", 4, 866)],
)
def test_the_list_holds_little_that_cannot_happen(key, seats, most):
    assert answers_of(key, seats).size <= most


def test_options_bring_their_answers():
    plain, wide = answers_of("port-royal", 3), answers_of("port-royal", 3, gambler="yes")
    assert {wide.text(index) for index in range(wide.size)} - {plain.text(index) for index in range(plain.size)} == {
        "gamble"
    } | {text for text in (wide.text(index) for index in range(wide.size)) if "gambler" in text}


@pytest.mark.parametrize("key", registry.keys())
def test_factors_name_every_answer_once(key):
    answers = answers_of(key, 3)
    step = max(1, answers.size // 500)
    for index in range(0, answers.size, step):
        factors = answers.factored(index)
        assert len(factors) == len(answers.shape)
        assert all(0 <= value < limit for value, limit in zip(factors, answers.shape, strict=True))
        assert answers.from_factors(factors) == index


def test_a_learner_can_choose_factor_by_factor():
    game = registry.game("rolling-seas")
    s = game.new(2, {}, 1)
    answers = Answers(game, s.rules)
    seat = deciders(s)[0]
    chosen = []
    while len(chosen) < len(answers.shape):
        chosen.append(answers.next_factors(options_of(s, seat), chosen)[-1])
    assert answers.chosen(answers.from_factors(chosen), options_of(s, seat)) is not None


def test_wrong_numbers_are_refused_with_a_sentence():
    answers = answers_of("port-royal", 2)
    with pytest.raises(BadNotation, match="numbered from 0 to"):
        answers.text(answers.size)
    with pytest.raises(BadNotation, match="is no answer of this table"):
        answers.from_factors([99, 0, 0])
    assert answers.chosen(0, []) is None
