"""Looking ahead where a game weighs what every seat has: answers are rehearsed, each in the same imagined worlds.

In a rehearsal everybody plays on by the rules of thumb until the game's clock shows the horizon; what all then have is
weighed. The answers worth a look run a race: every look imagines one world and rehearses in it all that are still in
the race, so that what they differ in is their own doing and not their luck; who falls clearly behind drops out.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final, Protocol

from flibuste.bots.payoff import promised
from flibuste.bots.tree import Candidate
from flibuste.kernel import Generator, State, View, apply, below, deciders, options_of
from flibuste.kernel.rng import WORD

CANDIDATES: Final = 5  # answers that are looked at where there are many
FEWEST: Final = 6  # looks before anybody drops out
BEHIND: Final = 2.0  # standard errors: so far behind, an answer drops out


class Thumb(Protocol):
    """Readable rules that answer any question."""

    def choose(self, view: View[Any], dice: Generator) -> int:
        """One of the view's options."""


class Weigher(Protocol):
    """What a game's record names as `weigher`, a module or an object: what seats have, in points."""

    def clock(self, s: State) -> int:
        """How far the game has come."""

    def horizon(self, s: State) -> int:
        """What the clock shows when a rehearsal that begins here is over."""

    def points(self, s: State, seat: int) -> float:
        """What a seat may hope for as things stand."""

    def at_first_sight(self, view: View[Any]) -> dict[int, float]:
        """What each answer promises, of those that can be told apart without looking further."""


class Racer:
    """An answer in the race."""

    __slots__ = ("action", "looks")

    def __init__(self, action: int) -> None:
        self.action = action
        self.looks: list[float] = []  # what each look promised

    @property
    def mean(self) -> float:
        return sum(self.looks) / len(self.looks)


class Rehearsal:
    """A search for the best answer to one question."""

    def __init__(self, view: View[Any], dice: Generator, thumb: Thumb, weigher: Weigher) -> None:
        self.view = view
        self._dice = dice
        self._thumb = thumb
        self._weigher = weigher
        self._horizon = weigher.horizon(view.seen)
        self._racers = [Racer(action) for action in shortlist(view, weigher)]
        self._race = list(self._racers)

    def run(self, seconds: float, iterations: int) -> None:
        """Rehearse until either budget is spent, or one answer is left. A small budget is spent on few answers."""
        begun = perf_counter()
        self._race = self._race[: max(2, iterations // FEWEST)]
        done = 0
        while len(self._race) > 1 and done < iterations and (not done or perf_counter() - begun < seconds):
            self._look()
            done += len(self._race)
            self._drop_out()

    def candidates(self) -> list[Candidate]:
        """Every answer that was looked at, those still in the race first, by what they promise."""
        seen = [racer for racer in self._racers if racer.looks]
        seen.sort(key=lambda racer: (len(racer.looks), racer.mean), reverse=True)
        return [
            Candidate(racer.action, len(racer.looks), racer.mean, [(self.view.seat, racer.action)], racer.looks)
            for racer in seen
        ]

    def _look(self) -> None:
        """Rehearse every answer in the race in one world more."""
        world: State = self.view.game.imagine(self.view, self._dice)
        luck = below(self._dice, WORD)
        for racer in self._race:
            racer.looks.append(self._rehearsed(world.clone(), racer.action, Generator(b"", luck)))

    def _rehearsed(self, world: State, action: int, dice: Generator) -> float:
        """What an answer promises in a world, which is used up."""
        apply(world, self.view.seat, action)
        play_on(world, self.view, self._thumb, dice, self._weigher, self._horizon)
        points = [self._weigher.points(world, seat) for seat in range(world.rules.seats)]
        return promised(self.view.game.key, points)[self.view.seat]

    def _drop_out(self) -> None:
        leader = max(self._race, key=lambda racer: racer.mean)
        if len(leader.looks) >= FEWEST:
            self._race = [racer for racer in self._race if racer is leader or not is_behind(racer, leader)]


def shortlist(view: View[Any], weigher: Weigher) -> list[int]:
    """The answers worth a look, the best at first sight first; none where they cannot be told apart."""
    values = weigher.at_first_sight(view)
    ranked = sorted(values, key=lambda action: -values[action])
    return ranked[:CANDIDATES]


def play_on(world: State, view: View[Any], thumb: Thumb, dice: Generator, weigher: Weigher, horizon: int) -> None:
    """Everybody plays by the rules of thumb until the clock shows the horizon."""
    while not world.over and weigher.clock(world) < horizon:
        mover = deciders(world)[0]
        options = options_of(world, mover)
        answer = options[0] if len(options) == 1 else thumb.choose(View(view.game, mover, world), dice)
        apply(world, mover, answer)


def is_behind(racer: Racer, leader: Racer) -> bool:
    return lead(leader.looks, racer.looks, BEHIND) > 0.0


def lead(looks: list[float], others: list[float], doubt: float) -> float:
    """By how much looks at one answer came out better than those at another in the same worlds, less so many standard
    errors."""
    gains = [mine - other for mine, other in zip(looks, others, strict=False)]
    if len(gains) < 2:
        return 0.0
    mean = sum(gains) / len(gains)
    error = sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1) / len(gains))
    return mean - doubt * error
