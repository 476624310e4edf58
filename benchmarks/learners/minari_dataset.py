"""Minari: decisions of simulated games as one of its datasets, read back by it."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import minari
from typer.testing import CliRunner

from benchmarks.learners._rows import Row, spent, tell
from flibuste.cli.app import app
from flibuste.research.minari import export

GAMES = "20"


def main(seconds: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MINARI_DATASETS_PATH"] = folder
        file, name = Path(folder) / "decisions.parquet", "port-royal/greedy-v0"
        simulate = ["simulate", "port-royal", "--bots", "greedy", "--seats", "2", "--games", GAMES]
        played = spent(lambda: CliRunner().invoke(app, [*simulate, "--decisions", str(file)], catch_exceptions=False))
        written = spent(lambda: export(file, name))
        kept = minari.load_dataset(name)
        steps = sum(len(episode.actions) for episode in kept.iterate_episodes())
    figure = (
        f"{steps:,} decisions in {kept.total_episodes} episodes; played in {played:.1f} s, exported in {written:.1f} s"
    )
    rows: list[Row] = [("port_royal, 2 seats", "Minari", figure)]
    tell(rows)


if __name__ == "__main__":
    main(*sys.argv[1:])
