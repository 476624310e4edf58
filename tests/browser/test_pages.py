"""Every page in a real browser: fits a phone, reads well, passes axe, and speaks one language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from flibuste.data.phrases import languages, phrasebook
from tests.browser import gallery
from tests.browser.axe import axe_faults
from tests.browser.language import foreign_phrases, spoken

WIDTHS: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "desktop": {"width": 1280, "height": 800},
}
NAMES = [name for name, _, _ in gallery.everything("en")]
SMALLEST_TEXT = 11.5
SMALLEST_TARGET = 44
SMALLEST_ON_BOARD = 32

MEASURES = f"() => {{ const LEAST = {{text: {SMALLEST_TEXT}, target: {SMALLEST_TARGET}, board: {SMALLEST_ON_BOARD}}};"
MEASURES += """
  const seen = (e) => e.getBoundingClientRect().height > 0 && getComputedStyle(e).visibility !== 'hidden';
  const small = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    if (!node.textContent.trim() || !seen(element) || element.closest('sup, .sr, script')) continue;
    const svg = element.closest('svg');
    const scale = svg && svg.viewBox.baseVal.width ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < LEAST.text) small.push(`${node.textContent.trim()} ${size.toFixed(1)}px`);
  }
  const targets = [...document.querySelectorAll('button, a.btn, a.tool, select, summary')].filter(seen)
    .map((e) => [e.textContent.trim() || e.ariaLabel, e.getBoundingClientRect(), e.closest('#board') !== null])
    .filter(([, box, board]) => box.height < (board ? LEAST.board : LEAST.target) - 0.5)
    .map(([name, box]) => `${name} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
  return { wide: document.documentElement.scrollWidth, small, targets };
}"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page(reduced_motion="reduce")
    yield opened
    opened.close()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", NAMES)
def test_fits_and_reads(page: Page, pages: str, name: str, lang: str, width: str) -> None:
    """No sideways scrolling, no tiny text, no tiny target, no script error, no word of another language."""
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.set_viewport_size(WIDTHS[width])
    page.goto(f"{pages}/{name}.{lang}.day.html")
    measured = page.evaluate(MEASURES)
    assert measured["wide"] <= WIDTHS[width]["width"], "the page scrolls sideways"
    assert measured["small"] == []
    assert measured["targets"] == []
    assert spoken(page) & foreign_phrases(lang) == set()
    assert faults == []


@pytest.mark.parametrize(("lang", "watch", "width"), [("fr", "day", "desktop"), ("en", "night", "phone")])
@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_nothing(page: Page, pages: str, name: str, lang: str, watch: str, width: str) -> None:
    page.set_viewport_size(WIDTHS[width])
    page.goto(f"{pages}/{name}.{lang}.{watch}.html")
    assert axe_faults(page) == []


def test_the_language_check_can_fail() -> None:
    assert phrasebook("fr").say("web-log") in foreign_phrases("en")
    assert phrasebook("en").say("web-log") in foreign_phrases("fr")


def test_no_piece_in_motion_is_drawn_above_an_open_dialog(page: Page, pages: str) -> None:
    page.goto(f"{pages}/pr-everything.en.day.html")
    page.evaluate("document.querySelectorAll('[data-piece]').forEach((p) => (p.style.viewTransitionName = 'moved'))")
    moving = "[...document.querySelectorAll('[data-piece]')].map((p) => getComputedStyle(p).viewTransitionName)"
    assert set(page.evaluate(moving)) == {"moved"}
    page.evaluate("document.body.appendChild(document.createElement('dialog')).showModal()")
    assert set(page.evaluate(moving)) == {"none"}
