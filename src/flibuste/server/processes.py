"""The processes of a server: each of them is there until the server ends, whoever ends it before."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

BETWEEN_STARTS: Final = 1.0  # seconds, at least: a process that cannot live is not started in a circle
LONGEST_FAREWELL: Final = 10.0  # seconds

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Command:
    """A module of Python and its arguments."""

    module: str
    arguments: tuple[str, ...] = ()
    inherits: bool = False  # sockets of ours that may be

    def start(self) -> subprocess.Popen[bytes]:
        """Its standard input closes when this process ends."""
        command = [sys.executable, "-m", self.module, *self.arguments]
        return subprocess.Popen(command, stdin=subprocess.PIPE, close_fds=not self.inherits)


BOT_PROCESS: Final = Command("flibuste.server.bots.worker")


class Processes:
    """Runs each command in a process of its own, and again as soon as that has ended. A process that is slow, as all
    are on a busy machine, is left alone: only its end counts."""

    def __init__(self, commands: Sequence[Command]) -> None:
        self._lock = threading.Lock()  # between starting and ending
        self._ending = threading.Event()
        self._running: set[subprocess.Popen[bytes]] = set()
        self._keepers = [threading.Thread(target=self._keep, args=(command,), daemon=True) for command in commands]
        for keeper in self._keepers:
            keeper.start()

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *_: object) -> None:
        """Each ends in order what it has begun; one that takes too long is killed."""
        with self._lock:
            self._ending.set()
        for process in tuple(self._running):
            process.terminate()
        latest = time.monotonic() + LONGEST_FAREWELL
        for keeper in self._keepers:
            keeper.join(max(0.0, latest - time.monotonic()))
        for process in tuple(self._running):
            process.kill()
        for keeper in self._keepers:
            keeper.join()

    def _keep(self, command: Command) -> None:
        while (process := self._start(command)) is not None:
            began = time.monotonic()
            code = process.wait()
            self._running.discard(process)
            if not self._ending.wait(max(0.0, began + BETWEEN_STARTS - time.monotonic())):
                logger.warning("%s ended with code %s; another takes its place.", command.module, code)

    def _start(self, command: Command) -> subprocess.Popen[bytes] | None:
        with self._lock:
            if self._ending.is_set():
                return None
            process = command.start()
            self._running.add(process)
            return process
