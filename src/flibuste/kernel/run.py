"""The life of a decision: an answer is applied, the rules run until somebody must decide again."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from flibuste.kernel.errors import IllegalAction
from flibuste.kernel.frame import NOBODY, Frame, Plan
from flibuste.kernel.rng import INCREMENT, MULTIPLIER, WORD, WORD_BITS, Generator, below, lane_stream
from flibuste.kernel.rules import NOTHING, VERB_SHIFT
from flibuste.kernel.state import Fork, State

FORKED: Final[list[int]] = []  # what a fork's step returns: the questions are in the lanes
LONGEST_FORK: Final = 200  # decisions: a playout that ends sooner may end in a simultaneous phase


def apply(s: State, seat: int, action: int) -> None:
    """Play one of the seat's options and run to the next decision. Legality is the caller's business: see `play`."""
    if s.fork is not None:
        _apply_in_lane(s, s.fork, seat, action)
        return
    answer(s, seat, action)
    advance(s)


def answer(s: State, seat: int, action: int) -> None:
    """Carry an answer out: the rider's whose verb it is, else the frame's that asked."""
    word: i64 = action
    verb = word >> VERB_SHIFT
    if s.rules.ridden >> verb & 1:
        rider = s.rules.answers[verb]
        assert rider is not None
        rider.play(s, seat, action)
    else:
        s.stack[-1].answer(s, action)


def play(s: State, seat: int, action: int) -> None:
    """Play an answer if it is legal; otherwise say so and change nothing."""
    options = options_of(s, seat)
    if not options:
        raise IllegalAction(f"Seat {seat} has nothing to decide now.")
    if action not in options:
        raise IllegalAction(f"Action {action} is not among the {len(options)} options of seat {seat}.")
    apply(s, seat, action)


def options_of(s: State, seat: int) -> list[int]:
    """Every legal answer of a seat, empty if nothing is asked of it."""
    if s.fork is not None:
        return s.fork.options[seat]
    return s.options if s.decider == seat else []


def deciders(s: State) -> list[int]:
    """The seats that may answer now, in seat order."""
    if s.fork is not None:
        return [seat for seat, options in enumerate(s.fork.options) if options]
    return [] if s.decider == NOBODY else [s.decider]


def asking(s: State, seat: int) -> Frame[Any]:
    """The frame whose question the seat is to answer."""
    return s.fork.lanes[seat][-1] if s.fork is not None else s.stack[-1]


def advance(s: State) -> None:
    """Run the rules until somebody must decide, or nothing is left to run."""
    stack: list[Any] = s.stack
    while stack:
        top = stack[-1]
        if isinstance(top, Plan):  # nearly every other frame is one: the short way
            top.run(s, stack)
            continue
        frame: Frame[Any] = top
        options = frame.step(s)
        if options is not None:
            if options is FORKED:
                return
            s.decider = frame.seat
            s.options = with_riders(s, frame, options)
            return
    s.decider = NOBODY
    s.options = NOTHING


def with_riders(s: State, frame: Frame[Any], options: list[int]) -> list[int]:
    """The frame's options and those of the riders of its window. The frame's list stays as it is: it may be one for
    all times that it asks."""
    riders = s.rules.riders[frame.window()]
    while riders is not None:
        more = riders.first.offer(s, frame.seat)
        if more:
            options = options + more
        riders = riders.others
    return options


def playout(s: State, chooser: Generator, limit: int) -> int:
    """Play uniformly random options to the end, or to the limit; how many decisions it took."""
    count: i64 = 0
    most: i64 = limit
    word: i64 = below(chooser, WORD)
    while s.decider != NOBODY and (count < most or not is_whole(s)):
        s.watched = most - count <= LONGEST_FORK
        options = s.options
        word = (word * MULTIPLIER + INCREMENT) & WORD
        apply(s, s.decider, options[(word * len(options)) >> WORD_BITS])
        count += 1
    s.watched = True
    return count


def is_whole(s: State) -> bool:
    """Whether a position can be looked at: in a simultaneous phase that began unwatched it cannot."""
    return s.fork is None or s.fork.before is not None


class Together(Frame[Any]):
    """Everybody acts at once: one lane per seat, joined when every lane is done."""

    __slots__ = ("joined", "name")

    def __init__(self, name: str, joined: int = 0) -> None:
        self.seat = NOBODY
        self.name = name
        self.joined = joined

    def step(self, s: State) -> list[int] | None:
        if self.joined:
            s.stack.pop()
            return None
        seats = s.rules.seats
        streams = [lane_stream(s, seat) for seat in range(seats)]
        if s.key:
            s.rng += 1
        s.stack[-1] = Together(self.name, 1)
        fork = Fork(None, [[] for _ in range(seats)], [[] for _ in range(seats)], streams, [[] for _ in range(seats)])
        s.fork = fork
        opening = s.rules.forks[self.name]
        for seat in range(seats):
            first = opening(s, seat)
            if first is not None:
                fork.lanes[seat].append(first)
                run_lane(s, fork, seat)
        if not point_at_open_lane(s, fork):
            return None
        if s.watched:
            fork.before = s.clone()
        return FORKED


def _apply_in_lane(s: State, fork: Fork, seat: int, action: int) -> None:
    table, stream = s.stack, s.rng
    s.stack, s.rng = fork.lanes[seat], fork.streams[seat]
    fork.moves[seat].append(action)
    answer(s, seat, action)
    fork.streams[seat] = s.rng
    s.stack, s.rng = table, stream
    run_lane(s, fork, seat)
    if not point_at_open_lane(s, fork):
        advance(s)


def run_lane(s: State, fork: Fork, seat: int) -> None:
    """Run one lane to its next question, or to its end; the other lanes keep their cached questions."""
    table, stream = s.stack, s.rng
    lane = fork.lanes[seat]
    s.stack, s.rng = lane, fork.streams[seat]
    fork.options[seat] = []
    while lane:
        frame = lane[-1]
        options = frame.step(s)
        if options is not None:
            fork.options[seat] = with_riders(s, frame, options)
            break
    fork.streams[seat] = s.rng
    s.stack, s.rng = table, stream


def point_at_open_lane(s: State, fork: Fork) -> bool:
    """Point the pending decision at the first open lane; close the fork when there is none."""
    for seat, options in enumerate(fork.options):
        if options:
            s.decider, s.options = seat, options
            return True
    s.fork = None
    if s.rules.seats > 1:
        s.revealed += 1  # the others' answers
    return False
