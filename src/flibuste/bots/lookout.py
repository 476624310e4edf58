"""The leaves of a search in games whose rules of thumb plan whole turns: some turns more are played by them on the
seat's own boards, with the pilot's judgement in the end. Where others act at once, what they have is taken as it is."""

from __future__ import annotations

from typing import Any, Final

from flibuste.bots.base import rules_of_thumb
from flibuste.bots.payoff import promised
from flibuste.bots.pilot import Pilot
from flibuste.kernel import Generator, State, View, below
from flibuste.kernel.rng import WORD

AHEAD: Final = 2  # turns
CANDIDATES: Final = 6  # answers that are looked at where there are many


class Lookout:
    """Looks ahead from one view. The first look at every answer meets the same luck, so does the second, and so on:
    what answers differ in shows sooner."""

    def __init__(self, view: View[Any], dice: Generator, pilot: Pilot) -> None:
        self._game = view.game.key
        self._thumb = rules_of_thumb(self._game)
        self._weights = pilot.weights
        self._until = self._thumb.turns_on(view.seen, AHEAD)
        self._dice = dice
        self._luck: list[int] = []
        seats = range(view.seen.rules.seats)
        self._points = [self._thumb.points(view.seen, seat, self._weights) for seat in seats]

    def shortlist(self, world: State, seat: int, options: list[int]) -> list[int]:
        """The answers worth a look."""
        listed: list[int] = self._thumb.shortlist(world, seat, options, self._weights, CANDIDATES)
        return listed

    def bless(self, world: State, look: int) -> None:
        """Give a world the luck of so many looks before."""
        while len(self._luck) <= look:
            self._luck.append(below(self._dice, WORD))
        world.rng = self._luck[look]
        if world.fork is not None:
            world.fork.streams = [self._luck[look] for _ in world.fork.streams]

    def payoffs(self, world: State, seat: int) -> list[float]:
        """What a position promises everybody, for all that this seat can do about it; the position is used up."""
        points = self._points.copy()
        points[seat] = self._thumb.foresee(world, seat, self._until, self._weights)
        return promised(self._game, points)
