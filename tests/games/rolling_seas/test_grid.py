"""The squared paper: names, neighbours, pieces, lines of sight."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.games.rolling_seas import grid
from flibuste.games.rolling_seas.grid import cell_named, cells_of, mask_of
from tests.rules import rule

CELL = st.integers(0, grid.CELLS - 1)
MASK = st.sets(CELL, max_size=40).map(lambda cells: mask_of(sorted(cells)))


def test_cells_are_named_by_column_and_row() -> None:
    assert [grid.cell_name(cell) for cell in (0, 18, 19, 284)] == ["A1", "S1", "A2", "S15"]
    assert all(cell_named(grid.cell_name(cell)) == cell for cell in range(grid.CELLS))


@pytest.mark.parametrize("name", ["", "T1", "A0", "A16", "a1", "A01", "1A", "A²"])
def test_a_wrong_name_says_what_would_be_right(name: str) -> None:
    with pytest.raises(ValueError, match="write a column A to S and a row 1 to 15"):
        cell_named(name)


@rule("RS-DEF-001", "RS-DEF-002")
@given(CELL)
def test_steps_are_eight_and_adjacency_is_orthogonal(cell: int) -> None:
    steps = {grid.step(cell, heading) for heading in range(8)} - {grid.OFF_BOARD}
    assert mask_of(sorted(steps)) | 1 << cell == grid.spread(1 << cell)
    sides = {grid.step(cell, heading) for heading in (0, 2, 4, 6)} - {grid.OFF_BOARD}
    assert mask_of(sorted(sides)) == grid.beside(1 << cell)


@given(MASK)
def test_masks_and_lists_of_cells_say_the_same(mask: int) -> None:
    assert mask_of(cells_of(mask)) == mask
    assert len(cells_of(mask)) == mask.bit_count()


@given(MASK, MASK)
def test_what_spreads_together_spreads_apart(a: int, b: int) -> None:
    assert grid.spread(a | b) == grid.spread(a) | grid.spread(b)


def test_pieces_hang_together_by_corners_but_not_across_the_edge() -> None:
    assert grid.is_one_piece(mask_of([cell_named(name) for name in ("K4", "L5", "M4")]))
    assert not grid.is_one_piece(mask_of([cell_named(name) for name in ("S4", "A5")]))
    assert grid.is_one_piece(0)


@rule("RS-ADV-007")
def test_a_quarter_turn_takes_east_to_south() -> None:
    assert [grid.turned(1, 0, quarters) for quarters in range(4)] == [(1, 0), (0, 1), (-1, 0), (0, -1)]


@rule("RS-AMB-004")
@pytest.mark.parametrize(
    ("to", "inside"),
    [
        ((1, 0), []),
        ((1, 1), []),
        ((2, 0), [(1, 0)]),
        ((2, 2), [(1, 1)]),
        ((2, 1), [(1, 0), (1, 1)]),
        ((3, 1), [(1, 0), (2, 1)]),
        ((-2, 1), [(-1, 0), (-1, 1)]),
        ((3, 2), [(1, 0), (1, 1), (2, 1), (2, 2)]),
    ],
)
def test_a_line_of_sight_passes_through_the_inside_of_cells(to: tuple[int, int], inside: list[tuple[int, int]]) -> None:
    assert sorted(grid.crossed(*to)) == sorted(inside)


@given(st.integers(-3, 3), st.integers(-3, 3))
def test_sight_is_mutual(dx: int, dy: int) -> None:
    back = sorted((dx + x, dy + y) for x, y in grid.crossed(-dx, -dy))
    assert sorted(grid.crossed(dx, dy)) == back
