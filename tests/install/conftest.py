"""Archives and packages, made once for all tests beside this file, however many processes run them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.install.roads import ROOT, TIMEOUT, Sources
from tools.step import alone_in

LOCKS = ("server", "build", "node")


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, Callable[[Path], None]], Path]:
    """A folder that the first process to ask for it fills."""
    base = tmp_path_factory.getbasetemp()
    place = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base

    def filled(name: str, fill: Callable[[Path], None]) -> Path:
        with alone_in(place / f"filling-{name}"):
            folder = place / name
            if not folder.exists():
                coming = place / f"{name}.new"
                coming.mkdir(exist_ok=True)
                fill(coming)
                coming.rename(folder)
        return folder

    return filled


@pytest.fixture(scope="session")
def archives(shared: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    """What `make dist` makes."""

    def make(folder: Path) -> None:
        command = ["make", "dist", f"ARGS=--outdir {folder}"]
        subprocess.run(command, cwd=ROOT, check=True, timeout=TIMEOUT, stdout=subprocess.DEVNULL)

    return shared("archives", make)


@pytest.fixture(scope="session")
def packages(shared: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    """Every package that the server and its building need, as locked: the installations need no network."""

    def fetch(folder: Path) -> None:
        locks = [f"--requirement={ROOT}/requirements/{name}.txt" for name in LOCKS]
        command = [sys.executable, "-m", "pip", "download", "--quiet", f"--dest={folder}", *locks]
        subprocess.run(command, check=True, timeout=TIMEOUT)

    return shared("packages", fetch)


@pytest.fixture
def sources(archives: Path, packages: Path, tmp_path: Path) -> Iterator[Sources]:
    yield Sources(archives, packages, tmp_path)
    shutil.rmtree(tmp_path, ignore_errors=True)  # hundreds of megabytes; a server may still be clearing up its own
