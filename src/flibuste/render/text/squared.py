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
LONGEST_WORD: Final = 12

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


def laid_out(headline: Text, paper: RenderableType, others: RenderableType, side_by_side: bool) -> RenderableType:
    """A map and what stands beside it, or below it where the screen is narrow."""
    if not side_by_side:
        return Group(headline, paper, Text(), others)
    grid = Table.grid(padding=(0, 3))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(paper, others)
    return Group(headline, Text(), grid)


def paragraph_lines(words: str, width: int) -> int:
    """How many lines a paragraph takes at most: a word that does not fit leaves the end of its line empty."""
    return 1 + len(words) // (width - LONGEST_WORD)


def rows_in_sight(height: int, wanted: Collection[int], lines: int) -> range:
    """The rows of a map to show where there are lines for a part of them: those with most of the rows wanted, these in
    the middle."""
    shown = max(0, min(lines, height))

    def merit(top: int) -> tuple[int, int]:
        here = [row for row in wanted if top <= row < top + shown]
        return len(here), -abs(2 * top + shown - 1 - min(wanted, default=0) - max(wanted, default=0))

    top = max(range(height - shown + 1), key=merit)
    return range(top, top + shown)
