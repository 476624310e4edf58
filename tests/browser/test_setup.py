"""The set-up page: ready-made tables first, one screen of a desktop, a summary in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from flibuste.games import registry
from tests.browser.visiting import DESKTOP, Visit


def test_every_games_set_up_fits_one_screen_and_begins_with_presets(visit: Visit) -> None:
    page = visit(size=DESKTOP).page
    for key in registry.keys():
        page.goto(f"/new/{key}")
        assert page.evaluate("document.querySelector('.sticky-go').getBoundingClientRect().bottom") <= DESKTOP["height"]
        assert page.evaluate("document.querySelector('[data-setup]').getBoundingClientRect().bottom") <= 800, key
        first, seats = page.locator(".preset").first.bounding_box(), page.locator(".seats").bounding_box()
        assert first and seats and first["y"] < seats["y"]


@pytest.mark.parametrize(
    ("preset", "summary"),
    [
        ("first", "Port Royal, base game, 2 seats, no clock"),
        ("alone", "1 seat, no clock"),
        ("everything", "3 seats, no clock"),
    ],
)
def test_a_preset_fills_the_form_and_says_so_in_words(visit: Visit, preset: str, summary: str) -> None:
    page = visit().page
    page.goto("/new/port-royal")
    page.locator(f'.preset[href$="preset={preset}"]').click()
    expect(page.locator("#summary")).to_contain_text(summary)
    assert page.locator(".preset.chosen").count() == 1
    page.locator('button:has-text("Start")').click()
    page.wait_for_selector("#table")


def test_the_summary_follows_the_form(visit: Visit) -> None:
    page = visit(lang="fr").page
    page.goto("/new/port-royal?preset=first")
    page.locator('select[name="seat-2"]').select_option("bot:greedy")
    expect(page.locator("#summary")).to_have_text("Port Royal, jeu de base, 3 places, sans pendule")


def test_open_tables_tell_mode_and_pace_and_running_ones_turn_and_age(visit: Visit) -> None:
    page = visit().page
    page.goto("/new/port-royal?preset=together")
    page.locator("details.fold", has=page.locator('input[name="open"]')).locator("summary").click()
    page.locator('input[name="open"]').check()
    page.locator('button:has-text("Start")').click()
    page.wait_for_selector(".invite")
    page.goto("/")
    expect(page.locator(".tables li").first).to_contain_text("Together or alone")
    expect(page.locator(".tables li").first).to_contain_text("No clock")
    page.goto("/new/port-royal?preset=first")
    page.locator('button:has-text("Start")').click()
    page.wait_for_selector("#answer.mine")
    page.goto("/")
    card = page.locator(".cont a", has_text="Turn 1").first
    expect(card).to_contain_text("base game")
    expect(card).to_contain_text("ago")
