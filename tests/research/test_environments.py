"""PettingZoo's own tests, for every game and both kinds of environment."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from flibuste.games import registry
from flibuste.games.features import feature_names
from flibuste.kernel import IllegalAction, options_of
from flibuste.research import env, parallel_env

TABLES = [("port-royal", 2), ("port-royal", 4), ("rolling-seas", 3), ("captains-war", 3)]
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_environment_is_what_pettingzoo_expects(key, seats):
    api_test(env(key, seats), num_cycles=60, verbose_progress=False)
    seed_test(lambda: env(key, seats), num_cycles=20)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_parallel_environment_is_what_pettingzoo_expects(key, seats):
    parallel_api_test(parallel_env(key, seats), num_cycles=60)
    assert _course(parallel_env(key, seats)) == _course(parallel_env(key, seats))


def _course(environment):
    """What is seen in the first steps of a seeded game under seeded legal actions."""
    observations, _ = environment.reset(seed=42)
    chooser = np.random.default_rng(7)
    seen = []
    for _ in range(20):
        seen.append([observations[agent]["observation"].tolist() for agent in environment.agents])
        actions = {
            agent: int(chooser.choice(np.flatnonzero(observations[agent]["action_mask"])))
            for agent in environment.agents
        }
        observations, *_ = environment.step(actions)
    return seen


def test_names_with_underscores_and_options_are_understood():
    assert env("port_royal", seats=4).table.game.key == "port-royal"
    assert env("port_royal", seats=2, end="expedition").table.options["end"] == "expedition"


@pytest.mark.parametrize("key", registry.keys())
def test_numbers_are_named_one_by_one(key):
    table = env(key, 3).table
    table.deal(5)
    names = feature_names(key, table.state.rules)
    assert len(names) == len(set(names)) == len(table.observe(0)["observation"])


def test_the_mask_is_the_legal_actions_of_the_seat_to_move_and_nothing_for_the_others():
    table = env("port-royal", 2).table
    table.deal(5)
    mover = table.state.decider
    legal = {table.game.notation.action(index) for index in np.flatnonzero(table.observe(mover)["action_mask"])}
    assert legal == set(options_of(table.state, mover))
    assert not table.observe(1 - mover)["action_mask"].any()


def test_an_illegal_action_is_refused_with_the_legal_ones():
    environment = env("port-royal", 2)
    environment.reset(seed=1)
    with pytest.raises(IllegalAction, match="legal here: 0"):
        environment.step(1)


def test_who_has_nothing_to_decide_can_only_wait():
    environment = parallel_env("port-royal", 2)
    observations, _ = environment.reset(seed=1)
    idle = f"seat_{1 - environment.table.state.decider}"
    assert np.flatnonzero(observations[idle]["action_mask"]).tolist() == [environment.wait]
    with pytest.raises(IllegalAction, match="to wait"):
        environment.step({agent: 0 for agent in environment.agents})


def test_a_finished_game_shares_one_between_the_winners():
    environment = env("port-royal", 2)
    environment.reset(seed=3)
    chooser = np.random.default_rng(3)
    while not environment.table.state.over:
        mask = environment.observe(environment.agent_selection)["action_mask"]
        environment.step(int(chooser.choice(np.flatnonzero(mask))))
    assert sum(environment.rewards.values()) == 1
    assert all(environment.terminations.values())
