"""Games in progress for learning machines: observations and legal answers written into memory that others read.

The memory of a `Batch` holds a row for each of its games; whoever wraps it (research/) makes arrays of it, not copies.
"""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from flibuste.kernel import IllegalAction, State, apply, options_of
from flibuste.kernel.frame import NOBODY
from flibuste.kernel.state import Fork
from flibuste.kit.answers import Answers, MaskRow
from flibuste.kit.board import fields_of
from flibuste.kit.collector import AtRest
from flibuste.kit.observed import Observation
from flibuste.kit.rows import Row


class Sight:
    """What all games of one table share: their rules, how they are observed, how answers are numbered."""

    def __init__(self, game: Any, rules: Any) -> None:
        self.game = game
        self.rules = rules
        self.observation = Observation(game, rules)
        self.answers = Answers(game, rules)
        self.shows_all: bool = game.shows_all(rules)
        self.own = [field.name for field in fields_of(game.board) if field.own]  # what a seat's lane may change

    def seen(self, s: State, seat: int) -> Any:
        """What a seat may know: where nothing is hidden from it, the position itself."""
        if self.shows_all and s.fork is None:
            return s
        return self.game.view(s, seat).seen


@final
class Glance:
    """What a seat may know of one game in progress, for observations alone: simultaneous phases without copies."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.before: Any = None  # the position in which a simultaneous phase began
        self.seat = NOBODY
        self.aside: Any = None

    def seen(self, s: State, seat: int) -> Any:
        fork = s.fork
        if fork is None or seat < 0 or not self.sight.shows_all:
            return self.sight.seen(s, seat)
        return s if only_mover(fork, seat) else self._of_lanes(s, fork, seat)

    def _of_lanes(self, s: State, fork: Fork, seat: int) -> Any:
        """The others as the phase found them, and the seat as it is now."""
        if fork.before is not self.before or seat != self.seat:
            self.before, self.seat = fork.before, seat
            self.aside = without_fork(self.before)
        seen: State = self.aside
        seen.fork, seen.stack = fork, s.stack
        for name in self.sight.own:
            getattr(seen, name)[seat] = getattr(s, name)[seat]
        return seen


def without_fork(s: State) -> Any:
    """A copy for a simultaneous phase of its own, so that the one in progress need not be copied."""
    fork, s.fork = s.fork, None
    twin = s.clone()
    s.fork = fork
    return twin


def only_mover(fork: Fork, seat: int) -> bool:
    """Whether nobody else has answered in this simultaneous phase."""
    given = 0
    for moves in fork.moves:
        given += len(moves)
    return given == len(fork.moves[seat])


class Stepper:
    """One game in progress, and its row of each memory."""

    def __init__(self, sight: Sight, cells: vec[i32], masks: vec[u8], place: int) -> None:
        self.sight = sight
        self.glance = Glance(sight)
        self.row = Row(cells, place * int(sight.observation.size), int(sight.observation.size))
        self.mask = MaskRow(masks, place * sight.answers.size, sight.answers.size)
        self.state: Any = None
        self.seat = 0  # who decides

    def deal(self, seed: int) -> None:
        """Start anew."""
        sight = self.sight
        self.state = sight.game.new(sight.rules.seats, sight.rules.options, seed, None, sight.rules.version)
        self.seat = self.state.decider

    def observe(self, seat: int) -> None:
        """Write what a seat may know and what it may answer."""
        row = self.row
        row.clear()
        self.sight.observation.write(row, 0, self.glance.seen(self.state, seat), seat)
        self.observe_answers(seat)

    def observe_answers(self, seat: int) -> None:
        """Write what a seat may answer."""
        s: State = self.state
        self.mask.write(self.sight.answers, options_of(s, seat))

    def play(self, seat: int, index: int) -> None:
        """Give the answer of this number."""
        s: State = self.state
        options = options_of(s, seat)
        action = self.sight.answers.chosen(index, options)
        if action is None:
            legal = ", ".join([str(place) for place in self.sight.answers.indices(options)])
            raise IllegalAction(f"Action {index} is not legal for seat {seat} now; legal here: {legal or 'nothing'}.")
        apply(s, seat, action)
        self.seat = s.decider


class Batch:
    """Many games of one table, stepped one after another in compiled code: each by the seat that decides in it."""

    def __init__(self, sight: Sight, games: int) -> None:
        self.sight = sight
        self.cells = vec[i32]([0] * (games * int(sight.observation.size)))
        self.masks = vec[u8]([0] * (games * sight.answers.size))
        self.seats = vec[i32]([0] * games)
        self.steppers = [Stepper(sight, self.cells, self.masks, place) for place in range(games)]

    def deal(self, place: int, seed: int) -> None:
        stepper = self.steppers[place]
        stepper.deal(seed)
        self.show(place)

    def show(self, place: int) -> None:
        """Write what the seat that decides may know."""
        stepper = self.steppers[place]
        self.seats[i64(place)] = i32(stepper.seat)
        stepper.observe(stepper.seat)

    def step(self, indices: list[int]) -> list[int]:
        """Answer in every game; the places of those that are over and wait for a new deal."""
        with AtRest():
            return self._step(indices)

    def _step(self, indices: list[int]) -> list[int]:
        over: list[int] = []
        for place in range(len(indices)):
            stepper = self.steppers[place]
            stepper.play(stepper.seat, indices[place])
            if stepper.seat < 0:
                over.append(place)
            else:
                self.show(place)
        return over
