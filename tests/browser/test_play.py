"""Whole games in a real browser, against bots, together, on a phone, by keyboard, and through a crash."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from flibuste.games import registry
from tests.browser.axe import axe_faults
from tests.browser.language import foreign_phrases, spoken
from tests.browser.player import MOVED, Player
from tests.browser.serving import Server
from tests.browser.visiting import PHONE, Visit, Visitor, set_up

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
    expect(page.locator(".score .tot td")).to_have_count(opponents + 1)
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
        asked = next(page for page in players if _is_asked(page))
        other = friend if asked is host else host
        players[asked].answer()
        version = asked.locator("#table").get_attribute("data-version")
        other.wait_for_function("(v) => document.getElementById('table').dataset.version >= v", arg=version)
    friend.goto(friend.url.split("#")[0] + "#log")
    friend.locator("#chat-text").fill("Ahoy")
    friend.locator(".chat button").click()
    expect(host.locator(".chat")).to_contain_text("Ahoy")


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
