"""States, views and games go through copies and pickles unchanged, amid forks and with secrets too."""

import copy
import json
import pickle

import pytest

from flibuste.games import registry
from flibuste.kernel import (
    BadPosition,
    Generator,
    apply,
    below,
    deciders,
    fingerprint,
    options_of,
    view_document,
    view_of,
)
from tests.compiled import run_compiled

TABLES = [
    ("port-royal", 3, {}),
    ("port-royal", 4, {"end": "expedition"}),
    ("rolling-seas", 2, {"ambush": "yes"}),
    ("captains-war", 3, {}),
    ("amerigo", 2, {}),
    ("nassau", 3, {}),
]


def positions(key, seats, options, count=60, seed=5):
    """Positions of a random game, each with the generator that went on from there."""
    game = registry.game(key)
    s, dice = game.new(seats, options, seed), Generator(b"", seed)
    for _ in range(count):
        if s.over:
            return
        yield game, s
        seat = deciders(s)[below(dice, len(deciders(s)))]
        choices = options_of(s, seat)
        apply(s, seat, choices[below(dice, len(choices))])


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_copied_and_pickled_a_state_is_the_same_and_independent(key, seats, options):
    for _, s in positions(key, seats, options):
        before = fingerprint(s)
        for twin in (copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
            assert fingerprint(twin) == before
            assert twin.rules is s.rules
            apply(twin, deciders(twin)[0], options_of(twin, deciders(twin)[0])[0])
        assert fingerprint(s) == before


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_views_travel_and_can_be_imagined_from(key, seats, options):
    for game, s in positions(key, seats, options):
        for seat in range(-1, seats):
            view = game.view(s, seat)
            document = json.loads(json.dumps(view_document(view)))
            for twin in (copy.deepcopy(view), pickle.loads(pickle.dumps(view)), view_of(game, document)):
                assert twin == view
                assert twin.options == view.options
                worlds = [game.imagine(one, Generator(b"", 9)) for one in (view, twin)]
                assert fingerprint(worlds[0]) == fingerprint(worlds[1])


def test_games_travel_by_name():
    game = registry.game("nassau")
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game
    result = game.result(game.new(3, {}, 1))
    assert pickle.loads(pickle.dumps(result)).document() == result.document()


def test_a_view_that_is_wrong_is_refused_with_a_sentence():
    game = registry.game("port-royal")
    document = view_document(game.view(game.new(2, {}, 1), 0))
    with pytest.raises(BadPosition, match="The view is of seat 7; there are 2"):
        view_of(game, {**document, "seat": 7})
    with pytest.raises(BadPosition, match="lacks 'pending'"):
        view_of(game, {key: value for key, value in document.items() if key != "pending"})


def test_compiled_states_travel_too():
    run = run_compiled("-m", "pytest", "-q", "-p", "no:cacheprovider", __file__, "-k", "not compiled")
    assert run.returncode == 0, run.stdout
