"""The map: drawn at random under the rulebook's conditions; islands, frame, sea and places to build."""

from __future__ import annotations

from operator import is_

import pytest

from flibuste.data import DataError
from flibuste.games.amerigo import mapping
from flibuste.games.amerigo.book import MOST_CHARTS, Book
from flibuste.games.amerigo.chart import Chart, Ground, lakes
from flibuste.games.amerigo.mapping import draw_map, fault, illegal
from flibuste.games.amerigo.places import GRID, PLACES, frame_space, is_frame
from flibuste.games.amerigo.tables import KINDS, load_tables
from flibuste.kernel import Generator
from flibuste.kit.grid import cells_of, first_of
from tests.games.amerigo.maps import chart_for, tables
from tests.rules import rule

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def place(name: str) -> int:
    return PLACES.index(name)


def drawn(seats: int, seed: int) -> Chart:
    layout = tables().layouts[seats]
    return draw_map(Generator(b"", seed), tables(), layout.rows, layout.columns)


@rule("AM-SET-002", "AM-SET-003", "AM-SET-004", "AM-SET-006", "AM-SET-007")
@SEATS
def test_a_random_map_is_legal(seats: int) -> None:
    for seed in range(12):
        chart = drawn(seats, seed)
        tiles = [packed // 4 for packed in chart.layout]
        assert len(tiles) == len(set(tiles)) == {2: 9, 3: 12, 4: 16}[seats]
        assert (chart.land | chart.water).bit_count() == 25 * len(tiles) and not chart.land & chart.water
        assert not lakes(chart) and not GRID.corner_contacts(chart.land, chart.land | chart.water)
        assert sum(chart.islands) == chart.land
        assert chart.large == [island.bit_count() >= 20 for island in chart.islands]
        assert 1 <= sum(chart.large) <= 5
        assert chart.anchors.bit_count() == chart.posts.bit_count() == len(set(chart.post_of.values()))


@rule("AM-SET-002")
@SEATS
def test_maps_differ_in_tiles_places_and_turns(seats: int) -> None:
    layouts = [drawn(seats, seed).layout for seed in range(30)]
    assert len({tuple(layout) for layout in layouts}) == 30
    assert len({layout[0] // 4 for layout in layouts}) > 8 and {layout[0] % 4 for layout in layouts} == {0, 1, 2, 3}


ISLANDS = {
    2: "L1:35 B2:4 E3:4 C7:8 L7:11 C11:25 L12:9",
    3: "G1:5 B2:24 I2:5 M2:12 Q2:20 G7:27 M7:4 B11:12 L12:9 Q12:9",
    4: "B1:11 G1:12 L1:13 R2:12 M6:16 B7:9 F7:5 I7:3 L8:4 C11:18 G11:5 N11:24 L16:23 S16:9 B17:8",
}


@rule("AM-SET-006", "AM-SET-007")
@SEATS
def test_islands_are_joined_across_the_tiles(seats: int) -> None:
    chart = chart_for(seats)
    assert fault(tables(), chart) == ""
    named = [f"{GRID.name(first_of(island))}:{island.bit_count()}" for island in chart.islands]
    assert sorted(named) == sorted(ISLANDS[seats].split())
    assert [first_of(island) for island in chart.islands] == sorted(first_of(island) for island in chart.islands)


@rule("AM-SET-008")
def test_symbols_stay_where_the_tiles_show_them() -> None:
    chart = chart_for(2)
    large = chart.islands[0]
    assert (large & chart.posts).bit_count() == 8
    assert [(large & symbol).bit_count() for symbol in chart.symbols] == [3, 1, 2, 0, 3]


@rule("AM-SET-005")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 12), (3, 14), (4, 16)])
def test_the_frame_has_a_space_for_each_outer_side_of_a_tile(seats: int, spaces: int) -> None:
    chart = chart_for(seats)
    assert len(chart.frame) == spaces and all(is_frame(space) for space in chart.frame)
    assert PLACES[frame_space(1, 2)] == "south-3"


@rule("AM-BLU-003")
def test_a_step_leads_to_water_beside_and_along_the_frame_round_its_corners() -> None:
    chart = chart_for(2)

    def around(name: str) -> set[str]:
        return {PLACES[at] for at in cells_of(chart.beside(1 << place(name)))}

    assert around("north-1") == {"west-1", "north-2", "A1", "B1", "C1", "D1", "E1"}
    assert around("north-3") == {"north-2", "east-1", "K1", "M1", "N1", "O1"}  # L1 is land
    assert around("A1") == {"north-1", "west-1", "B1", "A2"}
    assert around("D2") == {"D1", "E2", "D3"}  # an anchor; C2 is its trading post
    assert around("O3") == {"O2", "east-1"}  # N3 and O4 are land


@rule("AM-BLU-002", "AM-BLU-003")
def test_distances_are_the_least_steps() -> None:
    chart = chart_for(2)
    assert chart.steps(place("north-1"), place("D2")) == 2
    assert chart.steps(place("west-1"), place("east-3")) == 6  # along the frame
    assert chart.reach(place("A1"), 1) == chart.beside(1 << place("A1"))
    for start in cells_of(chart.sea):
        reached = 0
        for ring in chart.rings(start):
            assert not reached & ring
            reached |= ring
        assert reached == chart.sea
    with pytest.raises(ValueError, match="not joined by water"):
        chart.steps(place("A1"), place("B2"))


@rule("AM-GRN-002", "AM-GRN-005")
@SEATS
def test_places_to_build_lie_on_the_land_of_one_island(seats: int) -> None:
    chart = chart_for(seats)

    def all_grounds(kind: int) -> list[Ground]:
        return [chart.ground(kind, way) for way in tables().tiles[kind].shapes.ways(chart.land, chart.land)]

    for kind, tile in enumerate(tables().tiles):
        grounds = all_grounds(kind)
        assert len({ground.mask for ground in grounds}) == len(grounds) > 0
        for ground in grounds:
            assert ground.mask.bit_count() == tile.cells and not ground.mask & ~chart.islands[ground.island]
            assert ground.halo == GRID.beside(ground.mask)
    assert len(all_grounds(KINDS.index("NM1"))) == chart.land.bit_count()
    assert all(map(is_, all_grounds(KINDS.index("ND2")), all_grounds(KINDS.index("VD2"))))


@rule("AM-SET-003", "AM-SET-004", "AM-SET-007")
@pytest.mark.parametrize(
    ("layout", "complaint"),
    [
        ("T12/1 T14/1 T10/3 T06/0 T08/3 T05/2 T09/1 T01/3 T07/3", "the water on D8 is closed in by land"),
        ("T05/3 T10/3 T14/1 T13/0 T02/3 T16/0 T12/3 T08/3 T09/0", "by a corner only, south-east of E12"),
        ("T14/0 T16/2 T01/0 T15/1 T11/0 T02/3 T09/1 T08/3 T06/3", "there are 0 large islands; we want 1"),
        ("T04/3 T11/0 T08/1 T05/3 T15/1 T09/1 T14/2 T07/3 T02/2", "an island has 78 cells"),
    ],
)
def test_what_is_wrong_with_a_map_is_said(layout: str, complaint: str) -> None:
    keys = [island.key for island in tables().islands]
    tiles = [keys.index(tile[:3]) * 4 + int(tile[4]) for tile in layout.split()]
    assert complaint in fault(tables(), Chart(tables(), 3, 3, tiles))


@rule("AM-SET-007")
def test_a_map_with_more_large_islands_than_chests_is_not_legal() -> None:
    fewer = load_tables()
    fewer.chests = 1
    assert illegal(fewer, chart_for(2)) == "there are 2 large islands and 1 chests"
    assert illegal(tables(), chart_for(2)) == ""


def test_islands_of_which_no_map_can_be_laid_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mapping, "TRIES", 3)
    impossible = load_tables()
    impossible.least_large = 6
    with pytest.raises(DataError, match="In 3 tries no map could be laid"):
        draw_map(Generator(b"", 1), impossible, 3, 3)


def test_a_book_remembers_the_maps_used_last_and_not_more() -> None:
    book = Book(2, {})
    charts = [book.new_chart(Generator(b"", seed)) for seed in range(MOST_CHARTS)]
    assert book.chart(charts[0].layout) is charts[0]
    book.new_chart(Generator(b"", MOST_CHARTS))
    assert book.chart(charts[0].layout) is charts[0] and book.chart(charts[2].layout) is charts[2]
    assert book.chart(charts[1].layout) is not charts[1], "not used for longest"
