"""The bots by name, weakest first.

A search may be given a number of iterations instead of a time, which makes its answers the same on every machine:
`strong:200`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from flibuste.bots.base import BeginnerBot, Bot, GreedyBot, RandomBot
from flibuste.kernel import BadOption, Generator
from flibuste.kernel.rng import scatter


def _learned(dice: Generator) -> Bot:
    from flibuste.bots.learned import LearnedBot

    return LearnedBot(dice)


def _strong(dice: Generator, iterations: int = 0) -> Bot:
    from flibuste.bots.strong import StrongBot

    return StrongBot(dice, iterations)


LEVELS: Final[dict[str, Callable[[Generator], Bot]]] = {
    "random": RandomBot,
    "beginner": BeginnerBot,
    "greedy": GreedyBot,
    "learned": _learned,
    "strong": _strong,
}


def names() -> list[str]:
    return list(LEVELS)


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name, with a generator of its own."""
    level, colon, iterations = name.partition(":")
    dice = Generator(b"", scatter(seed))
    if level not in LEVELS or (colon and level != "strong"):
        raise BadOption(f"There is no bot {name!r}; there are {', '.join(LEVELS)}.")
    if not colon:
        return LEVELS[level](dice)
    if not iterations.isdigit() or int(iterations) < 1:
        raise BadOption(f"The bot {name!r} should name a number of iterations, as in strong:200.")
    return _strong(dice, int(iterations))
