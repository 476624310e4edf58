"""The page keeps its shape: whatever is asked, the board, the seats and the prompt bar stay where they are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.player import Player
from tests.browser.visiting import DESKTOP, PHONE, Visit, set_up

MOST = 0.05  # from one question to the next, shifts after a press included
ANSWERS = 12
WATCH = """() => {
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.moved.push({ value: entry.value, what: entry.sources.map(({ node }) =>
        node?.id ? `#${node.id}` : `${node?.nodeName}.${node?.className?.baseVal ?? node?.className ?? ""}`) });
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""
SHIFT = """() => {
  const moved = window.moved.splice(0);
  const told = moved.filter(({ value }) => value > 0.002);
  const parts = told.map(({ value, what }) => `${value.toFixed(3)} ${what.slice(0, 4)}`);
  return [moved.reduce((sum, { value }) => sum + value, 0), parts];
}"""


@pytest.mark.parametrize("key", ["port-royal", "rolling-seas", "captains-war", "nassau", "amerigo"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_page_does_not_jump_with_the_question(visit: Visit, key: str, size: ViewportSize) -> None:
    page: Page = visit(lang="fr", size=size).page
    set_up(page, key, 2)
    page.wait_for_selector("#answer.mine")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(WATCH)
    player = Player(page, key)
    worst: tuple[float, list[str]] = (0.0, [])
    for _ in range(ANSWERS):
        if not player.answer():
            break
        page.wait_for_function("() => document.querySelector('#answer.mine, .fin')")
        page.wait_for_timeout(120)  # observers are told a moment later
        worst = max(worst, tuple(page.evaluate(SHIFT)))
    assert worst[0] < MOST, worst[1]
