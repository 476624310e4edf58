"""Ending in order: streams are told as soon as the process is, so that nothing waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


@contextmanager
def hearing_the_end(leave: Callable[[], None]) -> Iterator[None]:
    """Within the block, `leave` is called in the running event loop when the process is told to end, before whatever
    else is to be done then."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in SIGNALS}

    def told(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(leave)
        handler = before[signal.Signals(number)]
        if callable(handler):
            handler(number, frame)

    for number in SIGNALS:
        signal.signal(number, told)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def ending_quietly() -> Iterator[None]:
    """Within the block, being told to end is an end like any other: whatever was begun is ended in order."""

    def end(_number: int, _frame: FrameType | None) -> None:
        raise SystemExit(0)

    before = {number: signal.signal(number, end) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def watch_parent(leave: Callable[[], None]) -> None:
    """`leave` is called when the process that started this one is gone: it holds the other end of our standard
    input."""

    def watch() -> None:
        os.read(sys.stdin.fileno(), 1)  # past Python's buffer, whose lock would be held when the process ends
        leave()

    threading.Thread(target=watch, name="parent", daemon=True).start()
