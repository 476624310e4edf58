"""What a bot is, and the bots by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Protocol

from flibuste.kernel import BadOption, Generator, View, below
from flibuste.kernel.rng import scatter


class Bot(Protocol):
    """A player: sees what its seat may know, answers with one of the view's options."""

    def choose(self, view: View[Any], seconds: float) -> int:
        """The answer, found in about `seconds` at most."""


class RandomBot:
    """Plays any legal answer, all equally likely."""

    def __init__(self, dice: Generator) -> None:
        self._dice = dice

    def choose(self, view: View[Any], seconds: float) -> int:
        options = view.options
        return options[below(self._dice, len(options))]


class GreedyBot:
    """Plays by the game's readable rules of thumb, looking no further than its own next step."""

    def __init__(self, dice: Generator) -> None:
        self._dice = dice

    def choose(self, view: View[Any], seconds: float) -> int:
        options = view.options
        if len(options) == 1:
            return options[0]
        heuristic = import_module(f"flibuste.bots.heuristics.{view.game.key.replace('-', '_')}")
        action: int = heuristic.choose(view, self._dice)
        return action


BOTS: Final[dict[str, Callable[[Generator], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> list[str]:
    return list(BOTS)


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name, with a generator of its own."""
    if name not in BOTS:
        raise BadOption(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    return BOTS[name](Generator(b"", scatter(seed)))
