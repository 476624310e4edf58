"""One run, one table: the rules, bots and environments of every game, interpreted and compiled, and beside them other
engines. Run by `make bench`.

    python -m benchmarks.table --game amerigo --seats 4 --no-peers     one game only
    python -m benchmarks.table --markdown                              as docs/speed.md has it

Rates are per second of processor time: the median of three rounds, with the lowest and the highest.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from benchmarks._measure import Rate, run, ways
from benchmarks._peers import program
from flibuste.games.registry import game, keys

SEATS = (2, 4)
PIG = "OpenSpiel pig, {} seats"

Row = tuple[str, str, str, Any]  # what, way, measure, found


def rows_of(key: str, seats: int, seconds: float) -> Iterator[Row]:
    for way, source in ways().items():
        for script in ("rules", "bots"):
            for measure, found in run(script, key, str(seats), str(seconds), source=source).items():
                yield f"{key}, {seats} seats", way, measure, found


def peers(seconds: float) -> Iterator[Row]:
    """Other engines, in an environment of their own."""
    for name, found in run("peers", str(seconds), python=str(program("python"))).items():
        yield name, "", "decisions", found


def shown(row: Row, pigs: dict[str, float], bar: str) -> str:
    what, way, measure, found = row
    name = f"{what:<32}{bar}{way:<12}{bar}{measure:<15}"
    if isinstance(found, str):
        return f"{name}{bar}{found}"
    if isinstance(found, float):
        return f"{name}{bar}{found:>12,.0f}{bar}{bar}"
    rate = Rate(*found)
    pig = pigs.get(PIG.format(what.split()[-2])) if measure == "decisions" and way else None
    times = f"{rate.middle / pig:.2f} x pig" if pig else f"{1e6 / rate.middle:,.2f} us each"
    return f"{name}{bar}{rate.middle:>12,.0f}{bar}{rate.low:,.0f} to {rate.high:,.0f}{bar}{times}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the speed of every game, and of other engines.")
    parser.add_argument("--game", action="append", choices=keys(), default=[], help="this one only")
    parser.add_argument("--seats", type=int, action="append", default=[])
    parser.add_argument("--seconds", type=float, default=1.0, help="spent on each measure")
    parser.add_argument("--no-peers", action="store_true", help="leave the other engines out")
    parser.add_argument("--markdown", action="store_true", help="print a table for the documentation")
    given = parser.parse_args()
    bar = " | " if given.markdown else "  "
    print(bar.join(["what".ljust(32), "way".ljust(12), "measure".ljust(15), "per second", "spread", ""]))
    if given.markdown:
        print("|".join(["---"] * 6))
    found = [] if given.no_peers else list(peers(given.seconds))
    pigs = {what: rate[0] for what, _, _, rate in found if not isinstance(rate, str)}
    for row in found:
        print(shown(row, {}, bar), flush=True)
    for key in given.game or keys():
        for seats in given.seats or [count for count in SEATS if count in game(key).all_seat_counts()]:
            for row in rows_of(key, seats, given.seconds):
                print(shown(row, pigs, bar), flush=True)


if __name__ == "__main__":
    main()
