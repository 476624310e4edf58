"""Ray: RLlib's PPO with masks. One seat learns against random answers, in two processes that Ray starts."""

from __future__ import annotations

import os
import sys
import time
from typing import Any

import gymnasium
import numpy as np
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from benchmarks.learners._rows import Row, tell
from flibuste.research import gym_env

ROWS = 1024
PROCESSES = 2


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The observation and the mask side by side, as RLlib's example of masks wants them."""

    def __init__(self, about: Any) -> None:
        super().__init__(gym_env(about["game"], 2, "random", observe="features"))
        mask = gymnasium.spaces.Box(0.0, 1.0, (int(self.env.action_space.n),), np.float32)
        numbers = self.env.observation_space
        self.observation_space = gymnasium.spaces.Dict({"action_mask": mask, "observations": numbers})

    def reset(self, **more: Any) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(**more)
        return self._both(seen, info), {}

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        seen, reward, over, cut, info = self.env.step(action)
        return self._both(seen, info), reward, over, cut, {}

    def _both(self, seen: Any, info: dict[str, Any]) -> dict[str, Any]:
        return {"action_mask": info["action_mask"].astype(np.float32), "observations": seen}


def learn(game: str, seconds: float) -> tuple[float, float]:
    """Steps per second by the clock, and the mean reward of the last games, which is 1 for a win and -1 for a loss."""
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64, 64]})
    config = (
        PPOConfig()
        .environment(Masked, env_config={"game": game}, disable_env_checking=True)
        .env_runners(num_env_runners=PROCESSES, num_cpus_per_env_runner=0.5)
        .training(train_batch_size_per_learner=ROWS, minibatch_size=256, num_epochs=4)
        .rl_module(rl_module_spec=module)
    )
    algorithm = config.build_algo()
    start, steps, reward = time.perf_counter(), 0, float("nan")
    while (spent := time.perf_counter() - start) < seconds:
        found = algorithm.train()["env_runners"]
        steps += int(found["num_env_steps_sampled"])
        reward = found.get("episode_return_mean", reward)
    algorithm.stop()
    return steps / spent, reward


def main(seconds: str) -> None:
    paths = {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    ray.init(num_cpus=PROCESSES, include_dashboard=False, log_to_driver=False, runtime_env={"env_vars": paths})
    rows: list[Row] = []
    for game in ("port_royal", "captains_war"):
        rate, reward = learn(game, float(seconds))
        told = f"{rate:,.0f}/s by the clock, {PROCESSES} processes; mean reward of its last games {reward:.2f}"
        rows.append((f"{game}, 2 seats", "RLlib PPO, steps while learning", told))
    ray.shutdown()
    tell(rows)


if __name__ == "__main__":
    main(*sys.argv[1:])
