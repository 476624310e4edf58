"""Many games stepped at once are the same games as one by one, on one core or several."""

import numpy as np
import pytest
import supersuit
from gymnasium.vector import AsyncVectorEnv

from flibuste.games import registry
from flibuste.kernel import BadOption, IllegalAction
from flibuste.research import batch_env, gym_env, parallel_env
from flibuste.research.batch import Arrays
from tests.compiled import run_compiled


def first_legal(arrays):
    return arrays.masks.argmax(axis=1)


def any_legal(arrays, chooser):
    return np.array([chooser.choice(np.flatnonzero(mask)) for mask in arrays.masks])


@pytest.mark.parametrize("key", registry.keys())
def test_every_row_is_what_its_seat_sees(key):
    games, chooser = batch_env(key, 3, n=4), np.random.default_rng(1)
    arrays = games.reset(seed=5)
    for _ in range(40):
        for place, stepper in enumerate(games._part._batch.steppers):
            seat = int(arrays.seats[place])
            assert seat == stepper.state.decider
            assert np.flatnonzero(arrays.masks[place]).tolist() == games.answers.indices(stepper.state.options)
            alone = batch_env(key, 3, n=1)._part._batch
            alone.steppers[0].state = stepper.state
            alone.steppers[0].observe(seat)
            assert (np.frombuffer(alone.cells, np.int32) == arrays.observations[place]).all()
        arrays = games.step(any_legal(arrays, chooser))


def test_a_game_that_is_over_is_rewarded_and_dealt_anew():
    games, chooser = batch_env("port-royal", 2, n=3, reward="sign"), np.random.default_rng(2)
    arrays, ends = games.reset(seed=1), 0
    for _ in range(600):
        arrays = games.step(any_legal(arrays, chooser))
        for place in np.flatnonzero(arrays.ends):
            ends += 1
            assert sorted(arrays.rewards[place]) in ([-1, 1], [0, 0])
        assert not arrays.rewards[~arrays.ends].any()
        assert (arrays.masks.sum(axis=1) > 0).all()
    assert ends >= 3


def test_the_callers_arrays_are_filled_and_processes_play_the_same_games():
    alone, shared = batch_env("captains-war", 3, n=4), batch_env("captains-war", 3, n=4, workers=2)
    try:
        arrays, theirs = alone.reset(seed=4), shared.reset(seed=4)
        assert (arrays.observations[:2] == theirs.observations[:2]).all()
        kept = Arrays(*(np.zeros_like(array) for array in arrays))
        for _ in range(10):
            arrays = alone.step(first_legal(arrays), out=kept)
            theirs = shared.step(first_legal(theirs))
            assert (kept.observations == arrays.observations).all()
            assert (theirs.observations[:2] == arrays.observations[:2]).all()
        with pytest.raises(IllegalAction, match="is not legal"):
            shared.step(np.full(4, alone.answers.size - 1))
    finally:
        shared.close()


def test_wrong_sizes_and_answers_are_refused():
    with pytest.raises(BadOption, match="2 games cannot be shared by 3 workers"):
        batch_env("port-royal", 2, n=2, workers=3)
    games = batch_env("port-royal", 2, n=1)
    games.reset(seed=1)
    with pytest.raises(IllegalAction, match="legal here: 0"):
        games.step(np.array([3]))


def make():
    return gym_env("captains-war", 3, illegal="replace")


def test_a_vectoriser_runs_environments_in_processes():
    vector = AsyncVectorEnv([make, make], context="spawn")
    try:
        observations, infos = vector.reset(seed=1)
        for _ in range(5):
            observations, *_, infos = vector.step(infos["action_mask"].argmax(axis=1))
        assert observations.shape == (2, 771)
    finally:
        vector.close()


def test_supersuit_steps_games_in_processes():
    one = supersuit.pettingzoo_env_to_vec_env_v1(parallel_env("port-royal", 2))
    vector = supersuit.concat_vec_envs_v1(one, 2, num_cpus=2, base_class="gymnasium")
    try:
        observations, _ = vector.reset(seed=1)
        for _ in range(5):
            observations, *_ = vector.step(observations["action_mask"].argmax(axis=1))
        assert observations["observation"].shape == (4, 2340)  # two games of two seats
    finally:
        vector.close()


def test_an_answer_of_a_row_is_told_whatever_number_it_is():
    """numpy's too, which compiled code tells from Python's."""
    games = batch_env("port_royal", 2, 1)
    action = games.reset(seed=1).masks.argmax(axis=1)[0]
    assert games.answers.text(action) == games.answers.text(int(action)) == "reveal"
    assert games.answers.factored(action) == games.answers.factored(int(action))


def test_a_row_of_answers_may_be_a_list():
    games, others = batch_env("port_royal", 2, 3), batch_env("port_royal", 2, 3)
    actions = games.reset(seed=1).masks.argmax(axis=1)
    others.reset(seed=1)
    assert (games.step(actions.tolist()).observations == others.step(actions).observations).all()


def test_compiled_environments_travel_and_step_too():
    paths = [__file__, __file__.replace("test_batch", "test_environments")]
    chosen = "not compiled and (port or copied or row or processes)"
    run = run_compiled("-m", "pytest", "-q", "-p", "no:cacheprovider", *paths, "-k", chosen)
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("workers", [1, 2])
def test_a_step_that_is_refused_moves_no_game(workers):
    games = batch_env("port_royal", 2, n=3, workers=workers)
    try:
        with pytest.raises(BadOption, match="call `reset"):
            games.step([0, 0, 0])
        arrays = games.reset(seed=1)
        before = [array.copy() for array in arrays]
        with pytest.raises(BadOption, match="3 games need 3 actions, one each"):
            games.step([0, 0])
        for wrong in (79, 80, -1):
            with pytest.raises(
                IllegalAction, match=f"Action {wrong} is not legal for seat . of game 2 now; legal here: 0"
            ):
                games.step([0, 0, wrong])
        assert all((one == other).all() for one, other in zip(before, games.arrays, strict=True))
        games.step([0, 0, 0])
        assert (before[0] != games.arrays.observations).any(axis=1).all()
    finally:
        games.close()
