"""How the positions of a table are observed and its answers numbered, by the names that people use."""

from __future__ import annotations

from typing import Any

from flibuste.games import registry
from flibuste.kernel import BadOption, Game, Options
from flibuste.kit import DeclaredGame
from flibuste.kit.stepping import Sight


def sight_of(key: str, seats: int, options: Options) -> Sight:
    """How the positions of a table are observed and its answers numbered."""
    game: Game[Any] = registry.game(key.replace("_", "-"))
    if not isinstance(game, DeclaredGame):
        raise BadOption(f"The board of {game.key} has no declared fields, so there is nothing to observe.")
    return Sight(game, game.rules(seats, game.settle(options)))
