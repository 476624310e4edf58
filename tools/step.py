"""One step of setting up: it says what it does, then how long it took; if it fails, one sentence says what to do.

Nothing here is newer than Python 3.7: it must be able to tell somebody that his Python is too old.
"""

from __future__ import annotations

import fcntl
import re
import shutil
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Callable, Dict, Iterator, List, Optional, TypeVar  # noqa: UP035

DISK_FULL = "the disk is full. Free about 500 MB, then try again."
SCARCE = 20_000_000  # bytes: not every program that finds no room says so
REASONS = (
    (r"No space left on device|ENOSPC", DISK_FULL),
    (
        r"Read-only file system|Permission denied|Operation not permitted|EROFS|EACCES",
        "this folder cannot be written to. Put Flibuste where you may write, then try again.",
    ),
    (
        r"DO NOT MATCH THE HASHES|EINTEGRITY",
        "a package is not the one that was locked. Try again; if it stays so, do not use it.",
    ),
    (
        r"NewConnectionError|NameResolutionError|name resolution|Connection refused|timed out|Network is unreachable"
        r"|ProxyError|No matching distribution|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH",
        "the packages cannot be reached. Go online, then try again.",
    ),
)


Result = TypeVar("Result")


class Stopped(Exception):
    """A step failed: why, and what to do."""


def reason(output: str) -> str:
    """What the messages of a program that failed come down to; the messages themselves if none is known."""
    known = (sentence for pattern, sentence in REASONS if re.search(pattern, output))
    unknown = DISK_FULL if shutil.disk_usage(".").free < SCARCE else f"its messages are\n{output.strip()}"
    return next(known, unknown)


def run(doing: str, command: List[str], env: Optional[Dict[str, str]] = None) -> None:  # noqa: UP006, UP045
    """Run a program quietly, between what it does and how long it took."""
    start = time.monotonic()
    print(f"{doing}...", end=" ", flush=True)
    try:
        subprocess.run(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=True)
    except subprocess.CalledProcessError as failure:
        print("no.", flush=True)
        raise Stopped(f"{doing} failed: {reason(failure.output)}") from failure
    print(f"{time.monotonic() - start:.0f} s", flush=True)


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Wait until nobody else builds in this folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / ".lock").open("w")
    except OSError as error:
        raise Stopped(f"Writing into {folder} failed: {reason(str(error))}") from error
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def obey(work: Callable[[], Result]) -> Result:
    """Do the work; if it stops, leave with its sentence."""
    try:
        return work()
    except Stopped as stopped:
        sys.exit(str(stopped))
