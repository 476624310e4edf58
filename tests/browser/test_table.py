"""What the table's page tells beside the question: pieces up close, why not, keys, odds, log, this table's links."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from flibuste.games import registry
from flibuste.server.tables.presence import WRITTEN_AFTER
from tests.browser.axe import axe_faults
from tests.browser.language import foreign_phrases, spoken
from tests.browser.player import MOVED, Player
from tests.browser.serving import Server
from tests.browser.visiting import DESKTOP, PHONE, Visit, set_up

DRAWERS = ("rule", "piece", "this-table", "keys")


def asked(page: Page, action: str) -> None:
    """Play on until this is among the answers."""
    player = Player(page, "port-royal")
    page.wait_for_selector("#answer.mine")
    while not page.locator(f'#answer [value^="{action}"]').count():
        player.answer()


def a_card_to_look_at(page: Page) -> Locator:
    """Reveal until a card lies in the river that is no answer now."""
    asked(page, "reveal")
    while not page.locator("#board .cell:has(.look)").count():
        decision = page.locator('#answer [name="decision"]').input_value()
        page.locator('#answer [value="reveal"]').click()
        page.wait_for_function(MOVED, arg=decision)
        asked(page, "reveal")
    return page.locator("#board .cell:has(.look)").first


def test_a_card_that_cannot_be_chosen_says_why(visit: Visit) -> None:
    """Pressed, it is shown large and in words, with its rule, the question and the question's rule."""
    page = visit().page
    set_up(page, "port-royal", 1)
    card = a_card_to_look_at(page)
    card.locator(".look").click()
    drawer = page.locator("#piece")
    expect(drawer).to_be_visible()
    expect(drawer.locator('[data-slot="name"]')).to_have_text(str(card.get_attribute("data-name")))
    expect(drawer.locator('[data-slot="text"]')).to_have_text(str(card.get_attribute("data-text")))
    assert (drawer.locator(".large svg").bounding_box() or {"width": 0})["width"] > 200
    expect(drawer.locator('[data-slot="why"]')).to_contain_text(page.locator("#question").inner_text())
    expect(drawer.locator('[data-slot="why"] a')).to_contain_text("PR-BASE")
    rule = drawer.locator('[data-slot="rule"] a')
    assert re.fullmatch(r"PR-[A-Z]+-\d{3}", rule.inner_text())
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    assert page.evaluate("document.activeElement.classList.contains('look')")
    rule_link = str(rule.get_attribute("href"))
    page.goto(rule_link)
    expect(page.locator(f'[id="{rule_link.partition("#")[2]}"]')).to_be_in_viewport()


def test_a_card_that_can_be_chosen_is_inspected_by_key_and_right_click(visit: Visit) -> None:
    page = visit(lang="fr").page
    set_up(page, "port-royal", 1)
    asked(page, "take")
    option = page.locator("#board .cell:has(.opt)").first
    option.hover()
    page.keyboard.press("i")
    drawer = page.locator("#piece")
    expect(drawer.locator('[data-slot="name"]')).to_have_text(str(option.get_attribute("data-name")))
    expect(drawer.locator('[data-slot="why"]')).to_be_hidden()
    page.keyboard.press("i")
    expect(drawer).to_be_hidden()
    option.click(button="right")
    expect(drawer).to_be_visible()


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_drawer_is_accessible_and_in_one_language(visit: Visit, lang: str, size: dict[str, int]) -> None:
    page = visit(lang=lang, size=size).page
    set_up(page, "port-royal", 1)
    card = a_card_to_look_at(page)
    for name in DRAWERS:
        if name == "piece":
            card.locator(".look").click()
        else:
            page.goto(page.url.split("#")[0] + f"#{name}")
        drawer = page.locator(f"#{name}")
        expect(drawer).to_be_visible()
        assert axe_faults(page) == [], name
        assert spoken(page) & foreign_phrases(lang) == set()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert page.evaluate("scrollY") == 0, "opening a drawer must not move the board"
        page.keyboard.press("Escape")
        expect(drawer).to_be_hidden()


def test_question_mark_lists_the_keys_and_o_hides_the_odds(visit: Visit) -> None:
    page = visit().page
    set_up(page, "port-royal", 1)
    asked(page, "reveal")
    while not page.locator(".odds").count():
        Player(page, "port-royal").answer()
        asked(page, "reveal")
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    expect(page.locator("#keys dt")).to_have_count(12)
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_hidden()
    expect(page.locator(".odds")).to_be_visible()
    page.keyboard.press("o")
    expect(page.locator(".odds")).to_be_hidden()
    page.reload()
    expect(page.locator(".odds")).to_be_hidden()
    page.keyboard.press("o")
    expect(page.locator(".odds")).to_be_visible()


def test_a_line_of_the_log_marks_what_it_names(visit: Visit) -> None:
    """By mouse and by keyboard, on the board and at the seats."""
    page = visit().page
    set_up(page, "port-royal", 1)
    a_card_to_look_at(page)
    marked = page.locator(".named")
    _last_card_line(page).hover()
    expect(page.locator("#board .named").first).to_be_visible()
    page.locator(".brand").hover()
    expect(marked).to_have_count(0)
    page.locator("#log .lines").focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.matches('li[data-names]')")
    assert marked.count() > 0


def _last_card_line(page: Page) -> Locator:
    """The last line that speaks of a card which is still there."""
    name = page.evaluate("""() => [...document.querySelectorAll('#log li[data-names]')].reverse()
      .flatMap((line) => line.dataset.names.split(' '))
      .find((name) => name.startsWith('card-') && document.querySelector(`#board [data-named="${name}"]`))""")
    return page.locator(f'#log li[data-names~="{name}"]').last


def test_a_cell_of_the_chart_is_marked(visit: Visit) -> None:
    page = visit().page
    set_up(page, "rolling-seas", 0, {"deck": "quick"})
    player = Player(page, "rolling-seas")
    while not page.locator('#log li[data-names*="cell-"]').count():
        player.answer()
    page.goto(page.url.split("#")[0] + "#log")
    page.locator('#log li[data-names*="cell-"]').last.hover()
    expect(page.locator(".named-cell")).to_have_count(1)


def test_the_fingerprint_at_the_table_is_that_of_the_revealed_seed(visit: Visit) -> None:
    page = visit().page
    set_up(page, "port-royal", 1)
    page.goto(page.url + "#this-table")
    announced = page.locator("#this-table code").inner_text()
    Player(page, "port-royal").play_to_the_end()
    expect(page.locator(f'code:has-text("{announced}")')).to_be_visible()


def test_the_seats_own_link_opens_the_seat_on_another_device(visit: Visit) -> None:
    page = visit().page
    set_up(page, "port-royal", 1)
    page.wait_for_selector("#answer.mine")
    phone = visit(lang="fr", size=PHONE).page
    phone.goto(page.locator("#seat-link").input_value())
    phone.locator("main button").click()
    expect(phone.locator("#answer.mine")).to_be_visible()
    stranger = visit().page
    stranger.goto(page.url)
    assert stranger.locator("#seat-link").count() == 0


def test_whoever_comes_back_reads_what_happened(visit: Visit, server: Server) -> None:
    """After a while away the page tells the moves since; the next visit starts afresh."""
    page = visit(lang="fr").page
    set_up(page, "port-royal", 1)
    address = page.url
    player = Player(page, "port-royal")
    before = after = 0
    while after - before < 2:  # until the bot has moved after an answer of the reader's
        page.wait_for_selector("#answer.mine")
        before = int(page.locator("#table").get_attribute("data-ply") or 0)
        player.answer()
        page.wait_for_selector("#answer.mine")
        after = int(page.locator("#table").get_attribute("data-ply") or 0)
    page.goto("about:blank")
    page.wait_for_timeout(1000 * (WRITTEN_AFTER + 2))  # what was seen is written down
    _pretend_away(server.folder, hours=5)
    page.goto(address)
    summary = page.locator("#since summary")
    expect(summary).to_contain_text("Depuis votre dernier passage")
    summary.click()
    expect(page.locator("#since li").first).to_be_visible()
    assert axe_faults(page) == []
    page.reload()
    expect(page.locator("#since")).to_have_count(0)
    player.answer()


def _pretend_away(folder: Path, hours: float) -> None:
    """Let the last look at every table, and every move, be so much longer ago; the bots' last ones come after it."""
    with sqlite3.connect(folder / "flibuste.sqlite3") as database:
        database.execute("UPDATE presence SET seen_at = seen_at - ?", (hours * 3600,))
        mine = "SELECT seat FROM seats WHERE seats.table_id = log.table_id AND kind = 'person'"
        database.execute(f"UPDATE log SET at = at - ? WHERE seat IN ({mine})", (hours * 3600,))


@pytest.mark.parametrize("key", registry.keys())
def test_a_question_needs_no_scrolling_on_a_desktop(visit: Visit, key: str) -> None:
    """1280 x 800: board and question together, for a while of each game."""
    page = visit().page
    set_up(page, key, 1)
    player = Player(page, key)
    for _ in range(25):
        page.wait_for_selector("#answer.mine")
        page.wait_for_function("(most) => document.documentElement.scrollHeight <= most", arg=DESKTOP["height"])
        player.answer()


def sailing(page: Page, player: Player) -> None:
    """Play on until the question is which way to sail."""
    while not page.locator('#answer [value^="sail "]').count():
        wind = page.locator('#answer [value^="wind "]').locator("visible=true")
        if page.locator("#answer.mine").count() and wind.count():
            decision = page.locator('#answer [name="decision"]').input_value()
            wind.first.click()
            page.wait_for_function(MOVED, arg=decision)
        else:
            player.answer()


def test_a_phone_sails_by_pad_lens_and_small_map(visit: Visit) -> None:
    """RS at 360 px: eight large keys, cells to tap, and the whole chart a tap away."""
    page = visit(lang="fr", size=PHONE).page
    set_up(page, "rolling-seas", 0, {"deck": "quick"})
    player = Player(page, "rolling-seas")
    sailing(page, player)
    keys = page.locator(".on-pad .way")
    expect(keys).to_have_count(8)
    assert all((key.bounding_box() or {"height": 0})["height"] >= 44 for key in keys.all())
    assert page.locator('#answer .act > [value^="sail "]').locator("visible=true").count() == 0
    prompt, lens = page.locator("#answer").bounding_box(), page.locator("#rs-lens").bounding_box()
    assert prompt and lens and prompt["height"] <= 0.42 * PHONE["height"]
    assert lens["y"] + lens["height"] <= prompt["y"], "the prompt bar must not cover the chart"
    assert axe_faults(page) == []

    page.locator("#rs-mini").tap()
    expect(page.locator("#rs-lens.whole")).to_be_visible()
    spot = page.locator("#rs-cells .spot").first
    before = page.locator('#answer [name="decision"]').input_value()
    page.locator("#rs-lens").tap(position={"x": 20, "y": 20})
    expect(page.locator("#rs-lens.whole")).to_have_count(0)
    assert page.locator('#answer [name="decision"]').input_value() == before
    assert page.evaluate("document.getElementById('rs-lens').scrollLeft") == 0

    spot.tap()
    page.wait_for_function(MOVED, arg=before)
    sailing(page, player)
    before = page.locator('#answer [name="decision"]').input_value()
    page.locator(".on-pad .way:enabled").first.tap()
    page.wait_for_function(MOVED, arg=before)


def test_the_numeric_pad_steers(visit: Visit) -> None:
    page = visit().page
    set_up(page, "rolling-seas", 0, {"deck": "quick"})
    player = Player(page, "rolling-seas")
    sailing(page, player)
    way = page.locator("#board .way:enabled").first
    before = page.locator('#answer [name="decision"]').input_value()
    action = way.get_attribute("value")
    page.keyboard.press(f"Numpad{way.get_attribute('data-numpad')}")
    page.wait_for_function(MOVED, arg=before)
    assert str(action).split()[0] in ("sail", "gust")
