"""Which answers a table of Amerigo can hear, for learning machines: those that fit a map of its size."""

from __future__ import annotations

from collections.abc import Iterable

from flibuste.games.amerigo.book import Book
from flibuste.games.amerigo.catalogue import LAUNCH, LAY, SAIL, SHIPS
from flibuste.games.amerigo.places import CELLS, EAST, FIRST_FRAME, GRID, NORTH, PLACES, SOUTH, WEST, frame_space
from flibuste.games.amerigo.sailing import FRAMES
from flibuste.kit.grid import cells_of
from flibuste.kit.grid_shapes import TURNS


def limits(book: Book) -> dict[int, Iterable[int]]:
    rows, columns = book.setup.rows, book.setup.columns
    side = book.tables.islands[0].side
    paper = GRID.box(0, 0, columns * side, rows * side)
    beside = [(NORTH, columns), (SOUTH, columns), (WEST, rows), (EAST, rows)]
    frame = [frame_space(which, number) for which, count in beside for number in range(count)]
    ships = range(len(SHIPS))
    return {
        LAUNCH: [ship * FRAMES + space - FIRST_FRAME for ship in ships for space in frame],
        SAIL: [ship * len(PLACES) + place for ship in ships for place in [*cells_of(paper), *frame]],
        LAY: [
            kind * len(CELLS) * len(TURNS) + way
            for kind, tile in enumerate(book.tables.tiles)
            for way in tile.shapes.ways(paper, paper)
        ],
    }
