"""The table in Chromium beside the answers: drawers, guests, crashes, looking back, languages, hints."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import axe_faults
from tests.browser.player import Player
from tests.browser.serving import Server
from tests.browser.visiting import PHONE, Visit, Visitor, set_up


def test_the_rule_drawer_and_the_log_open_and_close(visit: Visit) -> None:
    page = visit(size=PHONE).page
    set_up(page, "port-royal", 1)
    page.wait_for_selector("#answer.mine")
    page.locator(".why-link").click()
    expect(page.locator("#rule")).to_be_visible()
    expect(page.locator("#rule .r.now .no")).to_contain_text("PR-BASE")
    page.keyboard.press("Escape")
    expect(page.locator("#rule")).to_be_hidden()
    page.locator(".tick, .menu summary").first.click()
    if page.locator(".menu[open]").count():
        page.locator('.menu a[href="#log"]').click()
    expect(page.locator("#log")).to_be_visible()


def test_two_browsers_at_one_table(visit: Visit) -> None:
    """A link invites; each sees the other's moves and words without reloading."""
    host = visit(lang="fr").page
    host.goto("/new/port-royal?friend=1")
    seats = host.locator('select[name^="seat-"]')
    for number in range(seats.count()):
        seats.nth(number).select_option(("me", "friend")[number] if number < 2 else "none")
    host.locator('input[name="name-0"]').fill("Élise")
    host.locator('button:has-text("Commencer")').click()
    host.wait_for_selector(".invite")
    link = host.locator(".invite .link input[readonly]").input_value()

    friend = visit(lang="en", size=PHONE).page
    friend.goto(link)
    friend.locator('input[name="name"]').fill("Yann")
    friend.locator('button:has-text("Take a seat")').click()
    friend.wait_for_selector("#table")
    host.wait_for_selector("#table", timeout=20_000)

    players = {host: Player(host, "port-royal"), friend: Player(friend, "port-royal", seed=2)}
    for _ in range(24):
        asked = _asked(host, friend)
        other = friend if asked is host else host
        players[asked].answer()
        version = asked.locator("#table").get_attribute("data-version")
        other.wait_for_function(
            "(v) => Number(document.getElementById('table').dataset.version) >= v", arg=int(version or 0)
        )
    friend.goto(friend.url.split("#")[0] + "#log")
    friend.locator("#chat-text").fill("Ahoy")
    friend.locator(".chat button").click()
    expect(host.locator(".chat")).to_contain_text("Ahoy")


def _asked(*pages: Page) -> Page:
    """Whoever is asked: between an answer and the news of it nobody is."""
    return next(page for _ in range(200) for page in pages if _is_asked(page))


def _is_asked(page: Page) -> bool:
    page.wait_for_timeout(50)
    page.wait_for_function("() => document.getElementById('answer')")
    return page.locator("#answer.mine").count() > 0


def test_a_killed_server_loses_nothing(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page says that the link is lost, then finds the game where it was, with the reader's seat."""
    server = Server(tmp_path_factory.mktemp("crash"))
    visitor = Visitor(browser, server)
    page = visitor.page
    set_up(page, "port-royal", 1)
    player = Player(page, "port-royal")
    for _ in range(6):
        player.answer()
    page.wait_for_selector("#answer.mine")
    question, version = page.locator("#question").inner_text(), page.locator("#table").get_attribute("data-version")
    server.kill()
    expect(page.locator("#link")).to_be_visible(timeout=10_000)
    server.start()
    expect(page.locator("#link")).to_be_hidden(timeout=60_000)
    assert page.locator("#question").inner_text() == question
    assert page.locator("#table").get_attribute("data-version") == version
    assert player.answer()
    page.reload()
    assert player.answer()
    visitor.context.close()
    server.kill()


def test_a_finished_game_can_be_looked_at_again(visit: Visit) -> None:
    """Replay: step, slide, jump from the log, share the moment, download; the record verifies."""
    visitor = visit()
    page = visitor.page
    set_up(page, "port-royal", 1)
    Player(page, "port-royal").play_to_the_end()
    assert axe_faults(page) == []
    page.locator('a[href$="/replay"]').click()
    expect(page.locator("output")).to_contain_text("0 /")
    page.locator('[data-step="next"]').click()
    expect(page.locator("output")).to_contain_text("1 /")
    page.locator('[data-step="last"]').click()
    last = page.locator("#table").get_attribute("data-plies")
    expect(page.locator("output")).to_contain_text(f"{last} / {last}")
    page.locator(".log li a").first.click()
    expect(page.locator("output")).to_contain_text("1 /")
    assert "ply=1" in page.url
    page.locator(".scrub").fill("7")
    expect(page.locator("output")).to_contain_text("7 /")
    page.reload()
    expect(page.locator("output")).to_contain_text("7 /")
    with page.expect_download() as download:
        page.locator('a[href$="/record"]').first.click()
    assert download.value.suggested_filename.endswith(".flib.json")


def test_language_and_watch_stay(visit: Visit) -> None:
    page = visit(lang="en").page
    page.goto("/")
    page.locator('button[name="lang"][value="fr"]').click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.locator("[data-watch-switch]").click()
    expect(page.locator("html")).to_have_attribute("data-watch", "night")
    page.goto("/about")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_attribute("data-watch", "night")


def test_hint_undo_and_a_word(visit: Visit) -> None:
    """A hint names an option; what revealed nothing can be taken back; the table hears what one says."""
    page = visit().page
    set_up(page, "captains-war", 1)
    player = Player(page, "captains-war")
    while not page.locator("#hint").count() or not page.locator('#answer [value^="take"]').count():
        player.answer()
    page.locator("#hint").click()
    expect(page.locator("#answer .notice")).to_be_visible(timeout=20_000)
    question = page.locator("#question").inner_text()
    player.answer()
    page.wait_for_selector("#undo")
    page.locator("#undo").click()
    expect(page.locator("#question")).to_have_text(question)
    page.keyboard.press("l")
    page.locator("#chat-text").fill("Ahoy")
    page.locator("#chat button").click()
    expect(page.locator("#log .chat")).to_contain_text("Ahoy")
    expect(page.locator("#chat-text")).to_have_value("")


def test_players_at_one_screen_look_away(visit: Visit) -> None:
    """Where a game has secrets, a curtain hangs between two players at the same screen."""
    page = visit().page
    page.goto("/new/captains-war")
    seats = page.locator('select[name^="seat-"]')
    for number in range(seats.count()):
        seats.nth(number).select_option(("me", "here")[number] if number < 2 else "none")
    page.locator('input[name="name-0"]').fill("Élise")
    page.locator('input[name="name-1"]').fill("Yann")
    page.locator('button:has-text("Start")').click()
    page.wait_for_selector(".curtain, #table")
    player = Player(page, "captains-war")
    seen = set()
    for _ in range(12):
        page.wait_for_function("() => document.querySelector('.curtain, #answer.mine')")
        if page.locator(".curtain").count():
            assert page.locator("#board").count() == 0
            seen.add(page.locator(".curtain h1").inner_text())
        player.answer()
    assert len(seen) == 2


def test_a_stranger_may_watch(visit: Visit) -> None:
    """The table's address shows a stranger the public side and offers nothing to press."""
    host = visit().page
    set_up(host, "port-royal", 1)
    stranger = visit(lang="fr").page
    stranger.goto(host.url)
    expect(stranger.locator("#board")).to_be_visible()
    expect(stranger.locator('[name="action"]')).to_have_count(0)
    Player(host, "port-royal").answer()
    version = host.locator("#table").get_attribute("data-version")
    stranger.wait_for_function("(v) => +document.getElementById('table').dataset.version >= +v", arg=version)
