"""What a module is: an option of the set-up, and what each of its values adds to the base rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from flibuste.games.port_royal.book import Book
from flibuste.kernel import Choice, Frame, Options, Verb

WITHOUT: Final = "no"

Extension = Callable[[Book], None]
Conflict = tuple[str, str, str, str]
"""A value of the module, another option, the only value of it that fits, and the sentence that says why."""


def no_verbs() -> list[Verb]:
    return []


class Module:
    """An expansion, composed into the rules of a table whose options ask for it."""

    def __init__(
        self,
        key: str,
        variants: Mapping[str, Extension],
        *,
        seats: Mapping[str, Sequence[int]] | None = None,
        conflicts: Sequence[Conflict] = (),
        verbs: Callable[[], list[Verb]] = no_verbs,
        frames: Sequence[type[Frame[Any]]] = (),
        choices: Sequence[Choice] = (),
        samples: Sequence[Options] | None = None,
        kinds: Sequence[str] = (),
        sheets: Sequence[str] = (),
    ) -> None:
        self.key = key
        self.variants = variants  # by the option's value: what extends the rules
        self.choices = (Choice(key, WITHOUT, *variants), *choices)
        self.samples = samples  # the option sets to be played, where not every combination is
        self.seats = seats or {}  # by value: how many can play, where it is not as in the base game
        self.conflicts = conflicts
        self.verbs = verbs
        self.frames = frames
        self.kinds = kinds  # of the characters it brings
        self.sheets = sheets  # data files that matter with it only

    def extend(self, book: Book) -> None:
        value = book.options[self.key]
        if value != WITHOUT:
            self.variants[value](book)

    def refusal(self, options: Options) -> str | None:
        """Why the options forbid the module's value, in a sentence; None if they do not."""
        for value, other, only, sentence in self.conflicts:
            if options[self.key] == value and options[other] != only:
                return sentence
        return None
