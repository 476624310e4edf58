"""`make play` starts at once: on the compiled rules if they are fresh, else interpreted, with a compiler beside it."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from tools import start


class Started:
    """What was run in place of the table and of the compiler."""

    def __init__(self) -> None:
        self.compilers: list[subprocess.Popen[bytes]] = []
        self.table: list[str] = []


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Started:
    found, popen = Started(), subprocess.Popen

    def note(command: list[str], **options: Any) -> None:
        found.compilers.append(popen(["sleep", "60"], **options))

    monkeypatch.setattr(start, "ROOT", tmp_path)
    monkeypatch.setattr(start, "LOG", tmp_path / "build" / "compiled.log")
    monkeypatch.setattr(start, "can_compile", lambda: True)
    monkeypatch.setattr(start, "is_fresh", lambda _copy: False)
    monkeypatch.setattr(start.subprocess, "Popen", note)
    monkeypatch.setattr(start.os, "execv", lambda _program, arguments: found.table.extend(arguments[1:]))
    monkeypatch.setenv("PYTHONPATH", "mine")
    return found


def test_fresh_rules_are_used(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "is_fresh", lambda copy: copy == start.COMPILED)
    start.main(["serve", "--port", "0"])
    assert started.table == ["-m", "flibuste", "serve", "--port", "0"]
    assert os.environ["PYTHONPATH"] == f"{start.COMPILED}{os.pathsep}mine"
    assert started.compilers == []


def test_without_a_compiler_nothing_is_compiled(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "can_compile", lambda: False)
    start.main(["serve"])
    assert os.environ["PYTHONPATH"] == f"{start.SOURCES}{os.pathsep}mine"
    assert started.compilers == []


def test_stale_rules_run_interpreted_and_one_compiler_works_beside(
    started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    start.main(["serve"])
    start.main(["serve"])
    said = "The rules run interpreted this time; the next start finds them compiled (build/compiled.log).\n"
    assert capsys.readouterr().out == 2 * said
    assert os.environ["PYTHONPATH"].startswith(str(start.SOURCES))
    [compiler] = started.compilers
    assert os.getpgid(compiler.pid) == compiler.pid, "It goes on when the table is closed."
    compiler.kill()
    compiler.wait()
    start.main(["serve"])
    assert len(started.compilers) == 2
    started.compilers[-1].kill()
    started.compilers[-1].wait()


def test_the_compiler_gives_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its priority, measured on the process that would be make."""
    log = tmp_path / "build" / "compiled.log"
    monkeypatch.setattr(start, "ROOT", tmp_path)
    monkeypatch.setattr(start, "LOG", log)
    monkeypatch.setattr(start, "TABLE_FIRST", "nice")
    start.compile_beside()
    deadline = time.monotonic() + 300
    while not log.read_text() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert log.read_text() == "19\n"
