"""What a game offers to the rest of the world."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, ClassVar, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from flibuste.kernel.errors import BadOption
from flibuste.kernel.event import EventKind
from flibuste.kernel.frame import Frame, Plan, covered, fields_of
from flibuste.kernel.notation import Notation
from flibuste.kernel.rng import NO_DICE, SEED_BYTES, Generator, poised, scatter
from flibuste.kernel.rules import Rules
from flibuste.kernel.run import Together, advance, deciders, options_of, point_at_open_lane, run_lane
from flibuste.kernel.sight import SECRET_OPTIONS, UNKNOWN
from flibuste.kernel.state import Event, State

S = TypeVar("S", bound=State)
Options = Mapping[str, str]
Document = dict[str, Any]
SPECTATOR = -1


class Choice:
    """An option of the set-up: its values in order of presentation, the first being the default."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, *values: str) -> None:
        self.key = key
        self.values = values


class Result:
    """How a game ended: points by seat, ranks by seat (1 is best, ties share), and who won."""

    __slots__ = ("ranks", "scores", "winners")

    def __init__(self, scores: Sequence[int], ranks: Sequence[int], winners: Sequence[int]) -> None:
        self.scores = list(scores)
        self.ranks = list(ranks)
        self.winners = list(winners)

    @staticmethod
    def by_points(scores: Sequence[int]) -> Result:
        """Who has most is first; ties share."""
        ranks = [1 + sum([other > own for other in scores]) for own in scores]
        return Result(scores, ranks, [seat for seat, rank in enumerate(ranks) if rank == 1])

    def document(self) -> Document:
        return {"scores": self.scores, "ranks": self.ranks, "winners": self.winners}


class View(Generic[S]):
    """What one seat may know: the position with everything else blanked and no dice to go on with.

    Bots and pages get views, never states. `imagine` makes a playable world from one.
    """

    __slots__ = ("game", "seat", "seen")

    def __init__(self, game: Game[S], seat: int, seen: S) -> None:
        self.game = game
        self.seat = seat
        self.seen = seen

    @property
    def options(self) -> list[int]:
        """What the seat may answer now; empty if nothing is asked of it."""
        return options_of(self.seen, self.seat) if self.seat >= 0 else []

    @property
    def deciders(self) -> list[int]:
        return deciders(self.seen)

    def fingerprint(self) -> str:
        return fingerprint(self.seen)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self.fingerprint() == other.fingerprint()

    def __hash__(self) -> int:
        return hash((self.seat, self.fingerprint()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game of the shelf. Subclasses say how it is composed, set up, written down and won."""

    key: ClassVar[str]
    rules_version: ClassVar[int] = 1

    def __init__(
        self,
        choices: Sequence[Choice] = (),
        events: Sequence[EventKind] = (),
        frames: Sequence[type[Frame[Any]]] = (),
    ) -> None:
        self.choices = tuple(choices)  # the options of the set-up
        self.events = tuple(events)
        self.frames = tuple(frames)
        self._frames: dict[str, type[Frame[Any]]] = {frame.__name__: frame for frame in frames}
        self._rules: dict[tuple[object, ...], Rules] = {}

    # What a subclass provides -----------------------------------------------------------------------------------------

    @property
    def notation(self) -> Notation:
        raise NotImplementedError

    def seat_counts(self, options: Options) -> Sequence[int]:
        """With these options, how many can play."""
        raise NotImplementedError

    def refusal(self, seats: int, options: Options) -> str | None:
        """Why the rulebook forbids this combination of options, in a sentence; None if it does not."""
        return None

    def compose(self, seats: int, options: Options) -> Rules:
        """The base rules and the modules the options ask for, not frozen yet."""
        raise NotImplementedError

    def set_up(self, rules: Rules, key: bytes, rng: int) -> S:
        """The table laid out, the first frame on the stack, nothing run yet."""
        raise NotImplementedError

    def write(self, s: S) -> Document:
        """The board as a JSON document with names and full information (stack, generator and fork apart)."""
        raise NotImplementedError

    def read(self, rules: Rules, board: Document) -> S:
        """The inverse of `write`; raises BadPosition naming what is wrong."""
        raise NotImplementedError

    def audit(self, s: S) -> None:
        """Raise BadPosition if something is lost, duplicated or does not add up."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """The standing: final when the game is over."""
        raise NotImplementedError

    def adopt(self, s: S, source: S, seat: int) -> None:
        """Copy from `source` everything that the seat's own lane may change: needed by games that fork."""
        raise NotImplementedError

    def blank(self, s: S, seat: int) -> None:
        """Remove what the seat may not know (answers in others' open lanes are already undone). Nothing by default."""

    def has_secrets(self, rules: Rules) -> bool:
        """Whether at a table of these rules a seat may know what another may not, simultaneous answers apart."""
        return type(self).blank is not Game.blank

    def guess(self, s: S) -> None:
        """Fill what `blank` removed with a fair draw from what is possible. Nothing by default."""

    def first_facts(self, s: S) -> tuple[object, ...]:
        """The facts that records of the first format took their digest from."""
        return s.facts()

    def data_in_use(self) -> str:
        """A name for the component data that rules are composed from now."""
        return ""

    def data_digest(self, seats: int, options: Options) -> str:
        """Identifies the component data that a match with these options depends on."""
        return ""

    def first_data_digest(self) -> str:
        """The same as records of the first format name it: over all data there were."""
        return ""

    def sheets(self, seats: int, options: Options) -> Document:
        """Those data themselves, to be kept with the match."""
        return {}

    def with_sheets(self, sheets: Document) -> AbstractContextManager[None]:
        """Within the block, rules are composed from data that were kept."""
        return nullcontext()

    def option_sets(self, seats: int) -> Iterator[dict[str, str]]:
        """Every sensible combination of options for a seat count: what the conformance suite plays."""
        yield from self._combinations(seats, {}, self.choices)

    # What every game gets ---------------------------------------------------------------------------------------------

    def settle(self, options: Options) -> dict[str, str]:
        """Options with the defaults filled in, refused if unknown."""
        known = {choice.key: choice for choice in self.choices}
        for name, value in options.items():
            if name not in known:
                raise BadOption(f"{self.key} has no option {name!r}; it has: {', '.join(known) or 'none'}.")
            if value not in known[name].values:
                raise BadOption(f"Option {name} cannot be {value!r}; it can be {', '.join(known[name].values)}.")
        return {choice.key: options.get(choice.key, choice.values[0]) for choice in self.choices}

    def all_seat_counts(self) -> list[int]:
        """Every seat count that some combination of options allows."""
        return [seats for seats in range(1, 9) if next(self.option_sets(seats), None) is not None]

    def rules(self, seats: int, options: Options) -> Rules:
        """The frozen rules for a table; composed once for each combination."""
        name = (seats, self.data_in_use(), *options.items())
        known = self._rules.get(name)
        if known is not None:
            return known
        settled = self.settle(options)
        if seats not in self.seat_counts(settled):
            counts = ", ".join(map(str, self.seat_counts(settled)))
            raise BadOption(f"{self.key} with these options is for {counts} players, not {seats}.")
        refusal = self.refusal(seats, settled)
        if refusal is not None:
            raise BadOption(refusal)
        full_name = (seats, self.data_in_use(), *settled.items())
        if full_name not in self._rules:
            rules = self.compose(seats, settled)
            rules.freeze()
            self._rules[full_name] = rules
        self._rules[name] = self._rules[full_name]
        return self._rules[name]

    def new(
        self, seats: int, options: Options | None = None, seed: bytes | int = 0, sink: list[Event] | None = None
    ) -> S:
        """A table ready for its first decision: keyed by 32 bytes for a match, by an int for simulations. What happens
        before that decision is told to `sink`."""
        rules = self.rules(seats, options or {})
        if isinstance(seed, bytes):
            if len(seed) != SEED_BYTES:
                raise BadOption(f"A seed has {SEED_BYTES} bytes, not {len(seed)}.")
            s = self.set_up(rules, seed, 0)
        else:
            s = self.set_up(rules, b"", scatter(seed))
        s.sink = sink
        advance(s)
        s.sink = None
        return s

    def view(self, s: S, seat: int) -> View[S]:
        """What a seat (or a spectator) may know. Answers given in another's open lane are as if not given yet."""
        return View(self, seat, self._seen(s, seat))

    def imagine(self, view: View[S], dice: Generator, part: int = 0, parts: int = 1) -> S:
        """A world that the view's seat cannot tell from the real one, with a cheap generator of its own. Whoever wants
        several names the `part` of each: their next draws are then spread evenly over what may come."""
        world: S = view.seen.clone()
        world.rng = poised(dice, part, parts)
        if world.fork is not None:
            world.fork.streams = [poised(dice, part, parts) for _ in world.fork.streams]
        self.guess(world)
        _ask_again(world)
        return world

    def _seen(self, s: S, seat: int) -> S:
        seen: S = s.clone()
        if seen.fork is not None:
            before: S = cast(S, seen.fork.before)
            assert before.fork is not None
            for other in range(s.rules.seats):
                if other != seat:
                    seen.fork.lanes[other] = before.fork.lanes[other].copy()
                    seen.fork.options[other] = before.fork.options[other]
                    seen.fork.moves[other] = []
                    self.adopt(seen, before, other)
            seen.fork.before = self._blanked(before.clone(), seat)
            point_at_open_lane(seen, seen.fork)
        return self._blanked(seen, seat)

    def _blanked(self, seen: S, seat: int) -> S:
        self._cover(seen, seat)
        self.blank(seen, seat)
        seen.key, seen.rng = b"", NO_DICE
        if seen.fork is not None:
            seen.fork.streams = [NO_DICE] * len(seen.fork.streams)
        return seen

    def _cover(self, seen: S, seat: int) -> None:
        """Hide the secret locals of frames, and the answers of others where those tell what only they may know."""
        if seen.fork is not None:
            for other, lane in enumerate(seen.fork.lanes):
                if lane and other != seat and self._hides(lane[-1], seen.fork.options[other]):
                    seen.fork.options[other] = SECRET_OPTIONS
                _cover_stack(lane, seat)
            point_at_open_lane(seen, seen.fork)
        elif seen.stack and seen.decider != seat and self._hides(seen.stack[-1], seen.options):
            seen.options = SECRET_OPTIONS
        _cover_stack(seen.stack, seat)

    def _hides(self, frame: Frame[Any], options: list[int]) -> bool:
        return len(options) > 0 and (frame.private or self.notation.hides(options))

    def frame(self, name: str) -> type[Frame[Any]] | None:
        return self._frames.get(name)

    def _combinations(self, seats: int, chosen: dict[str, str], left: Sequence[Choice]) -> Iterator[dict[str, str]]:
        if not left:
            if seats in self.seat_counts(chosen) and self.refusal(seats, chosen) is None:
                yield dict(chosen)
            return
        for value in left[0].values:
            yield from self._combinations(seats, {**chosen, left[0].key: value}, left[1:])


def _cover_stack(stack: list[Frame[Any]], seat: int) -> None:
    for at, frame in enumerate(stack):
        if frame.secret and frame.seat != seat:
            stack[at] = covered(frame)


def _ask_again(world: State) -> None:
    """Work out the answers that the view did not show."""
    if world.fork is not None:
        for seat, options in enumerate(world.fork.options):
            if options == SECRET_OPTIONS:
                run_lane(world, world.fork, seat)
        point_at_open_lane(world, world.fork)
    elif world.options == SECRET_OPTIONS:
        advance(world)


def frame_document(frame: Frame[Any]) -> Document:
    """A frame by its name and its locals; what its reader may not see is null."""
    document: Document = {"frame": type(frame).__name__}
    for name in _LOCALS.get(type(frame)) or fields_of(type(frame)):
        value = getattr(frame, name)
        hidden = name in frame.secret and value == UNKNOWN
        document[name] = None if hidden else list(value) if isinstance(value, tuple) else value
    return document


_LOCALS: dict[Any, tuple[str, ...]] = {Plan: ("name", "seat", "at"), Together: ("name", "joined")}


def fingerprint(s: State) -> str:
    """A short name for a position, for comparing within one process: equal ones mean equal positions, generator
    included. What is kept has a digest of its document (see `codec.digest`)."""
    return hashlib.blake2b(repr(_all_facts(s)).encode(), digest_size=12).hexdigest()


def _all_facts(s: State) -> tuple[object, ...]:
    fork = s.fork
    return (
        s.key,
        s.rng,
        [frame_document(frame) for frame in s.stack],
        s.decider,
        s.options,
        fork and [[frame_document(frame) for frame in lane] for lane in fork.lanes],
        fork and (fork.options, fork.streams, fork.moves),
        s.facts(),
    )


__all__ = ["SPECTATOR", "Choice", "Document", "Game", "Options", "Result", "View", "fingerprint"]
