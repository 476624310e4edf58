"""A player's ship: sails, sailors and animals, weapons, holds, the upper deck, the hideout, and where the boat is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flibuste.games.nassau.sea import ZONE_NAMES, ZONES
from flibuste.games.nassau.tables import (
    ANIMAL_NAMES,
    DOUBLOON,
    GOOD_NAMES,
    HIDEOUT_NAMES,
    OBJECT_NAMES,
    OPPONENT_NAMES,
    TABLE_NAMES,
    WEAPON_NAMES,
    Tables,
)
from flibuste.games.nassau.words import BERTH_NAMES
from flibuste.kit import Each, Flag, Mask, Named, Number, Sparse, Word, field

PLACE_NAMES: Final = (*ZONE_NAMES, "ship", "skull", "fire", "home")
ABOARD: Final = ZONES  # the boat lies on the ship: its player has not passed yet
AT_SKULL_ISLAND: Final = ZONES + 1
AT_CAMPFIRE: Final = ZONES + 2
AT_HOME_PORT: Final = ZONES + 3

ANIMAL_MASK: Final = Mask(Word("animal", ANIMAL_NAMES))


@dataclass(init=False)
class Ship:
    """A ship as plain numbers. No order inside a hold and no seat of an animal is kept: none of them matters (G6)."""

    points: int = field(Number())
    sails: int = field(Number())  # the flag sail included
    sailors: int = field(Number())  # one's own included
    weapons: list[int] = field(Named(WEAPON_NAMES, Number()))  # the printed ones included
    holds: int = field(Number())  # open
    crates: int = field(Number())  # in the holds, as are provisions and goods
    provisions: int = field(Number())
    goods: list[int] = field(Sparse("good", GOOD_NAMES))
    reserve: int = field(Number())  # crates beside the ship
    objects: list[int] = field(Named(OBJECT_NAMES, Number()))
    standing: int = field(Number())  # pirates on deck
    lying: int = field(Number())
    tavern: int = field(Mask(Word("table", TABLE_NAMES)))  # the tables where a pirate still sits
    animals: int = field(ANIMAL_MASK)
    asleep: int = field(ANIMAL_MASK)  # on no sailor's hat
    used: int = field(ANIMAL_MASK)  # face down until phase III
    doubled: int = field(Flag())  # the Rat carries a second load
    hideout: int = field(Word("hideout", HIDEOUT_NAMES))
    filled: int = field(Number())  # spaces of its column, from the top
    store: list[int] = field(Sparse("good", GOOD_NAMES))  # in its centre
    beaten: list[int] = field(Each(Word("opponent", OPPONENT_NAMES), None))
    place: int = field(Word("place", PLACE_NAMES))  # of the boat
    berth: int = field(Word("berth", BERTH_NAMES, none=True))  # where it started this round
    traded: int = field(Flag())  # with the Sea Dog, this round
    marker: int = field(Flag())  # a crate lies on the offering
    yarns: int = field(Number(none=True))  # points of the cards played this round; nothing if none was

    def clone(self) -> Ship:
        twin = Ship()
        twin.points = self.points
        twin.sails = self.sails
        twin.sailors = self.sailors
        twin.weapons = self.weapons.copy()
        twin.holds = self.holds
        twin.crates = self.crates
        twin.provisions = self.provisions
        twin.goods = self.goods.copy()
        twin.reserve = self.reserve
        twin.objects = self.objects.copy()
        twin.standing = self.standing
        twin.lying = self.lying
        twin.tavern = self.tavern
        twin.animals = self.animals
        twin.asleep = self.asleep
        twin.used = self.used
        twin.doubled = self.doubled
        twin.hideout = self.hideout
        twin.filled = self.filled
        twin.store = self.store.copy()
        twin.beaten = self.beaten.copy()
        twin.place = self.place
        twin.berth = self.berth
        twin.traded = self.traded
        twin.marker = self.marker
        twin.yarns = self.yarns
        return twin


# --- holds ------------------------------------------------------------------------------------------------------------


def load_of(t: Tables, crates: int, provisions: int, goods: int) -> int:
    """NA-GEN-005 How many holds a load needs: one kind in each, at most four crates, three provisions or one good."""
    return -(-crates // t.crates_in_hold) - (-provisions // t.provisions_in_hold) + goods


def capacity(ship: Ship) -> int:
    """NA-ANI-006 The holds that are open, and one load more while the Rat is in use."""
    return ship.holds + ship.doubled


def fits(t: Tables, ship: Ship, crates: int = 0, provisions: int = 0, goods: int = 0) -> bool:
    """NA-GEN-006 Contents may be rearranged at any time, so only the number of loads matters."""
    load = load_of(t, ship.crates + crates, ship.provisions + provisions, sum(ship.goods) + goods)
    return load <= capacity(ship)


# --- crew and animals -------------------------------------------------------------------------------------------------


def crew(ship: Ship) -> int:
    """NA-GEN-014 Sailors, and standing pirates who can be laid down for one use."""
    return ship.sailors + ship.standing


def pirates_for(ship: Ship, needed: int) -> int:
    """NA-GEN-017 How many pirates a use lays that needs so many hands."""
    return max(0, needed - ship.sailors)


def lay_pirates(ship: Ship, needed: int) -> int:
    """NA-GEN-014, NA-GEN-015 Lay as many pirates as the sailors do not suffice for; sailors are never used up."""
    laid = pirates_for(ship, needed)
    ship.standing -= laid
    ship.lying += laid
    return laid


def is_usable(ship: Ship, animal: int) -> bool:
    """NA-ANI-001 Face up and on a sailor's hat."""
    return ship.animals >> animal & ~(ship.asleep >> animal) & ~(ship.used >> animal) & 1 == 1


def awake(ship: Ship) -> list[int]:
    """The animals on a hat, face up or not."""
    mask = ship.animals & ~ship.asleep
    return [animal for animal in range(len(ANIMAL_NAMES)) if mask >> animal & 1]


def sleepers(ship: Ship) -> list[int]:
    return [animal for animal in range(len(ANIMAL_NAMES)) if ship.asleep >> animal & 1]


def owned(ship: Ship, thing: int) -> int:
    """How many of an object a ship has."""
    return ship.objects[thing - DOUBLOON]


def is_at_sea(ship: Ship) -> bool:
    return ship.place < ZONES


def lose_points(ship: Ship, points: int) -> int:
    """NA-GEN-004 A score never drops below zero: a forced loss takes what is there."""
    lost = min(points, ship.points)
    ship.points -= lost
    return lost


def fit_out(ship: Ship, t: Tables, hideout: int, weapon: int, animal: int) -> None:
    """NA-SET-003, NA-SET-004, NA-SET-005, NA-SET-007 A bare ship before the first round. NA-GEN-003 Points are a plain
    number, kept at once."""
    ship.points = t.start_points
    ship.sails, ship.sailors = t.start_sails, t.start_sailors
    ship.weapons = [1 + (kind == weapon) for kind in range(len(WEAPON_NAMES))]
    ship.holds, ship.crates, ship.provisions = t.open_holds, t.start_crates, t.start_provisions
    ship.reserve = t.crates - t.start_crates
    ship.objects = [t.start_doubloons, t.start_rum, 0, 0, 0]
    ship.standing = t.pirates - t.tavern_pirates
    ship.tavern = (1 << t.tavern_pirates) - 1
    ship.animals, ship.hideout, ship.place = 1 << animal, hideout, ABOARD
