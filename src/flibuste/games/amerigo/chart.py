"""A map laid out for a match, with everything about it that never changes: islands, anchors, sea, placements."""

from __future__ import annotations

from typing import Final

from flibuste.games.amerigo.islands import ARROWS, GOODS, POST, SIGNS, arrow_step, is_water
from flibuste.games.amerigo.places import (
    EAST,
    FIRST_FRAME,
    GRID,
    MOST_TILES,
    NORTH,
    PLACES,
    SOUTH,
    WEST,
    frame_space,
)
from flibuste.games.amerigo.tables import Tables
from flibuste.kit.grid import cells_of, mask_of
from flibuste.kit.grid_shapes import Placement

NO_ISLAND: Final = -1
NO_WAY: Final = -1


class Ground:
    """A placement of a tile on bare land, and the island it lies on."""

    def __init__(self, place: Placement, island: int, symbols: list[int]) -> None:
        self.cell = place.cell
        self.turn = place.turn
        self.mask = place.mask
        self.halo = place.halo
        self.island = island
        self._symbols = symbols
        self._goods: list[int] = []

    @property
    def goods(self) -> list[int]:
        """How many of each good are under it, counted when somebody first wants to know."""
        if not self._goods:
            self._goods = [(symbols & self.mask).bit_count() for symbols in self._symbols]
        return self._goods


class Chart:
    """One map. A tile of the layout is written as its number times four plus its quarter turns, row by row."""

    __slots__ = (
        "_borders",
        "_distances",
        "_grounds",
        "_neighbours",
        "_rings",
        "_tables",
        "anchors",
        "columns",
        "frame",
        "height",
        "island_of",
        "islands",
        "land",
        "large",
        "layout",
        "post_of",
        "posts",
        "rim",
        "rows",
        "side",
        "signs",
        "symbols",
        "water",
        "width",
    )

    def __init__(self, tables: Tables, rows: int, columns: int, layout: list[int]) -> None:
        self._tables = tables
        self.layout = layout
        self.rows = rows
        self.columns = columns
        self.side = tables.islands[0].side
        self.width = columns * self.side
        self.height = rows * self.side
        self.signs = _signs(tables, columns, layout)
        self.water = sum([mask for sign, mask in self.signs.items() if is_water(sign)])
        self.land = sum([mask for sign, mask in self.signs.items() if not is_water(sign)])
        self.posts = self.signs[POST]
        self.symbols = [self.signs[good] for good in GOODS]
        self.anchors = sum([self.signs[arrow] for arrow in ARROWS])
        self.post_of = {anchor: _pointed_at(anchor, self.sign(anchor)) for anchor in cells_of(self.anchors)}
        self.islands = GRID.pieces(self.land)  # AM-SET-006, in reading order of their first cells
        self.large = [island.bit_count() >= tables.large_island for island in self.islands]
        self.island_of = [NO_ISLAND] * GRID.cells
        for number, island in enumerate(self.islands):
            for cell in cells_of(island):
                self.island_of[cell] = number
        self._lay_frame()
        self._rings: dict[int, list[int]] = {}
        self._distances: dict[int, list[int]] = {}
        self._grounds: dict[int, dict[int, Ground]] = {}

    def __repr__(self) -> str:
        return f"Chart({self.layout})"

    def sign(self, cell: int) -> str:
        """What is drawn on a cell."""
        return next(sign for sign, mask in self.signs.items() if mask >> cell & 1)

    def _lay_frame(self) -> None:
        """AM-SET-005 One space beside each outer side of a tile: next to the water cells there, and to the spaces
        before and after it, round the corners too."""
        across, down = range(self.columns), range(self.rows)
        circle = [frame_space(NORTH, number) for number in across]
        circle += [frame_space(EAST, number) for number in down]
        circle += [frame_space(SOUTH, number) for number in reversed(across)]
        circle += [frame_space(WEST, number) for number in reversed(down)]
        self.frame = sorted(circle)
        self._borders = {space: self._border(space) & self.water for space in circle}
        self._neighbours = {
            space: 1 << circle[at - 1] | 1 << circle[(at + 1) % len(circle)] for at, space in enumerate(circle)
        }
        self.rim = mask_of(circle)
        for border in self._borders.values():
            self.rim |= border

    def _border(self, space: int) -> int:
        side, number = divmod(space - FIRST_FRAME, MOST_TILES)
        length, along = self.side, number * self.side
        if side == NORTH:
            return GRID.box(along, 0, length, 1)
        if side == SOUTH:
            return GRID.box(along, self.height - 1, length, 1)
        return GRID.box(0 if side == WEST else self.width - 1, along, 1, length)

    def ground(self, kind: int, way: int) -> Ground:
        """A kind of tile laid in some way on land; kinds of the same shape share what is known of it."""
        tile = self._tables.tiles[kind]
        grounds = self._grounds.setdefault(tile.footprint, {})
        known = grounds.get(way)
        if known is None:
            place = tile.shapes.placed(way)
            known = grounds[way] = Ground(place, self.island_of[place.first], self.symbols)
        return known

    def beside(self, places: int) -> int:
        """AM-BLU-003 Where one step leads from some places: orthogonally, to water cells and frame spaces."""
        found = GRID.beside(places & GRID.all) & self.water
        if not places & self.rim:
            return found
        for space in self.frame:
            if places >> space & 1:
                found |= self._borders[space] | self._neighbours[space]
            elif places & self._borders[space]:
                found |= 1 << space
        return found

    def rings(self, place: int, steps: int = len(PLACES)) -> list[int]:
        """Masks of the places first reached from one by 0, 1, 2 ... steps, up to so many at least; an empty one is the
        last where nothing lies further."""
        known = self._rings.setdefault(place, [1 << place])
        while len(known) <= steps and known[-1]:
            before = known[-2] if len(known) > 1 else 0
            known.append(self.beside(known[-1]) & ~(known[-1] | before))
        return known

    def reach(self, place: int, steps: int) -> int:
        """The places that can be reached by one to so many steps, the place itself left out."""
        return sum(self.rings(place, steps)[1 : steps + 1])

    def steps(self, place: int, target: int) -> int:
        """How many steps lead from one place to another."""
        steps = 0
        while ring := self.rings(place, steps)[steps]:
            if ring >> target & 1:
                return steps
            steps += 1
        raise ValueError("These places are not joined by water.")

    def distances(self, place: int) -> list[int]:
        """By place: how many steps lead there from one."""
        known = self._distances.get(place)
        if known is None:
            known = [NO_WAY] * len(PLACES)
            for steps, ring in enumerate(self.rings(place)):
                for target in cells_of(ring):
                    known[target] = steps
            self._distances[place] = known
        return known

    @property
    def sea(self) -> int:
        """Everywhere a ship can be."""
        return self.water | mask_of(self.frame)


def lakes(chart: Chart) -> int:
    """AM-SET-003 The water that no ship can reach from the frame."""
    return chart.water & ~GRID.flood(chart.rim, chart.water)


def _signs(tables: Tables, columns: int, layout: list[int]) -> dict[str, int]:
    """By sign: the cells that show it."""
    signs = dict.fromkeys(SIGNS, 0)
    for place, packed in enumerate(layout):
        corner = corner_of(tables, columns, place)
        for sign, mask in tables.signs[packed].items():
            signs[sign] |= mask << corner
    return signs


def corner_of(tables: Tables, columns: int, place: int) -> int:
    """The first cell of a tile of the layout."""
    row, column = divmod(place, columns)
    side = tables.islands[0].side
    return GRID.cell_at(column * side, row * side)


def _pointed_at(anchor: int, sign: str) -> int:
    dx, dy = arrow_step(sign)
    return GRID.cell_at(GRID.column(anchor) + dx, GRID.row(anchor) + dy)
