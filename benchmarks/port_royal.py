"""Port Royal's base game beside OpenSpiel's C++ games driven from Python, in the same run.

Rates are per second of processor time, so that a busy machine disturbs them little; ratios are to OpenSpiel's pig with
as many players. Run by `make bench`.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any

from benchmarks._measure import each_way, rate

SEATS = (2, 4)


def ours(seats: int) -> dict[str, list[float]]:
    from flibuste.games.registry import game
    from flibuste.kernel import Generator, Match, apply, below, playout, replay

    port_royal, dice, seeds = game("port-royal"), Generator(b"", 1), iter(range(10**9))

    def playouts() -> int:
        return playout(port_royal.new(seats, {}, next(seeds)), dice, 10**6)

    def games() -> int:
        playouts()
        return 1

    middle = port_royal.new(seats, {}, 7)
    for _ in range(80):
        apply(middle, middle.decider, middle.options[below(dice, len(middle.options))])
    view = port_royal.view(middle, middle.decider)

    def many(action: Callable[[], Any], times: int = 200) -> Callable[[], int]:
        def work() -> int:
            for _ in range(times):
                action()
            return times

        return work

    match = Match.start(port_royal, [str(seat) for seat in range(seats)], {}, bytes(32))
    while not match.over:
        match.play(match.state.decider, match.state.options[below(dice, len(match.state.options))])
    record = match.record()

    def replays() -> int:
        replay(port_royal, record)
        return len(match.moves)

    return {
        "decisions": list(rate(playouts)),
        "playouts": list(rate(games)),
        "clone": list(rate(many(middle.clone))),
        "options": list(rate(many(lambda: middle.stack[-1].step(middle)))),
        "imagine": list(rate(many(lambda: port_royal.imagine(view, dice)))),
        "replayed moves": list(rate(replays)),
    }


def open_spiel(name: str, players: int) -> list[float]:
    import pyspiel

    game = pyspiel.load_game(name, {"players": players})

    def work() -> int:
        decisions, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                decisions += 1
        return decisions

    return list(rate(work))


def main() -> None:
    if len(sys.argv) > 1:
        print(json.dumps(ours(int(sys.argv[1]))))
        return
    for seats in SEATS:
        peer = open_spiel("pig", seats)
        print(f"\nPort Royal, base game, {seats} seats (per second of processor time: median [lowest to highest])")
        for way, measures in each_way("benchmarks.port_royal", [str(seats)]).items():
            for measure, (middle, low, high) in measures.items():
                ratio = f"   {middle / peer[0]:.2f} x pig" if measure == "decisions" else ""
                each = f"   {1e6 / middle:.2f} us each" if measure in ("clone", "options", "imagine") else ""
                print(f"  {way:<12} {measure:<15} {middle:>12,.0f}  [{low:,.0f} to {high:,.0f}]{ratio}{each}")
        eights = open_spiel("crazy_eights", max(seats, 2))
        for name, (middle, low, high) in {"pig": peer, "crazy_eights": eights}.items():
            print(f"  OpenSpiel    {name:<15} {middle:>12,.0f}  [{low:,.0f} to {high:,.0f}] decisions")


if __name__ == "__main__":
    main()
