"""Bots and environments of one game: `python -m benchmarks.bots GAME SEATS [SECONDS]` prints their rates as JSON.

A bot answers real questions of a game that its like plays: a rate is decisions per second of processor time, those with
a single answer included. `simulate` is what `flibuste simulate` does with random bots.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from benchmarks._measure import Rate, rate
from flibuste.bots import make_bot
from flibuste.cli.arena import Contest, play_game
from flibuste.games.registry import game
from flibuste.kernel import play

LEVELS = ("greedy", "learned", "strong:50")
BATCH = 64


def simulated(key: str, seats: int) -> Callable[[], int]:
    contest, numbers = Contest(key, {}, ["random"] * seats, 1), iter(range(10**9))
    return lambda: play_game(contest, next(numbers)).decisions


def answers(key: str, seats: int, level: str) -> Callable[[], int]:
    """Ten decisions of a game that goes on from call to call."""
    played, seeds = game(key), iter(range(10**9))
    bot = make_bot(level, 1)
    table: list[Any] = [played.new(seats, {}, next(seeds))]

    def work() -> int:
        for _ in range(10):
            if table[0].over:
                table[0] = played.new(seats, {}, next(seeds))
            s = table[0]
            play(s, s.decider, bot.choose(played.view(s, s.decider), 1.0))
        return 10

    return work


def environment_steps(key: str, seats: int) -> Callable[[], int]:
    """Steps of the PettingZoo environment with random legal actions."""
    from flibuste.research.environments import SeaGame

    environment = SeaGame(key, seats, {})
    environment.reset(seed=1)
    import numpy as np

    dice = np.random.default_rng(1)

    def work() -> int:
        for _ in range(50):
            if not environment.agents or environment.terminations[environment.agent_selection]:
                environment.reset()
            mask = environment.observe(environment.agent_selection)["action_mask"]
            environment.step(int(dice.choice(mask.nonzero()[0])))
        return 50

    return work


def batch_steps(key: str, seats: int) -> Callable[[], int]:
    """Steps of a batch of games in one process with random legal actions: those of all its games are counted."""
    import numpy as np

    from flibuste.research.batch import BatchEnv

    environment, dice = BatchEnv(key, seats, BATCH), np.random.default_rng(1)
    arrays = environment.reset(seed=1)

    def work() -> int:
        games, actions = arrays.masks.view(np.bool_).nonzero()
        firsts = games.searchsorted(np.arange(BATCH + 1))
        picks = firsts[:-1] + dice.random(BATCH) * np.diff(firsts)
        environment.step(actions[picks.astype(np.int64)])
        return BATCH

    return work


def measured(key: str, seats: int, seconds: float) -> dict[str, Rate]:
    works = {
        "simulate": simulated(key, seats),
        **{level: answers(key, seats, level) for level in LEVELS},
        "environment": environment_steps(key, seats),
        "batch of 64": batch_steps(key, seats),
    }
    return {name: rate(work, seconds) for name, work in works.items()}


def main(key: str, seats: str, seconds: str = "1.0") -> None:
    print(json.dumps(measured(key, int(seats), float(seconds))))


if __name__ == "__main__":
    main(*sys.argv[1:])
