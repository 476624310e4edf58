"""A real pseudo-terminal with `flibuste` running in it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path

COMMAND = (sys.executable, "-c", "from flibuste.cli import main; main()")
PATIENCE = 20
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
CLEARED = "\x1b[2J"


def _sit_down() -> None:
    """Take the terminal; listen to Ctrl-C even where the tests themselves run in the background, deaf to it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """Types into the program and reads what it shows; `page` is what stands on the screen since it was last cleared."""

    def __init__(self, *arguments: str, columns: int = 80, lines: int = 50, folder: Path, **variables: str) -> None:
        self.master, slave = pty.openpty()
        self.seen = ""
        self.lines = lines
        self.resize(columns)
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=self._environment(folder, variables),
            start_new_session=True,
            preexec_fn=_sit_down,  # noqa: PLW1509 (no threads here)
        )
        os.close(slave)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    @property
    def page(self) -> str:
        return ESCAPES.sub("", self.seen.rpartition(CLEARED)[2]).replace("\r\n", "\n")

    def wait_for(self, *texts: str) -> str:
        """Read until the page holds one of the texts."""
        deadline = time.monotonic() + PATIENCE
        while not any(text in self.page for text in texts):
            assert time.monotonic() < deadline and self._read(), f"{texts} never came; the page is:\n{self.page}"
        return self.page

    def settle(self) -> None:
        """Let the program come to rest: it waits for keys when it has been silent for a while."""
        while select.select([self.master], [], [], 0.5)[0] and self._read():
            pass

    def enter(self, line: str) -> None:
        self.seen = ""
        self.type(line + "\n")

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def resize(self, columns: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", self.lines, columns, 0, 0))

    def window_changed(self, columns: int) -> None:
        self.seen = ""
        self.resize(columns)
        self.process.send_signal(signal.SIGWINCH)

    def end(self) -> int:
        """Read to the end of the program; its exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < deadline
        return self.process.wait(PATIENCE)

    def _read(self) -> bool:
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        try:
            chunk = os.read(self.master, 65536) if ready else b""
        except OSError:  # the program has closed its end
            return False
        self.seen += chunk.decode("utf-8", "replace")
        return bool(chunk)

    @staticmethod
    def _environment(folder: Path, variables: Mapping[str, str]) -> dict[str, str]:
        kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "HOME") if name in os.environ}
        return kept | {"TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(folder)} | dict(variables)
