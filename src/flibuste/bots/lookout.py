"""The leaves of a search where rules of thumb plan whole turns: some turns more are played on the seat's own boards,
with the pilot's judgement in the end; where others act at once, what they have is taken as it is."""

from __future__ import annotations

from typing import Any, Final

from flibuste.bots.payoff import promised
from flibuste.bots.pilot import Pilot, planner_of
from flibuste.kernel import Generator, State, View, below
from flibuste.kernel.rng import WORD

AHEAD: Final = 1  # turns
CANDIDATES: Final = 4  # answers that are looked at where there are many
NEARLY: Final = 4.0  # points by which an answer may look worse at first sight


class Lookout:
    """Looks ahead from one view, some turns of its seat. The first look at every answer meets the same luck, so does
    the second, and so on: what answers differ in shows sooner."""

    def __init__(self, view: View[Any], dice: Generator, pilot: Pilot) -> None:
        self._dice = dice
        self._luck: list[int] = []
        self._game = view.game.key
        self._planner = planner_of(self._game)
        self._weights = pilot.weights
        self._until = self._planner.turns_on(view.seen, AHEAD)
        seats = range(view.seen.rules.seats)
        self._points = [self._planner.points(view.seen, seat, self._weights) for seat in seats]

    def shortlist(self, world: State, seat: int, options: list[int]) -> list[int]:
        """The answers worth a look, the best at first sight first: those that lead to nearly as much."""
        return worth_a_look(options, self._planner.at_first_sight(world, seat, options, self._weights))

    def bless(self, world: State, look: int) -> None:
        """Give a world the luck of so many looks before."""
        while len(self._luck) <= look:
            self._luck.append(below(self._dice, WORD))
        give_luck(world, self._luck[look])

    def payoffs(self, world: State, seat: int) -> list[float]:
        """What a position promises everybody, for all that this seat can do about it; the position is used up."""
        points = self._points.copy()
        points[seat] = self._planner.foresee(world, seat, self._until, self._weights)
        return promised(self._game, points)


def worth_a_look(options: list[int], values: dict[int, float]) -> list[int]:
    """The answers that look nearly as good as the best, which comes first."""
    if not values:
        return options
    ranked = sorted((action for action in options if action in values), key=lambda action: -values[action])
    return [action for action in ranked[:CANDIDATES] if values[action] > values[ranked[0]] - NEARLY]


def give_luck(world: State, luck: int) -> None:
    """Let all that chance will bring a world follow from a number."""
    world.rng = luck
    if world.fork is not None:
        world.fork.streams = [luck for _ in world.fork.streams]
