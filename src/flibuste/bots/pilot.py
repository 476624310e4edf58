"""What was learned about the ends of turns, for games whose rules of thumb plan a whole turn.

There a net that judges position after position sees too little: most answers are steps of a voyage that is worth what
its end is worth. The end of a turn is written as numbers, and what is to be expected beyond the points already sure is
their sum, each with a weight of its own that changes smoothly with the turns left.
"""

from __future__ import annotations

import json
from functools import cached_property, lru_cache
from importlib.resources.abc import Traversable
from math import exp
from pathlib import Path
from typing import Any, Final

import numpy as np

from flibuste.bots.base import rules_of_thumb
from flibuste.bots.net import SHIPPED, Array, covers, openness, shipped_names
from flibuste.kernel import View, asking

MOST_TURNS: Final = 64
LONG: Final = 12.0  # turns
SOON: Final = 2.0  # turns


def plans_turns(key: str) -> bool:
    """Whether a game's rules of thumb plan whole turns and can do so with learned weights."""
    return hasattr(rules_of_thumb(key), "NUMBERS")


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
    return pilot_of(view) is not None and asking(view.seen, view.seat).topic in rules_of_thumb(view.game.key).VOYAGES


@lru_cache(maxsize=64)
def shipped_pilots(key: str, seats: int) -> list[Pilot]:
    """The pilots in the package for a game and a number of seats."""
    found = [Pilot.load(SHIPPED, name) for name in shipped_names() if f"{name}-".startswith(f"{key}-{seats}-")]
    numbers = len(rules_of_thumb(key).NUMBERS)
    return [pilot for pilot in found if pilot.layer.shape == (SEASONS, numbers)]


_pilots: dict[Any, tuple[Pilot | None]] = {}
