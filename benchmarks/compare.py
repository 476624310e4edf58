"""Whether a change costs instructions: `python -m benchmarks.compare BASE` compares the compiled copy of this tree with
that of a commit, or with another compiled copy.

Counted by callgrind over the same seeded games, so that noise does not matter; the difference between a short and a
long run is what the games themselves cost. Without valgrind the same games are timed. Run by `make bench-compare`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks._measure import ROOT, WAYS

WARNING = 1.10
SEATS = 4
RUNS = {"port-royal": (5, 25), "captains-war": (5, 25), "nassau": (2, 8), "amerigo": (1, 4), "rolling-seas": (1, 4)}
GAMES = """
import sys
from flibuste.games.registry import game
from flibuste.kernel import Generator, playout
played, dice = game(sys.argv[1]), Generator(b"", 1)
print(sum(playout(played.new(int(sys.argv[2]), {}, seed), dice, 10**6) for seed in range(int(sys.argv[3]))))
"""
COLLECTED = re.compile(r"Collected : (\d+)")


def instructions(copy: Path, key: str, games: int) -> tuple[int, float]:
    """The decisions of so many games, and the instructions they took with all that is around them."""
    with tempfile.TemporaryDirectory() as folder:
        tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        run = play(copy, key, games, tool)
        return int(run.stdout), float(COLLECTED.findall(run.stderr)[0])


def nanoseconds(copy: Path, key: str, games: int) -> tuple[int, float]:
    """The same by the clock."""
    begun = time.perf_counter_ns()
    run = play(copy, key, games, [])
    return int(run.stdout), float(time.perf_counter_ns() - begun)


def play(copy: Path, key: str, games: int, tool: list[str]) -> subprocess.CompletedProcess[str]:
    command = [*tool, sys.executable, "-c", GAMES, key, str(SEATS), str(games)]
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONHASHSEED": "0"}
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)


def cost(copy: Path, key: str) -> float:
    """What a decision costs."""
    measure = instructions if shutil.which("valgrind") else nanoseconds
    few, many = RUNS[key]
    (decisions, spent), (all_decisions, all_spent) = measure(copy, key, few), measure(copy, key, many)
    return (all_spent - spent) / (all_decisions - decisions)


def built(base: str) -> Path:
    """The compiled copy of a commit, built beside this one; a folder that holds a copy already is taken as it is."""
    if (Path(base) / "flibuste").is_dir():
        return Path(base)
    git = ["git", "-C", str(ROOT)]
    commit = subprocess.check_output([*git, "rev-parse", "--short", base], text=True).strip()
    tree = ROOT / "build" / f"base-{commit}"
    if not tree.exists():
        subprocess.run([*git, "worktree", "add", "--quiet", "--detach", str(tree), commit], check=True)
    subprocess.run([sys.executable, "-m", "tools.compile"], cwd=tree, check=True)
    return tree / "build" / "compiled"


def main(base: str) -> int:
    before, after = built(base), WAYS["compiled"]
    unit = "instructions"
    if not shutil.which("valgrind"):
        unit = "nanoseconds"
        print("There is no valgrind here: times are compared, which a busy machine distorts.")
    worse = 0
    for key in RUNS:
        old, new = cost(before, key), cost(after, key)
        warning = f"   WARNING: {new / old - 1:+.0%}" if new > old * WARNING else ""
        worse += bool(warning)
        print(f"{key:<14}{old:>12,.0f} -> {new:>12,.0f} {unit} a decision, {new / old:.2f}{warning}", flush=True)
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
