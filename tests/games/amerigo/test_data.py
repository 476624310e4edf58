"""The box: what the rulebook counts is there, and a wrong correction is told what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from flibuste.data import DataError, forget, use_overlay
from flibuste.data.library import audit
from flibuste.games.amerigo.game import GAME_OBJECT
from flibuste.games.amerigo.islands import GOODS
from flibuste.games.amerigo.tables import COLOURS, COSTS, NEUTRAL, PRODUCTION, Tables, load_tables
from flibuste.kernel.check import check_game
from flibuste.kit.grid_shapes import TURNS, images
from tests.games.amerigo.maps import tables
from tests.rules import rule

Overlay = Callable[[str, str], Tables]


@pytest.fixture
def overlay(tmp_path: Path) -> Iterator[Overlay]:
    """The tables with one file corrected."""

    def corrected(file: str, text: str) -> Tables:
        (tmp_path / "amerigo").mkdir()
        (tmp_path / "amerigo" / f"{file}.toml").write_text(text, encoding="utf-8")
        use_overlay(tmp_path)
        return load_tables()

    yield corrected
    use_overlay(None)
    forget()


def test_the_islands() -> None:
    text = "".join("".join(island.turns[0]) for island in tables().islands)
    assert len(tables().islands) == 16
    assert [text.count(good) for good in GOODS] == [8] * 5 == tables().goods
    assert text.count("P") == sum(text.count(arrow) for arrow in "^>v<") == 36
    assert len(text) - sum(text.count(sign) for sign in "~^>v<") == 172


def test_a_turned_island_turns_its_arrows() -> None:
    turns = tables().islands[0].turns
    assert turns[0] == ["~~.~~", "~>PC~", "~...~", "~SP<~", "~.~~~"]
    assert turns[1] == ["~~~~~", ".S.v~", "~P.P.", "~^.C~", "~~~~~"]
    assert turns[3] == [row[::-1].translate(str.maketrans("<>^v", "><v^")) for row in turns[1][::-1]]


@rule("AM-SET-010")
def test_the_landscape_tiles() -> None:
    neutral, villages = tables().tiles[:NEUTRAL], tables().tiles[NEUTRAL:]
    assert sum(tile.count for tile in neutral) == 37 and sum(tile.count for tile in villages) == 16
    assert [sum(tile.count for tile in neutral if tile.cells == size) for size in range(1, 7)] == [4, 5, 8, 10, 6, 4]
    assert all(tile.cost == tile.cells for tile in neutral) and {tile.cost for tile in villages} == {1}
    assert sum(tile.count * tile.cells for tile in neutral) == 132
    assert sum(tile.count * tile.cells for tile in villages) == 43
    assert all(turn < 4 for tile in tables().tiles for turn, _ in images(tile.shape))  # each its own mirror image


@rule("AM-PRG-025")
def test_the_progress_tiles() -> None:
    found = tables()
    assert len(found.amount) == 24 == found.display + 4 * (found.rounds - 1)
    assert sum(found.at_end) == 3
    assert [sum(found.bonus[colour]) for colour in range(len(COLOURS))] == [3, 3, 3, 3, 3, 3, 0]


@rule("AM-SET-014")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 30), (3, 40), (4, 50)])
def test_the_production_tiles(seats: int, tiles: int) -> None:
    stock = tables().stock[seats]
    assert len(stock) == tiles == 5 * tables().layouts[seats].production
    assert {PRODUCTION[kind].split("-")[0] for kind in stock} == {"cotton", "tobacco", "sugar", "coconut", "coffee"}
    if seats == 4:
        assert [sum(PRODUCTION[kind] == f"cotton-{cost}" for kind in stock) for cost in COSTS] == [3, 4, 3]


def test_the_tracks() -> None:
    found = tables()
    assert (found.last_special, found.last_progress) == (18, 20)
    assert [found.special_points[space] for space in (0, 2, 3, 9, 10, 18)] == [0, 0, 1, 3, 6, 15]
    assert [found.progress_points[space] for space in (0, 3, 4, 15, 16, 20)] == [0, 0, 1, 6, 10, 15]
    assert COLOURS[found.special_colour[9]] == "red" and COLOURS[found.special_colour[0]] == "white"


def test_the_audit_says_what_is_ours() -> None:
    doubtful = {entry.row for entry in audit("amerigo") if entry.certainty == "reconstructed"}
    assert {"island T01", "tile NT5", "space special-9", "value shake"} <= doubtful
    assert "value rounds" not in doubtful


def island(*rows: str) -> str:
    return f'[[island]]\nkey = "T05"\ngrid = {list(rows)}\n'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (island("~..~~", ">PSC~", "~~.P<", "~>P.."), "island 'T05': the grid should have 5 rows of 5 signs"),
        (island("~..~~", ">PSC~", "~~.P<", "~>P..", "~~xK~"), "cell C5 is 'x'; the signs are ~ "),
        (
            island("~..~~", ">PSC~", "~~.P<", "~<P..", "~~.K~"),
            "the anchor on cell B4 should point to a trading-post space (P) of its own",
        ),
        (island("~..~~", ">PSC~", "~~.P<", "~~P..", "~~.K~"), "space on cell C4 has no anchor pointing to it"),
        (island("~..~~", ">P~C~", "~...~", "~>P..", "~~.K~"), "the water on cell C2 is closed in by land"),
        (
            island("~.~~~", ">P~C~", "~~.P<", "~>P..", "~~.K~"),
            "south-east of cell B2 land touches land by a corner only",
        ),
        (
            island("~..~~", ">PCC~", "~~.P<", "~>P..", "~~.K~"),
            "amerigo/islands.toml: the islands show 9 symbols of cotton (C); there are only 8 resource tiles.",
        ),
    ],
)
def test_a_wrong_island_is_named_with_its_tile_and_cell(overlay: Overlay, text: str, complaint: str) -> None:
    with pytest.raises(DataError) as error:
        overlay("islands", text)
    assert complaint in str(error.value).replace('"', "'")


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("tiles", '[[tile]]\nkey = "NV3"\nshape = ["#", "##"]', "shape should be rows of equal length"),
        ("tiles", '[[tile]]\nkey = "NV3"\nshape = ["##.", "..#"]', "tile .NV3.: cell C2 does not hang together"),
        ("tiles", '[[tile]]\nkey = "NV3"\ncount = 5', "should be 37, but the rows add up to 38"),
        ("tiles", '[[tile]]\nkey = "NV3"\nsort = "village"', "should be 37, but the rows add up to 33"),
        ("board", '[[colour]]\nkey = "red"\ncubes = 8', "should be 49, but the rows add up to 50"),
        ("production", '[[production]]\nkey = "sugar-3-2"\ncost = 5', "should be 20, but the rows add up to 18"),
        ("tower", '[[value]]\nkey = "ledges"\nvalue = 8', "8 ledges are too few"),
        ("tiles", f'[[tile]]\nkey = "NM1"\nshape = ["{"#" * 25}"]', "no map has more than 24 cells in a row"),
        (
            "board",
            '[[value]]\nkey = "rounds"\nvalue = 6',
            "rounds is 6; there are time markers and pirate tokens for 1 to 5",
        ),
        ("board", '[[value]]\nkey = "pirates-in-play"\nvalue = 4', "pirates-in-play is 4; it should be 5 to 6"),
        ("board", '[[value]]\nkey = "display"\nvalue = 7', "it should be an even number"),
        ("board", '[[value]]\nkey = "display"\nvalue = 10', "that takes 30 progress tiles, and there are 24"),
        ("board", '[[table]]\nkey = "2"\nrows = 5', "5 rows of 3 island tiles for 2 players are not possible"),
        ("board", '[[table]]\nkey = "3"\nproduction = 9', "9 production spaces for 3 players take 45 tiles"),
        ("board", '[[value]]\nkey = "gold-track"\nvalue = 2', "the last of 4 players begins with 3"),
        ("board", '[[step]]\nkey = "progress-4"\nspace = 8', "they should rise from 1 on"),
        ("board", '[[value]]\nkey = "cubes-per-gold"\nvalue = 0', "divide by their number: not by 0"),
        ("progress", '[[progress]]\nkey = "ransom"\namount = 0', "divide by their number: not by 0"),
    ],
)
def test_a_wrong_correction_is_refused(overlay: Overlay, file: str, text: str, complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        overlay(file, text)


def test_a_shape_may_be_corrected_to_one_that_has_a_mirror_image(overlay: Overlay) -> None:
    found = overlay("tiles", '[[tile]]\nkey = "NV5"\nshape = ["#.", "#.", "#.", "##"]')
    assert len(images(found.tiles[9].shape)) == 8


def larger_islands() -> str:
    """The islands with a row and a column of water more."""
    rows = [[*(f"{row}~" for row in island.turns[0]), "~~~~~~"] for island in tables().islands]
    keys = [island.key for island in tables().islands]
    return "".join(f'[[island]]\nkey = "{key}"\ngrid = {grid}\n' for key, grid in zip(keys, rows, strict=True))


def test_a_whole_game_on_corrected_data(tmp_path: Path) -> None:
    """Island tiles of another size, a tile that has a mirror image."""
    folder = tmp_path / "amerigo"
    folder.mkdir()
    (folder / "islands.toml").write_text(larger_islands(), encoding="utf-8")
    (folder / "tiles.toml").write_text('[[tile]]\nkey = "NV3"\nshape = ["#.", "##", ".#"]\n', encoding="utf-8")
    (folder / "board.toml").write_text('[[value]]\nkey = "least-large"\nvalue = 0\n', encoding="utf-8")
    use_overlay(tmp_path)
    try:
        assert check_game(GAME_OBJECT, 2, {}, seed=4).decisions > 50
        chart = GAME_OBJECT.new(4, {}, 1).chart
        assert (chart.width, chart.height, len(chart.frame)) == (24, 24, 16)
        ways = load_tables().tiles[3].shapes.ways(chart.land, chart.land)
        assert {way % len(TURNS) for way in ways} == {0, 1, 4, 5}
    finally:
        use_overlay(None)
        forget()
