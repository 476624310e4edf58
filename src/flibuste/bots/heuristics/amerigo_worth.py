"""What things are worth in Amerigo, in victory points: posts, tiles laid and planned, cannons, tracks, production."""

from __future__ import annotations

from typing import Final

from flibuste.games.amerigo.building import lay_tile, network, places_for
from flibuste.games.amerigo.chart import Ground
from flibuste.games.amerigo.completing import posts_value
from flibuste.games.amerigo.pieces import shelf
from flibuste.games.amerigo.pirates import strength
from flibuste.games.amerigo.places import GRID, OFF_BOARD
from flibuste.games.amerigo.planning import cost_of, good_of, takeable
from flibuste.games.amerigo.sailing import occupied, post_space
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import (
    BANK,
    BOOTY,
    BUILDERS,
    CONCESSIONS,
    FAIR_WINDS,
    FLAGSHIP,
    FORTIFICATION,
    GLORY,
    GRAND_DESIGN,
    KINDS,
    LETTER_OF_MARQUE,
    MERCHANTS,
    MONEY_CHANGER,
    PURSE,
    RANSOM,
    RENOWN,
    TRADE_NETWORK,
    TREASURE,
    VERSATILITY,
)
from flibuste.kit import NONE
from flibuste.kit.grid import cells_of

GOLD: Final = 0.9
GOOD: Final = 0.8  # a good beyond the production one has: more may be bought
CHEST: Final = 2.7
HOPE: Final = 0.55  # of completing an island some day, if it has a few cells left
ROOM: Final = 0.3  # a free cell on an island one may now build on
LAND: Final = 9  # more free cells than this are not counted
GAP: Final = 0.6  # leaving a single cell that only the smallest tile can fill
SPARE_CANNON: Final = 0.35
PLANNED: Final = 0.75  # a tile in hand is not on the map yet
PLENTY: Final = 7  # tiles in the reserve
APPROACH: Final = 0.4  # a ship that comes nearer
PRODUCTION: Final = 0.5  # a production tile for goods one may gather later


def rounds_left(s: Amerigo) -> int:
    return s.tables.rounds - s.round


def worth_of_posts(s: Amerigo, seat: int, island: int, more: int) -> float:
    """What a player's posts on an island, and so many more, would score if it were completed now."""
    count = (s.posts[seat] & s.chart.islands[island]).bit_count() + more
    return float(posts_value(count) * s.tables.times[s.round - 1])


def hope(s: Amerigo, island: int) -> float:
    """How likely an island is to be completed, by the cells it still lacks."""
    free = (s.chart.islands[island] & ~s.covered).bit_count()
    return HOPE * max(0.1, 1.0 - free / 30.0) * (0.5 if rounds_left(s) == 0 and free > LAND else 1.0)


def worth_of_post(s: Amerigo, seat: int, post: int) -> float:
    """A post: the discovery, what it adds when the island is completed, and the land it opens."""
    island = s.chart.island_of[post]
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
    for anchor in s.chart.post_of:
        post = post_space(s, seat, anchor)
        if post != OFF_BOARD:
            found[anchor] = worth_of_post(s, seat, post)
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


def worth_of_place(s: Amerigo, seat: int, kind: int, place: Ground) -> float:
    """A tile on a place: its points, the goods under it, an island completed or brought nearer to that, gaps left."""
    tile = s.tables.tiles[kind]
    worth = float(tile.large if s.chart.large[place.island] else tile.small)
    for good, symbols in enumerate(s.chart.symbols):
        worth += (symbols & place.mask).bit_count() * (s.production[seat][good] + GOOD)
    free = s.chart.islands[place.island] & ~s.covered & ~place.mask
    posts = worth_of_posts(s, seat, place.island, 0)
    if not free:
        return (
            worth
            + s.tables.completion
            + posts
            + (CHEST if s.chart.large[place.island] else 0.0)
            - rivals(s, seat, place)
        )
    share = tile.cells / (tile.cells + free.bit_count())
    return worth + share * hope(s, place.island) * posts - GAP * gaps(free, place)


def rivals(s: Amerigo, seat: int, place: Ground) -> float:
    """What the others get when the island is completed, shared among them."""
    others = [worth_of_posts(s, other, place.island, 0) for other in range(s.rules.seats) if other != seat]
    return sum(others) / len(others)


def gaps(free: int, place: Ground) -> int:
    """How many single free cells there would be beside the tile."""
    return len([cell for cell in cells_of(free & place.halo) if not GRID.beside(1 << cell) & free])


def best_place(s: Amerigo, seat: int, kind: int, connected: int) -> tuple[float, Ground | None]:
    best: Ground | None = None
    top = 0.0
    for place in places_for(s, kind, connected):
        worth = worth_of_place(s, seat, kind, place)
        if best is None or worth > top:
            best, top = place, worth
    return top, best


def worth_of_building(s: Amerigo, seat: int, points: int) -> float:
    """Tiles laid one after the other, each time the best for its cost."""
    twin = s.clone()
    twin.points = points
    total = 0.0
    while True:
        found = best_to_lay(twin, seat)
        if found is None:
            return total
        worth, kind, place = found
        total += worth
        lay_tile(twin, seat, kind, place.cell, place.turn)


def best_to_lay(s: Amerigo, seat: int) -> tuple[float, int, Ground] | None:
    """Of the tiles that can be paid for, the one that brings most for each point, on its best place."""
    connected = network(s, seat)
    best: tuple[float, int, Ground] | None = None
    top = 0.0
    for kind in range(len(KINDS)):
        cost = s.tables.tiles[kind].cost
        if s.reserve[seat][kind] and cost <= s.points:
            worth, place = best_place(s, seat, kind, connected)
            rate = worth / (cost + 1.0)  # many points are of no use without tiles
            if place is not None and (best is None or rate > top):
                best, top = (worth, kind, place), rate
    return best


def worth_of_planned(s: Amerigo, seat: int, kind: int) -> float:
    """A tile for the reserve: what it will bring where it fits now, less the more one has."""
    tile = s.tables.tiles[kind]
    connected = network(s, seat)
    worth, place = best_place(s, seat, kind, connected)
    if place is None:
        worth = 0.4 * tile.small
    have = sum(s.reserve[seat])
    crowd = max(0.15, 1.0 - have / (PLENTY + 0.0)) if have < 2 * PLENTY else 0.05
    same = 0.5 if s.reserve[seat][kind] else 1.0
    return PLANNED * worth * crowd * same - 0.25 * (tile.cost - 1)


def worth_of_planning(s: Amerigo, seat: int, points: int) -> float:
    """The best tiles that so many points buy."""
    if rounds_left(s) == 0 and s.phase > 4:
        return 0.0
    kinds = [kind for kind in takeable(s, seat) if s.supply[shelf(seat, kind)]]
    rates = sorted([(worth_of_planned(s, seat, kind), s.tables.tiles[kind].cost) for kind in kinds], reverse=True)
    total = 0.0
    for worth, cost in rates:
        if cost <= points and worth > 0:
            points -= cost
            total += worth
    return total


def worth_of_cannons(s: Amerigo, seat: int, points: int) -> float:
    """What the pirates would take, if these cannons keep them off; spare ones for later rounds."""
    force, cannons = strength(s, seat), s.cannons[seat]
    room = min(points, s.tables.cannon_track - cannons)
    if cannons >= force:
        return SPARE_CANNON * room * min(1, rounds_left(s)) + (1.8 if room < points else 0.0)
    loss = float(min(force, s.score[seat] + 4)) * (0.5 if s.owns(seat, RANSOM) else 1.0)
    if cannons + room >= force:
        return loss * 0.9 + SPARE_CANNON * (cannons + room - force) * min(1, rounds_left(s))
    return 0.45 * loss * room / (force - cannons) if s.phase < 5 else 0.0


def worth_of_progress(s: Amerigo, seat: int, points: int) -> float:
    start = s.progress[seat]
    end = min(start + points, s.tables.last_progress)
    passed = len([space for space in s.tables.steps if start < space <= end])
    offers = sorted([worth_of_tile(s, seat, tile) for tile in s.display if tile != NONE], reverse=True)
    gain = float(s.tables.progress_points[end] - s.tables.progress_points[start])
    return gain + sum(offers[:passed]) + 0.4 * (end - start) + (1.8 if end - start < points else 0.0)


def worth_of_tile(s: Amerigo, seat: int, tile: int) -> float:
    """A progress tile: what it brings until the end."""
    left = rounds_left(s)
    fixed = {
        GLORY: 7.0,
        TRADE_NETWORK: s.posts[seat].bit_count() + 0.7 * left,
        BANK: min(12.0, s.gold[seat] * 0.7 + 1.0),
        TREASURE: 5 * GOLD + 0.2,
        PURSE: 3 * GOLD + 0.2,
        RENOWN: 5.5,
        CONCESSIONS: 1.1 * left,
        LETTER_OF_MARQUE: 0.6 * (left + 1),
        RANSOM: 1.5 * (left + 1),
        BOOTY: 1.2 * (left + 1),
        GRAND_DESIGN: 0.6 * left,
        VERSATILITY: 1.1 * left,
        MONEY_CHANGER: 0.9 * left,
        FAIR_WINDS: 1.2 * min(2, left),
        FLAGSHIP: 0.8 * min(2, left),
        BUILDERS: 2.2 * left,
        FORTIFICATION: 1.6 * left,
        MERCHANTS: 1.2 * left,
    }
    return fixed.get(tile, 1.4 * left)


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
    return gain + 0.35 * (end - start) + (1.8 if end - start < points else 0.0)
