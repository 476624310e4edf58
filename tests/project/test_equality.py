"""The tool that says whether a change of the code changed a game can be trusted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from flibuste.bots.learned import LearnedBot
from flibuste.games.captains_war import features
from flibuste.games.captains_war.game import CaptainsWarGame
from flibuste.games.registry import game, keys
from flibuste.kernel import Match, Result
from flibuste.kit.rows import Floats
from tests.compiled import run_compiled
from tools import equality
from tools.equality import ASPECTS, GAMES, digests, main, spelt
from tools.equality_cases import USUAL, Case, cases_of, shares

FEW = [
    Case("port-royal", 3, "gambler=yes"),
    Case("rolling-seas", 2, "ambush=yes"),
    Case("captains-war", 1, "captain=blackbeard"),
    Case("captains-war", 3, USUAL),
]
TABLE = FEW[-1]
Patch = pytest.MonkeyPatch


@pytest.fixture
def before(tmp_path: Path, monkeypatch: Patch) -> str:
    """A file with a few games of each game."""
    monkeypatch.setattr(equality, "cases_of", lambda key: [case for case in FEW if case.key == key])
    file = str(tmp_path / "before.json")
    assert main(["keep", file, "--games", "2", "--workers", "1"]) == 0
    return file


def test_the_same_code_plays_the_same_games(before: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", before, "--workers", "1"]) == 0
    assert capsys.readouterr().out.endswith("Everything is as it was.\n")


def test_compiled_code_plays_the_same_games(before: str) -> None:
    run = run_compiled("-m", "tools.equality", "compare", before, "--workers", "1")
    assert run.returncode == 0, run.stdout


def test_a_difference_is_named_with_the_game_that_shows_it(
    before: str, capsys: pytest.CaptureFixture[str], monkeypatch: Patch
) -> None:
    change_events(monkeypatch)
    assert main(["compare", before, "--game", "captains-war", "--workers", "1"]) == 1
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "captains-war 1 captain=blackbeard: events differ in 1 of 1 games; "
        "see trace captains-war 1 captain=blackbeard 0",
        "captains-war 3 usual: events differ in 1 of 1 games; see trace captains-war 3 usual 0",
    ]


def change_events(monkeypatch: Patch) -> None:
    """One more of whatever the last value of an event counts."""
    play = Match.play

    def louder(match: Match, seat: int, answer: str | int) -> Any:
        move = play(match, seat, answer)
        move.events = [(*event[:-1], event[-1] + 1) if len(event) > 1 else event for event in move.events]
        return move

    monkeypatch.setattr(Match, "play", louder)


def change_a_name(monkeypatch: Patch) -> None:
    monkeypatch.setattr(game(TABLE.key).events[0], "name", "round")


def change_the_order_of_options(monkeypatch: Patch) -> None:
    ordered = equality.options_of
    monkeypatch.setattr(equality, "options_of", lambda s, seat: ordered(s, seat)[::-1])


def change_documents(monkeypatch: Patch) -> None:
    write = CaptainsWarGame.write
    monkeypatch.setattr(CaptainsWarGame, "write", lambda self, s: {**write(self, s), "wind": 3})


def change_views(monkeypatch: Patch) -> None:
    """A spectator sees what the first seat sees."""
    monkeypatch.setattr(Match, "view", lambda match, seat: match.game.view(match.state, max(seat, 0)))


def change_results(monkeypatch: Patch) -> None:
    result = CaptainsWarGame.result

    def reversed_ranks(self: CaptainsWarGame, s: Any) -> Result:
        found = result(self, s)
        return Result(found.scores, found.ranks[::-1], found.winners)

    monkeypatch.setattr(CaptainsWarGame, "result", reversed_ranks)


def change_numbers(monkeypatch: Patch) -> None:
    write = features.write

    def change_the_last(s: Any, seat: int, numbers: Floats) -> None:
        write(s, seat, numbers)
        numbers.cells[numbers.count - 1] = 0.123456

    monkeypatch.setattr(features, "write", change_the_last)


def change_a_bot(monkeypatch: Patch) -> None:
    monkeypatch.setattr(LearnedBot, "choose", lambda self, view, seconds: view.options[0])


@pytest.mark.parametrize(
    ("change", "aspects"),
    [
        (change_events, {"events"}),
        (change_a_name, {"events"}),
        (change_the_order_of_options, set(ASPECTS) - {"bots"}),
        (change_documents, {"documents", "views"}),
        (change_views, {"views"}),
        (change_results, {"results"}),
        (change_numbers, {"features", "nets"}),
        (change_a_bot, {"bots"}),
    ],
)
def test_a_change_is_seen_where_it_is(change: Callable[[Patch], None], aspects: set[str], monkeypatch: Patch) -> None:
    usual = digests((TABLE, 0))
    change(monkeypatch)
    changed = digests((TABLE, 0))
    assert {aspect for aspect in ASPECTS if usual[aspect] != changed[aspect]} == aspects


def test_the_numbers_of_events_do_not_matter() -> None:
    kinds = game("captains-war").events
    renumbered: Any = SimpleNamespace(events=kinds[::-1])
    gained = [kind.name for kind in kinds].index("gained")
    for of, number in ((game("captains-war"), gained), (renumbered, len(kinds) - 1 - gained)):
        assert spelt(of, (number, 1, 257, 0)) == "gained player=1 haul=257 lost=0"


@pytest.mark.parametrize("key", keys())
def test_games_are_spread_evenly_over_every_seat_count_and_option(key: str) -> None:
    counts = Counter(case for case, _ in shares(cases_of(key), GAMES))
    assert sum(counts.values()) == GAMES
    assert max(counts.values()) - min(counts.values()) <= 1
    assert {case.seats for case in counts} == set(game(key).all_seat_counts())
    written = {setting for case in counts for setting in case.options.split(",")}
    assert {f"{choice.key}={value}" for choice in game(key).choices for value in choice.values[1:]} <= written


def test_every_case_is_played_at_least_once() -> None:
    assert shares(FEW, 0) == [(case, 0) for case in FEW]


def test_a_trace_writes_every_aspect_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", TABLE.key, str(TABLE.seats), TABLE.options, "0"]) == 0
    assert {line.partition(":")[0] for line in capsys.readouterr().out.splitlines()} == set(ASPECTS)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["compare", "no-such-file.json"], "no-such-file.json cannot be read: No such file or directory.\n"),
        (["trace", "port-royal", "2", "end", "0"], "An option is written key=value, not 'end'.\n"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().out == sentence
