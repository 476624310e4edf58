"""Wakes the streams of this process when their table changes."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from flibuste.server.database.notifications import EVERY_TABLE, UNKNOWN, Notifications


class Subscriber:
    """One open stream: the newest version it has heard of, and whether it shall give a sign of life."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seats: frozenset[int] = frozenset()  # that its viewer plays
        self.newest = 0
        self.beat_due = False
        self.resend = False  # the page has changed though the version has not
        self._told = asyncio.Event()

    async def wait(self, seconds: float | None = None) -> bool:
        """Until something is heard; False if the time is up first."""
        try:
            await (self._told.wait() if seconds is None else asyncio.wait_for(self._told.wait(), seconds))
        except TimeoutError:
            return False
        self._told.clear()
        return True

    def tell(self, version: int) -> None:
        self.newest = max(self.newest, version)
        self._told.set()

    def expect_news(self) -> None:
        """There may be a newer version than any heard of."""
        self.tell(UNKNOWN)

    def beat(self) -> None:
        self.beat_due = True
        self._told.set()


class Subscribers:
    """The subscribers of an event loop, by table. `publish` may be called from any thread."""

    def __init__(self, notifications: Notifications) -> None:
        self._notifications = notifications
        self._loop = asyncio.get_running_loop()
        self._home = threading.get_ident()
        self._by_table: dict[str, set[Subscriber]] = {}
        self._by_address: Counter[str] = Counter()
        self._stop = threading.Event()
        self._thread = threading.Thread(
            target=notifications.listen, args=(self.publish, self._stop), name="notifications", daemon=True
        )
        self._thread.start()

    def publish(self, table: str, version: int) -> None:
        if self._stop.is_set() or (table not in self._by_table and table != EVERY_TABLE):
            return
        if threading.get_ident() == self._home:
            self._tell(table, version)
        else:
            self._loop.call_soon_threadsafe(self._tell, table, version)

    @contextmanager
    def subscribed(self, table: str, address: str) -> Iterator[Subscriber]:
        subscriber = Subscriber(table)
        self._by_address[address] += 1
        self._by_table.setdefault(table, set()).add(subscriber)
        try:
            yield subscriber
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
            subscribers = self._by_table[table]
            subscribers.discard(subscriber)
            if not subscribers:
                del self._by_table[table]

    def tables(self) -> list[str]:
        return list(self._by_table)

    def of(self, table: str) -> list[Subscriber]:
        return list(self._by_table.get(table, ()))

    def count(self) -> int:
        return sum(map(len, self._by_table.values()))

    def count_of(self, address: str) -> int:
        return self._by_address[address]

    def close(self) -> None:
        self._stop.set()
        self._notifications.wake()
        self._tell(EVERY_TABLE, UNKNOWN)

    @property
    def closing(self) -> bool:
        return self._stop.is_set()

    def _tell(self, table: str, version: int) -> None:
        names = self.tables() if table == EVERY_TABLE else [table]
        for name in names:
            for subscriber in self._by_table.get(name, ()):
                subscriber.tell(version)
