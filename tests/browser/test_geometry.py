"""The page keeps its shape: whatever is asked, the board, the seats and the prompt bar stay where they are.

Known games are shown position by position, as a table would hear of them. They are played at random from fixed seeds,
so that they come by what asks for most room; each names what it has to come by.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize

from flibuste.kernel import Match, deciders
from flibuste.server.web import rendering
from flibuste.server.web.composer import Composer, TableContext
from flibuste.server.web.page_models import Site
from tests.browser.gallery import STATIC
from tests.browser.matches import random_play
from tests.browser.visiting import DESKTOP, PHONE

MOST = 0.05  # from one question to the next
DRESSED = """async () => {
  await Promise.all([...document.fonts].map((font) => font.load()));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 0))));
}"""
WATCH = """() => {
  window.moved = [];
  const note = (entries) => {
    for (const entry of entries) {
      window.moved.push({ value: entry.value, what: entry.sources.map(({ node }) =>
        node?.id ? `#${node.id}` : `${node?.nodeName}.${node?.className?.baseVal ?? node?.className ?? ""}`) });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  window.shift = () => { // what has moved since it was last asked
    note(observer.takeRecords());
    return window.moved.splice(0).map(({ value, what }) => [value, what.slice(0, 4).join(" ")]);
  };
}"""
STREAM = """
window.EventSource = class {
  constructor() { window.stream = this; }
  addEventListener(name, hear) { if (name === "position") this.tell = (lastEventId) => hear({ lastEventId }); }
};
const wait = window.setTimeout; // nobody looks on: no pause between two positions
window.setTimeout = (act, time, ...rest) => wait(act, Math.min(time ?? 0, 20), ...rest);
"""
SHOWN = """() => new Promise((shown) => {
  const settled = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(shown, 0)));
  document.addEventListener("table:shown", settled, { once: true });
  window.stream.tell(window.news = (window.news ?? 1000) + 1);
})"""


@dataclass(frozen=True, slots=True)
class Walk:
    """Questions of the first seat in a game played at random, and what is on the page at some of them."""

    seed: int
    questions: tuple[range, ...]
    meets: tuple[str, ...]


WALKS: Final = {
    "port-royal": Walk(3, (range(12), range(72, 82)), ("#pr-loss", "#pr-card-6", "#pr-expedition-1")),
    "rolling-seas": Walk(2, (range(14), range(20, 24)), ("[data-placer]", ".compass")),
    "captains-war": Walk(1, (range(12), range(24, 28)), ("#cw-dice", "#cw-send")),
    "nassau": Walk(2, (range(3, 15), range(34, 46)), ("#na-tabs .shore.asked", "#na-fight", "#na-tell")),
    "amerigo": Walk(
        1,
        (range(14, 19), range(52, 56), range(66, 71), range(78, 83)),
        ("#am-tow", "#am-supply", "#am-ships", "#am-tray"),
    ),
}


def positions(key: str, walk: Walk) -> Iterator[tuple[int, Match, bool]]:
    """What the first seat sees: the number of its question, the table as it is asked or when it has just answered."""
    number, was_asked = -1, False
    for match in random_play(key, 3, walk.seed):
        is_asked = 0 in deciders(match.state)
        number += is_asked
        if is_asked or was_asked:
            yield number, match, is_asked
        was_asked = is_asked
        if number >= walk.questions[-1].stop:
            return


@pytest.fixture
def page(browser: Browser, size: ViewportSize) -> Iterator[Page]:
    context = browser.new_context(base_url="http://table.test", viewport=size, reduced_motion="reduce")
    context.add_init_script(STREAM)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("key", WALKS)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_page_does_not_jump_with_the_question(page: Page, key: str) -> None:
    written = ""

    def serve(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path.startswith("/static/"):
            route.fulfill(path=STATIC / path.removeprefix("/static/"))
        else:
            route.fulfill(body=written, content_type="text/html")

    page.route("**/*", serve)
    walk = WALKS[key]
    shifts: list[tuple[float, str]] = []
    jumps: list[str] = []
    met: set[str] = set()
    for number, match, is_asked in positions(key, walk):
        part = next((part for part in walk.questions if number in part), None)
        if part is None:
            continue
        table = Composer(match, 0, "fr", TableContext("x", decision=number)).table()
        written = rendering.render("table.html", Site("fr", "day", name="Élise"), table)
        if number == part.start and is_asked:
            page.goto("/t/x")
            page.evaluate(DRESSED)
            page.evaluate(WATCH)
        else:
            page.evaluate(SHOWN)
            shifts += page.evaluate("window.shift()")
        met.update(what for what in walk.meets if page.locator(what).count())
        if is_asked:
            if sum(value for value, _ in shifts) >= MOST:
                jumps.append(f"{page.locator('#question').inner_text()} {shifts}")
            shifts.clear()
    assert jumps == []
    assert met == set(walk.meets)
