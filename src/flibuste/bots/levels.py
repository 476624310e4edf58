"""The bots by name, weakest first.

A search may be given a number of iterations instead of a time, which makes its answers the same on every machine:
`strong:200`. Or it may be given a time of its own: `strong:30ms`, `strong:3s`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from flibuste.bots.base import BeginnerBot, Bot, GreedyBot, RandomBot
from flibuste.kernel import BadOption, Generator
from flibuste.kernel.rng import scatter


def _learned(dice: Generator) -> Bot:
    from flibuste.bots.learned import LearnedBot

    return LearnedBot(dice)


def _strong(dice: Generator, iterations: int = 0, seconds: float = 0.0) -> Bot:
    from flibuste.bots.strong import StrongBot

    return StrongBot(dice, iterations, seconds)


LEVELS: Final[dict[str, Callable[[Generator], Bot]]] = {
    "random": RandomBot,
    "beginner": BeginnerBot,
    "greedy": GreedyBot,
    "learned": _learned,
    "strong": _strong,
}


BUDGET: Final = re.compile(r"([1-9][0-9]*)(ms|s|)")
SECONDS: Final = {"ms": 0.001, "s": 1.0}


def names() -> list[str]:
    return list(LEVELS)


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name, with a generator of its own."""
    level, colon, budget = name.partition(":")
    dice = Generator(b"", scatter(seed))
    if level not in LEVELS or (colon and level != "strong"):
        levels = ", ".join(LEVELS)
        raise BadOption(f"There is no bot {name!r}; there are {levels}.", "refused-bot", name=name, known=levels)
    if not colon:
        return LEVELS[level](dice)
    found = BUDGET.fullmatch(budget)
    if found is None:
        raise BadOption(f"The bot {name!r} should name iterations or a time, as in strong:200, strong:30ms, strong:3s.")
    amount, unit = int(found[1]), found[2]
    return _strong(dice, seconds=amount * SECONDS[unit]) if unit else _strong(dice, amount)
