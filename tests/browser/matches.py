"""Matches for pages to show, played at random or by bots, always the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from flibuste.bots import make_bot
from flibuste.bots.looks import BY_NET
from flibuste.games.registry import game
from flibuste.kernel import Match, asking, deciders
from flibuste.server.bots.hindsight import Document, looks

NAMES = ["Élise", "Yann", "Mousse", "Maï", "Anouk", "Tiago"]
SEED = bytes(range(32))


@cache
def position(key: str, seats: int, topic: str, moves: int, options: int = 2, variant: str = "") -> Match:
    """A match played at random until, after so many moves, the first seat is asked this with so many options."""
    for seed in range(100):
        for match in random_play(key, seats, seed, variant):
            view = match.view(0)
            if len(match.moves) > moves and len(view.options) >= options and asking(view.seen, 0).topic == topic:
                return match
    raise LookupError(f"No random match of {key} comes to the question {topic!r}.")


@cache
def finished(key: str, seats: int) -> Match:
    *_, last = random_play(key, seats, 1)
    return last


def random_play(key: str, seats: int, seed: int, variant: str = "") -> Iterator[Match]:
    """One match, after each of its moves; the variant is written `gambler=yes contracts=cooperative`."""
    dice = random.Random(seed)
    options = dict(part.split("=") for part in variant.split())
    match = Match.start(game(key), NAMES[:seats], options, SEED)
    while not match.over:
        yield match
        seat = deciders(match.state)[0]
        match.play(seat, dice.choice(match.view(seat).options))
    yield match


@cache
def in_play(key: str, seats: int, topic: str, moves: int, options: int = 1) -> Match:
    """A game of able seamen, after so many moves, when the first seat is asked this with so many options."""
    for first in range(20):
        match = Match.start(game(key), NAMES[:seats], {}, bytes([first, *SEED[1:]]))
        bots = [make_bot("greedy", seat) for seat in range(seats)]
        while not match.over:
            seat = deciders(match.state)[0]
            is_asked = seat == 0 and len(match.moves) > moves and asking(match.state, 0).topic == topic
            if is_asked and len(match.view(0).options) >= options:
                return match
            match.play(seat, bots[seat].choose(match.view(seat), 0.0))
    raise LookupError(f"No game of {key} comes to the question {topic!r}.")


@cache
def played_by_bots(key: str) -> Match:
    """A whole game of two able seamen."""
    match = Match(game(key), NAMES[:2], {}, SEED)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while not match.over:
        seat = deciders(match.state)[0]
        match.play(seat, bots[seat].choose(match.view(seat), 0.0))
    return match


@cache
def looked_back(key: str) -> Document:
    """What the bots find in it."""
    return {"judge": BY_NET, "points": list(looks(played_by_bots(key), BY_NET))}
