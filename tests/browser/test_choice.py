"""One selection: what is picked on the board stands in the bar, the bar confirms it, and news leave it alone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.player import MOVED, Player
from tests.browser.test_play import SAY
from tests.browser.visiting import DESKTOP, Visit, set_up


def drawing(page: Page) -> None:
    """A lone voyage, at the first question where to draw."""
    set_up(page, "rolling-seas", 0, {"deck": "quick"}, "open water")
    player = Player(page, "rolling-seas")
    while not page.locator("[data-placer]").count():
        player.answer()


def test_the_bar_confirms_what_the_board_shows(visit: Visit) -> None:
    """Picking a cell drew elsewhere while the bar had a list of its own."""
    page = visit().page
    drawing(page)
    expect(page.locator("#confirm")).to_be_disabled()
    cells = page.locator(".pick-cell")
    cell = cells.nth(cells.count() // 2)
    name = str(cell.get_attribute("aria-label"))
    cell.click()
    chosen = page.locator("#listed").input_value()
    assert chosen.startswith("place ")
    covered = page.locator("#rs-cells .ghost").count()
    assert covered and page.locator("svg.ghost.drawn > g > *").count() >= covered, "the ghost is the final drawing"
    page.evaluate(SAY, "Ahoy")
    expect(page.locator(".chat p")).to_have_count(1)
    assert page.locator("#listed").input_value() == chosen, "news must not reset the choice"
    expect(page.locator("#rs-cells .ghost")).to_have_count(covered)
    decision = page.locator('#answer [name="decision"]').input_value()
    page.locator("#confirm").click()
    page.wait_for_function(MOVED, arg=decision)
    anchor = chosen.split()[2]
    assert re.search(rf"\b{anchor}\b", page.locator("#log").inner_text() + page.locator("#tick").inner_text()), name
    assert page.locator(".ghost").count() == 0, "no stale ghost"


def test_what_is_chosen_in_the_list_shows_on_the_board(visit: Visit) -> None:
    page = visit().page
    drawing(page)
    page.locator("#listed").select_option(index=3)
    chosen = page.locator("#listed").input_value()
    expect(page.locator("svg.ghost.drawn")).to_have_count(1)
    page.locator('#long [data-turn="1"]').click()
    assert page.locator("#listed").input_value() != chosen
    expect(page.locator("svg.ghost.drawn")).to_have_count(1)


def test_own_figures_stay_in_sight(visit: Visit) -> None:
    """Points and stock of the reader stand in the bar, which never scrolls away."""
    page = visit(size=DESKTOP).page
    for size in (DESKTOP, {"width": 360, "height": 740}):
        page.set_viewport_size(size)
        for game in ("captains-war", "rolling-seas"):
            set_up(page, game, 1)
            page.wait_for_selector("#answer.mine")
            page.evaluate("scrollTo(0, document.body.scrollHeight)")
            expect(page.locator("#own-line")).to_be_in_viewport(ratio=1)
            assert page.locator("#own-line .val").count() >= 4
