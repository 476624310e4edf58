"""How much memory a process keeps that plays game after game: `python -m tests.conformance.growth GAME GAMES`."""

from __future__ import annotations

import sys
from array import array
from typing import Final

from flibuste.games.registry import game
from flibuste.kernel import Generator, playout

SLACK: Final = 200  # blocks: what the interpreter itself may keep
RIPPLE: Final = 4  # a bounded memory fills and empties; its highest marks may differ by a part of what it holds


def blocks_after_games(key: str, games: int) -> list[int]:
    """The blocks of memory in use after each game; they do not depend on the machine."""
    played, dice = game(key), Generator(b"", 1)
    seats = min(count for count in played.all_seat_counts() if count > 1)
    found = array("q", [0]) * games  # noting a number takes no block
    for seed in range(games):
        playout(played.new(seats, {}, seed), dice, 10**6)
        found[seed] = sys.getallocatedblocks()
    return found.tolist()


def grows(blocks: list[int]) -> bool:
    """Whether later games raise the highest mark, beyond what the first half of them already went up and down."""
    first, second = blocks[: len(blocks) // 2], blocks[len(blocks) // 2 :]
    return max(second) - max(first) > SLACK + (max(first) - min(first)) // RIPPLE


if __name__ == "__main__":
    print(int(grows(blocks_after_games(sys.argv[1], int(sys.argv[2])))))
