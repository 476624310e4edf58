"""SuperSuit's vectorisers: games side by side in one process and in two, stepped together."""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np
import supersuit

from benchmarks.learners._rows import Row, tell
from flibuste.research import parallel_env

TABLES = (("port_royal", 2), ("rolling_seas", 2), ("captains_war", 3))
SIDE_BY_SIDE = 8


def vector(game: str, seats: int, processes: int) -> Any:
    one = supersuit.pettingzoo_env_to_vec_env_v1(parallel_env(game, seats, illegal="replace"))
    return supersuit.concat_vec_envs_v1(one, SIDE_BY_SIDE, num_cpus=processes, base_class="gymnasium")


def steps(vectors: Any, seconds: float) -> float:
    """Steps of one game per second by the clock, since several processes take part; answers by the masks."""
    seen, _ = vectors.reset(seed=1)
    dice, count, start = np.random.default_rng(1), 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        masks = seen["action_mask"]
        seen, *_ = vectors.step((masks * dice.random(masks.shape, np.float32)).argmax(axis=1))
        count += SIDE_BY_SIDE
    vectors.close()
    return count / spent


def main(seconds: str) -> None:
    rows: list[Row] = []
    for game, seats in TABLES:
        for processes in (1, 2):
            found = steps(vector(game, seats, processes), float(seconds))
            measure = f"SuperSuit, {SIDE_BY_SIDE} games, {processes} process{'es' * (processes > 1)}"
            rows.append((f"{game}, {seats} seats", measure, f"{found:,.0f} steps/s of one game, by the clock"))
    tell(rows)


if __name__ == "__main__":
    main(*sys.argv[1:])
