"""Starts the bot processes of a server and replaces those that end."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from typing import Final

from flibuste.server.bots.worker import RETRY

LONGEST_FAREWELL: Final = 10.0  # seconds

logger = logging.getLogger(__name__)


class BotProcesses:
    """Starts so many bot processes and replaces those that end."""

    def __init__(self, count: int) -> None:
        self._stopping = threading.Event()
        self._processes = [self._start() for _ in range(count)]
        self._watch = threading.Thread(target=self._replace_ended, name="bot processes", daemon=True)
        self._watch.start()

    def __enter__(self) -> BotProcesses:
        return self

    def __exit__(self, *_: object) -> None:
        self._stopping.set()
        self._watch.join()
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            self._end(process)

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        """It ends its thought first; one that does not is killed, and its task is done again by another."""
        try:
            process.wait(LONGEST_FAREWELL)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, "-m", "flibuste.server.bots.worker"], stdin=subprocess.PIPE)

    def _replace_ended(self) -> None:
        while not self._stopping.wait(RETRY):
            for at, process in enumerate(self._processes):
                if process.poll() is not None:
                    logger.warning("A bot process ended with code %s; another takes its place.", process.returncode)
                    self._processes[at] = self._start()
