"""What a browser receives: bytes of a first visit and of every move, for every game, and the time to the first picture.

    python -m benchmarks.wire                     every game
    python -m benchmarks.wire --game nassau --moves 40

A real server, a real Chromium. A first visit opens a table by its link with an empty cache, as a friend who is sent it,
on DevTools' "Slow 4G" and a processor slowed down four times. Then every seat has its page open and random answers are
played; a move is what reaches one page until it shows the move: word of it on the stream, and the update. Bytes are
as DevTools counts them, headers included.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from benchmarks.load import database, flibuste, serving
from flibuste.games import registry
from tests.browser import chromium

SLOW_4G = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
SLOWER = 4
PHONE: Any = {"width": 360, "height": 740}
RUNS = 3
PATIENCE = 120_000  # milliseconds
SETTLED = 1500  # milliseconds without anything new
SHOWN = "(version) => Number(document.getElementById('table').dataset.version) >= version"


class Counter:
    """What one page has received."""

    def __init__(self, session: CDPSession) -> None:
        self.bytes = 0
        self._streams: set[str] = set()
        session.on("Network.responseReceived", self._answered)
        session.on("Network.dataReceived", self._received)
        session.on("Network.loadingFinished", self._finished)
        session.send("Network.enable")

    def _answered(self, event: dict[str, Any]) -> None:
        if event["type"] == "EventSource":
            self._streams.add(event["requestId"])

    def _received(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._streams:
            self.bytes += event["encodedDataLength"] or event["dataLength"]

    def _finished(self, event: dict[str, Any]) -> None:
        if event["requestId"] not in self._streams:
            self.bytes += int(event["encodedDataLength"])


@contextmanager
def visitor(browser: Browser, address: str, token: str = "", slow: bool = False) -> Iterator[tuple[Page, Counter]]:
    """Somebody with an empty cache, at a seat if there is a token."""
    held = _bearing(token) if token else {}
    context: BrowserContext = browser.new_context(base_url=address, viewport=PHONE, extra_http_headers=held)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    session = context.new_cdp_session(page)
    counter = Counter(session)
    if slow:
        session.send("Network.emulateNetworkConditions", SLOW_4G)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    try:
        yield page, counter
    finally:
        context.close()


def first_visits(browser: Browser, address: str, path: str, token: str = "") -> str:
    sizes, times = [], []
    for _ in range(RUNS):
        with visitor(browser, address, token, slow=True) as (page, counter):
            page.goto(path, wait_until="load")
            page.wait_for_timeout(SETTLED)
            sizes.append(counter.bytes)
            times.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
    return f"{max(sizes) / 1000:.0f} kB, first picture {min(times) / 1000:.2f} to {max(times) / 1000:.2f} s"


def _bearing(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class Game:
    """A table of one game whose seats all have their pages open."""

    def __init__(self, client: httpx.Client, key: str) -> None:
        game = registry.game(key)
        count = max(count for count in game.seat_counts(game.settle({})) if count <= 4)
        seats = [{"kind": "me", "name": f"Player {seat + 1}"} for seat in range(count)]
        made = client.post("/api/tables", json={"game": key, "seats": seats}).raise_for_status().json()
        self.client = client
        self.id: str = made["table"]
        self.tokens: list[str] = [seat["token"] for seat in made["seats"]]
        self.dice = random.Random(key)

    def play(self) -> list[int]:
        """One random answer; the version that each seat knows of then, or nothing if the game is over."""
        for token in self.tokens:
            decision = self._position(token)["decision"]
            if decision:
                answer = {"decision": decision["number"], "action": self.dice.choice(decision["options"])["action"]}
                told = self.client.post(f"/api/tables/{self.id}/answers", headers=_bearing(token), json=answer).json()
                over = told["position"]["result"] is not None
                return [] if over else [int(self._position(seat)["version"]) for seat in self.tokens]
        return []

    def _position(self, token: str) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(f"/api/tables/{self.id}", headers=_bearing(token)).json()
        return found

    def moves(self, browser: Browser, address: str, number: int) -> list[int]:
        """The bytes that each page received for each move."""
        sizes = []
        with sitting(browser, address, self) as visitors:
            for _ in range(number):
                before = [counter.bytes for _, counter in visitors]
                versions = self.play()
                if not versions:
                    break
                for version, (page, _) in zip(versions, visitors, strict=True):
                    page.wait_for_function(SHOWN, arg=version)
                    page.wait_for_timeout(50)
                sizes += [counter.bytes - had for had, (_, counter) in zip(before, visitors, strict=True)]
        return sizes


@contextmanager
def sitting(browser: Browser, address: str, game: Game) -> Iterator[list[tuple[Page, Counter]]]:
    """Everybody's page of a table, open."""
    opened = [visitor(browser, address, token) for token in game.tokens]
    visitors = [one.__enter__() for one in opened]
    for page, _ in visitors:
        page.goto(f"/t/{game.id}", wait_until="load")
        page.wait_for_timeout(SETTLED)
    try:
        yield visitors
    finally:
        for one in opened:
            one.__exit__(None, None, None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=registry.keys(), action="append")
    parser.add_argument("--moves", type=int, default=40)
    arguments = parser.parse_args()
    with (
        database("sqlite") as url,
        serving(url, flibuste(1)) as (_, host, port),
        sync_playwright() as play,
        httpx.Client(base_url=f"http://{host}:{port}", timeout=60) as client,
    ):
        address = str(client.base_url)
        browser = chromium.start(play)
        if not arguments.game:
            print(f"home page: {first_visits(browser, address, '/')}", flush=True)
        for key in arguments.game or registry.keys():
            game = Game(client, key)
            first = first_visits(browser, address, f"/t/{game.id}", game.tokens[0])
            sizes = game.moves(browser, address, arguments.moves)
            typical = statistics.median(sizes)
            print(
                f"{key}, {len(game.tokens)} seats: first visit {first}; a move {typical / 1000:.1f} kB (median), "
                f"{max(sizes) / 1000:.1f} kB (largest of {len(sizes)}); load average {os.getloadavg()[0]:.1f}",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
