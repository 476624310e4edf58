"""The games in OpenSpiel: its own random simulations, clones that draw differently, its searches."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel comes with the extra bench")

from flibuste.games import registry  # noqa: E402
from flibuste.research.openspiel import OUTCOMES, register  # noqa: E402

NAMES = register()


@pytest.mark.parametrize("name", NAMES)
def test_it_loads_and_a_position_follows_from_its_history(name):
    game = pyspiel.load_game(f"{name}(players=2)")
    state, dice = game.new_initial_state(), np.random.default_rng(1)
    for _ in range(40):
        state.apply_action(int(dice.choice(choices(state))))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state) == str(state.clone())
    assert [state.action_to_string(action) for action in state.legal_actions()]


def choices(state):
    return [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()


def test_its_own_random_simulation():
    pyspiel.random_sim_test(pyspiel.load_game("flibuste_captains_war(players=3)"), 1, False, False)


def test_clones_do_not_share_the_future():
    state = pyspiel.load_game("flibuste_port_royal(players=2)").new_initial_state()
    state.apply_action(3)
    state.apply_action(state.legal_actions()[0])
    assert state.is_chance_node()
    rivers = set()
    for outcome in range(OUTCOMES):
        twin = state.clone()
        twin.apply_action(outcome)
        rivers.add(str(twin._state.river))
    assert len(rivers) > OUTCOMES // 2


def test_information_states_recall_everything_and_only_what_was_seen():
    game = pyspiel.load_game("flibuste_nassau(players=2)")
    state, dice = game.new_initial_state(), np.random.default_rng(2)
    for _ in range(30):
        state.apply_action(int(dice.choice(choices(state))))
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        assert other.observation_string(player) == state.observation_string(player)
    assert len(state.information_state_string(0).splitlines()) > 5


def test_its_searches_play():
    from open_spiel.python.algorithms import ismcts, mcts

    game, dice = pyspiel.load_game("flibuste_captains_war(players=2)"), np.random.RandomState(3)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(1)
    judge = mcts.RandomRolloutEvaluator(1, dice)
    for bot in (
        mcts.MCTSBot(game, 1.4, 8, judge, random_state=dice),
        ismcts.ISMCTSBot(game=game, evaluator=judge, uct_c=1.4, max_simulations=8, random_state=dice),
    ):
        assert bot.step(state) in state.legal_actions()


def test_options_are_parameters():
    game = pyspiel.load_game("flibuste_port_royal(players=2,gambler=yes)")
    assert game.num_distinct_actions() > pyspiel.load_game("flibuste_port_royal(players=2)").num_distinct_actions()
    assert len(NAMES) == len(registry.keys())
