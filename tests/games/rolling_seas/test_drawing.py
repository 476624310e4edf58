"""Where adventures may be drawn (RS-ADV, RS-CUR, RS-ROC, RS-SOL)."""

from __future__ import annotations

import pytest

from flibuste.games.rolling_seas.chart import GRID, map_keys
from flibuste.kit.grid import LETTERS
from tests.games.rolling_seas.scene import Scene, cells
from tests.rules import rule


def mask_of_place(scene: Scene, place: str) -> int:
    """The cells that `kraken K4 r90` covers."""
    key, anchor, turn = place.split()
    table = scene.state.book.chart.placements(scene.card(key))
    return table.masks[table.place[GRID.named(anchor) * 4 + int(turn[1:]) // 90]]


def masks(scene: Scene, seat: int = 0) -> list[int]:
    """The placements on offer."""
    return [mask_of_place(scene, place) for place in scene.offers("place", seat)]


@rule("RS-ADV-006", "RS-ADV-008", "RS-ADV-009", "RS-DEF-004")
@pytest.mark.parametrize("map_", map_keys())
def test_a_shape_lies_on_blank_sea_and_touches_its_row_or_column(map_: str) -> None:
    scene = Scene(map=map_).meet("kraken")
    offered = masks(scene)
    assert offered and len(set(offered)) == len(offered)
    for mask in offered:
        assert mask.bit_count() == 3 and not mask & ~scene.board.blank
        assert mask & (GRID.row_mask(1) | GRID.column_mask(LETTERS.index("J")))


@rule("RS-DEF-004", "RS-ADV-008", "RS-NAV-008", "RS-SET-013", "RS-AMB-006")
def test_what_makes_a_cell_not_blank() -> None:
    scene = Scene(seats=2, ambush="yes").at("J8").drawn("perils", "J9").ambushed(1, "J4", "K4")
    scene.marked("drawn", "J10").marked("wake", "J12")
    blank = scene.board.blank
    assert not blank & cells("J8 J9 J10 J12 J4 K4 D6")  # D6: pirates
    assert blank & cells("J13")


@rule("RS-ADV-007")
def test_a_shape_may_be_turned_but_not_mirrored() -> None:
    offered = masks(Scene().meet("winding-current"))
    assert cells("K8 L8 L9 M9") in offered  # as printed
    assert cells("K8 K9 J9 J10") in offered  # turned by a quarter
    assert cells("K9 L9 L8 M8") not in offered  # mirrored


@rule("RS-ADV-010")
def test_without_room_on_row_and_column_it_goes_anywhere() -> None:
    scene = Scene()
    scene.marked("wake", scene.board.chart.sea & (GRID.row_mask(1) | GRID.column_mask(LETTERS.index("J"))))
    offered = masks(scene.meet("kraken"))
    assert offered and not any(mask & (GRID.row_mask(1) | GRID.column_mask(LETTERS.index("J"))) for mask in offered)


@rule("RS-ADV-011", "RS-ADV-015")
def test_without_any_room_the_card_is_ignored() -> None:
    scene = Scene()
    scene.marked("wake", scene.board.chart.sea & ~cells("C3 D3 C4")).at("B3").meet("kraken")
    assert masks(scene) == [cells("C3 D3 C4")]
    blocked = Scene()
    blocked.marked("wake", blocked.board.chart.sea & ~cells("C3 D3")).meet("kraken")
    assert blocked.is_drawn and not blocked.board.drawn


@rule("RS-ADV-012")
def test_a_port_keeps_a_place_to_stop() -> None:
    """Port 3 on L6 has the moorings M6 and L7."""
    scene = Scene().drawn("rocks", "M6").meet("waterspout")
    assert not any(mask & cells("L7") for mask in masks(scene))
    free = Scene().meet("waterspout")
    assert any(mask & cells("L7") for mask in masks(free))


@rule("RS-ADV-012")
def test_a_monster_does_not_close_a_port() -> None:
    """Port 5 on G7 has the moorings G6 and H7; the Leviathan may lie on the last free one."""
    scene = Scene().drawn("rocks", "H7").meet("leviathan")
    assert any(mask & cells("G6") for mask in masks(scene))
    closed_by_monsters = Scene().drawn("monsters", "M6").meet("waterspout")
    assert any(mask & cells("L7") for mask in masks(closed_by_monsters))


@rule("RS-ADV-013")
def test_rocks_never_cut_the_sea_in_two() -> None:
    """Row 11 of map 1 has the channel B10 B11 B12 between the coast and an island."""
    scene = Scene(seats=2).drawn("rocks", "C9", seat=1).drawn("rocks", "B9", seat=1)
    water = scene.state.book.chart.sea & ~scene.state.boards[1].rocks
    scene.meet("needles")
    assert all(GRID.is_one_piece(water & ~mask) for mask in masks(scene))
    table = scene.state.book.chart.placements(scene.card("needles"))
    cutting = [mask for mask in table.masks if not GRID.is_one_piece(water & ~mask)]
    assert cutting and not set(cutting) & set(masks(scene))


@rule("RS-ADV-014")
def test_the_ship_keeps_a_way_out() -> None:
    scene = Scene().at("J8").drawn("rocks", "I7 I8 I9 K7 K8 K9 J7").meet("kraken")
    assert not any(mask & cells("J9") for mask in masks(scene))
    peril = Scene().at("J8").drawn("rocks", "I7 I8 I9 K7 K8 K9 J7").meet("storm")
    assert any(mask & cells("J9") for mask in masks(peril))
    stuck = Scene().at("J8").drawn("rocks", "I7 I8 I9 K7 K8 K9 J7").drawn("monsters", "J9").meet("kraken")
    assert masks(stuck), "where no way out was left before, none can be taken"


@rule("RS-CUR-001", "RS-CUR-002")
def test_a_current_leads_onto_open_sea() -> None:
    scene = Scene().drawn("rocks", "M4").meet("tide-race")
    table = scene.state.book.chart.placements(scene.card("tide-race"))
    sea = scene.state.book.chart.sea
    for text in scene.offers("place"):
        _, anchor, turn = text.split()
        exit_ = table.exits[table.place[GRID.named(anchor) * 4 + int(turn[1:]) // 90]]
        assert exit_ & sea and not exit_ & scene.board.rocks
    assert "tide-race Q11 r270" in scene.offers("place")  # leads to Q9
    assert "tide-race Q10 r180" in scene.offers("place")  # leads to O10
    assert "tide-race Q10 r0" not in scene.offers("place")  # leads to S10, a monolith


@rule("RS-CUR-003")
def test_rocks_stay_off_the_exit_of_a_live_current() -> None:
    live = Scene(seats=2).current("tide-race", "Q11", 3).meet("ledge")  # Q11, Q10, exit Q9
    assert not any(mask & cells("Q9") for mask in masks(live, seat=1))
    spent = Scene(seats=2).current("tide-race", "Q11", 3).entered("flows", "Q10")
    assert any(mask & cells("Q9") for mask in masks(spent.meet("ledge"), seat=1))


@rule("RS-ROC-001", "RS-ADV-016")
def test_rocks_are_drawn_on_the_neighbours_board() -> None:
    """The Reef goes left: seat 1 receives the board of seat 0."""
    scene = Scene(seats=3).drawn("rocks", "E2").meet("reef")
    places = {seat: scene.offers("place", seat) for seat in range(3)}
    assert places[0] == places[2] != places[1]
    for seat in range(3):
        scene.play(f"place {scene.offers('place', seat)[seat]}", seat=seat)
    assert [board.rocks.bit_count() for board in scene.state.boards] == [4, 3, 3]
    assert scene.state.boards[0].rocks & ~cells("E2") == mask_of_place(scene, places[1][1])


@rule("RS-ROC-001", "RS-ROC-003")
@pytest.mark.parametrize(("key", "owner_of_seat_0"), [("reef", 2), ("breakers", 1)])
def test_left_and_right(key: str, owner_of_seat_0: int) -> None:
    scene = Scene(seats=3).meet(key)
    place = scene.offers("place")[0]
    for seat in range(3):
        scene.play(f"place {scene.offers('place', seat)[0 if seat == 0 else -1]}", seat=seat)
    assert scene.state.boards[owner_of_seat_0].rocks == mask_of_place(scene, place)


@rule("RS-ROC-002")
@pytest.mark.parametrize("key", ["reef", "breakers"])
def test_with_two_both_sides_are_the_other_player(key: str) -> None:
    scene = Scene(seats=2).meet(key)
    place = scene.offers("place")[0]
    scene.play(f"place {place}").play(f"place {scene.offers('place', 1)[-1]}", seat=1)
    assert scene.state.boards[1].rocks == mask_of_place(scene, place)


@rule("RS-SOL-001", "RS-SOL-002")
def test_alone_rocks_cover_the_crossing() -> None:
    """The Devil's Teeth: row 9, column I."""
    offered = masks(Scene().meet("devils-teeth"))
    assert offered and all(mask & cells("I9") for mask in offered)
    several = masks(Scene(seats=2).meet("devils-teeth"))
    assert len(several) > len(offered)


@rule("RS-SOL-003")
def test_alone_rocks_come_as_near_as_they_can_on_the_line_with_the_symbol() -> None:
    """The Needles (row 11, column C, symbol on the row) cannot cover C11, which is land; B11 is nearest."""
    offered = masks(Scene().meet("needles"))
    assert offered and all(mask & cells("B11") for mask in offered)


@rule("RS-SOL-003")
def test_alone_a_taken_crossing_pushes_rocks_along_the_column_with_the_symbol() -> None:
    """The Ledge: row 5, column Q, symbol on the column."""
    offered = masks(Scene().marked("wake", "Q5").meet("ledge"))
    assert offered and all(mask & cells("Q4") for mask in offered)  # Q6 is a pirate cell


@rule("RS-SOL-004")
def test_alone_rocks_take_the_other_line_then_any_place() -> None:
    scene = Scene()
    scene.marked("wake", scene.board.chart.sea & GRID.column_mask(LETTERS.index("Q")))
    offered = masks(scene.meet("ledge"))
    assert offered and all(mask & cells("P5") for mask in offered)
    nowhere = Scene()
    nowhere.marked("wake", nowhere.board.chart.sea & (GRID.column_mask(LETTERS.index("Q")) | GRID.row_mask(4)))
    free = masks(nowhere.meet("ledge"))
    assert len(free) > 100
