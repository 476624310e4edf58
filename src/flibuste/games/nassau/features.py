"""A position of Nassau as numbers, for learning machines, seen from a seat: itself first, then in turn order.

All numbers are of the order of 1.
"""

from __future__ import annotations

from typing import Final

from flibuste.games.nassau.book import Book
from flibuste.games.nassau.city import CROSSINGS
from flibuste.games.nassau.homeward import incomes
from flibuste.games.nassau.losing import attacks
from flibuste.games.nassau.scoring import PART_NAMES, parts
from flibuste.games.nassau.sea import MOST_OPPONENTS, TOWER_SPACES, ZONE_NAMES, ZONES
from flibuste.games.nassau.ship import ABOARD, AT_HOME_PORT, Ship
from flibuste.games.nassau.state import PHASE_NAMES, Nassau, crates_on
from flibuste.games.nassau.tables import (
    ANIMAL_NAMES,
    DODGE,
    GIFT_NAMES,
    GOOD_NAMES,
    NONE,
    OBJECT_NAMES,
    SPECIES_NAMES,
    WEAPON_NAMES,
)
from flibuste.games.nassau.words import INCOME_NAMES
from flibuste.games.nassau.yarns import is_true
from flibuste.kernel import NOBODY, asking
from flibuste.kit.rows import Floats

TOPICS: Final = (
    *("walk", "land", "again", "choose", "quay", "table", "animal", "draw", "weapon", "stow"),
    *("voyage", "sail", "act", "prepare", "crates", "occupy", "dodge", "defend", "ward", "suffer"),
    *("spoils", "trade", "hide", "fire", "turtle"),
)
SEAT_NAMES: Final = (
    *(f"part.{part}" for part in PART_NAMES),
    *(f"weapon.{weapon}" for weapon in WEAPON_NAMES),
    *("sails", "sailors", "standing", "lying", "tavern", "holds", "crates", "provisions", "goods", "reserve"),
    *OBJECT_NAMES,
    *(f"animal.{animal}" for animal in ANIMAL_NAMES),
    *("asleep", "used", "cards", "filled", "stored", "due-good", "species"),
    *(f"income.{income}" for income in INCOME_NAMES),
    *("towers", "outposts", "dolphin", "passed", "homeward", "home", "told"),
)
CARD_NAMES: Final = ("true-cards", "true-points", "all-points")
ZONE_PARTS: Final = ("opponents", "damage", "own-damage", "strength", "goods", "free-towers", "free-outpost", "here")


def names(book: Book) -> list[str]:
    """What each number means; `0.crates` are the viewer's crates, `1.crates` those of the next in turn order."""
    return [
        *(f"{place}.{name}" for place in range(book.seats) for name in SEAT_NAMES),
        *CARD_NAMES,
        "round",
        *(f"phase.{phase}" for phase in PHASE_NAMES),
        "to-move",
        *(f"asked.{topic}" for topic in TOPICS),
        *(f"zone-{zone}.{part}" for zone in ZONE_NAMES for part in ZONE_PARTS),
        *(f"reach.{gift}" for gift in GIFT_NAMES),
        "visited",
        *("fighting", "force", "placed", "dodges", "attacks", "dice"),
    ]


def write(s: Nassau, seat: int, numbers: Floats) -> None:
    seats = s.book.seats
    for place in range(seats):
        _seat(s, (seat + place) % seats, numbers)
    _cards(s, seat, numbers)
    numbers.add(s.rounds / s.book.tables.rounds)
    numbers.add_each([1.0 if s.phase == phase else 0.0 for phase in range(len(PHASE_NAMES))])
    _question(s, seat, numbers)
    for zone in range(ZONES):
        _zone(s, seat, zone, numbers)
    _city(s, numbers)
    _fight(s, seat, numbers)


def _seat(s: Nassau, seat: int, numbers: Floats) -> None:
    ship = s.ships[seat]
    numbers.add_each([points / 50.0 for points in parts(s, seat)])
    numbers.add_each([weapons / 5.0 for weapons in ship.weapons])
    counts = [ship.sails, ship.sailors, ship.standing, ship.lying, ship.tavern.bit_count(), ship.holds]
    numbers.add_each([count / 5.0 for count in counts])
    numbers.add_each([ship.crates / 8.0, ship.provisions / 6.0, sum(ship.goods) / 3.0, ship.reserve / 20.0])
    numbers.add_each([owned / 4.0 for owned in ship.objects])
    numbers.add_each([float(ship.animals >> animal & 1) for animal in range(len(ANIMAL_NAMES))])
    numbers.add_each([ship.asleep.bit_count() / 3.0, ship.used.bit_count() / 3.0, len(s.hands[seat]) / 8.0])
    _hideout(s, ship, numbers)
    numbers.add(len({s.book.tables.species[tile] for tile in ship.beaten}) / len(SPECIES_NAMES))
    numbers.add_each([due / 4.0 for due in incomes(s, seat)])
    numbers.add_each([s.holders.count(seat) / 4.0, s.garrisons.count(seat) / 4.0])
    flags = [s.dolphin == seat, ship.place != ABOARD, ship.place > ABOARD, ship.place == AT_HOME_PORT]
    numbers.add_each([1.0 if flag else 0.0 for flag in flags])
    numbers.add(max(ship.yarns, 0) / 20.0)


def _hideout(s: Nassau, ship: Ship, numbers: Floats) -> None:
    column = s.book.tables.hideouts[ship.hideout]
    due = ship.filled < len(column) and ship.goods[column[ship.filled]] > 0
    numbers.add_each([ship.filled / len(column), sum(ship.store) / len(GOOD_NAMES), 1.0 if due else 0.0])


def _cards(s: Nassau, seat: int, numbers: Floats) -> None:
    """Of one's own hand; of the others' only the number is known."""
    points = s.book.tables.yarn_points
    hand = [card for card in s.hands[seat] if card >= 0]
    true = [points[card] for card in hand if is_true(s, seat, card)]
    numbers.add_each([len(true) / 8.0, sum(true) / 30.0, sum([points[card] for card in hand]) / 40.0])


def _question(s: Nassau, seat: int, numbers: Floats) -> None:
    topic = asking(s, s.decider).topic if s.decider != NOBODY else ""
    numbers.add(1.0 if s.decider == seat else 0.0)
    numbers.add_each([1.0 if topic == known else 0.0 for known in TOPICS])


def _zone(s: Nassau, seat: int, zone: int, numbers: Floats) -> None:
    seats, t = s.book.seats, s.book.tables
    spaces = range(zone * MOST_OPPONENTS, (zone + 1) * MOST_OPPONENTS)
    there = [space for space in spaces if s.opponents[space] != NONE]
    per_zone = len(TOWER_SPACES) // ZONES
    sites = range(zone * per_zone, (zone + 1) * per_zone)
    numbers.add_each(
        [
            len(there) / MOST_OPPONENTS,
            sum([crates_on(s, space) for space in there]) / 4.0,
            sum([s.hits[space * seats + seat] for space in there]) / 4.0,
            sum([t.strength[s.opponents[space]] for space in there]) / 10.0,
            sum([s.wares[post] != NONE for post in sites]) / 2.0,
            sum([s.towers[tower] != NONE and s.holders[tower] == NONE for tower in sites]) / 2.0,
            1.0 if s.outposts[zone] != NONE and s.garrisons[zone] == NONE else 0.0,
            1.0 if s.ships[seat].place == zone else 0.0,
        ]
    )


def _city(s: Nassau, numbers: Floats) -> None:
    """What free alleys lead to from where the captain stands, and how much of the city he has seen."""
    reach = [0.0] * len(GIFT_NAMES)
    for alley in s.city.at[s.captain]:
        if s.alleys[alley] == NONE and s.city.ends[alley][1] != NONE:
            for thing, amount in s.city.offers[s.city.other_end(alley, s.captain)]:
                reach[thing] = max(reach[thing], amount / 3.0)
    numbers.add_each([*reach, s.visited.bit_count() / CROSSINGS])


def _fight(s: Nassau, seat: int, numbers: Floats) -> None:
    counts = [s.force / 5.0, s.placed / 5.0, s.drawn[DODGE] / 3.0, attacks(s) / 3.0, len(s.dice) / 5.0]
    numbers.add_each([1.0 if s.fighter == seat else 0.0, *counts])
