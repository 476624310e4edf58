"""Landscape tiles on the map and in the supply: a tile that lies is one number, and what follows from all of them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from flibuste.games.amerigo.places import CELLS, GRID
from flibuste.games.amerigo.tables import KINDS, NEUTRAL, Tables
from flibuste.kernel import BadPosition
from flibuste.kernel.codec import expect_keys
from flibuste.kit import Each, Kind, Seat, Word
from flibuste.kit.columns import Columns, turned, unit_below
from flibuste.kit.grid import first_of
from flibuste.kit.grid_kinds import Cell
from flibuste.kit.grid_shapes import TURNS
from flibuste.kit.observed import layout_of
from flibuste.kit.rows import Row
from flibuste.kit.set_columns import ChartColumns

VILLAGES: Final = len(KINDS) - NEUTRAL
NOBODYS: Final = 0  # the owner of neutral tiles; seat i is owner i + 1

_TILE: Final = Word("tile", KINDS)
_CELL: Final = Word("cell", CELLS)
_TURN: Final = Word("turn", TURNS)
_SEAT: Final = Seat()


def packed_tile(seat: int, kind: int, cell: int, turn: int) -> int:
    """A tile that a seat lays with the box of its shape at a cell; neutral ones belong to nobody from then on."""
    owner = NOBODYS if is_neutral(kind) else seat + 1
    return ((owner * len(KINDS) + kind) * len(CELLS) + cell) * len(TURNS) + turn


def owner_of(tile: int) -> int:
    return tile // (len(TURNS) * len(CELLS) * len(KINDS))


def kind_of(tile: int) -> int:
    return tile // (len(TURNS) * len(CELLS)) % len(KINDS)


def cell_of(tile: int) -> int:
    return tile // len(TURNS) % len(CELLS)


def turn_of(tile: int) -> int:
    return tile % len(TURNS)


def mask_of_tile(tables: Tables, tile: int) -> int:
    """The cells it covers; 0 if it does not lie on the paper."""
    return tables.tiles[kind_of(tile)].mask(cell_of(tile), turn_of(tile))


def is_neutral(kind: int) -> bool:
    return kind < NEUTRAL


def shelf(seat: int, kind: int) -> int:
    """The place in the supply of a kind as a seat may take it: neutral ones are common."""
    return kind if is_neutral(kind) else kind + seat * VILLAGES


class LaidTile(Kind):
    """A tile on the map: its kind, whose village it is, the north-west cell of its box, and how it is turned."""

    def write(self, rules: Any, value: Any) -> Any:
        owner = owner_of(value)
        return {
            "tile": KINDS[kind_of(value)],
            "seat": None if owner == NOBODYS else owner - 1,
            "cell": CELLS[cell_of(value)],
            "turn": TURNS[turn_of(value)],
        }

    def read(self, rules: Any, what: str, document: Any) -> Any:
        expect_keys(what, document, ("tile", "seat", "cell", "turn"))
        kind = _TILE.read(rules, what, document["tile"])
        if is_neutral(kind) != (document["seat"] is None):
            raise BadPosition(f"{KINDS[kind]} in {what} should {'not ' if is_neutral(kind) else ''}belong to a seat.")
        seat = 0 if document["seat"] is None else _SEAT.read(rules, f"the seat of {what}", document["seat"])
        cell, turn = _CELL.read(rules, what, document["cell"]), _TURN.read(rules, what, document["turn"])
        return packed_tile(seat, kind, cell, turn)


class LaidTiles(Each):
    """All tiles on the map."""

    def __init__(self) -> None:
        super().__init__(LaidTile(), None)

    def columns(self, rules: Any) -> Columns:
        return LaidColumns(rules.tables, rules.seats)


class LaidColumns(Columns):
    """The cells that tiles cover, a map for each owner, nobody first and then the viewer; and on a map of its own the
    kind and the turn of every tile, at its first cell."""

    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__([])
        self.tables = tables
        self.seats: i64 = seats
        self.map = ChartColumns(*layout_of(Cell(GRID)))
        self.take([self.map] * (seats + 2), ["neutral", *(str(seat) for seat in range(seats)), "kind"])
        codes = self.map.size
        self.units[-codes:] = [unit_below(len(KINDS) * len(TURNS))] * codes

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        size = self.map.size
        for item in value:
            tile: int = item
            mask, owner = mask_of_tile(self.tables, tile), owner_of(tile)
            place = 0 if owner == NOBODYS else turned(owner - 1, seat, self.seats) + 1
            self.map.write(row, at + place * size, mask, seat)
            first = self.map.places[first_of(mask)]
            row.put(at + (self.seats + 1) * size + first, kind_of(tile) * len(TURNS) + turn_of(tile) + 1)


def work_out_neutral(rules: Any, s: Any) -> int:
    """AM-GRN-002 The cells under neutral tiles; every tile must lie on land, and on no other tile or post."""
    return lay_again(rules, s)[NOBODYS]


def work_out_villages(rules: Any, s: Any) -> list[int]:
    return lay_again(rules, s)[1:]


def work_out_covered(rules: Any, s: Any) -> int:
    posts: int = sum(s.posts)
    return posts | sum(lay_again(rules, s))


def lay_again(rules: Any, s: Any) -> list[int]:
    """What the tiles cover, by owner; refused if one could not have been laid."""
    masks = [0] * (rules.seats + 1)
    taken = 0
    for post in s.posts:
        taken = _lay_on(rules, "A trading post", post, taken, s)
    for tile in s.laid:
        mask = mask_of_tile(rules.tables, tile)
        name = f"The tile {KINDS[kind_of(tile)]} on {CELLS[cell_of(tile)]}"
        if not mask:
            raise BadPosition(f"{name} does not lie on the map.")
        taken = _lay_on(rules, name, mask, taken, s)
        masks[owner_of(tile)] |= mask
    return masks


def _lay_on(rules: Any, what: str, mask: int, taken: int, s: Any) -> int:
    stray = mask & ~rules.chart(s.layout).land
    if stray:
        raise BadPosition(f"{what} lies on {name_first(stray)}, which is not land.")
    if mask & taken:
        raise BadPosition(f"{what} lies on {name_first(mask & taken)}, where something lies already.")
    return taken | mask


def name_first(mask: int) -> str:
    return CELLS[(mask & -mask).bit_length() - 1]


def work_out_supply(rules: Any, s: Any) -> list[int]:
    """AM-SET-010 The tiles of the box that are neither planned nor laid."""
    copies: list[int] = [tile.count for tile in rules.tables.tiles]
    left: list[int] = copies[:NEUTRAL] + copies[NEUTRAL:] * rules.seats
    for seat, tiles in enumerate(s.reserve):
        for kind, count in enumerate(tiles):
            left[shelf(seat, kind)] -= count
    for tile in s.laid:
        left[shelf(max(owner_of(tile) - 1, 0), kind_of(tile))] -= 1
    if min(left) < 0:
        at = left.index(min(left))
        kind = at if at < NEUTRAL else NEUTRAL + (at - NEUTRAL) % VILLAGES
        raise BadPosition(f"There are more tiles {KINDS[kind]} on the table than the box holds ({copies[kind]}).")
    return left
