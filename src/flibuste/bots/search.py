"""Information-set Monte Carlo tree search: one tree of answers, a fresh imagined world for every way down it.

Each iteration imagines a world that the view's seat cannot tell from the real one, walks down the answers that are
legal there, adds one new node and judges it: by a net if there is one, else by playing on at random. Every seat is
taken to play for itself (max^n). A node's children are answers, whatever chance did in between; an answer that was
seldom legal is not held against it (availability counts).

In a simultaneous phase the tree holds the thinking seat's answers only: the others answer unseen, as by chance.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from time import perf_counter
from typing import Any, Final, NamedTuple

import numpy as np

from flibuste.bots.foresight import eye_of
from flibuste.bots.net import Net
from flibuste.bots.payoff import payoffs
from flibuste.games.features import features_of
from flibuste.kernel import Generator, State, View, apply, below, options_of, playout

EXPLORATION: Final = 0.1  # with a net
EXPLORATION_AT_RANDOM: Final = 0.7  # with playouts, whose outcomes vary much more
LONGEST_PLAYOUT: Final = 3000
SEAT_BITS: Final = 4  # in the key of a child: the answer and who gave it
LOOK_AT_CLOCK: Final = 8  # iterations between two looks

Judge = Callable[[State, int], list[float]]


class Node:
    """What is known about the play after one sequence of answers."""

    __slots__ = ("action", "available", "children", "seat", "total", "visits")

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat  # who gave the answer
        self.visits = 0
        self.available = 1  # how often the answer was legal when its parent was passed
        self.total = 0.0  # of the values for that seat
        self.children: dict[int, Node] = {}

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Candidate(NamedTuple):
    """An option as the search came to see it."""

    action: int
    visits: int
    value: float
    line: list[tuple[int, int]]  # the likeliest course: seat and answer, this one first


class Search:
    """A search for the best answer to one question."""

    def __init__(self, view: View[Any], dice: Generator, net: Net | None) -> None:
        self.view = view
        self.root = Node(-1, view.seat)
        self.iterations = 0
        self._dice = dice
        self._exploration = EXPLORATION_AT_RANDOM if net is None else EXPLORATION
        self._judge: Judge = self._play_on if net is None else self._judged_by(net)

    def run(self, seconds: float, iterations: int) -> None:
        """Search until either budget is spent."""
        end = perf_counter() + seconds
        for done in range(iterations):
            if done % LOOK_AT_CLOCK == 0 and perf_counter() >= end and self.iterations:
                break
            self._iterate()

    def candidates(self) -> list[Candidate]:
        """Every option tried, the most visited first; of equals the one that did better."""
        found = [Candidate(node.action, node.visits, node.value, _line(node)) for node in self.root.children.values()]
        return sorted(found, key=lambda candidate: (-candidate.visits, -candidate.value))

    def _iterate(self) -> None:
        world = self.view.game.imagine(self.view, self._dice)
        path = [self.root]
        grown = False
        while not grown:
            seat = self._to_answer(world)
            if world.over:
                break
            options = options_of(world, seat)
            if len(options) == 1 and path[-1] is not self.root:
                apply(world, seat, options[0])
                continue
            child, grown = self._descend(path[-1], seat, options)
            apply(world, seat, child.action)
            path.append(child)
        values = payoffs(self.view.game, world) if world.over else self._judge(world, self.view.seat)
        for passed in path:
            passed.visits += 1
            passed.total += values[passed.seat]
        self.iterations += 1

    def _to_answer(self, world: State) -> int:
        """The next seat whose answer belongs into the tree; the others of a simultaneous phase answer on the way."""
        me = self.view.seat
        while world.fork is not None and not world.fork.options[me] and not world.over:
            options = options_of(world, world.decider)
            apply(world, world.decider, options[below(self._dice, len(options))])
        return me if world.fork is not None else world.decider

    def _descend(self, node: Node, seat: int, options: list[int]) -> tuple[Node, bool]:
        """The child to follow, and whether it is a new one."""
        children = node.children
        known: list[Node] = []
        untried: list[int] = []
        for action in options:
            child = children.get(action << SEAT_BITS | seat)
            if child is None:
                untried.append(action)
            else:
                child.available += 1
                known.append(child)
        if untried:
            action = untried[below(self._dice, len(untried))]
            grown = children[action << SEAT_BITS | seat] = Node(action, seat)
            return grown, True
        best = known[0]
        best_score = -1.0
        for child in known:
            score = child.total / child.visits + self._exploration * sqrt(log(child.available) / child.visits)
            if score > best_score:
                best, best_score = child, score
        return best, False

    def _judged_by(self, net: Net) -> Judge:
        features = features_of(self.view.game.key)
        seats = net.seats

        def judge(world: State, me: int) -> list[float]:
            eye = eye_of(world, me)
            outputs = net.values(np.array(features(world, eye), np.float32)).tolist()
            return [outputs[(seat - eye) % seats] for seat in range(seats)]

        return judge

    def _play_on(self, world: State, me: int) -> list[float]:
        playout(world, self._dice, LONGEST_PLAYOUT)
        return payoffs(self.view.game, world)


def _line(node: Node) -> list[tuple[int, int]]:
    line: list[tuple[int, int]] = []
    while True:
        line.append((node.seat, node.action))
        if not node.children:
            return line
        node = max(node.children.values(), key=lambda child: child.visits)
