"""The final count and who wins (NA-END)."""

from __future__ import annotations

from typing import Final

from flibuste.games.nassau.ship import Ship
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import WEAPONS
from flibuste.games.nassau.words import COUNTED, TOTAL
from flibuste.kernel import Result, emit

PART_NAMES: Final = ("track", "towers", "opponents", "hideout", "weapons", "companions", "change", "extras")
EXTRAS: Final = len(PART_NAMES) - 1


def parts(s: Nassau, seat: int) -> list[int]:
    """NA-END-008 The parts of a total, in the order of the rulebook; the last is what modules add."""
    products = [one * other for one, other in factors(s, seat)]
    change = leftovers(s, seat) // s.book.tables.change
    return [s.ships[seat].points, *products, change, sum([honour(s, seat) for honour in s.book.honours])]


def factors(s: Nassau, seat: int) -> list[tuple[int, int]]:
    """What is multiplied: towers, opponents, hideout, weapons, companions. NA-END-005 Eight points for each pair of a
    sailor and an animal."""
    ship = s.ships[seat]
    pairs = min(ship.sailors, ship.animals.bit_count())
    return [
        towers(s, seat),
        opponents(s, ship),
        hideout(s, ship),
        weapons(ship),
        (s.book.tables.companion_points, pairs),
    ]


def towers(s: Nassau, seat: int) -> tuple[int, int]:
    """NA-END-001 Own crates on towers, times own towers."""
    own = [s.piled[tower] for tower, holder in enumerate(s.holders) if holder == seat]
    return sum(own), len(own)


def opponents(s: Nassau, ship: Ship) -> tuple[int, int]:
    """NA-END-002 The points of the tiles on the ship, times the different types among them."""
    t = s.book.tables
    return sum([t.points[tile] for tile in ship.beaten]), len({t.species[tile] for tile in ship.beaten})


def hideout(s: Nassau, ship: Ship) -> tuple[int, int]:
    """NA-END-003 The values of the filled spaces, times all goods in the hideout."""
    return sum(s.book.tables.hideout_values[: ship.filled]), ship.filled + sum(ship.store)


def weapons(ship: Ship) -> tuple[int, int]:
    """NA-END-004 The largest number of one type, times all weapons that were not printed."""
    return max(ship.weapons), sum(ship.weapons) - WEAPONS


def leftovers(s: Nassau, seat: int) -> int:
    """NA-END-006 All that is left: in the holds, on the upper deck, in hand."""
    ship = s.ships[seat]
    return ship.crates + ship.provisions + sum(ship.goods) + len(s.hands[seat]) + sum(ship.objects)


def tell_count(s: Nassau) -> None:
    for seat in range(s.book.seats):
        every = parts(s, seat)
        products = [(0, 0), *factors(s, seat)]  # the first part is no product, nor are the last two
        for part, points in enumerate(every):
            if points:
                one, other = products[part] if part < len(products) else (0, 0)
                emit(s, COUNTED, seat, part, one, other, points)
        emit(s, TOTAL, seat, sum(every))


def standing(s: Nassau) -> Result:
    """NA-END-007 Most points win; ties share the victory."""
    return Result.by_points([sum(parts(s, seat)) for seat in range(s.book.seats)])
