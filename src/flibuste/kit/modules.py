"""Modules and modes, one mechanism for all games: an option of the set-up, and what each of its values adds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from flibuste.kernel import Choice, Options, Rules

WITHOUT: Final = "no"

Extension = Callable[[Any], None]
Conflict = tuple[str, str, str, str]
"""A value of the module, another option, the only value of it that fits, and the sentence that says why."""


def hooking(**hooks: Any) -> Extension:
    """What adds each function to the hook of its name: after the others of a tuple, or in the place of a single one."""

    def extend(rules: Any) -> None:
        for name, function in hooks.items():
            known = getattr(rules, name)
            setattr(rules, name, (*known, function) if isinstance(known, tuple) else function)

    return extend


class Module:
    """An expansion or a mode, composed into the rules of a table whose options, or whose seat count, ask for it.

    A mode is a module with `mode_of`: in play with these seat counts, whatever the option's value; its variants are
    then all values of the option, which elsewhere stays at the first. With a single variant there is no option.
    """

    def __init__(
        self,
        key: str,
        variants: Mapping[str, Extension],
        *,
        default: str = WITHOUT,
        seats: Mapping[str, Sequence[int]] | None = None,
        conflicts: Sequence[Conflict] = (),
        mode_of: Sequence[int] = (),
        sheets: Sequence[str] = (),
        face_down: Sequence[str] = (),
        numbers: Any = None,
    ) -> None:
        self.key = key
        self.variants = variants  # by the option's value: what extends the rules
        self.choice = Choice(key, *([*variants] if mode_of else [default, *variants]))
        self.seats = seats or {}  # by value: how many can play, where it is not as in the base game
        self.conflicts = conflicts
        self.mode_of = mode_of
        self.sheets = sheets  # the data files that only it uses
        self.face_down = face_down  # those of them that would tell too much to somebody who opens a record
        self.numbers = numbers  # what it tells learning machines, as the game's features want it

    def in_play(self, seats: int, options: Options) -> bool:
        if self.mode_of:
            return seats in self.mode_of
        return options[self.key] in self.variants

    def extend(self, rules: Rules) -> None:
        if self.in_play(rules.seats, rules.options):
            self.variants[self.value(rules.options)](rules)

    def value(self, options: Options) -> str:
        return options.get(self.key, self.choice.values[0])

    def refusal(self, seats: int, options: Options) -> str | None:
        """Why the options forbid the module's value, in a sentence; None if they do not."""
        value, usual = self.value(options), self.choice.values[0]
        if self.mode_of and seats not in self.mode_of and value != usual:
            counts = ", ".join(map(str, self.mode_of))
            return f"The option {self.key} is for tables of {counts}, not of {seats}; leave it at {usual}."
        for own, other, only, sentence in self.conflicts:
            if value == own and options[other] != only:
                return sentence
        return None
