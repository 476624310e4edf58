"""Steps of the environments themselves, beside PettingZoo's connect_four and leduc: any legal answer."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4

from benchmarks._measure import rate
from benchmarks.learners._rows import Row, shown, tell
from flibuste.research import batch_env, env, raw_env

STEPS = 400
AT_ONCE = 256
WORKERS = 2
TABLES = (("port_royal", 2), ("port_royal", 4), ("rolling_seas", 2), ("rolling_seas", 4), ("captains_war", 3))
MORE_TABLES = (("amerigo", 3), ("nassau", 3))


def one_by_one(environment: Any) -> Callable[[], int]:
    dice = np.random.default_rng(1)
    environment.reset(seed=1)

    def work() -> int:
        for _ in range(STEPS):
            seen, _, over, cut, _ = environment.last()
            if over or cut:
                environment.reset()
            else:
                legal = seen["action_mask"].nonzero()[0]
                environment.step(int(legal[int(dice.random() * len(legal))]))
        return STEPS

    return work


def at_once(game: str, seats: int) -> Callable[[], int]:
    """The batch alone: answers are drawn beforehand from how likely each is, a row at a time."""
    games = batch_env(game, seats, AT_ONCE)
    arrays = games.reset(seed=1)
    dice = np.random.default_rng(1)

    def work() -> int:
        games.step((arrays.masks * dice.random(arrays.masks.shape, np.float32)).argmax(axis=1))
        return AT_ONCE

    return work


def by_the_clock(game: str, seats: int, workers: int, seconds: float) -> float:
    """Steps of one game per second by the clock, since several processes take part; the first legal answers."""
    games = batch_env(game, seats, AT_ONCE, workers=workers)
    arrays, steps = games.reset(seed=1), 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        arrays = games.step(arrays.masks.argmax(axis=1))
        steps += AT_ONCE
    games.close()
    return steps / spent


def shared(game: str, seats: int, seconds: float) -> str:
    alone, both = (by_the_clock(game, seats, workers, seconds) for workers in (1, WORKERS))
    return f"{both:,.0f}/s by the clock, {both / alone:.2f} times one process"


def drawing(game: str, seats: int) -> Callable[[], int]:
    """What the drawing of the answers costs in the above."""
    games = batch_env(game, seats, AT_ONCE)
    arrays = games.reset(seed=1)
    dice = np.random.default_rng(1)

    def work() -> int:
        (arrays.masks * dice.random(arrays.masks.shape, np.float32)).argmax(axis=1)
        return AT_ONCE

    return work


def main(seconds: str) -> None:
    rows: list[Row] = []
    for name, module in (("connect_four", connect_four_v3), ("leduc", leduc_holdem_v4)):
        for kind in ("raw_env", "env"):
            made = getattr(module, kind)()
            rows.append((f"PettingZoo {name}", kind, shown(rate(one_by_one(made), float(seconds)))))
    for game, seats in TABLES + MORE_TABLES:
        what = f"{game}, {seats} seats"
        for kind, made in (("raw_env", raw_env), ("env", env)):
            rows.append((what, kind, shown(rate(one_by_one(made(game, seats)), float(seconds)))))
        whole, drawn = rate(at_once(game, seats), float(seconds)), rate(drawing(game, seats), float(seconds))
        bare = 1e6 / whole.middle - 1e6 / drawn.middle
        rows.append((what, f"batch of {AT_ONCE}, {WORKERS} processes", shared(game, seats, float(seconds))))
        rows.append((what, f"batch of {AT_ONCE}", f"{shown(whole)}; without drawing the answers {bare:.1f} us"))
    tell(rows)


if __name__ == "__main__":
    main(*sys.argv[1:])
