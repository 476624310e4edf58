"""Somebody's browser at the running server, and how to get to a table with it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize

from tests.browser.serving import Server

PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


class Visitor:
    """A browser of somebody's own, with what went wrong in it."""

    def __init__(self, browser: Browser, server: Server, lang: str = "en", size: ViewportSize = DESKTOP) -> None:
        self.context: BrowserContext = browser.new_context(
            base_url=server.address,
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            viewport=size,
            has_touch=size == PHONE,
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._note)

    def _note(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.faults.append(message.text)


Visit = Callable[..., Visitor]


def set_up(page: Page, game: str, opponents: int, options: dict[str, str] | None = None, deal: str = "known") -> None:
    """Open a table against easy bots through the set-up page, with the same deal every time."""
    page.goto(f"/new/{game}")
    seats = page.locator('select[name^="seat-"]')
    bot = page.locator('select[name="seat-1"] option[value^="bot:"]').first.get_attribute("value")
    for number in range(1, seats.count()):
        seats.nth(number).select_option(bot if number <= opponents else "none")
    page.locator("details.fold").evaluate_all("(folds) => folds.forEach((fold) => (fold.open = true))")
    for key, value in (options or {}).items():
        listed = page.locator(f'select[name="option-{key}"]')
        if listed.count():
            listed.select_option(value)
        else:
            page.locator(f'[name="option-{key}"][value="{value}"]').check()
    page.locator('input[name="deal"]').fill(deal)
    page.locator('input[name="name-0"]').fill("Élise")
    page.locator('button:has-text("Start"), button:has-text("Commencer")').click()
    page.wait_for_selector("#table")
