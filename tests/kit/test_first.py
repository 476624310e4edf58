"""What a field is before anything happened follows from its kind."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.registry import game
from flibuste.kit import Derived, Each, Flag, Mask, Named, Number, Packed, Part, Seat, Sparse, Word, field, fresh
from flibuste.kit.grid import OFF_GRID, Grid
from flibuste.kit.grid_kinds import Cell

GRID = Grid(3, 3)
RULES: Any = SimpleNamespace(seats=2)


@dataclass(init=False)
class Hold:
    barrels: int = field(Number(least=1))
    goods: vec[i64] = field(Packed(Sparse("good", ("rum", "silk", "tea"))))


@dataclass(init=False)
class Ship:
    captain: int = field(Seat(none=True))
    flag: int = field(Word("flag", ("black", "red")))
    banner: int = field(Word("banner", ("black", "red"), none=True))
    place: int = field(Cell(GRID, none=True))
    leaking: int = field(Flag())
    islands: int = field(Mask(Cell(GRID)))
    track: list[int] = field(Each(Cell(GRID), None))
    gold: list[int] = field(Each(Number()))
    dice: list[int] = field(Named(("blue", "black"), Number(7), shift=1))
    hold: Hold = field(Part(Hold))
    worth: int = field(Derived(lambda rules, ship: len(ship.gold) + ship.hold.barrels))


def test_nothing_zero_the_first_word_an_empty_list() -> None:
    ship: Ship = fresh(RULES, Ship())
    assert (ship.captain, ship.flag, ship.banner, ship.place) == (-1, 0, -1, OFF_GRID)
    assert (ship.leaking, ship.islands, ship.track, ship.gold) == (0, 0, [], [0, 0])
    assert ship.dice == [-1, -1]  # what a document writes as 0
    assert (ship.hold.barrels, list(ship.hold.goods)) == (1, [0, 0, 0])


def test_what_is_derived_follows_from_the_others() -> None:
    assert fresh(RULES, Ship()).worth == 3


def test_every_table_begins_with_a_board_of_its_own() -> None:
    played = game("captains-war")
    tables = [played.new(2, {}, seed) for seed in (1, 2)]
    tables[0].sheets[0].held[0] += 5
    tables[0].notes[0] = 9
    assert tables[1].notes[0] == 0 == played.new(2, {}, 1).notes[0]
    assert tables[1].sheets[0].held[0] < tables[0].sheets[0].held[0]
    assert tables[0].rules.fresh.sheets[0].held[0] == 0
