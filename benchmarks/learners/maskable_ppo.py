"""stable-baselines3's MaskablePPO: steps per second while it learns, and what it wins after some time.

Before, the actions of a table were a catalogue of all that its game could ever say, and the observation its features:
the rows called "before" learn so.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from benchmarks.learners._rows import AgainstRandom, Row, spent, tell, won
from flibuste.research import gym_env

SIDE_BY_SIDE = 8
STEPS = 128  # of each environment between two lessons
CATALOGUE = {"port_royal": 3_553, "rolling_seas": 31_393}
GAMES = 200
SHARE = 6  # of the time goes to the runs that only count steps


class Catalogue(gymnasium.Wrapper[Any, Any, Any, Any]):
    """As many actions as a table once had; all but the first ones are never legal."""

    def __init__(self, env: Any, actions: int) -> None:
        super().__init__(env)
        self.action_space = gymnasium.spaces.Discrete(actions)

    def action_masks(self) -> Any:
        mask = self.env.unwrapped.action_masks()
        return np.concatenate([mask, np.zeros(int(self.action_space.n) - len(mask), bool)])


def learner(made: Callable[[], Any]) -> MaskablePPO:
    vector = DummyVecEnv([made] * SIDE_BY_SIDE)
    return MaskablePPO("MlpPolicy", vector, n_steps=STEPS, batch_size=256, n_epochs=4, seed=1)


def learn(model: MaskablePPO, seconds: float) -> float:
    """Learn for some time; steps per second."""
    steps, used = 0, 0.0
    while used < seconds:
        used += spent(lambda: model.learn(SIDE_BY_SIDE * STEPS, reset_num_timesteps=False))
        steps += SIDE_BY_SIDE * STEPS
    return steps / used


def choice(model: MaskablePPO) -> Callable[[Any, Any], int]:
    return lambda seen, mask: int(model.predict(seen, action_masks=mask.astype(bool), deterministic=True)[0])


def main(seconds: str) -> None:
    time = float(seconds)
    rows: list[Row] = []
    for name, module in (("connect_four", connect_four_v3), ("leduc", leduc_holdem_v4)):
        model = learner(lambda module=module: AgainstRandom(module.env))
        rows.append((f"PettingZoo {name}", "steps while learning", f"{learn(model, time / SHARE):,.0f}/s"))
    for game, actions in CATALOGUE.items():
        before = learner(lambda game=game, actions=actions: Catalogue(gym_env(game, 2, observe="features"), actions))
        old = learn(before, time / SHARE)
        rows.append((f"{game}, 2 seats", f"before: {actions:,} actions, features", f"{old:,.0f}/s"))
        for observe in ("features", "complete"):
            model = learner(lambda game=game, observe=observe: gym_env(game, 2, observe=observe))
            now = learn(model, time / SHARE)
            rows.append((f"{game}, 2 seats", f"steps while learning, {observe}", f"{now:,.0f}/s, {now / old:.1f} x"))
    for game in ("port_royal", "captains_war"):
        model = learner(lambda game=game: gym_env(game, 2, "random", observe="features"))
        learn(model, time)
        for rival in ("random", "greedy"):
            found = won(gym_env(game, 2, rival, observe="features"), choice(model), GAMES)
            rows.append((f"{game}, 2 seats", f"after {time:.0f} s, against {rival}", found))
    tell(rows)


if __name__ == "__main__":
    main(*sys.argv[1:])
