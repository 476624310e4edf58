"""Wakes the streams of this process when their table changes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from flibuste.server.bell import EVERY_TABLE, UNKNOWN, Bell


class Listener:
    """One stream's ear: the newest version it has heard of."""

    def __init__(self) -> None:
        self.newest = 0
        self._rung = asyncio.Event()

    async def wait(self, seconds: float) -> bool:
        """Until something is heard; False if the time is up first."""
        try:
            await asyncio.wait_for(self._rung.wait(), seconds)
        except TimeoutError:
            return False
        self._rung.clear()
        return True

    def hear(self, version: int) -> None:
        self.newest = max(self.newest, version)
        self._rung.set()

    def expect_news(self) -> None:
        """There may be a newer version than any heard of."""
        self.hear(UNKNOWN)


class Hub:
    """The listeners of an event loop, by table. `ring` may be called from any thread."""

    def __init__(self, bell: Bell) -> None:
        self._bell = bell
        self._loop = asyncio.get_running_loop()
        self._listeners: dict[str, set[Listener]] = {}
        self._stop = threading.Event()
        self._thread = threading.Thread(target=bell.listen, args=(self.ring, self._stop), name="bell", daemon=True)
        self._thread.start()

    def ring(self, table: str, version: int) -> None:
        if not self._stop.is_set() and (table in self._listeners or table == EVERY_TABLE):
            self._loop.call_soon_threadsafe(self._wake, table, version)

    @contextmanager
    def listening(self, table: str) -> Iterator[Listener]:
        listener = Listener()
        self._listeners.setdefault(table, set()).add(listener)
        try:
            yield listener
        finally:
            ears = self._listeners[table]
            ears.discard(listener)
            if not ears:
                del self._listeners[table]

    def close(self) -> None:
        self._stop.set()
        self._wake(EVERY_TABLE, UNKNOWN)

    @property
    def closing(self) -> bool:
        return self._stop.is_set()

    def _wake(self, table: str, version: int) -> None:
        names = list(self._listeners) if table == EVERY_TABLE else [table]
        for listener in [ear for name in names for ear in self._listeners.get(name, ())]:
            listener.hear(version)
