"""Squared paper in the terminal, two columns of the screen a cell, and what stands beside it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flibuste.kit.grid import Grid

QUIET: Final = "dim"
CHOSEN: Final = "reverse"
CELL: Final = 2

Sign = Callable[[int], tuple[str, str]]
"""What stands on a cell, and in which style."""


def row_of_cells(grid: Grid, columns: int, row: int, sign: Sign, offered: Collection[int]) -> Text:
    """A row of a map; the cells that are offered stand out."""
    text = Text()
    for column in range(columns):
        cell = grid.cell_at(column, row)
        mark, style = sign(cell)
        text.append(mark, f"{style} {CHOSEN}" if cell in offered else style)
        text.append(" " * (CELL - len(mark)))
    return text


def laid_out(headline: Text, paper: RenderableType, beside: RenderableType, side_by_side: bool) -> RenderableType:
    """A map and what stands beside it, or below it where the screen is narrow."""
    if not side_by_side:
        return Group(headline, paper, Text(), beside)
    grid = Table.grid(padding=(0, 3))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(paper, beside)
    return Group(headline, Text(), grid)
