"""What a bot is, and the bots that do not look ahead."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Protocol

from flibuste.games import registry
from flibuste.kernel import Generator, View, asking, below

WHIMS: Final = 1
WHIMS_OUT_OF: Final = 4


class Bot(Protocol):
    """A player: sees what its seat may know, answers with one of the view's options."""

    def choose(self, view: View[Any], seconds: float) -> int:
        """The answer, found in about `seconds` at most."""


class RandomBot:
    """Plays any legal answer, all equally likely."""

    def __init__(self, dice: Generator) -> None:
        self._dice = dice

    def choose(self, view: View[Any], seconds: float) -> int:
        return self.pick(view.options)

    def pick(self, options: list[int]) -> int:
        """An answer without a look at the table: nobody need make a view of it."""
        return options[below(self._dice, len(options))]


class GreedyBot:
    """Plays by the game's readable rules of thumb, looking no further than its own next step."""

    def __init__(self, dice: Generator) -> None:
        self._dice = dice

    def choose(self, view: View[Any], seconds: float) -> int:
        options = view.options
        if len(options) == 1:
            return options[0]
        return rules_of_thumb(view.game.key).choose(view, self._dice)


class RulesOfThumb(Protocol):
    """What a game's record names as `thumb`, a module or an object: readable rules that answer any question."""

    def choose(self, view: View[Any], dice: Generator) -> int:
        """One of the view's options."""


@cache
def rules_of_thumb(key: str) -> RulesOfThumb:
    """The rules of thumb of a game."""
    found: RulesOfThumb = registry.record(key).part("thumb")
    return found


@cache
def bids_of(key: str) -> tuple[str, ...]:
    """The questions of a game that ask for a secret bid: a mixed strategy answers them, which no ranking of the answers
    gives."""
    return tuple(registry.record(key).bids)


def is_bid(view: View[Any]) -> bool:
    """Whether the question is a secret bid."""
    return asking(view.seen, view.seat).topic in bids_of(view.game.key)


class BeginnerBot:
    """Knows the rules of thumb but often follows a whim: pleasant company for a first game."""

    def __init__(self, dice: Generator) -> None:
        self._dice = dice
        self._sober = GreedyBot(dice)
        self._whim = RandomBot(dice)

    def choose(self, view: View[Any], seconds: float) -> int:
        follows_a_whim = below(self._dice, WHIMS_OUT_OF) < WHIMS
        return (self._whim if follows_a_whim else self._sober).choose(view, seconds)
