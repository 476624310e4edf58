"""Whole games in a real browser, against bots, together, on a phone, by keyboard, and through a crash."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator, Page, expect

from flibuste.games import registry
from tests.browser.language import foreign_phrases, spoken
from tests.browser.player import MOVED, Player
from tests.browser.visiting import PHONE, Visit, set_up

BETWEEN_TAPS = 450.0  # milliseconds; browsers count a second tap within 400 as a double tap
OTHER_QUESTION = """(before) => document.querySelector('#answer.mine [name="decision"]')?.value - before > 0"""


MODES = {
    "base": ("port-royal", 1, {}),
    "box": ("port-royal", 2, {"gambler": "yes", "sails": "marked", "contracts": "competitive"}),
    "sails": ("port-royal", 1, {"sails": "alone"}),
    "crew": ("port-royal", 0, {"contracts": "cooperative"}),
    "voyage": ("rolling-seas", 0, {"deck": "quick"}),
    "ambush": ("rolling-seas", 2, {"deck": "quick", "ambush": "yes"}),
    "isles": ("amerigo", 1, {}),
    "port": ("nassau", 1, {}),
    "dutchman": ("nassau", 2, {"sea": "both", "feld": "yes"}),
    "legend": ("captains-war", 0, {}),
    "duel": ("captains-war", 1, {}),
    "adventures": ("captains-war", 2, {"adventure": "all"}),
}


def test_every_game_is_among_the_modes() -> None:
    assert {game for game, _, _ in MODES.values()} == set(registry.keys())


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_against_bots(visit: Visit, mode: str) -> None:
    """Every question can be answered with the mouse, in one language throughout, to the score sheet."""
    game, opponents, options = MODES[mode]
    lang = "en" if opponents == 1 else "fr"
    page = visit(lang=lang).page
    set_up(page, game, opponents, options)
    player = Player(page, game)
    heard: set[str] = set()
    player.before_each = lambda shown: heard.update(spoken(shown))
    assert player.play_to_the_end() > 5
    expect(page.locator(".score .tot td")).to_have_count(opponents + 1 + (mode == "legend"))
    assert (heard | spoken(page)) & foreign_phrases(lang) == set()


class Finger:
    """Taps as fast as a person can: what comes sooner, the page takes for a double tap."""

    def __init__(self) -> None:
        self._last = 0.0

    def __call__(self, page: Page, button: Locator) -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        page.wait_for_timeout(max(0.0, BETWEEN_TAPS - 1000 * (time.monotonic() - self._last)))
        button.tap()
        self._last = time.monotonic()


LONG_ONES = [pytest.param(mode, marks=pytest.mark.slow) for mode in ("isles", "dutchman")]


@pytest.mark.parametrize("mode", ["base", *LONG_ONES])
def test_a_whole_game_with_a_finger(visit: Visit, mode: str) -> None:
    """At 360 px: every answer is tapped, the page never scrolls sideways."""
    game, _, options = MODES[mode]
    page = visit(size=PHONE).page
    set_up(page, game, 1, options)
    Player(page, game, press=Finger()).play_to_the_end()
    expect(page.locator(".score")).to_be_visible()


SECOND_CLICK = """() => document.querySelector('#answer [name="action"]')
  .dispatchEvent(new MouseEvent('click', {detail: 2, bubbles: true, cancelable: true}))"""
CLICK_TWICE = f"""() => {{
  document.addEventListener('table:shown', () => setTimeout({SECOND_CLICK}, 60), {{once: true}});
  document.querySelector('#answer [value="reveal"]').click();
}}"""


def test_a_double_click_answers_once(visit: Visit) -> None:
    """The second click of two in a row does not answer the question that came up in between; a later one does."""
    page = visit().page
    set_up(page, "port-royal", 1)
    player = Player(page, "port-royal")
    while not page.locator('#answer [value="reveal"]').count():
        player.answer()
    decision = page.locator('#answer.mine [name="decision"]')
    before = decision.input_value()
    page.evaluate(CLICK_TWICE)
    page.wait_for_function(OTHER_QUESTION, arg=before)
    second = decision.input_value()
    page.wait_for_timeout(500)
    assert decision.input_value() == second
    page.evaluate(SECOND_CLICK)
    page.wait_for_function(MOVED, arg=second)


SAY = """(text) => {
  document.getElementById('chat-text').value = text;
  document.getElementById('chat').requestSubmit();
}"""


def test_a_cell_pressed_while_the_table_refreshes_counts(visit: Visit) -> None:
    """When news come between press and release, the cell stays under the finger; later ones leave the choice alone."""
    page = visit().page
    set_up(page, "rolling-seas", 0, {"deck": "quick"})
    player = Player(page, "rolling-seas")
    while not page.locator("[data-placer]").count():
        player.answer()
    page.locator(".pick-cell").first.hover()
    page.mouse.down()
    page.evaluate(SAY, "Ahoy")
    expect(page.locator(".chat p")).to_have_count(1)
    page.mouse.up()
    place = page.locator("#confirm")
    expect(place).to_be_enabled()
    page.evaluate(SAY, "Land in sight")
    expect(page.locator(".chat p")).to_have_count(2)
    expect(place).to_be_enabled()
    assert page.locator(".ghost").count()
    decision = page.locator('#answer [name="decision"]').get_attribute("value")
    place.click()
    page.wait_for_function(MOVED, arg=decision)


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    """From the home page to the score sheet without touching the mouse."""
    page = visit().page
    page.goto("/")
    page.locator(".hero .btn.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#table")

    Player(page, "port-royal", press=strike).play_to_the_end()
    expect(page.locator(".score")).to_be_visible()


@pytest.mark.parametrize("mode", LONG_ONES)
def test_a_board_heavy_game_by_keyboard(visit: Visit, mode: str) -> None:
    """Ships, tiles and tracks, or city, sea, fights and campfire with both modules, without the mouse."""
    game, _, options = MODES[mode]
    page = visit(lang="fr").page
    set_up(page, game, 1, options)
    Player(page, game, press=strike).play_to_the_end()
    expect(page.locator(".score")).to_be_visible()


def strike(page: Page, button: Locator) -> None:
    """Press the key of an answer, or Enter on it where it has none."""
    key = button.get_attribute("data-key")
    if key is None:
        button.focus()
        key = "Enter"
    page.keyboard.press(key)


def test_board_options_answer_too(visit: Visit) -> None:
    """What is framed on the board is the same answer as its button, by click and by arrow keys."""
    page = visit().page
    set_up(page, "port-royal", 1)
    player = Player(page, "port-royal")
    while not page.locator("#board button.opt").count():
        player.answer()
    version = page.locator("#table").get_attribute("data-version")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.form?.id") == "answer"
    page.keyboard.press("Enter")
    page.wait_for_function("(v) => document.getElementById('table').dataset.version !== v", arg=version)
