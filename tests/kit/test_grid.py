"""Squared paper, against the plain definitions on pairs of coordinates."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis.strategies import DrawFn, booleans, composite, integers

from flibuste.kernel import BadPosition
from flibuste.kit.grid import HEADINGS, OFF_GRID, STEP_X, STEP_Y, Grid, cells_of, crossed, first_of, mask_of
from flibuste.kit.grid_kinds import Cell
from flibuste.kit.grid_shapes import TURNS, Shape, covered, drawn, images, lay, oriented, turned

Point = tuple[int, int]

STRAIGHT = [(0, -1), (1, 0), (0, 1), (-1, 0)]
EIGHT = list(zip(STEP_X, STEP_Y, strict=True))


@composite
def papers(draw: DrawFn) -> tuple[Grid, set[Point]]:
    """A small grid, with a guard or without, with some of its cells."""
    grid = Grid(draw(integers(1, 6)), draw(integers(1, 6)), draw(booleans()))
    wanted = draw(integers(0, (1 << 36) - 1))
    every = [(x, y) for y in range(grid.height) for x in range(grid.width)]
    return grid, {point for number, point in enumerate(every) if wanted >> number & 1}


def masked(grid: Grid, points: set[Point]) -> int:
    return mask_of([grid.cell_at(x, y) for x, y in points])


def points_of(grid: Grid, mask: int) -> set[Point]:
    return {(grid.column(cell), grid.row(cell)) for cell in cells_of(mask)}


@pytest.mark.parametrize("mask", [0, *(1 << bit for bit in (0, 30, 31, 32, 62, 63, 64, 95, 300)), (1 << 130) - 1])
def test_the_cells_of_a_mask_are_its_bits(mask):
    assert cells_of(mask) == [cell for cell in range(mask.bit_length()) if mask >> cell & 1]


def neighbours(grid: Grid, points: set[Point], steps: list[Point]) -> set[Point]:
    near = {(x + dx, y + dy) for x, y in points for dx, dy in steps}
    return {(x, y) for x, y in near - points if 0 <= x < grid.width and 0 <= y < grid.height}


@given(papers())
def test_neighbours_never_leave_the_paper_nor_go_round_its_edge(paper: tuple[Grid, set[Point]]) -> None:
    grid, points = paper
    mask = masked(grid, points)
    assert points_of(grid, mask) == points
    assert points_of(grid, grid.beside(mask)) == neighbours(grid, points, STRAIGHT)
    assert points_of(grid, grid.around(mask)) == neighbours(grid, points, EIGHT)
    assert grid.spread(mask) == mask | grid.around(mask)


@given(papers())
def test_pieces_are_what_hangs_together_by_straight_steps(paper: tuple[Grid, set[Point]]) -> None:
    grid, points = paper
    mask = masked(grid, points)
    pieces = grid.pieces(mask)
    assert sum(pieces) == mask
    assert [first_of(piece) for piece in pieces] == sorted(first_of(piece) for piece in pieces)
    for piece in pieces:
        assert not grid.beside(piece) & mask
        assert sum(grid.rings(piece & -piece, mask)) == piece == grid.flood(piece & -piece, mask)


@given(papers())
def test_rings_count_the_steps(paper: tuple[Grid, set[Point]]) -> None:
    grid, points = paper
    mask = masked(grid, points)
    rings = grid.rings(mask & -mask, mask)
    for ring, further in itertools.pairwise(rings):
        assert further & ~grid.beside(ring) == 0


@given(papers())
def test_one_piece_by_steps_in_eight_directions(paper: tuple[Grid, set[Point]]) -> None:
    grid, points = paper
    left = set(points)
    edge = {left.pop()} if left else set()
    while edge:
        edge = neighbours(grid, edge, EIGHT) & left
        left -= edge
    assert grid.is_one_piece(masked(grid, points)) == (not left)


@given(papers(), integers(0, 6))
def test_two_cells_that_touch_by_a_corner_alone(paper: tuple[Grid, set[Point]], width: int) -> None:
    grid, points = paper
    width = min(width, grid.width)
    expected = set()
    for x in range(width - 1):
        for y in range(grid.height - 1):
            block = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} & points
            if block in ({(x, y), (x + 1, y + 1)}, {(x + 1, y), (x, y + 1)}):
                expected.add((x, y))
    assert points_of(grid, grid.corner_contacts(masked(grid, points), grid.box(0, 0, width, grid.height))) == expected


def test_cells_have_names_and_neighbours() -> None:
    grid = Grid(19, 15)
    k4 = grid.named("K4")
    assert (grid.column(k4), grid.row(k4), grid.name(k4)) == (10, 3, "K4")
    around = [grid.name(grid.step(k4, heading)) for heading in range(len(HEADINGS))]
    assert around == ["K3", "L3", "L4", "L5", "K5", "J5", "J4", "J3"]
    assert grid.step(grid.named("A1"), HEADINGS.index("W")) == OFF_GRID
    assert grid.step(grid.named("S15"), HEADINGS.index("SE")) == OFF_GRID
    assert grid.distance(k4, grid.named("A1")) == 10
    assert grid.row_mask(0).bit_count() == 19 and grid.column_mask(18) >> grid.named("S15") & 1
    assert grid.box(10, 3, 2, 2) == mask_of([grid.named(name) for name in ("K4", "L4", "K5", "L5")])


@pytest.mark.parametrize("name", ["", "4", "T1", "A0", "A16", "k4", "K04", "K4 ", "K²"])
def test_a_wrong_name_is_told_what_would_be_right(name: str) -> None:
    with pytest.raises(ValueError, match="is not a cell: write a column A to S and a row 1 to 15"):
        Grid(19, 15).named(name)


@pytest.mark.parametrize(("width", "height"), [(0, 3), (27, 3), (3, 0)])
def test_a_grid_has_columns_with_letters_and_a_row(width: int, height: int) -> None:
    with pytest.raises(ValueError, match="A grid has 1 to 26 columns and a row at least"):
        Grid(width, height)


@pytest.mark.parametrize(
    ("to", "inside"),
    [
        ((1, 0), []),
        ((1, 1), []),
        ((3, 0), [(1, 0), (2, 0)]),
        ((2, 2), [(1, 1)]),
        ((2, 1), [(1, 0), (1, 1)]),
        ((3, 1), [(1, 0), (2, 1)]),
        ((-2, 1), [(-1, 0), (-1, 1)]),
        ((3, 2), [(1, 0), (1, 1), (2, 1), (2, 2)]),
    ],
)
def test_a_segment_passes_through_cells_but_not_through_corners(to: Point, inside: list[Point]) -> None:
    assert sorted(crossed(*to)) == inside


@given(integers(-3, 3), integers(-3, 3))
def test_a_segment_passes_through_the_same_cells_both_ways(dx: int, dy: int) -> None:
    assert sorted(crossed(dx, dy)) == sorted((dx + x, dy + y) for x, y in crossed(-dx, -dy))


def test_turning_is_clockwise_and_four_quarters_are_none() -> None:
    assert [turned(1, 0, quarters) for quarters in range(5)] == [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 0)]


@pytest.mark.parametrize(
    ("rows", "turns"),
    [
        (["#"], ["r0"]),
        (["##"], ["r0", "r1"]),
        (["##", "##"], ["r0"]),
        (["#.", "##"], ["r0", "r1", "r2", "r3"]),
        (["#.", "#.", "##"], TURNS),
        (["##.", ".##"], ["r0", "r1", "m0", "m1"]),
    ],
)
def test_a_shape_has_as_many_images_as_differ(rows: list[str], turns: list[str]) -> None:
    assert [TURNS[turn] for turn, _ in images(drawn(rows))] == turns


def test_an_image_keeps_the_order_of_its_cells() -> None:
    assert oriented(drawn(["##", "#."]), TURNS.index("r1")) == [(1, 0), (1, 1), (0, 0)]
    assert oriented(drawn(["##", "#."]), TURNS.index("m0")) == [(1, 0), (0, 0), (1, 1)]


def test_a_shape_covers_cells_in_its_own_order() -> None:
    grid = Grid(19, 15, guard=False)
    corner = [(0, 0), (1, 0), (1, 1)]
    assert [grid.name(cell) for cell in covered(grid, corner, grid.named("K4"))] == ["K4", "L4", "L5"]
    assert covered(grid, corner, grid.named("S4")) == []


def test_shapes_are_moved_over_paper_with_a_guard() -> None:
    with pytest.raises(ValueError, match="with a guard"):
        Shape(Grid(3, 3, guard=False), [(0, 0)])


@given(papers(), integers(0, 1 << 60))
def test_ways_are_all_places_on_the_ground(paper: tuple[Grid, set[Point]], near: int) -> None:
    grid, points = Grid(paper[0].width, paper[0].height), paper[1]
    cells = drawn(["##.", ".#.", ".##"])
    ground, shape = masked(grid, points), Shape(grid, cells)
    tried = [lay(grid, cells, cell, turn) for cell in cells_of(grid.all) for turn, _ in images(cells)]
    laid = [mask for mask in tried if mask and mask & ground == mask]
    assert [shape.placed(way).mask for way in shape.ways(ground, grid.all)] == laid
    assert [shape.placed(way).mask for way in shape.ways(ground, near)] == [mask for mask in laid if mask & near]
    for way in shape.ways(ground, ground):
        place = shape.placed(way)
        assert way == place.cell * len(TURNS) + place.turn and lay(grid, cells, place.cell, place.turn) == place.mask
        assert place.halo == grid.beside(place.mask) and place.first == first_of(place.mask)


def test_cells_stand_in_documents_by_name() -> None:
    grid = Grid(19, 15)
    assert Cell(grid).write(None, grid.named("K4")) == "K4" and Cell(grid).read(None, "ship", "K4") == grid.named("K4")
    assert (
        Cell(grid, none=True).write(None, OFF_GRID) is None and Cell(grid, none=True).read(None, "", None) == OFF_GRID
    )


@pytest.mark.parametrize(
    ("document", "sentence"),
    [("Z9", "Ship is wrong: 'Z9' is not a cell: write a column A to S"), (4, "Ship is 4; it should be the name of")],
)
def test_a_wrong_cell_is_named(document: object, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        Cell(Grid(19, 15)).read(None, "ship", document)
