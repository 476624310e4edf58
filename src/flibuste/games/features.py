"""Positions as numbers: the one description that learned bots and research environments share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from flibuste.games import registry
from flibuste.kernel import BadOption
from flibuste.kit import DeclaredGame
from flibuste.kit.numbers import Numbers
from flibuste.kit.rows import Floats

Features = Callable[[Any, int], list[float]]
Writer = Callable[[Any, int, Floats], None]


class Description(Protocol):
    """What a game's record names as `features`: a module or an object."""

    def write(self, s: Any, seat: int, numbers: Floats) -> None:
        """Add the numbers of the position as a seat knows it."""

    def names(self, rules: Any) -> list[str]:
        """What each of those numbers means at a table with these rules."""


_described: dict[str, Description] = {}


def writer_of(key: str) -> Writer:
    """The function that adds the numbers of a game's position, seen from a seat, to those of others."""
    return _description(key).write


def features_of(key: str) -> Features:
    """The function that gives the numbers of a single position."""
    write = writer_of(key)

    def features(s: Any, seat: int) -> list[float]:
        numbers = Floats()
        write(s, seat, numbers)
        return numbers.listed()

    return features


def feature_names(key: str, rules: Any) -> list[str]:
    """What each of those numbers means at a table with these rules."""
    return _description(key).names(rules)


def restless_questions(key: str) -> tuple[str, ...]:
    """The questions of a game amid which its numbers say little: better judged when they are answered."""
    return tuple(registry.record(key).restless)


def _description(key: str) -> Description:
    found = _described.get(key)
    if found is None:
        found = _described[key] = _described_by(key)
    return found


def _described_by(key: str) -> Description:
    record = registry.record(key)
    if record.features:
        brought: Description = record.part("features")
        return brought
    if not isinstance(record.game, DeclaredGame):
        raise BadOption(f"The positions of {key!r} cannot be written as numbers: its record names no features.")
    return Numbers(record.game.board)
