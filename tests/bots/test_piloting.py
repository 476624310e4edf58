"""What is learned about ends of turns: the same pilot comes out however its training is interrupted and shared out."""

import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

import numpy as np
import pytest
from typer.testing import CliRunner

from flibuste.bots import make_bot
from flibuste.bots.base import GreedyBot
from flibuste.bots.heuristics.rolling_seas_numbers import NAMES, numbers
from flibuste.bots.heuristics.rolling_seas_voyages import Captain
from flibuste.bots.learned import LearnedBot, net_of
from flibuste.bots.lookout import CANDIDATES, Lookout
from flibuste.bots.net import SHIPPED, net_name
from flibuste.bots.pilot import SEASONS, Pilot, is_under_sail, pilot_of, plans_turns, seasons, shipped_pilots
from flibuste.bots.piloting import Apprentice, lessons_of
from flibuste.bots.search import Search
from flibuste.bots.training import Course
from flibuste.cli.app import app
from flibuste.games import registry
from flibuste.kernel import BadOption, Generator, apply, asking, deciders, options_of

GAME = registry.game("rolling-seas")
COURSE = Course("rolling-seas", 1, {"deck": "quick"}, games=8, batch=1, seed=3, guided=0.5)
PILOTS = [name for name in sorted(file.name for file in SHIPPED.iterdir()) if name.startswith("rolling-seas")]


def layer_after(learner, rounds, spread=map):
    for _ in range(rounds):
        learner.learn(spread)
    return learner.net.layer.tolist()


def at_sea(seats=1, turn=9):
    """A position of a game by rules of thumb where a turn's voyage begins."""
    s, thumb = GAME.new(seats, {}, 5), GreedyBot(Generator(b"", 1))
    while s.turn < turn or asking(s, deciders(s)[0]).topic != "act":
        seat = deciders(s)[0]
        apply(s, seat, thumb.choose(GAME.view(s, seat), 0.0))
    return s


def test_an_interrupted_training_goes_on_as_if_nothing_had_happened(tmp_path):
    straight = layer_after(Apprentice(COURSE), 2)
    first = Apprentice(COURSE)
    first.learn(map)
    first.save(tmp_path / "checkpoint")
    assert layer_after(Apprentice.resume(COURSE, tmp_path / "checkpoint"), 1) == straight


def test_several_processes_make_the_same_pilot():
    with ProcessPoolExecutor(2) as pool:
        assert layer_after(Apprentice(COURSE), 1, pool.map) == layer_after(Apprentice(COURSE), 1)


def test_a_checkpoint_of_another_training_is_refused(tmp_path):
    Apprentice(COURSE).save(tmp_path / "checkpoint")
    with pytest.raises(BadOption, match="another training"):
        Apprentice.resume(replace(COURSE, seed=4), tmp_path / "checkpoint")


def test_it_begins_with_nothing():
    with pytest.raises(BadOption, match="leave out --from"):
        Apprentice(replace(COURSE, start="rolling-seas-1"))


def test_least_squares_find_what_ends_of_turns_are_worth():
    """One number, worth 5 a piece in any turn but the last; the points to come depend on nothing else."""
    draw = np.random.default_rng(1)
    pilot = Pilot(np.zeros((SEASONS, 1), np.float32))
    games = []
    for _ in range(200):
        held = draw.integers(1, 9, size=6).astype(float)
        sure = np.concatenate([[0.0], 5 * (held[:-1] - held[1:]).cumsum(), [0.0]])
        sure[-1] = sure[-2] + 5 * held[-1]
        ends = [(points, [number]) for points, number in zip(sure, held, strict=False)] + [(sure[-1], [])]
        games.append(lessons_of([(end, end) for end in ends], pilot, 0.5))
    slopes, gains = sum(game.slopes for game in games), sum(game.gains for game in games)
    weights = np.linalg.lstsq(slopes, gains, rcond=None)[0]
    assert [float(np.dot(seasons(left), weights)) for left in range(1, 7)] == pytest.approx([5.0] * 6, abs=1e-6)


def test_a_whim_is_not_held_against_what_came_before():
    pilot = Pilot(np.zeros((SEASONS, 1), np.float32))
    best, played = (4.0, [2.0]), (1.0, [7.0])
    log = lessons_of([((0.0, [1.0]),) * 2, (best, played), ((9.0, []),) * 2], pilot, 1.0)
    first, second = np.outer(seasons(2), [1.0]).ravel(), np.outer(seasons(1), [7.0]).ravel()
    taught = np.outer(seasons(1), [2.0]).ravel()
    assert log.gains == pytest.approx(4.0 * first + 8.0 * second)
    assert log.slopes == pytest.approx(np.outer(first, first - taught) + np.outer(second, second))


def test_the_command_leaves_a_pilot_and_how_it_was_made(tmp_path):
    sizes = ["--games", "4", "--batch", "1", "--measure", "1", "--option", "deck=quick", "--out", str(tmp_path)]
    small = CliRunner().invoke(app, ["train", "rolling-seas", "--seats", "1", *sizes])
    assert small.exit_code == 0, small.output
    name = "rolling-seas-1-deck-quick"
    about = json.loads((tmp_path / f"{name}.json").read_text())
    assert about["command"].startswith("flibuste train rolling-seas --seats 1 --option deck=quick")
    assert about["curve"][-1]["games"] == 4
    assert Pilot.load(tmp_path, name).layer.shape == (SEASONS, len(NAMES))


def test_only_games_whose_rules_of_thumb_plan_turns_have_pilots():
    keys = registry.keys()
    assert [key for key in keys if plans_turns(key)] == ["rolling-seas"]


@pytest.mark.parametrize("name", [name.removesuffix(".npz") for name in PILOTS if name.endswith(".npz")])
def test_shipped_pilots_fit_the_game_they_were_made_for(name):
    pilot = Pilot.load(SHIPPED, name)
    course = pilot.about["course"]
    assert net_name(GAME, course["seats"], course["options"]) == name
    assert pilot.layer.shape == (SEASONS, len(NAMES))
    assert pilot.about in [shipped.about for shipped in shipped_pilots("rolling-seas", course["seats"])]
    assert len(bytes.fromhex(pilot.about["data"])) == 32
    assert pilot.about["curve"] and pilot.about["command"].startswith("flibuste train rolling-seas ")


def test_a_table_has_a_pilot_or_a_net():
    view = GAME.view(GAME.new(2, {}, 5), 0)
    assert net_of(view) is None and pilot_of(view) is not None
    port_royal = registry.game("port-royal")
    assert pilot_of(port_royal.view(port_royal.new(2, {}, 5), 0)) is None


def test_every_number_of_an_end_has_a_name():
    s = at_sea()
    assert len(numbers(s.boards[0], s.sheets[0], 5)) == len(NAMES)
    ashore = GAME.new(1, {}, 5)
    assert len(numbers(ashore.boards[0], ashore.sheets[0], 5)) == len(NAMES)


def test_voyages_end_where_they_were_planned():
    """Every answer looks for the best voyage anew and finds the same."""
    s, bot = at_sea(turn=1), LearnedBot(Generator(b"", 1))
    weights, followed = pilot_of(GAME.view(s, 0)).weights, 0
    while not s.over and followed < 5:
        turn, left, planned = s.turn, s.book.recipe.turns - s.turn, None
        if asking(s, 0).topic == "act":
            captain = Captain(left, sorted(set(s.winds)), s.die, weights[left])
            planned = captain.best_end(s.boards[0], s.sheets[0])
        apply(s, 0, bot.choose(GAME.view(s, 0), 0.0))
        if planned is not None and GAME.notation.text(planned.action).startswith("wind"):
            while s.turn == turn:
                apply(s, 0, bot.choose(GAME.view(s, 0), 0.0))
            followed += 1
            assert s.boards[0].ship == planned.board.ship
            assert s.sheets[0].story >= planned.sheet.story
    assert followed == 5


@pytest.mark.parametrize("seats", [1, 2])
def test_a_search_looks_some_turns_ahead(seats):
    s = at_sea(seats)
    view = GAME.view(s, deciders(s)[0])
    lookout = Lookout(view, Generator(b"", 2), pilot_of(view))
    search = Search(view, Generator(b"", 4), None, lookout)
    search.run(60, 24)
    assert 0 < search.iterations <= 24
    assert all(0 < candidate.value < 1 for candidate in search.candidates())


def test_a_voyage_is_left_to_the_pilot(monkeypatch):
    """Samples find next to nothing better while sailing; elsewhere the strong bot searches."""
    searched = []
    run = Search.run
    monkeypatch.setattr(Search, "run", lambda self, *budget: (searched.append(self.view), run(self, *budget)))
    s, dice = at_sea(), Generator(b"", 4)
    view = GAME.view(s, 0)
    assert asking(s, 0).topic == "act" and is_under_sail(view)
    assert make_bot("strong:8", dice).choose(view, 0.0) == LearnedBot(dice).choose(view, 0.0)
    assert not searched
    ashore = GAME.view(GAME.new(1, {}, 3), 0)
    make_bot("strong:8", dice).choose(ashore, 0.0)
    assert searched == [ashore]


def test_few_of_many_places_are_looked_at():
    s = GAME.new(1, {}, 3)
    view = GAME.view(s, 0)
    assert len(view.options) > CANDIDATES
    listed = Lookout(view, Generator(b"", 2), pilot_of(view)).shortlist(s, 0, view.options)
    assert len(listed) == CANDIDATES and set(listed) <= set(view.options)


def test_a_search_by_iterations_always_gives_the_same_answer():
    s = GAME.new(2, {}, 5)
    view = GAME.view(s, deciders(s)[0])
    answers = {make_bot("strong:16", 5).choose(view, 0.1) for _ in range(2)}
    assert len(answers) == 1 and answers <= set(options_of(s, view.seat))
