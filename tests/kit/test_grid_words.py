"""Words of whole rows say what the masks of the grid say."""

from __future__ import annotations

from random import Random

import pytest

from flibuste.kit.grid import Grid, cells_of, mask_of
from flibuste.kit.grid_words import Patches, hang_together, rows_of, rows_with, rows_without, steps_from, ways_on

GRIDS = [Grid(19, 15, guard=False), Grid(12, 9), Grid(26, 3), Grid(5, 40)]


def some(dice: Random, grid: Grid, count: int) -> int:
    return mask_of([dice.randrange(grid.cells) for _ in range(count)]) & grid.all


@pytest.mark.parametrize("grid", GRIDS)
def test_a_patch_touches_what_its_mask_touches(grid: Grid) -> None:
    dice, patches, masks = Random(1), Patches(grid), []
    for cell in cells_of(grid.all):
        masks.append(grid.spread(1 << cell))
        patches.add(masks[-1])
    for count in (1, 5, 40, 200):
        large = some(dice, grid, count)
        words = patches.cut(large)
        assert [patches.touches(at, words) for at in range(len(masks))] == [bool(mask & large) for mask in masks]


def test_an_empty_patch_touches_nothing() -> None:
    grid = GRIDS[0]
    patches = Patches(grid)
    patches.add(0)
    assert not patches.touches(0, patches.cut(grid.all))


@pytest.mark.parametrize("grid", GRIDS)
def test_steps_are_counted_as_rings_spread(grid: Grid) -> None:
    dice = Random(3)
    for _ in range(20):
        closed = some(dice, grid, 40)
        start = dice.choice(cells_of(grid.all & ~closed))
        steps = steps_from(start, ways_on(grid, grid.all), cells_of(closed), 6)
        reached, expected = 1 << start, [6] * grid.cells
        for away in range(6):
            for cell in cells_of(reached):
                expected[cell] = min(expected[cell], away)
            reached = grid.spread(reached) & ~closed
        assert list(steps) == expected


def test_a_patch_of_too_many_rows_is_refused() -> None:
    grid = Grid(19, 15, guard=False)
    with pytest.raises(ValueError, match="A patch may lie on 3 words of 57 bits, not on more"):
        Patches(grid).add(grid.column_mask(3))


@pytest.mark.parametrize("grid", GRIDS)
def test_rows_hang_together_as_masks_do(grid: Grid) -> None:
    dice = Random(2)
    for count in (1, 3, 20, 60, 150, 400) * 12:
        mask = some(dice, grid, count)
        one_piece = grid.spread(some(dice, grid, 1)) | grid.row_mask(1)
        for cells in (mask, grid.flood(mask & -mask, mask), one_piece):
            if cells:
                assert hang_together(rows_of(grid, cells)) == grid.is_one_piece(cells)


def test_rows_with_and_without_some_cells() -> None:
    grid, dice = Grid(19, 15, guard=False), Random(3)
    for _ in range(50):
        mask, few = some(dice, grid, 150), some(dice, grid, 8)
        rows = rows_of(grid, mask)
        assert list(rows_with(grid, cells_of(few), rows)) == list(rows_of(grid, mask & few))
        assert list(rows_without(grid, rows, cells_of(few))) == list(rows_of(grid, mask & ~few))
