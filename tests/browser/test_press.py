"""A press counts once, for the question it was begun on, whatever arrives meanwhile, or the page says why not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import APIResponse, Locator, Page, Route, expect

from tests.browser.player import MOVED, Player
from tests.browser.test_play import SAY
from tests.browser.visiting import DESKTOP, PHONE, Visit, set_up

SETTLED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
PLACE = "(element) => element.getBoundingClientRect().top"


class Delayed:
    """Requests to an address that wait: on their way to the server, or with its answer on the way back."""

    def __init__(self, page: Page, address: str, *, back: bool) -> None:
        self.page = page
        self.back = back
        self.waiting: list[tuple[Route, APIResponse | None]] = []
        page.route(address, self._wait)

    def _wait(self, route: Route) -> None:
        self.waiting.append((route, route.fetch() if self.back else None))

    def wait(self, count: int = 1) -> None:
        for _ in range(500):
            if len(self.waiting) >= count:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("Nothing was asked for.")

    def release(self) -> None:
        """Let the oldest one through, and see it on the page."""
        route, answer = self.waiting.pop(0)
        with self.page.expect_event("requestfinished"):
            if answer is None:
                route.continue_()
            else:
                route.fulfill(response=answer)
        self.page.evaluate(SETTLED)


def decision(page: Page) -> str:
    return page.locator('#answer.mine [name="decision"]').input_value()


def first(page: Page) -> Locator:
    return page.locator('#answer [name="action"]').first


def own_questions(page: Page) -> None:
    """A lone crew: every question is the reader's."""
    set_up(page, "port-royal", 0, {"contracts": "cooperative"})
    page.wait_for_selector("#answer.mine")


def counted(page: Page, before: str) -> bool:
    return bool(page.evaluate(MOVED, before))


def test_news_that_an_answer_has_overtaken_do_not_bring_the_old_question_back(visit: Visit) -> None:
    """They left the page where it had been, with the answer given and nothing to tell it so."""
    page = visit().page
    own_questions(page)
    news = Delayed(page, "**/position*", back=True)
    page.evaluate(SAY, "Ahoy")
    news.wait()
    asked = decision(page)
    first(page).click()
    page.wait_for_function(MOVED, arg=asked)
    news.release()
    assert counted(page, asked)
    page.unroute("**/position*")
    Player(page, "port-royal").answer()


def test_the_next_question_can_be_answered_while_the_last_answer_is_still_coming_back(visit: Visit) -> None:
    """Its press was dropped without a word."""
    page = visit().page
    own_questions(page)
    news = Delayed(page, "**/position*", back=False)
    page.evaluate(SAY, "Ahoy")
    news.wait()
    answers = Delayed(page, "**/answer", back=True)
    asked = decision(page)
    first(page).click()
    answers.wait()
    news.release()
    page.wait_for_function(MOVED, arg=asked)
    second = decision(page)
    page.unroute("**/answer")
    first(page).click()
    page.wait_for_function(MOVED, arg=second)


def test_a_second_press_of_an_answer_on_its_way_is_not_sent(visit: Visit) -> None:
    page = visit().page
    own_questions(page)
    answers = Delayed(page, "**/answer", back=True)
    asked = decision(page)
    first(page).click()
    answers.wait()
    first(page).click()
    page.keyboard.press("1")
    page.evaluate(SETTLED)
    assert len(answers.waiting) == 1
    answers.release()
    assert counted(page, asked)
    expect(page.locator("#board .notice")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_is_under_the_finger_stays_there_until_it_is_lifted(visit: Visit, size: dict[str, int]) -> None:
    """News that move the board made the press hit the card beside the one that was pressed."""
    page = visit(size=size).page
    own_questions(page)
    page.route("**/position*", moved_down)
    asked = decision(page)
    button = page.locator("#board [name='action']").locator("visible=true").first
    if not button.count():
        Player(page, "port-royal").answer()
        asked = decision(page)
    wanted = str(button.get_attribute("value"))
    sent: list[str] = []
    page.on("request", lambda request: sent.append(str(request.post_data)) if "/answer" in request.url else None)
    before = button.evaluate(PLACE)
    button.hover()
    page.mouse.down()
    with page.expect_response("**/position*"):
        page.evaluate(SAY, "Ahoy")
    page.evaluate(SETTLED)
    assert button.evaluate(PLACE) == before
    page.mouse.up()
    page.wait_for_function(MOVED, arg=asked)
    assert len(sent) == 1 and wanted.replace(" ", "+") in sent[0]


def moved_down(route: Route) -> None:
    """News with lines above the board that were not there before."""
    answer = route.fetch(headers={**route.request.headers, "table-shows": ""})
    text = answer.text().replace('id="board">', 'id="board">' + '<p class="notice">Ahoy</p>' * 3, 1)
    route.fulfill(response=answer, body=text)


@pytest.mark.parametrize("part", ["#board [data-piece]", "#answer"])
def test_a_press_counts_while_pieces_travel(visit: Visit, part: str) -> None:
    """The browser took it for a press of the whole page, as long as anything moved."""
    page = visit().page
    own_questions(page)
    player = Player(page, "port-royal")
    while not page.locator("#board [data-piece] [name='action']").count():
        player.answer()
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    page.evaluate("document.documentElement.style.setProperty('--t-move', '60s')")
    button = page.locator(f"{part} [name='action']").locator("visible=true").first
    asked = decision(page)
    page.evaluate(SAY, "Ahoy")
    expect(page.locator(".chat p")).to_have_count(1)
    page.wait_for_function("() => document.getAnimations().some(({ playState }) => playState === 'running')")
    place = button.bounding_box()
    assert place is not None
    page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.wait_for_function(MOVED, arg=asked)


FAILURES: dict[str, tuple[Callable[[Route], None], str]] = {
    "cut off": (lambda route: route.abort(), "did not come through"),
    "busy": (lambda route: route.fulfill(status=502, body="Bad gateway"), "did not come through"),
    "refused": (
        lambda route: route.fulfill(status=429, body='<main class="wreck"><p>Too much at once.</p></main>'),
        "Too much at once.",
    ),
}


@pytest.mark.parametrize("failure", FAILURES)
def test_a_press_that_does_not_come_through_says_so_and_can_be_pressed_again(visit: Visit, failure: str) -> None:
    page = visit().page
    own_questions(page)
    fail, said = FAILURES[failure]
    page.route("**/answer", fail)
    asked = decision(page)
    first(page).click()
    expect(page.locator("#link")).to_contain_text(said)
    page.unroute("**/answer")
    first(page).click()
    page.wait_for_function(MOVED, arg=asked)
    expect(page.locator("#link")).to_be_hidden()
