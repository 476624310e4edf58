"""What every seat of Nassau has, weighed in points, for a search that looks to the end of a round."""

from __future__ import annotations

from typing import Final

from flibuste.bots.heuristics import nassau_prices as p
from flibuste.bots.heuristics import nassau_worth as w
from flibuste.bots.heuristics.nassau import has_judge, worths
from flibuste.games.nassau.scoring import parts
from flibuste.games.nassau.ship import Ship
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import OBJECT_NAMES
from flibuste.kernel import View

LYING: Final = 0.5  # of a pirate's worth
TOWER_HELD: Final = 0.6  # of its income in the rounds to come: others may take it over


def clock(s: Nassau) -> int:
    return s.rounds


def horizon(s: Nassau) -> int:
    """The end of the round."""
    return s.rounds + 1


def at_first_sight(view: View[Nassau]) -> dict[int, float]:
    """What each answer promises by the rules of thumb; nothing where they do not weigh."""
    return dict(zip(view.options, worths(view), strict=True)) if has_judge(view) else {}


def points(s: Nassau, seat: int) -> float:
    """The final count as things stand, what there is to spend, and what serves in the rounds to come."""
    total = float(sum(parts(s, seat)))
    if s.over:
        return total
    return total + stock(s, seat) + p.rounds_left(s) * service(s, seat)


def stock(s: Nassau, seat: int) -> float:
    """What there is to spend: plenty of it counts little."""
    ship = s.ships[seat]
    total = 0.0
    for name, count in zip(OBJECT_NAMES, ship.objects, strict=True):
        total += p.PRICES[name] * count
    total += _stored("crate", ship.crates, p.ROOM_FOR_CRATES + p.CRATES_PER_HOLD * (ship.holds - p.FIRST_HOLDS))
    total += _stored("provision", ship.provisions, p.ENOUGH_PROVISIONS)
    total += p.PRICES["good"] * sum(ship.goods)
    total += p.PRICES["yarn"] * min(len(s.hands[seat]), p.ENOUGH_CARDS)
    return total + p.PRICES["hold"] * ship.holds + p.PRICES["pirate"] * (ship.standing + LYING * ship.lying)


def _stored(thing: str, count: int, enough: int) -> float:
    return p.PRICES[thing] * min(count, enough) + p.TOO_MANY * max(0, count - enough)


def service(s: Nassau, seat: int) -> float:
    """What helps in each round to come."""
    ship: Ship = s.ships[seat]
    crew = ship.sailors + ship.animals.bit_count()
    hurt = [1 for at in range(seat, len(s.hits), s.book.seats) if s.hits[at]]
    return (
        p.SAIL_EACH_ROUND * min(ship.sails, p.ENOUGH_SAILS)
        + p.COMPANION_EACH_ROUND * crew
        + p.WEAPON_EACH_ROUND * sum(ship.weapons)
        + TOWER_HELD * w.TOWER_INCOME * s.holders.count(seat)
        + w.OUTPOST_EACH_ROUND * s.garrisons.count(seat)
        + w.CARD_FOR_CRATE * len(hurt)
    )
