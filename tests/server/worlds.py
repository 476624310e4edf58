"""Worlds that a seat cannot tell apart, and everything the server tells it about each of them."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from starlette.testclient import TestClient

from flibuste.kernel import SPECTATOR, Match, apply, options_of
from flibuste.server.app import build
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from flibuste.server.viewers import GUEST
from tests.server.harness import ORIGIN, Table, create

NOON = 1_800_000_000.0

Options = dict[str, str]
SetUp = tuple[str, int, Options]
Pick = Callable[[Match, int], int]  # an answer for a seat


class Clock:
    """The time of everything in a test, set by hand."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@dataclass
class World:
    """An application at a copy of a database, all by itself."""

    client: TestClient
    services: Services
    table: Table
    guests: Sequence[str]  # the cookie of each seat's guest

    def asked(self) -> list[int]:
        with self.services.tables.looking(self.table.id) as found:
            return list(found.asked)

    def is_over(self) -> bool:
        with self.services.tables.looking(self.table.id) as found:
            return found.playing.over

    def question(self, seat: int) -> int | None:
        with self.services.tables.looking(self.table.id) as found:
            return found.question(seat)

    def answer(self, seat: int, pick: Pick) -> str:
        """Give one of the seat's answers; in so many words."""
        with self.services.tables.changing(self.table.id) as change:
            match = change.table.playing
            text = match.game.notation.text(pick(match, seat))
            change.append(seat, text)
            return text

    def repeat(self, seat: int, text: str) -> None:
        with self.services.tables.changing(self.table.id) as change:
            change.append(seat, text)

    def told(self, seat: int) -> dict[str, bytes]:
        """Everything the server tells a seat, or a spectator, in answers and pages."""
        headers = self.table.headers(None if seat == SPECTATOR else seat)
        paths = [f"/api/tables/{self.table.id}{rest}" for rest in ("", "/view", "/log", "/company")]
        paths += [f"/t/{self.table.id}{rest}" for rest in ("", "/position", "?of=0", "?of=1")]
        said = {path: self.client.get(path, headers=headers).content for path in paths}
        if seat != SPECTATOR:
            cookie = {"cookie": f"{GUEST}={self.guests[seat]}"}
            said |= {f"{path} of a guest": self.client.get(path, headers=cookie).content for path in ("/", "/games")}
        return said


def settings(database: Path) -> Settings:
    return Settings(f"sqlite:///{database}", posts_per_minute=0, tables_per_hour=0)


@contextmanager
def world(database: Path, table: Table, guests: Sequence[str]) -> Iterator[World]:
    app = build(settings(database))
    with TestClient(app, follow_redirects=False) as client:
        yield World(client, app.state.services, Table(client, table.id, table.tokens), guests)


@contextmanager
def laid(database: Path, set_up: SetUp, seed: int = 1) -> Iterator[World]:
    """A new database with one table, a guest at each of its seats."""
    game, seats, options = set_up
    with world(database, Table(None, "", []), []) as empty:  # type: ignore[arg-type]
        with patch("flibuste.server.tables.lobby.new_seed", lambda: seed.to_bytes(32)):  # the same cards in every run
            table = create(empty.client, game, seats, options=options, clock="days:3")
        guests = [followed(empty.client, f"/t/{table.id}/seat/{token}") for token in table.tokens]
        yield World(empty.client, empty.services, table, guests)


def followed(client: TestClient, link: str) -> str:
    """The cookie of somebody new who has followed a seat's link."""
    client.cookies.clear()
    client.post(link, headers={"origin": ORIGIN})
    cookie = client.cookies[GUEST]
    client.cookies.clear()
    return cookie


def copied(database: Path, name: str) -> Path:
    """The database once more; nobody has it open."""
    return Path(shutil.copy(database, database.with_name(name)))


def at_random(dice: random.Random) -> Pick:
    return lambda match, seat: dice.choice(options_of(match.state, seat))


def going_on(dice: random.Random) -> Pick:
    """An answer after which the seat's part of a simultaneous question is not at its end; 0 if there is none."""

    def pick(match: Match, seat: int) -> int:
        options = options_of(match.state, seat)
        for action in dice.sample(options, len(options)):
            s = match.state.clone()
            apply(s, seat, action)
            if s.fork is not None and s.fork.before is not None and len(s.fork.moves[seat]) and s.fork.options[seat]:
                return action
        return 0

    return pick


def named(set_up: SetUp) -> str:
    key, seats, options = set_up
    return " ".join([key, str(seats), *(f"{name}={value}" for name, value in options.items())])
