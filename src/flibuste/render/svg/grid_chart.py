"""The paper of a chart: sea with its grid and axes, coasts with their shoals. A cell is 40 units wide."""

from __future__ import annotations

from functools import lru_cache

from flibuste.kit.grid import LETTERS, Grid, cells_of
from flibuste.render.svg.coast import Corner, outline, rounded
from flibuste.render.svg.parts import text

CELL = 40
CORNER = 9
SHOALS = (("--shoal-2", 26), ("--shoal-1", 14))


class Paper:
    """Some columns and rows of a grid as a drawing, with a margin before the first cell and one behind the last."""

    def __init__(self, name: str, grid: Grid, columns: int, rows: int, before: int, after: int) -> None:
        self.name = name
        self.grid = grid
        self.columns = columns
        self.rows = rows
        self.before = before
        self.right, self.bottom = before + columns * CELL, before + rows * CELL
        self.width, self.height = self.right + after, self.bottom + after
        size = f'width="{columns * CELL}" height="{rows * CELL}"'
        self.frame = f'x="{before}" y="{before}" {size}'

    def corner(self, cell: int) -> tuple[int, int]:
        return self.before + self.grid.column(cell) * CELL, self.before + self.grid.row(cell) * CELL

    def centre(self, cell: int) -> tuple[int, int]:
        x, y = self.corner(cell)
        return x + CELL // 2, y + CELL // 2

    def points(self, mask: int) -> set[Corner]:
        return {(self.grid.column(cell), self.grid.row(cell)) for cell in cells_of(mask)}

    def path(self, mask: int, inset: float = 0) -> str:
        """The outline of a set of cells."""
        return _path(frozenset(self.points(mask)), self.before, inset)

    def sea(self) -> str:
        start = self.before
        lines = "".join(f"M{start + n * CELL} {start}V{self.bottom}" for n in range(1, self.columns))
        lines += "".join(f"M{start} {start + n * CELL}H{self.right}" for n in range(1, self.rows))
        grid = f'<path d="{lines}" stroke="var(--line)" stroke-width=".6" opacity=".5"/>'
        return f'<rect {self.frame} fill="var(--sea)"/>{grid}'

    def border(self) -> str:
        return f'<rect {self.frame} fill="none" stroke="var(--ink)" stroke-width="2"/>'

    def axes(self, size: int) -> str:
        """Letters along the north, numbers along the west."""
        start, ink = self.before, "var(--ink)"
        middles = [start + (n + 0.5) * CELL for n in range(max(self.columns, self.rows))]
        letters = [text(middles[n], start / 2, size, LETTERS[n], ink) for n in range(self.columns)]
        numbers = [text(start / 2, middles[n], size, n + 1, ink) for n in range(self.rows)]
        return "".join(letters + numbers)

    def coasts(self, land: int) -> str:
        """Land with two bands of shallow water round it, within the frame."""
        path = self.path(land)
        shoals = "".join(
            f'<path d="{path}" fill="none" stroke="var({token})" stroke-width="{width}" opacity=".8"/>'
            for token, width in SHOALS
        )
        ground = f'<path d="{path}" fill="var(--land)" stroke="var(--land-line)" stroke-width="3"/>'
        clip = f'<clipPath id="{self.name}-frame"><rect {self.frame}/></clipPath>'
        return f'{clip}<g clip-path="url(#{self.name}-frame)" stroke-linejoin="round">{shoals}{ground}</g>'


@lru_cache(4096)
def _path(cells: frozenset[Corner], before: int, inset: float) -> str:
    return "".join(rounded(loop, CELL, before, CORNER, inset) for loop in outline(cells))
