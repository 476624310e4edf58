"""A ship of Nassau on the web table, and the things that lie everywhere: pictures with their number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from flibuste.games.nassau.ship import Ship
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import ANIMAL_NAMES, GIFT_NAMES, GOOD_NAMES, OBJECT_NAMES, TABLES, WEAPON_NAMES, Gifts
from flibuste.render.svg.face import Option, Sight
from flibuste.render.svg.nassau_city import GIFT_ICONS
from flibuste.render.svg.nassau_sea import ANIMAL_ICONS, GOOD_ICONS
from flibuste.render.words.nassau import gifts


@dataclass(frozen=True, slots=True)
class Item:
    """A thing with its number."""

    icon: str
    name: str
    number: int
    state: str = ""
    option: Option | None = None


@dataclass(frozen=True, slots=True)
class Load:
    """A hold: what is in it and how full it is."""

    icon: str
    name: str
    number: int
    most: int


@dataclass(frozen=True, slots=True)
class Deck:
    """The viewer's ship."""

    weapons: Sequence[Item]
    sails: int
    sailors: int
    animals: Sequence[Item]
    standing: int
    lying: int
    tables: Sequence[Item]
    objects: Sequence[Item]
    loads: Sequence[Load]
    closed: int
    reserve: int
    most: int


def items(sight: Sight, things: Gifts) -> list[Item]:
    return [
        Item(GIFT_ICONS[GIFT_NAMES[thing]], gifts(sight.words, [(thing, amount)]), amount) for thing, amount in things
    ]


def deck_of(sight: Sight, ship: Ship) -> Deck:
    s: Nassau = sight.seen
    say, t = sight.words.say, s.book.tables
    return Deck(
        weapons=[
            Item(GIFT_ICONS[name], say(f"thing-{name}", count=number), number, "", sight.offers.get(f"weapon {name}"))
            for name, number in zip(WEAPON_NAMES, ship.weapons, strict=True)
        ],
        sails=ship.sails,
        sailors=ship.sailors,
        animals=[_own_animal(sight, ship, animal) for animal in range(len(ANIMAL_NAMES)) if ship.animals >> animal & 1],
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
    )


def _own_animal(sight: Sight, ship: Ship, animal: int) -> Item:
    name = ANIMAL_NAMES[animal]
    state = "asleep" if ship.asleep >> animal & 1 else "used" if ship.used >> animal & 1 else "ready"
    option = next(
        (sight.offers[text] for text in (f"use {name}", f"wake {name}", f"sleep {name}") if text in sight.offers), None
    )
    return Item(ANIMAL_ICONS[name], sight.words.say(f"animal-{name}"), 1, state, option)


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
        loads += [Load(GOOD_ICONS[good], words.say(f"good-{good}"), 1, 1)] * number
    return loads + [Load("", words.say("web-na-empty"), 0, 0)] * max(0, ship.holds - len(loads))
