"""The tables that a process keeps in memory, those looked at last."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from flibuste.server.tables.lock import TableLock
from flibuste.server.tables.table import Table

Drawn = tuple[int, bytes]  # the version as somebody may know it, and what it looks like to them
MOST: Final = 4096  # tables kept by one process
MOST_DRAWN: Final = 100  # pictures of one version: a clock that runs makes a new one every second

T = TypeVar("T")


class Slot:
    """A place in memory for one table; whoever holds the lock may look at it and change it."""

    __slots__ = ("lock", "rendered", "table")

    def __init__(self) -> None:
        self.lock = TableLock()
        self.table: Table | None = None
        self.rendered: dict[Hashable, Any] = {}  # what this version looks like to somebody, kept as long as it is

    def forget(self) -> None:
        self.table = None
        self.rendered = {}

    def drawn(self, place: Hashable, draw: Callable[[], T]) -> T:
        """What belongs to a place, drawn once."""
        if place not in self.rendered:
            if len(self.rendered) >= MOST_DRAWN:
                self.rendered.clear()
            self.rendered[place] = draw()
        found: T = self.rendered[place]
        return found


class Memory:
    """Safe to use from many threads."""

    def __init__(self) -> None:
        self._slots: OrderedDict[str, Slot] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._slots)

    def slot(self, id: str) -> Slot:
        """The place of a table, empty if it was not there."""
        with self._lock:
            slot = self._slots.get(id)
            if slot is None:
                slot = self._slots[id] = Slot()
                if len(self._slots) > MOST:
                    self._slots.popitem(last=False)
            else:
                self._slots.move_to_end(id)
            return slot

    def forget(self, id: str) -> None:
        """There is no such table."""
        with self._lock:
            self._slots.pop(id, None)

    def table(self, id: str) -> Table | None:
        """The table as this process knew it last."""
        slot = self._slots.get(id)
        return None if slot is None else slot.table
