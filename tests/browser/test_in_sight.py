"""What a question is about is in sight: not cut off, not covered, not shrunk to dots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from flibuste.server.web.composer import Composer, TableContext
from tests.browser import gallery, matches
from tests.browser.visiting import DESKTOP, PHONE

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
LANGUAGES = pytest.mark.parametrize("lang", ["fr", "en"])
# How many parts are not in sight as they are: cut off, off the screen, or under something else.
HIDDEN = """(what) => [...document.querySelectorAll(what)].filter((part) => part.checkVisibility()).filter((part) => {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const corners = [[left + 6, top + 6], [right - 6, bottom - 6]];
  return !corners.every(([x, y]) => part.contains(document.elementFromPoint(x, y)));
}).length"""

SPILLS = """() => [...document.querySelectorAll('#answer .act .btn')].filter((button) => button.checkVisibility())
  .filter((button) => {
    const [edge, parts] = [button.getBoundingClientRect(), document.createRange()];
    parts.selectNodeContents(button);
    const text = parts.getBoundingClientRect();
    return text.top < edge.top || text.bottom > edge.bottom || text.left < edge.left || text.right > edge.right;
  }).map((button) => button.value)"""


def opened(browser: Browser, pages: str, name: str, size: ViewportSize) -> Page:
    phone = size == PHONE
    page = browser.new_page(viewport=size, has_touch=phone, is_mobile=phone, reduced_motion="reduce")
    page.add_init_script(gallery.NO_STREAM)
    page.goto(f"{pages}/{name}.day.html")
    page.evaluate("document.fonts.ready")
    return page


def close_the_story(page: Page) -> None:
    for button in page.locator("#story[open] button").all()[:1]:
        button.click()


@SIZES
@LANGUAGES
def test_every_boarding_party_is_in_sight(browser: Browser, pages: str, size: ViewportSize, lang: str) -> None:
    page = opened(browser, pages, f"cw-parties.{lang}", size)
    assert page.locator(".party").locator("visible=true").count() >= 13
    assert page.evaluate(HIDDEN, ".party") == 0
    page.close()


@SIZES
def test_the_legendary_captain_is_in_sight(browser: Browser, pages: str, size: ViewportSize) -> None:
    page = opened(browser, pages, "cw-solo.fr", size)
    assert page.locator(".legend .val").locator("visible=true").count() == 4
    assert page.evaluate(HIDDEN, ".legend .val") == 0
    page.locator(".legend").click()
    assert page.locator("#cw-legend").evaluate("(head) => head.getBoundingClientRect().top") < size["height"] / 3
    page.close()


@SIZES
def test_boxes_beside_what_can_be_bought_are_no_dots(browser: Browser, pages: str, size: ViewportSize) -> None:
    page = opened(browser, pages, "cw-solo.fr", size)
    assert page.locator(".stock .pick").count() >= 4
    widths = page.locator(".stock .box").evaluate_all("(boxes) => boxes.map((b) => b.getBoundingClientRect().width)")
    assert min(widths) >= 9
    page.close()


@LANGUAGES
@pytest.mark.parametrize("seats", [1, 3])
def test_the_first_words_leave_the_boardings_in_sight(browser: Browser, pages: str, lang: str, seats: int) -> None:
    page = opened(browser, pages, f"cw-begin-{seats}.{lang}", DESKTOP)
    note, rows = page.locator("#first").bounding_box(), page.locator(".abr").first.bounding_box()
    assert note and rows and rows["y"] + rows["height"] <= note["y"]
    page.close()


def test_five_rivals_stand_above_the_bar(browser: Browser, pages: str) -> None:
    page = opened(browser, pages, "cw-begin-6.fr", DESKTOP)
    page.locator("#first summary").click()
    assert page.locator(".opp .val").locator("visible=true").count() == 20
    assert page.evaluate(HIDDEN, ".opp .val") == 0
    page.close()


def test_a_party_costs_its_pirates_and_says_so_once() -> None:
    match = matches.position("captains-war", 3, "commit", 120, 13)
    options = {option.action: option for option in Composer(match, 0, "en", TableContext("x")).table().prompt.options}
    assert options["commit 3+2"].note == "total 6, −2 pirates"


def test_a_target_says_what_it_can_defend_itself_with_and_lose() -> None:
    match = matches.position("captains-war", 4, "board", 80, 3)
    options = Composer(match, 0, "en", TableContext("x")).table().prompt.options
    notes = [option.note for option in options if option.verb == "attack"]
    assert notes and all(re.fullmatch(r"strength \d+, defence \+\d+ · \d+ gold", note) for note in notes)


@pytest.mark.parametrize("name", ["act", "sail", "trade"])
def test_the_small_map_leaves_what_lies_beside_the_ship(browser: Browser, pages: str, name: str) -> None:
    """Rolling Seas: the eight cells round it, a port or a pirate among them."""
    page = opened(browser, pages, f"rs-{name}.en", PHONE)
    ship, small = page.locator("[data-centre]").bounding_box(), page.locator("[data-mini]").bounding_box()
    page.close()
    assert ship and small
    width, height = ship["width"], ship["height"]
    apart = small["x"] + small["width"] <= ship["x"] - width or ship["x"] + 2 * width <= small["x"]
    assert apart or small["y"] + small["height"] <= ship["y"] - height or ship["y"] + 2 * height <= small["y"]


@LANGUAGES
def test_a_wind_is_told_in_three_lines(browser: Browser, pages: str, lang: str) -> None:
    page = opened(browser, pages, f"rs-act.{lang}", PHONE)
    heights = page.locator('#answer [value^="wind"]').evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    page.close()
    assert len(heights) >= 2 and max(heights) <= 72


def test_alone_with_contracts_the_own_cards_stand_above_the_bar(browser: Browser, pages: str) -> None:
    page = opened(browser, pages, "pr-crew.fr", DESKTOP)
    assert page.evaluate(HIDDEN, "#pr-mine, .contract") == 0
    page.close()


@LANGUAGES
def test_among_rivals_with_contracts_the_own_cards_stand_above_the_bar(browser: Browser, pages: str, lang: str) -> None:
    """They lay half below it; contracts stand beside the river now, and the log is one press away."""
    page = opened(browser, pages, f"pr-everything.{lang}", DESKTOP)
    assert page.evaluate(HIDDEN, "#pr-mine, .contract, .tick") == 0
    page.locator("#tick").click()
    expect(page.locator("#log .lines")).to_be_visible()
    page.close()


@SIZES
@LANGUAGES
@pytest.mark.parametrize("name", ["pr-many", "pr-take", "pr-paying", "cw-solo", "cw-parties", "cw-reward"])
def test_no_answer_spills_over_its_button(
    browser: Browser, pages: str, size: ViewportSize, lang: str, name: str
) -> None:
    page = opened(browser, pages, f"{name}.{lang}", size)
    assert page.evaluate(SPILLS) == []
    page.close()


@LANGUAGES
@pytest.mark.parametrize("name", ["pr-four", "pr-four-rivals"])
def test_three_rivals_of_an_adventure_stand_above_the_bar(browser: Browser, pages: str, lang: str, name: str) -> None:
    page = opened(browser, pages, f"{name}.{lang}", DESKTOP)
    close_the_story(page)
    assert page.locator(".opp .val").locator("visible=true").count() == 12
    assert page.evaluate(HIDDEN, ".opp .val, .opp .chip, .opp .small-house, .opp .see-board") == 0
    page.close()


@LANGUAGES
@pytest.mark.parametrize("name", ["pr-four", "pr-four-rivals"])
def test_on_a_phone_three_rivals_of_an_adventure_leave_the_river_in_sight(
    browser: Browser, pages: str, lang: str, name: str
) -> None:
    page = opened(browser, pages, f"{name}.{lang}", PHONE)
    close_the_story(page)
    assert page.locator("#pr-river .cell").count() >= 2
    assert page.evaluate(HIDDEN, ".strip i, .strip .small-house, .events > .last, #pr-deck, #pr-card-1") == 0
    page.close()


def test_dice_leave_room_for_the_frame_of_those_taken(browser: Browser, pages: str) -> None:
    page = opened(browser, pages, "cw-solo.fr", PHONE)
    frames = page.locator(".d .die").evaluate_all(
        "(dice) => dice.map((die) => [die.getBoundingClientRect(), die.closest('.stage').getBoundingClientRect()])"
        ".map(([die, stage]) => Math.min(die.left - stage.left, stage.right - die.right))"
    )
    page.close()
    assert frames and min(frames) >= 7


def test_rewards_lie_above_the_boats(browser: Browser, pages: str) -> None:
    page = opened(browser, pages, "cw-reward.fr", DESKTOP)
    assert page.locator("#cw-wishes .pick").count() == 3
    assert page.evaluate(HIDDEN, "#cw-wishes .pick") == 0
    page.close()


def test_who_may_attack_sees_the_own_crew(browser: Browser, pages: str) -> None:
    page = opened(browser, pages, "cw-board.fr", PHONE)
    assert page.locator("#cw-hands i").count() == 5
    assert page.evaluate(HIDDEN, "#cw-hands, #answer .act > *") == 0
    page.close()


def test_in_a_replay_seven_cards_lie_in_one_row(browser: Browser, pages: str) -> None:
    page = opened(browser, pages, "pr-replay.fr", DESKTOP)
    tops = page.locator("#pr-river .cell").evaluate_all("(cells) => cells.map((cell) => cell.offsetTop)")
    assert len(tops) == 8 and len(set(tops)) == 1
    page.close()


@pytest.mark.parametrize("name", ["rs-act", "cw-command", "am-turn-3", "na-walk"])
def test_a_board_keeps_its_size_beside_an_open_drawer(browser: Browser, pages: str, name: str) -> None:
    page = opened(browser, pages, f"{name}.fr", DESKTOP)
    board = page.locator(".cw, .map").first
    closed = board.bounding_box()
    page.locator("#why-link").click()
    expect(page.locator("#rule")).to_be_visible()
    assert board.bounding_box() == closed
    page.close()
