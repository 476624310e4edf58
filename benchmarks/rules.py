"""The rules of one game, without bots: `python -m benchmarks.rules GAME SEATS [SECONDS]` prints its rates as JSON.

Random answers throughout. At some moments along a game the position is cloned, its options are listed, and a world is
imagined as the seat asked sees it.
"""

from __future__ import annotations

import json
import sys
import tracemalloc
from typing import Any

from benchmarks._measure import Rate, rate
from flibuste.games.registry import game
from flibuste.kernel import Game, Generator, Match, State, apply, asking, below, playout, replay

CLONES = 200
MOMENTS = 20


def measured(key: str, seats: int, seconds: float) -> dict[str, Rate]:
    played, dice, seeds = game(key), Generator(b"", 1), iter(range(10**9))

    def decisions() -> int:
        return playout(played.new(seats, {}, next(seeds)), dice, 10**6)

    def games() -> int:
        decisions()
        return 1

    moments = along_a_game(played, seats, dice)
    views = [played.view(s, seat) for s, seat in moments]
    asked = [(asking(s, seat), alone_in_lane(s, seat)) for s, seat in moments]

    def clones() -> int:
        for s, _ in moments:
            s.clone()
        return len(moments)

    def lists() -> int:
        for frame, s in asked:
            frame.step(s)
        return len(asked)

    def worlds() -> int:
        for view in views:
            played.imagine(view, dice)
        return len(views)

    match = finished(played, seats, dice)
    record = match.record()

    def replayed() -> int:
        replay(played, record)
        return len(match.moves)

    works = {
        "decisions": decisions,
        "playouts": games,
        "clone": clones,
        "options": lists,
        "imagine": worlds,
        "replayed moves": replayed,
    }
    return {name: rate(work, seconds) for name, work in works.items()}


def along_a_game(played: Game[Any], seats: int, dice: Generator) -> list[tuple[State, int]]:
    """Positions at some moments of a game, each with a seat that is asked."""
    s: State = played.new(seats, {}, 7)
    found = []
    while not s.over:
        found.append((s.clone(), s.decider))
        apply(s, s.decider, s.options[below(dice, len(s.options))])
    return found[:: max(1, len(found) // MOMENTS)]


def alone_in_lane(s: State, seat: int) -> State:
    """The position as a frame of the seat's lane finds it."""
    twin: State = s.clone()
    if twin.fork is not None:
        twin.stack = twin.fork.lanes[seat]
    return twin


def finished(played: Game[Any], seats: int, dice: Generator) -> Match:
    match = Match.start(played, [str(seat) for seat in range(seats)], {}, bytes(32))
    while not match.over:
        match.play(match.state.decider, match.state.options[below(dice, len(match.state.options))])
    return match


def bytes_of(s: State) -> float:
    """What one more copy of a position takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [s.clone() for _ in range(CLONES)]
    size = (tracemalloc.get_traced_memory()[0] - before) / len(copies)
    tracemalloc.stop()
    return size


def main(key: str, seats: str, seconds: str = "1.0") -> None:
    found: dict[str, Any] = {**measured(key, int(seats), float(seconds))}
    moments = along_a_game(game(key), int(seats), Generator(b"", 1))
    found["bytes"] = bytes_of(moments[len(moments) // 2][0])
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
