"""The one record of a game: everything it brings to each layer, with a plain default for what it does not bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from flibuste.kernel import Game, View


class Change(NamedTuple):
    """What an answer costs (below zero) or brings, net: everything paid and gained is in it."""

    thing: str  # a word of the game: the phrase `thing-<thing>` says it
    amount: int
    seat: int


Changes = Callable[[View[Any], int], Sequence[Change]]


def no_changes(view: View[Any], action: int) -> Sequence[Change]:
    return ()


class Record(NamedTuple):
    """A game on the shelf. Parts of higher layers are named, `module` or `module:object`, and imported when wanted."""

    game: Game[Any]
    package: str  # where `texts/` and `data/` are
    changes: Changes = no_changes  # what an answer costs and brings
    words: str = "flibuste.render.words.plain"  # how values are spoken of
    terminal: str = "flibuste.render.text.plain"  # the terminal's board
    web: str = "flibuste.render.svg.plain"  # what the web's board shows
    board: str = "boards/any.html"  # the template of the web's board
    style: str = ""  # its style sheet
    vignette: str = "vignettes/any.svg"  # the picture on the game's card
    features: str = "flibuste.kit.numbers"  # positions as numbers
    thumb: str = "flibuste.bots.plain"  # the rules of thumb
    planner: str = ""  # plans a whole turn at once
    lead: tuple[float, float] | None = None  # what a lead is worth: scale and par, see bots/payoff.py
    guides: Sequence[str] = ()  # the languages of its players' guide

    def part(self, name: str) -> Any:
        """The module or object that a field names."""
        path, _, attribute = str(getattr(self, name)).partition(":")
        found = import_module(path)
        return getattr(found, attribute) if attribute else found
