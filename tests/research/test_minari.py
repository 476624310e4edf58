"""Decisions as a dataset of Minari's."""

import minari
import numpy as np
import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from flibuste.cli.app import app
from flibuste.kernel import BadOption
from flibuste.research import raw_env
from flibuste.research.minari import export


def test_every_seat_of_every_game_is_an_episode(tmp_path, monkeypatch):
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "kept"))
    file = tmp_path / "decisions.parquet"
    command = ["simulate", "captains-war", "--bots", "random,greedy", "--games", "3", "--decisions", str(file)]
    assert CliRunner().invoke(app, command).exit_code == 0
    rows = parquet.read_table(file).to_pylist()
    export(file, "captains-war/test-v0")
    kept = minari.load_dataset("captains-war/test-v0")
    assert kept.total_episodes == 6
    assert kept.total_steps == len(rows)
    space = raw_env("captains-war", 2).observation_space("seat_0")
    assert kept.observation_space == space
    for episode in kept.iterate_episodes():
        assert episode.terminations.tolist() == [False] * (len(episode.actions) - 1) + [True]
        masks = episode.observations["action_mask"]
        assert len(masks) == len(episode.actions) + 1
        assert masks[np.arange(len(episode.actions)), episode.actions].all()
    assert sum(episode.rewards.sum() for episode in kept.iterate_episodes()) == pytest.approx(3)
    with pytest.raises(BadOption, match="Minari refuses the dataset"):
        export(file, "captains-war/test-v0")
