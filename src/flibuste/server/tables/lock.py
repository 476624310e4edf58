"""A lock that threads wait for and the event loop awaits, in the order in which they came."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from typing import Any


class TableLock:
    """Whoever holds it may look at a table and change it. `with` in a thread, `async with` in the event loop."""

    __slots__ = ("_held", "_inner", "_queue")

    def __init__(self) -> None:
        self._inner = threading.Lock()
        self._held = False
        self._queue: deque[Callable[[], None]] = deque()  # each hands the lock over to one who waits

    def __enter__(self) -> None:
        with self._inner:
            if not self._held:
                self._held = True
                return
            mine = threading.Event()
            self._queue.append(mine.set)
        mine.wait()

    def __exit__(self, *_: Any) -> None:
        with self._inner:
            if not self._queue:
                self._held = False
                return
            hand_over = self._queue.popleft()
        hand_over()

    async def __aenter__(self) -> None:
        with self._inner:
            if not self._held:
                self._held = True
                return
            loop = asyncio.get_running_loop()
            mine = loop.create_future()
            self._queue.append(lambda: _call_soon(loop, self._give, mine))
        try:
            await mine
        except asyncio.CancelledError:
            self._give_up(mine)
            raise

    async def __aexit__(self, *_: Any) -> None:
        self.__exit__()

    def _give(self, waiting: asyncio.Future[None]) -> None:
        if waiting.cancelled():
            self.__exit__()
        else:
            waiting.set_result(None)

    def _give_up(self, waiting: asyncio.Future[None]) -> None:
        """Cancelled: pass the lock on if it had been given just now; otherwise `_give` will, when the turn comes."""
        if waiting.done() and not waiting.cancelled():
            self.__exit__()


def _call_soon(loop: asyncio.AbstractEventLoop, function: Callable[[Any], None], argument: Any) -> None:
    loop.call_soon_threadsafe(function, argument)
