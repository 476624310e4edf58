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

    __slots__ = ("cell", "halo", "mask", "turn")

    def __init__(self, cell: int, turn: int, mask: int, halo: int) -> None:
        self.cell = cell
        self.turn = turn
        self.mask = mask
        self.halo = halo


def lay(grid: Grid, cells: Offsets, cell: int, turn: int) -> int:
    """The cells a shape covers when the box of its image begins at a cell; 0 if part of it is off the paper."""
    return mask_of(covered(grid, oriented(cells, turn), cell))


def covered(grid: Grid, cells: Offsets, cell: int) -> list[int]:
    """The cells that a shape covers, in its own order, when its origin lies on a cell; none if part of it is off the
    paper."""
    found = [grid.cell_at(grid.column(cell) + x, grid.row(cell) + y) for x, y in cells]
    return [] if OFF_GRID in found else found


def placements(grid: Grid, cells: Offsets, ground: int) -> list[Placement]:
    """Every different way a shape can lie wholly on the ground, by its first cell, then by its turn. The paper has a
    guard: the whole ground is moved under an image at once."""
    if grid.stride == grid.width:
        raise ValueError("Shapes are moved over paper with a guard.")
    kinds: list[tuple[int, int, int]] = []
    anywhere = 0
    for turn, image in images(cells):
        first = lay(grid, cells, 0, turn)
        starts = ground_under(grid, image, ground) if first else 0
        kinds.append((turn, first, starts))
        anywhere |= starts
    found: list[Placement] = []
    for cell in cells_of(anywhere):
        for turn, first, starts in kinds:
            if starts >> cell & 1:
                mask = first << cell
                found.append(Placement(cell, turn, mask, grid.beside(mask)))
    return found


def ground_under(grid: Grid, image: Offsets, ground: int) -> int:
    """The cells where the box of an image may begin so that all of it lies on the ground."""
    starts = EVERY
    for x, y in image:
        starts &= ground >> (y * grid.stride + x)
    return starts
