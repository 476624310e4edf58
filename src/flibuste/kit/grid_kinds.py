"""Cells in documents: by their names."""

from __future__ import annotations

from typing import Any

from flibuste.kernel import BadPosition
from flibuste.kit.grid import OFF_GRID, Grid
from flibuste.kit.kinds import Kind, capital


class Cell(Kind):
    """A cell of a grid; `none` stands for nowhere."""

    def __init__(self, grid: Grid, none: bool = False) -> None:
        super().__init__()
        self.grid = grid
        self.none = none

    def write(self, rules: Any, value: Any) -> Any:
        return None if self.none and value == OFF_GRID else self.grid.name(value)

    def read(self, rules: Any, what: str, document: Any) -> Any:
        if self.none and document is None:
            return OFF_GRID
        if not isinstance(document, str):
            raise BadPosition(f"{capital(what)} is {document!r}; it should be the name of a cell, such as A1.")
        try:
            return self.grid.named(document)
        except ValueError as error:
            raise BadPosition(f"{capital(what)} is wrong: {error}") from None

    def first(self, rules: Any) -> Any:
        return OFF_GRID if self.none else 0
