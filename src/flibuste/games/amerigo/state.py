"""The table: the map with what lies on it, the storage board with the tower, the displays, and the players' sheets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flibuste.games.amerigo.book import Book
from flibuste.games.amerigo.catalogue import SHIPS
from flibuste.games.amerigo.chart import Chart
from flibuste.games.amerigo.pieces import (
    LaidTiles,
    work_out_covered,
    work_out_neutral,
    work_out_supply,
    work_out_villages,
)
from flibuste.games.amerigo.places import GRID, OFF_BOARD, PLACES
from flibuste.games.amerigo.tables import COLOURS, CUBES, GOODS, KINDS, PRODUCTION, PROGRESS, Tables
from flibuste.games.amerigo.tower import FLOORS
from flibuste.kernel import UNSEEN
from flibuste.kit import Board, Derived, Each, Flag, Mask, Named, Number, Seat, Sparse, Word, field
from flibuste.kit.grid_kinds import Cell
from flibuste.kit.grid_shapes import QUARTERS

STREAM: Final = 1 << 50  # no draw of a match counts so far


def work_out_chart(rules: Book, s: Amerigo) -> Chart:
    return rules.chart(s.layout)


def places_of_the_map(rules: Book) -> int:
    return rules.setup.rows * rules.setup.columns


def tile_words(rules: Book) -> list[str]:
    """An island tile with its clockwise quarter turns: T05/2."""
    return [f"{island.key}/{turn}" for island in rules.tables.islands for turn in range(QUARTERS)]


def ledges_of(rules: Book) -> int:
    return FLOORS * rules.tables.tower.ledges


def display_size(rules: Book) -> int:
    return rules.tables.display


def market_size(rules: Book) -> int:
    return rules.setup.production


def special_spaces(rules: Book) -> int:
    return rules.tables.last_special + 1


def progress_spaces(rules: Book) -> int:
    return rules.tables.last_progress + 1


def gold_spaces(rules: Book) -> int:
    return rules.tables.gold_track + 1


def cannon_spaces(rules: Book) -> int:
    return rules.tables.cannon_track + 1


def rounds_of(rules: Book) -> int:
    return rules.tables.rounds + 1


@dataclass(init=False, eq=False)
class Amerigo(Board):
    """A position of Amerigo.

    What nobody knows is drawn late: the pools are what has not been seen yet, in no order; the pirate token never drawn
    is the one in the box. Only the inside of the tower is stored and shown to nobody.
    """

    layout: list[int] = field(Each(Word("island tile", tile_words), places_of_the_map), shared=True)
    round: int = field(Number(rounds_of))
    phase: int = field(Word("phase", [*COLOURS, "over"]))
    storage: list[int] = field(Named(COLOURS, Number(CUBES + 1)))
    centre: list[int] = field(Named(COLOURS, Number(CUBES + 1)))
    ledges: list[int] = field(Each(Word("cube", [*COLOURS, "empty"]), ledges_of), secret=UNSEEN)
    stream: int = field(Number(STREAM), secret=UNSEEN)  # the tower's own dice
    order: list[int] = field(Each(Seat(), None))  # AM-PHA-007: as the phase began
    line: list[int] = field(Each(Seat()))  # AM-PHA-007: the turn order as it is, first to last
    special: list[int] = field(Each(Number(special_spaces)))
    score: list[int] = field(Each(Number()))
    gold: list[int] = field(Each(Number(gold_spaces)))
    cannons: list[int] = field(Each(Number(cannon_spaces)))
    progress: list[int] = field(Each(Number(progress_spaces)))
    chests: list[int] = field(Each(Number()))
    ships: list[list[int]] = field(Each(Each(Word("place", PLACES, none=True), len(SHIPS))))
    posts: list[int] = field(Each(Mask(Cell(GRID))))
    laid: list[int] = field(LaidTiles())
    reserve: list[list[int]] = field(Each(Sparse("tile", KINDS)))
    goods: list[list[int]] = field(Each(Named(GOODS, Number())))
    production: list[list[int]] = field(Each(Named(GOODS, Number())))
    tiles: list[int] = field(Each(Mask(Word("progress tile", PROGRESS))))
    used: list[int] = field(Each(Mask(Word("progress tile", PROGRESS))))
    display: list[int] = field(Each(Word("progress tile", PROGRESS, none=True), display_size))
    market: list[int] = field(Each(Word("production tile", PRODUCTION, none=True), market_size))
    pirates: list[int] = field(Each(Number(), None))  # turned up so far
    unseen_progress: list[int] = field(Each(Word("progress tile", PROGRESS), None))
    unseen_production: list[int] = field(Each(Word("production tile", PRODUCTION), None))
    unseen_pirates: list[int] = field(Each(Number(), None))
    points: int = field(Number())  # left in the open action
    moved: int = field(Mask(Word("ship", SHIPS)))  # the ships that have moved in it
    planned: int = field(Number())  # neutral tiles taken in it
    windfall: int = field(Flag())  # whether a tile worth gold was taken since the last move in it
    chart: Chart = field(Derived(work_out_chart), shared=True)
    covered: int = field(Derived(work_out_covered))  # cells with a tile or a post
    neutral: int = field(Derived(work_out_neutral))
    villages: list[int] = field(Derived(work_out_villages))  # by seat
    supply: list[int] = field(Derived(work_out_supply))  # tiles not planned yet, see `shelf`

    def clone(self) -> Amerigo:
        twin = Amerigo(self.rules, self)
        twin.layout = self.layout
        twin.round = self.round
        twin.phase = self.phase
        twin.storage = self.storage.copy()
        twin.centre = self.centre.copy()
        twin.ledges = self.ledges.copy()
        twin.stream = self.stream
        twin.order = self.order.copy()
        twin.line = self.line.copy()
        twin.special = self.special.copy()
        twin.score = self.score.copy()
        twin.gold = self.gold.copy()
        twin.cannons = self.cannons.copy()
        twin.progress = self.progress.copy()
        twin.chests = self.chests.copy()
        twin.ships = [ships.copy() for ships in self.ships]
        twin.posts = self.posts.copy()
        twin.laid = self.laid.copy()
        twin.reserve = [tiles.copy() for tiles in self.reserve]
        twin.goods = [goods.copy() for goods in self.goods]
        twin.production = [tiles.copy() for tiles in self.production]
        twin.tiles = self.tiles.copy()
        twin.used = self.used.copy()
        twin.display = self.display.copy()
        twin.market = self.market.copy()
        twin.pirates = self.pirates.copy()
        twin.unseen_progress = self.unseen_progress.copy()
        twin.unseen_production = self.unseen_production.copy()
        twin.unseen_pirates = self.unseen_pirates.copy()
        twin.points = self.points
        twin.moved = self.moved
        twin.planned = self.planned
        twin.windfall = self.windfall
        twin.chart = self.chart
        twin.covered = self.covered
        twin.neutral = self.neutral
        twin.villages = self.villages.copy()
        twin.supply = self.supply.copy()
        return twin

    @property
    def book(self) -> Book:
        rules = self.rules
        assert isinstance(rules, Book)
        return rules

    @property
    def tables(self) -> Tables:
        return self.book.tables

    def owns(self, seat: int, tile: int) -> bool:
        """AM-PRG-025 Whether a player has a progress tile that still works: permanent, or not used yet."""
        return bool((self.tiles[seat] & ~self.used[seat]) >> tile & 1)

    @property
    def ashore(self) -> int:
        """AM-BLU-001 How many ships of whoever is asked are not on the board yet."""
        return self.ships[self.stack[-1].seat].count(OFF_BOARD)

    def in_tower(self) -> list[int]:
        """How many cubes of each colour are in the tower, as anybody can count."""
        return [CUBES - stored - out for stored, out in zip(self.storage, self.centre, strict=True)]
