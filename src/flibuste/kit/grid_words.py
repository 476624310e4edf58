"""Sets of cells in numbers that fit a register: a mask of a whole paper has hundreds of bits, and whatever is done with
two of them makes a third. For what is asked of many placements at every question.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.kit.grid import HEADINGS, OFF_GRID, Grid

EIGHT: Final = len(HEADINGS)
MOST_BITS: Final = 62
SPAN: Final = 3  # words that a patch may lie on


class Patches:
    """Small sets of cells, asked whether they touch a large one. A word is as many whole rows as fit."""

    __slots__ = ("bits", "first", "high", "low", "middle", "words")

    def __init__(self, grid: Grid) -> None:
        self.bits = MOST_BITS // grid.stride * grid.stride
        self.words = grid.cells // self.bits + SPAN
        self.first = vec[i64]()
        self.low = vec[i64]()
        self.middle = vec[i64]()
        self.high = vec[i64]()

    def add(self, mask: int) -> None:
        """One set more, of a few rows; an empty one touches nothing."""
        first = max(0, (mask & -mask).bit_length() - 1) // self.bits
        word = (1 << self.bits) - 1
        rest = mask >> first * self.bits
        if rest >> SPAN * self.bits:
            raise ValueError(f"A patch may lie on {SPAN} words of {self.bits} bits, not on more.")
        self.first = append(self.first, first)
        self.low = append(self.low, rest & word)
        self.middle = append(self.middle, rest >> self.bits & word)
        self.high = append(self.high, rest >> 2 * self.bits & word)

    def cut(self, mask: int) -> vec[i64]:
        """A large set as words."""
        word = (1 << self.bits) - 1
        found = vec[i64]([0] * self.words)
        at: i64 = 0
        while mask:
            found[at] = mask & word
            mask >>= self.bits
            at += 1
        return found

    def touches(self, number: i64, words: vec[i64]) -> bool:
        """Whether a patch has a cell in common with a large set."""
        first = self.first[number]
        common = words[first] & self.low[number]
        common |= words[first + 1] & self.middle[number]
        common |= words[first + 2] & self.high[number]
        return common != 0


def rows_of(grid: Grid, mask: int) -> vec[i64]:
    """The rows of a mask, an empty one before and one after them."""
    row = (1 << grid.width) - 1
    found = vec[i64]([0] * (grid.height + 2))
    for number in range(grid.height):
        found[number + 1] = mask >> number * grid.stride & row
    return found


def rows_with(grid: Grid, cells: list[int], within: vec[i64]) -> vec[i64]:
    """The rows of some cells, as far as they are within others."""
    stride: i64 = grid.stride
    found = vec[i64]([0] * len(within))
    for cell in cells:
        row = cell // stride + 1
        bit = within[row] & 1 << cell % stride
        found[row] |= bit
    return found


def rows_without(grid: Grid, rows: vec[i64], cells: list[int]) -> vec[i64]:
    """The rows without some cells."""
    stride: i64 = grid.stride
    found = rows[:]
    for cell in cells:
        row = cell // stride + 1
        found[row] &= ~(1 << cell % stride)
    return found


def hang_together(rows: vec[i64]) -> bool:
    """Whether the cells of some rows hang together by steps in the eight directions."""
    last = len(rows) - 1
    start: i64 = 1
    while start < last and rows[start] == 0:
        start += 1
    reached = vec[i64]([0] * len(rows))
    reached[start] = rows[start] & -rows[start]
    grows = True
    while grows:
        grows = False
        for row in range(start, last):
            grows |= _grow(rows, reached, row)
        for row in range(last - 1, start - 1, -1):
            grows |= _grow(rows, reached, row)
    return all(rows[row] == reached[row] for row in range(start, last))


def _grow(rows: vec[i64], reached: vec[i64], row: i64) -> bool:
    """Spread what was reached to a row; whether there was more to reach."""
    before = reached[row]
    grown = before | reached[row - 1] | reached[row + 1]
    after = (grown | grown << 1 | grown >> 1) & rows[row]
    while True:
        wider = (after | after << 1 | after >> 1) & rows[row]
        if wider == after:
            break
        after = wider
    after |= before
    reached[row] = after
    return after != before


def ways_on(grid: Grid, ground: int) -> vec[i64]:
    """The neighbours of every cell in the eight directions, one after the other; OFF_GRID for those off the ground."""
    steps = [grid.step(cell, heading) for cell in range(grid.cells) for heading in range(EIGHT)]
    return vec[i64]([cell if cell != OFF_GRID and ground >> cell & 1 else OFF_GRID for cell in steps])


def steps_from(start: i64, ways: vec[i64], closed: list[int], most: i64) -> vec[i64]:
    """How many steps away each cell is, going round those that are closed; `most` if it is that far or farther."""
    steps = vec[i64]([0] * (len(ways) // EIGHT))
    for cell in range(len(steps)):
        steps[cell] = most
    for shut in closed:
        steps[shut] = OFF_GRID
    queue = vec[i64]([0] * len(steps))
    queue[0], steps[start] = start, 0
    head, tail = i64(0), i64(1)
    while head < tail and steps[queue[head]] + 1 < most:
        further, first = steps[queue[head]] + 1, queue[head] * EIGHT
        for way in range(first, first + EIGHT):
            target = ways[way]
            if target >= 0 and steps[target] == most:
                steps[target] = further
                queue[tail] = target
                tail += 1
        head += 1
    for shut in closed:
        steps[shut] = most
    return steps
