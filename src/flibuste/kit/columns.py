"""Columns of an observation: how a value of a position is written into numbered places of one row of whole numbers.

Columns know where they begin only when they write, so the same ones serve for every seat and every slot. Here are those
of single values; lists and sets have files of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from flibuste.kit.rows import Row

LIMB_BITS: Final = 24  # of a large number; what a 32-bit float holds exactly
LIMB: Final = (1 << LIMB_BITS) - 1
ONE: Final = 1.0
SMALL: Final = 1 / 16  # the unit of numbers without a limit


@mypyc_attr(allow_interpreted_subclasses=True)
class Columns:
    """How one value is written. `names` say what each place means, `units` what one of it is worth to a learner: a
    power of two, so that a scaled number can be scaled back exactly. `charts` are the places that make up maps."""

    def __init__(self, names: Sequence[str], units: Sequence[float] | None = None) -> None:
        self.names = list(names)
        self.size: i64 = len(self.names)
        self.units = [ONE] * len(self.names) if units is None else list(units)
        self.charts: list[Chart] = []

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        """Write the value, as a seat sees it, into the places from `at` on, which are zero."""
        raise NotImplementedError

    def take(self, parts: Sequence[Columns], prefixes: Sequence[str]) -> None:
        """Be made of these, one after the other."""
        for part, prefix in zip(parts, prefixes, strict=True):
            at = len(self.names)
            self.charts += [Chart(joined(prefix, chart.name), at + chart.at, chart.shape) for chart in part.charts]
            self.names += [joined(prefix, name) for name in part.names]
            self.units += part.units
        self.size = len(self.names)


class Chart:
    """A map among the columns: its rows one after the other from a place on."""

    def __init__(self, name: str, at: int, shape: tuple[int, int]) -> None:
        self.name = name
        self.at = at
        self.shape = shape


def items_in(value: Any) -> list[Any]:
    """A list as it is, or of whatever holds items: compiled code goes through a list fastest."""
    return value if isinstance(value, list) else list(value)


def packed_of(value: Any) -> vec[i64]:
    """The same as a row: what a field keeps packed is taken as it is."""
    if isinstance(value, list):
        return vec[i64](value)
    row: vec[i64] = value
    return row


def joined(prefix: str, name: str) -> str:
    return f"{prefix}.{name}" if prefix and name else prefix or name


def unit_below(limit: int) -> float:
    """The power of two that brings numbers below a limit down to the order of one."""
    return 1 / (1 << max(0, limit - 2).bit_length()) if limit <= 1 << LIMB_BITS else SMALL


def turned(other: i64, seat: i64, seats: i64) -> i64:
    """A seat's place counted from the viewer's; a spectator sees them as they sit, and who has no seat stays."""
    if seat < 0 or other >= seats:
        return other
    return other - seat if other >= seat else other - seat + seats


class NumberColumn(Columns):
    """A number as it is; what is unknown or nothing is below zero."""

    def __init__(self, unit: float = ONE) -> None:
        super().__init__([""], [unit])

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        number: i64 = value
        if number:
            row.put(at, number)


class OrdinalColumn(Columns):
    """One of some things by its place among them, from 1; nothing is 0, a covered thing below zero."""

    def __init__(self, count: int) -> None:
        super().__init__([""], [unit_below(count + 1)])

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        number: int = value
        row.put(at, number + 1 if number >= -1 else number)


class SeatOrdinal(Columns):
    """A seat, counted from the viewer's as 1; nothing is 0."""

    def __init__(self, seats: int) -> None:
        super().__init__([""], [unit_below(seats + 1)])
        self.seats: i64 = seats

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        other: i64 = value
        if other >= 0:
            row.put(at, turned(other, seat, self.seats) + 1)


class WordColumns(Columns):
    """One of some things: a 1 at its name. Nothing is all zero; a covered thing is a 1 at its back."""

    def __init__(self, words: Sequence[str], backs: Sequence[str] = ()) -> None:
        super().__init__([*words, *backs])
        self.words: i64 = len(words)
        self.covered = len(backs) > 0

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        number: i64 = value
        if number >= 0:
            row.put(at + number, 1)
        elif self.covered:
            row.put(at + self.words - 1 - number, 1)


class SeatColumns(Columns):
    """One of the seats, the viewer's first; those beyond the seats (whom a mode lets play) follow."""

    def __init__(self, seats: int, sides: int) -> None:
        super().__init__([str(place) for place in range(sides)])
        self.seats: i64 = seats

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        other: i64 = value
        if other >= 0:
            row.put(at + turned(other, seat, self.seats), 1)


class LimbColumns(Columns):
    """A large number in pieces."""

    def __init__(self, bits: int) -> None:
        count = -(-bits // LIMB_BITS)
        super().__init__([str(piece) for piece in range(count)], [1 / (1 << LIMB_BITS)] * count)

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        left: int = value
        while left:
            row.put(at, left & LIMB)
            left >>= LIMB_BITS
            at += 1
