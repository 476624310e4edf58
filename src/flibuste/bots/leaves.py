"""Where a search ends, somebody says what the position promises: a net, or a game played on at random."""

from __future__ import annotations

from typing import Any, Final, Protocol

from flibuste.bots.foresight import promises
from flibuste.bots.net import Net
from flibuste.bots.payoff import payoffs
from flibuste.kernel import Game, Generator, State, playout

LONGEST_PLAYOUT: Final = 3000


class Leaves(Protocol):
    """Judges the positions at which a search ends."""

    def payoffs(self, world: State, seat: int) -> list[float]:
        """What a position promises everybody after this seat answered; the position is used up."""


class JudgedByNet:
    def __init__(self, game: Game[Any], net: Net) -> None:
        self._game = game
        self._net = net

    def payoffs(self, world: State, seat: int) -> list[float]:
        return promises(self._game, self._net, [world], [seat])[0]


class PlayedOn:
    """To the end, at random."""

    def __init__(self, game: Game[Any], dice: Generator) -> None:
        self._game = game
        self._dice = dice

    def payoffs(self, world: State, seat: int) -> list[float]:
        playout(world, self._dice, LONGEST_PLAYOUT)
        return payoffs(self._game, world)


def usual_leaves(game: Game[Any], dice: Generator, net: Net | None) -> Leaves:
    return PlayedOn(game, dice) if net is None else JudgedByNet(game, net)
