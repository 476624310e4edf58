"""OpenSpiel: its random simulation, and its DQN in PyTorch playing itself, for a card game of its own and for ours."""

from __future__ import annotations

import sys
from typing import Any

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.pytorch.dqn import DQN

from benchmarks.learners._rows import Row, spent, tell
from flibuste.research.openspiel import register

GAMES = ("leduc_poker", "connect_four", "flibuste_port_royal(players=2)", "flibuste_captains_war(players=2)")


def rate(name: str, seconds: float) -> float:
    """Decisions per second of processor time while both seats learn."""
    environment = rl_environment.Environment(pyspiel.load_game(name))
    size = environment.observation_spec()["info_state"][0]
    actions = environment.action_spec()["num_actions"]
    agents: list[Any] = [
        DQN(seat, size, actions, (64, 64), learning_rate=0.001, optimizer_str="adam", min_buffer_size_to_learn=200)
        for seat in range(2)
    ]
    decisions, used = 0, 0.0

    def game() -> None:
        nonlocal decisions
        step = environment.reset()
        while not step.last():
            seat = step.observations["current_player"]
            step = environment.step([agents[seat].step(step).action])
            decisions += 1
        for agent in agents:
            agent.step(step)

    while used < seconds:
        used += spent(game)
    return decisions / used


def main(seconds: str) -> None:
    register()
    rows: list[Row] = []
    for name in GAMES:
        if name.startswith("flibuste"):
            pyspiel.random_sim_test(pyspiel.load_game(name), 1, False, False)
        rows.append((name, "OpenSpiel DQN, decisions while learning", f"{rate(name, float(seconds)):,.0f}/s"))
    tell(rows)


if __name__ == "__main__":
    main(*sys.argv[1:])
