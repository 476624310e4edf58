"""Looking ahead: for each option, positions it may lead to, and what a net thinks of them.

A net judges poorly amid questions that chance has no hand in, such as which cards to take from a row: what follows is
in nobody's numbers yet. Such positions are first played on, every answer being the one that the net likes best.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from flibuste.bots.net import Net
from flibuste.bots.payoff import payoffs
from flibuste.games.features import restless_questions, writer_of
from flibuste.kernel import NOBODY, Game, Generator, State, View, apply, asking, options_of
from flibuste.kit.rows import Floats

MOST_LOOKS: Final = 256  # at one question: many options are looked at in fewer worlds each
ANSWERS: Final = 4  # to a restless question, more or less

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
        options = self.origins[-1] + 1
        totals, counts = [0.0] * options, [0] * options
        for option, worth in zip(self.origins, worths, strict=True):
            totals[option] += worth[self.seat]
            counts[option] += 1
        return [total / count for total, count in zip(totals, counts, strict=True)]


class Judging:
    """Positions that a net judges all at once. Each is written down as numbers when it is met: nobody need keep it."""

    def __init__(self, game: Game[Any], net: Net, most: int) -> None:
        self._game = game
        self._net = net
        self._seats: int = net.seats
        self._write = writer_of(game.key)
        self._numbers = Floats(net.inputs * most)  # for more than these it grows
        self._eyes: list[int] = []  # from whose seat each is judged; NOBODY: the game is over
        self._rows: list[int] = []  # of each: where its outputs begin
        self._running = 0
        self._paid: dict[int, Worth] = {}  # by finished games
        self._outputs: list[float] = []  # of all positions, one after the other

    def clear(self) -> None:
        """Begin anew, in the same memory."""
        self._numbers.count = 0
        self._eyes.clear()
        self._rows.clear()
        self._running = 0
        self._paid.clear()

    def note(self, s: State, seat: int) -> None:
        """A position after an answer of a seat."""
        self._rows.append(self._running * self._seats)
        if s.over:
            self._paid[len(self._eyes)] = payoffs(self._game, s)
            self._eyes.append(NOBODY)
            return
        eye = eye_of(s, seat)
        self._eyes.append(eye)
        self._running += 1
        self._write(s, eye, self._numbers)

    def judge(self) -> None:
        """Let the net judge what was noted."""
        if not self._running:
            return
        numbers = np.frombuffer(self._numbers.cells, np.float64, self._numbers.count)  # type: ignore[call-overload]
        rows = numbers.astype(np.float32).reshape(self._running, -1)
        self._outputs = self._net.values(rows).ravel().tolist()

    def promise(self, number: int, seat: int) -> float:
        """What a position is worth to a seat: what a finished game paid, else what the net thinks."""
        eye = self._eyes[number]
        if eye == NOBODY:
            return self._paid[number][seat]
        return self._outputs[self._rows[number] + (seat - eye if seat >= eye else seat - eye + self._seats)]

    def worth(self, number: int) -> Worth:
        """What it is worth to every seat."""
        if self._eyes[number] == NOBODY:
            return self._paid[number]
        return [self.promise(number, seat) for seat in range(self._seats)]

    def best(self, first: int, count: int, seat: int) -> int:
        """Which of so many from the first on is worth most to a seat."""
        found, most = first, self.promise(first, seat)
        for number in range(first + 1, first + count):
            promise = self.promise(number, seat)
            if promise > most:
                found, most = number, promise
        return found


def promises(game: Game[Any], net: Net, ends: list[State], seats: list[int]) -> list[Worth]:
    """What positions are worth, each after an answer of one seat, once they are settled."""
    return settled(game, net, ends, seats)[1]


def settled(game: Game[Any], net: Net, ends: list[State], seats: list[int]) -> tuple[list[State], list[Worth]]:
    """The positions played on to where a net can judge them, in a simultaneous phase the seat's own lane; and what they
    are worth there. Everything that can be judged at once is."""
    restless = restless_questions(game.key)
    found = list(ends)
    worths: list[Worth] = [[] for _ in ends]
    movers = [eye_of(end, seat) for end, seat in zip(ends, seats, strict=True)]
    waiting = list(range(len(ends)))
    judging = Judging(game, net, ANSWERS * len(ends))
    while waiting:
        judging.clear()
        tries = [_tried(judging, found[at], movers[at], restless) for at in waiting]
        judging.judge()
        done = 0
        for at, answers in zip(waiting, tries, strict=True):
            mover = movers[at]
            best = judging.best(done, max(1, len(answers)), mover)
            worths[at] = judging.worth(best)
            if answers:
                if found[at] is ends[at]:  # the caller's; from then on our own
                    found[at] = ends[at].clone()
                apply(found[at], mover, answers[best - done])
                movers[at] = eye_of(found[at], mover)
            done += max(1, len(answers))
        waiting = [at for at, answers in zip(waiting, tries, strict=True) if answers]
        waiting = [at for at in waiting if is_asked(found[at], movers[at], restless)]
    return found, worths


def _tried(judging: Judging, s: State, seat: int, restless: tuple[str, ...]) -> list[int]:
    """Note what the answers to a restless question lead to; the position itself, and no answer, if it is calm."""
    if not is_asked(s, seat, restless):
        judging.note(s, seat)
        return []
    answers = options_of(s, seat)
    for action in answers:
        judging.note(_after(s, seat, action), seat)
    return answers


def is_asked(s: State, seat: int, questions: tuple[str, ...]) -> bool:
    """Whether a seat is to answer one of these questions."""
    return bool(questions) and not s.over and bool(options_of(s, seat)) and asking(s, seat).topic in questions


def _after(s: State, seat: int, action: int) -> State:
    end = s.clone()
    apply(end, seat, action)
    return end


def judged(game: Game[Any], net: Net, ends: list[State], seats: list[int]) -> list[Worth]:
    """What positions are worth as they are, each after an answer of one seat."""
    judging = Judging(game, net, len(ends))
    for end, seat in zip(ends, seats, strict=True):
        judging.note(end, seat)
    judging.judge()
    return [judging.worth(number) for number in range(len(ends))]


def eye_of(s: State, seat: int) -> int:
    """From whose seat a position is judged: the seat to move, or in a simultaneous phase the one that thinks."""
    return seat if s.fork is not None else s.decider


def chance_between(before: State, after: State) -> bool:
    """Whether anything was drawn, or might have been, between two positions of one world."""
    if before.fork is None or after.fork is None:
        return after.rng != before.rng or before.fork is not after.fork
    return after.rng != before.rng or after.fork.streams != before.fork.streams
