"""A campaign in real browsers: two people and a bot, from one evening to the next."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from flibuste.bots import make_bot
from flibuste.kit.campaign import Campaign
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from tests.browser.axe import axe_faults
from tests.browser.player import Player
from tests.browser.serving import Server
from tests.browser.visiting import DESKTOP, PHONE, Visitor

MOST_EVENINGS = 40
ANSWERS_BY_HAND = 2
MOST_TRIES = 60


class Voyage:
    """A server, a campaign on it, and two browsers: Élise at a desk, in French, and Yann on a phone, in English."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.server = Server(folder)
        self.elise = Visitor(browser, self.server, "fr", DESKTOP)
        self.yann = Visitor(browser, self.server, "en", PHONE)
        self.services = Services(Settings(f"sqlite:///{folder}/flibuste.sqlite3", bot_seconds=0.05, bot_pace=0.0))
        self.address = self._begin(self.elise.page)
        link = self.elise.page.locator("#link-1").input_value()
        self.yann.page.goto(link)
        self.yann.page.get_by_role("button", name="I am Yann").click()
        expect(self.yann.page.locator("h1")).to_have_text("L’aventure commence")

    def _begin(self, page: Page) -> str:
        page.goto("/new/port-royal")
        page.locator('a[href="/campaign/port-royal"]').click()
        page.locator('input[name="name-0"]').fill("Élise")
        page.locator('input[name="name-1"]').fill("Yann")
        page.locator('select[name="bot-2"]').select_option("greedy")
        page.get_by_role("button", name="Commencer").click()
        expect(page.locator(".route")).to_be_visible()
        return page.url

    @property
    def campaign(self) -> Campaign:
        return self.services.campaigns.look(self.address.rpartition("/")[2]).campaign

    def come(self, page: Page) -> None:
        """To the campaign's page; a server that says it is busy is asked again, and so it is when the table's own page
        was just going to the result."""
        for _ in range(MOST_TRIES):
            with suppress(Error):
                response = page.goto(self.address)
                if response is not None and response.ok:
                    return
            page.wait_for_timeout(500)
        raise AssertionError("The server did not show the campaign.")

    def open(self, page: Page) -> str:
        """Press the button of the next chapter; both are led to its table."""
        self.come(page)
        page.locator("#open .btn.main").click()
        page.wait_for_selector("#table")
        table = page.url.rpartition("/")[2].partition("#")[0]
        for other in (self.elise.page, self.yann.page):
            if other is not page:
                self.come(other)
                other.locator(f'.next a[href="/t/{table}"]').click()
                other.wait_for_selector("#table")
        return table

    def play(self, table: str, level: str) -> None:
        """A few answers by hand in both browsers, the rest at once by bots of that level."""
        for seat, page in enumerate((self.elise.page, self.yann.page)):
            self.until_asked(table, seat, level)
            for _ in range(ANSWERS_BY_HAND):
                if self.asked(table) == seat:
                    Player(page, "port-royal", seed=seat).answer()
        self.until_asked(table, None, level)

    def asked(self, table: str) -> int | None:
        with self.services.tables.looking(table) as found:
            return found.asked[0] if found.asked else None

    def until_asked(self, table: str, seat: int | None, level: str) -> None:
        with self.services.tables.changing(table) as change:
            bots = [make_bot(level, number) for number in range(len(change.table.seats))]
            while not change.table.playing.over:
                asked = change.table.asked[0]
                if asked == seat:
                    return
                action = bots[asked].choose(change.table.playing.view(asked), 0.05)
                change.append(asked, change.table.game.notation.text(action))

    def restart(self) -> None:
        self.server.kill()
        self.server.start()

    def faults(self) -> list[str]:
        return [*self.elise.faults, *self.yann.faults]


@pytest.fixture
def voyage(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Voyage]:
    found = Voyage(browser, tmp_path_factory.mktemp("campaign"))
    yield found
    assert found.faults() == []
    for visitor in (found.elise, found.yann):
        visitor.context.close()
    found.services.store.close()
    found.server.kill()


def test_two_people_and_a_bot_lose_a_chapter_and_play_it_again(voyage: Voyage) -> None:
    """The story opens for everybody in their own language, the journal rereads it, a lost chapter is one press
    away, and a server that was killed in between forgets nothing."""
    elise, yann = voyage.elise.page, voyage.yann.page
    assert axe_faults(elise) == []
    table = voyage.open(elise)
    for page, words in ((elise, "Voiles de rouille"), (yann, "Rust-Red Sails")):
        expect(page.locator("dialog.story")).to_be_visible()
        expect(page.locator("dialog.story")).to_contain_text(words)
    assert axe_faults(elise) == []
    elise.keyboard.press("Escape")
    expect(elise.locator("dialog.story")).to_be_hidden()
    yann.get_by_role("button", name="Close the page").click()
    elise.reload()
    expect(elise.locator("dialog.story")).to_be_hidden()
    voyage.play(table, "random")
    expect(elise.locator(".fin")).to_be_visible(timeout=30_000)
    expect(elise.locator("h1")).to_have_text("Le chapitre 1 est perdu")
    voyage.restart()
    yann.goto(voyage.address)
    expect(yann.locator(".voyage-log li.lost")).to_have_count(1)
    expect(yann.locator(".next .eyebrow")).to_contain_text("second try")
    expect(yann.locator(".deck")).to_contain_text("3 coins more")
    assert axe_faults(yann) == []
    assert yann.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    elise.goto(f"/t/{table}")
    elise.get_by_role("button", name="Rejouer le chapitre 1").click()
    elise.wait_for_selector("#table")
    expect(elise.locator("#board .missions")).to_be_attached()
    running = voyage.campaign.running
    assert running is not None and (running.chapter, running.failures) == (1, 1)
    yann.goto(voyage.address + "/story")
    expect(yann.locator("article")).to_have_count(len(voyage.campaign.sessions[0].cards))


def test_ticks_change_what_is_needed_and_a_late_press_is_told_so(voyage: Voyage) -> None:
    elise, yann = voyage.elise.page, voyage.yann.page
    elise.goto(voyage.address)
    shown = elise.locator(".goals:visible")
    expect(shown).to_contain_text("18")
    elise.locator('input[name="player-2"]').uncheck()
    expect(shown).to_contain_text("16")
    yann.goto(voyage.address)
    elise.locator("#open .btn.main").click()
    elise.wait_for_selector("#table")
    yann.evaluate("document.querySelector('#open').submit()")
    expect(yann.locator(".notice")).to_contain_text("Chapter 1 is being played already")
    expect(yann.locator(".next .btn.main")).to_have_text("To the table of chapter 1")


@pytest.mark.slow
def test_a_whole_campaign_of_five_chapters(voyage: Voyage) -> None:
    """One chapter lost on purpose, the server killed between two chapters, then on until the epilogue."""
    elise, yann = voyage.elise.page, voyage.yann.page
    for evening in range(MOST_EVENINGS):
        if voyage.campaign.standing.is_finished:
            break
        table = voyage.open(elise if evening % 2 else yann)
        voyage.play(table, "greedy" if evening else "random")
        if evening == 1:
            voyage.restart()
        voyage.come(elise)
        expect(elise.locator(".voyage-log li:not(.none)")).to_have_count(evening + 1, timeout=30_000)
    assert not voyage.campaign.sessions[0].is_won
    assert [session.chapter for session in voyage.campaign.sessions if session.is_won] == [1, 2, 3, 4, 5]
    voyage.come(elise)
    expect(elise.locator(".next")).to_contain_text(re.compile("Tous les chapitres sont gagnés"))
    expect(elise.locator(".next a.main")).to_have_text("Le mode variable")
    yann.goto(voyage.address + "/story")
    expect(yann.locator("article").last).to_contain_text("The Last Verse")
    assert axe_faults(yann) == []
