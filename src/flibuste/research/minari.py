"""Decisions as a Minari dataset, for offline learning: an episode for each seat of each game.

    python -m flibuste.research.minari decisions.parquet port-royal/greedy-v0

Minari says where its datasets are kept. An episode has the seat's observations and masks as
the environments give them, its answers, and its reward at the end. Nothing is asked of a seat when the game is over,
so the last observation stands twice.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import minari
import numpy as np
from gymnasium import spaces
from minari.data_collector.episode_buffer import EpisodeBuffer
from pyarrow import parquet

from flibuste.kernel import BadOption
from flibuste.research.decisions import about, dense

Rows = dict[str, list[Any]]
COLUMNS = ("seat", "places", "values", "legal", "action", "reward")


def export(file: Path, dataset_id: str) -> Any:
    """The dataset made of a file of decisions."""
    told = about(file)
    size, answers = told["size"], len(told["answers"])
    space: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
        "action_mask": spaces.Box(0, 1, (answers,), np.int8),
    }
    try:
        return minari.create_dataset_from_buffers(
            dataset_id,
            (_episode(rows, np.array(told["units"], np.float32), answers) for rows in _episodes(file)),
            observation_space=spaces.Dict(space),
            action_space=spaces.Discrete(answers),
            algorithm_name=", ".join(dict.fromkeys(told.get("bots", ["kept matches"]))),
            description=f"{told['game']}, {told['seats']} seats, {told['options']}, rules {told['rules_version']}",
            data_format="parquet",
        )
    except ValueError as error:
        raise BadOption(f"Minari refuses the dataset {dataset_id!r}: {error}") from error


def _episodes(file: Path) -> Iterator[Rows]:
    """The decisions of each seat of each game; the rows of a game follow one another."""
    game: dict[int, Rows] = {}
    number = None
    for batch in parquet.ParquetFile(file).iter_batches():
        for row in batch.to_pylist():
            if row["game"] != number:
                yield from game.values()
                game, number = {}, row["game"]
            mine = game.setdefault(row["seat"], {name: [] for name in COLUMNS})
            for name in COLUMNS:
                mine[name].append(row[name])
    yield from game.values()


def _episode(rows: Rows, units: Any, answers: int) -> EpisodeBuffer:
    steps = len(rows["action"])
    seen = dense(rows["places"], rows["values"], len(units)).astype(np.float32) * units
    masks = dense(rows["legal"], [[1] * len(legal) for legal in rows["legal"]], answers).astype(np.int8)
    ends = np.arange(steps) == steps - 1
    return EpisodeBuffer(
        observations={"observation": _last_twice(seen), "action_mask": _last_twice(masks)},
        actions=np.array(rows["action"]),
        rewards=np.where(ends, rows["reward"], 0.0),
        terminations=ends,
        truncations=np.zeros(steps, bool),
    )


def _last_twice(rows: Any) -> Any:
    return np.concatenate([rows, rows[-1:]])


def main() -> None:
    parser = argparse.ArgumentParser(description="A file of decisions as a Minari dataset.")
    parser.add_argument("decisions", type=Path)
    parser.add_argument("dataset", help="its name in Minari, such as port-royal/greedy-v0")
    chosen = parser.parse_args()
    made = export(chosen.decisions, chosen.dataset)
    print(f"{made.total_episodes} episodes with {made.total_steps} decisions are now {chosen.dataset}.")


if __name__ == "__main__":
    main()
