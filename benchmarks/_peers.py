"""Environments of their own for what is not ours, made once: other engines and the profiler in build/peers, learners
in build/learners."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from benchmarks._measure import ROOT


def program(name: str, environment: str = "peers", lock: str | None = None) -> Path:
    """A program of an environment, which is made first if it is not there or was made from another recipe. What a lock
    pins is installed first, with its hashes."""
    home, recipe = ROOT / "build" / environment, ROOT / "benchmarks" / f"{environment}.txt"
    files = [recipe] if lock is None else [ROOT / "requirements" / f"{lock}.txt", recipe]
    stamp, made_from = home / ".made", "".join(file.read_text() for file in files)
    if not stamp.exists() or stamp.read_text() != made_from:
        print(f"Installing what benchmarks/{recipe.name} names, this once.", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
        for file in files:
            subprocess.run([home / "bin" / "pip", "install", "--quiet", "--requirement", file], check=True)
        stamp.write_text(made_from)
    return home / "bin" / name
