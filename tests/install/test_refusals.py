"""What a machine that lacks something gets: one sentence that says what to do."""

from __future__ import annotations

import ast
import errno
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from flibuste.cli import serve
from flibuste.server.database.store import BadDatabase, Store
from tests.install.roads import ROOT
from tools import prepare, step, web

FULL = "the disk is full. Free about 500 MB, then try again."
READ_ONLY = "this folder cannot be written to. Put Flibuste where you may write, then try again."
OFFLINE = "the packages cannot be reached. Go online, then try again."
CHANGED = "a package is not the one that was locked. Try again; if it stays so, do not use it."
NOBODY_LISTENS = "http://127.0.0.1:9/simple"


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", FULL),
        ("npm error code ENOSPC\nnpm error syscall write", FULL),
        ("OSError: [Errno 30] Read-only file system: '.venv/bin/rich'", READ_ONLY),
        ("npm error code EACCES\nnpm error syscall mkdir", READ_ONLY),
        ("NewConnectionError: Failed to establish a new connection: [Errno 111] Connection refused", OFFLINE),
        ("Temporary failure in name resolution\nERROR: No matching distribution found for alembic==1.20.1", OFFLINE),
        ("npm error code ENOTFOUND", OFFLINE),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", CHANGED),
        ("npm error code EINTEGRITY", CHANGED),
        ("a kraken\n", "its messages are\na kraken"),
    ],
)
def test_what_programs_say_comes_down_to_a_sentence(said: str, sentence: str) -> None:
    assert step.reason(said) == sentence


def test_a_step_says_what_it_does_and_how_long_it_took(capsys: pytest.CaptureFixture[str]) -> None:
    step.run("Weighing anchor", ["true"])
    assert re.fullmatch(r"Weighing anchor\.\.\. \d s\n", capsys.readouterr().out)


def test_a_full_disk() -> None:
    with pytest.raises(step.Stopped, match=f"^Loading the hold failed: {FULL}$"):
        step.run("Loading the hold", ["cp", __file__, "/dev/full"])


def test_a_full_disk_that_nobody_mentions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(step.shutil, "disk_usage", lambda _folder: SimpleNamespace(free=4096))
    assert step.reason("ensurepip returned non-zero exit status 1") == FULL


def test_no_python(tmp_path: Path) -> None:
    """In a clone without an environment."""
    for name in ("Makefile", "requirements"):
        (tmp_path / name).symlink_to(ROOT / name)
    command = ["make", "play", "PYTHON=no-such-python"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.stderr.splitlines()[0] == "Flibuste needs Python 3.11 or newer: install python3, then run make again."


@pytest.mark.parametrize(
    ("code", "sentence"), [(errno.EROFS, READ_ONLY), (errno.EACCES, READ_ONLY), (errno.ENOSPC, FULL)]
)
def test_a_folder_that_cannot_be_made(monkeypatch: pytest.MonkeyPatch, code: int, sentence: str) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(step.Stopped, match=f"^Writing into build failed: {sentence}$"), step.alone_in(Path("build")):
        pass


def test_no_network(tmp_path: Path) -> None:
    """The same command as `make play`, where nobody answers."""
    unreachable = {"PIP_INDEX_URL": NOBODY_LISTENS, "PIP_EXTRA_INDEX_URL": "", "PIP_FIND_LINKS": "", "PIP_RETRIES": "0"}
    alone = {"PIP_CONFIG_FILE": os.devnull, "PIP_CACHE_DIR": str(tmp_path / "cache")}
    ran = subprocess.run(
        [sys.executable, "-m", "tools.prepare", str(tmp_path / "venv"), "server"],
        cwd=ROOT,
        env={**os.environ, **unreachable, **alone},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    assert ran.stderr == f"Fetching the packages of the table failed: {OFFLINE}\n"


def test_an_old_python(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 13))
    monkeypatch.setattr(sys, "executable", "python3.10")
    with pytest.raises(step.Stopped, match=r"^Flibuste needs Python 3\.11 or newer, and python3\.10 is 3\.10: install"):
        prepare.main(tmp_path / "venv", ["server"])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["prepare", "step"])
def test_an_old_python_can_read_the_sentence(name: str) -> None:
    ast.parse((ROOT / "tools" / f"{name}.py").read_text(encoding="utf-8"), feature_version=(3, 7))


def test_a_port_in_use() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        sentence = f"^Port {port} of 127.0.0.1 cannot be used: .+. Choose another with --port or --host.$"
        with pytest.raises(serve.CannotServe, match=sentence):
            serve._listen("127.0.0.1", port)


@pytest.mark.parametrize("code", [errno.EROFS, errno.EACCES, errno.ENOSPC])
def test_games_that_cannot_be_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: int) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(Path, "mkdir", refuse)
    sentence = f"Games cannot be kept in {tmp_path}/new: {os.strerror(code)}. Choose another folder with --data-dir."
    with pytest.raises(BadDatabase, match=f"^{re.escape(sentence)}$"):
        Store(f"sqlite:///{tmp_path}/new/flibuste.sqlite3")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "flibuste.sqlite3"
    file.write_text("a shopping list")
    store = Store(f"sqlite:///{file}")
    with pytest.raises(BadDatabase, match=rf"^The database sqlite:///{file} cannot be opened: .*not a database\.$"):
        store.upgrade()
    store.close()


def test_neither_pages_nor_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(web, "STAMP", tmp_path / "none")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(step.Stopped, match=r"^The pages are built with Node .*, or run `make dist` on another machine"):
        web.ensure()


@pytest.mark.parametrize(
    ("version", "enough"), [("v16.20.2", False), ("v18.0.0", True), ("v22.1.0", True), ("?", False)]
)
def test_an_old_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, version: str, enough: bool) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert web.has_node() is enough
