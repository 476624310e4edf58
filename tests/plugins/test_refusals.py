"""A game of another package that cannot be played is set aside with the reason; the others play."""

from __future__ import annotations

import logging
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from flibuste.data.packages import GROUP
from flibuste.games import registry
from flibuste.kernel import BadOption
from flibuste.kit import VERSION
from tests.cli.conftest import Run, quiet_place, run  # noqa: F401

GAME = """
from flibuste.kit import Record
from tests.kit.cove import GAME
RECORD = Record(GAME, {package!r}, kit={kit})
"""
BROKEN = "raise ImportError('no module named sextant')"
FILES = {
    "cove_one": GAME.format(package="cove_one", kit=VERSION),
    "cove_two": GAME.format(package="cove_two", kit=0),
    "of_tomorrow": GAME.format(package="of_tomorrow", kit=VERSION + 1),
    "elsewhere": GAME.format(package="cove_one", kit=VERSION),
    "broken": BROKEN,
    "no_record": "RECORD = 'cove'",
}


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in FILES.items():
        (tmp_path / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))


def entry(package: str, name: str = "cove") -> EntryPoint:
    return EntryPoint(name, f"{package}:RECORD", GROUP)


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        (entry("broken"), "importing broken:RECORD fails: ImportError: no module named sextant"),
        (entry("nowhere"), "importing nowhere:RECORD fails: ModuleNotFoundError: No module named 'nowhere'"),
        (entry("no_record"), "no_record:RECORD should be a flibuste.kit.Record, not str"),
        (entry("of_tomorrow"), f"it needs version {VERSION + 1} of the kit; this is version {VERSION}"),
        (entry("cove_one", "bay"), "its entry point calls it 'bay', its game 'cove'"),
        (entry("elsewhere"), "its entry point should name the package of its record, cove_one, not elsewhere"),
    ],
)
def test_what_cannot_be_played_is_named_with_its_reason(packages: None, named: EntryPoint, reason: str) -> None:
    found = registry.examine([named, entry("cove_two")])
    assert found.refused == [registry.Refused(named.name, named.module, reason)]
    assert list(found.records) == ["cove"]


def test_a_key_is_given_once(packages: None, monkeypatch: pytest.MonkeyPatch) -> None:
    found = registry.examine([entry("cove_one"), entry("cove_two")])
    assert found.records["cove"].package == "cove_one"
    assert found.refused[0].reason == "cove_one brings a game 'cove' already"
    monkeypatch.setattr(registry, "OURS", ("cove",))
    assert registry.examine([entry("cove_one")]).refused[0].reason == "there is a game 'cove' on the shelf already"


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = registry.Refused("cove", "broken", "importing [it] fails")
    monkeypatch.setattr(registry, "others", lambda: registry.Others({}, [refused]))


@pytest.mark.parametrize(("lang", "sentence"), [("en", "is not on the shelf"), ("fr", "n’est pas sur l’étagère")])
def test_the_command_lists_what_was_refused(run: Run, broken: None, lang: str, sentence: str) -> None:  # noqa: F811
    said = " ".join(run("games", "--lang", lang).out.split())
    assert "cove" in said and sentence in said and "importing [it] fails" in said


def test_whoever_asks_for_it_is_told_why(broken: None) -> None:
    with pytest.raises(BadOption, match=r"The game 'cove' of broken cannot be played: importing \[it\] fails\."):
        registry.game("cove")


def test_the_server_says_it_in_its_log(
    broken: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from flibuste.server import app
    from flibuste.server.settings import Settings

    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/tables.db")
    with caplog.at_level(logging.WARNING):
        app.build(Settings.from_environment())
    assert "The game 'cove' of broken is not on the shelf: importing [it] fails." in caplog.text
