"""For researchers: environments, datasets, ratings, charts. Needs the packages of `flibuste[research]`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flibuste.research.environments import SeaGame, SeaGameTogether


def env(game: str, seats: int, **options: str) -> SeaGame:
    """A PettingZoo AEC environment of a game: `env("port_royal", seats=4)`."""
    from flibuste.research.environments import SeaGame

    return SeaGame(game, seats, options)


def parallel_env(game: str, seats: int, **options: str) -> SeaGameTogether:
    """A PettingZoo parallel environment: everybody who has something to decide answers at once."""
    from flibuste.research.environments import SeaGameTogether

    return SeaGameTogether(game, seats, options)


__all__ = ["env", "parallel_env"]
