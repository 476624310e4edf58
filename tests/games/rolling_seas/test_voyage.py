"""Sailing, winds in the sails and what waits in the cells (RS-NAV, RS-WIN, RS-CEL)."""

from __future__ import annotations

import pytest

from tests.games.rolling_seas.scene import Scene, cells
from tests.rules import rule

ALL_HEADINGS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]


# Navigate -------------------------------------------------------------------------------------------------------------


@rule("RS-NAV-001", "RS-DIC-003", "RS-ACT-001")
def test_the_winds_on_offer_are_those_rolled() -> None:
    assert Scene().at("J9").act("NE W SE").offers("wind") == ["NE", "SE", "W"]
    assert Scene().at("J9").act("NE W NE").offers("wind") == ["NE", "W"]


@rule("RS-NAV-002", "RS-NAV-004")
def test_movement_points_come_first_then_provisions() -> None:
    scene = Scene().at("J9").act("N W SE").play("wind N", "sail N")
    assert (scene.board.moves, scene.sheet.provisions) == (2, 5)
    scene.play("sail E")
    assert (scene.board.moves, scene.sheet.provisions) == (0, 4)


@rule("RS-NAV-002")
@pytest.mark.parametrize(("ship", "moves"), [(0, 3), (1, 4), (2, 5)])
def test_a_ship_gives_its_movement_points_every_time(ship: int, moves: int) -> None:
    scene = Scene().at("J9").with_(ship=ship, provisions=0).act("N W SE").play("wind N")
    assert scene.board.moves == moves
    scene.play("sail N", "stop").act("N W SE")
    assert scene.board.moves == moves


@rule("RS-NAV-003", "RS-NAV-005")
def test_without_provisions_only_what_three_points_pay_is_offered() -> None:
    scene = Scene().at("J9").with_(provisions=0).act("SE W N").play("wind SE")
    assert scene.offers("sail") == ["NE", "E", "SE", "S", "SW"]
    scene.play("sail SE")
    assert scene.offers("sail") == ["E", "SE", "S"]
    assert scene.play("sail S").over


@rule("RS-NAV-004")
def test_a_provision_may_be_spent_ahead() -> None:
    scene = Scene().at("J9").act("N W SE").play("wind N", "spend", "spend")
    assert (scene.board.moves, scene.sheet.provisions) == (5, 3)
    assert "spend" not in Scene().at("J9").with_(provisions=0).act("N W SE").play("wind N").options()


@rule("RS-NAV-004", "RS-NAV-009")
def test_spending_ahead_makes_room_for_a_refill() -> None:
    """The 22nd story box refills the hold: points bought before it are kept, and the hold is full again."""
    scene = (
        Scene().at("J9").with_(story=21).drawn("perils", "J8").act("N W SE").play("wind N", "spend", "spend", "sail N")
    )
    assert (scene.sheet.story, scene.board.moves, scene.sheet.provisions) == (22, 4, 5)


@rule("RS-NAV-006", "RS-DEF-006")
def test_land_rocks_and_the_edge_cannot_be_entered() -> None:
    """J1 lies on the northern edge; K5 to the south of K4 is land."""
    assert Scene().at("J1").act("N E S").play("wind N").offers("sail") == ["E", "SE", "S", "SW", "W"]
    assert "S" not in Scene().at("K4").act("S E N").play("wind S").offers("sail")
    rocky = Scene().at("J9").drawn("rocks", "J8 I9").act("N E S").play("wind N")
    assert rocky.offers("sail") == ["NE", "E", "SE", "S", "SW", "NW"]


@rule("RS-NAV-006")
def test_slipping_between_two_corners_is_allowed() -> None:
    scene = Scene().at("J9").drawn("rocks", "J8 K9").act("NE E S").play("wind NE")
    assert "NE" in scene.offers("sail")


@rule("RS-NAV-005", "RS-NAV-008")
def test_the_line_may_be_crossed_and_leaves_its_mark() -> None:
    scene = Scene().at("J9").act("N W S").play("wind N", "sail N", "sail S")
    assert scene.ship == "J9"
    assert scene.board.wake == cells("J9 J8")


@rule("RS-NAV-007")
def test_step_and_cell_must_be_paid_together() -> None:
    """With no point left, a single provision pays the step or the monster, not both."""
    poor = Scene().at("J9").with_(provisions=1).drawn("monsters", "I6").act("N W S").play("wind N", "sail N", "sail NW")
    assert poor.ship == "I7" and (poor.board.moves, poor.sheet.provisions) == (0, 1)
    assert "N" not in poor.offers("sail")
    rich = Scene().at("J9").with_(provisions=2).drawn("monsters", "I6").act("N W S").play("wind N", "sail N", "sail NW")
    assert rich.play("sail N").sheet.provisions == 0 and rich.sheet.story == 2


# Winds in the sails ---------------------------------------------------------------------------------------------------


@rule("RS-WIN-001", "RS-WIN-002", "RS-WIN-005")
def test_a_wind_is_a_free_step_anywhere_at_the_start_or_the_end() -> None:
    scene = Scene().at("J9").with_(wind=2, provisions=0).act("N W S")
    assert scene.offers("gust") == ALL_HEADINGS
    scene.play("gust SE")
    assert scene.ship == "K10" and (scene.board.moves, scene.sheet.wind) == (3, 1)
    scene.play("wind N", "sail N", "gust S")
    assert scene.ship == "K10" and scene.over


@rule("RS-WIN-001")
def test_after_a_wind_at_the_end_there_is_no_more_sailing() -> None:
    scene = Scene().at("J9").with_(wind=2).act("N W S").play("wind N", "sail N", "gust E")
    assert scene.offers("sail") == [] and scene.offers("gust") == ALL_HEADINGS
    assert scene.options()[-1] == "stop"


@rule("RS-WIN-003")
def test_a_wind_enters_cells_under_the_rules_of_sailing() -> None:
    scene = Scene().at("J9").with_(wind=1, provisions=0).drawn("rocks", "J8").drawn("monsters", "K9").act("N W S")
    assert "N" not in scene.offers("gust") and "E" not in scene.offers("gust")
    paid = Scene().at("J9").with_(wind=1).drawn("monsters", "K9").act("N W S").play("gust E")
    assert (paid.sheet.story, paid.sheet.provisions) == (2, 4)


@rule("RS-WIN-004")
def test_a_wind_takes_the_ship_to_a_coast_and_away_again() -> None:
    """H8 touches the land cell G8 and not the port on G7."""
    scene = Scene().at("I8").with_(wind=2).act("N W S", die=4).play("gust W", "explore G8", "done")
    assert scene.sheet.story == 2
    assert scene.play("gust E").ship == "I8"


@rule("RS-WIN-006")
def test_a_wind_gained_in_the_action_may_end_it() -> None:
    """Line 6 gives 3 story; the 15th box gives a wind."""
    scene = Scene().at("H8").with_(story=12).act("N W S", die=6).play("explore G8", "done")
    assert scene.sheet.wind == 1 and scene.offers("gust")


@rule("RS-ACT-002")
def test_one_may_always_stay_where_one_is() -> None:
    scene = Scene().at("J9").act("N W S")
    assert scene.options()[-1] == "stop"
    assert scene.play("stop").over and scene.ship == "J9"


# Monsters and perils --------------------------------------------------------------------------------------------------


@rule("RS-CEL-001", "RS-CEL-002", "RS-DEF-005")
def test_a_monster_takes_a_provision_and_gives_two_story_once() -> None:
    scene = Scene().at("J9").drawn("monsters", "J8").act("N W S").play("wind N", "sail N")
    assert (scene.sheet.story, scene.sheet.provisions) == (2, 4)
    assert "stop" in scene.options()
    scene.play("sail S", "sail N")
    assert scene.sheet.story == 2 and not scene.board.monsters


@rule("RS-CEL-001")
def test_cannons_beat_a_monster_for_nothing() -> None:
    scene = Scene().at("J9").with_(cannons=2, monster_power=2, provisions=0).drawn("monsters", "J8").act("N W S")
    scene.play("wind N", "sail N")
    assert scene.sheet.story == 2
    weak = Scene().at("J9").with_(cannons=2, monster_power=3, provisions=0).drawn("monsters", "J8").act("N W S")
    assert "N" not in weak.play("wind N").offers("sail")


@rule("RS-CEL-002")
def test_payment_comes_before_a_refill() -> None:
    """The second story of the monster is box 22, which refills the hold."""
    scene = Scene().at("J9").with_(story=20).drawn("monsters", "J8").act("N W S").play("wind N", "sail N")
    assert scene.sheet.provisions == 5
    empty = Scene().at("J9").with_(story=20, provisions=0).drawn("monsters", "J8").act("N W S").play("wind N")
    assert "N" not in empty.offers("sail")


@rule("RS-CEL-003")
def test_nobody_stops_on_a_peril() -> None:
    scene = Scene().at("J9").drawn("perils", "J8").act("N W S").play("wind N", "sail N")
    assert scene.sheet.story == 1
    assert "stop" not in scene.options()


@rule("RS-CEL-003")
def test_a_peril_that_cannot_be_left_is_not_offered() -> None:
    """Three points, wind N, no provisions: after N, N the third step must not enter the peril; two points may."""
    scene = Scene().at("J12").with_(provisions=0).drawn("perils", "J9").act("N W S").play("wind N", "sail N", "sail N")
    assert "N" not in scene.offers("sail")
    early = Scene().at("J10").with_(provisions=0).drawn("perils", "J9").act("N W S").play("wind N", "sail N")
    assert early.offers("sail") == ["N", "NE", "NW"]
    windy = Scene().at("J12").with_(provisions=0, wind=1).drawn("perils", "J9").act("N W S").play("wind N")
    windy.play("sail N", "sail N", "sail N")
    assert windy.options() == [f"gust {heading}" for heading in ALL_HEADINGS]


@rule("RS-CEL-003", "RS-CEL-004")
def test_two_perils_side_by_side_can_be_left_by_going_back() -> None:
    """Rocks and land but for the south: the ship goes in, on, and back onto the first peril, ordinary sea by then."""
    walls = "I6 J6 I7 K7 I8 K8 I9 K9 I10 K10"
    scene = Scene().at("J9").drawn("rocks", walls).drawn("perils", "J8 J7").with_(provisions=5).act("N W E")
    scene.play("wind N", "sail N", "sail N")
    assert scene.offers("sail") == ["S"]
    scene.play("sail S")
    assert scene.ship == "J8" and "stop" in scene.options()


@rule("RS-CEL-003")
def test_no_exploring_and_no_visiting_from_a_fresh_peril() -> None:
    """H8 touches land; the ship comes there by a wind onto a peril."""
    scene = Scene().at("I8").with_(wind=1).drawn("perils", "H8").act("N W S").play("gust W")
    assert scene.offers("explore") == [] and "stop" not in scene.options()
    assert scene.offers("wind") == ["N", "S", "W"]


@rule("RS-CEL-003")
def test_spending_the_last_provision_must_leave_a_way_off_the_peril() -> None:
    """The only way on is a monster that takes the last provision: it must not become a movement point."""
    scene = Scene().at("J9").drawn("rocks", "I7 K7 I8 K8 I9 K9").drawn("perils", "J8").drawn("monsters", "J7")
    scene.with_(provisions=1).act("N W S").play("wind N", "sail N")
    assert scene.board.moves == 2 and scene.sheet.provisions == 1
    assert scene.offers("sail") == ["N"] and "spend" not in scene.options()
