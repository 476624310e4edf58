"""The island tiles: drawings checked cell by cell, then turned by quarters."""

from __future__ import annotations

from typing import Final

from flibuste.data import DataError, Row
from flibuste.kit.grid import Grid, cells_of, first_of, mask_of
from flibuste.kit.grid_shapes import QUARTERS, turned

WATER: Final = "~"
ARROWS: Final = "^>v<"  # in the order of clockwise quarter turns
POST: Final = "P"
GOODS: Final = "CTSNK"
PLAIN: Final = "."
SIGNS: Final = WATER + ARROWS + POST + GOODS + PLAIN
LEAST_SIDE: Final = 3
MOST_SIDE: Final = 6


class Island:
    """An island tile and what it shows in each of its four positions."""

    def __init__(self, key: str, rows: list[str]) -> None:
        self.key = key
        self.side = len(rows)
        self.turns = [rows]
        for _ in range(QUARTERS - 1):
            self.turns.append(quarter_turn(self.turns[-1]))


def quarter_turn(rows: list[str]) -> list[str]:
    """A drawing turned clockwise, its arrows with it."""
    return ["".join([_turned_sign(row[x]) for row in reversed(rows)]) for x in range(len(rows))]


def _turned_sign(sign: str) -> str:
    at = ARROWS.find(sign)
    return sign if at < 0 else ARROWS[(at + 1) % len(ARROWS)]


def arrow_step(sign: str) -> tuple[int, int]:
    """Where an anchor's arrow points."""
    return turned(0, -1, ARROWS.index(sign))


def load_islands(rows: list[Row]) -> list[Island]:
    """The tiles of the data file, all squares of one size; a wrong drawing is named with its tile and cell."""
    side = len(rows[0].strs("grid"))
    for row in rows:
        fault = _fault(row.strs("grid"), side)
        if fault:
            raise DataError(f"{row.where}: {fault}.")
    return [Island(row.key, row.strs("grid")) for row in rows]


def _fault(rows: list[str], side: int) -> str:
    """What keeps a drawing from being an island tile, empty if nothing does."""
    if not LEAST_SIDE <= side <= MOST_SIDE:
        return f"the grid has {side} rows; an island tile has {LEAST_SIDE} to {MOST_SIDE}"
    if len(rows) != side or any([len(row) != side for row in rows]):
        return f"the grid should have {side} rows of {side} signs, as the first tile has"
    grid = Grid(side, side)
    return _strange_sign(grid, rows) or _wrong_anchor(grid, rows) or _wrong_coast(grid, rows)


def _strange_sign(grid: Grid, rows: list[str]) -> str:
    for cell in cells_of(grid.all):
        if _sign(grid, rows, cell) not in SIGNS:
            return f"cell {grid.name(cell)} is {_sign(grid, rows, cell)!r}; the signs are {' '.join(SIGNS)}"
    return ""


def _wrong_anchor(grid: Grid, rows: list[str]) -> str:
    """Each arrow points to a trading-post space of its own."""
    served = 0
    for cell in cells_of(grid.all):
        sign = _sign(grid, rows, cell)
        if sign in ARROWS:
            dx, dy = arrow_step(sign)
            post = grid.cell_at(grid.column(cell) + dx, grid.row(cell) + dy)
            if post < 0 or _sign(grid, rows, post) != POST or served >> post & 1:
                return f"the anchor on cell {grid.name(cell)} should point to a trading-post space (P) of its own"
            served |= 1 << post
    for cell in cells_of(grid.all & ~served):
        if _sign(grid, rows, cell) == POST:
            return f"the trading-post space on cell {grid.name(cell)} has no anchor pointing to it"
    return ""


def _wrong_coast(grid: Grid, rows: list[str]) -> str:
    """What no map could mend: AM-SET-003 water closed in, AM-SET-004 land that touches by a corner alone."""
    water = mask_of([cell for cell in cells_of(grid.all) if is_water(_sign(grid, rows, cell))])
    edge = grid.row_mask(0) | grid.row_mask(grid.height - 1) | grid.column_mask(0) | grid.column_mask(grid.width - 1)
    lake = water & ~grid.flood(edge, water)
    if lake:
        return f"the water on cell {grid.name(first_of(lake))} is closed in by land"
    corner = grid.corner_contacts(grid.all & ~water, grid.all)
    if corner:
        return f"south-east of cell {grid.name(first_of(corner))} land touches land by a corner only"
    return ""


def _sign(grid: Grid, rows: list[str], cell: int) -> str:
    return rows[grid.row(cell)][grid.column(cell)]


def is_water(sign: str) -> bool:
    return sign in WATER or sign in ARROWS
