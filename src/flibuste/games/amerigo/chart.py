"""A map laid out for a match, with everything about it that never changes: islands, anchors, sea, placements."""

from __future__ import annotations

from typing import Final

from flibuste.games.amerigo.islands import ARROWS, GOODS, POST, arrow_step, is_water
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
from flibuste.kit.grid import cells_of, first_of, mask_of
from flibuste.kit.grid_shapes import QUARTERS, Placement, placements

NO_ISLAND: Final = -1
NO_WAY: Final = -1


class Ground:
    """A placement of a tile on bare land: the island it lies on, and how many of each good are under it."""

    __slots__ = ("cell", "goods", "halo", "island", "mask", "turn")

    def __init__(self, place: Placement, island: int, goods: list[int]) -> None:
        self.cell = place.cell
        self.turn = place.turn
        self.mask = place.mask
        self.halo = place.halo
        self.island = island
        self.goods = goods


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
        self.water = mask_of([cell for cell, sign in self.signs.items() if is_water(sign)])
        self.land = mask_of([cell for cell, sign in self.signs.items() if not is_water(sign)])
        self.posts = self._showing(POST)
        self.symbols = [self._showing(good) for good in GOODS]
        self.post_of = {cell: _pointed_at(cell, sign) for cell, sign in self.signs.items() if sign in ARROWS}
        self.anchors = mask_of([*self.post_of])
        self.islands = GRID.pieces(self.land)  # AM-SET-006, in reading order of their first cells
        self.large = [island.bit_count() >= tables.large_island for island in self.islands]
        self.island_of = [NO_ISLAND] * GRID.cells
        for number, island in enumerate(self.islands):
            for cell in cells_of(island):
                self.island_of[cell] = number
        self._lay_frame()
        self._rings: dict[int, list[int]] = {}
        self._distances: dict[int, list[int]] = {}
        self._grounds: dict[int, list[Ground]] = {}

    def __repr__(self) -> str:
        return f"Chart({self.layout})"

    def _showing(self, sign: str) -> int:
        return mask_of([cell for cell, shown in self.signs.items() if shown == sign])

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

    def _border(self, space: int) -> int:
        side, number = divmod(space - FIRST_FRAME, MOST_TILES)
        length, along = self.side, number * self.side
        if side == NORTH:
            return GRID.box(along, 0, length, 1)
        if side == SOUTH:
            return GRID.box(along, self.height - 1, length, 1)
        return GRID.box(0 if side == WEST else self.width - 1, along, 1, length)

    def grounds(self, kind: int) -> list[Ground]:
        """AM-GRN-002, AM-GRN-005 Every way a kind of tile can lie wholly on land; a shape is worked out once, when
        somebody wants to lay it."""
        tile = self._tables.tiles[kind]
        known = self._grounds.get(tile.footprint)
        if known is None:
            known = [self._ground(place) for place in placements(GRID, tile.shape, self.land)]
            self._grounds[tile.footprint] = known
        return known

    def _ground(self, place: Placement) -> Ground:
        goods = [(symbols & place.mask).bit_count() for symbols in self.symbols]
        return Ground(place, self.island_of[first_of(place.mask)], goods)

    def beside(self, places: int) -> int:
        """AM-BLU-003 Where one step leads from some places: orthogonally, to water cells and frame spaces."""
        found = GRID.beside(places & GRID.all) & self.water
        for space in self.frame:
            if places >> space & 1:
                found |= self._borders[space] | self._neighbours[space]
            elif places & self._borders[space]:
                found |= 1 << space
        return found

    def rings(self, place: int) -> list[int]:
        """Masks of the places first reached from one by 0, 1, 2 ... steps."""
        if place not in self._rings:
            self._rings[place] = self._sail_everywhere(place)
        return self._rings[place]

    def _sail_everywhere(self, place: int) -> list[int]:
        found: list[int] = []
        ring = reached = 1 << place
        while ring:
            found.append(ring)
            ring = self.beside(ring) & ~reached
            reached |= ring
        return found

    def reach(self, place: int, steps: int) -> int:
        """The places that can be reached by one to so many steps, the place itself left out."""
        return sum(self.rings(place)[1 : steps + 1])

    def steps(self, place: int, target: int) -> int:
        """How many steps lead from one place to another."""
        steps = self.distances(place)[target]
        if steps == NO_WAY:
            raise ValueError("These places are not joined by water.")
        return steps

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
    return chart.water & ~sum(chart.rings(chart.frame[0]))


def _signs(tables: Tables, columns: int, layout: list[int]) -> dict[int, str]:
    signs: dict[int, str] = {}
    for place, packed in enumerate(layout):
        signs.update(tile_signs(tables, place // columns, place % columns, packed))
    return dict(sorted(signs.items()))


def tile_signs(tables: Tables, row: int, column: int, packed: int) -> dict[int, str]:
    """The cells of a tile of the layout with their signs."""
    island = tables.islands[packed // QUARTERS]
    x, y, side = column * island.side, row * island.side, range(island.side)
    return {GRID.cell_at(x + dx, y + dy): island.turns[packed % QUARTERS][dy][dx] for dy in side for dx in side}


def _pointed_at(anchor: int, sign: str) -> int:
    dx, dy = arrow_step(sign)
    return GRID.cell_at(GRID.column(anchor) + dx, GRID.row(anchor) + dy)
