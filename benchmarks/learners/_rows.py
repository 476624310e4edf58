"""What the parts of `make learners` share: rows of a table, rates, shares of wins, a game against a random player."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import torch

from benchmarks._measure import Rate
from flibuste.cli.figures import wilson

Row = tuple[str, str, str]  # what, measure, figure
Choose = Callable[[Any, Any], int]

torch.set_num_threads(1)


def tell(rows: list[Row]) -> None:
    print(json.dumps(rows))


def shown(rate: Rate) -> str:
    return f"{rate.middle:,.0f}/s ({rate.low:,.0f} to {rate.high:,.0f}), {1e6 / rate.middle:,.1f} us each"


def spent(work: Callable[[], Any]) -> float:
    """The processor time of this process that some work takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


def share(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / games:.0%} of {games} ({low:.0%} to {high:.0%})"


def won(environment: gymnasium.Env[Any, Any], choose: Choose, games: int) -> str:
    """How many games somebody wins who is given the observation and the mask."""
    wins = 0.0
    for number in range(games):
        seen, info = environment.reset(seed=10_000 + number)
        over = False
        while not over:
            seen, reward, over, _, info = environment.step(choose(seen, info["action_mask"]))
        wins += (float(reward) + 1) / 2
    return share(wins, games)


class AgainstRandom(gymnasium.Env[Any, Any]):
    """A game of PettingZoo for one learner: any legal answer comes back."""

    def __init__(self, made: Callable[[], Any]) -> None:
        self.env = made()
        self.me = self.env.possible_agents[0]
        space = self.env.observation_space(self.me)["observation"]
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, (int(np.prod(space.shape)),), np.float32)
        self.action_space = self.env.action_space(self.me)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        over = True
        while over:  # the other may give up before the learner is asked anything
            self.env.reset(seed=int(self.np_random.integers(1 << 30)))
            self.me = self.env.possible_agents[int(self.np_random.integers(2))]
            seen, _, over = self._next()
        return seen, {"action_mask": self.mask}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.env.step(int(action))
        seen, reward, over = self._next()
        return seen, reward, over, False, {"action_mask": self.mask}

    def action_masks(self) -> Any:
        return self.mask.astype(bool)

    def _next(self) -> tuple[Any, float, bool]:
        """Let the other play until it is the learner's turn, or the end."""
        while True:
            seen, reward, over, cut, _ = self.env.last()
            if over or cut:
                break
            if self.env.agent_selection == self.me:
                break
            legal = np.flatnonzero(seen["action_mask"])
            self.env.step(int(self.np_random.choice(legal)))
        if over or cut:
            seen, reward = self.env.observe(self.me), self.env.rewards[self.me]
        self.mask = seen["action_mask"]
        return seen["observation"].astype(np.float32).ravel(), float(np.sign(reward)), bool(over or cut)
