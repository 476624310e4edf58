"""A base game and its modules, composed once before the game starts and read-only afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, final

from mypy_extensions import i64, mypyc_attr

from flibuste.kernel.errors import BadPosition, BrokenRules
from flibuste.kernel.frame import Deed, Frame, Function, Plan, S, Step

VERB_SHIFT: Final = 20  # an action is one int: the verb above, its packed arguments below
VERBS: Final = 64
WINDOWS: Final = 16

Offer = Callable[[Any, int, list[int]], None]
Answer = Callable[[Any, int, int], None]
Opening = Callable[[Any, int], Frame[Any] | None]

NOTHING: Final[list[int]] = []  # no answers: one list for all times that there are none, which nobody changes


@mypyc_attr(allow_interpreted_subclasses=True)
class Rider(Generic[S]):
    """What may be done at any moment of a window, as an object: compiled code calls its methods four times as fast as
    functions it was given."""

    def offer(self, s: S, seat: int) -> list[int]:
        """What the seat may do besides, in ascending order: NOTHING, or a list that stays as it is."""
        raise NotImplementedError

    def play(self, s: S, seat: int, action: int) -> None:
        """Carry out one of the answers that `offer` listed."""
        raise NotImplementedError


class Functions(Rider[Any]):
    """A rider that was given as two functions."""

    def __init__(self, offer: Offer, answer: Answer) -> None:
        self.offered = offer
        self.answer = answer

    def offer(self, s: Any, seat: int) -> list[int]:
        options: list[int] = []
        self.offered(s, seat, options)
        return options

    def play(self, s: Any, seat: int, action: int) -> None:
        self.answer(s, seat, action)


@final
class Riders:
    """The riders of a window: the first, and the others. A chain, since compiled code checks the type of what a list
    holds."""

    def __init__(self, first: Rider[Any], others: Riders | None) -> None:
        self.first = first
        self.others = others

    def with_last(self, rider: Rider[Any]) -> Riders:
        return Riders(self.first, Riders(rider, None) if self.others is None else self.others.with_last(rider))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The composition: plans (what happens in which order), riders (what may be done at any moment of a window) with
    their answers, forks (how a lane opens). A game's own subclass adds its tables and its hooks."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.options = dict(options)
        self.version = 1  # of the game's rules: the newest, or one that was kept for matches begun under it
        self.game: Any = None  # whose rules they are, once they are frozen
        self.fresh: Any = None  # a table before it is laid out, once one was wanted: all others are its clones
        self.data = ""  # the name of the component data they were composed from
        self.frozen = False
        self.shared_fate = False  # whether all win or lose together
        self.plans: dict[str, list[Deed | Step[Any]]] = {}
        self.riders: list[Riders | None] = [None] * WINDOWS
        self.answers: list[Rider[Any] | None] = [None] * VERBS
        self.ridden: i64 = 0  # a bit for each verb that is a rider's
        self.forks: dict[str, Opening] = {}
        self.chains: dict[str, list[list[Plan]]] = {}  # plan -> seat -> position

    def plan(self, name: str, *steps: Deed | Step[Any]) -> None:
        """Name the steps of a part of the game, in the rulebook's order; each acts or pushes the frame that asks."""
        self._open("plan", name)
        self.plans[name] = list(steps)

    def insert(
        self,
        plan: str,
        step: Deed | Step[Any],
        *,
        before: Deed | Step[Any] | None = None,
        after: Deed | Step[Any] | None = None,
    ) -> None:
        """Put a module's step into a plan: before or after a step it names, else at the end."""
        self._open("step of plan", plan)
        steps = self.plans[plan]
        if before is not None:
            steps.insert(steps.index(before), step)
        elif after is not None:
            steps.insert(steps.index(after) + 1, step)
        else:
            steps.append(step)

    def rider(self, action: int, windows: Sequence[int], options: Offer, play: Answer) -> None:
        """At any moment of the given windows, `options` may add answers with the verb of this action; `play` carries
        them out and the frame that was waiting asks again."""
        self.ride(action, windows, Functions(options, play))

    def ride(self, action: int, windows: Sequence[int], rider: Rider[Any]) -> None:
        """The same with an object, for what nearly every decision asks."""
        verb = action >> VERB_SHIFT
        self._open("rider", str(verb))
        if self.answers[verb] is not None:
            raise BrokenRules(f"Verb {verb} already belongs to another rider.")
        self.answers[verb] = rider
        self.ridden |= i64(1) << i64(verb)
        for window in windows:
            riders = self.riders[window]
            self.riders[window] = Riders(rider, None) if riders is None else riders.with_last(rider)

    def together(self, name: str, opening: Opening) -> None:
        """A simultaneous phase: `opening` gives the first frame of a seat's lane, or None if it has nothing to do."""
        self._open("fork", name)
        self.forks[name] = opening

    def freeze(self) -> None:
        """No more composing: from here on the rules are shared by every state that plays by them."""
        for name, steps in self.plans.items():
            self.chains[name] = [self._chain(name, steps, seat) for seat in range(self.seats)]
        self.frozen = True

    def __reduce__(self) -> Any:
        """Rules travel by name: where they arrive, they are composed again."""
        if self.game is None:
            raise BrokenRules("Only rules that a game has frozen can be pickled: see `Game.rules`.")
        return same_rules, (self.game, self.seats, self.options, self.data, self.version)

    def __deepcopy__(self, memo: Any) -> Rules:
        return self

    def run(self, plan: str, seat: int) -> Plan:
        """The frame that runs a plan for a seat from its first step."""
        return self.chains[plan][seat][0]

    def offers(self, s: Any, window: int, seat: int) -> bool:
        """Whether some rider of the window has something to offer the seat right now."""
        riders = self.riders[window]
        while riders is not None:
            if riders.first.offer(s, seat):
                return True
            riders = riders.others
        return False

    def _chain(self, name: str, steps: list[Deed | Step[Any]], seat: int) -> list[Plan]:
        chain: list[Plan] = []
        for at in range(len(steps) - 1, -1, -1):
            step = steps[at]
            done = step if isinstance(step, Step) else Function(step)
            chain.insert(0, Plan(name, seat, at, done, chain[0] if chain else None))
        return chain

    def _open(self, what: str, name: str) -> None:
        if self.frozen:
            raise BrokenRules(f"The {what} {name!r} comes too late: these rules are frozen.")


def same_rules(game: Any, seats: int, options: Mapping[str, str], data: str, version: int) -> Rules:
    """The rules of a table that a pickle names; refused where the component data are other ones."""
    found: Rules = game.rules(seats, options, version)
    if found.data != data:
        raise BadPosition(f"This pickle of {game.key} was made with other component data than are in use here.")
    return found
