"""For researchers: environments, datasets, ratings, charts. Needs the packages of `flibuste[research]`.

What is passed besides the arguments named here is an option of the game: `env("port_royal", seats=2, gambler="yes")`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pettingzoo.utils.env import AECEnv

    from flibuste.research.batch import BatchEnv
    from flibuste.research.environments import SeaGame, SeaGameTogether
    from flibuste.research.single import SingleSeat


def env(game: str, seats: int, **settings: Any) -> AECEnv[str, Any, int]:
    """A PettingZoo AEC environment in PettingZoo's usual wrappers: `env("port_royal", seats=4)`."""
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(game, seats, **settings)))


def raw_env(game: str, seats: int, **settings: Any) -> SeaGame:
    """The same without wrappers, which cost time."""
    from flibuste.research.environments import SeaGame
    from flibuste.research.table import sorted_out

    own, options = sorted_out(settings)
    return SeaGame(game, seats, options, own)


def parallel_env(game: str, seats: int, **settings: Any) -> SeaGameTogether:
    """A PettingZoo parallel environment: everybody who has something to decide answers at once."""
    from flibuste.research.environments import SeaGameTogether
    from flibuste.research.table import sorted_out

    own, options = sorted_out(settings)
    return SeaGameTogether(game, seats, options, own)


def gym_env(game: str, seats: int, opponents: Any = "random", **settings: Any) -> SingleSeat:
    """A Gymnasium environment: one seat learns, bots sit in the others."""
    from flibuste.research.single import SingleSeat

    return SingleSeat(game, seats, opponents, **settings)


def batch_env(game: str, seats: int, n: int, workers: int = 1, reward: str = "win", **options: str) -> BatchEnv:
    """`n` games stepped at once in compiled code."""
    from flibuste.research.batch import BatchEnv

    return BatchEnv(game, seats, n, workers, reward, options)


__all__ = ["batch_env", "env", "gym_env", "parallel_env", "raw_env"]
