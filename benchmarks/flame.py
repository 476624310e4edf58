"""Where the time goes: `python -m benchmarks.flame GAME [SEATS]` draws a flame graph of random play, rules compiled.

Run by `make profile GAME=...`. py-spy looks at the stack two hundred times a second, compiled functions included (their
names begin with CPyDef_). Widths are shares of the time; open the file in a browser and click to look closer.
"""

from __future__ import annotations

import os
import subprocess
import sys

from benchmarks._measure import ROOT, WAYS
from benchmarks._peers import program

SECONDS = 15
GAMES = """
import sys, time
from flibuste.games.registry import game
from flibuste.kernel import Generator, playout
played, dice, end, seed = game(sys.argv[1]), Generator(b"", 1), time.monotonic() + float(sys.argv[3]), 0
while time.monotonic() < end:
    playout(played.new(int(sys.argv[2]), {}, seed), dice, 10**6)
    seed += 1
"""


def main(key: str, seats: str = "4") -> None:
    picture = ROOT / "build" / f"flame-{key}.svg"
    look = [program("py-spy"), "record", "--native", "--rate", "200", "--output", picture, "--"]
    work = [sys.executable, "-c", GAMES, key, seats, str(SECONDS)]
    environment = {**os.environ, "PYTHONPATH": str(WAYS["compiled"])}
    subprocess.run([*look, *work], env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    print(f"Drawn: {picture.relative_to(ROOT)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
