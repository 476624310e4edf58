"""Run `flibuste` from a checkout: `start.py serve`.

On compiled rules where they are fresh; else interpreted at once, while the rules are compiled beside it at low
priority for the next start. The compiler is a process of its own: it finishes even if the table is closed before.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from compile import COMPILED, ROOT, SOURCES, can_compile, is_fresh


def package() -> Path:
    """Where the package is run from."""
    if is_fresh(COMPILED):
        return COMPILED
    if can_compile():
        print("The rules run interpreted this time; they are compiled meanwhile, for the next start.", flush=True)
        compile_beside()
    return SOURCES


def compile_beside() -> None:
    make = ["nice", "-n", "19", "make", "--no-print-directory", "compiled"]
    subprocess.Popen(make, cwd=ROOT, stdin=subprocess.DEVNULL, start_new_session=True)


def main(arguments: Sequence[str]) -> None:
    path = [str(package()), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, path))
    os.execv(sys.executable, [sys.executable, "-m", "flibuste", *arguments])


if __name__ == "__main__":
    main(sys.argv[1:])
