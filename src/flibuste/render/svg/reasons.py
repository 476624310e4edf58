"""Why cells of a chart are no answer: a sentence, and the cells it is true of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from flibuste.data.phrases import Phrasebook
from flibuste.kit.grid import Grid, cells_of

Reason = tuple[str, dict[str, Any], int]  # the sentence, its arguments, a mask of cells


def reasons_on(grid: Grid, columns: int, words: Phrasebook, given: Iterable[Reason]) -> list[tuple[str, list[int]]]:
    """Sentences with their cells, row by row without gaps; of several reasons for a cell the first."""
    found: dict[str, list[int]] = {}
    told = 0
    for sentence, arguments, mask in given:
        if fresh := mask & grid.all & ~told:
            cells = [grid.row(cell) * columns + grid.column(cell) for cell in cells_of(fresh)]
            found.setdefault(words.say(sentence, **arguments), []).extend(cells)
            told |= fresh
    return list(found.items())
