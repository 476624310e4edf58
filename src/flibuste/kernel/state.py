"""What every game state shares."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generator):
    """A position. A game subclasses it; its `clone` begins with `State(rules, self)`, which copies what is here.

    The pending decision is `decider` and `options`; in a fork these are the first open lane's, and `fork` holds all.
    A game is over when `decider` is NOBODY.
    """

    __slots__ = ("decider", "fork", "options", "rules", "sink", "stack", "watched")

    def __init__(self, rules: Rules, of: State | None = None) -> None:
        """A table of these rules before anything happened, or one with the kernel's part of another."""
        self.rules = rules  # frozen, shared by every clone
        self.revealed = 0
        self.sink: list[Event] | None = None  # events go here while somebody listens
        self.watched = True  # whether anybody may look at it before a simultaneous phase ends
        if of is None:
            self.key = b""
            self.rng = 0
            self.stack: list[Frame[Any]] = []
            self.fork: Fork | None = None
            self.decider: i64 = NOBODY
            self.options: list[int] = []
        else:
            self.key = of.key  # of the match's random stream; empty in imagined worlds
            self.rng = of.rng
            self.stack = of.stack.copy()  # the lane being run
            self.fork = None if of.fork is None else of.fork.clone()
            self.decider = of.decider
            self.options = of.options

    def clone(self) -> Any:
        """An independent copy, of the game's own type; nobody listens to it."""
        raise NotImplementedError

    def __deepcopy__(self, memo: Any) -> Any:
        return self.clone()

    def __copy__(self) -> Any:
        return self.clone()

    def __reduce__(self) -> Any:
        """A state is pickled as its document; the listener stays behind."""
        from flibuste.kernel.travel import carried

        game = self.rules.game
        return state_of, (self.rules, carried(game, self))

    def facts(self) -> tuple[object, ...]:
        """Everything that distinguishes two positions of this game apart from generator, stack and fork."""
        raise NotImplementedError

    def check_clone(self) -> None:
        """Raise BrokenRules if `clone` forgets or shares a field; a state whose fields are declared knows them."""

    @property
    def over(self) -> bool:
        return self.decider == NOBODY


def state_of(rules: Rules, document: Any) -> Any:
    """The state of a pickle."""
    from flibuste.kernel.travel import restored

    return restored(rules.game, document)
