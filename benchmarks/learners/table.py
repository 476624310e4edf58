"""Learners of other projects at the compiled environments, in one table: `make learners`.

    python -m benchmarks.learners.table --seconds 60 environments maskable_ppo     some parts only

They are installed into an environment of their own, build/learners (a few gigabytes), and each part runs in a process
of its own. Rates are per second of processor time where nothing else is said.
"""

from __future__ import annotations

import argparse

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


def main() -> None:
    parser = argparse.ArgumentParser(description="Let learners of other projects play.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all unless given")
    parser.add_argument("--seconds", type=float, default=240.0, help="that a learner learns; measures take a tenth")
    given = parser.parse_args()
    unknown = set(given.parts) - set(PARTS)
    if unknown:
        parser.error(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    python = str(program("python", "learners", "base"))
    print("what | measure | figure\n---|---|---", flush=True)
    for part in given.parts or PARTS:
        seconds = given.seconds if part == "maskable_ppo" else given.seconds / 10
        for row in run(f"learners.{part}", str(seconds), python=python, source=WAYS["compiled"]):
            print(" | ".join(row), flush=True)


if __name__ == "__main__":
    main()
