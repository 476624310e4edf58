"""Make the virtual environment and install locked packages into it: `python -m tools.prepare .venv server`.

Debian keeps the module that makes virtual environments in a package of its own: it is fetched when root.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from typing import Sequence  # noqa: UP035

from tools.step import Stopped, alone_in, obey, run

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
WHAT = {
    "server": "Fetching the packages of the table",
    "build": "Fetching what compiles the rules",
    "dev": "Fetching the contributors' tools",
    "node": "Fetching Node",
}
QUIETLY = ["install", "--quiet", "--disable-pip-version-check"]


def main(venv: Path, locks: Sequence[str]) -> None:
    if sys.version_info < OLDEST:
        found, wanted = (".".join(map(str, version)) for version in (sys.version_info[:2], OLDEST))
        raise Stopped(
            f"Flibuste needs Python {wanted} or newer, and {sys.executable} is {found}: "
            "install one and name it, for instance 'make play PYTHON=python3.12'."
        )
    with alone_in(venv):
        if not (venv / "bin" / "pip").exists():
            make_environment(venv)
        for lock in locks:
            install(venv, lock)


def make_environment(venv: Path) -> None:
    if importlib.util.find_spec("ensurepip") is None:
        fetch_debian_package("python{}.{}-venv".format(*sys.version_info))
    run(f"Making a virtual environment in {venv}", [sys.executable, "-m", "venv", str(venv)])


def fetch_debian_package(package: str) -> None:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise Stopped(
            f"This Python makes no virtual environments: install the Debian package {package}, then try again."
        )
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run("Reading Debian's list of packages", ["apt-get", "-qq", "update"])
    run(f"Installing {package}", ["apt-get", "-qq", "install", "--yes", "--no-install-recommends", package], quiet)


def install(venv: Path, lock: str) -> None:
    """Bytecode is made of what is used, when it is used: making it of everything takes longer than the download."""
    pip = [str(venv / "bin" / "pip"), *QUIETLY]
    run(WHAT[lock], [*pip, "--no-compile", "--requirement", str(ROOT / "requirements" / f"{lock}.txt")])
    if lock == "build":
        run("Installing the command flibuste", [*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])


if __name__ == "__main__":
    obey(lambda: main(Path(sys.argv[1]), sys.argv[2:]))
