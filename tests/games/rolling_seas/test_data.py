"""The box: twelve maps, 26 adventures, 18 calm seas, and the tables of the ship board."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from flibuste.data import DataError, forget, use_overlay
from flibuste.games.rolling_seas.cards import AMBUSH, CURRENT, MONSTER, PERIL, ROCKS, load_cards
from flibuste.games.rolling_seas.chart import GRID, Chart, load_chart, map_keys
from flibuste.games.rolling_seas.game import GAME_OBJECT
from flibuste.games.rolling_seas.tables import Track, load_tables
from flibuste.kernel.check import check_game
from flibuste.kit.grid import cells_of
from tests.games.rolling_seas.scene import Scene
from tests.rules import rule

MAPS = pytest.mark.parametrize("key", map_keys())


def chart(key: str) -> Chart:
    tables = load_tables()
    return load_chart(key, tables.sight, tables.current_exit)


def orthogonal_piece(mask: int) -> int:
    reached = mask & -mask
    while grown := (reached | GRID.beside(reached)) & mask:
        if grown == reached:
            return reached
        reached = grown
    return reached


@rule("RS-SET-001", "RS-DEF-003")
@MAPS
def test_a_map_has_its_ports_monoliths_pirates_and_symbols(key: str) -> None:
    map_ = chart(key)
    assert map_.sea | map_.land == (1 << 285) - 1 and not map_.sea & map_.land
    assert len(map_.ports) == 8 and map_.monoliths.bit_count() == 3 and map_.pirates.bit_count() == 4
    assert [mask.bit_count() for mask in (map_.provisions, map_.gold, map_.story)] == [4, 3, 2]
    assert not map_.pirates & ~map_.sea
    assert not (map_.monoliths | map_.port_cells | map_.provisions | map_.gold | map_.story) & ~map_.land
    assert not map_.sea & (GRID.column_mask(0) | GRID.column_mask(GRID.width - 1))


@MAPS
def test_every_place_of_a_map_can_be_reached_without_pirates(key: str) -> None:
    map_ = chart(key)
    water = map_.sea & ~map_.pirates
    assert orthogonal_piece(water) == water
    for mooring in map_.moorings:
        assert (mooring & water).bit_count() >= 2
    for cell in cells_of(map_.monoliths | map_.provisions | map_.gold | map_.story):
        assert GRID.beside(1 << cell) & map_.sea
    assert not GRID.spread(map_.pirates) & map_.port_cells


@MAPS
def test_ports_monoliths_and_pirates_keep_their_distance(key: str) -> None:
    map_ = chart(key)
    for places, least in ((map_.ports, 5), (cells_of(map_.monoliths), 6), (cells_of(map_.pirates), 5)):
        assert min(GRID.distance(a, b) for a, b in combinations(places, 2)) >= least


def test_the_adventures() -> None:
    cards = load_cards().adventures
    types = [card.type for card in cards]
    assert [types.count(kind) for kind in (MONSTER, PERIL, CURRENT, ROCKS, AMBUSH)] == [6, 6, 6, 6, 2]
    cells = [sum(len(card.cells) for card in cards if card.type == kind) for kind in (MONSTER, PERIL, CURRENT, ROCKS)]
    assert cells == [15, 17, 22, 17]
    assert {card.row for card in cards if card.row} == set(range(1, 15))
    assert {card.column for card in cards if card.column} == set("CDEFGHIJKLMNOPQ")
    assert sorted(card.side for card in cards if card.side) == [-1] * 4 + [1] * 4


def test_the_calm_seas() -> None:
    calms = load_cards().calms
    assert sum(calm.count for calm in calms) == 18
    assert [calm.key for calm in calms if calm.either] == ["dark-rumours"]


def bonuses(track: Track) -> dict[int, int]:
    return {box: track.bonus[box] for box in range(track.boxes + 1) if track.bonus[box]}


def test_the_tracks() -> None:
    tables = load_tables()
    tracks = (tables.story, tables.provisions, tables.gold, tables.wind, tables.cannons)
    assert [track.boxes for track in tracks] == [60, 64, 25, 8, 7]
    assert list(bonuses(tables.provisions)) == [8, 16, 24, 32, 40, 48, 56, 64]
    assert list(bonuses(tables.gold)) == [5, 10, 15, 20, 25]
    assert [sum(track.stars) for track in tracks] == [18, 16, 8, 0, 10]
    assert sum(tables.cannon_price) == 19 and set(tables.cannon_provisions) == {5}


@rule("RS-SET-003", "RS-SET-004", "RS-SET-005")
def test_the_decks_leave_25_25_and_18_turns() -> None:
    recipes = load_tables().recipes
    assert {key: (recipe.calm, recipe.adventure, recipe.removed, recipe.turns) for key, recipe in recipes.items()} == {
        "standard": (15, 15, 5, 25),
        "stormier": (12, 18, 5, 25),
        "quick": (8, 12, 2, 18),
    }


@pytest.fixture
def overlay(tmp_path: Path):
    folder = tmp_path / "rolling-seas"
    folder.mkdir()
    use_overlay(tmp_path)
    yield folder
    use_overlay(None)
    forget()


def correct_map(overlay: Path, changes: dict[str, str]) -> None:
    source = Path(__file__).parents[3] / "src/flibuste/games/rolling_seas/data/maps.toml"
    found = re.search(r'key = "crown".*?(grid = \[.*?\n\])', source.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    grid = found[1]
    for old, new in changes.items():
        assert old in grid
        grid = grid.replace(old, new, 1)
    (overlay / "maps.toml").write_text(f'[[map]]\nkey = "crown"\n{grid}\n', encoding="utf-8")


NORTH, SECOND, THIRD = "#1~~~~~~~~~~~~~~~2#", "#~~~~~~~~~~~~~~~~~#", "#~~~~~~#3g#"


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({NORTH: "#1~~~~~~~~~~~~~~~2"}, "must have 15 rows of 19 signs"),
        ({NORTH: "#1~~~~~~~~~~~~~~~1#"}, "must have each port from 1 to 8 exactly once"),
        ({NORTH: "#1~~~~~~~~~~~~~~~2~"}, "must have land all along columns A and S"),
        ({NORTH: "#1~~~~~~~?~~~~~~~2#"}, "has the unknown sign '?'"),
        (
            {NORTH: "#1#~~~~~~~~~~~~~~2#", SECOND: "#~#~~~~~~~~~~~~~~~#", THIRD: "###~~~~#3g#"},
            "must have one single sea",
        ),
        ({NORTH: "#1X~~~~~~~~~~~~~~2#", SECOND: "#X~~~~~~~~~~~~~~~~#"}, "must have a free sea cell beside port 1"),
    ],
)
def test_a_grid_that_is_no_map_is_refused(overlay: Path, changes: dict[str, str], complaint: str) -> None:
    correct_map(overlay, changes)
    with pytest.raises(DataError, match=re.escape(complaint)):
        chart("crown")


def test_the_owner_of_the_box_can_correct_a_table(overlay: Path) -> None:
    before = GAME_OBJECT.data_in_use()
    (overlay / "ship.toml").write_text('[[ship]]\nkey = "caravel"\nhold = 8\n', encoding="utf-8")
    forget()
    assert load_tables().ship_hold == [5, 8, 10]
    assert GAME_OBJECT.data_in_use() != before
    assert GAME_OBJECT.new(1, {}, 1).sheets[0].tables.ship_hold == [5, 8, 10]


@rule("RS-CUR-001")
def test_currents_that_end_on_their_last_cell_are_one_value_away(overlay: Path) -> None:
    (overlay / "sea.toml").write_text('[[value]]\nkey = "current-exit"\nvalue = 0\n', encoding="utf-8")
    forget()
    scene = Scene().at("D4").current("great-current", "E4").act("E W S").play("wind E", "sail E")
    assert scene.ship == "H4" and scene.sheet.story == 2
    assert scene.board.track.count(scene.board.ship) == 1
    check_game(GAME_OBJECT, 2, next(GAME_OBJECT.option_sets(2)), seed=1)
