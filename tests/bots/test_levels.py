"""The bots by name."""

from time import perf_counter

import pytest

from flibuste.bots import make_bot, names
from flibuste.data.phrases import languages, phrasebook
from flibuste.games import registry
from flibuste.kernel import BadOption


def test_the_levels_go_from_weak_to_strong():
    assert names() == ["random", "beginner", "greedy", "learned", "strong"]


@pytest.mark.parametrize("lang", languages())
def test_every_level_has_a_name_of_its_own(lang):
    book = phrasebook(lang)
    assert len({book.say(f"bot-{level}") for level in names()}) == len(names())


@pytest.mark.parametrize(
    "name", ["parrot", "greedy:5", "strong:", "strong:many", "strong:0", "strong:0ms", "strong:5h"]
)
def test_unknown_bots_are_refused_with_a_sentence(name):
    with pytest.raises(BadOption, match="bot"):
        make_bot(name, 1)


def test_a_search_may_have_a_time_of_its_own():
    game = registry.game("port-royal")
    s = game.new(2, {"end": "expedition"}, 3)
    view = game.view(s, s.decider)
    begun = perf_counter()
    assert make_bot("strong:50ms", 5).choose(view, 60.0) in view.options
    assert perf_counter() - begun < 30


@pytest.mark.parametrize("level", names())
def test_same_seed_same_answers(level):
    game = registry.game("port-royal")
    s = game.new(2, {"end": "expedition"}, 3)
    view = game.view(s, s.decider)
    name = "strong:20" if level == "strong" else level
    assert make_bot(name, 5).choose(view, 0.1) == make_bot(name, 5).choose(view, 0.1)
