"""A walk through each game by somebody who reads only what the page says: the question, the buttons with their prices,
the log. No number on the table may change without a button, a sentence or a line of the log that announced it."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.player import READY, Player
from tests.browser.visiting import Visit, set_up

SHORT = 12  # answers of the walk in the fast suite
LONG = 2000
MOST = 40  # numbers of the sentences that are added up, two or three of them
TAIL = 4  # lines by which the log is found again
COUNTED = """(values) => values.map((value) =>
  [value.dataset.number, value.querySelector('[aria-hidden=true]:not(svg)')?.textContent ?? ''])"""
TOLD = "(lines) => lines.map((line) => line.innerText.trim())"
NUMBER = re.compile(r"[−-]?\d+")

WALKS = {
    "port-royal": (2, {"gambler": "yes", "sails": "marked", "contracts": "competitive"}),
    "rolling-seas": (1, {"deck": "quick"}),
    "captains-war": (2, {"adventure": "all"}),
    "amerigo": (1, {}),
    "nassau": (1, {"sea": "both"}),
}
FORECASTS = {"rolling-seas": ("renown",), "captains-war": ("renown",)}
"""Numbers that say what the score would be if the game ended now: the parts they are made of are announced."""

IN_WORDS = {"boardings": "boarding", "ports": "story in the port"}
"""Numbers that go up by one each time a sentence tells of such a thing."""


class Walker:
    """Remembers what the page showed and said, and compares."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game
        self.player = Player(page, game, press=self._press)
        self.pressed: list[str] = []
        self.numbers: dict[str, int] = {}
        self.log: list[str] = []
        self.silent: list[str] = []

    def walk(self, answers: int) -> int:
        """So many answers, or to the end; how many there were."""
        for count in range(answers):
            self.page.wait_for_function(READY)
            if self.page.locator(".fin").count():
                return count
            self._look()
            self.pressed = [self.page.locator("#question").inner_text()]
            self.player.answer()
        return answers

    def _press(self, page: Page, button: Locator) -> None:
        self.pressed.append(button.inner_text())
        self.pressed += page.locator("select#listed option:checked").all_inner_texts()
        button.click()

    def _look(self) -> None:
        numbers = self._numbers()
        log: list[str] = self.page.eval_on_selector_all("#log .lines li", TOLD)
        fresh = self._fresh(log)
        for key, value in numbers.items():
            change = value - self.numbers.get(key, value)
            is_told = self._announced(change, value, fresh) or self._in_words(key, change, fresh)
            if change and not self._is_forecast(key) and not is_told:
                self.silent.append(f"{key} {change:+} to {value}, after {self.pressed} with {fresh}")
        self.numbers, self.log = numbers, log

    def _numbers(self) -> dict[str, int]:
        found: list[list[str]] = self.page.eval_on_selector_all("#table [data-number]", COUNTED)
        return {key: int(text.replace("−", "-")) for key, text in found if re.fullmatch(r"[−-]?\d+", text.strip())}

    def _fresh(self, log: list[str]) -> list[str]:
        """The lines that were not there at the last look."""
        tail = self.log[-TAIL:]
        for end in range(len(log), len(tail) - 1, -1):
            if tail and log[end - len(tail) : end] == tail:
                return log[end:]
        return log

    def _is_forecast(self, key: str) -> bool:
        return any(name in key for name in FORECASTS.get(self.game, ()))

    def _in_words(self, key: str, change: int, fresh: list[str]) -> bool:
        """Whether as many lines of the log tell of such a thing as there are more of it."""
        thing = next((thing for name, thing in IN_WORDS.items() if name in key), None)
        return thing is not None and 0 < change <= sum(thing in line for line in fresh)

    def _announced(self, change: int, value: int, fresh: list[str]) -> bool:
        """Whether the numbers said add up to the change, or the new number itself was said."""
        said = [int(number.replace("−", "-")) for text in [*self.pressed, *fresh] for number in NUMBER.findall(text)]
        if value in said or abs(change) in map(abs, said):
            return True
        amounts = [abs(number) for number in said if number][:MOST]
        return any(abs(change) in _sums(chosen) for size in (2, 3) for chosen in combinations(amounts, size))


def _sums(numbers: tuple[int, ...]) -> set[int]:
    """What these numbers come to, each added or taken away."""
    found = {0}
    for number in numbers:
        found = {total + sign * number for total in found for sign in (1, -1)}
    return {abs(total) for total in found}


@pytest.mark.parametrize("game", WALKS)
def test_every_change_was_announced(visit: Visit, game: str) -> None:
    walk(visit, game, SHORT)


@pytest.mark.slow
@pytest.mark.parametrize("game", WALKS)
def test_every_change_of_a_whole_game_was_announced(visit: Visit, game: str) -> None:
    walk(visit, game, LONG)


def walk(visit: Visit, game: str, answers: int) -> None:
    opponents, options = WALKS[game]
    page = visit(lang="en").page
    set_up(page, game, opponents, options)
    walker = Walker(page, game)
    assert walker.walk(answers) > 5
    assert walker.numbers and walker.silent == []
