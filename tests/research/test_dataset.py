"""`flibuste simulate --dataset`: every game as rows."""

import json

from pyarrow import parquet
from typer.testing import CliRunner

from flibuste.cli.app import app


def test_a_simulation_leaves_a_row_for_every_seat(tmp_path):
    file = tmp_path / "games.parquet"
    arguments = [
        "simulate",
        "port-royal",
        "--bots",
        "random,greedy",
        "--games",
        "4",
        "--seed",
        "7",
        "--dataset",
        str(file),
    ]
    done = CliRunner().invoke(app, [*arguments, "--json"])
    assert done.exit_code == 0, done.output
    table = parquet.read_table(file)
    rows = table.to_pylist()
    assert len(rows) == 8
    assert {(row["game"], row["seat"]) for row in rows} == {(game, seat) for game in range(4) for seat in range(2)}
    counted = json.loads(done.output)
    assert sum(row["win"] for row in rows if row["bot"] == "greedy") == counted["wins"]["bots"]["greedy"]
    assert json.loads(table.schema.metadata[b"flibuste"])["seed"] == 7
