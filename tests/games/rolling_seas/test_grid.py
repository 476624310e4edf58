"""The squared paper of the maps."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from flibuste.games.rolling_seas.chart import GRID
from flibuste.kit.grid import OFF_GRID, mask_of
from tests.rules import rule


def test_cells_are_numbered_without_gaps() -> None:
    assert [GRID.name(cell) for cell in (0, 18, 19, 284)] == ["A1", "S1", "A2", "S15"]
    assert all(GRID.named(GRID.name(cell)) == cell for cell in range(GRID.cells))


@rule("RS-DEF-001", "RS-DEF-002")
@given(st.integers(0, GRID.cells - 1))
def test_steps_are_eight_and_adjacency_is_orthogonal(cell: int) -> None:
    steps = {GRID.step(cell, heading) for heading in range(8)} - {OFF_GRID}
    assert mask_of(sorted(steps)) == GRID.around(1 << cell)
    sides = {GRID.step(cell, heading) for heading in (0, 2, 4, 6)} - {OFF_GRID}
    assert mask_of(sorted(sides)) == GRID.beside(1 << cell)
