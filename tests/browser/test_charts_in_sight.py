"""What is asked for is in sight as soon as it is asked: nothing lies under the bar, a map or another answer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from flibuste.kernel import Match, asking
from flibuste.server.web import rendering
from flibuste.server.web.composer import Composer, TableContext
from flibuste.server.web.page_models import Site
from flibuste.server.web.replaying import Replay
from tests.browser.gallery import NO_STREAM, STATIC
from tests.browser.matches import finished, in_play, position, random_play
from tests.browser.visiting import DESKTOP, PHONE

COVERED = """() => [...document.querySelectorAll('#board [name="action"]')].filter((answer) => answer.offsetParent)
  .filter((answer) => {
    const { x, y, width, height } = answer.getBoundingClientRect();
    return !answer.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }).map((answer) => answer.value)"""
BELOW = """() => {
  const stage = document.querySelector("#na-stage");
  return stage.scrollHeight - stage.clientHeight;
}"""
CUT = """() => [...document.querySelectorAll("#answer .act .btn")].filter((button) => button.checkVisibility())
  .filter((button) => {
    const { left, right, bottom } = button.getBoundingClientRect();
    const spills = button.scrollHeight > button.clientHeight + 1 || button.scrollWidth > button.clientWidth + 1;
    return spills || left < 0 || right > innerWidth || bottom > innerHeight;
  }).map((button) => button.innerText)"""
UNDER_THE_BAR = """(what) => [...document.querySelectorAll(what)].filter((part) => part.checkVisibility())
  .filter((part) => part.getBoundingClientRect().bottom > document.querySelector("#answer").getBoundingClientRect().top)
  .map((part) => part.id || part.innerText)"""
OUTSIDE = """() => {
  const window = [...document.querySelectorAll(".lens.whole")].find((lens) => lens.offsetParent);
  const frame = window.getBoundingClientRect();
  const end = Math.min(frame.bottom, document.querySelector("#answer").getBoundingClientRect().top);
  return [...window.querySelectorAll('[name="action"]')].filter((answer) => answer.offsetParent).filter((answer) => {
    const { left, right, top, bottom } = answer.getBoundingClientRect();
    return left < frame.left || right > frame.right || top < frame.top || bottom > end;
  }).map((answer) => answer.value);
}"""
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
TABLES = 3  # of a sort


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(base_url="http://table.test", reduced_motion="reduce")
    context.add_init_script(NO_STREAM)
    yield context.new_page()
    context.close()


@cache
def tables(topic: str, cards: int = 12) -> list[str]:
    """Pages at which the first of four is asked this, from games played at random, with at most so many cards."""
    return [written(match) for match in _matches(topic, cards)]


def written(match: Match, lang: str = "fr") -> str:
    return rendering.render("table.html", Site(lang, "day"), Composer(match, 0, lang, TableContext("x")).table())


def _matches(topic: str, cards: int) -> Iterator[Match]:
    left = TABLES
    for seed in range(2, 9):
        for match in random_play("nassau", 4, seed):
            view = match.view(0)
            if len(view.options) < 2 or asking(view.seen, 0).topic != topic or len(view.seen.hands[0]) > cards:
                continue
            yield match
            left -= 1
            if not left:
                return


def show(page: Page, table: str) -> None:
    def serve(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path.startswith("/static/"):
            route.fulfill(path=STATIC / path.removeprefix("/static/"))
        else:
            route.fulfill(body=table, content_type="text/html")

    page.route("**/*", serve)
    page.goto("/t/x")


@pytest.mark.parametrize("topic", ["walk", "act", "choose"])
def test_a_phone_shows_every_answer_round_the_place_that_is_asked_about(page: Page, topic: str) -> None:
    page.set_viewport_size(PHONE)
    for table in tables(topic):
        show(page, table)
        assert page.evaluate(COVERED) == []


@pytest.mark.parametrize(("key", "topic"), [("rolling-seas", "home"), ("amerigo", "navigate"), ("nassau", "land")])
def test_a_phone_shows_the_whole_chart_to_answers_all_over_it(page: Page, key: str, topic: str) -> None:
    page.set_viewport_size(PHONE)
    show(page, written(in_play(key, 4, topic, 0)))
    assert page.evaluate(OUTSIDE) == []
    page.locator(".lens.whole").click()
    expect(page.locator(".lens.whole")).to_have_count(0)
    page.evaluate("document.dispatchEvent(new CustomEvent('table:shown'))")  # news while the question stays
    expect(page.locator(".lens.whole")).to_have_count(0)


def test_the_small_sea_of_a_phone_opens_the_whole_of_it(page: Page) -> None:
    page.set_viewport_size(PHONE)
    show(page, written(in_play("nassau", 4, "sail", 60)))
    page.locator("#na-sea-mini").click()
    whole = page.locator("#na-sea-lens.whole .na-overview").bounding_box()
    assert whole and whole["x"] >= 0 and whole["x"] + whole["width"] <= PHONE["width"]
    expect(page.locator(".na-zone").first).to_be_hidden()
    page.locator("#na-sea-lens").click()
    expect(page.locator(".na-zone").first).to_be_visible()


@pytest.mark.parametrize("topic", ["act", "land", "sail", "quay", "animal"])
def test_a_desktop_shows_every_answer(page: Page, topic: str) -> None:
    page.set_viewport_size(DESKTOP)
    for table in tables(topic):
        show(page, table)
        assert page.evaluate(COVERED) == []


def test_at_the_campfire_the_hideouts_lie_below_two_rows_of_cards(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    for table in tables("fire", 8):
        show(page, table)
        assert page.evaluate(BELOW) <= 0


@SIZES
def test_a_ghost_has_its_gain_and_its_buttons_beside_it(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    show(page, written(in_play("amerigo", 3, "build", 60)))
    page.locator(".pick-cell").first.click()
    tools, listed = page.locator(".lay-tools"), page.locator("#listed")
    assert str(page.locator(".am-gain b").text_content()).startswith(tools.locator("b").inner_text())
    chosen = listed.input_value()
    turn = tools.locator('[data-turn="1"]')
    expect(turn).to_be_in_viewport(ratio=1)
    turn.click()
    assert listed.input_value() not in ("", chosen)
    chosen = listed.input_value()
    lay = page.locator(".lay-tools [data-lay]")
    expect(lay).to_be_in_viewport(ratio=1)
    with page.expect_request("**/answer") as asked:
        lay.click()
    assert parse_qs(asked.value.post_data or "")["action"] == [chosen]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_displays_stay_while_tiles_are_laid(page: Page, seats: int) -> None:
    page.set_viewport_size(DESKTOP)
    show(page, written(in_play("amerigo", seats, "build", 60)))
    expect(page.locator("#am-disp")).to_be_in_viewport(ratio=1)
    side = page.locator("#am-side")
    assert side.evaluate("(side) => side.scrollHeight <= side.clientHeight")


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("topic", ["act", "sail"])
def test_winds_and_ship_stand_above_the_bar(page: Page, seats: int, topic: str) -> None:
    page.set_viewport_size(DESKTOP)
    show(page, written(position("rolling-seas", seats, topic, 60)))
    assert page.evaluate(UNDER_THE_BAR, "#rs-compass, #rs-ship, .opp .val") == []
    ways = page.locator("#rs-compass .way").evaluate_all("(all) => all.map((way) => way.getBoundingClientRect().right)")
    ship = page.locator("#rs-ship").bounding_box()
    assert ship and max(ways) < ship["x"]


@SIZES
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("topic", ["act", "sail", "finish"])
def test_the_bar_shows_every_step_whole(page: Page, size: ViewportSize, lang: str, topic: str) -> None:
    page.set_viewport_size(size)
    show(page, written(position("rolling-seas", 4, topic, 40, 9), lang))
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize(
    ("key", "seats", "topic", "moves", "options"), [("rolling-seas", 4, "act", 60, 9), ("nassau", 4, "fire", 291, 7)]
)
@SIZES
def test_the_bar_shows_whole_what_has_much_to_tell(
    page: Page, size: ViewportSize, key: str, seats: int, topic: str, moves: int, options: int
) -> None:
    page.set_viewport_size(size)
    show(page, written(in_play(key, seats, topic, moves, options)))
    assert page.evaluate(CUT) == []


def test_the_name_of_a_space_leaves_the_ships_on_it_in_sight(page: Page) -> None:
    """The first ship waits on the frame while the second is put there."""
    page.set_viewport_size(DESKTOP)
    show(page, written(in_play("amerigo", 3, "navigate", 0, 90)))
    taken = page.locator(".spot.launch.taken").locator("visible=true")
    name, space = taken.locator("span").first.bounding_box(), taken.bounding_box()
    assert name and space and name["x"] + name["width"] < space["x"] + space["width"] / 2 - 16


def test_late_in_a_game_of_three_the_own_panel_stays_whole(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    for moves in (200, 250, 300):
        show(page, written(in_play("amerigo", 3, "turn", moves)))
        assert page.locator("#am-side").evaluate("(side) => side.scrollHeight <= side.clientHeight")


@pytest.mark.parametrize("key", ["amerigo", "nassau"])
def test_looking_back_leaves_what_one_presses_free(page: Page, key: str) -> None:
    """The tools of the header; and on Amerigo's board nothing has to be scrolled for."""
    page.set_viewport_size(DESKTOP)
    replay = Replay(finished(key, 4), 100, 0, "fr", TableContext("x")).page()
    show(page, rendering.render("replay.html", Site("fr", "day"), replay))
    page.locator("header a.tool").first.click(trial=True, timeout=5_000)
    assert page.locator(".am-side").evaluate_all("(all) => all.every((side) => side.scrollHeight <= side.clientHeight)")


@SIZES
def test_all_tiles_that_can_be_laid_are_in_sight(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    for moves in (60, 90, 120):
        show(page, written(in_play("amerigo", 2, "build", moves)))
        shapes = page.locator(".shape-pick").count()
        if shapes >= 5:
            break
    assert 5 <= shapes <= 8
    assert page.evaluate(UNDER_THE_BAR, ".shape-pick" if size == PHONE else ".shape-pick, #am-own") == []


def test_the_rum_at_the_campfire_leaves_the_question_free(page: Page) -> None:
    page.set_viewport_size(PHONE)
    free = [table for table in tables("fire") if 'id="na-tell"' in table]  # no card is chosen yet
    assert free
    for table in free:
        show(page, table)
        question, telling = page.locator("#question").bounding_box(), page.locator("#na-tell").bounding_box()
        assert question and telling and 0 <= telling["y"] - question["y"] - question["height"] < 40
