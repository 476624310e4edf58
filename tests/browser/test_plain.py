"""A game of another package, with rules and sentences alone, in a real browser: the plain board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import axe_faults
from tests.browser.language import foreign_phrases, spoken
from tests.browser.player import READY, Player
from tests.browser.serving import Server
from tests.browser.test_play import Finger
from tests.browser.visiting import DESKTOP, PHONE, Visit, set_up
from tests.plugins.installing import install, with_plugin

WATCHES = ("day", "night")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the example beside our games."""
    plugin = install(tmp_path_factory.mktemp("skiff"))
    started = Server(tmp_path_factory.mktemp("data"), with_plugin(plugin))
    yield started
    started.kill()


@pytest.mark.parametrize(("lang", "title"), [("fr", "La Yole"), ("en", "Skiff")])
def test_it_stands_on_the_shelf(visit: Visit, lang: str, title: str) -> None:
    page = visit(lang=lang).page
    for path in ("/", "/rules", "/rules/skiff", "/new/skiff", "/about"):
        page.goto(path)
        expect(page.locator("main")).to_contain_text(title)
    assert spoken(page) & foreign_phrases(lang) == set()


@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("en", DESKTOP)], ids=["fr-phone", "en-desktop"])
def test_a_whole_game_on_the_plain_board(visit: Visit, lang: str, size: ViewportSize) -> None:
    """Every question can be answered, the own hand is seen and the others' are covered, to the score sheet."""
    page = visit(lang=lang, size=size).page
    set_up(page, "skiff", 2, {"whistle": "yes"})
    player = Player(page, "skiff", press=Finger()) if size == PHONE else Player(page, "skiff")
    heard: set[str] = set()

    def look(shown: Page) -> None:
        heard.update(spoken(shown))
        expect(shown.locator(".plain-board .yours .covered")).to_have_count(0)
        expect(shown.locator(".plain-board .before")).to_have_count(3)

    player.before_each = look
    player.answer()
    page.wait_for_function(READY)
    expect(page.locator(".plain-board .covered")).to_have_count(2)
    assert player.play_to_the_end() > 5
    expect(page.locator(".score .tot td")).to_have_count(3)
    assert (heard | spoken(page)) & foreign_phrases(lang) == set()


@pytest.mark.parametrize("watch", WATCHES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_plain_board_can_be_read_by_everybody(visit: Visit, server: Server, size: ViewportSize, watch: str) -> None:
    visitor = visit(size=size)
    visitor.context.add_cookies([{"name": "watch", "value": watch, "url": server.address}])
    page = visitor.page
    set_up(page, "skiff", 3)
    Player(page, "skiff").answer()
    page.wait_for_function(READY)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert axe_faults(page) == []
