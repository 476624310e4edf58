"""People who play on whatever happens, note what was acknowledged, and compare it with the database at the end."""

from __future__ import annotations

import http.client
import json
import threading
import time
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from flibuste.server.database.schema import log
from flibuste.server.database.store import Store

SECONDS = 30.0  # that an answer may take before it is asked for again
PATIENCE = 600.0  # seconds; nobody waits for so long unless something hangs, even on the busiest of machines
PAUSE = 0.05

Document = dict[str, Any]


@dataclass
class Tally:
    """What a run came to."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    refused: int = 0  # connections
    unavailable: float = 0.0  # seconds, all faults together
    longest: float = 0.0

    def __add__(self, other: Tally) -> Tally:
        mine, theirs = self.__dict__, other.__dict__
        summed = {name: mine[name] + theirs[name] for name in mine}
        return Tally(**{**summed, "longest": max(self.longest, other.longest)})


@dataclass
class Played:
    """A table of two, played by one thread: every answer that was tried, and which of them were acknowledged."""

    id: str
    tokens: list[str]
    tried: dict[tuple[int, int], set[str]] = field(default_factory=lambda: defaultdict(set))  # by seat and number
    acknowledged: dict[tuple[int, int], str] = field(default_factory=dict)


class Players:
    """So many tables, each with a thread of its own."""

    def __init__(self, port: int, tables: int, with_bots: bool = False) -> None:
        self._port = port
        self._stop = threading.Event()
        self._lock = threading.Lock()
        self._game = {"game": "port-royal", "seats": [{"kind": "me"}, {"kind": "me"}]}
        if with_bots:
            self._game["seats"] = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        self.tables: list[Played] = []
        self.successes = 0
        self.refused = 0
        self._threads = [threading.Thread(target=self._play, args=(seed,), daemon=True) for seed in range(tables)]
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def waited(self) -> float:
        """How long it takes until somebody's answer is acknowledged again."""
        began, before = time.monotonic(), self.successes
        while self.successes == before:
            if time.monotonic() > began + PATIENCE:
                raise AssertionError("Nobody could play on.")
            time.sleep(0.005)
        return time.monotonic() - began

    def played(self, moves: int) -> None:
        """Until so many more answers are acknowledged."""
        goal = self.successes + moves
        while self.successes < goal:
            self.waited()

    def audit(self, database: str) -> Tally:
        """What the database has of all that."""
        tally, store = Tally(refused=self.refused), Store(database)
        for table in self.tables:
            given: dict[int, list[str]] = defaultdict(list)
            with store.reading() as connection:
                rows = sa.select(log.c.seat, log.c.action).where(log.c.table_id == table.id).order_by(log.c.number)
                for seat, action in connection.execute(rows):
                    given[seat].append(action)
            tally.acknowledged += len(table.acknowledged)
            for (seat, number), action in table.acknowledged.items():
                tally.lost += given[seat][number : number + 1] != [action]
            for seat in range(len(table.tokens)):
                known = [table.tried.get((seat, number), set()) for number in range(len(given[seat]))]
                tally.doubled += sum(action not in tried for action, tried in zip(given[seat], known, strict=True))
        store.close()
        return tally

    def _play(self, seed: int) -> None:
        client, turn = Client(self._port), seed
        while not self._stop.is_set():
            try:
                made = client.call("POST", "/api/tables", "", self._game)
                table = Played(made["table"], [seat["token"] for seat in made["seats"]])
                with self._lock:
                    self.tables.append(table)
                break
            except Failed:
                self._failed(client)
        while not self._stop.is_set():
            turn += 1
            try:
                over = self._one_answer(client, table, turn)
            except Failed:
                self._failed(client)
                continue
            if over:
                return self._play(turn)

    def _one_answer(self, client: Client, table: Played, turn: int) -> bool:
        path = f"/api/tables/{table.id}"
        for seat, token in enumerate(table.tokens):
            position = client.call("GET", path, token)
            if position["state"] == "over":
                return True
            decision = position["decision"]
            if decision is None:
                continue
            number, options = decision["number"], decision["options"]
            action = options[turn % len(options)]["action"]
            table.tried[seat, number].add(action)
            if client.call("POST", f"{path}/answers", token, {"decision": number, "action": action})["accepted"]:
                table.acknowledged[seat, number] = action
                with self._lock:
                    self.successes += 1
        return False

    def _failed(self, client: Client) -> None:
        with self._lock:
            self.refused += client.refused
        client.close()
        time.sleep(PAUSE)


class Failed(Exception):
    """No answer, or none that says what became of the request."""


class Client:
    """A connection kept open while it works."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._connection: http.client.HTTPConnection | None = None
        self.refused = False

    def call(self, method: str, path: str, token: str, body: Document | None = None) -> Document:
        self.refused = False
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        try:
            if self._connection is None:
                self._connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=SECONDS)
            self._connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = self._connection.getresponse()
            content = answer.read()
        except (OSError, http.client.HTTPException) as error:
            self.refused = isinstance(error, ConnectionRefusedError)
            raise Failed(repr(error)) from error
        if answer.status >= 500 or answer.status == 429:
            raise Failed(content.decode())
        assert answer.status < 400, content
        found: Document = json.loads(content)
        return found

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
