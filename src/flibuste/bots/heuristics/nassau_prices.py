"""What one more of a thing is worth in Nassau, in points: guesses that a player could explain."""

from __future__ import annotations

from typing import Final

from flibuste.games.nassau.ship import Ship, owned
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import (
    ANIMAL,
    CRATE,
    GIFT_NAMES,
    PROVISION,
    RUM,
    SAIL,
    SAILOR,
    WEAPON,
    WEAPONS,
    YARN,
    Gifts,
)

POINT: Final = "point"
PRICES: Final = {
    "pirate": 0.8,
    "yarn": 1.4,
    "hold": 1.6,
    "crate": 1.69,
    "provision": 2.6,
    "doubloon": 1.859,
    "rum": 2.197,
    "bomb": 3.0,
    "contract": 1.6,
    "compass": 0.6,
    "good": 0.3,
}
TOO_MANY: Final = 0.5  # of a thing of which there is plenty
ENOUGH_CARDS: Final = 7
ENOUGH_PROVISIONS: Final = 5
ENOUGH_RUM: Final = 3
ENOUGH_SAILS: Final = 4
ROOM_FOR_CRATES: Final = 2  # with the first holds; more with each hold more
FIRST_HOLDS: Final = 3
CRATES_PER_HOLD: Final = 3
WEAPON_EACH_ROUND: Final = 0.435  # a weapon helps in the fights to come
SAIL_ONCE: Final = 1.0
SAIL_EACH_ROUND: Final = 1.2
SPARE_SAIL: Final = 0.3
COMPANION: Final = 2.0  # a sailor or an animal, for what it does
COMPANION_EACH_ROUND: Final = 1.0
COMPLETES_PAIR: Final = 5.0
BEGINS_PAIR: Final = 2.0


def rounds_left(s: Nassau) -> int:
    return s.book.tables.rounds - s.rounds


def price(s: Nassau, seat: int, thing: int) -> float:
    """One more of a thing for a seat."""
    ship = s.ships[seat]
    if thing < WEAPONS:
        return weapon_price(s, ship, thing)
    if thing == WEAPON:
        return max([weapon_price(s, ship, weapon) for weapon in range(WEAPONS)])
    if thing in (SAILOR, ANIMAL):
        return companion_price(s, ship, thing)
    if thing == SAIL:
        return SAIL_ONCE + SAIL_EACH_ROUND * rounds_left(s) if ship.sails < ENOUGH_SAILS else SPARE_SAIL
    return TOO_MANY if is_plenty(s, seat, thing) else PRICES[GIFT_NAMES[thing]]


def is_plenty(s: Nassau, seat: int, thing: int) -> bool:
    ship = s.ships[seat]
    if thing == YARN:
        return len(s.hands[seat]) >= ENOUGH_CARDS or not rounds_left(s)
    if thing == PROVISION:
        return ship.provisions >= ENOUGH_PROVISIONS
    if thing == RUM:
        return owned(ship, RUM) >= ENOUGH_RUM
    return thing == CRATE and ship.crates > ROOM_FOR_CRATES + CRATES_PER_HOLD * (ship.holds - FIRST_HOLDS)


def weapon_price(s: Nassau, ship: Ship, weapon: int) -> float:
    """What the final product gains, and a little for each fight to come."""
    if ship.weapons[weapon] >= s.book.tables.most:
        return 0.0
    most, collected = max(ship.weapons), sum(ship.weapons) - WEAPONS
    after = max(most, ship.weapons[weapon] + 1) * (collected + 1)
    return after - most * collected + WEAPON_EACH_ROUND * rounds_left(s)


def companion_price(s: Nassau, ship: Ship, thing: int) -> float:
    animals = ship.animals.bit_count()
    lacking = animals >= ship.sailors if thing == SAILOR else ship.sailors > animals
    full = ship.sailors >= s.book.tables.most if thing == SAILOR else animals >= s.book.tables.most
    helps = COMPANION + COMPANION_EACH_ROUND * rounds_left(s)
    return 0.0 if full else helps + (COMPLETES_PAIR if lacking else BEGINS_PAIR)


def worth(s: Nassau, seat: int, gifts: Gifts) -> float:
    return sum([price(s, seat, thing) * amount for thing, amount in gifts])


def worth_of(s: Nassau, seat: int, thing: str, amount: int) -> float:
    """A change that an answer brings."""
    return float(amount) if thing == POINT else price(s, seat, GIFT_NAMES.index(thing)) * amount
