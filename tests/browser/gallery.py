"""Every page with made-up guests and real positions, for looking at.

`python -m tests.browser.gallery FOLDER [--shots]` writes the pages in both languages; with `--shots` also pictures of
them, by day and night, at desktop and phone width.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from starlette.requests import Request

import flibuste.server
from flibuste.bots.looks import BY_PLAY
from flibuste.data.phrases import languages, phrasebook
from flibuste.games import registry
from flibuste.games.registry import game
from flibuste.kernel import Match
from flibuste.kit.campaign_changes import found
from flibuste.server.campaigns.campaigns import KeptCampaign
from flibuste.server.viewers import Viewer
from flibuste.server.web import catalogue, rendering
from flibuste.server.web.afterwards import Afterwards
from flibuste.server.web.campaign_models import CampaignPage
from flibuste.server.web.campaign_page import CampaignComposer
from flibuste.server.web.composer import Composer, TableContext
from flibuste.server.web.page_models import (
    AboutPage,
    ChoiceValue,
    ErrorPage,
    Figure,
    GamesPage,
    HomePage,
    LobbyPage,
    LobbySeat,
    OpenTable,
    PlayedGame,
    RulesPage,
    RunningGame,
    SetupPage,
    SetupSeat,
    Site,
)
from flibuste.server.web.replaying import Replay
from flibuste.server.web.table_models import ChatLine, CurtainPage
from tests.browser import chromium
from tests.browser.matches import NAMES, SEED, finished, in_play, looked_back, played_by_bots, position

STATIC = Path(flibuste.server.__file__).parent / "static"
NO_STREAM = "window.EventSource = class { addEventListener() {} }"  # a folder of pages has nothing to follow


def everything(lang: str) -> Iterator[tuple[str, str, object]]:
    """File name, template and page model of every page."""
    say = phrasebook(lang).say
    cards = catalogue.game_cards(lang)
    running = [
        RunningGame("a", "Port Royal", "Yann, Mousse, Maï", say("web-your-turn"), "yellow", mine=True),
        RunningGame("b", "Rolling Seas", "Anouk", say("web-resume"), "blue"),
        RunningGame("c", "Captains’ War", "Maï", say("web-look"), "ares"),
    ]
    tables = [
        OpenTable("d", "Port Royal", "Maï", "black", ["green", "red"], 2),
        OpenTable("e", "Rolling Seas", "Tiago", "blue", ["yellow"], 5),
    ]
    yield "home", "home.html", HomePage(cards, running, tables)
    yield "home-empty", "home.html", HomePage(cards)
    kinds = [ChoiceValue(k, say(f"web-seat-{k}")) for k in ("me", "friend", "here", "none")]
    seats = [
        SetupSeat(c, k, n)
        for c, k, n in zip(catalogue.seat_colours(cards[0].key), ("me", "friend", "none", "none"), NAMES, strict=False)
    ]
    clocks = [ChoiceValue("none", say("web-clock-none"), say("web-clock-none-help"), chosen=True)]
    yield (
        "setup",
        "setup.html",
        SetupPage(cards[0], catalogue.setup_choices(cards[0].key, lang, {}), seats, kinds, clocks),
    )
    lobby = [LobbySeat("blue", "Élise", is_me=True), LobbySeat("red"), LobbySeat("yellow", "Mousse", is_bot=True)]
    yield (
        "lobby",
        "lobby.html",
        LobbyPage(
            "x",
            "Port Royal",
            catalogue.summary("port-royal", lang, {}, 3, "none", ""),
            lobby,
            "https://example.org/t/x",
            can_sit=True,
            is_host=True,
        ),
    )
    yield "curtain", "curtain.html", CurtainPage("x", "Port Royal", "Maï", "green", 3)
    yield "rules", "rules.html", RulesPage(cards[0], rendering.Markup(""), catalogue.rule_sections(cards[0].key, lang))
    played = [PlayedGame("p", "Port Royal", "15.11.2026", "Yann, Maï", "13 – 10 – 9", won=True)]
    yield (
        "games",
        "games.html",
        GamesPage(running, played, [Figure("12", say("web-games-played")), Figure("5", say("web-games-won"))]),
    )
    yield "about", "about.html", AboutPage(cards, [("Port Royal", 15, 1200)], "0.1.0")
    yield "error", "error.html", ErrorPage(404, say("web-error-404"), say("web-error-404-text"))
    for key in registry.keys():
        yield from BOARDS[key](lang)


def campaign(lang: str) -> CampaignPage:
    """A campaign before its first evening: nothing of the story is told yet."""
    members = [("Élise", ""), ("Yann", ""), ("Bonny", "greedy")]
    begun = found(registry.record("port-royal").part("campaign"), "cooperative", members)
    kept = KeptCampaign("x", 1, begun, {0: "a", 1: "b"}, {"elise": {0}, "yann": {1}})
    request = Request({"type": "http", "headers": [(b"host", b"example.org")], "path": "/", "scheme": "https"})
    nowhere: Any = None  # no evening is being played: no table is asked for
    return CampaignComposer(nowhere, kept, Viewer(lang=lang, guest="elise"), request).page()


def port_royal(lang: str) -> Iterator[tuple[str, str, object]]:
    say = phrasebook(lang).say
    yield "campaign", "campaign.html", campaign(lang)
    chat = [ChatLine("Maï", "Ahoy", "green")]
    around = TableContext("x", link="https://example.org/t/x", bots={2: say("web-bot")}, can_resign=True, chat=chat)
    for topic, options in (("discover", 2), ("take", 4), ("repel", 2)):
        match = position("port-royal", 4, topic, 150, options)
        yield f"pr-{topic}", "table.html", Composer(match, 0, lang, around).table()
    many = in_play("port-royal", 4, "take", 40, 10)
    yield "pr-many", "table.html", Composer(many, 0, lang, around).table()
    paying = in_play("port-royal", 5, "take", 60, 7)
    yield "pr-paying", "table.html", Composer(paying, 0, lang, around).table()
    yield "pr-wait", "table.html", Composer(position("port-royal", 4, "take", 150, 4), 1, lang, around).table()
    for name, seats, variant in (
        ("everything", 4, "gambler=yes sails=marked contracts=competitive"),
        ("crew", 1, "contracts=cooperative"),
        ("chapter", 2, "adventure=cooperative chapter=2 failures=1"),
        ("rivals", 3, "adventure=competitive chapter=4"),
        ("four", 4, "adventure=cooperative chapter=2"),
        ("four-rivals", 4, "adventure=competitive chapter=4"),
    ):
        match = position("port-royal", seats, "discover", 30, 2, variant)
        yield f"pr-{name}", "table.html", Composer(match, 0, lang, around).table()
    around = TableContext("x", can_rematch=True, look_back=(looked_back("port-royal"), True))
    yield "pr-finished", "finished.html", Afterwards(played_by_bots("port-royal"), 0, lang, around).finished()
    missed = max(around.look_back[0]["points"], key=lambda point: point.get("cost", 0.0))
    moment = Replay(played_by_bots("port-royal"), missed["ply"] - 1, missed["seat"], lang, around).page()
    yield "pr-replay", "replay.html", moment
    around = TableContext("x", look_back=({"judge": BY_PLAY, "points": []}, False))
    yield "pr-looking-back", "finished.html", Afterwards(finished("port-royal", 4), 0, lang, around).finished()


def captains_war(lang: str) -> Iterator[tuple[str, str, object]]:
    around = TableContext("x", link="https://example.org/t/x")
    for topic in ("take", "command", "board", "commit"):
        match = position("captains-war", 3, topic, 80)
        yield f"cw-{topic}", "table.html", Composer(match, 0, lang, around).table()
    many = position("captains-war", 3, "commit", 120, 13)
    yield "cw-parties", "table.html", Composer(many, 0, lang, around).table()
    for seats in (1, 3, 6):
        begun = Match.start(game("captains-war"), NAMES[:seats], {}, SEED)
        yield f"cw-begin-{seats}", "table.html", Composer(begun, 0, lang, around).table()
    won = position("captains-war", 4, "reward", 0)
    yield "cw-reward", "table.html", Composer(won, 0, lang, around).table()
    solo = position("captains-war", 1, "command", 30)
    yield "cw-solo", "table.html", Composer(solo, 0, lang, around).table()
    yield "cw-finished", "finished.html", Afterwards(finished("captains-war", 3), 0, lang, around).finished()
    around = TableContext("x", can_rematch=True, look_back=(looked_back("captains-war"), True))
    yield "cw-looked-at", "finished.html", Afterwards(played_by_bots("captains-war"), 0, lang, around).finished()


def rolling_seas(lang: str) -> Iterator[tuple[str, str, object]]:
    around = TableContext("x", link="https://example.org/t/x")
    for topic, moves in (("draw", 0), ("home", 0), ("act", 90), ("sail", 150), ("trade", 60)):
        match = position("rolling-seas", 3, topic, moves)
        yield f"rs-{topic}", "table.html", Composer(match, 0, lang, around).table()
    yield "rs-finished", "finished.html", Afterwards(finished("rolling-seas", 3), 0, lang, around).finished()


def amerigo(lang: str) -> Iterator[tuple[str, str, object]]:
    around = TableContext("x", link="https://example.org/t/x")
    for seats in (2, 3, 4):
        yield f"am-turn-{seats}", "table.html", Composer(in_play("amerigo", seats, "turn", 60), 0, lang, around).table()
    for topic in ("navigate", "plan", "build", "produce", "learn"):
        yield f"am-{topic}", "table.html", Composer(in_play("amerigo", 3, topic, 60), 0, lang, around).table()
    yield "am-finished", "finished.html", Afterwards(finished("amerigo", 3), 0, lang, around).finished()


def nassau(lang: str) -> Iterator[tuple[str, str, object]]:
    around = TableContext("x", link="https://example.org/t/x")
    for topic, moves in (("walk", 0), ("quay", 0), ("sail", 120), ("act", 60), ("crates", 60), ("fire", 60)):
        match = in_play("nassau", 4, topic, moves)
        yield f"na-{topic}", "table.html", Composer(match, 0, lang, around).table()
    yield "na-finished", "finished.html", Afterwards(finished("nassau", 3), 0, lang, around).finished()


BOARDS = {
    "port-royal": port_royal,
    "captains-war": captains_war,
    "rolling-seas": rolling_seas,
    "amerigo": amerigo,
    "nassau": nassau,
}


def write(folder: Path) -> list[str]:
    folder.mkdir(parents=True, exist_ok=True)
    link = folder / "static"
    if not link.exists():
        link.symlink_to(STATIC)
    names = []
    for lang in languages():
        for name, template, page in everything(lang):
            for watch in ("day", "night"):
                file = f"{name}.{lang}.{watch}.html"
                (folder / file).write_text(rendering.render(template, Site(lang, watch, name="Élise"), page))
                names.append(file)
    return names


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def shoot(folder: Path, names: list[str]) -> None:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as play:
        browser = chromium.start(play)
        for width, height, kind in ((1280, 800, "desktop"), (360, 740, "phone")):
            page = browser.new_page(viewport={"width": width, "height": height})
            page.add_init_script(NO_STREAM)
            for name in names:
                page.goto(f"http://127.0.0.1:{server.server_port}/{name}", wait_until="load")
                page.wait_for_timeout(120)
                wide = page.evaluate("document.documentElement.scrollWidth")
                if wide > width:
                    print(f"{name} at {width}: scrolls sideways to {wide}")
                page.screenshot(path=folder / f"{name.removesuffix('.html')}.{kind}.png")
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--shots", action="store_true")
    parser.add_argument("--only", default="", help="part of the file names to picture")
    arguments = parser.parse_args()
    written = write(arguments.folder)
    if arguments.shots:
        shoot(arguments.folder, [name for name in written if arguments.only in name])
