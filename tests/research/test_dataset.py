"""`flibuste simulate --dataset` and `--decisions`: every game, and every decision, as rows."""

import json

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from flibuste.cli.app import app
from flibuste.cli.arena import Contest, play_game
from flibuste.games import registry
from flibuste.kernel import BadOption, Generator, Match, below
from flibuste.research import raw_env
from flibuste.research.decisions import about, dense, write_records


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


def test_every_decision_of_a_simulation_is_kept(tmp_path):
    file = tmp_path / "decisions.parquet"
    command = ["simulate", "captains-war", "--bots", "random,greedy", "--games", "4", "--seed", "7"]
    done = CliRunner().invoke(app, [*command, "--decisions", str(file), "--json"])
    assert done.exit_code == 0, done.output
    rows, said = parquet.read_table(file).to_pylist(), about(file)
    assert len(rows) == json.loads(done.output)["decisions"]
    assert said["game"] == "captains-war"
    assert said["bots"] == ["random", "greedy"]
    assert len(said["names"]) == len(said["units"]) == said["size"]
    assert all(row["action"] in row["legal"] for row in rows)
    assert {row["player"] for row in rows} == {"random", "greedy"}
    by_game = {(row["game"], row["seat"]): row["reward"] for row in rows}
    assert all(sum(by_game[game, seat] for seat in (0, 1)) == 1 for game in range(4))
    table = raw_env("captains-war", 2).table
    table.deal(1)
    table.state = table.game.new(2, {}, play_game(Contest("captains-war", {}, ["random", "greedy"], 7), 0).dice)
    first = dense([rows[0]["places"]], [rows[0]["values"]], said["size"])[0]
    assert (first * said["units"] == table.observe(rows[0]["seat"])["observation"]).all()
    assert [said["answers"][index] for index in rows[0]["legal"]] == [
        table.text_of(index) for index in table.legal(rows[0]["seat"])
    ]


def kept_match(folder, number, players):
    """A random match, written down."""
    match = Match.start(registry.game("captains-war"), players, {}, bytes([number]) * 32)
    dice = Generator(b"", number)
    while not match.over:
        options = match.state.options
        match.play(match.state.decider, options[below(dice, len(options))])
    file = folder / f"{number}.flib.json"
    file.write_text(json.dumps(match.record()))
    return file


def test_records_are_turned_into_decisions(tmp_path):
    files = [kept_match(tmp_path, number, ["Ann", "Bob"]) for number in range(2)]
    out = tmp_path / "kept.parquet"
    assert write_records(out, files) == 2
    rows = parquet.read_table(out).to_pylist()
    assert {row["player"] for row in rows} == {"Ann", "Bob"}
    assert {row["game"] for row in rows} == {0, 1}
    with pytest.raises(BadOption, match="other seats or options than"):
        write_records(out, [*files, kept_match(tmp_path, 2, ["Ann", "Bob", "Cy"])])
