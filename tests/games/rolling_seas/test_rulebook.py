"""The worked examples of the rulebook, with their pages, on the map they fit (TV numbers: the rules page)."""

from __future__ import annotations

import pytest

from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.scoring import title
from flibuste.kit.grid import HEADINGS, LETTERS
from tests.games.rolling_seas.scene import Scene, cells
from tests.rules import rule


def covers(scene: Scene, key: str, names: str) -> bool:
    """Whether some placement on offer covers exactly these cells."""
    table = scene.state.book.chart.placements(scene.card(key))
    for place in scene.offers("place"):
        _, anchor, turn = place.split()
        if table.masks[table.place[GRID.named(anchor) * 4 + int(turn[1:]) // 90]] == cells(names):
            return True
    return False


@rule("RS-ADV-009")
def test_tv_01_the_kraken_touches_row_2_or_column_j() -> None:
    """p.5, p.9."""
    scene = Scene().meet("kraken")
    assert covers(scene, "kraken", "J10 J11 K11") and not covers(scene, "kraken", "L8 L9 M9")
    assert covers(scene, "kraken", "C2 D2 C3")
    assert len(scene.offers("place")) == sum(
        1
        for mask in scene.state.book.chart.placements(scene.card("kraken")).masks
        if mask & (GRID.row_mask(1) | GRID.column_mask(LETTERS.index("J")))
    )


@rule("RS-ADV-009", "RS-ADV-008")
def test_tv_02_the_maelstrom_goes_on_row_11() -> None:
    """p.5: after the Kraken, through the row alone."""
    scene = Scene().drawn("monsters", "J10 J11 K11").meet("maelstrom")
    assert covers(scene, "maelstrom", "L11 M11 L12 M12")
    assert not covers(scene, "maelstrom", "J10 K10 J11 K11")


@rule("RS-SET-010", "RS-DEF-001")
def test_tv_03_home_port_g7_mooring_h7() -> None:
    """p.5."""
    scene = Scene().meet("gilded-wreck").play("home G7")
    assert scene.offers("moor") == ["G6", "H7"]
    assert scene.play("moor H7").ship == "H7"


@rule("RS-NAV-003", "RS-NAV-001")
def test_tv_04_what_a_step_costs() -> None:
    """p.11: winds NE, W and SE, the SE one chosen."""
    scene = Scene().at("J9").with_(ship=2).act("NE W SE").play("wind SE")
    costs = {}
    for heading in scene.offers("sail"):
        twin = Scene().at("J9").with_(ship=2).act("NE W SE").play("wind SE", f"sail {heading}")
        costs[heading] = 5 - twin.board.moves
    assert costs == {"SE": 1, "S": 2, "E": 2, "SW": 3, "NE": 3, "N": 4, "W": 4, "NW": 5}
    assert sorted(costs) == sorted(HEADINGS)


@rule("RS-NAV-002", "RS-NAV-003", "RS-NAV-004", "RS-CEL-001", "RS-CEL-003", "RS-NAV-005")
def test_tv_05_the_voyage_of_five_provisions() -> None:
    """p.12: two perils, a monster, and as far as N8."""
    scene = Scene().at("H13").drawn("perils", "I13 J12").drawn("monsters", "K11").act("NE W SE").play("wind NE")
    scene.play("sail E")
    assert (scene.board.moves, scene.sheet.provisions, scene.sheet.story) == (1, 5, 1)
    scene.play("sail NE")
    assert (scene.board.moves, scene.sheet.provisions, scene.sheet.story) == (0, 5, 2)
    scene.play("sail NE")
    assert (scene.sheet.provisions, scene.sheet.story) == (3, 4)
    scene.play("sail NE", "sail NE", "sail NE")
    assert scene.ship == "N8" and scene.over
    assert (scene.sheet.provisions, scene.sheet.story) == (0, 4)


@rule("RS-EXP-001")
def test_tv_06_between_two_land_cells_either_may_be_explored() -> None:
    """p.13: B10 has land on both sides."""
    scene = Scene().at("B10").act()
    assert scene.offers("explore") == ["A10", "C10"]
    assert not scene.play("explore C10", "done").offers("explore")


@rule("RS-EXP-002")
def test_tv_07_four_provisions_and_two_coins() -> None:
    """p.13."""
    scene = Scene().at("H8").with_(provisions=0).act(die=3).play("explore G8")
    assert (scene.sheet.provisions, scene.sheet.gold, scene.sheet.story) == (4, 2, 0)


@rule("RS-EXP-008")
def test_tv_08_five_provisions_make_a_cannon() -> None:
    """p.14."""
    scene = Scene().at("H8").with_(provisions=1).act(die=3).play("explore G8", "build")
    assert (scene.sheet.cannons, scene.sheet.provisions) == (1, 0)


@rule("RS-EXP-005")
@pytest.mark.parametrize(("die", "lines"), [(1, ["1", "2", "6"]), (6, ["1", "5", "6"]), (3, ["2", "3", "4"])])
def test_tv_09_a_monolith_moves_the_die_by_one(die: int, lines: list[str]) -> None:
    """p.14: a 1 may become a 6 and a 6 a 1."""
    assert Scene().at("D7").act(die=die).play("explore E7").offers("line") == lines


@rule("RS-EXP-006")
@pytest.mark.parametrize(("found", "story"), [(0, 1), (1, 2)])
def test_tv_10_the_first_and_the_second_monolith(found: int, story: int) -> None:
    """p.14."""
    scene = Scene().at("D7").with_(monoliths=found, provisions=0).act(die=3).play("explore E7", "line 3")
    assert scene.sheet.story == story and scene.sheet.monoliths == found + 1


@rule("RS-POR-002")
def test_tv_11_nine_story_told_in_the_first_port() -> None:
    """p.15."""
    scene = Scene().at("H7").with_(story=9).act().play("visit G7")
    assert scene.sheet.fame == [9] and scene.sheet.story == 10 and scene.board.visited == 1 << 4


@rule("RS-POR-006", "RS-RES-005")
@pytest.mark.parametrize(("ship", "provisions", "gained"), [(0, 2, 3), (2, 3, 7)])
def test_tv_12_and_13_refilling_the_hold(ship: int, provisions: int, gained: int) -> None:
    """p.15: a hold of 5 with 2, a hold of 10 with 3."""
    scene = Scene().at("H7").with_(ship=ship, provisions=provisions, gold=1).act().play("visit G7", "buy refill")
    assert scene.sheet.provisions == provisions + gained and scene.sheet.gold == 0


@rule("RS-POR-005")
def test_tv_14_both_ships_for_nine_coins() -> None:
    """p.15."""
    scene = Scene().at("H7").with_(gold=9).act().play("visit G7", "buy ship", "buy ship")
    assert scene.sheet.ship == 2 and scene.sheet.gold == 0


@rule("RS-CEL-010", "RS-CEL-012")
def test_tv_15_three_cannons_against_pirates_of_power_2() -> None:
    """p.16: pays nothing, chooses among three lines whatever the die, takes the second."""
    scene = (
        Scene().at("N10").with_(cannons=3, monster_power=4, pirate_power=2, provisions=0, wind=1).act("S W E", die=6)
    )
    scene.play("wind S", "sail S")
    assert scene.options() == ["line 1", "line 2", "line 3"]
    scene.play("line 2")
    assert scene.over and (scene.sheet.story, scene.sheet.gold, scene.sheet.provisions) == (4, 3, 2)


@rule("RS-CEL-001")
def test_tv_16_three_cannons_against_monsters_of_power_4() -> None:
    """p.16."""
    scene = (
        Scene().at("J9").with_(cannons=3, monster_power=4).drawn("monsters", "J8").act("N W S").play("wind N", "sail N")
    )
    assert (scene.sheet.provisions, scene.sheet.story) == (4, 2)


@rule("RS-SET-012")
def test_tv_17_powers_at_the_start() -> None:
    """p.16."""
    assert (Scene().sheet.monster_power, Scene().sheet.pirate_power) == (1, 1)


@rule("RS-ADV-003")
def test_tv_18_monsters_or_pirates() -> None:
    """p.8, p.16."""
    scene = Scene(seats=2).meet("dark-rumours").play("raise monsters").play("raise pirates", seat=1)
    assert [(sheet.monster_power, sheet.pirate_power) for sheet in scene.state.sheets] == [(2, 1), (1, 2)]


@rule("RS-ADV-002")
def test_tv_19_two_coins() -> None:
    """p.8."""
    assert Scene().meet("gilded-wreck").sheet.gold == 2


@rule("RS-AMB-003", "RS-AMB-004")
def test_tv_20_an_ambush_behind_a_strip_of_land() -> None:
    """p.10: J5 is land between J4 and J6; J2 is as near, in plain sight."""
    scene = Scene(seats=2, ambush="yes").at("J4", 1).at("J9").meet("ambush-left")
    assert "J6" in scene.offers("ambush") and "J2" not in scene.offers("ambush")


@rule("RS-SET-003", "RS-SET-004", "RS-SET-005")
@pytest.mark.parametrize(("deck", "turns"), [("standard", 25), ("stormier", 25), ("quick", 18)])
def test_tv_21_the_decks(deck: str, turns: int) -> None:
    """p.4."""
    assert Scene(deck=deck).state.book.recipe.turns == turns


@rule("RS-SOL-005")
@pytest.mark.parametrize(("turn", "tier"), [(15, 1), (16, 2), (20, 2), (21, 3)])
def test_tv_22_the_solo_treasure(turn: int, tier: int) -> None:
    """p.18."""
    scene = Scene().at("D7").with_(monoliths=2, provisions=0).in_turn(turn)
    assert scene.act(die=6).play("explore E7", "line 6").sheet.treasure == tier


@rule("RS-SOL-006")
def test_tv_23_the_solo_titles() -> None:
    """p.18."""
    tables = Scene().state.book.tables
    totals = [75, 76, 125, 126, 150, 151, 175, 176, 200, 201, 225, 226, 250, 251]
    assert [tables.ranks.index(title(tables, total)) + 1 for total in totals] == [
        1,
        2,
        2,
        3,
        3,
        4,
        4,
        5,
        5,
        6,
        6,
        7,
        7,
        8,
    ]
