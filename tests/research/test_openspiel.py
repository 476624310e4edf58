"""The games in OpenSpiel: its own random simulations, clones that draw differently, its searches."""

from collections import Counter

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel comes with the extra bench")

from flibuste.games import registry  # noqa: E402
from flibuste.research.openspiel import OUTCOMES, OWN_NODES, register  # noqa: E402

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


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_its_own_random_simulation(name, players):
    pyspiel.random_sim_test(pyspiel.load_game(f"{name}(players={players})"), 1, False, False)


def dealt(parameters):
    """A state after the deal."""
    state = pyspiel.load_game(parameters).new_initial_state()
    while state.is_chance_node():
        state.apply_action(3)
    return state


def after(state, *actions):
    twin = state.clone()
    for action in actions:
        twin.apply_action(action)
    return twin


def pooled(state):
    """The cards that nobody has seen, each with how many there are."""
    return Counter(card for pool in state.position.pools for card in pool)


def test_a_card_is_drawn_with_its_exact_chance():
    state = dealt("flibuste_port_royal(players=2)")
    unseen = pooled(state)
    drawing = after(state, state.legal_actions()[0])
    assert drawing.chance_outcomes() == [(outcome, 1 / unseen.total()) for outcome in range(unseen.total())]
    drawn = [unseen - pooled(after(drawing, outcome)) for outcome in range(unseen.total())]
    assert sum(drawn, Counter()) == unseen
    assert drawing.position is state.position


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_drawn_is_drawn_by_chance_nodes(name):
    """Different outcomes lead to different positions, and no answer needs more nodes than there may be."""
    state, dice, draws = dealt(f"{name}(players=2)"), np.random.default_rng(4), 0
    for _ in range(200):
        if state.is_terminal():
            break
        state, nodes = after(state, int(dice.choice(choices(state)))), 0
        while state.is_chance_node():
            assert len({str(after(state, outcome)) for outcome in choices(state)}) > 1
            state.apply_action(choices(state)[-1])
            nodes += 1
        assert nodes <= OWN_NODES + 1
        draws += nodes
    assert draws


def test_many_draws_end_in_one_node_for_all_the_rest():
    """Cubes that tumble through a tower draw more than anybody would like to number."""
    state, dice = dealt("flibuste_amerigo(players=2)"), np.random.default_rng(5)
    ends = set()
    while not ends:
        state.apply_action(int(dice.choice(choices(state))))
        if state.is_chance_node() and len(state._drawn) == OWN_NODES:
            ends = {str(after(state, outcome).position.centre) for outcome in range(OUTCOMES)}
    assert len(ends) > 1


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
