"""Exploring and visiting ports (RS-EXP, RS-POR)."""

from __future__ import annotations

import pytest

from flibuste.games.rolling_seas.chart import GRID
from tests.games.rolling_seas.scene import Scene, cells
from tests.rules import rule

# Explore --------------------------------------------------------------------------------------------------------------


@rule("RS-EXP-001", "RS-DEF-001")
def test_only_adjacent_land_that_is_no_port_and_not_explored() -> None:
    """H7 touches the port G7; H8 touches G8; I8 touches nothing."""
    assert Scene().at("H7").act().offers("explore") == []
    assert Scene().at("H8").act().offers("explore") == ["G8"]
    assert Scene().at("I8").act().offers("explore") == []
    assert Scene().at("H8").marked("explored", "G8").act().offers("explore") == []


@rule("RS-EXP-002")
@pytest.mark.parametrize(
    ("die", "gains"), [(1, (1, 0, 2)), (2, (1, 1, 2)), (3, (0, 2, 4)), (4, (2, 0, 2)), (5, (2, 1, 1)), (6, (3, 0, 1))]
)
def test_the_die_selects_the_line(die: int, gains: tuple[int, int, int]) -> None:
    scene = Scene().at("H8").with_(provisions=0).act(die=die).play("explore G8")
    assert (scene.sheet.story, scene.sheet.gold, scene.sheet.provisions) == gains


@rule("RS-EXP-003", "RS-EXP-004")
@pytest.mark.parametrize(
    ("ship", "cell", "gains"), [("R3", "S3", (1, 0, 3)), ("E8", "F8", (1, 1, 2)), ("C1", "B1", (2, 0, 2))]
)
def test_symbols_come_on_top(ship: str, cell: str, gains: tuple[int, int, int]) -> None:
    scene = Scene().at(ship).with_(provisions=0).act(die=1).play(f"explore {cell}")
    assert (scene.sheet.story, scene.sheet.gold, scene.sheet.provisions) == gains
    assert scene.board.explored == cells(cell)
    scene.act(die=1)
    assert cell not in scene.offers("explore")


@rule("RS-EXP-008", "RS-EXP-009", "RS-RES-004")
def test_cannons_are_built_before_the_surplus_is_struck() -> None:
    scene = Scene().at("H8").act(die=3).play("explore G8")
    assert scene.sheet.provisions == 9
    assert scene.options() == ["build", "done"]
    scene.play("build")
    assert not scene.offers("build") and (scene.sheet.cannons, scene.sheet.provisions) == (1, 4)
    kept = Scene().at("H8").act(die=3).play("explore G8", "done")
    assert not kept.offers("build") and (kept.sheet.cannons, kept.sheet.provisions, kept.sheet.provisions_ever) == (
        0,
        5,
        9,
    )


@rule("RS-EXP-008")
def test_several_cannons_may_be_built_up_to_seven() -> None:
    scene = Scene().at("H8").with_(ship=2, provisions=10, provisions_ever=10, cannons=5).act(die=3)
    stars = scene.sheet.stars
    scene.play("explore G8", "build", "build")
    assert scene.over and scene.sheet.cannons == 7 and scene.sheet.provisions == 4
    assert scene.sheet.stars == stars + 10


@rule("RS-EXP-006", "RS-EXP-002")
def test_the_monolith_pays_after_the_line() -> None:
    """E7 is a monolith; D7 touches it."""
    scene = Scene().at("D7").act(die=6).play("explore E7", "line 6")
    assert scene.sheet.story == 3 + 1 and scene.sheet.monoliths == 1
    second = Scene().at("D7").with_(monoliths=1).act(die=6).play("explore E7", "line 6")
    assert second.sheet.story == 3 + 2


@rule("RS-EXP-007", "RS-EXP-006", "RS-ACT-003")
def test_the_third_monolith_is_a_race_settled_when_the_turn_ends() -> None:
    scene = Scene(seats=4)
    for seat in range(4):
        scene.at("D7", seat).with_(seat, monoliths=2, provisions=0)
    scene.act(die=6)
    scene.play("explore E7", "line 6", seat=2).play("explore E7", "line 6", seat=0)
    assert [sheet.treasure for sheet in scene.state.sheets] == [0, 0, 0, 0]
    scene.play("stop", seat=1).play("stop", seat=3)
    assert [sheet.treasure for sheet in scene.state.sheets] == [1, 0, 1, 0]
    assert [sheet.stars for sheet in scene.state.sheets] == [15, 0, 15, 0]
    scene.act(die=6).play("explore E7", "line 6", seat=3)
    for seat in (0, 1, 2):
        scene.play("stop", seat=seat)
    assert scene.state.sheets[3].treasure == 2 and scene.state.tier == 3
    scene.act(die=6).play("explore E7", "line 6", seat=1)
    for seat in (0, 2, 3):
        scene.play("stop", seat=seat)
    assert scene.state.sheets[1].treasure == 3 and scene.state.tier == 3
    assert [sheet.stars for sheet in scene.state.sheets] == [15, 5, 15, 10]


# Ports ----------------------------------------------------------------------------------------------------------------


@rule("RS-POR-001")
def test_a_port_is_visited_from_a_cell_beside_it() -> None:
    assert Scene().at("H7").act().offers("visit") == ["G7"]
    assert Scene().at("H6").act().offers("visit") == []


@rule("RS-POR-002")
def test_the_story_is_written_before_the_port_adds_to_it() -> None:
    scene = Scene().at("H7").with_(story=9).act().play("visit G7")
    assert scene.over and scene.sheet.fame == [9] and scene.sheet.story == 10
    assert scene.board.visited == 1 << scene.state.book.chart.port_at[GRID.named("G7")]


@rule("RS-POR-003")
def test_a_port_hears_the_story_once_but_sells_again() -> None:
    scene = Scene().at("H7").with_(story=9, gold=1).act().play("visit G7", "done").act().play("visit G7")
    assert scene.sheet.fame == [9] and scene.sheet.story == 10
    assert scene.offers("buy") == ["cannon"]


@rule("RS-POR-004", "RS-POR-005", "RS-POR-007")
def test_services_may_come_in_any_order_and_may_be_left_out() -> None:
    scene = Scene().at("H7").with_(gold=10, provisions=0).act().play("visit G7")
    assert scene.options() == ["buy ship", "buy cannon", "buy refill", "done"]
    scene.play("buy refill", "buy ship", "buy cannon")
    assert (scene.sheet.provisions, scene.sheet.ship, scene.sheet.cannons, scene.sheet.gold) == (5, 1, 1, 4)
    assert not scene.play("done").offers("buy")


@rule("RS-POR-005")
def test_ships_are_bought_in_order_and_both_in_one_visit() -> None:
    scene = Scene().at("H7").with_(gold=9).act().play("visit G7", "buy ship", "buy ship")
    assert (scene.sheet.ship, scene.sheet.hold, scene.sheet.gold, scene.sheet.stars) == (2, 10, 0, 10)
    assert scene.over
    assert "ship" not in Scene().at("H7").with_(gold=3).act().play("visit G7").offers("buy")
    assert "ship" not in Scene().at("H7").with_(gold=25, ship=2).act().play("visit G7").offers("buy")


@rule("RS-POR-006")
def test_the_hold_is_refilled_once_and_never_when_full() -> None:
    full = Scene().at("H7").with_(gold=1).act().play("visit G7")
    assert "refill" not in full.offers("buy")
    scene = Scene().at("H7").with_(gold=6, provisions=0).act().play("visit G7", "buy refill", "buy ship")
    assert scene.sheet.provisions < scene.sheet.hold and "refill" not in scene.offers("buy")


@rule("RS-POR-007")
def test_cannons_cost_what_their_labels_say() -> None:
    scene = Scene().at("H7").with_(gold=19, ship=2).act().play("visit G7")
    paid, stars = [], scene.sheet.stars
    for _ in range(7):
        before = scene.sheet.gold
        scene.play("buy cannon")
        paid.append(before - scene.sheet.gold)
    assert paid == [1, 2, 2, 3, 3, 4, 4] and scene.sheet.stars == stars + 10 and scene.sheet.wind == 1
    assert not scene.offers("buy")


@rule("RS-POR-008")
def test_gold_from_a_bonus_is_spent_in_the_same_visit() -> None:
    """The port's own story is box 8, which gives a coin."""
    scene = Scene().at("H7").with_(story=7).act().play("visit G7")
    assert scene.sheet.gold == 1 and scene.offers("buy") == ["cannon"]
