"""Other engines with random answers: `python -m benchmarks.peers SECONDS` prints their rates as JSON.

Runs in an environment of its own (see `peers.txt`), where nothing of Flibuste is installed. Each is driven from Python,
as a researcher would; a decision is one answer of a player, chance events and set-up are part of the game.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any

from benchmarks._measure import Rate, rate


def open_spiel(name: str, **options: int) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name, options)

    def play() -> int:
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

    return play


def rlcard_uno() -> Callable[[], int]:
    from rlcard.games.uno import Game

    def play() -> int:
        game, decisions = Game(), 0
        game.init_game()
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(random.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def catanatron() -> Callable[[], int]:
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions)

    return play


def pettingzoo(module: Any) -> Callable[[], int]:
    environment = module.env()

    def play() -> int:
        environment.reset()
        decisions = 0
        for agent in environment.agent_iter():
            observation, _, over, cut, _ = environment.last()
            if over or cut:
                environment.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                environment.step(int(legal[int(random.random() * len(legal))]))
                decisions += 1
            del agent
        return decisions

    return play


def connect_four() -> Callable[[], int]:
    from pettingzoo.classic import connect_four_v3

    return pettingzoo(connect_four_v3)


def leduc() -> Callable[[], int]:
    from pettingzoo.classic import leduc_holdem_v4

    return pettingzoo(leduc_holdem_v4)


PEERS: dict[str, Callable[[], Callable[[], int]]] = {
    "OpenSpiel pig, 2 seats": lambda: open_spiel("pig", players=2),
    "OpenSpiel pig, 4 seats": lambda: open_spiel("pig", players=4),
    "OpenSpiel crazy_eights, 4 seats": lambda: open_spiel("crazy_eights", players=4),
    "OpenSpiel hearts": lambda: open_spiel("hearts"),
    "RLCard uno": rlcard_uno,
    "Catanatron, 4 seats": catanatron,
    "PettingZoo connect_four": connect_four,
    "PettingZoo leduc": leduc,
}


def main(seconds: str) -> None:
    found: dict[str, Rate | str] = {}
    for name, prepare in PEERS.items():
        try:
            found[name] = rate(prepare(), float(seconds))
        except (ImportError, AttributeError) as error:
            found[name] = f"{type(error).__name__}: {error}"
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
