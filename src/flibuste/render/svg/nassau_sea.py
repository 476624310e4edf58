"""The Caribbean on the web table: every zone with its opponents, sites, boats and visitors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flibuste.games.nassau.sailing import krakens, ways
from flibuste.games.nassau.sea import (
    MOST_OPPONENTS,
    MOST_SITES,
    OPPONENT_SPACES,
    POST_SPACES,
    TOWER_SPACES,
    ZONE_NAMES,
    ZONES,
)
from flibuste.games.nassau.state import IN_CITY, Nassau
from flibuste.games.nassau.tables import GIFT_NAMES, GOOD_NAMES, NONE, QUAYS, SPECIES_NAMES, WEAPON_NAMES
from flibuste.games.nassau.words import FIGHT, PLUNDER, SAIL_VERB, TOWER
from flibuste.render.svg.face import Option, Piece, Sight
from flibuste.render.svg.nassau_things import GIFT_ICONS, SPECIES_ICONS, Item, capital, ware
from flibuste.render.words.nassau import gifts
from flibuste.render.words.nassau_reasons import outpost as why_not_outpost
from flibuste.render.words.nassau_reasons import why_not


class Crates(NamedTuple):
    colour: str
    name: str
    number: int


class Foe(NamedTuple):
    """An opponent."""

    about: Piece
    icon: str
    weapon: str
    strength: int
    points: int
    reward: Sequence[tuple[str, int]]
    crates: Sequence[Crates]
    option: Option | None
    target: bool


class Site(NamedTuple):
    """A watchtower, a trading post or an outpost."""

    kind: str
    about: Piece
    icon: str
    ware: Item | None  # what lies on a trading post
    crates: Sequence[Crates]
    option: Option | None


class Zone(NamedTuple):
    letter: str
    about: Piece
    steps: int  # how far the boat is from here, if it can sail here
    column: int
    row: int
    kraken: bool
    sail: Option | None
    compass: Option | None
    boats: Sequence[str]
    foes: Sequence[Foe]
    sites: Sequence[Site]
    dog: bool
    meet: Option | None
    dutchman: bool
    attack: Option | None
    mine: bool  # the viewer's boat is here


def zones(sight: Sight) -> list[Zone]:
    """In the order of reading: G, H and I on top."""
    s: Nassau = sight.seen
    stop = krakens(s)
    places = s.book.sea.places
    return [
        _zone(sight, zone, stop[zone])
        for zone in sorted(range(ZONES), key=lambda zone: (places[zone][1], places[zone][0]))
    ]


def _zone(sight: Sight, zone: int, kraken: bool) -> Zone:
    s: Nassau = sight.seen
    letter, (column, row) = ZONE_NAMES[zone], s.book.sea.places[zone]
    dog = bool(s.dog_tiles) and s.dog_tiles[-1] == zone
    here = s.ships[sight.seat].place == zone
    others = [beacon(s) for beacon in s.book.beacons].count(zone) - dog
    sail = sight.offers.get(f"sail {letter}")
    return Zone(
        letter=letter,
        about=_about_zone(sight, zone, kraken),
        steps=ways(s, s.ships[sight.view.seat])[zone] if sail else NONE,
        column=column,
        row=row,
        kraken=kraken,
        sail=sail,
        compass=sight.offers.get(f"compass {letter}"),
        boats=_boats(sight, zone),
        foes=_foes(sight, zone),
        sites=_sites(sight, zone),
        dog=dog,
        meet=sight.offers.get("dog") if here and dog else None,
        dutchman=others > 0,
        attack=sight.offers.get("dutch") if here and others > 0 else None,
        mine=here,
    )


def _boats(sight: Sight, zone: int) -> list[str]:
    """While the city is not done, those that have passed lie at the quays of the port or at an outpost."""
    s: Nassau = sight.seen
    sailing = s.phase != IN_CITY
    here = [seat for seat, ship in enumerate(s.ships) if ship.place == zone and (sailing or ship.berth >= QUAYS)]
    return [sight.colours[seat] for seat in here]


def _about_zone(sight: Sight, zone: int, kraken: bool) -> Piece:
    name = sight.words.say("board-zone", zone=ZONE_NAMES[zone])
    text = sight.words.say("web-na-kraken") if kraken else ""
    return Piece(f"zone-{zone}", capital(name), text, "NA-P2-004", _reason(sight, SAIL_VERB + zone))


def _reason(sight: Sight, action: int) -> str | None:
    """Why this is no answer of the viewer now."""
    return why_not(sight.view, sight.words, sight.names, action) if sight.view.seat >= 0 else None


def _crates(sight: Sight, numbers: Sequence[int]) -> list[Crates]:
    return [Crates(sight.colours[seat], sight.names[seat], number) for seat, number in enumerate(numbers) if number]


def _foes(sight: Sight, zone: int) -> list[Foe]:
    s: Nassau = sight.seen
    spaces = range(zone * MOST_OPPONENTS, (zone + 1) * MOST_OPPONENTS)
    return [_foe(sight, space) for space in spaces if s.opponents[space] != NONE]


def _foe(sight: Sight, space: int) -> Foe:
    s: Nassau = sight.seen
    t, tile, seats = s.book.tables, s.opponents[space], s.book.seats
    species = SPECIES_NAMES[t.species[tile]]
    name = sight.words.say(f"species-{species}")
    told = sight.words.say(
        "about-fight",
        opponent=name,
        strength=t.strength[tile],
        damage=sum(s.hits[space * seats : (space + 1) * seats]),
        weapon=sight.words.attribute(f"thing-{WEAPON_NAMES[t.weapon_of[t.species[tile]]]}", "one"),
        reward=gifts(sight.words, t.reward[tile]),
        points=t.points[tile],
    )
    return Foe(
        about=Piece(f"opponent-{tile}", name, told, "NA-P2-010", _reason(sight, FIGHT + space)),
        icon=SPECIES_ICONS[species],
        weapon=GIFT_ICONS[WEAPON_NAMES[t.weapon_of[t.species[tile]]]],
        strength=t.strength[tile],
        points=t.points[tile],
        reward=[(GIFT_ICONS[GIFT_NAMES[thing]], amount) for thing, amount in t.reward[tile]],
        crates=_crates(sight, s.hits[space * seats : (space + 1) * seats]),
        option=sight.offers.get(f"fight {OPPONENT_SPACES[space]}"),
        target=s.target == space,
    )


def _sites(sight: Sight, zone: int) -> list[Site]:
    s: Nassau = sight.seen
    ats = range(zone * MOST_SITES, (zone + 1) * MOST_SITES)
    found = [_tower(sight, at) for at in ats if s.towers[at] != NONE]
    found += [_post(sight, at) for at in ats if s.posts[at] != NONE]
    return [*found, *([_outpost(sight, zone)] if s.outposts[zone] != NONE else [])]


def _tower(sight: Sight, at: int) -> Site:
    s: Nassau = sight.seen
    weapon = WEAPON_NAMES[s.towers[at]]
    numbers = [s.piled[at] if seat == s.holders[at] else 0 for seat in range(s.book.seats)]
    name = sight.words.say("board-tower", weapon=sight.words.attribute(f"thing-{weapon}", "one"))
    about = Piece(
        f"tower-{at}", capital(name), sight.words.say("web-na-about-tower"), "NA-P2-040", _reason(sight, TOWER + at)
    )
    option = sight.offers.get(f"tower {TOWER_SPACES[at]}")
    return Site("tower", about, GIFT_ICONS[weapon], None, _crates(sight, numbers), option)


def _post(sight: Sight, at: int) -> Site:
    s: Nassau = sight.seen
    weapon, good = WEAPON_NAMES[s.posts[at]], s.wares[at]
    lies = "–" if good == NONE else sight.words.say(f"good-{GOOD_NAMES[good]}")
    name = sight.words.say("board-post", weapon=sight.words.attribute(f"thing-{weapon}", "one"), good=lies)
    text = sight.words.say("web-na-about-post", needed=s.book.tables.plunder_needs)
    about = Piece(f"post-{at}", capital(name), text, "NA-P2-050", _reason(sight, PLUNDER + at))
    lying = None if good == NONE else ware(sight, good)
    return Site("post", about, GIFT_ICONS[weapon], lying, [], sight.offers.get(f"plunder {POST_SPACES[at]}"))


def _outpost(sight: Sight, zone: int) -> Site:
    s: Nassau = sight.seen
    reward = s.book.tables.outposts[s.outposts[zone]]
    owner = [int(seat == s.garrisons[zone]) for seat in range(s.book.seats)]
    name = sight.words.say("board-outpost", reward=gifts(sight.words, reward))
    here = s.ships[sight.seat].place == zone
    option = sight.offers.get("outpost") if here else None
    icon = GIFT_ICONS[GIFT_NAMES[reward[0][0]]]
    acting = sight.offering("card")
    reason = why_not_outpost(s, sight.view.seat, sight.words, sight.names, zone) if acting else None
    about = Piece(f"outpost-{zone}", capital(name), sight.words.say("web-na-about-outpost"), "NA-P2-030", reason)
    quay = sight.offers.get(f"quay OU-{ZONE_NAMES[zone]}")
    return Site("outpost", about, icon, None, _crates(sight, owner), option or quay)
