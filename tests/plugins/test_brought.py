"""Templates, styles, pictures and guides may come from a game's own package."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from flibuste.data import packages
from flibuste.data.phrases import phrasebook
from flibuste.games import registry
from flibuste.render.svg.face import Sight
from flibuste.server import app
from flibuste.server.settings import Settings
from flibuste.server.web import catalogue, rendering
from tests.kit.cove import GAME

RECORD = """
from flibuste.kit import Record
from tests.kit.cove import GAME
RECORD = Record(GAME, "cove_web", board="cove.html", style="cove.css", vignette="cove.svg", guides=("en",))
"""
FILES = {
    "__init__.py": RECORD,
    "templates/cove.html": '{% from "_macros.html" import value %}<b class="cove">{{ say("game-title") }}</b>',
    "templates/cove.svg": "<svg><title>a cove</title></svg>",
    "cove.css": ".cove { color: teal; }",
    "guides/en.md": "# The Cove\n\nShow your cards, as CO-BASE-001 says.",
    "texts/en/cove.ftl": "game-title = The Cove\n",
    "texts/fr/cove.ftl": "game-title = La Crique\n",
}


@pytest.fixture
def cove(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that brings its own pages, on the shelf for a while."""
    for name, text in FILES.items():
        file = tmp_path / "cove_web" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    entry = EntryPoint("cove", "cove_web:RECORD", packages.GROUP)
    monkeypatch.setattr(packages, "plugins", lambda: (entry,))
    monkeypatch.setattr(registry, "_others", [registry.examine([entry])])
    monkeypatch.setattr(registry, "_known", {})
    packages.home_of.cache_clear()
    yield
    packages.home_of.cache_clear()


@pytest.mark.parametrize(("lang", "title"), [("en", "The Cove"), ("fr", "La Crique")])
def test_the_board_is_drawn_by_the_games_own_template(cove: None, lang: str, title: str) -> None:
    view = GAME.view(GAME.new(2, {}, 1), 0)
    sight = Sight(view, phrasebook(lang, "cove"), ("Ana", "Bo"), ("blue", "red"))
    assert rendering.board("cove", sight) == f'<b class="cove">{title}</b>'


def test_the_picture_and_the_guide_are_its_own(cove: None) -> None:
    assert rendering.vignette("cove") == FILES["templates/cove.svg"]
    assert '<a href="#CO-BASE-001">CO-BASE-001</a>' in catalogue.guide("cove", "en")
    assert catalogue.guide("cove", "fr") == ""


def test_its_style_sheet_is_served(cove: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/tables.db")
    assert rendering.style_of("cove") == "/style/cove" and rendering.style_of("port-royal") == ""
    with TestClient(app.build(Settings.from_environment())) as client:
        served = client.get("/style/cove")
        assert (served.text, served.headers["content-type"]) == (FILES["cove.css"], "text/css; charset=utf-8")
        assert client.get("/style/port-royal").status_code == 404
