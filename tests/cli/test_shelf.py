"""`flibuste games`, `rules` and `audit`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from flibuste import __version__
from flibuste.data import games as games_with_data
from flibuste.games import registry
from tests.cli.conftest import Run


def test_the_shelf_lists_every_game_with_its_options(run: Run) -> None:
    ran = run("games", "--lang", "fr")
    assert ran.status == 0
    for key in [*registry.keys(), "end=standard | expedition"]:
        assert key in ran.out


def test_help_names_every_command(run: Run) -> None:
    for arguments in ((), ("--help",)):
        ran = run(*arguments)
        assert ran.status == 0
        for command in ("play", "games", "rules", "replay", "verify", "simulate", "check", "audit", "position"):
            assert f" {command} " in ran.out


def test_the_version(run: Run) -> None:
    assert run("--version").out == f"{__version__}\n"


def test_rules_by_number_and_by_beginning(run: Run) -> None:
    one = run("rules", "port-royal", "pr-base-021", "--lang", "en")
    assert one.out.startswith("PR-BASE-021  ")
    several = run("rules", "port-royal", "PR-BASE-02")
    assert "PR-BASE-020" in several.out and "PR-BASE-023" in several.out and "PR-BASE-030" not in several.out
    assert len(run("rules", "port-royal").out) > 10 * len(several.out)
    assert "has no rule PR-XXX" in run("rules", "port-royal", "PR-XXX").sentence
    assert "no game 'chess'" in run("rules", "chess").sentence


def test_the_audit_tells_value_certainty_and_source(run: Run) -> None:
    entries = json.loads(run("audit", "port-royal", "--json").out)
    assert set(entries[0]) == {"game", "file", "row", "field", "value", "certainty", "source"}
    doubtful = json.loads(run("audit", "port-royal", "--doubtful", "--json").out)
    assert 0 < len(doubtful) < len(entries)
    assert {entry["certainty"] for entry in doubtful} <= {"inferred", "reconstructed"}
    table = run("audit", "port-royal", "--lang", "en").out
    assert "port-royal/base" in table and f"{len(entries):,} values, {len(doubtful)} of them" in table


def test_the_audit_covers_all_games_unless_one_is_named(run: Run) -> None:
    assert {entry["game"] for entry in json.loads(run("audit", "--json").out)} == set(games_with_data())
    assert "no data for a game" in run("audit", "chess").sentence


def overlay(tmp_path: Path, rows: str) -> str:
    folder = tmp_path / "corrections" / "port-royal"
    folder.mkdir(parents=True)
    (folder / "base.toml").write_text(rows)
    return str(folder.parent)


def test_an_overlay_shows_in_the_audit(run: Run, tmp_path: Path) -> None:
    folder = overlay(tmp_path, '[[card]]\nkey = "governor"\ncost = 9\n')
    entries = json.loads(run("audit", "port-royal", "--json", "--data", folder).out)
    assert [entry["value"] for entry in entries if entry["certainty"] == "overlay"] == [9]


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ('[[card]]\nkey = "governor"\ncost = "dear"\n', "cost"),
        ('[[card]]\nkey = "kraken"\ncost = 1\n', "kraken"),
        ('[[card]]\nkey = "governor"\ncount = 5\n', "card"),
        ("[[card]\n", "base.toml"),
    ],
)
@pytest.mark.parametrize("command", [("audit", "port-royal"), ("play", "port-royal"), ("check", "port-royal")])
def test_a_broken_row_is_refused(run: Run, tmp_path: Path, command: tuple[str, ...], rows: str, words: str) -> None:
    folder = overlay(tmp_path, rows)
    assert words in run(*command, "--data", folder).sentence
    assert not (tmp_path / "data").exists()
