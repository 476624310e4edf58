"""The bots by name."""

from time import perf_counter

import numpy as np
import pytest

from flibuste.bots import make_bot, names
from flibuste.bots.base import GreedyBot
from flibuste.bots.learned import LearnedBot, net_of
from flibuste.bots.net import Net
from flibuste.data.phrases import languages, phrasebook
from flibuste.games import registry
from flibuste.games.features import feature_names
from flibuste.kernel import BadOption, Generator, apply


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


def judging(rules, weight):
    """A net that looks at the gold of the seat to move and at nothing else."""
    numbers = feature_names("port-royal", rules)
    hidden = np.zeros((len(numbers), 1), np.float32)
    hidden[numbers.index("0.gold")] = weight
    return Net([hidden, np.zeros(1, np.float32), np.ones((1, rules.seats), np.float32), np.zeros(rules.seats)])


@pytest.mark.parametrize(("weight", "outvoted"), [(0.0, False), (0.001, False), (20.0, True)])
def test_a_net_outvotes_the_rules_of_thumb_only_when_it_is_sure(weight, outvoted):
    game = registry.game("port-royal")
    s = game.new(2, {}, 3)
    net = judging(s.rules, weight)
    differs = False
    for _ in range(60):
        view = game.view(s, s.decider)
        usual = GreedyBot(Generator(b"", 1)).choose(view, 0.0)
        differs = differs or LearnedBot(Generator(b"", 1), net).choose(view, 0.0) != usual
        apply(s, s.decider, usual)
    assert differs == outvoted


def test_no_net_judges_where_all_win_or_lose_together():
    game = registry.game("port-royal")
    assert net_of(game.view(game.new(2, {}, 3), 0)) is not None
    assert net_of(game.view(game.new(2, {"contracts": "cooperative"}, 3), 0)) is None
