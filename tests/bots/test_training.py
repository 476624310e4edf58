"""Training: the same net comes out however it is interrupted and shared out."""

import json
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

import numpy as np
import pytest
from typer.testing import CliRunner

from flibuste.bots.net import SHIPPED, Net, council, net_for, net_name, shipped_names
from flibuste.bots.selfplay import Trail, draw_options, hindsight
from flibuste.bots.training import Course, Learner, slopes
from flibuste.cli.app import app
from flibuste.games import registry
from flibuste.games.features import feature_names, features_of
from flibuste.kernel import BadOption, Generator

COURSE = Course("captains-war", 2, games=16, batch=1, hidden=6, seed=3)
NETS = [name for name in shipped_names() if not name.startswith("rolling-seas")]  # there it is pilots
FIRSTS = [name for name in NETS if "." not in name]


def weights_after(learner, rounds, spread=map):
    for _ in range(rounds):
        learner.learn(spread)
    return [layer.tolist() for layer in learner.net.weights]


def test_an_interrupted_training_goes_on_as_if_nothing_had_happened(tmp_path):
    straight = weights_after(Learner(COURSE), 2)
    first = Learner(COURSE)
    first.learn(map)
    first.save(tmp_path / "checkpoint")
    assert weights_after(Learner.resume(COURSE, tmp_path / "checkpoint"), 1) == straight


def test_several_processes_make_the_same_net():
    with ProcessPoolExecutor(2) as pool:
        assert weights_after(Learner(COURSE), 1, pool.map) == weights_after(Learner(COURSE), 1)


def test_a_checkpoint_of_another_training_is_refused(tmp_path):
    Learner(COURSE).save(tmp_path / "checkpoint")
    with pytest.raises(BadOption, match="another training"):
        Learner.resume(replace(COURSE, seed=4), tmp_path / "checkpoint")


def test_slopes_are_those_of_the_cross_entropy():
    net = Net([layer.astype(np.float64) for layer in Net.fresh(3, 4, 2, 1).weights])
    draw = np.random.default_rng(2)
    rows, targets = draw.normal(size=(5, 3)), draw.random((5, 2))

    def loss():
        out = net.values(rows)
        return -np.sum(targets * np.log(out) + (1 - targets) * np.log(1 - out)) / len(rows)

    for layer, slope in zip(net.weights, slopes(net, rows, targets), strict=True):
        place = tuple(size // 2 for size in layer.shape)
        layer[place] += 1e-6
        above = loss()
        layer[place] -= 2e-6
        assert (above - loss()) / 2e-6 == pytest.approx(slope[place], rel=1e-4, abs=1e-8)
        layer[place] += 1e-6


def test_experiments_do_not_count_against_what_came_before():
    """Three positions, the third reached by an experiment that lost the game; the last two seen by the other seat."""
    trail = Trail()
    trail.rows, trail.eyes = [[1.0], [2.0], [3.0]], [0, 1, 1]
    trail.promised = {2: [0.75, 0.25]}
    lessons = hindsight(Net.fresh(1, 2, 2, 1), trail, [0.0, 1.0], trust=1.0)
    assert lessons.targets.tolist() == [[0.75, 0.25], [0.25, 0.75], [1.0, 0.0]]


def test_options_left_open_are_drawn_from_all_that_are_written_alike():
    game, dice = registry.game("port-royal"), Generator(b"", 1)
    everything = dict.fromkeys(("contracts", "end", "gambler", "sails"), "any")
    drawn = [draw_options(game, 5, everything, dice) for _ in range(300)]
    usual = game.settle({})  # the base game has shorter positions and a net of its own
    left = [each for each in game.option_sets(5) if each != usual and each["first"] == usual["first"]]
    left = [each for each in left if each["contracts"] != "cooperative"]  # all win or lose together
    assert {tuple(options.items()) for options in drawn} == {tuple(options.items()) for options in left}


def test_the_usual_table_can_be_trained_with_any_number_of_seats():
    """Conformance runs let the maps of Rolling Seas take turns; training means the table it is asked for."""
    game, dice = registry.game("rolling-seas"), Generator(b"", 1)
    assert draw_options(game, 1, {}, dice) == game.settle({})
    maps = {draw_options(game, 3, {"map": "any"}, dice)["map"] for _ in range(300)}
    assert maps == set(game.choices[0].values)


def test_a_table_that_does_not_exist_cannot_be_trained():
    with pytest.raises(BadOption, match="port-royal with 1 seats and these options is not a game that a net learns"):
        Learner(Course("port-royal", 1, {"contracts": "cooperative"}))


def test_a_table_gets_the_net_that_leaves_least_open(monkeypatch):
    def trained(**options):
        return Net(Net.fresh(5, 2, 2, 1).weights, {"course": {"options": options}})

    usual, any_map, barrier = trained(), trained(map="any"), trained(map="great-barrier")
    monkeypatch.setattr("flibuste.bots.net.shipped", lambda key, seats: [any_map, barrier, usual])
    game = registry.game("rolling-seas")
    assert net_for(game, 2, {}, 5) is usual
    assert net_for(game, 2, {"map": "great-barrier"}, 5) is barrier
    assert net_for(game, 2, {"map": "strait"}, 5) is any_map
    assert net_for(game, 2, {"map": "strait", "deck": "quick"}, 5) is None
    assert net_for(game, 2, {}, 6) is None
    assert net_for(registry.game("port-royal"), 2, {"first": "first-seat"}, 5) is not None


def test_the_command_leaves_a_net_and_how_it_was_made(tmp_path):
    sizes = ["--games", "8", "--batch", "2", "--hidden", "4", "--measure", "0", "--loyalty", "0.5"]
    small = CliRunner().invoke(app, ["train", "captains-war", "--seats", "2", *sizes, "--out", str(tmp_path)])
    assert small.exit_code == 0, small.output
    about = json.loads((tmp_path / "captains-war-2.json").read_text())
    assert about["data"] == registry.game("captains-war").data_in_use()
    assert about["command"].startswith("flibuste train captains-war --seats 2")
    assert about["curve"][-1]["games"] == 8
    net = Net.load(tmp_path, "captains-war-2")
    assert (net.seats, net.loyalty) == (2, 0.5)
    assert [file.suffix for file in sorted(tmp_path.iterdir())] == [".json", ".npz"]


def test_nets_are_named_after_the_options_that_are_not_the_usual_ones():
    game = registry.game("port-royal")
    assert net_name(game, 3, game.settle({})) == "port-royal-3"
    assert net_name(game, 3, game.settle({"gambler": "yes"})) == "port-royal-3-gambler-yes"
    assert net_name(registry.game("rolling-seas"), 2, {"map": "any"}) == "rolling-seas-2-map-any"


def test_a_net_trained_on_from_one_of_its_table_joins_that_ones_council():
    game = registry.game("port-royal")
    assert net_name(game, 2, {}, "port-royal-2", 7) == "port-royal-2.7"
    assert net_name(game, 3, {}, "port-royal-2", 7) == "port-royal-3"


def test_a_council_thinks_what_its_members_think_on_average():
    nets = [Net.fresh(5, 4, 2, seed) for seed in (1, 2, 3)]
    row = np.array([0.1, 0.4, -0.3, 1.0, 0.0], np.float32)
    odds = [np.log(chances / (1 - chances)) for chances in (net.values(row) for net in nets)]
    joined = Net.joined(nets).values(row)
    assert np.log(joined / (1 - joined)) == pytest.approx(np.mean(odds, axis=0), abs=1e-5)


@pytest.mark.parametrize("name", FIRSTS)
def test_the_council_of_a_table_is_its_net_with_those_trained_on_from_it(name):
    members = [member for member in NETS if member == name or member.startswith(f"{name}.")]
    width = sum(len(Net.load(SHIPPED, member).weights[1]) for member in members)
    found = council(name)
    assert len(found.weights[1]) == width
    assert found.about == Net.load(SHIPPED, name).about


@pytest.mark.parametrize("name", NETS)
def test_shipped_nets_fit_the_game_they_were_made_for(name):
    net = Net.load(SHIPPED, name)
    course = net.about["course"]
    game, seats = registry.game(course["game"]), course["seats"]
    assert net_name(game, seats, course["options"], course.get("start", ""), course["seed"]) == name
    options = draw_options(game, seats, course["options"], Generator(b"", 1))
    assert net.inputs == len(feature_names(game.key, game.rules(seats, options)))
    assert net_for(game, seats, options, net.inputs).name == name.partition(".")[0]
    assert len(bytes.fromhex(net.about["data"])) == 32  # of the component data it was trained with
    assert net.about["curve"] and net.about["command"].startswith("flibuste train ")


def test_a_training_may_begin_with_what_a_net_knows():
    """Numbers of the same name mean the same with more seats: at first the others at the table change nothing."""
    known = Net.load(SHIPPED, "port-royal-2")
    game = registry.game("port-royal")
    learner = Learner(Course("port-royal", 3, games=64, start="port-royal-2"))
    s = game.new(2, {}, 1)
    numbers = dict(zip(feature_names(game.key, s.rules), features_of(game.key)(s, 0), strict=True))
    wider = [numbers.get(name, 1.0) for name in feature_names(game.key, game.rules(3, {}))]
    expected = known.values(np.array(list(numbers.values()), np.float32))
    assert learner.net.values(np.array(wider, np.float32)) == pytest.approx([*expected, expected[-1]])


def test_a_net_that_is_not_there_cannot_be_the_beginning():
    with pytest.raises(BadOption, match=r"no net .chess-2. to begin with; it has: .*port-royal-2"):
        Learner(Course("port-royal", 3, start="chess-2"))


def test_numpy_keeps_to_one_thread():
    """For nets this small, threads wait for one another: training took four times as long with two."""
    asked = "import os, sys, flibuste.bots; print(os.environ['OPENBLAS_NUM_THREADS'], 'numpy' in sys.modules)"
    clean = {key: value for key, value in os.environ.items() if key != "OPENBLAS_NUM_THREADS"}
    found = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True, env=clean).stdout
    assert found.split() == ["1", "False"]
