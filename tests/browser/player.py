"""Somebody who plays through the page: reads the buttons, presses one, waits for the table to move on."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError

# What gets a game of each sort to its end soon: the verbs to prefer, best first.
WISHES = {
    "port-royal": ("complete", "take", "repel", "stop"),
    "captains-war": ("attack", "acquire", "take", "recruit", "commit"),
    "amerigo": ("settle", "launch", "sail", "take", "learn", "buy"),
    "rolling-seas": ("visit", "explore", "stop", "done"),
}
PATIENCE = 60_000
PRESSES = 5  # of a cell, before giving up

READY = """() => document.querySelector('.fin, .curtain') ||
  document.querySelector('#answer.mine [name="action"], #answer-other')"""

MOVED = """(before) => document.querySelector('.fin, .curtain') || !document.querySelector('#answer.mine') ||
  document.querySelector('#answer [name="decision"]').value !== before"""

VALUES = "(buttons) => buttons.map((button) => button.value)"
VISIBLE_VALUES = "(buttons) => buttons.filter((button) => button.offsetParent).map((button) => button.value)"

Press = Callable[[Page, Locator], None]


def click(page: Page, button: Locator) -> None:
    button.click()


class Player:
    """Plays at random among the preferred answers; `after` is called with the page before every answer."""

    def __init__(self, page: Page, game: str, *, seed: int = 1, press: Press = click) -> None:
        self.page = page
        self.press = press
        self.wishes = WISHES.get(game, ())
        self.dice = random.Random(seed)
        self.before_each: Callable[[Page], None] | None = None

    def play_to_the_end(self, most: int = 900) -> int:
        """Answer until the game is over; how many answers that took."""
        for count in range(most):
            if not self.answer():
                return count
        raise AssertionError(f"The game did not end within {most} answers.")

    def answer(self) -> bool:
        """Answer the next question; False when the game is over."""
        self.page.wait_for_function(READY, timeout=PATIENCE)
        if self.page.locator(".fin").count():
            return False
        if self.page.locator(".curtain").count():
            self.page.locator(".curtain button").click()
            return True
        if self.page.locator("dialog.story[open]").count():
            self.page.locator("dialog.story .btn.main").click()
        if self.before_each:
            self.before_each(self.page)
        decision = self.page.locator('#answer [name="decision"]').get_attribute("value")
        button = self.choose()
        try:
            self.press(self.page, button)
        except TimeoutError:
            if not self.page.evaluate(MOVED, decision):
                raise  # otherwise the press counted, and the button left before the browser reported back
        self.page.wait_for_function(MOVED, arg=decision, timeout=PATIENCE)
        return True

    def choose(self) -> Locator:
        if self.page.locator("[data-placer]").count():
            return self._place()
        if self.page.locator("[data-tell-bar]:visible").count():
            return self._tell()
        on_board: list[str] = self.page.eval_on_selector_all('#board button[name="action"]', VISIBLE_VALUES)
        if self.page.locator("#answer-other").count() and not on_board:
            return self._pick()
        listed: list[str] = self.page.eval_on_selector_all('#answer button[name="action"]', VALUES)
        found = next((found for verb in self.wishes if (found := _of([*listed, *on_board], verb))), listed or on_board)
        action = self.dice.choice(found)
        if action not in listed:
            return self.page.locator(f'#board [name="action"][value="{action}"]').locator("visible=true").first
        button = self.page.locator(f'#answer [name="action"][value="{action}"]').locator("visible=true")
        folded = self.page.locator(f'details:not([open]):has([value="{action}"]) > summary')
        button.or_(folded).first.wait_for()
        if not button.count():
            folded.click()
        return button

    def _pick(self) -> Locator:
        """Choose from a long list."""
        listed = self.page.locator('select[form="answer-other"]')
        listed.select_option(index=1 + self.dice.randrange(listed.locator("option").count() - 1))
        return self.page.locator('button[form="answer-other"]')

    def _tell(self) -> Locator:
        """Choose cards: one, another, the first one back; then tell."""
        cards = self.page.locator("[data-yarn] .yarn")
        for nth in (0, 1, 0) if cards.count() > 1 else (0,):
            self.press(self.page, cards.nth(nth))
        return self.page.locator("[data-tell]")

    def _place(self) -> Locator:
        """Lay a shape: choose a cell, again if the chart moved under the pointer, turn it once, confirm."""
        cells, place = self.page.locator(".pick-cell"), self.page.locator("#confirm")
        cell = cells.nth(self.dice.randrange(cells.count()))
        for _ in range(PRESSES):
            self.press(self.page, cell)
            if place.is_enabled():
                break
        turn = self.page.locator('#long [data-turn="1"]')
        if turn.is_enabled():
            self.press(self.page, turn)
        return place


def _of(actions: list[str], verb: str) -> list[str]:
    return [action for action in actions if action.split()[0] == verb]
