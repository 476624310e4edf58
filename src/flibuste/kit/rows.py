"""The memory of observations: rows of numbers that others may read while they are written.

A row of whole numbers remembers what was written and clears only that: most places of most rows are zero. Loops over
many numbers are here, where they keep the memory at hand: a look at a field costs compiled code more than what is done
with it.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i32_le
from librt.vecs import extend, vec
from mypy_extensions import i32, i64

WORD_BYTES: Final = 4
WORD: Final = (1 << 32) - 1
SPREAD: Final = 0x077CB531  # a de Bruijn sequence: any five bits in a row are there once
BIT_NUMBER: Final = vec[i64](sorted(range(32), key=lambda bit: (SPREAD << bit) >> 27 & 31))
"""Which bit of a word is set, by the five bits that `SPREAD` times that bit has in front."""


@final
class Row:
    """The places of one observation."""

    def __init__(self, cells: vec[i32], start: int, size: int) -> None:
        self.cells = cells
        self.start: i64 = start
        self.written = vec[i32]([0] * size)
        self.count: i64 = 0

    def put(self, at: i64, value: i64) -> None:
        """Write a number that is zero until then."""
        place = self.start + at
        self.cells[place] = i32(value)
        self.written[self.count] = i32(place)
        self.count += 1

    def raise_by(self, at: i64, amount: i64) -> None:
        place = self.start + at
        if self.cells[place] == 0:
            self.written[self.count] = i32(place)
            self.count += 1
        self.cells[place] += i32(amount)

    def count_each(self, at: i64, things: list[i64], words: i64) -> None:
        """Count one more for each thing; covered ones, below zero, have their places after so many words."""
        cells, written, first, count = self.cells, self.written, self.start + at, self.count
        for thing in things:
            place = first + (thing if thing >= 0 else words - 1 - thing)
            known = cells[place]
            if known == 0:
                written[count] = i32(place)
                count += 1
            cells[place] = known + 1
        self.count = count

    def put_ones(self, at: i64, words: bytes, places: vec[i64]) -> None:
        """Write a 1 for every bit that is set, where its place is."""
        cells, written, start, count = self.cells, self.written, self.start + at, self.count
        for byte in range(0, len(words), WORD_BYTES):
            word = i64(read_i32_le(words, byte)) & WORD
            bit = byte * 8
            while word:
                lowest = word & -word
                place = start + places[bit + BIT_NUMBER[(lowest * SPREAD) >> 27 & 31]]
                cells[place] = 1
                written[count] = i32(place)
                count += 1
                word ^= lowest
        self.count = count

    def put_each(self, at: i64, numbers: list[i64]) -> None:
        """Write the numbers that are not zero, one after the other."""
        cells, written, place, count = self.cells, self.written, self.start + at, self.count
        for number in numbers:
            if number:
                cells[place] = i32(number)
                written[count] = i32(place)
                count += 1
            place += 1
        self.count = count

    def put_counts(self, at: i64, counts: vec[i64], row: i64, seats: i64, viewer: i64) -> None:
        """Write the numbers that are not zero, of rows with a place for each seat and the table's as the last: the
        viewer's first, then the others' as they sit, then the table's."""
        cells, written, start, count = self.cells, self.written, self.start + at, self.count
        first, end = i64(0), len(counts)
        while first < end:
            for owner in range(seats):
                number = counts[first + owner]
                if number:
                    place = start + owner - viewer + (seats if owner < viewer else 0)
                    cells[place] = i32(number)
                    written[count] = i32(place)
                    count += 1
            start += seats
            first += row
            of_table = counts[first - 1]
            if of_table:
                cells[start] = i32(of_table)
                written[count] = i32(start)
                count += 1
            start += 1
        self.count = count

    def clear(self) -> None:
        cells, written = self.cells, self.written
        for number in range(self.count):
            cells[i64(written[number])] = 0
        self.count = 0


def whole_words(bits: int) -> int:
    """The bytes of as many words as so many bits need."""
    return -(-bits // (8 * WORD_BYTES)) * WORD_BYTES


def zeros(size: int) -> vec[i32]:
    return vec[i32]([0] * size)


ROOM: Final = 1024


@final
class Floats:
    """Numbers written one after the other into one memory, which grows with them: positions for learning machines."""

    def __init__(self, room: i64 = ROOM) -> None:
        self.cells = vec[float]([0.0] * room)
        self.count: i64 = 0

    def add(self, number: float) -> None:
        self.make_room(1)
        self.cells[self.count] = number
        self.count += 1

    def add_each(self, numbers: list[float]) -> None:
        self.make_room(len(numbers))
        cells, at = self.cells, self.count
        for number in numbers:
            cells[at] = number
            at += 1
        self.count = at

    def add_zeros(self, size: i64) -> i64:
        """So many zeros, to be overwritten: where they begin."""
        self.make_room(size)
        cells, start = self.cells, self.count
        for at in range(start, start + size):
            cells[at] = 0.0
        self.count = start + size
        return start

    def add_counts(self, counts: vec[i64], first: i64, places: vec[i64], scales: vec[float], size: i64) -> None:
        """The counts that stand so far from the first place as the first of these places say, each by its scale."""
        self.make_room(size)
        cells, start = self.cells, self.count
        for at in range(size):
            cells[start + at] = float(counts[first + places[at]]) / scales[at]
        self.count = start + size

    def make_room(self, size: i64) -> None:
        """For so many more numbers."""
        if self.count + size > len(self.cells):
            self.cells = extend(self.cells[:], vec[float]([0.0] * (self.count + size + ROOM)))

    def packed(self) -> bytes:
        """The same as bytes, by which equal ones are found."""
        return bytes(self.cells[: self.count])

    def listed(self) -> list[float]:
        return list(self.cells[: self.count])
