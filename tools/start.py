"""Run `flibuste` from a checkout: `python -m tools.start serve`.

On compiled rules where they are fresh; else interpreted at once, while the rules are compiled beside it at low
priority for the next start. The compiler is a process of its own: it finishes even if the table is closed before.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.compile import COMPILED, ROOT, SOURCES, can_compile, is_fresh

LOG = COMPILED.with_name("compiled.log")
TABLE_FIRST = "sleep 5; exec make --no-print-directory compiled"


def package() -> Path:
    """Where the package is run from."""
    if is_fresh(COMPILED):
        return COMPILED
    if can_compile():
        print(f"The rules run interpreted this time; the next start finds them compiled ({LOG.relative_to(ROOT)}).")
        compile_beside()
    return SOURCES


def compile_beside() -> None:
    """Compile at low priority, unless somebody does: whoever holds the lock on the log is at it."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a") as log:
        try:
            fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        log.truncate(0)
        command = ["nice", "-n", "19", "sh", "-c", TABLE_FIRST]
        subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def main(arguments: Sequence[str]) -> None:
    path = [str(package()), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, path))
    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, "-m", "flibuste", *arguments])


if __name__ == "__main__":
    main(sys.argv[1:])
