"""The bots by name."""

from collections import Counter
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
from flibuste.games.registry import game
from flibuste.kernel import BadOption, Generator, apply, asking, deciders, options_of


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


def answers_of_equals(key: str, seats: int, bot: str, topics: tuple[str, ...], questions: int) -> Counter[bool]:
    """How often bots of one sort, each with dice of its own, answered the same simultaneous question alike."""
    played = game(key)
    s = played.new(seats, {}, 3)
    bots = [make_bot(bot, 100 + seat) for seat in range(seats)]
    alike: Counter[bool] = Counter()
    while not s.over and sum(alike.values()) < questions:
        asked = deciders(s)
        answers = {seat: bots[seat].choose(played.view(s, seat), 0.0) for seat in asked}
        if len(asked) > 1 and {asking(s, seat).topic for seat in asked} <= {*topics}:
            alike[len(set(answers.values())) == 1] += 1
        for seat, action in answers.items():
            if seat in deciders(s) and action in options_of(s, seat):
                apply(s, seat, action)
    return alike


@pytest.mark.parametrize("bot", ["greedy", "learned"])
def test_equal_bots_do_not_sail_in_step(bot: str) -> None:
    """Where several places for a card are as good, each bot draws its own."""
    assert answers_of_equals("rolling-seas", 3, bot, ("draw", "draw-on"), 6)[False]


def test_equal_bots_bid_each_by_its_own_dice() -> None:
    """A secret bid is drawn from a mixed strategy: the same bot in the same place does not always bid the same."""
    captains = game("captains-war")
    s = captains.new(2, {}, 5)
    bot = make_bot("greedy", 1)
    while not s.over and not (s.fork is not None and asking(s, deciders(s)[0]).topic == "commit"):
        seat = deciders(s)[0]
        apply(s, seat, bot.choose(captains.view(s, seat), 0.0))
    views = [captains.view(s, seat) for seat in deciders(s)]
    bids = [{make_bot("greedy", seed).choose(view, 0.0) for seed in range(40)} for view in views]
    assert any(len(found) > 1 for found in bids)
