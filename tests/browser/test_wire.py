"""What the pages fetch, as the browser sees it; the page without a connection; what can be installed."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Response, expect

from flibuste.server.web.updates import MEDIA_TYPE
from tests.browser.player import Player
from tests.browser.visiting import Visit, set_up

KEPT_ALONE = """async () => {
  const wanted = new URL(document.documentElement.dataset.noConnection, location.href).href;
  const kept = async () => (await (await caches.open('flibuste')).keys()).map((request) => request.url);
  for (let tries = 0; tries < 1000; tries++) {
    if ((await kept()).join() === wanted) return;
    await new Promise((next) => setTimeout(next, 20));
  }
  throw new Error(`${await kept()} is kept, not ${wanted}`);
}"""
"""Waits in the page itself: a function that is waited for from outside may not be asynchronous."""


def positions(page: Page) -> list[Response]:
    """The answers that bring a position, as they come."""
    found: list[Response] = []
    page.on("response", lambda answer: found.append(answer) if "/answer" in answer.url else None)
    return found


def test_from_the_first_move_on_a_page_fetches_only_what_changed(visit: Visit) -> None:
    page = visit().page
    set_up(page, "port-royal", 1)
    brought = positions(page)
    player = Player(page, "port-royal")
    for _ in range(3):
        page.wait_for_selector("#answer.mine")
        player.answer()
    assert {answer.headers["content-type"] for answer in brought} == {MEDIA_TYPE}


def test_a_page_that_was_put_together_from_changes_is_the_page_that_is_fetched_anew(visit: Visit) -> None:
    page = visit().page
    set_up(page, "amerigo", 1)
    player = Player(page, "amerigo")
    for _ in range(6):
        page.wait_for_selector("#answer.mine")
        player.answer()
    page.wait_for_selector("#answer.mine")
    whole = page.evaluate("document.querySelector('#board').innerText")
    used = "[...document.querySelectorAll('use')].map((use) => use.getAttribute('href').slice(1))"
    assert page.evaluate(f"{used}.filter((id) => !document.getElementById(id))") == []
    page.reload()
    assert page.evaluate("document.querySelector('#board').innerText") == whole


def test_without_a_connection_the_page_says_so_in_its_own_words(visit: Visit) -> None:
    """The page for no connection speaks the language of the moment, and knows where one wanted to go."""
    visitor = visit("en")
    page = visitor.page
    page.goto("/")
    for lang, said in (("en", "No connection"), ("fr", "Pas de connexion")):
        if lang == "fr":
            page.locator('button[name="lang"][value="fr"]').click()
            expect(page.locator("html")).to_have_attribute("lang", "fr")
        page.keyboard.press("Shift")
        page.evaluate(KEPT_ALONE)
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        visitor.context.set_offline(True)
        page.goto("/rules")
        assert page.locator("h1").inner_text() == said
        visitor.context.set_offline(False)
        page.locator("main .btn.main").click()
        page.wait_for_selector(".tiles, .rules-index, main h1:not(.wreck h1)")
        assert page.url.endswith("/rules")


def test_the_page_for_no_connection_waits_until_the_page_is_touched(visit: Visit) -> None:
    """A first visit was a fifth heavier for it."""
    page = visit("en").page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto("/", wait_until="networkidle")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    assert not [url for url in fetched if "/offline" in url]
    with page.expect_request(lambda request: "/offline" in request.url):
        page.keyboard.press("Shift")


def test_the_page_can_be_installed(visit: Visit) -> None:
    visitor = visit("fr")
    page = visitor.page
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    session = visitor.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["lang"] == "fr" and manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok and answer.headers["content-type"] == icon["type"]
