"""Every page with made-up guests and real positions, for looking at.

`python tests/browser/gallery.py FOLDER [--shots]` writes the pages in both languages; with `--shots` also pictures of
them, by day and night, at desktop and phone width.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import flibuste.server
from flibuste.data.phrases import languages, phrasebook
from flibuste.games import registry
from flibuste.games.registry import game
from flibuste.kernel import Match, asking, deciders
from flibuste.server import pages, shelf
from flibuste.server.pagemodels import (
    AboutPage,
    ChatLine,
    ChoiceValue,
    CurtainPage,
    Curve,
    ErrorPage,
    Figure,
    GamesPage,
    HomePage,
    LobbyPage,
    LobbySeat,
    Moment,
    OpenTable,
    PlayedGame,
    RulesPage,
    RunningGame,
    SetupPage,
    SetupSeat,
    Site,
)
from flibuste.server.tablepage import Around, Composer

STATIC = Path(flibuste.server.__file__).parent / "static"
NAMES = ["Élise", "Yann", "Mousse", "Maï", "Anouk", "Tiago"]
SEED = bytes(range(32))


def position(key: str, seats: int, options: dict[str, str], wanted: Callable[[Match], bool]) -> Match:
    """A match played at random up to the first position that is wanted, or to its end."""
    for seed in range(100):
        dice = random.Random(seed)
        match = Match.start(game(key), NAMES[:seats], options, SEED)
        while not match.over and not wanted(match):
            seat = deciders(match.state)[0]
            match.play(seat, dice.choice(match.view(seat).options))
        if not match.over:
            break
    return match


def finished(key: str, seats: int) -> Match:
    dice = random.Random(1)
    match = Match.start(game(key), NAMES[:seats], {}, SEED)
    while not match.over:
        seat = deciders(match.state)[0]
        match.play(seat, dice.choice(match.view(seat).options))
    return match


def everything(lang: str) -> Iterator[tuple[str, str, object]]:
    """File name, template and page model of every page."""
    say = phrasebook(lang).say
    cards = shelf.game_cards(lang)
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
        for c, k, n in zip(shelf.seat_colours(cards[0].key), ("me", "friend", "none", "none"), NAMES, strict=False)
    ]
    clocks = [ChoiceValue("none", say("web-clock-none"), say("web-clock-none-help"), chosen=True)]
    yield "setup", "setup.html", SetupPage(cards[0], shelf.setup_choices(cards[0].key, lang, {}), seats, kinds, clocks)
    lobby = [LobbySeat("blue", "Élise", is_me=True), LobbySeat("red"), LobbySeat("yellow", "Mousse", is_bot=True)]
    yield (
        "lobby",
        "lobby.html",
        LobbyPage("x", "Port Royal", [], lobby, "https://example.org/t/x", can_sit=True, is_host=True),
    )
    yield "curtain", "curtain.html", CurtainPage("x", "Port Royal", "Maï", "green", 3)
    yield "rules", "rules.html", RulesPage(cards[0], pages.Markup(""), shelf.rule_sections(cards[0].key, lang))
    played = [PlayedGame("p", "Port Royal", "15.11.2026", "Yann, Maï", "13 – 10 – 9", won=True)]
    yield (
        "games",
        "games.html",
        GamesPage(running, played, [Figure("12", say("web-games-played")), Figure("5", say("web-games-won"))]),
    )
    yield "about", "about.html", AboutPage(cards, [("Port Royal", 15, 1200)], "0.1.0")
    yield "error", "error.html", ErrorPage(404, say("web-error-404"), say("web-error-404-text"))
    yield from port_royal(lang)
    if "captains-war" in registry.keys():  # noqa: SIM118
        yield from captains_war(lang)
    if "rolling-seas" in registry.keys():  # noqa: SIM118
        yield from rolling_seas(lang)


def port_royal(lang: str) -> Iterator[tuple[str, str, object]]:
    around = Around(
        "x",
        link="https://example.org/t/x",
        bots={2: phrasebook(lang).say("web-bot")},
        can_resign=True,
        chat=[ChatLine("Maï", "Bien joué !", "green")],
    )

    def late(match: Match) -> bool:
        return len(match.moves) > 120

    def texts(match: Match) -> list[str]:
        return [match.game.notation.text(action) for action in match.view(0).options]

    discovering = position(
        "port-royal", 4, {}, lambda m: len(m.moves) > 60 and "stop" in texts(m) and len(m.state.river) > 3
    )
    yield "pr-discover", "table.html", Composer(discovering, 0, lang, around).table()
    taking = position("port-royal", 4, {}, lambda m: late(m) and sum(t.startswith("take") for t in texts(m)) > 2)
    yield "pr-take", "table.html", Composer(taking, 0, lang, around).table()
    repelling = position("port-royal", 4, {}, lambda m: late(m) and "repel" in texts(m))
    yield "pr-repel", "table.html", Composer(repelling, 0, lang, around).table()
    yield "pr-wait", "table.html", Composer(taking, 1, lang, around).table()
    over = finished("port-royal", 4)
    curves = [
        Curve(name, colour, [25 + (9 - 6 * k) * t / 2 for t in range(17)])
        for k, (name, colour) in enumerate(zip(NAMES[:4], ("blue", "red", "yellow", "green"), strict=True))
    ]
    curves = [Curve(c.name, c.colour, [min(max(p, 0), 100) for p in c.points]) for c in curves]
    moments = [Moment("−7\u00a0%", False, "…", "…", "…", 12, 9), Moment("+13\u00a0%", True, "…", "…", "…", 30, 12)]
    yield (
        "pr-finished",
        "finished.html",
        Composer(over, 0, lang, Around("x", can_rematch=True, curves=curves, moments=moments)).finished(),
    )
    yield "pr-replay", "replay.html", Composer(taking, -1, lang, around).replay(200)


def captains_war(lang: str) -> Iterator[tuple[str, str, object]]:
    around = Around("x", link="https://example.org/t/x")

    def asks(topic: str, moves: int) -> Callable[[Match], bool]:
        return lambda m: len(m.moves) > moves and 0 in deciders(m.state) and asking(m.view(0).seen, 0).topic == topic

    for topic in ("take", "command", "commit"):
        match = position("captains-war", 3, {}, asks(topic, 80))
        yield f"cw-{topic}", "table.html", Composer(match, 0, lang, around).table()
    yield (
        "cw-solo",
        "table.html",
        Composer(position("captains-war", 1, {}, asks("command", 30)), 0, lang, around).table(),
    )
    yield "cw-finished", "finished.html", Composer(finished("captains-war", 3), 0, lang, around).finished()


def rolling_seas(lang: str) -> Iterator[tuple[str, str, object]]:
    around = Around("x", link="https://example.org/t/x")

    def asks(topic: str, moves: int) -> Callable[[Match], bool]:
        return lambda m: len(m.moves) > moves and 0 in deciders(m.state) and asking(m.view(0).seen, 0).topic == topic

    for topic, moves in (("draw", 0), ("home", 0), ("act", 90), ("sail", 150), ("trade", 60)):
        match = position("rolling-seas", 3, {}, asks(topic, moves))
        yield f"rs-{topic}", "table.html", Composer(match, 0, lang, around).table()
    yield "rs-finished", "finished.html", Composer(finished("rolling-seas", 3), 0, lang, around).finished()


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
                (folder / file).write_text(pages.render(template, Site(lang, watch, name="Élise"), page))
                names.append(file)
    return names


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def shoot(folder: Path, names: list[str]) -> None:
    from playwright.sync_api import sync_playwright

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        for width, height, kind in ((1280, 800, "desktop"), (360, 740, "phone")):
            page = browser.new_page(viewport={"width": width, "height": height})
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
