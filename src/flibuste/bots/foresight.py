"""Looking one answer ahead: for each option, positions it may lead to, and what a net thinks of them."""

from __future__ import annotations

from array import array
from typing import Any, Final

import numpy as np

from flibuste.bots.net import Array, Net
from flibuste.bots.payoff import payoffs
from flibuste.games.features import Features, features_of
from flibuste.kernel import Game, Generator, State, View, apply

MOST_LOOKS: Final = 256  # at one question: many options are looked at in fewer worlds each


class Outlook:
    """The prospects of every option of a view: rows for the net, and for games that end there what they paid."""

    def __init__(self, view: View[Any], dice: Generator, samples: int) -> None:
        self.seat = view.seat
        self.seats = view.seen.rules.seats
        self.rows: list[list[float]] = []
        self.origins: list[tuple[int, int]] = []  # of each row: the option, and from whose seat it is seen
        self.ended = [[0.0] * self.seats for _ in view.options]  # summed over the worlds where the game is over
        self.counts = [0] * len(view.options)
        self._features: Features = features_of(view.game.key)
        samples = max(1, min(samples, MOST_LOOKS // len(view.options)))
        worlds = [view.game.imagine(view, dice, 0, samples)]
        for at, action in enumerate(view.options):
            if self._look(view.game, worlds[0], at, action):
                while len(worlds) < samples:
                    worlds.append(view.game.imagine(view, dice, len(worlds), samples))
                for world in worlds[1:samples]:
                    self._look(view.game, world, at, action)

    def _look(self, game: Game[Any], world: State, at: int, action: int) -> bool:
        """Note where an option leads in one world; whether chance had a hand in it."""
        after = world.clone()
        apply(after, self.seat, action)
        self.counts[at] += 1
        if after.over:
            self.ended[at] = [sum(both) for both in zip(self.ended[at], payoffs(game, after), strict=True)]
        else:
            eye = eye_of(after, self.seat)
            self.rows.append(self._features(after, eye))
            self.origins.append((at, eye))
        return chance_between(world, after)

    def values(self, judged: Array) -> list[float]:
        """What each option is worth to the viewer, on average, given the net's outputs for the rows."""
        return self._means(judged, self.seat)

    def prospects(self, judged: Array) -> list[list[float]]:
        """What each option is worth to every seat."""
        by_seat = [self._means(judged, seat) for seat in range(self.seats)]
        return [list(option) for option in zip(*by_seat, strict=True)]

    def _means(self, judged: Array, seat: int) -> list[float]:
        totals = [ended[seat] for ended in self.ended]
        for (at, eye), outputs in zip(self.origins, judged.tolist(), strict=True):
            totals[at] += outputs[(seat - eye) % self.seats]
        return [total / count for total, count in zip(totals, self.counts, strict=True)]


def judge(net: Net, rows: list[list[float]]) -> Array:
    """The net's outputs for rows of numbers. (Flat first: numpy reads nested lists three times more slowly.)"""
    flat = array("f")
    for row in rows:
        flat.extend(row)
    return net.values(np.frombuffer(flat, np.float32).reshape(len(rows), net.inputs))


def promises(game: Game[Any], net: Net, ends: list[State], seat: int) -> list[list[float]]:
    """What positions after an answer of one seat are worth to every seat: what a finished game paid, else what the net
    thinks."""
    features, seats = features_of(game.key), net.seats
    running = [end for end in ends if not end.over]
    eyes = [eye_of(end, seat) for end in running]
    judged = judge(net, [features(end, eye) for end, eye in zip(running, eyes, strict=True)]).tolist()
    turned = (
        [outputs[(other - eye) % seats] for other in range(seats)] for outputs, eye in zip(judged, eyes, strict=True)
    )
    return [payoffs(game, end) if end.over else next(turned) for end in ends]


def eye_of(s: State, seat: int) -> int:
    """From whose seat a position is judged: the seat to move, or in a simultaneous phase the one that thinks."""
    return seat if s.fork is not None else s.decider


def chance_between(before: State, after: State) -> bool:
    """Whether anything was drawn, or might have been, between two positions of one world."""
    if before.fork is None or after.fork is None:
        return after.rng != before.rng or before.fork is not after.fork
    return after.rng != before.rng or after.fork.streams != before.fork.streams
