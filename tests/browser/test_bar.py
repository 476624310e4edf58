"""The prompt bar of a phone: as high as its question needs, with every answer in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from flibuste.server.web.composer import Composer, TableContext
from tests.browser import gallery, matches
from tests.browser.visiting import PHONE

SMALL: ViewportSize = {"width": 360, "height": 640}
ASKING = {
    "pr": ("discover", "take", "repel", "everything"),
    "cw": ("take", "command", "commit", "parties"),
    "rs": ("draw", "home", "act", "sail", "trade"),
    "am": ("turn-3", "navigate"),
    "na": ("walk", "act"),
}
TABLET: ViewportSize = {"width": 820, "height": 1180}
BESIDE = """() => {
  const { left, right, top, bottom } = document.querySelector('#answer').getBoundingClientRect();
  return [...document.querySelectorAll('#question, #why-link, .own-line, .act > *')]
    .filter((part) => part.checkVisibility()).filter((part) => {
      const inner = part.getBoundingClientRect();
      return inner.left < left || inner.right > right || inner.top < top || inner.bottom > bottom;
    }).map((part) => part.id || part.className); }"""
EDGE = "() => document.querySelector('#answer').getBoundingClientRect().top"
LOWEST = """() => Math.max(...[...document.querySelectorAll('#answer .act > *, #answer .on-pad > * > *')]
  .map((answer) => answer.getBoundingClientRect().bottom))"""


def opened(browser: Browser, pages: str, name: str, size: ViewportSize) -> Page:
    page = browser.new_page(viewport=size, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.add_init_script(gallery.NO_STREAM)
    page.goto(f"{pages}/{name}.fr.day.html")
    page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize("name", [f"{game}-{topic}" for game, topics in ASKING.items() for topic in topics])
def test_the_bar_is_as_high_as_its_question_needs(browser: Browser, pages: str, name: str) -> None:
    page = opened(browser, pages, name, PHONE)
    left = PHONE["height"] - page.evaluate(LOWEST)
    page.close()
    assert 0 < left < 8 + 24, f"{left} px below the last answer"


ENDS = """(what) => { const ends = {};
  for (const { left, right, top } of [...document.querySelectorAll(what)].map((part) => part.getBoundingClientRect())) {
    if (right > left) ends[Math.round(top)] = Math.max(ends[Math.round(top)] ?? 0, Math.round(right));
  }
  return Object.values(ends); }"""


@pytest.mark.parametrize("name", ["cw-take", "cw-command", "cw-solo", "pr-discover", "pr-take", "na-act"])
def test_answers_and_the_own_line_use_the_whole_width(browser: Browser, pages: str, name: str) -> None:
    """No row of answers leaves a third empty, and the own figures reach as far as the buttons beside them."""
    page = opened(browser, pages, name, PHONE)
    rows = page.evaluate(ENDS, "#answer .act > .btn, #answer .act > .more")
    line = page.evaluate(ENDS, "#answer .own-line, #answer .aid")
    page.close()
    assert rows and min(rows) >= PHONE["width"] - 12
    assert line == [PHONE["width"] - 10]


def test_the_keys_of_a_replay_use_the_whole_width(browser: Browser, pages: str) -> None:
    page = opened(browser, pages, "pr-replay", PHONE)
    keys, way_on = (page.evaluate(ENDS, f".act > {what}") for what in ("[data-step]", "[formaction]"))
    page.close()
    assert keys == way_on == [PHONE["width"] - 10]


def test_a_short_question_leaves_three_quarters_of_the_page(browser: Browser, pages: str) -> None:
    for name in ("pr-discover", "pr-repel", "pr-wait"):
        page = opened(browser, pages, name, PHONE)
        assert page.evaluate(EDGE) > 0.7 * PHONE["height"], name
        page.close()


def test_all_ways_to_go_and_what_else_may_be_done_fit_a_small_phone(browser: Browser, pages: str) -> None:
    page = opened(browser, pages, "rs-sail", SMALL)
    assert page.locator(".on-pad .way").count() == 8
    assert page.evaluate(LOWEST) <= SMALL["height"]
    page.close()


def test_a_step_says_what_it_costs_beside_movement_points() -> None:
    """With no movement point left every step is paid in provisions, and its key says so."""
    for match in matches.random_play("rolling-seas", 1, 3):
        view = match.view(0)
        steps = [view.game.notation.text(action) for action in view.options]
        if match.state.boards[0].moves == 0 and any(step.startswith("sail") for step in steps):
            break
    prompt = Composer(match, 0, "en", TableContext("x")).table().prompt
    ways = re.findall(r'value="sail (\w+)"[^>]*>(.*?)</button>', prompt.pad, re.S)
    assert ways
    for heading, drawn in ways:
        note = next(option.note for option in prompt.options if option.action == f"sail {heading}")
        (provisions,) = re.findall(r"−(\d+) provision", note)
        assert f"−{provisions}<svg" in drawn and "chicken-leg" in drawn


def test_what_captains_buy_is_named_once_and_priced() -> None:
    match = matches.position("captains-war", 3, "command", 80)
    options = {option.action: option for option in Composer(match, 0, "en", TableContext("x")).table().prompt.options}
    assert (options["buy gem"].label, options["buy gem"].note) == ("Buy 1 gem", "−3 gold coins")
    recruit = next(option for action, option in options.items() if action.startswith("recruit"))
    assert recruit.label.startswith("Recruit 1 pirate, force ") and re.fullmatch(r"−\d+ gold coins", recruit.note)


def test_the_first_words_stand_under_the_header_and_fold_into_the_bar(browser: Browser, pages: str) -> None:
    page = opened(browser, pages, "na-walk", PHONE)
    first = page.locator("#first")
    shown = first.bounding_box()
    assert shown and 56 <= shown["y"] <= 60
    first.locator("summary").click()
    folded = first.bounding_box()
    assert folded and folded["y"] >= page.evaluate(EDGE)
    page.close()


def test_who_could_stop_reads_how_many_cards_that_brings() -> None:
    match = matches.position("port-royal", 4, "discover", 150)
    options = {option.action: option for option in Composer(match, 0, "en", TableContext("x")).table().prompt.options}
    assert options["stop"].note == "one card to take"


def test_a_price_to_pay_and_a_coin_for_the_active_player_leave_room_for_three_answers_in_a_row(
    browser: Browser, pages: str
) -> None:
    page = opened(browser, pages, "pr-paying", PHONE)
    tops = page.locator('#answer [value^="take"]').evaluate_all("(all) => all.map((one) => one.offsetTop)")
    lowest = page.evaluate(LOWEST)
    page.close()
    assert len(tops) >= 6 and len(set(tops)) == 2
    assert lowest <= PHONE["height"]


@pytest.mark.parametrize("name", [f"{game}-{topic}" for game, topics in ASKING.items() for topic in topics])
def test_a_tablet_has_the_question_and_every_answer_within_the_bar(browser: Browser, pages: str, name: str) -> None:
    """The question stood in a column of single words, far above the bar."""
    page = opened(browser, pages, name, TABLET)
    assert page.evaluate(BESIDE) == []
    page.close()
