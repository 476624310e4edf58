"""Where things can be: the cells of the largest map, named J7, and the spaces of its frame, named north-2."""

from __future__ import annotations

from typing import Final

from flibuste.games.amerigo.islands import MOST_SIDE
from flibuste.kit.grid import Grid

MOST_TILES: Final = 4  # in a row or a column of the map
SIDES: Final = ["north", "south", "west", "east"]
NORTH: Final = 0
SOUTH: Final = 1
WEST: Final = 2
EAST: Final = 3

GRID: Final = Grid(MOST_SIDE * MOST_TILES, MOST_SIDE * MOST_TILES)
OFF_BOARD: Final = -1

FIRST_FRAME: Final = GRID.cells  # frame spaces are numbered after the cells
PLACES: Final = [GRID.name(cell) for cell in range(GRID.cells)] + [
    f"{side}-{number}" for side in SIDES for number in range(1, MOST_TILES + 1)
]
CELLS: Final = PLACES[:FIRST_FRAME]


def frame_space(side: int, number: int) -> int:
    """AM-SET-005 The space beside the tile with that number, from 0, along a side."""
    return FIRST_FRAME + side * MOST_TILES + number


def is_frame(place: int) -> bool:
    return place >= FIRST_FRAME
