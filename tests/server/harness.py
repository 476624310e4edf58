"""Guests, players and whole servers for the tests beside this file."""

from __future__ import annotations

import html
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from flibuste.server.services import Services

FLIBUSTE = (sys.executable, "-m", "flibuste")
ORIGIN = "http://testserver"
PATIENCE = 300.0  # seconds; only what never comes takes so long, however busy the machine is
Document = dict[str, Any]


class Club:
    """An application and the people who come to it."""

    def __init__(self, app: Starlette, client: TestClient) -> None:
        self.client = client
        self.services: Services = app.state.services
        self._app = app

    def guest(self, lang: str = "en") -> Guest:
        guest = Guest(self._app, lang)
        guest.client.portal = self.client.portal  # one event loop for everybody, as in a real server
        return guest

    def paths(self) -> list[str]:
        """Every path that can be fetched, with its parameters by name: pages, and the JSON interface."""
        pages = [route for route in self._app.routes if isinstance(route, Route) and "GET" in (route.methods or ())]
        described = self.client.get("/api/openapi.json").json()["paths"]
        interface = [f"/api{path}" for path, methods in described.items() if "get" in methods]
        return [*(route.path for route in pages), *interface]

    def finish(self, table: str) -> None:
        """Play a game to its end, any legal answer, all at once."""
        with self.services.tables.changing(table) as change:
            for turn in range(5000):
                if change.table.playing.over:
                    return
                seat = change.table.asked[0]
                options = change.table.playing.view(seat).options
                change.append(seat, change.table.game.notation.text(options[turn % len(options)]))
        raise AssertionError("The game did not end.")

    def create(self, game: str = "port-royal", seats: int = 2, **more: Any) -> Table:
        """A table whose seats are all played by tokens of the JSON interface."""
        return create(self.client, game, seats, **more)


class Guest:
    """A browser with its cookies."""

    def __init__(self, app: Starlette, lang: str) -> None:
        headers = {"accept-language": lang, "origin": ORIGIN}
        self.client = TestClient(app, follow_redirects=False, headers=headers)

    def get(self, path: str) -> httpx.Response:
        return self.client.get(path)

    def post(self, path: str, data: Document | None = None, live: bool = False) -> httpx.Response:
        return self.client.post(path, data=data or {}, headers={"hx-request": "true"} if live else {})

    def follow(self, response: httpx.Response) -> httpx.Response:
        assert response.status_code == 303, response.text
        return self.get(response.headers["location"])

    def answer(self, table: str, which: int = 0, live: bool = True) -> httpx.Response:
        """Press one of the buttons of the table's page."""
        return self.post(f"{table}/answer", answer_form(self.get(table).text, which), live)


def answer_form(page: str, which: int = 0) -> Document:
    """What pressing a button of the prompt posts."""
    form = page[page.index('id="answer"') :]
    actions = re.findall(r'name="action" value="([^"]+)"', form)
    fields = dict(re.findall(r'name="(seat|decision)" value="(-?\d+)"', form))
    return {**fields, "action": html.unescape(actions[which])}


@dataclass
class Table:
    """A table played through the JSON interface, all tokens known."""

    client: httpx.Client
    id: str
    tokens: list[str]

    def headers(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"authorization": f"Bearer {self.tokens[seat]}"}

    def get(self, path: str = "", seat: int | None = None, **more: Any) -> httpx.Response:
        return self.client.get(f"/api/tables/{self.id}{path}", headers=self.headers(seat), **more)

    def post(self, path: str, seat: int | None, body: Document | None = None) -> httpx.Response:
        return self.client.post(f"/api/tables/{self.id}{path}", headers=self.headers(seat), json=body or {})

    def see(self, seat: int | None = None) -> Document:
        found: Document = self.get("", seat).raise_for_status().json()
        return found

    def asked(self) -> list[int]:
        return [seat for seat in range(len(self.tokens)) if self.see(seat)["decision"]]

    def answer(self, seat: int, which: int = 0, position: Document | None = None) -> Document:
        """Give one of the legal answers, whatever the seat is asked."""
        decision = (position or self.see(seat))["decision"]
        options = decision["options"]
        answer = {"decision": decision["number"], "action": options[which % len(options)]["action"]}
        found: Document = self.post("/answers", seat, answer).raise_for_status().json()
        return found

    def play(self, moves: int, salt: int = 7) -> int:
        """Play on, any legal answer; how many it took until the end or until enough."""
        for played in range(moves):
            asked = self.asked()
            if not asked:
                return played
            self.answer(asked[0], played * salt)
        return moves


def create(client: httpx.Client, game: str = "port-royal", seats: int = 2, **more: Any) -> Table:
    body = {"game": game, "seats": [{"kind": "me", "name": f"P{seat}"} for seat in range(seats)], **more}
    response = client.post("/api/tables", json=body)
    assert response.status_code == 201, response.text
    document = response.json()
    return Table(client, document["table"], [seat["token"] for seat in document["seats"]])


class Server:
    """A real server with its bot processes; `flibuste` is the command that starts it."""

    def __init__(
        self, database: str, workers: int = 1, bots: int = 1, flibuste: Sequence[str] = FLIBUSTE, **environment: str
    ) -> None:
        command = [*flibuste, "serve", "--port", "0", "--no-open"]
        quick = {"FLIBUSTE_BOT_PACE": "0", "FLIBUSTE_BOT_SECONDS": "0.05"}
        limits = ("POSTS_PER_MINUTE", "TABLES_PER_HOUR", "BOT_TABLES_PER_HOUR", "STREAMS_PER_ADDRESS")
        unlimited = {f"FLIBUSTE_{limit}": "0" for limit in limits}
        self.process = subprocess.Popen(
            [*command, "--workers", str(workers), "--bots", str(bots)],
            env={**os.environ, **quick, **unlimited, "DATABASE_URL": database, **environment},
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, f"The server said {said!r}."
        self.address = found.group().rstrip("/")

    def kill(self) -> None:
        """As a power cut: the server and its bots, without a warning."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextmanager
def serving(database: str, **more: Any) -> Iterator[Server]:
    server = Server(database, **more)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
