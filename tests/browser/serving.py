"""A whole server, web and bots, that a test can kill and start again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path

QUICK = {
    "FLIBUSTE_BOT_PACE": "0",
    "FLIBUSTE_BOT_SECONDS": "0.05",
    "FLIBUSTE_POSTS_PER_MINUTE": "0",
    "FLIBUSTE_TABLES_PER_HOUR": "0",
}
PATIENCE = 180.0


class Server:
    """`flibuste serve` on a port of its own, with its data in a folder."""

    def __init__(self, folder: Path, environment: Mapping[str, str] = os.environ) -> None:
        self.folder = folder
        self.environment = environment
        self._port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start, or start again at the same address."""
        command = [
            sys.executable,
            "-c",
            "from flibuste.cli import main; main()",
            "serve",
            "--no-open",
            "--port",
            str(self._port),
        ]
        self._process = subprocess.Popen(
            [*command, "--data-dir", str(self.folder)],
            env={**self.environment, **QUICK},
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r":(\d+)/", said)
        assert found, f"The server said {said!r} instead of its address."
        self._port = int(found[1])
        self._wait_until_it_answers()

    def kill(self) -> None:
        """Gone from one moment to the next, bots included."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _wait_until_it_answers(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"{self.address}/about", timeout=5).close()
                return
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)
