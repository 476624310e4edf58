"""What every seat may hope for, for looking back at finished games: unlike bots, who looks back may see everything."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, Protocol

from flibuste.bots.foresight import Outlook, chance_between, promises
from flibuste.bots.learned import council_of
from flibuste.bots.lookout import give_luck
from flibuste.bots.net import Net
from flibuste.bots.payoff import payoffs, promised
from flibuste.bots.pilot import MOST_TURNS, Pilot, pilot_of, planner_of
from flibuste.kernel import Game, Generator, State, View, apply, below, playout
from flibuste.kernel.rng import WORD

SAMPLES_OF_A_PILOT: Final = 4  # each plans the rest of a turn
LUCK_OF_A_TURN: Final = 13.0  # points of a lead; fitted to 720 positions of 80 games with 2 seats
LONGEST_PLAYOUT: Final = 3000

Chances = list[float]  # by seat


class Judge(Protocol):
    """Says what every seat may hope for."""

    def chances(self, s: Any, eye: int) -> Chances:
        """In a position, as a seat sees it."""

    def prospects(self, s: Any, view: View[Any]) -> list[Chances]:
        """After each option of the seat's view."""


def judge_of(view: View[Any], dice: Generator, samples: int) -> Judge:
    """The best judge there is for the view's table."""
    net, pilot = council_of(view), pilot_of(view)
    if pilot is not None:
        return ByPilot(view.game, pilot, dice, samples)
    return ByRandomPlay(view.game, dice, samples) if net is None else ByNet(view.game, net, dice, samples)


class ByNet:
    """The nets of the table judge."""

    def __init__(self, game: Game[Any], net: Net, dice: Generator, samples: int) -> None:
        self._game = game
        self._net = net
        self._dice = dice
        self._samples = samples

    def chances(self, s: Any, eye: int) -> Chances:
        if s.over:
            return payoffs(self._game, s)
        world = self._game.imagine(self._game.view(s, eye), self._dice)
        return promises(self._game, self._net, [world], [eye])[0]

    def prospects(self, s: Any, view: View[Any]) -> list[Chances]:
        outlook = Outlook(view, self._dice, self._samples)
        return outlook.prospects(promises(self._game, self._net, outlook.ends, [view.seat] * len(outlook.ends)))


class ByPilot:
    """A pilot judges where everybody's turn would end, each seat planning its own from what it sees."""

    def __init__(self, game: Game[Any], pilot: Pilot, dice: Generator, samples: int) -> None:
        self._game = game
        self._planner = planner_of(game.key)
        self._weights = pilot.weights
        self._dice = dice
        self._luck = [below(dice, WORD) for _ in range(min(samples, SAMPLES_OF_A_PILOT))]

    def chances(self, s: Any, eye: int) -> Chances:
        if s.over:
            return self._sure(self._game.result(s).scores, s)
        return self._sure(self._points(s), s)

    def prospects(self, s: Any, view: View[Any]) -> list[Chances]:
        points = self._points(s)
        return [self._prospect(view, action, points) for action in view.options]

    def _points(self, s: Any) -> list[float]:
        """The points that each seat may hope for."""
        return [self._foreseen(self._imagined(self._game.view(s, seat)), seat) for seat in range(s.rules.seats)]

    def _prospect(self, view: View[Any], action: int, points: list[float]) -> Chances:
        """What an option leads to by the end of the turn, the same luck coming with all of them."""
        found: list[Chances] = []
        points = points.copy()
        for luck in self._luck:
            before = self._imagined(view)
            give_luck(before, luck)
            world = before.clone()
            apply(world, view.seat, action)
            certain = not chance_between(before, world)
            points[view.seat] = self._foreseen(world, view.seat)
            found.append(self._sure(points, view.seen))
            if certain:
                break
        return _mean(found)

    def _sure(self, points: Sequence[float], s: Any) -> Chances:
        """How sure such points make the win: the fewer turns are left, the more."""
        left = self._planner.turns_on(s, MOST_TURNS) - self._planner.turns_on(s, 0)
        steps = promised(self._game.key, points, LUCK_OF_A_TURN * sqrt(left + 0.5))
        return [step / sum(steps) for step in steps] if len(steps) > 1 else steps

    def _imagined(self, view: View[Any]) -> State:
        return self._game.imagine(view, self._dice)

    def _foreseen(self, world: State, seat: int) -> float:
        return self._planner.foresee(world, seat, self._planner.turns_on(world, 0), self._weights)


class ByRandomPlay:
    """Nothing learned judges: the game is played on at random."""

    def __init__(self, game: Game[Any], dice: Generator, samples: int) -> None:
        self._game = game
        self._dice = dice
        self._samples = samples

    def chances(self, s: Any, eye: int) -> Chances:
        return payoffs(self._game, s) if s.over else self._played_on(self._game.view(s, eye), None)

    def prospects(self, s: Any, view: View[Any]) -> list[Chances]:
        return [self._played_on(view, action) for action in view.options]

    def _played_on(self, view: View[Any], action: int | None) -> Chances:
        paid = []
        for _ in range(self._samples):
            world = self._game.imagine(view, self._dice)
            if action is not None:
                apply(world, view.seat, action)
            playout(world, self._dice, LONGEST_PLAYOUT)
            paid.append(payoffs(self._game, world))
        return _mean(paid)


def _mean(found: list[Chances]) -> Chances:
    return [sum(each) / len(found) for each in zip(*found, strict=True)]
