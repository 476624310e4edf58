"""`flibuste simulate` and `flibuste check`."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from flibuste.bots.intervals import wilson
from flibuste.cli import check as check_module
from flibuste.cli.arena import Contest, batches, play_game
from flibuste.cli.check import cases_of
from flibuste.cli.figures import mean, quantile
from flibuste.games import registry
from flibuste.kernel import BrokenRules
from tests.cli.conftest import Run


def simulated(run: Run, *arguments: str) -> Any:
    ran = run("simulate", "port-royal", "--json", *arguments)
    assert ran.status == 0
    return json.loads(ran.out)


def test_the_json_has_its_shape_and_adds_up(run: Run) -> None:
    figures = simulated(run, "--bots", "greedy,random,random", "--games", "9")
    assert figures["games"] == 9
    assert sum(figures["wins"]["bots"].values()) == pytest.approx(9)
    assert sum(figures["wins"]["seats"]) == pytest.approx(9)
    assert set(figures["intervals"]["bots"]) == {"greedy", "random"}
    assert all(0 <= low <= high <= 1 for low, high in figures["intervals"]["seats"])
    assert sum(figures["scores"]["greedy"].values()) == 9 and sum(figures["scores"]["random"].values()) == 18
    assert sum(figures["lengths"].values()) == 9
    assert sum(int(length) * count for length, count in figures["lengths"].items()) == figures["decisions"]
    assert figures["seconds"] > 0 and figures["decisions_per_second"] > 0


def test_the_number_of_workers_does_not_matter(run: Run) -> None:
    results = [simulated(run, "--bots", "greedy,random", "--games", "12", "--workers", workers) for workers in "12"]
    for figures in results:
        del figures["seconds"], figures["decisions_per_second"]
    assert results[0] == results[1]


@pytest.mark.parametrize(("games", "workers"), [(0, 2), (1, 2), (7, 3), (3000, 2), (100_000, 8)])
def test_every_game_is_in_one_batch_and_the_last_ones_are_short(games: int, workers: int) -> None:
    """A process that gets the last batch plays one game while the others have nothing left to do."""
    shared = [*batches(range(games), workers)]
    assert [number for batch in shared for number in batch] == [*range(games)]
    sizes = [len(batch) for batch in shared]
    assert sizes == sorted(sizes, reverse=True) and set(sizes[-workers:]) <= {1}


def test_another_seed_gives_other_games(run: Run) -> None:
    lengths = [
        simulated(run, "--bots", "random", "--seats", "2", "--games", "5", "--seed", seed)["lengths"] for seed in "12"
    ]
    assert lengths[0] != lengths[1]


def test_every_bot_comes_to_sit_everywhere() -> None:
    contest = Contest("port-royal", {}, ("greedy", "random", "random"), 1)
    assert [contest.seating(number) for number in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert play_game(contest, 4).seating == [1, 2, 0]
    assert play_game(contest, 4)[:4] == play_game(contest, 4)[:4]


def test_the_tables_name_bots_seats_and_speed(run: Run) -> None:
    ran = run("simulate", "port-royal", "--bots", "greedy,random", "--games", "4", "--lang", "en")
    assert ran.status == 0 and ran.err == ""
    assert "greedy" in ran.out and "Points of random" in ran.out and "decisions per second." in ran.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "greedy,genius"), "no bot 'genius'"),
        (("--bots", "greedy,random", "--seats", "3"), "3 seats need 3 bots"),
        (("--bots", "greedy", "--seats", "9"), "not 9"),
        (("--bots", "greedy", "--games", "0"), "--games"),
        (("--bots", "greedy,random", "--option", "end=x"), "Option end cannot be 'x'"),
        ((), "Missing option '--bots'"),
    ],
)
def test_what_cannot_be_simulated_is_refused(run: Run, arguments: tuple[str, ...], words: str) -> None:
    assert words in run("simulate", "port-royal", *arguments).sentence


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (50, 100, 0.4038, 0.5962), (0, 0, 0, 1)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    """Against the figures that textbooks print."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_an_interval_holds_its_share() -> None:
    """Two hundred wins in a row were once a hair above the end of their interval, and the chart failed."""
    assert all(wilson(games, games)[1] == 1.0 and wilson(0, games)[0] == 0.0 for games in range(1, 500))


def test_distributions() -> None:
    counts = Counter({1: 1, 2: 2, 10: 1})
    assert [quantile(counts, share) for share in (0, 0.25, 0.5, 0.75, 1)] == [1, 1, 2, 2, 10]
    assert mean(counts) == 3.75


def test_check_goes_through_every_seat_count_and_option_set(run: Run) -> None:
    game = registry.game("port-royal")
    every = [case.options for case in cases_of(game, 2, {})]
    assert every == list(game.option_sets(2))
    assert {case.seats for case in cases_of(game, None, {"end": "expedition"})} == {2, 3, 4, 5}
    named = [case.options for case in cases_of(game, 2, {"end": "expedition"})]
    assert named == [options for options in every if options["end"] == "expedition"]


def test_check_plays_what_is_named(run: Run) -> None:
    options = registry.game("port-royal").settle({"end": "expedition"})
    named = [word for key, value in options.items() for word in ("--option", f"{key}={value}")]
    ran = run("check", "port-royal", "--seats", "2", *named, "--games", "2", "--lang", "en")
    assert ran.status == 0
    assert "port-royal holds: 2 games in 1 set-up" in ran.out


def test_check_plays_an_option_set_that_the_suite_leaves_out(run: Run) -> None:
    named = [word for pair in ("adventure=cooperative", "chapter=1", "failures=1") for word in ("--option", pair)]
    ran = run("check", "port-royal", *named, "--games", "1", "--lang", "en")
    assert ran.status == 0
    assert "port-royal holds: 4 games in 4 set-ups" in ran.out


def test_check_names_what_is_broken_and_leaves_with_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise BrokenRules("port-royal, 2 seats, seed 7, ply 3: a clone differs from its original.")

    monkeypatch.setattr(check_module, "check_game", broken)
    ran = run("check", "port-royal", "--seats", "2", "--games", "3", "--seed", "7")
    assert ran.status == 1
    assert ran.err.strip() == "port-royal, 2 seats, seed 7, ply 3: a clone differs from its original."
    assert "holds" not in ran.out


@pytest.mark.parametrize(
    ("arguments", "words"), [(("--seats", "7"), "not 7"), (("--option", "end=x"), "Option end cannot be 'x'")]
)
def test_what_cannot_be_checked_is_refused(run: Run, arguments: tuple[str, ...], words: str) -> None:
    assert words in run("check", "port-royal", *arguments).sentence


OWN_BOT = """
class First:
    def __init__(self, dice):
        pass

    def choose(self, view, seconds):
        return view.options[0]
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_of_ones_own_plays(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workers: str) -> None:
    (tmp_path / "ours.py").write_text(OWN_BOT)
    monkeypatch.setattr("sys.path", [*sys.path])
    monkeypatch.delitem(sys.modules, "ours", raising=False)
    figures = simulated(run, "--bots", "greedy,ours:First", "--games", "2", "--workers", workers)
    assert figures["wins"]["bots"] == {"greedy": 2, "ours:First": 0}


def test_a_bot_that_answers_wrongly_is_named_by_its_seat(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "wrong.py").write_text(OWN_BOT.replace("view.options[0]", "-1"))
    monkeypatch.setattr("sys.path", [*sys.path])
    assert (
        "Action -1 is not among the" in run("simulate", "port-royal", "--bots", "wrong:First", "--seats", "2").sentence
    )


@pytest.mark.parametrize("bot", ["nowhere:First", "json:First", ":First", "strong:much"])
def test_a_bot_that_cannot_be_loaded_is_refused(run: Run, bot: str) -> None:
    assert repr(bot) in run("simulate", "port-royal", "--bots", f"greedy,{bot}").sentence
