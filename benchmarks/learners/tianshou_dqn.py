"""Tianshou's DQN at a PettingZoo environment: one seat learns among seats that answer anything legal."""

from __future__ import annotations

import sys
from typing import Any

import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.utils.net.common import Net
from tianshou.utils.torch_utils import policy_within_training_step

from benchmarks.learners._rows import Row, spent, tell
from flibuste.research import env

TABLES = (("port_royal", 2), ("rolling_seas", 2))
SIDE_BY_SIDE = 4
STEPS = 256  # between two lessons
ROWS = 128


def algorithm(environment: PettingZooEnv) -> MultiAgentOffPolicyAlgorithm:
    size = environment.observation_space["observation"].shape
    net = Net(state_shape=size, action_shape=environment.action_space.n, hidden_sizes=[64, 64])
    policy: Any = DiscreteQLearningPolicy(model=net, action_space=environment.action_space, eps_training=0.1)
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), target_update_freq=100)
    others = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(environment.action_space) for _ in environment.agents[1:]]
    return MultiAgentOffPolicyAlgorithm(algorithms=[learner, *others], env=environment)


def rate(game: str, seats: int, seconds: float) -> float:
    """Steps per second of processor time while it learns."""
    torch.manual_seed(1)
    learns = algorithm(PettingZooEnv(env(game, seats)))
    vector = DummyVectorEnv([lambda: PettingZooEnv(env(game, seats))] * SIDE_BY_SIDE)
    buffer = VectorReplayBuffer(5_000, SIDE_BY_SIDE)
    collector: Any = Collector(learns, vector, buffer, exploration_noise=True)
    collector.reset()
    steps, used = 0, 0.0

    def lesson() -> None:
        with policy_within_training_step(learns.policy):
            collector.collect(n_step=STEPS)
            learns.update(buffer, ROWS)

    while used < seconds:
        used += spent(lesson)
        steps += STEPS
    return steps / used


def main(seconds: str) -> None:
    rows: list[Row] = [
        (f"{game}, {seats} seats", "Tianshou DQN, steps while learning", f"{rate(game, seats, float(seconds)):,.0f}/s")
        for game, seats in TABLES
    ]
    tell(rows)


if __name__ == "__main__":
    main(*sys.argv[1:])
