"""Currents and pirates: RS-CUR, and what they do in the cells (RS-CEL)."""

from __future__ import annotations

from tests.games.rolling_seas.scene import Scene, cells
from tests.rules import rule

# Currents -------------------------------------------------------------------------------------------------------------


@rule("RS-CEL-005", "RS-CEL-006", "RS-CUR-001")
def test_a_current_carries_to_its_exit_for_nothing() -> None:
    """The Great Current on E4 F4 G4 H4 leads to I4."""
    scene = Scene().at("D4").current("great-current", "E4").act("E W S").play("wind E", "sail E")
    assert scene.ship == "I4" and (scene.board.moves, scene.sheet.story) == (2, 2)
    assert not scene.board.flows and not cells("E4 F4 G4 H4 I4") & ~scene.board.wake


@rule("RS-CEL-009", "RS-CEL-006")
def test_a_current_is_entered_anywhere_and_counts_what_is_passed() -> None:
    scene = Scene().at("G5").current("great-current", "E4").act("N W S").play("wind N", "sail N")
    assert scene.ship == "I4" and scene.sheet.story == 1
    assert scene.board.flows == cells("E4 F4")
    last = Scene().at("H5").current("great-current", "E4").act("N W S").play("wind N", "sail N")
    assert last.ship == "I4" and last.sheet.story == 0


@rule("RS-CEL-007")
def test_a_ride_ends_on_a_spent_cell() -> None:
    scene = Scene().at("D4").current("great-current", "E4").entered("flows", "G4")
    scene.act("E W S").play("wind E", "sail E")
    assert scene.ship == "G4" and scene.sheet.story == 1
    assert scene.play("sail E").ship == "I4" and scene.sheet.story == 1


@rule("RS-CEL-006")
def test_currents_end_to_end_count_together() -> None:
    """The Tide Race I4 J4 begins where the Great Current ends: H4 and I4 make a pair across the two."""
    joined = Scene().at("H5").current("great-current", "E4").current("tide-race", "I4").entered("flows", "J4")
    joined.act("N W S").play("wind N", "sail N")
    assert joined.ship == "J4" and joined.sheet.story == 1
    odd = (
        Scene().at("H5").current("great-current", "E4").current("tide-race", "I4").act("N W S").play("wind N", "sail N")
    )
    assert odd.ship == "K4" and odd.sheet.story == 1  # H4 I4 J4: one pair


@rule("RS-CEL-008")
def test_what_waits_at_the_exit_must_be_affordable() -> None:
    scene = Scene().at("D4").with_(provisions=0).current("great-current", "E4").drawn("monsters", "I4").act("E W S")
    assert "E" not in scene.play("wind E").offers("sail")
    paid = Scene().at("D4").current("great-current", "E4").drawn("monsters", "I4").act("E W S").play("wind E", "sail E")
    assert (paid.sheet.story, paid.sheet.provisions) == (4, 4)


@rule("RS-CEL-008")
def test_a_peril_at_the_exit_must_be_left() -> None:
    scene = Scene().at("D4").with_(provisions=0).current("great-current", "E4").drawn("perils", "I4").act("E W S")
    scene.play("wind E", "sail E")
    assert scene.ship == "I4" and "stop" not in scene.options()
    stuck = Scene().at("B4").with_(provisions=0).current("great-current", "E4").drawn("perils", "I4").act("E W S")
    assert "E" not in stuck.play("wind E", "sail E", "sail E").offers("sail")


@rule("RS-CEL-008", "RS-CEL-012")
def test_pirates_at_the_exit_end_the_move() -> None:
    """The Tide Race on N9 N10 leads south onto the pirates of N11."""
    scene = Scene().at("N8").current("tide-race", "N9", 1).act("S W E").play("wind S", "sail S")
    assert scene.over and scene.ship == "N11" and scene.sheet.story == 1 + 3


# Pirates --------------------------------------------------------------------------------------------------------------


@rule("RS-CEL-011", "RS-CEL-012")
def test_weak_crews_pay_pirates_and_stop() -> None:
    scene = Scene().at("N10").with_(wind=2).act("S W E").play("wind S", "sail S")
    assert scene.over and scene.ship == "N11"
    assert (scene.sheet.story, scene.sheet.gold, scene.sheet.provisions, scene.sheet.wind) == (3, 2, 2, 2)
    poor = Scene().at("N10").with_(provisions=2).act("S W E").play("wind S")
    assert "S" not in poor.offers("sail")


@rule("RS-CEL-010", "RS-CEL-012", "RS-CEL-013")
def test_strong_crews_choose_a_notebook_line_and_stop() -> None:
    scene = Scene().at("N10").with_(cannons=3, pirate_power=3, wind=1, provisions=0).act("S W E", die=6)
    scene.play("wind S", "sail S")
    assert scene.options() == ["line 1", "line 2", "line 3"]
    scene.play("line 3")
    assert scene.over and (scene.sheet.story, scene.sheet.gold, scene.sheet.provisions) == (3, 4, 4)
    assert not scene.board.explored


@rule("RS-CEL-010")
def test_seven_cannons_still_choose_among_six_lines() -> None:
    scene = Scene().at("N10").with_(cannons=7).act("S W E").play("wind S", "sail S")
    assert scene.offers("line") == ["1", "2", "3", "4", "5", "6"]


@rule("RS-CEL-013")
def test_surplus_from_pirates_is_struck_and_builds_nothing() -> None:
    scene = Scene().at("N10").with_(cannons=3).act("S W E").play("wind S", "sail S", "line 3")
    assert scene.over and scene.sheet.provisions == 5 and scene.sheet.cannons == 3


@rule("RS-CEL-012")
def test_pirates_met_by_a_wind_before_the_action_leave_what_is_done_on_the_spot() -> None:
    """D6 is a pirate cell beside the land E6."""
    scene = Scene().at("D5").with_(wind=2).act("S W E", die=1).play("gust S")
    assert scene.offers("wind") == scene.offers("gust") == []
    assert scene.options() == ["explore E6", "stop"]
    assert scene.play("explore E6").over


@rule("RS-CEL-012")
def test_pirates_on_the_open_sea_end_the_turn_at_once() -> None:
    scene = Scene().at("N10").with_(wind=1, monoliths=3)
    scene.marked("explored", scene.board.chart.land & ~scene.board.chart.port_cells)
    assert scene.act("S W E").play("gust S").over and scene.ship == "N11"


@rule("RS-DEF-005")
def test_pirates_are_met_once() -> None:
    scene = Scene().at("N10").act("S W E").play("wind S", "sail S")
    assert scene.board.pirates == scene.state.book.chart.pirates & ~cells("N11")
