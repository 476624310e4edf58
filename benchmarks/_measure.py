"""What the benchmarks share: fair timing and a table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
SOURCES = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


def rate(work: Callable[[], int], seconds: float = 1.0, rounds: int = 5) -> tuple[float, float, float]:
    """Units of work per second of processor time: median, lowest and highest of a few rounds."""
    work()
    rates = []
    for _ in range(rounds):
        units, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds / rounds:
            units += work()
        rates.append(units / spent)
    return median(rates), min(rates), max(rates)


def each_way(script: str, arguments: list[str]) -> dict[str, dict[str, list[float]]]:
    """Run a script that prints JSON once interpreted and once compiled (where built), one after the other."""
    found = {}
    for way, source in SOURCES.items():
        if not (source / "flibuste").is_dir():
            print(f"{way}: not built, left out (make compiled)", file=sys.stderr)
            continue
        environment = {**os.environ, "PYTHONPATH": str(source)}
        command = [sys.executable, "-m", script, *arguments]
        run = subprocess.run(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
        found[way] = json.loads(run.stdout)
    return found
