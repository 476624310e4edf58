"""Imports go down only; and the tool that says so can be trusted."""

from pathlib import Path

import pytest

from tools.check_layers import violations


def test_imports_go_down_the_layers() -> None:
    assert violations() == []


def package_with(folder: Path, file: str, code: str) -> Path:
    path = folder / "flibuste" / file
    path.parent.mkdir(parents=True)
    path.write_text(code, encoding="utf-8")
    return folder / "flibuste"


@pytest.mark.parametrize(
    ("file", "code"),
    [
        (
            "kernel/run.py",
            "import os.path\nfrom mypy_extensions import i64\nfrom flibuste.kernel.state import State",
        ),
        ("data/box.py", "import fluent.runtime\nfrom flibuste import __version__\nfrom flibuste.kernel import codec"),
        ("games/skiff/turn.py", "from . import state\nfrom ..skiff.cards import DECK\nfrom flibuste.data import load"),
        ("games/skiff/modules/solo.py", "from flibuste.games.skiff import turn\nfrom .rival import Rival"),
        ("games/skiff/game.py", "from flibuste.games.skiff.modules import solo"),
        ("cli/new.py", "from flibuste.games import registry\nGAME = registry.keys()[0]"),
        ("cli/serve.py", "def serve():\n    from flibuste.server.app import app"),
        ("__main__.py", "from flibuste.cli import main"),
        ("__init__.py", "from flibuste.cli import main"),
    ],
)
def test_allowed(tmp_path: Path, file: str, code: str) -> None:
    assert violations(package_with(tmp_path, file, code)) == []


@pytest.mark.parametrize(
    ("file", "code", "complaint"),
    [
        ("kernel/run.py", "import flibuste.data", ":1: imports flibuste.data, but kernel may only import"),
        (
            "kernel/run.py",
            "import numpy.random",
            ":1: imports numpy.random, but kernel uses the standard library only.",
        ),
        ("games/skiff/turn.py", "from flibuste.games.sloop import turn", "a game imports no other game."),
        ("data/box.py", "from flibuste import games", "data may only import the layers below it: kernel."),
        (
            "games/skiff/turn.py",
            "def f():\n    from flibuste.bots import a, b",
            ":2: imports flibuste.bots.b, but games",
        ),
        ("games/skiff/turn.py", "from ...render import text", "imports flibuste.render.text, but games may only"),
        (
            "bots/greedy.py",
            "import flibuste.research",
            "bots may only import the layers below it: kernel, data, kit, games.",
        ),
        (
            "server/app.py",
            "import flibuste.cli",
            "server may only import the layers below it: kernel, data, kit, games, bots,",
        ),
        (
            "games/skiff/turn.py",
            "from .modules import solo",
            "of the base files of skiff only game.py and record.py know its modules.",
        ),
        ("games/skiff/turn.py", "import flibuste.games.skiff.modules", "only game.py and record.py know its modules."),
        ("server/app.py", "import flibuste.games.nassau.game", "but server knows games by their records only."),
        ("cli/new.py", 'def new(game="captains-war"): ...', ":1: names captains-war, but cli knows games by their"),
        ("web/app.py", "import os", "web is no layer; the layers are kernel, data, kit, games,"),
    ],
)
def test_refused(tmp_path: Path, file: str, code: str, complaint: str) -> None:
    [found] = violations(package_with(tmp_path, file, code))
    assert complaint in found
