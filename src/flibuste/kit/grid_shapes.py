"""Shapes on squared paper: their images when turned and turned over, and every place where they can lie."""

from __future__ import annotations

from typing import Final

from flibuste.kit.grid import EVERY, OFF_GRID, Grid, cells_of, mask_of

QUARTERS: Final = 4
TURNS: Final = ["r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3"]
"""Clockwise quarter turns, then the same of the shape turned over left to right."""

Offsets = list[tuple[int, int]]


def turned(x: int, y: int, quarters: int) -> tuple[int, int]:
    """An offset turned clockwise about the origin by quarter turns."""
    for _ in range(quarters):
        x, y = -y, x
    return x, y


def oriented(cells: Offsets, turn: int) -> Offsets:
    """A shape in one of the eight positions, in its own order, moved so that its box begins at (0, 0)."""
    flip = -1 if turn >= QUARTERS else 1
    found = [turned(flip * x, y, turn % QUARTERS) for x, y in cells]
    west, north = min([x for x, _ in found]), min([y for _, y in found])
    return [(x - west, y - north) for x, y in found]


def images(cells: Offsets) -> list[tuple[int, Offsets]]:
    """The positions of a shape that differ, each with its first turn."""
    found: list[tuple[int, Offsets]] = []
    seen: list[Offsets] = []
    for turn in range(len(TURNS)):
        image = oriented(cells, turn)
        if sorted(image) not in seen:
            seen.append(sorted(image))
            found.append((turn, image))
    return found


def drawn(rows: list[str], sign: str = "#") -> Offsets:
    """The cells of a drawing that show a sign, in reading order."""
    return [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == sign]


class Placement:
    """A shape lying on the paper: the north-west cell of its box, its turn, its cells, and those beside them."""

    __slots__ = ("cell", "first", "halo", "mask", "turn")

    def __init__(self, cell: int, turn: int, first: int, mask: int, halo: int) -> None:
        self.cell = cell
        self.turn = turn
        self.first = first  # of its cells, in reading order
        self.mask = mask
        self.halo = halo


class Image:
    """A position of a shape with its box in the north-west corner of a paper."""

    __slots__ = ("mask", "offsets", "turn")

    def __init__(self, grid: Grid, turn: int, cells: Offsets) -> None:
        self.turn = turn
        self.offsets = [y * grid.stride + x for x, y in cells]
        self.mask = mask_of(self.offsets)

    def starts(self, free: int, near: int) -> int:
        """The cells where its box may begin so that all of it is free and some of it near: both are moved under it."""
        lies, touches = EVERY, 0
        for offset in self.offsets:
            lies &= free >> offset
        if lies:
            for offset in self.offsets:
                touches |= near >> offset
        return lies & touches


class Shape:
    """A shape and a paper with a guard: whatever leaves the paper lands on that. A way to lie there is the cell of its
    box times eight plus its turn."""

    __slots__ = ("_grid", "_images")

    def __init__(self, grid: Grid, cells: Offsets) -> None:
        if grid.stride == grid.width:
            raise ValueError("Shapes are moved over paper with a guard.")
        self._grid = grid
        self._images = [Image(grid, turn, image) for turn, image in images(cells) if covered(grid, image, 0)]

    def ways(self, free: int, near: int) -> list[int]:
        """Every different way to lie wholly on free cells, some of them near, in ascending order."""
        found: list[int] = []
        for image in self._images:
            found += [cell * len(TURNS) + image.turn for cell in cells_of(image.starts(free, near))]
        found.sort()
        return found

    def placed(self, way: int) -> Placement:
        cell, turn = divmod(way, len(TURNS))
        image = next(image for image in self._images if image.turn == turn)
        mask = image.mask << cell
        return Placement(cell, turn, cell + min(image.offsets), mask, self._grid.beside(mask))


def lay(grid: Grid, cells: Offsets, cell: int, turn: int) -> int:
    """The cells a shape covers when the box of its image begins at a cell; 0 if part of it is off the paper."""
    return mask_of(covered(grid, oriented(cells, turn), cell))


def covered(grid: Grid, cells: Offsets, cell: int) -> list[int]:
    """The cells that a shape covers, in its own order, when its origin lies on a cell; none if part of it is off the
    paper."""
    found = [grid.cell_at(grid.column(cell) + x, grid.row(cell) + y) for x, y in cells]
    return [] if OFF_GRID in found else found
