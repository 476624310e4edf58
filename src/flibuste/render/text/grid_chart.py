"""Squared paper in the terminal: letters along the north, numbers along the west, two columns of the screen a cell."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flibuste.kit.grid import LETTERS, Grid

QUIET: Final = "dim"
CHOSEN: Final = "reverse"
CELL: Final = 2

Sign = Callable[[int], tuple[str, str]]
"""What stands on a cell, and in which style."""


def chart(grid: Grid, columns: int, rows: int, sign: Sign, offered: Collection[int]) -> Text:
    """Some columns and rows of a grid; the cells that are offered stand out."""
    text = Text("    " + " ".join(LETTERS[:columns]) + "\n", QUIET)
    for row in range(rows):
        text.append(f"{row + 1:>2}  ", QUIET)
        for column in range(columns):
            cell = grid.cell_at(column, row)
            mark, style = sign(cell)
            text.append(mark, f"{style} {CHOSEN}" if cell in offered else style)
            text.append(" " * (CELL - len(mark)))
        text.append("\n")
    return text


def laid_out(
    headline: RenderableType, paper: RenderableType, beside: RenderableType, side_by_side: bool
) -> RenderableType:
    """What is played on and what stands beside it, or below where the screen is narrow."""
    if not side_by_side:
        return Group(headline, paper, Text(), beside)
    grid = Table.grid(padding=(0, 3))
    grid.add_row(paper, beside)
    return Group(headline, Text(), grid)
