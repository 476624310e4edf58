"""What the log tells: every amount for itself, in its order, with its reason."""

from __future__ import annotations

import pytest

from flibuste.games.rolling_seas import events
from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.ledger import opened, report
from flibuste.games.rolling_seas.state import RollingSeas
from tests.games.rolling_seas.scene import Scene
from tests.games.rolling_seas.test_ambush import fight, two
from tests.rules import rule

PORTS_BUT_G7 = [GRID.name(cell) for cell in Scene().board.chart.ports if GRID.name(cell) != "G7"]
GOLD = 1  # the track, as events count them


def names(scene: Scene, first: str) -> list[str]:
    """The kinds of what happened from an event on."""
    kinds = [str(event[0]) for event in scene.events]
    return kinds[kinds.index(first) :]


@rule("RS-RES-003", "RS-POR-002")
def test_a_bonus_comes_after_the_box_that_gives_it() -> None:
    scene = Scene().at("H7").with_(story=7, gold=0, gold_ever=4).act("S W E").play("visit G7")
    told = names(scene, "told-story")[:6]
    assert told == ["told-story", "gained-story", "bonus", "gained-gold", "bonus", "gained-story"]
    assert scene.told("gained-story") == [(0, 1), (0, 1)] and scene.told("gained-gold") == [(0, 1)]


@rule("RS-EXP-003")
def test_what_lies_on_the_land_is_told_apart_from_the_notebook() -> None:
    scene = Scene().at("F9").act("S W E", die=2).play("explore F8")
    told = names(scene, "read-line")[:6]
    assert told == ["read-line", "gained-story", "gained-gold", "gained-provisions", "found", "gained-gold"]
    assert scene.told("gained-gold") == [(0, 1), (0, 1)]


@rule("RS-RES-006")
def test_what_a_full_track_cannot_take_is_told() -> None:
    full = Scene().sheet.tables.gold.boxes
    scene = Scene().at("J9").with_(gold=1, gold_ever=full).drawn("monsters", "J8").with_(story=7).act("N W S")
    scene.play("wind N", "sail N")
    assert scene.told("full") == [(0, GOLD, 1)] and not scene.told("gained-gold")


@rule("RS-POR-005", "RS-END-004")
def test_renown_for_the_end_is_told_when_it_is_won() -> None:
    scene = Scene().at("H7").with_(gold=9, story=0).visited(" ".join(PORTS_BUT_G7)).act().play("visit G7", "buy ship")
    assert scene.told("all-ports") == [(0, scene.sheet.tables.all_ports)]
    assert scene.told("bought-ship") == [(0, 1, scene.sheet.tables.ship_stars[1])]
    alone = Scene().at("D7").with_(monoliths=2, provisions=0).act(die=6).play("explore E7", "line 6")
    assert alone.told("treasure") == [(0, alone.sheet.treasure, alone.sheet.stars)]


@rule("RS-NAV-003", "RS-NAV-004", "RS-CEL-002")
def test_the_toll_of_a_step_is_told_before_it_and_apart() -> None:
    scene = Scene().at("J9").with_(provisions=3).drawn("monsters", "J8").act("S W E").play("wind S", "sail N")
    told = names(scene, "paid-step")[:5]
    assert told == ["paid-step", "sailed", "met-monster", "lost-provisions", "gained-story"]
    assert scene.told("paid-step") == [(0, 2)] and scene.told("lost-provisions") == [(0, 1)]


@rule("RS-CEL-005")
def test_the_cell_entered_is_told_before_its_current_carries_on() -> None:
    scene = Scene().at("E5").current("great-current", "E4").act("N W E").play("wind N", "sail N")
    assert names(scene, "sailed")[:3] == ["sailed", "rode-current", "gained-story"]
    assert GRID.name(int(scene.told("sailed")[0][2])) == "E4"


@rule("RS-POR-006")
def test_a_refill_costs_before_it_gives() -> None:
    scene = Scene().at("H7").with_(gold=1, provisions=2).visited("G7").act().play("visit G7", "buy refill")
    assert names(scene, "refilled")[:3] == ["refilled", "lost-gold", "gained-provisions"]
    assert scene.told("lost-gold") == [(0, 1)] and scene.told("gained-provisions") == [(0, 3)]


@rule("RS-END-006", "RS-SOL-006")
def test_a_tie_at_the_top_and_a_title_are_told_at_the_end() -> None:
    both = Scene(seats=2).at("J9").at("J9", 1).with_(0, gold=2).act()
    for seat in (0, 1):
        both.play("stop", seat=seat)
    assert both.over and both.told("decided") == [(0, 2, both.sheet.provisions), (1, 0, both.sheet.provisions)]
    alone = Scene().at("J9").act().play("stop")
    assert alone.over and alone.told("titled") == [(0, 0)]


@rule("RS-FIG-006")
@pytest.mark.parametrize(("rolls", "told"), [((3, 4), [(1, 0, 5, 5)]), ((6,), []), ((3, 1), [])])
def test_strengths_are_told_where_they_decide(rolls: tuple[int, ...], told: list[tuple[int, ...]]) -> None:
    scene = two().with_(0, cannons=1).with_(1, cannons=2)
    fight(scene, *rolls)
    assert scene.told("compared") == told
    assert [die for _, die in scene.told("rolled-fight")] == list(rolls)


def test_only_an_amount_of_nothing_is_no_news() -> None:
    """A port on the first cell of the grid is told like any other."""
    scene = Scene().at("J9")
    sheet = opened(listening(scene), 0)
    sheet.note(events.VISITED, 0)
    sheet.note(events.STRUCK, 0)
    sheet.note(events.REFILLED)
    report(scene.state, 0)
    assert [event[0] for event in scene.state.sink] == [events.VISITED, events.REFILLED]


def listening(scene: Scene) -> RollingSeas:
    scene.state.sink = []
    s: RollingSeas = scene.state
    return s
