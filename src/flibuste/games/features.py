"""Positions as numbers: the one description that learned bots and research environments share."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from flibuste.kernel import BadOption

Features = Callable[[Any, int], list[float]]

_MODULES: Final = {
    "port-royal": "flibuste.games.port_royal.features",
    "rolling-seas": "flibuste.games.rolling_seas.features",
    "captains-war": "flibuste.games.captains_war.features",
}

_loaded: dict[str, Any] = {}


def described() -> list[str]:
    """The games whose positions can be written as numbers."""
    return list(_MODULES)


def features_of(key: str) -> Features:
    """The function that writes a game's position as numbers, seen from a seat."""
    found: Features = _module(key).features
    return found


def feature_names(key: str, rules: Any) -> list[str]:
    """What each of those numbers means at a table with these rules."""
    found: list[str] = _module(key).names(rules)
    return found


def restless_questions(key: str) -> tuple[str, ...]:
    """The questions of a game amid which its numbers say little: better judged when they are answered."""
    return tuple(getattr(_module(key), "RESTLESS", ()))


def _module(key: str) -> Any:
    found = _loaded.get(key)
    if found is not None:
        return found
    if key not in _MODULES:
        raise BadOption(
            f"The positions of {key!r} cannot be written as numbers yet; those of {', '.join(_MODULES)} can."
        )
    found = _loaded[key] = import_module(_MODULES[key])
    return found
