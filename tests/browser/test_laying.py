"""Laying a tile of Amerigo by keys alone: the shape is moved and turned on the map, the button says what it brings."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import MOVED, Player
from tests.browser.visiting import Visit, set_up

GHOST = "() => [...document.querySelectorAll('.ghost')].map((cell) => cell.className.match(/c\\d+ r\\d+/)[0]).join()"
ALL_POSTS = "12"


class Settler(Player):
    """Founds a trading post, plans a tile, and builds: the shortest way to a tile in hand."""

    def choose(self) -> Locator:
        anchors = self.page.locator(".spot.good").locator("visible=true")
        if anchors.count():
            return anchors.first
        if self.page.locator('#am-own [data-number^="posts-"] b').inner_text() == ALL_POSTS:
            self.wishes = ("settle", "launch", "sail", "navigate")
        elif self.page.locator(".am-reserve .shp").count() < 2:
            self.wishes = ("take", "plan")
        else:
            self.wishes = ("stop", "build")
        return super().choose()


def until_a_tile_is_laid(page: Page) -> None:
    player = Settler(page, "amerigo")
    while not page.locator("[data-placer]").count():
        assert player.answer()


def test_a_tile_is_laid_by_keys_alone(visit: Visit) -> None:
    page = visit().page
    set_up(page, "amerigo", 1)
    until_a_tile_is_laid(page)
    confirm = page.locator("#confirm")
    expect(confirm).to_be_disabled()
    page.keyboard.press("ArrowRight")
    expect(confirm).to_be_enabled()
    expect(confirm).to_contain_text("point")
    places = {page.evaluate(GHOST)}
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", ".", ","):
        page.keyboard.press(key)
        places.add(page.evaluate(GHOST))
    assert "" not in places
    shape = page.locator('.shape-pick[aria-pressed="true"]').inner_text()
    assert len(places) > 1 or "1 place" in shape.splitlines()
    told = page.locator(".am-gain").inner_text()
    assert told.split()[0] in confirm.inner_text()
    decision = page.locator('#answer [name="decision"]').get_attribute("value")
    log = page.locator("#log .lines").inner_text()
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=decision)
    assert page.locator("#log .lines").inner_text() != log
