"""The answers of one table as a numbered list: what its options can produce, and nothing that they cannot.

An index is the answer's place among all of them, ordered by verb (as the game declares them) and then by arguments.
The order follows from the game, the seats and the options alone. Where the question says the first argument anyway
(which card is being drawn), answers that differ in nothing else share an index. Beside the index there is a factored
form: the verb, then one number for each argument, for learners that choose step by step.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index as whole
from typing import Any, Final, SupportsIndex, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from flibuste.kernel import VERB_SHIFT, BadNotation, BrokenRules, Rules, Verb

NO_INDEX: Final = -1
NO_ARGUMENT: Final = 0  # what stands in the factored form where a verb has fewer arguments than others
ASKED: Final = "*"  # the word of an argument that the question says


@final
class Answers:
    """The list of one table."""

    def __init__(self, game: Any, rules: Rules) -> None:
        self.notation = game.notation
        self.implied: list[int] = [first >> VERB_SHIFT for first in game.implied]
        self.firsts: list[int] = []  # by index: its first action
        self._lay_table()
        limits = game.limits(rules)
        for code in sorted(self.notation.verbs):
            packed = limits.get(code << VERB_SHIFT)
            verb = self.notation.verbs[code]
            self._number(verb, range(verb.size) if packed is None else sorted(packed))
        self.size = len(self.firsts)
        self.verbs = sorted({action >> VERB_SHIFT for action in self.firsts})
        self.shape = self._shape()
        self._factors = {tuple(self.factored(index)): index for index in range(self.size)}

    def text(self, index: SupportsIndex) -> str:
        """The answer in notation, with a star for what the question says. Learners have numpy's numbers at hand."""
        action = self._first(whole(index))
        words = str(self.notation.text(action)).split()
        if action >> VERB_SHIFT in self.implied:
            words[1] = ASKED
        return " ".join(words)

    def index(self, action: i64) -> i64:
        code = action >> VERB_SHIFT
        found = self._indices[self._bases[code] + action - (code << VERB_SHIFT)]
        if found == NO_INDEX:
            text = self.notation.text(action)
            raise BrokenRules(f"The options hold {text!r}, which this table was said not to have.")
        return i64(found)

    def indices(self, options: list[int]) -> list[int]:
        """A sparse list of the legal answers, in ascending order."""
        return [self.index(action) for action in options]

    def chosen(self, index: int, options: list[int]) -> int | None:
        """The one of the options that has this index, if any."""
        for action in options:
            if self.index(action) == index:
                return action
        return None

    def factored(self, index: SupportsIndex) -> list[int]:
        """The verb's place among the table's verbs, then the arguments, filled up to the length of `shape`."""
        action = self._first(whole(index))
        code = action >> VERB_SHIFT
        values = self.notation.values(action)
        factors = [self.verbs.index(code), *(values[1:] if code in self.implied else values)]
        return factors + [NO_ARGUMENT] * (len(self.shape) - len(factors))

    def from_factors(self, factors: Sequence[int]) -> int:
        """The index of a factored answer."""
        found = self._factors.get(tuple([int(factor) for factor in factors]))
        if found is None:
            raise BadNotation(f"{list(factors)} is no answer of this table; its factors are below {self.shape}.")
        return found

    def next_factors(self, options: list[int], chosen: Sequence[int]) -> list[int]:
        """Of the legal answers that begin with the factors chosen so far, what the next factor may be."""
        begun = list(chosen)
        known = [self.factored(self.index(action)) for action in options]
        return sorted({factors[len(begun)] for factors in known if factors[: len(begun)] == begun})

    def _first(self, index: int) -> int:
        if not 0 <= index < self.size:
            raise BadNotation(f"{index} is not an answer of this table; they are numbered from 0 to {self.size - 1}.")
        return self.firsts[index]

    def _number(self, verb: Verb, packed: Sequence[int]) -> None:
        first = verb.code << VERB_SHIFT
        alike = verb.size // len(verb.arguments[0].words) if verb.code in self.implied else verb.size
        rest = sorted({argument % alike for argument in packed})
        place = {argument: len(self.firsts) + number for number, argument in enumerate(rest)}
        base = self._bases[verb.code]
        for argument in packed:
            self._indices[base + argument] = i32(place[argument % alike])
        self.firsts += [first + argument for argument in rest]

    def _lay_table(self) -> None:
        """Where the index of every action of the game stands, verb after verb."""
        verbs: dict[int, Verb] = self.notation.verbs
        bases, size = [0] * (max(verbs) + 1), 0
        for code in sorted(verbs):
            bases[code] = size
            size += verbs[code].size
        unknown: i32 = NO_INDEX
        self._bases = vec[i64](bases)
        self._indices = vec[i32]([unknown] * size)

    def _shape(self) -> list[int]:
        """How many values each factor has."""
        shape = [len(self.verbs)]
        for code in self.verbs:
            arguments = self.notation.verbs[code].arguments
            for place, argument in enumerate(arguments[1:] if code in self.implied else arguments):
                if place + 1 == len(shape):
                    shape.append(1)
                shape[place + 1] = max(shape[place + 1], len(argument.words))
        return shape


@final
class MaskRow:
    """A 1 for every legal answer, in memory that others may read while it is written."""

    def __init__(self, cells: vec[u8], start: int, size: int) -> None:
        self.cells = cells
        self.start: i64 = start
        self.written = vec[i64]([0] * size)
        self.count: i64 = 0

    def write(self, answers: Answers, options: list[int]) -> None:
        self.clear()
        cells, written, start, count = self.cells, self.written, self.start, self.count
        for action in options:
            place = start + answers.index(action)
            cells[place] = 1
            written[count] = place
            count += 1
        self.count = count

    def clear(self) -> None:
        cells, written = self.cells, self.written
        for number in range(self.count):
            cells[written[number]] = 0
        self.count = 0


def no_answers(size: int) -> vec[u8]:
    return vec[u8]([0] * size)


__all__ = ["ASKED", "NO_ARGUMENT", "Answers", "MaskRow", "no_answers"]
