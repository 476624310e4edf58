"""Measure how long a stranger waits: from a fresh clone, with empty caches, to the first page of `make play`.

`python -m tools.first_page [COMMIT] --runs 3` prints what make says with the second at which it says it; `--without
node` hides programs of this machine. The second start is measured in the same clone, when the rules are compiled.
*Work* is processor time: on a busy machine it says more than the clock.
"""

import argparse
import fcntl
import os
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 900.0


def clone(commit: str, folder: Path) -> None:
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(folder)], check=True)
    subprocess.run(["git", "checkout", "--quiet", "--detach", commit], cwd=folder, check=True)


def environment(folder: Path, hidden: Sequence[str]) -> dict[str, str]:
    """A home with nothing in it, and a path without the hidden programs."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "FLIBUSTE", "DISPLAY"))}
    if hidden:
        kept["PATH"] = os.pathsep.join(path_without(hidden, folder / "bin"))
    caches = {"PIP_CACHE_DIR": "pip", "npm_config_cache": "npm", "XDG_CACHE_HOME": "xdg", "XDG_DATA_HOME": "data"}
    return kept | {name: str(folder / place) for name, place in caches.items()}


def path_without(hidden: Sequence[str], folder: Path) -> list[str]:
    """The folders of the path; those that hold a hidden program are replaced by one of links to everything else."""
    folder.mkdir()
    folders = os.environ["PATH"].split(os.pathsep)
    holding = [place for place in folders if any(Path(place, name).exists() for name in hidden)]
    for place in holding:
        for program in Path(place).iterdir():
            if program.name not in hidden and not (folder / program.name).is_symlink():
                (folder / program.name).symlink_to(program)
    return [str(folder), *(place for place in folders if place not in holding)]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def playing(folder: Path, port: int, env: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    make = subprocess.Popen(
        ["make", "play", f"ARGS=--no-open --port {port}"],
        cwd=folder,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield make
    finally:
        with suppress(ProcessLookupError):
            os.killpg(make.pid, signal.SIGTERM)
        make.wait()


def seconds_to_page(folder: Path, env: dict[str, str]) -> float:
    port, start = free_port(), time.monotonic()
    with playing(folder, port, env) as make:

        def tell() -> None:
            for line in make.stdout or ():
                print(f"{time.monotonic() - start:8.1f} s  {line.rstrip()}", flush=True)

        threading.Thread(target=tell, daemon=True).start()
        while time.monotonic() - start < PATIENCE and make.poll() is None:
            with suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5).close()
                return time.monotonic() - start
            time.sleep(0.05)
    sys.exit(f"No page after {time.monotonic() - start:.0f} s.")


def run(commit: str, hidden: Sequence[str], twice: bool) -> tuple[float, ...]:
    with tempfile.TemporaryDirectory() as place:
        folder, env = Path(place, "flibuste"), environment(Path(place), hidden)
        clone(commit, folder)
        before = processor_seconds()
        first = seconds_to_page(folder, env)
        work = processor_seconds() - before
        print(f"First page after {first:.1f} s, {work:.1f} s of work; load {os.getloadavg()[0]:.1f}", flush=True)
        try:
            return (first, work, second_start(folder, env)) if twice else (first, work)
        finally:
            end_processes_in(folder)


def second_start(folder: Path, env: dict[str, str]) -> float:
    wait_for_compiler(folder)
    second = seconds_to_page(folder, env)
    print(f"Second start: {second:.1f} s", flush=True)
    return second


def processor_seconds() -> float:
    """What all programs started here and ended have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def end_processes_in(folder: Path) -> None:
    """The compiler works on when its table is closed: here nobody will need it."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (process / "cwd").resolve().is_relative_to(folder):
                os.kill(int(process.name), signal.SIGKILL)


def wait_for_compiler(folder: Path) -> None:
    """The compiler beside the table holds the lock on its log while it works."""
    log = folder / "build" / "compiled.log"
    if log.exists():
        with log.open("a") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
        print(log.read_text(), end="", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("commit", nargs="?", default="HEAD")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--without", nargs="*", default=[], help="programs of this machine to hide")
    parser.add_argument("--once", action="store_true", help="leave the second start out")
    asked = parser.parse_args()
    times = [run(asked.commit, asked.without, not asked.once) for _ in range(asked.runs)]
    for what, values in zip(("First page", "Its work", "Second start"), zip(*times, strict=True), strict=False):
        shown = " ".join(f"{value:.1f}" for value in values)
        print(f"{what}: {shown}, median {statistics.median(values):.1f} s")
