"""What the page of a running game costs the server: `python -m benchmarks.pages`, or `--game nassau --moves 100`.

A random game for each game of the shelf; after every move the page of each seat is composed, written, compared with the
one before and compressed, as if all of them were open. Printed are milliseconds of processor time for one page, the
lowest and the highest of three rounds, and the part of each step.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections import Counter
from itertools import pairwise

from flibuste.games import registry
from flibuste.kernel import Match, deciders, options_of
from flibuste.server.web.composer import Composer, TableContext
from flibuste.server.web.packing import packed
from flibuste.server.web.page_models import Site
from flibuste.server.web.rendering import write
from flibuste.server.web.updates import Shown, live_part, shown, update

ROUNDS = 3
SEED = bytes(32)
STEPS = ("compose", "write", "keep", "compare and compress")


class Walk:
    """A random game with everybody's page open."""

    def __init__(self, key: str, lang: str) -> None:
        game = registry.game(key)
        count = max(count for count in game.seat_counts(game.settle({})) if count <= 4)
        self.match = Match(game, [f"Player {seat + 1}" for seat in range(count)], {}, SEED)
        self.lang = lang
        self.pages = 0
        self.spent: Counter[str] = Counter()
        self._shown: dict[int, Shown] = {}

    def play(self, moves: int) -> None:
        dice = random.Random(7)
        for _ in range(moves):
            seat = deciders(self.match.state)[0]
            self.match.play(seat, dice.choice(list(options_of(self.match.state, seat))))
            if self.match.over:
                return
            for viewer in range(len(self.match.seats)):
                self._open(viewer)

    def _open(self, viewer: int) -> None:
        times = [time.process_time()]
        page = Composer(self.match, viewer, self.lang, TableContext("table")).table()
        times.append(time.process_time())
        text = live_part(write("_table.html", Site(self.lang), page))
        times.append(time.process_time())
        after = shown(text, f"table {viewer}")
        times.append(time.process_time())
        if viewer in self._shown:
            packed(update(self._shown[viewer], after))
        times.append(time.process_time())
        self._shown[viewer] = after
        self.pages += 1
        self.spent.update(dict(zip(STEPS, (end - start for start, end in pairwise(times)), strict=True)))

    def milliseconds(self, *steps: str) -> float:
        return 1000 * sum(self.spent[step] for step in steps) / self.pages


def walked(key: str, moves: int, lang: str) -> Walk:
    walk = Walk(key, lang)
    walk.play(moves)
    return walk


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=registry.keys(), action="append")
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--lang", default="fr")
    arguments = parser.parse_args()
    for key in arguments.game or registry.keys():
        walked(key, 2, arguments.lang)
        rounds = [walked(key, arguments.moves, arguments.lang) for _ in range(ROUNDS)]
        totals = [walk.milliseconds(*STEPS) for walk in rounds]
        parts = ", ".join(f"{step} {min(walk.milliseconds(step) for walk in rounds):.2f}" for step in STEPS)
        print(
            f"{key}: {min(totals):.2f} to {max(totals):.2f} ms a page ({parts}); "
            f"{rounds[0].pages} pages, load average {os.getloadavg()[0]:.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
