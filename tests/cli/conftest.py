"""Run commands in this process, away from the player's own files and locale."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from flibuste.bots import make_bot
from flibuste.cli import main
from flibuste.games import registry
from flibuste.kernel import Document, Match, deciders, describe


class Ran(NamedTuple):
    """How a command ended and what it printed."""

    status: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """What a refusal says: one line on the error output and nothing else."""
        assert (self.status, self.out) == (2, "")
        assert self.err.count("\n") == 1 and "Traceback" not in self.err
        return self.err.strip()


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def quiet_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, value in {
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "FLIBUSTE_DATA": "",
        "COLUMNS": "100",
        "LANGUAGE": "",
        "LC_ALL": "",
        "LC_MESSAGES": "",
        "LANG": "C.UTF-8",
    }.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main(arguments)
        printed = capsys.readouterr()
        return Ran(int(left.value.code or 0), printed.out, printed.err)

    return command


def played_match(
    moves: int | None = None, players: tuple[str, ...] = ("Maï", "Bonny (greedy)", "Morgan (greedy)")
) -> Match:
    """A match of Port Royal that greedy bots have played for everybody, to the end or so many moves."""
    match = Match.start(registry.game("port-royal"), list(players), {}, bytes(range(32)))
    bots = [make_bot("greedy", seat) for seat in range(len(players))]
    while not match.over and (moves is None or len(match.moves) < moves):
        seat = deciders(match.state)[0]
        match.play(seat, bots[seat].choose(match.view(seat), 1.0))
    return match


@pytest.fixture(scope="session")
def finished() -> Match:
    return played_match()


@pytest.fixture
def record(finished: Match, tmp_path: Path) -> Path:
    path = tmp_path / "match.flib.json"
    finished.save(path)
    return path


@pytest.fixture
def a_position() -> Document:
    match: Any = played_match(moves=40)
    return describe(match.game, match.state)
