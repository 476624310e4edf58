"""What the benchmarks share: fair timing, and the same measure taken interpreted and compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WAYS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
ROUNDS = 3


class Rate(NamedTuple):
    """Units of work per second of processor time: the median of a few rounds, the lowest, the highest."""

    middle: float
    low: float
    high: float


def rate(work: Callable[[], int], seconds: float = 1.0, rounds: int = ROUNDS) -> Rate:
    """How fast work is done, by the processor's clock: a busy machine disturbs it little."""
    work()
    rates = []
    for _ in range(rounds):
        units, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds / rounds:
            units += work()
        rates.append(units / spent)
    return Rate(median(rates), min(rates), max(rates))


def run(script: str, *arguments: str, python: str = sys.executable, source: Path | None = None) -> Any:
    """What a script of the benchmarks prints last, as JSON, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])} if source else None
    command = [python, "-m", f"benchmarks.{script}", *arguments]
    done = subprocess.run(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def ways() -> dict[str, Path]:
    """The ways of running that are built here."""
    return {way: source for way, source in WAYS.items() if (source / "flibuste").is_dir()}
