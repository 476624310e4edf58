"""A server that can be killed and started again at the same address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import psutil

START: float = 600.0  # seconds that a server may need on a busy machine
CLOCK = Path(__file__).parent / "clock"
UNLIMITED = ("POSTS_PER_MINUTE", "TABLES_PER_HOUR", "BOT_TABLES_PER_HOUR", "STREAMS_PER_ADDRESS")
PREPARED = """
import os, resource, sys
largest_file, listener, command = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
if largest_file:
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, resource.RLIM_INFINITY))
if listener >= 0:
    os.dup2(listener, 3)
    os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
os.execv(command[0], command)
"""  # hands a socket over as systemd does


class Site:
    """`flibuste serve`, with everything it says kept in a file. With `keeps_socket` the address is listened to even
    while there is no server, as systemd does it."""

    def __init__(
        self, database: str, workers: int = 1, bots: int = 1, keeps_socket: bool = False, **environment: str
    ) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=512)
        self.port: int = self._listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._keeps_socket = keeps_socket
        if not keeps_socket:
            self._listener.close()
        self._folder = Path(tempfile.mkdtemp(prefix="flibuste-faults-"))
        self.said = self._folder / "said.txt"
        self.clock = self._folder / "clock.txt"
        self.set_clock(0)
        serve = [sys.executable, "-m", "flibuste", "serve", "--no-open", "--port", str(self.port)]
        self._command = [*serve, "--workers", str(workers), "--bots", str(bots)]
        self._environment = {
            **os.environ,
            **{f"FLIBUSTE_{name}": "0" for name in UNLIMITED},
            "FLIBUSTE_BOT_PACE": "0",
            "FLIBUSTE_BOT_SECONDS": "0.1",
            "FLIBUSTE_TEST_CLOCK": str(self.clock),
            "PYTHONPATH": os.pathsep.join([str(CLOCK), os.environ.get("PYTHONPATH", "")]),
            "DATABASE_URL": database,
            **environment,
        }
        self.process: subprocess.Popen[bytes] | None = None

    def set_clock(self, seconds: float) -> None:
        """Beside the true time. Whoever looks meanwhile reads the old figure or the new one, never half a file."""
        coming = self.clock.with_suffix(".new")
        coming.write_text(str(seconds))
        coming.replace(self.clock)

    def start(self, largest_file: int | None = None) -> None:
        """And wait until it answers; with files of a certain size at most, as on a full disk."""
        self.launch(largest_file)
        self.wait()

    def launch(self, largest_file: int | None = None) -> None:
        listener = self._listener.fileno() if self._keeps_socket else -1
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PREPARED, str(largest_file or 0), str(listener), *self._command],
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                pass_fds=[listener] if self._keeps_socket else [],
                start_new_session=True,
            )

    def wait(self) -> None:
        until(self.is_well, "The server does not answer.")

    def is_well(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As a power cut: the server and all its processes, without a warning."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def end(self) -> int:
        """In order."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(START)

    def bots(self) -> list[psutil.Process]:
        return [child for child in self._children() if "flibuste.server.bots.worker" in _command_of(child)]

    def web_processes(self) -> list[psutil.Process]:
        return [child for child in self._children() if "flibuste.server.web_process" in _command_of(child)]

    def _children(self) -> list[psutil.Process]:
        assert self.process is not None
        return psutil.Process(self.process.pid).children()

    def tracebacks(self) -> int:
        return self.said.read_text(errors="replace").count("Traceback")


def _command_of(process: psutil.Process) -> str:
    try:
        return " ".join(process.cmdline())
    except psutil.Error:
        return ""


def until(condition: Callable[[], bool], otherwise: str) -> float:
    """Wait; how long it took."""
    began = time.monotonic()
    while not condition():
        if time.monotonic() > began + START:
            raise AssertionError(otherwise)
        time.sleep(0.02)
    return time.monotonic() - began
