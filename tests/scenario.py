"""A table laid out for a test: `scenario("port-royal", seats=3, river="ship-red-1-1 sailor-1", gold=[3, 3, 3])`.

What a game calls its things is said in `tests/games/<game>/table.py` by a `Table`: a `Scenario` with a class method
`lay(game, seats, options, **things)`. It goes through a position document, so that no test can start from a table the
game would refuse; after every move the game's own audit runs.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any, Self, TypeVar

from flibuste.games.registry import game as game_called
from flibuste.kernel import (
    Document,
    Event,
    Frame,
    Game,
    Generator,
    Result,
    State,
    advance,
    apply,
    asking,
    describe,
    fingerprint,
    options_of,
    pluck,
    position,
)
from flibuste.kernel.codec import read_bare

NUMBERS = ("seat", "number")  # kinds of values that tests write as ints

Told = tuple[str | int, ...]
Thing = TypeVar("Thing")


class Scenario:
    """A position being played, in the words of the game's notation."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state: Any = state
        self.events: list[Told] = []
        arguments = [words for verb in game.notation.verbs.values() for words in verb.arguments]
        self._words = {words.kind: words.words for words in arguments if words.kind not in NUMBERS}

    @classmethod
    def read(cls, game: Game[Any], document: Document) -> Self:
        return cls(game, position(game, document))

    def play(self, seat: int, *answers: str) -> list[Told]:
        """Answer as a seat, once or several times in a row; what these answers brought about."""
        before = len(self.events)
        for answer in answers:
            assert self.options(seat), (
                f"Seat {seat} cannot answer {answer!r}: nothing is asked of it, but of {self.decider}."
            )
            action = self.game.notation.parse(answer, options_of(self.state, seat))
            self.hearing(partial(apply, self.state, seat, action))
            self.game.audit(self.state)
        return self.events[before:]

    def hearing(self, happen: Callable[[], None]) -> Self:
        """Let something happen, and keep what is told of it."""
        heard: list[Event] = []
        self.state.sink = heard
        happen()
        self.state.sink = None
        self.events += [self._told(event) for event in heard]
        return self

    def options(self, seat: int) -> list[str]:
        """Every answer open to a seat; empty if nothing is asked of it."""
        return [self.game.notation.text(action) for action in options_of(self.state, seat)]

    def question(self, seat: int) -> str:
        """The topic of what a seat is asked."""
        return asking(self.state, seat).topic

    def told(self, name: str) -> list[Told]:
        """What the events of one sort said."""
        return [event[1:] for event in self.events if event[0] == name]

    def document(self) -> Document:
        return describe(self.game, self.state)

    def digest(self) -> str:
        return fingerprint(self.state)

    @property
    def board(self) -> Document:
        return self.game.write(self.state)

    @property
    def decider(self) -> int:
        return int(self.state.decider)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def result(self) -> Result:
        return self.game.result(self.state)

    def _told(self, event: Event) -> Told:
        kind = self.game.events[event[0]]
        values = zip(kind.fields, event[1:], strict=True)
        words = [self._words[field.kind][value] if field.kind in self._words else value for field, value in values]
        return (kind.name, *words)


class Arranged(Scenario):
    """A table on which things are put in place one by one, by the helpers of a game's own class. Before the first
    question it goes through its position document and the game's audit. Events are told with their plain numbers."""

    def __init__(self, game: Game[Any], state: State) -> None:
        super().__init__(game, state)
        self._words = {}

    @property
    def s(self) -> Any:
        """What is being arranged, and later played."""
        return self.state

    def play(self, seat: int, *answers: str) -> Any:
        """Answer as a seat, once or several times in a row."""
        super().play(seat, *answers)
        return self

    def begin(self, *frames: Frame[Any]) -> Self:
        """Go on from these rules in progress, the last of them first."""
        self.state.stack = list(frames)
        self.state = read_bare(self.game, json.loads(json.dumps(describe(self.game, self.state))))
        self.game.audit(self.state)
        return self.hearing(lambda: advance(self.state))


def scenario(key: str, seats: int, options: Mapping[str, str] | None = None, **things: Any) -> Any:
    """A game's table for a test, with the things its `Table.lay` knows."""
    table = import_module(f"tests.games.{key.replace('-', '_')}.table").Table
    return table.lay(game_called(key), seats, options or {}, **things)


def in_order_of_drawing(things: Sequence[Thing], first: Sequence[Thing], dice: Generator) -> list[Thing]:
    """The pool of these things from which `pluck` with these dice takes `first`, one after the other.

    The order of a pool means nothing to the rules, so a test may choose the one that suits it: no draw is faked.
    """
    rest = list(things)
    for thing in first:
        rest.remove(thing)
    slots = list(range(len(things)))
    wanted = {pluck(dice, slots): thing for thing in first}
    return [wanted[slot] if slot in wanted else rest.pop() for slot in range(len(things))]
