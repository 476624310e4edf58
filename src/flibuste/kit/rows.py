"""The memory of observations: rows of numbers that others may read while they are written.

A row of whole numbers remembers what was written and clears only that: most places of most rows are zero. Loops over
many numbers are here, where they keep the memory at hand: a look at a field costs compiled code more than what is done
with it.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import extend, vec
from mypy_extensions import i32, i64

WORD_BYTES: Final = 8
REST: Final = (1 << 56) - 1  # a word without its first byte
LOWEST: Final = vec[i64]([(byte & -byte).bit_length() - 1 for byte in range(256)])  # which bit of a byte is the first


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

    def count_each(self, at: i64, things: list[int], words: i64) -> None:
        """Count one more for each thing; covered ones, below zero, have their places after so many words."""
        cells, written, first, count = self.cells, self.written, self.start + at, self.count
        for thing in things:
            number: i64 = thing
            place = first + (number if number >= 0 else words - 1 - number)
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
            word = read_i64_le(words, byte)
            bit = byte * 8
            while word:
                bits = word & 0xFF
                while bits:
                    place = start + places[bit + LOWEST[bits]]
                    cells[place] = 1
                    written[count] = i32(place)
                    count += 1
                    bits &= bits - 1
                word = (word >> 8) & REST
                bit += 8
        self.count = count

    def put_each(self, at: i64, numbers: list[int]) -> None:
        """Write the numbers that are not zero, one after the other."""
        cells, written, place, count = self.cells, self.written, self.start + at, self.count
        for item in numbers:
            number: i64 = item
            if number:
                cells[place] = i32(number)
                written[count] = i32(place)
                count += 1
            place += 1
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
