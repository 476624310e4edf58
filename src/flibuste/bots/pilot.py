"""What was learned about the ends of turns, for games whose rules of thumb plan a whole turn.

There a net that judges position after position sees too little: most answers are steps of a voyage that is worth what
its end is worth. The end of a turn is written as numbers, and what is to be expected beyond the points already sure is
their sum, each with a weight of its own that changes smoothly with the turns left.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property, lru_cache
from importlib.resources.abc import Traversable
from math import exp
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np

from flibuste.bots.net import SHIPPED, Array, covers, openness, shipped_names
from flibuste.games import registry
from flibuste.kernel import Generator, State, View, asking

MOST_TURNS: Final = 64
LONG: Final = 12.0  # turns
SOON: Final = 2.0  # turns


Weights = list[list[float]]  # what each number counts, by the turns left; none: as the rules of thumb guess


class Planner(Protocol):
    """What a game's record names as `planner`, a module or an object: rules of thumb that plan whole turns and can do
    so with learned weights."""

    NUMBERS: Sequence[str]
    """What the numbers mean in which it writes the end of a turn."""

    VOYAGES: Sequence[str]
    """The questions that are steps of a turn."""

    def choose_with(self, view: View[Any], dice: Generator, weights: Weights) -> int:
        """One of the view's options, as these weights judge the ends of turns."""

    def turns_on(self, s: State, turns: int) -> int:
        """The number of the turn so many turns later, at most the last one's."""

    def points(self, s: State, seat: int, weights: Weights) -> float:
        """What a seat may hope for as things stand."""

    def at_first_sight(self, s: State, seat: int, options: list[int], weights: Weights) -> dict[int, float]:
        """What each answer promises, of those that can be told apart without looking further."""

    def foresee(self, s: State, seat: int, until: int, weights: Weights) -> float:
        """What a seat may hope for after playing on until some turn; the position is used up."""

    def log(self, s: State, seat: int, weights: Weights, whims: Weights) -> list[Any]:
        """A game played out by a seat: for each turn the best end and the end that was played."""


def plans_turns(key: str) -> bool:
    """Whether a game's rules of thumb plan whole turns and can do so with learned weights."""
    return bool(registry.record(key).planner)


def planner_of(key: str) -> Planner:
    found: Planner = registry.record(key).part("planner")
    return found


def seasons(left: int) -> list[float]:
    """The course of a game: weights are sums of these, themselves weighed."""
    return [1.0, left / LONG, (left / LONG) ** 2, exp(-left / SOON)]


SEASONS: Final = len(seasons(0))


class Pilot:
    """The weights of all numbers, a row for each of the seasons."""

    def __init__(self, layer: Array, about: dict[str, Any] | None = None) -> None:
        self.layer = layer
        self.about = about or {}  # how it was made: command, data digest, curve

    @cached_property
    def weights(self) -> list[list[float]]:
        """What each number counts, by the turns left."""
        rows = np.array([seasons(left) for left in range(MOST_TURNS)]) @ self.layer.astype(np.float64)
        found: list[list[float]] = rows.tolist()
        return found

    def save(self, folder: Path, name: str) -> None:
        """Write the weights and beside them how they came about."""
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / f"{name}.npz").open("wb") as file:
            np.savez_compressed(file, pilot=self.layer.astype(np.float32))
        (folder / f"{name}.json").write_text(json.dumps(self.about, indent=1) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, folder: Traversable, name: str) -> Pilot:
        with (folder / f"{name}.npz").open("rb") as file, np.load(file) as stored:
            layer = stored["pilot"]
        return cls(layer, json.loads((folder / f"{name}.json").read_text(encoding="utf-8")))


def pilot_of(view: View[Any]) -> Pilot | None:
    """The shipped pilot for the view's table; None if there is none."""
    rules, key = view.seen.rules, view.game.key
    if not plans_turns(key) or rules.shared_fate:
        return None
    found = _pilots.get(rules)
    if found is None:
        table = view.game.settle(rules.options)
        fitting = [pilot for pilot in shipped_pilots(key, rules.seats) if covers(view.game, pilot.about, table)]
        found = _pilots[rules] = (min(fitting, key=lambda pilot: openness(pilot.about), default=None),)
    return found[0]


def is_under_sail(view: View[Any]) -> bool:
    """Whether the question is a step of a turn that a pilot plans as a whole."""
    return pilot_of(view) is not None and asking(view.seen, view.seat).topic in planner_of(view.game.key).VOYAGES


@lru_cache(maxsize=64)
def shipped_pilots(key: str, seats: int) -> list[Pilot]:
    """The pilots in the package for a game and a number of seats."""
    found = [Pilot.load(SHIPPED, name) for name in shipped_names() if f"{name}-".startswith(f"{key}-{seats}-")]
    numbers = len(planner_of(key).NUMBERS)
    return [pilot for pilot in found if pilot.layer.shape == (SEASONS, numbers)]


_pilots: dict[Any, tuple[Pilot | None]] = {}
