"""Rows of numbers as compiled code is fastest with them, and the one place that knows what `vec` cannot do.

A field is fast by its declaration: `tally: vec[i64] = field(Packed(TALLY))`. The rules read and change its places
(`s.tally[GOLD + seat] += 1`); `clone` copies it with `[:]`. A vec has no slice assignment, pickle, hash or sort, `del`
of its first place crashes the interpreter, and of two rows made by appending to the same one the second overwrites the
first: so a row that gets longer or shorter is made anew, here, and everything else sees lists.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import extend, vec
from mypy_extensions import i64

from flibuste.kit.kinds import Kind


class Packed(Kind):
    """A list of whole numbers, kept as a row; documents, facts and features have the list."""

    def __init__(self, of: Kind) -> None:
        super().__init__()
        self.of = of

    def write(self, rules: Any, value: Any) -> Any:
        return self.of.write(rules, list(value))

    def read(self, rules: Any, what: str, document: Any) -> Any:
        return row_of(self.of.read(rules, what, document))

    def first(self, rules: Any) -> Any:
        return row_of(self.of.first(rules))

    def copy(self, value: Any) -> Any:
        return value[:]

    def bare(self, value: Any) -> Any:
        return list(value)


def row_of(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def zeros(size: i64) -> vec[i64]:
    return vec[i64]([0] * size)


def lengthened(row: vec[i64], more: i64) -> vec[i64]:
    """The row with so many zeros after it."""
    return extend(row[:], zeros(more))


def without(row: vec[i64], first: i64, count: i64) -> vec[i64]:
    """The row without so many places from the first on."""
    return extend(row[:first], row[first + count :])
