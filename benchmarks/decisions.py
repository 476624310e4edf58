"""How long decisions take to be played and written: `python -m benchmarks.decisions [GAME ...] [--seconds 5]`.

Every level plays whole games of every game with two seats, and each decision goes to a Parquet file, as `flibuste
simulate --decisions` does on one core. Processor time; what 100,000 decisions take is worked out from those played.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from flibuste.cli.arena import Contest, play_game
from flibuste.cli.datasets import decisions_in
from flibuste.games import registry

LEVELS = ("random", "beginner", "greedy", "learned", "strong:50")
SEATS = 2
ASKED = 100_000


def measure(key: str, level: str, seconds: float) -> tuple[int, int, float]:
    """Games, decisions and the processor time they took; the first game only brings the bot to life."""
    contest, games, decisions = Contest(key, {}, [level] * SEATS, 1), 0, 0
    play_game(contest, games)
    with tempfile.TemporaryDirectory() as folder:
        begun = time.process_time()
        with decisions_in(Path(folder) / "decisions.parquet", contest) as keep:
            while time.process_time() - begun < seconds:
                outcome = play_game(contest, games)
                keep(outcome)
                games += 1
                decisions += outcome.decisions
        return games, decisions, time.process_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description="Play and write decisions of every level.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(registry.OURS)}; all unless given")
    parser.add_argument("--seconds", type=float, default=5.0, help="of processor time for each level of each game")
    chosen = parser.parse_args()
    print(
        f"game, {SEATS} seats | bot | games | decisions | s | {ASKED:,} decisions\n---|---|---|---|---|---", flush=True
    )
    for key in chosen.games or registry.OURS:
        for level in LEVELS:
            games, decisions, spent = measure(key, level, chosen.seconds)
            row = (key, level, str(games), f"{decisions:,}", f"{spent:.1f}", f"{spent / decisions * ASKED:.0f} s")
            print(" | ".join(row), flush=True)


if __name__ == "__main__":
    main()
