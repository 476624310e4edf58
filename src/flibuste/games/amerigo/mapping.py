"""A map drawn at random: tiles, places and quarter turns, until the rulebook's conditions hold."""

from __future__ import annotations

from typing import Final

from flibuste.data import DataError
from flibuste.games.amerigo.chart import Chart, corner_of, lakes
from flibuste.games.amerigo.places import GRID
from flibuste.games.amerigo.tables import Tables
from flibuste.kernel import Generator, below, shuffle
from flibuste.kit.grid import first_of
from flibuste.kit.grid_shapes import QUARTERS

TRIES: Final = 2000


def draw_map(dice: Generator, tables: Tables, rows: int, columns: int) -> Chart:
    """AM-SET-002 Tiles drawn at random, laid at random places and turned at random, as a legal map."""
    for _ in range(TRIES):
        tiles = list(range(len(tables.islands)))
        shuffle(dice, tiles)
        layout = _Laying(dice, tables, rows, columns).lay([], tiles[: rows * columns])
        if layout:
            chart = Chart(tables, rows, columns, layout)
            if not fault(tables, chart):
                return chart
    raise DataError(f"In {TRIES} tries no map could be laid of these island tiles: too few of them fit together.")


def illegal(tables: Tables, chart: Chart) -> str:
    """What makes a map illegal: AM-SET-003 a lake, AM-SET-004 land joined by a corner alone, AM-SET-007 more large
    islands than chests (AMB-03); empty if nothing does."""
    lake = lakes(chart)
    if lake:
        return f"the water on {GRID.name(first_of(lake))} is closed in by land"
    corner = GRID.corner_contacts(chart.land, chart.land | chart.water)
    if corner:
        return f"land touches land by a corner only, south-east of {GRID.name(first_of(corner))}"
    large = sum(chart.large)
    return f"there are {large} large islands and {tables.chests} chests" if large > tables.chests else ""


def fault(tables: Tables, chart: Chart) -> str:
    """What makes a map illegal, or one we would not lay."""
    large = sum(chart.large)
    if large < tables.least_large:
        return f"there are {large} large islands; we want {tables.least_large}"
    most = max([island.bit_count() for island in chart.islands])
    return f"an island has {most} cells" if most > tables.most_cells else illegal(tables, chart)


class _Laying:
    """Tiles laid row by row, each so that it touches no other by a corner alone (AM-SET-004)."""

    def __init__(self, dice: Generator, tables: Tables, rows: int, columns: int) -> None:
        self.dice = dice
        self.tables = tables
        self.columns = columns
        self.places = rows * columns
        side = tables.islands[0].side
        self.square = GRID.box(0, 0, side, side)
        self.land = 0
        self.laid = 0

    def lay(self, layout: list[int], tiles: list[int]) -> list[int]:
        """The layout completed with these tiles, empty if that cannot be done."""
        if len(layout) == self.places:
            return layout
        for packed in self.in_random_order(tiles):
            land, laid = self.land, self.laid
            if self.fits(len(layout), packed):
                done = self.lay([*layout, packed], [tile for tile in tiles if tile != packed // QUARTERS])
                if done:
                    return done
            self.land, self.laid = land, laid
        return []

    def in_random_order(self, tiles: list[int]) -> list[int]:
        """The tiles shuffled, each with its four turns from a random one on."""
        shuffle(self.dice, tiles)
        found: list[int] = []
        for tile in tiles:
            first = below(self.dice, QUARTERS)
            found += [tile * QUARTERS + (first + turn) % QUARTERS for turn in range(QUARTERS)]
        return found

    def fits(self, place: int, packed: int) -> bool:
        """Lay a tile; whether it touches no land by a corner alone."""
        corner = corner_of(self.tables, self.columns, place)
        self.land |= self.tables.land[packed] << corner
        self.laid |= self.square << corner
        return not GRID.corner_contacts(self.land, self.laid)
