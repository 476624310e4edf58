"""A base game and its modules, composed once before the game starts and read-only afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from flibuste.kernel.errors import BrokenRules
from flibuste.kernel.frame import Frame, Plan, Step

VERB_SHIFT: Final = 20  # an action is one int: the verb above, its packed arguments below
VERBS: Final = 64
WINDOWS: Final = 16

Rider = Callable[[Any, int, list[int]], None]
Answer = Callable[[Any, int, int], None]
Opening = Callable[[Any, int], Frame[Any] | None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The composition: plans (what happens in which order), riders (what may be done at any moment of a window) with
    their answers, forks (how a lane opens). A game's own subclass adds its tables and its hooks."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.options = dict(options)
        self.frozen = False
        self.shared_fate = False  # whether all win or lose together
        self.plans: dict[str, list[Step]] = {}
        self.riders: list[list[Rider]] = [[] for _ in range(WINDOWS)]
        self.answers: list[Answer | None] = [None] * VERBS
        self.forks: dict[str, Opening] = {}
        self.chains: dict[str, list[list[Plan]]] = {}  # plan -> seat -> position

    def plan(self, name: str, *steps: Step) -> None:
        """Name the steps of a part of the game, in the rulebook's order; each acts or pushes the frame that asks."""
        self._open("plan", name)
        self.plans[name] = list(steps)

    def insert(self, plan: str, step: Step, *, before: Step | None = None, after: Step | None = None) -> None:
        """Put a module's step into a plan: before or after a step it names, else at the end."""
        self._open("step of plan", plan)
        steps = self.plans[plan]
        if before is not None:
            steps.insert(steps.index(before), step)
        elif after is not None:
            steps.insert(steps.index(after) + 1, step)
        else:
            steps.append(step)

    def rider(self, action: int, windows: Sequence[int], options: Rider, play: Answer) -> None:
        """At any moment of the given windows, `options` may add answers with the verb of this action; `play` carries
        them out and the frame that was waiting asks again."""
        verb = action >> VERB_SHIFT
        self._open("rider", str(verb))
        if self.answers[verb] is not None:
            raise BrokenRules(f"Verb {verb} already belongs to another rider.")
        self.answers[verb] = play
        for window in windows:
            self.riders[window].append(options)

    def together(self, name: str, opening: Opening) -> None:
        """A simultaneous phase: `opening` gives the first frame of a seat's lane, or None if it has nothing to do."""
        self._open("fork", name)
        self.forks[name] = opening

    def freeze(self) -> None:
        """No more composing: from here on the rules are shared by every state that plays by them."""
        for name, steps in self.plans.items():
            self.chains[name] = [self._chain(name, steps, seat) for seat in range(self.seats)]
        self.frozen = True

    def run(self, plan: str, seat: int) -> Plan:
        """The frame that runs a plan for a seat from its first step."""
        return self.chains[plan][seat][0]

    def offers(self, s: Any, window: int, seat: int) -> bool:
        """Whether some rider of the window has something to offer the seat right now."""
        riders = self.riders[window]
        if not riders:
            return False
        options: list[int] = []
        for rider in riders:
            rider(s, seat, options)
        return len(options) > 0

    def _chain(self, name: str, steps: list[Step], seat: int) -> list[Plan]:
        chain: list[Plan] = []
        for at in range(len(steps) - 1, -1, -1):
            chain.insert(0, Plan(name, seat, at, steps[at], chain[0] if chain else None))
        return chain

    def _open(self, what: str, name: str) -> None:
        if self.frozen:
            raise BrokenRules(f"The {what} {name!r} comes too late: these rules are frozen.")
