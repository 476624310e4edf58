"""What can be refused, and how: every refusal is one sentence that says what is wrong and what would be right."""

from __future__ import annotations


class FlibusteError(Exception):
    """Something the caller can put right; its text is a complete sentence. `phrase` names the sentence in the language
    files and `values` what it speaks of, where people may read it in their own language."""

    def __init__(self, text: str = "", phrase: str = "", /, **values: str | int) -> None:
        super().__init__(text)
        self.phrase = phrase
        self.values = values


class BadOption(FlibusteError):
    """A game was asked for with a seat count or an option it does not have."""


class IllegalAction(FlibusteError):
    """An answer that is not among the options of the pending decision."""


class BadNotation(FlibusteError):
    """A text that is not an action."""


class BadPosition(FlibusteError):
    """A position document that breaks an invariant."""


class BadRecord(FlibusteError):
    """A match record that cannot be replayed as it says."""


class BrokenRules(FlibusteError):
    """The rules themselves misbehaved; raised by the conformance suite only."""
