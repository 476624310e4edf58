"""Squared paper of any size: cells are ints, sets of cells are bit masks in one int.

Cells are numbered row by row from the north-west corner: a mask shifted by one or by `stride` moves sideways or by a
row. There is a guard column to the east that belongs to no set, so that what leaves the paper lands on it; a game that
wants its cells numbered without gaps goes without, and then what would go round the edge is left behind.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i32_le
from mypy_extensions import i64

from flibuste.kit.rows import BIT_NUMBER, SPREAD, WORD, WORD_BYTES, whole_words

OFF_GRID: Final = -1
EVERY: Final = -1  # the mask of all cells there could be
HEADINGS: Final = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
STEP_X: Final = [0, 1, 1, 1, 0, -1, -1, -1]
STEP_Y: Final = [-1, -1, 0, 1, 1, 1, 0, -1]
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Grid:
    """So many columns, lettered from the west, and rows, numbered from the north: K4."""

    __slots__ = ("all", "cells", "eastward", "height", "stride", "westward", "width")

    def __init__(self, width: int, height: int, guard: bool = True) -> None:
        if not 0 < width <= len(LETTERS) or height < 1:
            raise ValueError(f"A grid has 1 to {len(LETTERS)} columns and a row at least, not {width} by {height}.")
        self.width = width
        self.height = height
        self.stride = width + int(guard)
        self.cells = self.stride * height  # how many numbers there are, guards included
        self.all = sum([((1 << width) - 1) << (row * self.stride) for row in range(height)])
        self.eastward = EVERY if guard else ~self.column_mask(width - 1)  # whence a step to the east may be taken
        self.westward = EVERY if guard else ~self.column_mask(0)

    def cell_at(self, x: int, y: int) -> int:
        """The cell in column x and row y, both from 0, or OFF_GRID."""
        return y * self.stride + x if 0 <= x < self.width and 0 <= y < self.height else OFF_GRID

    def column(self, cell: int) -> int:
        return cell % self.stride

    def row(self, cell: int) -> int:
        return cell // self.stride

    def step(self, cell: int, heading: int) -> int:
        """The neighbour in one of the eight directions, or OFF_GRID."""
        return self.cell_at(cell % self.stride + STEP_X[heading], cell // self.stride + STEP_Y[heading])

    def name(self, cell: int) -> str:
        return LETTERS[cell % self.stride] + str(cell // self.stride + 1)

    def named(self, name: str) -> int:
        """The cell of a name such as K4; a ValueError says what would be right."""
        column, row = LETTERS.find(name[:1]), name[1:]
        plain = name != "" and row.isascii() and row.isdigit() and str(int(row)) == row
        cell = self.cell_at(column, int(row) - 1) if plain else OFF_GRID
        if cell == OFF_GRID:
            last = LETTERS[self.width - 1]
            raise ValueError(f"{name!r} is not a cell: write a column A to {last} and a row 1 to {self.height}.")
        return cell

    def row_mask(self, row: int) -> int:
        return ((1 << self.width) - 1) << (row * self.stride)

    def column_mask(self, column: int) -> int:
        return sum([1 << (row * self.stride + column) for row in range(self.height)])

    def box(self, x: int, y: int, width: int, height: int) -> int:
        """The cells of a rectangle that lies on the paper."""
        return sum([((1 << width) - 1) << (row * self.stride + x) for row in range(y, y + height)])

    def beside(self, mask: int) -> int:
        """The orthogonal neighbours of a mask."""
        return self.touched(mask) & ~mask

    def touched(self, mask: int) -> int:
        """The cells that have an orthogonal neighbour in a mask, of the mask itself too."""
        sideways = (mask & self.eastward) << 1 | (mask & self.westward) >> 1
        return (sideways | mask << self.stride | mask >> self.stride) & self.all

    def around(self, mask: int) -> int:
        """The neighbours of a mask in the eight directions."""
        return self.spread(mask) & ~mask

    def spread(self, mask: int) -> int:
        """A mask and its neighbours in the eight directions."""
        wide = mask | (mask & self.eastward) << 1 | (mask & self.westward) >> 1
        return (wide | wide << self.stride | wide >> self.stride) & self.all

    def flood(self, start: int, within: int) -> int:
        """The cells of `within` that hang together with those of `start`, by orthogonal steps."""
        reached = start & within
        edge = reached
        while edge:
            edge = self.beside(edge) & within & ~reached
            reached |= edge
        return reached

    def pieces(self, mask: int) -> list[int]:
        """The parts of a mask that do not touch each other orthogonally, in reading order of their first cells."""
        found: list[int] = []
        while mask:
            piece = self.flood(mask & -mask, mask)
            found.append(piece)
            mask &= ~piece
        return found

    def rings(self, start: int, within: int) -> list[int]:
        """Masks of the cells first reached by 0, 1, 2 ... orthogonal steps."""
        found: list[int] = []
        ring = start & within
        reached = ring
        while ring:
            found.append(ring)
            ring = self.beside(ring) & within & ~reached
            reached |= ring
        return found

    def is_one_piece(self, mask: int) -> bool:
        """Whether the cells of a mask hang together by steps in the eight directions."""
        reached = mask & -mask
        while True:
            grown = self.spread(reached) & mask
            if grown == reached:
                return reached == mask
            reached = grown

    def corner_contacts(self, mask: int, within: int) -> int:
        """The north-west cells of the blocks of two by two, of those wholly `within`, that hold exactly two cells of
        the mask, by a corner."""
        south, east = mask >> self.stride, mask >> 1
        both = mask >> (self.stride + 1)
        inner = within & self.eastward & within >> 1 & within >> self.stride & within >> (self.stride + 1)
        falling = mask & both & ~south & ~east
        rising = south & east & ~mask & ~both
        return (falling | rising) & inner

    def distance(self, a: int, b: int) -> int:
        """King's moves between two cells."""
        return max(abs(self.column(a) - self.column(b)), abs(self.row(a) - self.row(b)))


def cells_of(mask: int) -> list[int]:
    """The cells of a mask in ascending order."""
    found: list[int] = []
    words = mask.to_bytes(whole_words(mask.bit_length()), "little")
    for byte in range(0, len(words), WORD_BYTES):
        word = i64(read_i32_le(words, byte)) & WORD
        first: i64 = byte * 8
        while word:
            lowest = word & -word
            found.append(first + BIT_NUMBER[(lowest * SPREAD) >> 27 & 31])
            word ^= lowest
    return found


def mask_of(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def first_of(mask: int) -> int:
    """The first cell of a mask in reading order, OFF_GRID of none."""
    return (mask & -mask).bit_length() - 1


def crossed(dx: int, dy: int) -> list[tuple[int, int]]:
    """The offsets of the cells whose inside the segment from (0, 0) to (dx, dy) passes through, both ends left out.

    Touching a corner or an edge is not passing through. Doubled coordinates keep to whole numbers.
    """
    found: list[tuple[int, int]] = []
    for y in range(min(0, dy), max(0, dy) + 1):
        for x in range(min(0, dx), max(0, dx) + 1):
            if (x, y) not in ((0, 0), (dx, dy)) and _passes_inside(dx, dy, x, y):
                found.append((x, y))
    return found


def _passes_inside(dx: int, dy: int, x: int, y: int) -> bool:
    """Inside the bounding box, a segment passes through a square whose corners lie on both sides of it."""
    sides = [(2 * x + i) * dy - (2 * y + j) * dx for i in (-1, 1) for j in (-1, 1)]
    return min(sides) < 0 < max(sides)
