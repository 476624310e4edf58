"""The example game as a stranger would have it: installed by pip, found through its entry point, in its own process."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SKIFF = ROOT / "examples" / "skiff"
COMMAND = (sys.executable, "-c", "from flibuste.cli import main; main()")


def install(folder: Path) -> Path:
    """Where the example is after `pip install`; its sources are copied first, for pip builds among them."""
    source, target = folder / "source", folder / "installed"
    shutil.copytree(SKIFF, source)
    ways = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "--quiet")
    subprocess.run([sys.executable, "-m", "pip", "install", *ways, f"--target={target}", str(source)], check=True)
    return target


def with_plugin(*folders: Path) -> dict[str, str]:
    """An environment whose Python finds the packages of these folders, the first ones first."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([*map(str, folders), str(ROOT)]), "COLUMNS": "100"}


def flibuste(environment: dict[str, str], *arguments: str, typed: str = "") -> str:
    """What a command prints; it must end well."""
    return _run([*COMMAND, *arguments], environment, typed)


def python(environment: dict[str, str], script: str) -> str:
    return _run([sys.executable, "-c", script], environment, "")


def _run(command: list[str], environment: dict[str, str], typed: str) -> str:
    ran = subprocess.run(command, check=False, env=environment, input=typed, text=True, capture_output=True)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout
