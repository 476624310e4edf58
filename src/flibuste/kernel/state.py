"""What every game state shares."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.frame import NOBODY, Frame
from flibuste.kernel.rng import Generator
from flibuste.kernel.rules import Rules

Event = tuple[int, ...]


class Fork:
    """A simultaneous phase in progress: lane i belongs to seat i and touches nothing of the others."""

    __slots__ = ("before", "lanes", "moves", "options", "streams")

    def __init__(
        self,
        before: State | None,
        lanes: list[list[Frame[Any]]],
        options: list[list[int]],
        streams: list[int],
        moves: list[list[int]],
    ) -> None:
        self.before = before  # the table as the lanes opened: all a seat may know of the others until the join
        self.lanes = lanes
        self.options = options  # per seat, empty once its lane is done
        self.streams = streams  # each lane draws from its own stream
        self.moves = moves  # per seat, what it answered since

    def clone(self) -> Fork:
        return Fork(
            self.before,
            [lane.copy() for lane in self.lanes],
            self.options.copy(),
            self.streams.copy(),
            [moves.copy() for moves in self.moves],
        )


class State(Generator):
    """A position. A game subclasses it; `clone` is one constructor call that names every field.

    The pending decision is `decider` and `options`; in a fork these are the first open lane's, and `fork` holds all.
    A game is over when `decider` is NOBODY.
    """

    __slots__ = ("decider", "fork", "options", "rules", "sink", "stack")

    def __init__(
        self,
        rules: Rules,
        key: bytes,
        rng: int,
        stack: list[Frame[Any]],
        fork: Fork | None,
        decider: int,
        options: list[int],
    ) -> None:
        self.rules = rules  # frozen, shared by every clone
        self.key = key  # of the match's random stream; empty in imagined worlds
        self.rng = rng
        self.stack = stack  # the lane being run
        self.fork = fork
        self.decider = decider
        self.options = options
        self.sink: list[Event] | None = None  # events go here while somebody listens

    def clone(self) -> Any:
        """An independent copy, of the game's own type; nobody listens to it."""
        raise NotImplementedError

    def facts(self) -> tuple[object, ...]:
        """Everything that distinguishes two positions of this game apart from generator, stack and fork."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        return self.decider == NOBODY
