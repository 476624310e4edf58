"""Learners of other projects at the compiled environments, in one table: `make learners`.

    python -m benchmarks.learners.table --seconds 60 environments maskable_ppo     some parts only

They are installed into an environment of their own, build/learners (a few gigabytes), and each part runs in a process
of its own; where one fails, the table says so and goes on with the next. Rates are per second of processor time where
nothing else is said.
"""

from __future__ import annotations

import argparse
import subprocess
import sys

from benchmarks._measure import WAYS, run
from benchmarks._peers import program

PARTS = (
    "environments",
    "maskable_ppo",
    "supersuit_vectors",
    "tianshou_dqn",
    "rllib_ppo",
    "open_spiel_dqn",
    "minari_dataset",
)


def main() -> int:
    parser = argparse.ArgumentParser(description="Let learners of other projects play.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all unless given")
    parser.add_argument("--seconds", type=float, default=240.0, help="that a learner learns; measures take a tenth")
    given = parser.parse_args()
    unknown = set(given.parts) - set(PARTS)
    if unknown:
        parser.error(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    python = str(program("python", "learners", "base"))
    print("what | measure | figure\n---|---|---", flush=True)
    failed = 0
    for part in given.parts or PARTS:
        seconds = given.seconds if part == "maskable_ppo" else given.seconds / 10
        try:
            rows = run(f"learners.{part}", str(seconds), python=python, source=WAYS["compiled"])
        except subprocess.CalledProcessError as failure:
            failed += 1
            rows = [(part, "all of it", f"failed with {failure.returncode}, as the messages above say")]
        for row in rows:
            print(" | ".join(row), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
