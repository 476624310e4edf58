"""The processes of a server: whoever ends is replaced, whoever is slow is not, and none outlives the server."""

import itertools
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from flibuste.server.processes import Command, Processes
from tests.server.harness import PATIENCE


def waiting(folder: Path) -> Command:
    """Leaves its number in the folder and waits until its standard input is closed."""
    statement = f"import os, sys; open({str(folder)!r} + f'/{{os.getpid()}}', 'w').close(); sys.stdin.read()"
    return Command("timeit", ("-n1", "-r1", statement))


def started(folder: Path) -> set[int]:
    return {int(file.name) for file in folder.iterdir()}


def until(condition: Callable[[], bool]) -> None:
    latest = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < latest, "It never came true."
        time.sleep(0.01)


def test_a_killed_process_is_replaced_while_another_gives_no_sign(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whether a process lives is not asked of it: on a busy machine those that were just starting were taken for hung,
    killed and started again, over and over, and one that had really ended waited until they had been."""
    with Processes([waiting(tmp_path)] * 2):
        until(lambda: len(started(tmp_path)) == 2)
        silent, killed = first = sorted(started(tmp_path))
        os.kill(silent, signal.SIGSTOP)
        os.kill(killed, signal.SIGKILL)
        until(lambda: len(started(tmp_path)) == 3)
        assert psutil.Process(silent).status() == psutil.STATUS_STOPPED
        os.kill(silent, signal.SIGCONT)
        [fresh] = started(tmp_path) - set(first)
        assert psutil.pid_exists(fresh)
        assert [record.getMessage() for record in caplog.records] == [
            "timeit ended with code -9; another takes its place."
        ]
    assert not any(psutil.pid_exists(pid) for pid in started(tmp_path))


def test_a_process_that_does_not_want_to_end_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flibuste.server.processes.LONGEST_FAREWELL", 0.0)
    with Processes([waiting(tmp_path)]):
        until(lambda: bool(started(tmp_path)))
        [silent] = started(tmp_path)
        os.kill(silent, signal.SIGSTOP)
    assert not psutil.pid_exists(silent)


def test_a_process_that_cannot_live_is_not_started_in_a_circle(monkeypatch: pytest.MonkeyPatch) -> None:
    starts: list[float] = []
    begin = Command.start

    def noted(command: Command) -> object:
        starts.append(time.monotonic())
        return begin(command)

    monkeypatch.setattr(Command, "start", noted)
    monkeypatch.setattr("flibuste.server.processes.BETWEEN_STARTS", 0.5)
    with Processes([Command("no_such_module_anywhere")]):
        until(lambda: len(starts) == 3)
    assert all(later - earlier >= 0.5 for earlier, later in itertools.pairwise(starts))
