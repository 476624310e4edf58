"""What things are worth in Amerigo, in victory points: posts, cannons, tracks, production."""

from __future__ import annotations

from typing import Final

from flibuste.games.amerigo.completing import posts_value
from flibuste.games.amerigo.pirates import strength
from flibuste.games.amerigo.places import OFF_BOARD
from flibuste.games.amerigo.planning import cost_of, good_of
from flibuste.games.amerigo.sailing import occupied, post_space
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import BANK, CONCESSIONS, PROGRESS, RANSOM, TRADE_NETWORK
from flibuste.kit import NONE

GOLD: Final = 0.9
SURPLUS: Final = 1.385  # the gold for points left over at the end of a track
HOPE: Final = 0.55  # of completing an island some day, if it has a few cells left
FAR: Final = 39.0  # so many free cells take that hope away
ROOM: Final = 0.358  # a free cell on an island one may now build on
LAND: Final = 9  # more free cells than this are not counted
SPARE_CANNON: Final = 0.35
SAFETY: Final = 0.9  # of what the pirates would take, for cannons that keep them off now
SOME_SAFETY: Final = 0.45  # for cannons that bring one nearer to that
APPROACH: Final = 0.4  # a ship that comes nearer
PRODUCTION: Final = 0.5  # a production tile for goods one may gather later, in each round left
PROGRESS_STEP: Final = 0.4  # a step towards the next tile
SPECIAL_STEP: Final = 0.35  # a step towards the first seat, and towards the next points
TILE: Final[dict[str, float]] = {  # a progress tile, whenever it comes
    "glory": 7.0,
    "renown": 5.5,
    "treasure": 4.7,
    "purse": 2.9,
    "bank": 1.0,
    "letter-of-marque": 0.6,
    "ransom": 1.5,
    "booty": 1.2,
}
TILE_A_ROUND: Final[dict[str, float]] = {  # and more for each round left
    "navigators": 1.4,
    "gunners": 1.4,
    "architects": 1.077,
    "scholars": 1.077,
    "builders": 1.692,
    "merchants": 1.2,
    "cartographers": 1.4,
    "fortification": 1.231,
    "manufacture": 1.4,
    "letter-of-marque": 0.6,
    "ransom": 1.5,
    "booty": 1.2,
    "grand-design": 0.6,
    "versatility": 1.1,
    "concessions": 0.846,
    "money-changer": 0.9,
    "trade-network": 0.7,
    "fair-winds": 0.6,
    "flagship": 0.4,
}
BANKED: Final = 0.7  # a gold one has, to whoever takes the bank
MOST_BANKED: Final = 12.0


def rounds_left(s: Amerigo) -> int:
    return s.tables.rounds - s.round


def worth_of_posts(s: Amerigo, seat: int, island: int, more: int) -> float:
    """What a player's posts on an island, and so many more, would score if it were completed now."""
    count = (s.posts[seat] & s.chart.islands[island]).bit_count() + more
    return float(posts_value(count) * s.tables.times[s.round - 1])


def hope(s: Amerigo, island: int) -> float:
    """How likely an island is to be completed, by the cells it still lacks."""
    free = (s.chart.islands[island] & ~s.covered).bit_count()
    return HOPE * max(0.1, 1.0 - free / FAR) * (0.5 if rounds_left(s) == 0 and free > LAND else 1.0)


def worth_of_post(s: Amerigo, seat: int, island: int) -> float:
    """A post on an island: the discovery, what it adds when the island is completed, and the land it opens."""
    own = s.posts[seat] & s.chart.islands[island]
    worth = (worth_of_posts(s, seat, island, 1) - worth_of_posts(s, seat, island, 0)) * hope(s, island)
    if not any([posts & s.chart.islands[island] for posts in s.posts]):
        worth += s.tables.discovery
    if not own:
        worth += ROOM * min(LAND, (s.chart.islands[island] & ~s.covered).bit_count())
    return worth + (GOLD if s.owns(seat, CONCESSIONS) else 0.0)


def anchors(s: Amerigo, seat: int) -> dict[int, float]:
    """The anchors where the player may found a post, with its worth."""
    found: dict[int, float] = {}
    worths: dict[int, float] = {}  # by island
    for anchor in s.chart.post_of:
        post = post_space(s, seat, anchor)
        if post != OFF_BOARD:
            island = s.chart.island_of[post]
            if island not in worths:
                worths[island] = worth_of_post(s, seat, island)
            found[anchor] = worths[island]
    return found


def worth_of_sailing(s: Amerigo, seat: int, points: int) -> float:
    """The best post each ship can found with so many steps; a ship off the board starts from anywhere on the frame."""
    worths = anchors(s, seat)
    taken = occupied(s)
    total = 0.0
    for place in s.ships[seat]:
        starts = s.chart.frame if place == OFF_BOARD else [place]
        reach = 0
        for start in starts:
            reach |= s.chart.reach(start, points)
        near = [anchor for anchor in worths if reach & ~taken & (1 << anchor)]
        if near:
            anchor = max(near, key=lambda at: worths[at])
            total += worths.pop(anchor)
        elif worths:
            total += APPROACH
    return total


def worth_of_cannons(s: Amerigo, seat: int, points: int) -> float:
    """What the pirates would take, if these cannons keep them off; spare ones for later rounds."""
    force, cannons = strength(s, seat), s.cannons[seat]
    room = min(points, s.tables.cannon_track - cannons)
    if cannons >= force:
        return SPARE_CANNON * room * min(1, rounds_left(s)) + (SURPLUS if room < points else 0.0)
    loss = float(min(force, s.score[seat] + 4)) * (0.5 if s.owns(seat, RANSOM) else 1.0)
    if cannons + room >= force:
        return loss * SAFETY + SPARE_CANNON * (cannons + room - force) * min(1, rounds_left(s))
    return SOME_SAFETY * loss * room / (force - cannons) if s.phase < 5 else 0.0


def worth_of_progress(s: Amerigo, seat: int, points: int) -> float:
    start = s.progress[seat]
    end = min(start + points, s.tables.last_progress)
    passed = len([space for space in s.tables.steps if start < space <= end])
    offers = sorted([worth_of_tile(s, seat, tile) for tile in s.display if tile != NONE], reverse=True)
    gain = float(s.tables.progress_points[end] - s.tables.progress_points[start])
    return gain + sum(offers[:passed]) + PROGRESS_STEP * (end - start) + (SURPLUS if end - start < points else 0.0)


def worth_of_tile(s: Amerigo, seat: int, tile: int) -> float:
    """A progress tile: what it brings until the end."""
    name = PROGRESS[tile]
    worth = TILE.get(name, 0.0) + TILE_A_ROUND.get(name, 0.0) * rounds_left(s)
    if tile == TRADE_NETWORK:
        return worth + s.posts[seat].bit_count()
    if tile == BANK:
        return min(MOST_BANKED, worth + BANKED * s.gold[seat])
    return worth


def worth_of_bought(s: Amerigo, seat: int, kind: int) -> float:
    good = good_of(kind)
    return s.goods[seat][good] + PRODUCTION * rounds_left(s)


def worth_of_market(s: Amerigo, seat: int, points: int) -> float:
    rates = sorted([(worth_of_bought(s, seat, kind), cost_of(kind)) for kind in s.market if kind != NONE], reverse=True)
    total = 0.0
    for worth, cost in rates:
        if cost <= points:
            points -= cost
            total += worth
    return total


def worth_of_advance(s: Amerigo, seat: int, points: int) -> float:
    start = s.special[seat]
    end = min(start + points, s.tables.last_special)
    gain = s.tables.special_points[end] - s.tables.special_points[start]
    return gain + SPECIAL_STEP * (end - start) + (SURPLUS if end - start < points else 0.0)
