"""What lies beside the Caribbean on the web table: the port's quays, the animals, the Sea Dog, the Dutchman."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flibuste.games.nassau.modules.dutchman import DUTCH, ON_TILE, Dutchman, weapon_against, zone_of_dutchman
from flibuste.games.nassau.sea import ZONE_NAMES
from flibuste.games.nassau.state import IN_CITY, Nassau
from flibuste.games.nassau.tables import ANIMAL_NAMES, GIFT_NAMES, PROVISION, QUAY_NAMES, RUM, WEAPON_NAMES, YARN
from flibuste.games.nassau.words import ANIMAL_VERB
from flibuste.render.svg.face import Option, Piece, Sight
from flibuste.render.svg.nassau_things import ANIMAL_ICONS, GIFT_ICONS, Item, items
from flibuste.render.words.nassau import gifts
from flibuste.render.words.nassau_reasons import why_not


class Quay(NamedTuple):
    name: str
    bonus: Sequence[Item]
    boat: str
    option: Option | None


class Animal(NamedTuple):
    """One that lies face up."""

    about: Piece
    icon: str
    option: Option | None


class Dog(NamedTuple):
    """The Sea Dog: what a meeting gives, and what he sells this round."""

    zone: str
    gives: Sequence[Item]
    sells: Sequence[Item]


class Ghost(NamedTuple):
    """The Flying Dutchman this round."""

    zone: str
    weapon: Item
    tokens: int
    points: int
    crates: Sequence[Item]  # everybody's on the tile; the state is the colour


class Beside(NamedTuple):
    quays: Sequence[Quay]
    provisions: Item  # what every quay gives
    animals: Sequence[Animal]
    pile: int
    dog: Dog | None
    ghost: Ghost | None


def beside(sight: Sight) -> Beside:
    s: Nassau = sight.seen
    return Beside(
        quays=[_quay(sight, quay) for quay in range(len(QUAY_NAMES))],
        provisions=items(sight, [(PROVISION, s.book.tables.quay_provisions)])[0],
        animals=[_animal(sight, animal) for animal in s.display],
        pile=sum(s.pile),
        dog=_dog(sight),
        ghost=_ghost(sight),
    )


def _quay(sight: Sight, quay: int) -> Quay:
    s: Nassau = sight.seen
    boats = [sight.colours[seat] for seat, ship in enumerate(s.ships) if ship.berth == quay and s.phase == IN_CITY]
    bonus = items(sight, s.book.tables.quays[quay])
    return Quay(QUAY_NAMES[quay], bonus, boats[0] if boats else "", sight.offers.get(f"quay {QUAY_NAMES[quay]}"))


def _animal(sight: Sight, animal: int) -> Animal:
    name = ANIMAL_NAMES[animal]
    why = why_not(sight.view, sight.words, sight.names, ANIMAL_VERB + animal) if sight.view.seat >= 0 else None
    return Animal(about_animal(sight, animal, why), ANIMAL_ICONS[name], sight.offers.get(f"animal {name}"))


def about_animal(sight: Sight, animal: int, why: str | None = None) -> Piece:
    key = f"animal-{ANIMAL_NAMES[animal]}"
    return Piece(f"animal-{animal}", sight.words.say(key), sight.words.attribute(key, "power"), "NA-ANI-001", why)


def _dog(sight: Sight) -> Dog | None:
    s: Nassau = sight.seen
    if not s.offerings:
        return None
    sells = [
        Item(
            GIFT_ICONS[GIFT_NAMES[thing]],
            gifts(sight.words, [(thing, amount)]),
            amount,
            "",
            sight.offers.get(f"buy {GIFT_NAMES[thing]}"),
        )
        for thing, amount in s.book.tables.offerings[s.offerings[-1]]
    ]
    return Dog(ZONE_NAMES[s.dog_tiles[-1]], items(sight, [(RUM, s.book.tables.dog_rum), (YARN, 1)]), sells)


def _ghost(sight: Sight) -> Ghost | None:
    s: Nassau = sight.seen
    if DUTCH not in s.book.deeds or not s.rounds:
        return None
    weapon, figures = WEAPON_NAMES[weapon_against(s)], Dutchman()
    return Ghost(
        zone=ZONE_NAMES[zone_of_dutchman(s)],
        weapon=Item(GIFT_ICONS[weapon], sight.words.attribute(f"thing-{weapon}", "one"), 1),
        tokens=figures.tokens[s.rounds - 1],
        points=figures.points[zone_of_dutchman(s)],
        crates=[
            Item("wooden-crate", sight.names[seat], s.tally[ON_TILE + seat], sight.colours[seat])
            for seat in range(s.book.seats)
            if s.tally[ON_TILE + seat]
        ],
    )
