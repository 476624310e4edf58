"""What a game offers to the rest of the world."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from flibuste.kernel.errors import BadOption
from flibuste.kernel.event import EventKind
from flibuste.kernel.fingerprint import Document
from flibuste.kernel.frame import Frame
from flibuste.kernel.notation import Notation
from flibuste.kernel.rng import SEED_BYTES, Generator, scatter
from flibuste.kernel.rules import Rules
from flibuste.kernel.run import advance
from flibuste.kernel.state import Event, State
from flibuste.kernel.view import View, seen_from, world_of

S = TypeVar("S", bound=State)
Options = Mapping[str, str]

_PLAYED: dict[Any, Any] = {}  # by class: the game that was made first, its record's


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
        return Result.by_merit([(score,) for score in scores])

    @staticmethod
    def by_merit(merits: Sequence[tuple[int, ...]]) -> Result:
        """The same with points first, then what decides among equals."""
        ranks = [1 + sum([other > own for other in merits]) for own in merits]
        return Result([merit[0] for merit in merits], ranks, [seat for seat, rank in enumerate(ranks) if rank == 1])

    def __reduce__(self) -> Any:
        return Result, (self.scores, self.ranks, self.winners)

    def document(self) -> Document:
        return {"scores": self.scores, "ranks": self.ranks, "winners": self.winners}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game of the shelf. Subclasses say how it is composed, set up, written down and won."""

    key: ClassVar[str]
    rules_version: ClassVar[int] = 1  # the newest; the older ones are kept for matches and positions of theirs

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
        _PLAYED.setdefault(type(self), self)

    def __reduce__(self) -> Any:
        """A game travels by name."""
        return the_game, (type(self),)

    def __deepcopy__(self, memo: Any) -> Any:
        return self

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

    def compose(self, seats: int, options: Options, version: int) -> Rules:
        """The base rules and the modules the options ask for, as that version of the rules has them; not frozen yet."""
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
                keys = ", ".join(known)
                text = f"{self.key} has no option {name!r}; it has: {keys or 'none'}."
                raise BadOption(text, "refused-option", game=self.key, name=name, known=keys or "–")
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                text = f"Option {name} cannot be {value!r}; it can be {values}."
                raise BadOption(text, "refused-value", name=name, value=value, known=values)
        return {choice.key: options.get(choice.key, choice.values[0]) for choice in self.choices}

    def all_seat_counts(self) -> list[int]:
        """Every seat count that some combination of options allows."""
        return [seats for seats in range(1, 9) if next(self.option_sets(seats), None) is not None]

    def rules(self, seats: int, options: Options, version: int | None = None) -> Rules:
        """The frozen rules for a table, the newest unless told; composed once for each combination."""
        version = self.rules_version if version is None else version
        name = (version, seats, self.data_in_use(), *options.items())
        known = self._rules.get(name)
        if known is not None:
            return known
        settled = self.settle(options)
        if seats not in self.seat_counts(settled):
            counts = ", ".join(map(str, self.seat_counts(settled)))
            text = f"{self.key} with these options is for {counts} players, not {seats}."
            raise BadOption(text, "refused-seats", game=self.key, counts=counts, seats=seats)
        refusal = self.refusal(seats, settled)
        if refusal is not None:
            raise BadOption(refusal)
        if not self.keeps_rules(version):
            raise BadOption(f"{self.key} has no rules version {version}; it has 1 to {self.rules_version}.")
        full_name = (version, seats, self.data_in_use(), *settled.items())
        if full_name not in self._rules:
            rules = self.compose(seats, settled, version)
            rules.version = version
            rules.freeze()
            rules.game, rules.data = self, self.data_in_use()
            self._rules[full_name] = rules
        self._rules[name] = self._rules[full_name]
        return self._rules[name]

    def keeps_rules(self, version: object) -> bool:
        """Whether matches of this version of the rules can still be played."""
        return isinstance(version, int) and 1 <= version <= self.rules_version

    def new(
        self,
        seats: int,
        options: Options | None = None,
        seed: bytes | int = 0,
        sink: list[Event] | None = None,
        version: int | None = None,
    ) -> S:
        """A table ready for its first decision: keyed by 32 bytes for a match, by an int for simulations. What happens
        before that decision is told to `sink`."""
        rules = self.rules(seats, options or {}, version)
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
        """What a seat (or a spectator) may know."""
        return View(self, seat, seen_from(self, s, seat))

    def imagine(self, view: View[S], dice: Generator, part: int = 0, parts: int = 1) -> S:
        """A world that the view's seat cannot tell from the real one, with a cheap generator of its own. Whoever wants
        several names the `part` of each: their next draws are then spread evenly over what may come."""
        return world_of(view, dice, part, parts)

    def frame(self, name: str) -> type[Frame[Any]] | None:
        return self._frames.get(name)

    def _combinations(self, seats: int, chosen: dict[str, str], left: Sequence[Choice]) -> Iterator[dict[str, str]]:
        if not left:
            if seats in self.seat_counts(chosen) and self.refusal(seats, chosen) is None:
                yield dict(chosen)
            return
        for value in left[0].values:
            yield from self._combinations(seats, {**chosen, left[0].key: value}, left[1:])


def the_game(kind: Any) -> Any:
    """The game of a class, for pickles: importing the class has made it."""
    found = _PLAYED.get(kind)
    return kind() if found is None else found
