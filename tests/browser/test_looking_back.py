"""A finished game in the browser: the replay by keys, the choice at every move, the shuffle verified, playing on."""

from __future__ import annotations

import json
import time
import urllib.request

import pytest
import sqlalchemy as sa
from playwright.sync_api import Page, ViewportSize, expect

from flibuste.server.bots import hindsight
from flibuste.server.database import schema
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from tests.browser.serving import Server
from tests.browser.visiting import DESKTOP, PHONE, Visit

PATIENCE = 180.0


def call(address: str, document: dict[str, object] | None = None) -> dict[str, object]:
    data = None if document is None else json.dumps(document).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as response:
        found: dict[str, object] = json.load(response)
    return found


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A game that bots have played to its end, by its path."""
    return played(server, 2)


@pytest.fixture(scope="module")
def chapter(server: Server) -> str:
    """A chapter of the campaign, won or lost together, and looked at with few games: the bots' own look takes long."""
    path = played(server, 2, adventure="cooperative")
    services = Services(Settings(f"sqlite:///{server.folder}/flibuste.sqlite3"))
    id = path.removeprefix("/t/")
    with services.tables.looking(id) as table, pytest.MonkeyPatch.context() as patch:
        patch.setitem(hindsight.SAMPLES, hindsight.BY_THUMB, 1)
        patch.setattr(hindsight, "PASSES", 2)
        points = list(hindsight.looks(table.playing, hindsight.BY_THUMB))
    document = {"judge": hindsight.BY_THUMB, "points": points}
    with services.store.writing() as connection:
        connection.execute(sa.insert(schema.hindsight).values(table_id=id, document=document, done=True))
    return path


def played(server: Server, seats: int, **options: str) -> str:
    plan = {
        "seats": seats * [{"kind": "bot", "level": "greedy" if options else "random"}],
        "options": options,
        "deal": "tortuga",
    }
    laid = call(f"{server.address}/api/tables", {"game": "port-royal", **plan})
    end = time.monotonic() + PATIENCE
    while call(f"{server.address}/api/tables/{laid['table']}")["state"] != "over":
        assert time.monotonic() < end, "The bots do not come to an end."
        time.sleep(0.2)
    return f"/t/{laid['table']}"


def at(page: Page, ply: int) -> None:
    """Wait until that moment is shown."""
    expect(page.locator("#table")).to_have_attribute("data-ply", str(ply))


def test_arrow_keys_step_through_the_game(visit: Visit, finished: str) -> None:
    page = visit().page
    page.goto(f"{finished}/replay")
    for ply in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        at(page, ply)
    page.keyboard.press("ArrowLeft")
    at(page, 2)
    page.locator('[data-step="next"]').click()
    at(page, 3)
    page.keyboard.press("ArrowRight")  # the button that was pressed has the focus, and does not keep the key
    at(page, 4)
    page.keyboard.press("Home")
    at(page, 0)
    page.wait_for_url("**ply=0")


def test_every_move_is_judged_and_the_costliest_can_be_seen(visit: Visit, finished: str) -> None:
    page = visit().page
    page.goto(finished)
    page.wait_for_selector(".mom a", timeout=1000 * PATIENCE)
    expect(page.locator(".shares tbody tr")).to_have_count(2)
    missed = page.locator(".mom li", has_text="Better").first
    better = missed.locator("small").inner_text().split("“")[1].split("”")[0]
    missed.locator("a").click()
    choice = page.locator("#choice")
    expect(choice).to_contain_text(f"★ Better: {better}")
    expect(choice).to_contain_text("of the chances of winning")
    assert all(page.locator("#chances a b").all_inner_texts())
    shown = int(page.locator("#table").get_attribute("data-ply") or 0)
    for ply in range(shown + 1, shown + 5):
        page.keyboard.press("ArrowRight")
        at(page, ply)
        expect(choice).to_contain_text("Chosen:")
        assert all(page.locator("#chances a b").all_inner_texts())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_press_verifies_the_shuffle(visit: Visit, finished: str, lang: str) -> None:
    page = visit(lang).page
    page.goto(finished)
    page.locator("#seal button").click()
    expect(page.locator("[data-check-seal]")).to_have_attribute("data-checked", "good")
    expect(page.locator("#seal li").first).to_contain_text("✓")
    page.evaluate("localStorage.setItem(`seal-${location.pathname.slice(3)}`, 'another')")
    page.reload()
    page.locator("#seal button").click()
    expect(page.locator("[data-check-seal]")).to_have_attribute("data-checked", "bad")


def test_a_browser_notes_the_fingerprint_while_it_plays(visit: Visit, finished: str) -> None:
    page = visit().page
    page.goto(f"{finished}/replay?ply=5")
    page.locator('[formaction$="/play-on"]').click()
    page.wait_for_selector("#answer")
    noted = page.evaluate("localStorage.getItem(`seal-${location.pathname.slice(3)}`)")
    assert noted == page.locator("#table").get_attribute("data-seal")
    expect(page.locator("#this-table")).to_contain_text("tortuga")


def test_the_replay_fits_a_phone(visit: Visit, finished: str) -> None:
    page = visit("fr", PHONE).page
    page.goto(f"{finished}/replay?ply=9")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    inside = page.locator(".prompt .act").bounding_box()
    assert inside is not None
    for part in page.locator(".prompt .act > *:visible").all():
        box = part.bounding_box()
        assert box is not None and box["y"] + box["height"] <= inside["y"] + inside["height"] + 1


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_a_crew_reads_its_chances_in_common(visit: Visit, chapter: str, lang: str, size: ViewportSize) -> None:
    page = visit(lang, size).page
    page.goto(chapter)
    page.wait_for_selector("#lookback .chart:visible", timeout=1000 * PATIENCE)
    crew, chances = {"en": ("The crew", "The crew’s chances: "), "fr": ("L’équipage", "Chances de l’équipage")}[lang]
    expect(page.locator("#lookback .leg span")).to_have_count(1)
    expect(page.locator("#lookback .leg")).to_contain_text(crew)
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    page.goto(f"{chapter}/replay?ply=0")
    expect(page.locator("#chances small")).to_contain_text(chances)
    expect(page.locator("#chances a")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
