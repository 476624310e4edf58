"""Pressing a part of a chart that is no answer says why, in a sentence."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.gallery import NO_STREAM
from tests.browser.visiting import DESKTOP, PHONE

REASONS = """() => JSON.parse(document.querySelector('.chart-cells').dataset.reasons)"""
PRESS = """([cell, columns]) => {
  const grid = document.querySelector('.chart-cells'), style = getComputedStyle(grid);
  const box = grid.getBoundingClientRect();
  const frame = Number(style.getPropertyValue('--frame')), rows = style.gridTemplateRows.split(' ').length;
  const at = (place, all, size) => ((place + frame + 0.5) / all) * size;
  const clientX = box.x + at(cell % columns, columns + 2 * frame, box.width);
  const clientY = box.y + at(Math.floor(cell / columns), rows, box.height);
  grid.parentElement.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
}"""
EMPTY_ZONE = ".na-zone:not(.option) .ft"


def opened(browser: Browser, address: str, size: ViewportSize) -> Page:
    page = browser.new_page(viewport=size)
    page.add_init_script(NO_STREAM)
    page.add_init_script("HTMLFormElement.prototype.requestSubmit = () => {}")
    page.goto(address)
    return page


@pytest.mark.parametrize("question", ["am-navigate", "am-build", "rs-sail", "rs-act", "rs-draw"])
def test_a_cell_says_why_it_is_no_answer(browser: Browser, pages: str, question: str) -> None:
    page = opened(browser, f"{pages}/{question}.en.day.html", DESKTOP)
    columns = int(page.locator(".chart-cells").get_attribute("data-columns") or 0)
    reasons = page.evaluate(REASONS)
    assert len(reasons) > 1
    told = set()
    for sentence, cells in reasons:
        for cell in cells:  # one that is not beside an answer
            page.evaluate("location.hash = '#-'")
            page.evaluate(PRESS, [cell, columns])
            if page.locator("#piece").is_visible():
                expect(page.locator('#piece [data-slot="reason"]')).to_have_text(sentence)
                told.add(sentence)
                break
    assert len(told) > 1
    page.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_zone_of_nassau_says_why_it_is_no_answer(browser: Browser, pages: str, size: ViewportSize) -> None:
    page = opened(browser, f"{pages}/na-sail.en.day.html", size)
    zone = page.locator(EMPTY_ZONE).first
    zone.evaluate("(part) => part.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    expect(page.locator("#piece")).to_be_visible()
    expect(page.locator('#piece [data-slot="name"]')).to_contain_text("zone", ignore_case=True)
    expect(page.locator('#piece [data-slot="why"]')).to_be_visible()
    page.close()
