"""What a ship can take of what it is given, and prices, as sums by thing."""

from __future__ import annotations

from flibuste.games.nassau.receiving import most_of, takeable_animals
from flibuste.games.nassau.ship import Ship
from flibuste.games.nassau.state import Nassau, provisions_left
from flibuste.games.nassau.stowing import has_room
from flibuste.games.nassau.tables import (
    ANIMAL,
    CRATE,
    GIFT_NAMES,
    GOOD,
    PIRATE,
    PROVISION,
    WEAPON,
    WEAPONS,
    YARN,
    Gifts,
)

Sum = dict[str, int]


def gain(s: Nassau, seat: int, gifts: Gifts) -> Sum:
    """What of these things a ship can take as it is, without throwing anything out."""
    ship = s.ships[seat].clone()
    return {GIFT_NAMES[thing]: _takeable(s, seat, ship, thing, amount) for thing, amount in gifts}


def _takeable(s: Nassau, seat: int, ship: Ship, thing: int, amount: int) -> int:
    if thing == PIRATE:
        return min(amount, ship.tavern.bit_count())
    if thing == ANIMAL:
        return min(amount, len(takeable_animals(s, seat)))
    if thing == WEAPON:
        return min(amount, sum([most_of(s, seat, weapon) for weapon in range(WEAPONS)]))
    if thing == YARN:
        return amount
    return (
        _stowable(s, ship, thing, amount) if thing in (CRATE, PROVISION, GOOD) else min(amount, most_of(s, seat, thing))
    )


def _stowable(s: Nassau, ship: Ship, thing: int, amount: int) -> int:
    left = ship.reserve if thing == CRATE else provisions_left(s) if thing == PROVISION else sum(s.bag)
    taken = 0
    while taken < min(amount, left) and has_room(s, ship, thing):
        taken += 1
        if thing == CRATE:
            ship.crates += 1
        elif thing == PROVISION:
            ship.provisions += 1
        else:
            ship.goods[0] += 1
    return taken


def cost(thing: int, amount: int = 1) -> Sum:
    return {GIFT_NAMES[thing]: -amount}


def both(*sums: Sum) -> Sum:
    total: Sum = {}
    for one in sums:
        for thing, amount in one.items():
            total[thing] = total.get(thing, 0) + amount
    return total
