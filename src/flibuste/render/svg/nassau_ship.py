"""A ship of Nassau on the web table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from flibuste.games.nassau.ship import Ship
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import (
    ANIMAL_NAMES,
    GOOD_NAMES,
    OBJECT_NAMES,
    SPECIES_NAMES,
    TABLES,
    WEAPON_NAMES,
)
from flibuste.render.svg.face import Option, Piece, Sight
from flibuste.render.svg.nassau_beside import about_animal
from flibuste.render.svg.nassau_things import ANIMAL_ICONS, GIFT_ICONS, GOOD_ICONS, SPECIES_ICONS, Item, items


class Load(NamedTuple):
    """A hold: what is in it and how full it is."""

    icon: str
    name: str
    number: int
    most: int
    good: str = ""
    option: Option | None = None


class Arm(NamedTuple):
    """A weapon, the opponents it hits, and what those that were beaten are worth."""

    item: Item
    foes: Sequence[Item]


class Pet(NamedTuple):
    """An animal on a ship: ready, used or asleep."""

    about: Piece
    icon: str
    state: str
    option: Option | None


class Deck(NamedTuple):
    """Somebody's ship."""

    seat: int
    colour: str
    name: str
    mine: bool
    points: int
    weapons: Sequence[Arm]
    sails: int
    sailors: int
    animals: Sequence[Pet]
    standing: int
    lying: int
    tables: Sequence[Item]
    objects: Sequence[Item]
    loads: Sequence[Load]
    closed: int
    reserve: int
    most: int
    in_alleys: int  # pirates
    on_outposts: int


def decks(sight: Sight) -> list[Deck]:
    """The viewer's ship first, then the others' in turn order."""
    count = sight.seen.book.seats
    return [_deck(sight, (sight.seat + turn) % count) for turn in range(count)]


def _deck(sight: Sight, seat: int) -> Deck:
    s: Nassau = sight.seen
    if seat != sight.seat:
        sight = replace(sight, offers={})
    ship, say, t = s.ships[seat], sight.words.say, s.book.tables
    return Deck(
        seat=seat,
        colour=sight.colours[seat],
        name=sight.names[seat],
        mine=sight.is_own(seat),
        points=ship.points,
        weapons=[_arm(sight, ship, weapon) for weapon in range(len(WEAPON_NAMES))],
        sails=ship.sails,
        sailors=ship.sailors,
        animals=[_pet(sight, ship, animal) for animal in range(len(ANIMAL_NAMES)) if ship.animals >> animal & 1],
        standing=ship.standing,
        lying=ship.lying,
        tables=[_table(sight, ship, table) for table in range(TABLES)],
        objects=[
            Item(GIFT_ICONS[name], say(f"thing-{name}", count=number), number)
            for name, number in zip(OBJECT_NAMES, ship.objects, strict=True)
        ],
        loads=_loads(sight, ship),
        closed=t.holds - ship.holds,
        reserve=ship.reserve,
        most=t.most,
        in_alleys=sum([s.city.sections[alley] for alley, owner in enumerate(s.alleys) if owner == seat]),
        on_outposts=s.garrisons.count(seat),
    )


def _arm(sight: Sight, ship: Ship, weapon: int) -> Arm:
    name, number = WEAPON_NAMES[weapon], ship.weapons[weapon]
    label = sight.words.say(f"thing-{name}", count=number)
    item = Item(GIFT_ICONS[name], label, number, "", sight.offers.get(f"weapon {name}"))
    hit = [species for species, used in enumerate(sight.seen.book.tables.weapon_of) if used == weapon]
    return Arm(item, [_foes(sight, ship, species) for species in hit])


def _foes(sight: Sight, ship: Ship, species: int) -> Item:
    t, say, name = sight.seen.book.tables, sight.words.say, SPECIES_NAMES[species]
    worth = sum([t.points[tile] for tile in ship.beaten if t.species[tile] == species])
    return Item(SPECIES_ICONS[name], say("web-na-hits", foe=say(f"species-{name}"), points=worth), worth)


def _pet(sight: Sight, ship: Ship, animal: int) -> Pet:
    name = ANIMAL_NAMES[animal]
    state = "asleep" if ship.asleep >> animal & 1 else "used" if ship.used >> animal & 1 else "ready"
    answers = [sight.offers[text] for text in (f"use {name}", f"wake {name}", f"sleep {name}") if text in sight.offers]
    return Pet(about_animal(sight, animal), ANIMAL_ICONS[name], state, answers[0] if answers else None)


def _table(sight: Sight, ship: Ship, table: int) -> Item:
    s: Nassau = sight.seen
    item = items(sight, s.book.tables.tables[table])[0]
    state = "" if ship.tavern >> table & 1 else "gone"
    return Item(item.icon, item.name, item.number, state, sight.offers.get(f"table {table + 1}"))


def _loads(sight: Sight, ship: Ship) -> list[Load]:
    """The holds in the canonical order: crates, provisions, goods, empty ones."""
    s: Nassau = sight.seen
    t, words = s.book.tables, sight.words
    loads: list[Load] = []
    for name, number, most in (
        ("crate", ship.crates, t.crates_in_hold),
        ("provision", ship.provisions, t.provisions_in_hold),
    ):
        full, rest = divmod(number, most)
        loads += [
            Load(GIFT_ICONS[name], words.say(f"thing-{name}", count=held), held, most)
            for held in [most] * full + [rest] * (rest > 0)
        ]
    for good, number in zip(GOOD_NAMES, ship.goods, strict=True):
        hide = sight.offers.get(f"hide {good}")
        loads += [Load(GOOD_ICONS[good], words.say(f"good-{good}"), 1, 1, good, hide)] * number
    return loads + [Load("", words.say("web-na-empty"), 0, 0)] * max(0, ship.holds - len(loads))
