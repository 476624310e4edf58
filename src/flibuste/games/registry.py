"""The shelf: every game by its key."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from flibuste.kernel import BadOption, Game

SHELF: Final = {
    "port-royal": "flibuste.games.port_royal.game",
    "rolling-seas": "flibuste.games.rolling_seas.game",
    "captains-war": "flibuste.games.captains_war.game",
}


def keys() -> list[str]:
    return list(SHELF)


def game(key: str) -> Game[Any]:
    """The game of that name; an unknown name gets the list of the known ones."""
    if key not in SHELF:
        raise BadOption(f"There is no game {key!r}; the shelf has {', '.join(SHELF)}.")
    found = import_module(SHELF[key]).GAME_OBJECT
    assert isinstance(found, Game)
    return found
