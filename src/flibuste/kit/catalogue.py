"""What a game can be asked, tell, count and wait for. Declaring gives the number: nobody writes one by hand.

A number follows from the order of declaration, so that order must be the same in every process: a game's package
imports its record in `__init__.py`, which Python runs before any file of the package.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.kernel import VERB_SHIFT, BrokenRules, EventField, EventKind, Notation, Verb, Words
from flibuste.kernel.rules import VERBS, WINDOWS

ROW: Final = 8  # a counter has a place for each seat
TABLE: Final = ROW - 1  # and one for the table
ARGUMENT: Final = (1 << VERB_SHIFT) - 1  # what of an action is its packed arguments


class Catalogue:
    """The names of one game, in the order in which they were declared."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.events: list[EventKind] = []
        self.windows: list[str] = [""]  # 0 is no window
        self.counters: list[str] = []

    def verb(self, word: str, *arguments: Words) -> int:
        """An answer of players: the action without its packed arguments. Later verbs come later among the options."""
        self._once("verb", word, [verb.word for verb in self.verbs], VERBS)
        self.verbs.append(Verb(len(self.verbs), word, *arguments))
        return (len(self.verbs) - 1) << VERB_SHIFT

    def event(self, name: str, *fields: EventField | str) -> int:
        """Something that can happen, for the log. A field that everybody may see is said as `name:kind`, or by its
        name alone if its kind has the same."""
        self._once("event", name, [event.name for event in self.events], 1 << 16)
        self.events.append(EventKind(name, *[_public(field) if isinstance(field, str) else field for field in fields]))
        return len(self.events) - 1

    def window(self, name: str) -> int:
        """A moment when riders may be played."""
        self._once("window", name, self.windows, WINDOWS)
        self.windows.append(name)
        return len(self.windows) - 1

    def counter(self, *names: str) -> i64:
        """Things that are counted for every seat and for the table, in rows of one list: the place of the first row.
        A seat's count is at `place + seat`, the table's at `place + TABLE`; the next name's row is ROW further on."""
        for name in names:
            self._once("counter", name, self.counters, 1 << 16)
            self.counters.append(name)
        return (len(self.counters) - len(names)) * ROW

    def notation(self) -> Notation:
        return Notation(*self.verbs)

    def _once(self, what: str, name: str, known: list[str], most: int) -> None:
        if name in known:
            raise BrokenRules(f"The {what} {name!r} is declared twice.")
        if len(known) >= most:
            raise BrokenRules(f"There is no room for the {what} {name!r}: a game has {most} at most.")


def verb_of(action: int) -> int:
    """The action without its packed arguments, as `Catalogue.verb` gave it."""
    return action & ~ARGUMENT


def _public(field: str) -> EventField:
    name, _, kind = field.partition(":")
    return EventField(name, kind or name)
