"""PettingZoo's and Gymnasium's own tests for every game, and what the environments promise beyond them."""

import copy
import pickle

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test, state_test
from ray import cloudpickle  # which carries environments to Ray's processes

from flibuste.games import registry
from flibuste.games.features import feature_names
from flibuste.kernel import BadOption, IllegalAction, describe, options_of
from flibuste.research import env, gym_env, parallel_env, raw_env

TABLES = [
    ("port-royal", 2, {}),
    ("port-royal", 4, {"gambler": "yes"}),
    ("port-royal", 3, {"adventure": "cooperative", "chapter": "2"}),
    ("port-royal", 2, {"adventure": "competitive", "chapter": "5"}),
    ("rolling-seas", 3, {"ambush": "yes"}),
    ("captains-war", 3, {}),
    ("amerigo", 2, {}),
    ("nassau", 3, {}),
]
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_the_environment_is_what_pettingzoo_expects(key, seats, options):
    api_test(env(key, seats, **options), num_cycles=40, verbose_progress=False)
    seed_test(lambda: env(key, seats, **options), num_cycles=20)


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_the_parallel_environment_is_what_pettingzoo_expects(key, seats, options):
    parallel_api_test(parallel_env(key, seats, **options), num_cycles=40)
    forgiving = {"illegal": "replace", "max_steps": 25, **options}  # these tests know no masks
    parallel_seed_test(lambda: parallel_env(key, seats, **forgiving), num_cycles=10)
    state_test(env(key, seats, **forgiving), parallel_env(key, seats, **forgiving), num_cycles=20)


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_the_single_seat_is_what_gymnasium_expects(key, seats, options):
    check_env(gym_env(key, seats, illegal="replace", **options), skip_render_check=True)  # it knows no masks


def test_names_with_underscores_and_options_are_understood():
    assert raw_env("port_royal", seats=4).table.game.key == "port-royal"
    assert raw_env("port_royal", seats=2, end="expedition").table.options["end"] == "expedition"
    assert env("captains_war", 3).metadata["name"] == "captains_war_v2"
    assert parallel_env("captains_war", 3).metadata["name"] == "captains_war_parallel_v2"


@pytest.mark.parametrize("key", registry.keys())
def test_numbers_are_named_one_by_one(key):
    for observe in ("complete", "features"):
        table = raw_env(key, 3, observe=observe).table
        table.deal(5)
        assert len(table.names) == len(set(table.names)) == len(table.observe(0)["observation"])
    assert table.names == feature_names(key, table.sight.rules)


def test_the_mask_is_the_legal_actions_of_the_seat_to_move_and_nothing_for_the_others():
    table = raw_env("port-royal", 2).table
    table.deal(5)
    mover = table.state.decider
    legal = np.flatnonzero(table.observe(mover)["action_mask"]).tolist()
    assert legal == table.legal(mover) == table.answers.indices(options_of(table.state, mover))
    assert not table.observe(1 - mover)["action_mask"].any()


def test_the_mask_is_in_the_infos_too():
    environment = env("port-royal", 2)
    environment.reset(seed=1)
    seen, _, _, _, info = environment.last()
    assert (seen["action_mask"] == info["action_mask"]).all()
    observations, infos = parallel_env("port-royal", 2).reset(seed=1)
    assert all((observations[agent]["action_mask"] == infos[agent]["action_mask"]).all() for agent in infos)


def test_an_illegal_action_is_refused_with_the_legal_ones():
    environment = raw_env("port-royal", 2)
    environment.reset(seed=1)
    with pytest.raises(IllegalAction, match="legal here: 0"):
        environment.step(1)
    with pytest.raises(IllegalAction, match=r"seat_.'s turn: step needs one of its legal actions, not None"):
        environment.step(None)


def test_an_illegal_action_can_be_replaced_and_is_told():
    environment = raw_env("port-royal", 2, illegal="replace")
    environment.reset(seed=1)
    agent = environment.agent_selection
    environment.step(1)
    assert environment.infos[agent]["illegal"]


def test_who_has_nothing_to_decide_can_only_wait():
    environment = parallel_env("port-royal", 2)
    observations, _ = environment.reset(seed=1)
    idle = f"seat_{1 - environment.table.state.decider}"
    assert np.flatnonzero(observations[idle]["action_mask"]).tolist() == [environment.wait]
    with pytest.raises(IllegalAction, match="to wait"):
        environment.step({agent: 0 for agent in environment.agents})


@pytest.mark.parametrize(("reward", "total"), [("win", 1.0), ("sign", 0.0), ("rank", 0.0), ("margin", 0.0)], ids=str)
def test_the_end_is_rewarded_as_asked(reward, total):
    environment = raw_env("port-royal", 2, reward=reward)
    environment.reset(seed=3)
    random_game(environment)
    assert all(environment.terminations.values())
    assert sum(environment.rewards.values()) == total
    scores = environment.table.game.result(environment.table.state).scores
    assert environment.rewards["seat_0"] == {"win": 1, "sign": 1, "rank": 1, "margin": scores[0] - scores[1]}[
        reward
    ] or (scores[0] <= scores[1])


@pytest.mark.parametrize("reward", ["win", "sign", "rank", "margin"])
def test_alone_the_end_is_rewarded_too(reward):
    environment = raw_env("rolling-seas", 1, reward=reward)
    environment.reset(seed=3)
    random_game(environment)
    points = environment.table.game.result(environment.table.state).scores[0]
    worth = {"win": 0.0, "sign": -1.0, "rank": -1.0, "margin": points - 285.0}
    assert environment.rewards["seat_0"] == worth[reward]


def random_game(environment):
    chooser = np.random.default_rng(3)
    while not (environment.table.state.over or any(environment.truncations.values())):
        mask = environment.observe(environment.agent_selection)["action_mask"]
        environment.step(int(chooser.choice(np.flatnonzero(mask))))


def test_a_long_game_is_cut_off():
    environment = raw_env("nassau", 2, max_steps=7)
    environment.reset(seed=3)
    random_game(environment)
    assert environment.steps == 7
    assert all(environment.truncations.values())
    assert not any(environment.terminations.values())


def test_it_begins_where_one_says():
    first = raw_env("captains-war", 3)
    first.reset(seed=3)
    for _ in range(9):
        first.step(first.table.legal(first._seat)[0])
    second = raw_env("captains-war", 3)
    second.reset(options={"position": describe(first.table.game, first.table.state)})
    assert (second.last()[0]["observation"] == first.last()[0]["observation"]).all()
    with pytest.raises(BadOption, match="other seats or options"):
        raw_env("captains-war", 4).reset(options={"position": describe(first.table.game, first.table.state)})


@pytest.mark.parametrize("make", [raw_env, env, parallel_env, gym_env], ids=lambda make: make.__name__)
def test_environments_are_copied_and_pickled_in_mid_game(make):
    environment = make("captains-war", 3)
    environment.reset(seed=4)
    copies = [copy.deepcopy(environment), *(way.loads(way.dumps(environment)) for way in (pickle, cloudpickle))]
    for twin in copies:
        tables = [one.unwrapped.table for one in (environment, twin)]
        seat = tables[0].deciders()[0]
        before = tables[0].observe(seat)
        assert (before["observation"] == tables[1].observe(seat)["observation"]).all()
        tables[1].play(seat, tables[1].legal(seat)[0])
        assert (before["observation"] == tables[0].observe(seat)["observation"]).all()


def test_it_is_drawn_as_text_and_as_a_picture():
    environment = raw_env("port-royal", 2, render_mode="ansi")
    environment.reset(seed=1)
    assert "reveal" in environment.render()
    picture = raw_env("captains-war", 3, render_mode="rgb_array")
    picture.reset(seed=1)
    drawn = picture.render()
    assert drawn.ndim == 3
    assert drawn.shape[2] == 3
    assert drawn.min() < 100
    with pytest.raises(BadOption, match="made without a render mode"):
        raw_env("port-royal", 2).render()


def test_wrong_settings_are_refused_with_a_sentence():
    for settings, sentence in [
        ({"reward": "gold"}, "There is no reward 'gold'"),
        ({"observe": "all"}, "One can observe 'complete' or 'features'"),
        ({"render_mode": "human"}, "There is no render mode 'human'"),
        ({"illegal": "ignore"}, "An illegal action is met with"),
    ]:
        with pytest.raises(BadOption, match=sentence):
            raw_env("port-royal", 2, **settings)
    with pytest.raises(BadOption, match="3 opponents sit at this table"):
        gym_env("port-royal", 4, ["random", "greedy"])
    with pytest.raises(BadOption, match="There is no bot 'gredy'; there are random, beginner, greedy"):
        gym_env("port-royal", 2, "gredy")
    with pytest.raises(BadOption, match="The opponent 3 has no method `choose"):
        gym_env("port-royal", 2, 3)


def test_bots_play_against_the_single_seat():
    environment = gym_env("port-royal", 3, opponents=["greedy", "random"], seat=1, reward="win")
    chooser = np.random.default_rng(1)
    _, info = environment.reset(seed=2)
    over = False
    while not over:
        assert info["seat"] == 1
        assert (environment.action_masks() == info["action_mask"].astype(bool)).all()
        _, reward, over, _, info = environment.step(chooser.choice(np.flatnonzero(info["action_mask"])))
    assert 0.0 <= reward <= 1.0
