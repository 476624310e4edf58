"""Columns of lists: things counted, items one after the other, fields of a part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from mypy_extensions import i64

from flibuste.kit.columns import SMALL, Columns, items_in, turned, unit_below
from flibuste.kit.rows import Row


class BagColumns(Columns):
    """How many there are of each of some things, and of covered ones by their backs; their order means nothing."""

    def __init__(self, words: Sequence[str], backs: Sequence[str] = ()) -> None:
        super().__init__([*words, *backs])
        self.words: i64 = len(words)

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        row.count_each(at, items_in(value), self.words)


class CountColumns(Columns):
    """A list of numbers whose places have names."""

    def __init__(self, names: Sequence[str], unit: float = SMALL) -> None:
        super().__init__(names, [unit] * len(names))

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        row.put_each(at, items_in(value))


class EachColumns(Columns):
    """A list of a known length, each item by its own columns; with `seats` the viewer's comes first."""

    def __init__(self, of: Columns, names: Sequence[str], seats: int = 0) -> None:
        super().__init__([])
        self.of = of
        self.seats: i64 = seats
        self.take([of] * len(names), names)

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        of, number = self.of, i64(0)
        for item in items_in(value):
            place = turned(number, seat, self.seats) if number < self.seats else number
            of.write(row, at + place * of.size, item, seat)
            number += 1


class SlotColumns(Columns):
    """A list of any length up to some: how many, then the items in their order. What is beyond is only counted."""

    def __init__(self, of: Columns, most: int, newest_first: bool = False) -> None:
        super().__init__(["count"], [unit_below(most + 1)])
        self.of = of
        self.most: i64 = most
        self.newest_first = newest_first
        self.take([of] * most, [str(number) for number in range(most)])

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        count = len(value)
        if not count:
            return
        row.put(at, count)
        place = at + 1
        for number in range(min(count, self.most)):
            self.of.write(row, place, value[count - 1 - number if self.newest_first else number], seat)
            place += self.of.size


class MergedColumns(Columns):
    """All of these columns side by side, for one value."""

    def __init__(self, parts: Sequence[Columns], prefixes: Sequence[str]) -> None:
        super().__init__([])
        self.parts = list(parts)
        self.take(self.parts, prefixes)

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        for part in self.parts:
            part.write(row, at, value, seat)
            at += part.size


@final
class Link:
    """One of several columns, and those after it: what a list holds is checked for its type at every look."""

    def __init__(self, part: Columns, then: Link | None) -> None:
        self.part = part
        self.then = then


class FieldColumns(Columns):
    """The declared fields of a board or of a part of one; a `shown` gives the values of all of them at once."""

    def __init__(self, of: type, fields: Sequence[str], parts: Sequence[Columns]) -> None:
        super().__init__([])
        self.fields = list(fields)
        self.chain: Link | None = None
        for part in reversed(parts):
            self.chain = Link(part, self.chain)
        self.at_once = hasattr(of, "shown")
        self.take(parts, fields)

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        values: list[Any] = value.shown() if self.at_once else [getattr(value, name) for name in self.fields]
        link = self.chain
        for item in values:
            assert link is not None
            part = link.part
            part.write(row, at, item, seat)
            at += part.size
            link = link.then
