"""The printed tables of the game, from `data/*.toml`: tiles, tracks, tower, and the figures of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flibuste.data import DataError, Row, Sheet, load
from flibuste.games.amerigo.figures import check_figures
from flibuste.games.amerigo.islands import GOODS as GOOD_SIGNS
from flibuste.games.amerigo.islands import SIGNS, Island, is_water, load_islands
from flibuste.games.amerigo.places import GRID
from flibuste.kit.grid import LETTERS
from flibuste.kit.grid_shapes import TURNS, Offsets, Shape, drawn, lay

KEY: Final = "amerigo"
COLOURS: Final = ["blue", "black", "red", "brown", "green", "yellow", "white"]
BLUE: Final = 0
BLACK: Final = 1
RED: Final = 2
BROWN: Final = 3
GREEN: Final = 4
YELLOW: Final = 5
WHITE: Final = 6
CUBES: Final = 7  # of each colour

GOODS: Final = ["cotton", "tobacco", "sugar", "coconut", "coffee"]

PROGRESS: Final = [
    *["navigators", "gunners", "architects", "scholars", "builders", "merchants"],
    *["cartographers", "fortification", "manufacture", "fair-winds", "letter-of-marque", "ransom"],
    *["booty", "grand-design", "versatility", "flagship", "purse", "treasure"],
    *["concessions", "money-changer", "renown", "trade-network", "glory", "bank"],
]
BUILDERS: Final = 4
MERCHANTS: Final = 5
FORTIFICATION: Final = 7
FAIR_WINDS: Final = 9
LETTER_OF_MARQUE: Final = 10
RANSOM: Final = 11
BOOTY: Final = 12
GRAND_DESIGN: Final = 13
VERSATILITY: Final = 14
FLAGSHIP: Final = 15
PURSE: Final = 16
TREASURE: Final = 17
CONCESSIONS: Final = 18
MONEY_CHANGER: Final = 19
RENOWN: Final = 20
TRADE_NETWORK: Final = 21
GLORY: Final = 22
BANK: Final = 23
END: Final = "end"

KINDS: Final = [
    *["NM1", "ND2", "NI3", "NV3", "NI4", "NO4", "NT4", "NI5", "NT5", "NV5", "NW5", "NU5", "NX5", "NR6", "NE6", "NC6"],
    *["VM1", "VD2", "VI3", "VV3", "VI4", "VO4", "VT4"],
]
NEUTRAL: Final = 16  # kinds below this are neutral, the others villages

LONGEST_TRACK: Final = 40
COSTS: Final = [2, 3, 4]
PRODUCTION: Final = [f"{good}-{cost}" for good in GOODS for cost in COSTS]


class Tile:
    """A kind of landscape tile."""

    def __init__(self, row: Row, neutral: bool) -> None:
        shape = row.strs("shape")
        if len({len(line) for line in shape}) != 1 or set("".join(shape)) - {"#", "."} or "#" not in "".join(shape):
            raise DataError(f"{row.where}: shape should be rows of equal length made of # and a dot, such as '#.'.")
        self.shape: Offsets = drawn(shape)
        for x, y in apart(self.shape):
            raise DataError(f"{row.where}: cell {LETTERS[x]}{y + 1} does not hang together with the rest of the shape.")
        self.footprint = lay(GRID, self.shape, 0, 0)  # kinds of the same shape have the same
        if not self.footprint:
            raise DataError(f"{row.where}: shape is too long; no map has more than {GRID.width} cells in a row.")
        self.turned = [lay(GRID, self.shape, 0, turn) for turn in range(len(TURNS))]
        self.shapes = Shape(GRID, self.shape)
        self.cells = len(self.shape)
        self.cost = self.cells if neutral else 1
        self.count = row.int("count")
        self.small = row.int("small")
        self.large = row.int("large")

    def mask(self, cell: int, turn: int) -> int:
        """The cells it covers with its box at a cell; 0 if it does not lie on the paper."""
        mask = self.turned[turn] << cell
        return 0 if mask & ~GRID.all else mask


def apart(shape: Offsets) -> list[tuple[int, int]]:
    """The cells of a shape that cannot be reached from its first one, side by side."""
    reached = {shape[0]}
    for _ in shape:
        reached |= {(x, y) for x, y in shape if {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} & reached}
    return [cell for cell in shape if cell not in reached]


class Tower:
    """The chances inside the cube tower, out of 10000."""

    def __init__(self, sheet: Sheet) -> None:
        self.ledges = sheet.int("ledges")
        self.hit_least = sheet.int("hit-least")
        self.hit_spread = sheet.int("hit-spread")
        self.rest = sheet.int("rest")
        self.rest_crowded = sheet.int("rest-crowded")
        self.rest_most = sheet.int("rest-most")
        self.shake = sheet.int("shake")
        self.knock = sheet.int("knock")
        self.swap = sheet.int("swap")
        self.out_thrown = sheet.int("out-thrown")
        self.out_inside = sheet.int("out-inside")
        if 2 * self.ledges < len(COLOURS) * CUBES // 2:
            raise DataError(f"{sheet.file}: {self.ledges} ledges are too few for the cubes that stay in a tower.")


class Layout:
    """How many tiles and spaces a number of players uses."""

    def __init__(self, row: Row) -> None:
        self.rows = row.int("rows")
        self.columns = row.int("columns")
        self.production = row.int("production")


class Tables:
    """Every number the rules use."""

    def __init__(self, board: Sheet, islands: Sheet, tiles: Sheet, progress: Sheet, production: Sheet) -> None:
        expect(board, "colour", COLOURS)
        for row in board.rows("colour"):
            if row.int("cubes") != CUBES:
                raise DataError(f"{row.where}: cubes is {row.int('cubes')}; it should be {CUBES}.")
        self.islands = load_islands(islands.rows("island"))
        self.goods = [row.int("count") for row in production.rows("good")]
        check_symbols(islands, self.islands, self.goods)
        self.signs = [sign_masks(rows) for island in self.islands for rows in island.turns]  # as layouts number them
        self.land = [sum([signs[sign] for sign in SIGNS if not is_water(sign)]) for signs in self.signs]

        expect(tiles, "tile", KINDS)
        self.tiles = [Tile(row, row.str("sort") == "neutral") for row in tiles.rows("tile")]
        for row, kind in zip(tiles.rows("tile"), range(len(KINDS)), strict=True):
            if (row.str("sort") == "neutral") != (kind < NEUTRAL):
                raise DataError(f"{row.where}: sort is {row.str('sort')}, but its key begins with {row.key[0]}.")

        expect(progress, "progress", PROGRESS)
        rows = progress.rows("progress")
        self.amount = [row.int("amount") for row in rows]
        self.at_end = [row.str("type") == END for row in rows]
        self.bonus = [[_bonus(row, colour) for row in rows] for colour in COLOURS]  # by colour, then by tile

        spaces = board.rows("space")
        self.special_colour = [WHITE, *[COLOURS.index(row.str("colour")) for row in spaces]]
        self.special_points = _highest([0, *[row.int("points", 0) for row in spaces]])
        self.last_special = len(spaces)
        steps = board.rows("step")
        self.steps = [row.int("space") for row in steps]
        self.last_progress = self.steps[-1]
        printed = {row.int("space"): row.int("points") for row in steps}
        self.progress_points = _highest([printed.get(space, 0) for space in range(self.last_progress + 1)])

        self.pirates = [row.int("strength") for row in board.rows("pirate")]
        self.layouts = {int(row.key): Layout(row) for row in board.rows("table")}
        self.stock = {seats: _production(production, seats) for seats in self.layouts}

        self.rounds = board.int("rounds")
        self.times = board.ints("times")
        self.large_island = board.int("large-island")
        self.chests = board.int("chests")
        self.posts = board.int("posts")
        self.gold_track = board.int("gold-track")
        self.cannon_track = board.int("cannon-track")
        self.discovery = board.int("discovery")
        self.completion = board.int("completion")
        self.overflow = board.int("overflow")
        self.chest_gold = board.int("chest-gold")
        self.cubes_per_gold = board.int("cubes-per-gold")
        self.neutral_tiles = board.int("neutral-tiles")
        self.display = board.int("display")
        self.pirates_in_play = board.int("pirates-in-play")
        self.least_large = board.int("least-large")
        self.most_cells = board.int("most-cells")
        for length in (self.last_special, self.last_progress, self.cannon_track):
            if length > LONGEST_TRACK:
                raise DataError(f"{board.file}: a track of {length} spaces is too long; {LONGEST_TRACK} are possible.")
        self.shares = [self.cubes_per_gold, self.amount[MONEY_CHANGER], self.amount[RANSOM]]
        check_figures(board.file, self)
        self.tower = Tower(load(KEY, "tower"))


def load_tables() -> Tables:
    board, islands, tiles, progress, production = [
        load(KEY, name) for name in ("board", "islands", "tiles", "progress", "production")
    ]
    return Tables(board, islands, tiles, progress, production)


def expect(sheet: Sheet, table: str, keys: Sequence[str]) -> None:
    """The rules know these things by their keys: an overlay may correct them, not add or reorder."""
    found = [row.key for row in sheet.rows(table)]
    for key in found:
        if key not in keys:
            raise DataError(f"{sheet.file} has a {table} {key!r} that no rule knows; known are {', '.join(keys)}.")
    if found != list(keys):
        raise DataError(f"{sheet.file}: the rows of {table} should be {', '.join(keys)}, in this order.")


def sign_masks(rows: list[str]) -> dict[str, int]:
    """By sign: the cells of an island tile that show it, on the north-west corner of the map."""
    masks = dict.fromkeys(SIGNS, 0)
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            masks[sign] |= 1 << GRID.cell_at(x, y)
    return masks


def check_symbols(sheet: Sheet, islands: Sequence[Island], counts: Sequence[int]) -> None:
    """AM-SET-008 There is a resource tile for each symbol."""
    text = "".join(["".join(island.turns[0]) for island in islands])
    for good, sign, count in zip(GOODS, GOOD_SIGNS, counts, strict=True):
        if text.count(sign) > count:
            raise DataError(
                f"{sheet.file}: the islands show {text.count(sign)} symbols of {good} ({sign}); "
                f"there are only {count} resource tiles."
            )


def _bonus(row: Row, colour: str) -> int:
    return row.int("amount") if colour in row.strs("actions", []) else 0


def _highest(values: list[int]) -> list[int]:
    """The highest value on a track reached or passed, for each space."""
    return [max(values[: space + 1]) for space in range(len(values))]


def _production(sheet: Sheet, seats: int) -> list[int]:
    """AM-SET-014 The production tiles in the game, by good and cost."""
    found: list[int] = []
    for row in sheet.rows("production"):
        if row.int("cost") not in COSTS:
            raise DataError(f"{row.where}: cost is {row.int('cost')}; it should be one of {COSTS}.")
        if row.int("players") <= seats:
            found += [PRODUCTION.index(f"{row.str('good')}-{row.int('cost')}")] * row.int("count")
    return sorted(found)
