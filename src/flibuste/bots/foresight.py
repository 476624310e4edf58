"""Looking ahead: for each option, positions it may lead to, and what a net thinks of them.

A net judges poorly amid questions that chance has no hand in, such as which cards to take from a row: what follows is
in nobody's numbers yet. Such positions are first played on, every answer being the one that the net likes best.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

import numpy as np

from flibuste.bots.net import Array, Net
from flibuste.bots.payoff import payoffs
from flibuste.games.features import features_of, restless_questions
from flibuste.kernel import Game, Generator, State, View, apply, asking, options_of

MOST_LOOKS: Final = 256  # at one question: many options are looked at in fewer worlds each

Worth = list[float]  # to every seat


class Outlook:
    """Where every option of a view may lead."""

    def __init__(self, view: View[Any], dice: Generator, samples: int) -> None:
        self.seat = view.seat
        self.ends: list[State] = []
        self.origins: list[int] = []  # of each end: which option led there
        samples = max(1, min(samples, MOST_LOOKS // len(view.options)))
        worlds = [view.game.imagine(view, dice, 0, samples)]
        for option, action in enumerate(view.options):
            if self._look(worlds[0], option, action):
                while len(worlds) < samples:
                    worlds.append(view.game.imagine(view, dice, len(worlds), samples))
                for world in worlds[1:samples]:
                    self._look(world, option, action)

    def _look(self, world: State, option: int, action: int) -> bool:
        """Note where an option leads in one world; whether chance had a hand in it."""
        end = world.clone()
        apply(end, self.seat, action)
        self.ends.append(end)
        self.origins.append(option)
        return chance_between(world, end)

    def prospects(self, worths: list[Worth]) -> list[Worth]:
        """What each option is worth to every seat, on average, given the worth of the ends."""
        by_option: list[list[Worth]] = [[] for _ in range(self.origins[-1] + 1)]
        for option, worth in zip(self.origins, worths, strict=True):
            by_option[option].append(worth)
        return [[sum(each) / len(found) for each in zip(*found, strict=True)] for found in by_option]

    def values(self, worths: list[Worth]) -> list[float]:
        """What each option is worth to the viewer."""
        return [prospect[self.seat] for prospect in self.prospects(worths)]


def promises(game: Game[Any], net: Net, ends: list[State], seats: list[int]) -> list[Worth]:
    """What positions are worth, each after an answer of one seat: what a finished game paid, else what the net thinks
    once they are settled."""
    return judged(game, net, settled(game, net, ends, seats), seats)


def settled(game: Game[Any], net: Net, ends: list[State], seats: list[int]) -> list[State]:
    """The positions played on to where a net can judge them; in a simultaneous phase the seat's own lane."""
    restless = restless_questions(game.key)
    found = list(ends)
    movers = [eye_of(end, seat) for end, seat in zip(ends, seats, strict=True)]
    amid = [at for at, end in enumerate(found) if is_asked(end, movers[at], restless)]
    while amid:
        answers = [(at, action) for at in amid for action in options_of(found[at], movers[at])]
        tries = [_after(found[at], movers[at], action) for at, action in answers]
        worths = judged(game, net, tries, [movers[at] for at, _ in answers])
        best = dict.fromkeys(amid, -1.0)
        for (at, _), end, worth in zip(answers, tries, worths, strict=True):
            if worth[movers[at]] > best[at]:
                best[at] = worth[movers[at]]
                found[at] = end
        for at in amid:
            movers[at] = eye_of(found[at], movers[at])
        amid = [at for at in amid if is_asked(found[at], movers[at], restless)]
    return found


def is_asked(s: State, seat: int, questions: tuple[str, ...]) -> bool:
    """Whether a seat is to answer one of these questions."""
    return bool(questions) and not s.over and bool(options_of(s, seat)) and asking(s, seat).topic in questions


def _after(s: State, seat: int, action: int) -> State:
    end = s.clone()
    apply(end, seat, action)
    return end


def judged(game: Game[Any], net: Net, ends: list[State], seats: list[int]) -> list[Worth]:
    """What a net thinks of positions as they are, each after an answer of one seat."""
    features, size = features_of(game.key), net.seats
    running = [(end, eye_of(end, seat)) for end, seat in zip(ends, seats, strict=True) if not end.over]
    outputs = judge(net, [features(end, eye) for end, eye in running]).tolist()
    turned = (
        [row[(other - eye) % size] for other in range(size)] for row, (_, eye) in zip(outputs, running, strict=True)
    )
    return [payoffs(game, end) if end.over else next(turned) for end in ends]


def judge(net: Net, rows: list[list[float]]) -> Array:
    """The net's outputs for rows of numbers. (Packed by `struct`: numpy and `array` read lists far more slowly.)"""
    row = Struct(f"{net.inputs}f")
    flat = bytearray(row.size * len(rows))
    for at, numbers in enumerate(rows):
        row.pack_into(flat, at * row.size, *numbers)
    return net.values(np.frombuffer(flat, np.float32).reshape(len(rows), net.inputs))


def eye_of(s: State, seat: int) -> int:
    """From whose seat a position is judged: the seat to move, or in a simultaneous phase the one that thinks."""
    return seat if s.fork is not None else s.decider


def chance_between(before: State, after: State) -> bool:
    """Whether anything was drawn, or might have been, between two positions of one world."""
    if before.fork is None or after.fork is None:
        return after.rng != before.rng or before.fork is not after.fork
    return after.rng != before.rng or after.fork.streams != before.fork.streams
