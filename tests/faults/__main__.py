"""`python -m tests.faults`: everything that can fail, many times over, and what came of it.

python -m tests.faults                                       the whole of it, on both databases
python -m tests.faults --times 5 --only "the server killed"  a part
"""

from __future__ import annotations

import argparse
import os
import time

from tests.faults.faults import ON_POSTGRESQL, ON_SQLITE, Fault, postgresql, sqlite_file
from tests.faults.players import Tally

LINE = "{:12}{:24}{:>7}{:>14}{:>6}{:>9}{:>9}{:>13}{:>9}"
KILLING = ("the server killed", "a bot process killed", "a web process killed", "PostgreSQL killed")
DATABASES = {"sqlite": (ON_SQLITE, sqlite_file, 1), "postgresql": (ON_POSTGRESQL, postgresql, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description="What must hold whatever fails.")
    parser.add_argument("--times", type=int, default=34, help="how often each process is killed")
    parser.add_argument("--only", default="", help="one fault")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), help="one database")
    arguments = parser.parse_args()
    load, began = os.getloadavg()[0], time.monotonic()
    heads = ("", "", "kills", "acknowledged", "lost", "doubled", "refused", "unavailable", "longest")
    print(LINE.format(*heads), flush=True)
    totals = Tally()
    for name, (faults, opened, share) in DATABASES.items():
        if arguments.database in (None, name):
            with opened() as database:
                for fault, act in faults.items():
                    if arguments.only in ("", fault):
                        totals += told(name, fault, act, database, arguments.times // share)
    print(f"load {load:.0f} to {os.getloadavg()[0]:.0f}, {time.monotonic() - began:.0f} s")
    if totals.lost or totals.doubled:
        raise SystemExit("Not everything held.")


def told(kind: str, fault: str, act: Fault, database: str, times: int) -> Tally:
    tally = act(database, max(1, times if fault in KILLING else times // 6))
    numbers = (tally.kills, tally.acknowledged, tally.lost, tally.doubled, tally.refused)
    print(LINE.format(kind, fault, *numbers, f"{tally.unavailable:.1f} s", f"{tally.longest:.1f} s"), flush=True)
    return tally


if __name__ == "__main__":
    main()
