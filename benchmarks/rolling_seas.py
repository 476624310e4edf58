"""Rolling Seas: how fast options are listed, placements filtered and games played, with 1, 4 and 6 seats.

Rates are per second of processor time, so that a busy machine disturbs them little. Run by `make bench`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from benchmarks._measure import each_way, rate

SEATS = (1, 4, 6)
UNITS = {"clone": "us each", "sail options": "us each", "imagine": "us each"}


def ours(seats: int) -> dict[str, list[float]]:
    from flibuste.games.registry import game
    from flibuste.games.rolling_seas.acting import Sail
    from flibuste.games.rolling_seas.drawing import drawable
    from flibuste.kernel import Generator, Match, apply, below, playout, replay

    rolling_seas, dice, seeds = game("rolling-seas"), Generator(b"", 1), iter(range(10**9))

    def playouts() -> int:
        return playout(rolling_seas.new(seats, {}, next(seeds)), dice, 10**6)

    def games() -> int:
        playouts()
        return 1

    middle = rolling_seas.new(seats, {}, 7)
    while middle.turn < 12:
        apply(middle, middle.decider, middle.options[below(dice, len(middle.options))])
    view = rolling_seas.view(middle, middle.decider)
    cards = [card for card in middle.book.cards.adventures if card.cells]
    step = Sail(0, 1)

    def placements() -> int:
        """Legal placements found for all cards on a board in the middle of a game."""
        return sum(len(drawable(middle.boards[0], card, seats == 1)) for card in cards)

    def many(action: Callable[[], Any], times: int = 100) -> Callable[[], int]:
        def work() -> int:
            for _ in range(times):
                action()
            return times

        return work

    match = Match.start(rolling_seas, [str(seat) for seat in range(seats)], {}, bytes(32))
    while not match.over:
        match.play(match.state.decider, match.state.options[below(dice, len(match.state.options))])
    record = match.record()

    def replays() -> int:
        replay(rolling_seas, record)
        return len(match.moves)

    return {
        "decisions": list(rate(playouts)),
        "games": list(rate(games)),
        "placements": list(rate(placements)),
        "sail options": list(rate(many(lambda: step.step(middle)))),
        "clone": list(rate(many(middle.clone))),
        "imagine": list(rate(many(lambda: rolling_seas.imagine(view, dice)))),
        "replayed moves": list(rate(replays)),
    }


def main() -> None:
    if len(sys.argv) > 1:
        print(json.dumps(ours(int(sys.argv[1]))))
        return
    for seats in SEATS:
        print(f"\nRolling Seas, {seats} seats (per second of processor time: median [lowest to highest])")
        for way, measures in each_way("benchmarks.rolling_seas", [str(seats)]).items():
            for measure, (middle, low, high) in measures.items():
                each = f"   {1e6 / middle:.1f} {UNITS[measure]}" if measure in UNITS else ""
                print(f"  {way:<12} {measure:<15} {middle:>12,.0f}  [{low:,.0f} to {high:,.0f}]{each}")


if __name__ == "__main__":
    main()
