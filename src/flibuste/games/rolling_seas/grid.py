"""The squared paper of an adventure board: cells are ints, sets of cells are bit masks in one int.

Cell 0 is A1 in the north-west corner; cells are numbered row by row, so a mask shifted by WIDTH moves one row.
"""

from __future__ import annotations

from typing import Any, Final

from flibuste.kernel import BadPosition
from flibuste.kit import Kind

WIDTH: Final = 19
HEIGHT: Final = 15
CELLS: Final = WIDTH * HEIGHT
OFF_BOARD: Final = -1

COLUMNS: Final = "ABCDEFGHIJKLMNOPQRS"
HEADINGS: Final = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
STEP_X: Final = [0, 1, 1, 1, 0, -1, -1, -1]
STEP_Y: Final = [-1, -1, 0, 1, 1, 1, 0, -1]
ORTHOGONAL: Final = [0, 2, 4, 6]

ALL: Final = (1 << CELLS) - 1
WEST_EDGE: Final = sum(1 << (y * WIDTH) for y in range(HEIGHT))
EAST_EDGE: Final = WEST_EDGE << (WIDTH - 1)


def cell_at(x: int, y: int) -> int:
    """The cell in column x and row y, both from 0, or OFF_BOARD."""
    return y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < HEIGHT else OFF_BOARD


def step(cell: int, heading: int) -> int:
    """The neighbouring cell in one of the eight directions, or OFF_BOARD (RS-DEF-002)."""
    return cell_at(cell % WIDTH + STEP_X[heading], cell // WIDTH + STEP_Y[heading])


def cell_name(cell: int) -> str:
    return COLUMNS[cell % WIDTH] + str(cell // WIDTH + 1)


_BY_NAME: Final = {cell_name(cell): cell for cell in range(CELLS)}


def cell_named(name: str) -> int:
    """The cell of a name such as K4; a ValueError says what would be right."""
    if name not in _BY_NAME:
        raise ValueError(f"{name!r} is not a cell: write a column A to S and a row 1 to {HEIGHT}, such as K4.")
    return _BY_NAME[name]


def cells_of(mask: int) -> list[int]:
    """The cells of a mask in ascending order."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def mask_of(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def row_mask(row: int) -> int:
    """Row 1 is the north."""
    return ((1 << WIDTH) - 1) << ((row - 1) * WIDTH)


def column_mask(column: str) -> int:
    return WEST_EDGE << COLUMNS.index(column)


def spread(mask: int) -> int:
    """The mask and the eight neighbours of each of its cells."""
    wide = mask | (mask & ~EAST_EDGE) << 1 | (mask & ~WEST_EDGE) >> 1
    return (wide | wide << WIDTH | wide >> WIDTH) & ALL


def beside(mask: int) -> int:
    """The orthogonal neighbours of a mask: the only adjacency of the game (RS-DEF-001)."""
    sideways = (mask & ~EAST_EDGE) << 1 | (mask & ~WEST_EDGE) >> 1
    return (sideways | mask << WIDTH | mask >> WIDTH) & ALL & ~mask


def is_one_piece(mask: int) -> bool:
    """Whether the cells of a mask hang together by steps in the eight directions."""
    reached = mask & -mask
    while True:
        grown = spread(reached) & mask
        if grown == reached:
            return reached == mask
        reached = grown


def distance(a: int, b: int) -> int:
    """King's moves between two cells."""
    return max(abs(a % WIDTH - b % WIDTH), abs(a // WIDTH - b // WIDTH))


def turned(x: int, y: int, quarters: int) -> tuple[int, int]:
    """An offset turned clockwise about the origin by quarter turns."""
    for _ in range(quarters):
        x, y = -y, x
    return x, y


def crossed(dx: int, dy: int) -> list[tuple[int, int]]:
    """The offsets of the cells whose inside the segment from (0, 0) to (dx, dy) passes through, both ends left out.

    Touching a corner or an edge is not passing through (RS-AMB-004). Doubled coordinates keep to whole numbers.
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


class Cell(Kind):
    """A cell by its name; `none` stands for nowhere."""

    def __init__(self, none: bool = False) -> None:
        super().__init__()
        self.none = none

    def write(self, rules: Any, value: Any) -> Any:
        return None if self.none and value == OFF_BOARD else cell_name(value)

    def read(self, rules: Any, what: str, document: Any) -> Any:
        if self.none and document is None:
            return OFF_BOARD
        try:
            return cell_named(document)
        except ValueError as error:
            raise BadPosition(f"{error} It stands for {what}.") from None
