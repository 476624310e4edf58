"""What every seat of Amerigo has, weighed in points, for rehearsals that look some phases ahead."""

from __future__ import annotations

from typing import Final

from flibuste.bots.heuristics.amerigo import worths
from flibuste.bots.heuristics.amerigo_worth import (
    LAND,
    ROOM,
    TILE_A_ROUND,
    anchors,
    hope,
    rounds_left,
    worth_of_posts,
)
from flibuste.games.amerigo.pirates import damage, strength
from flibuste.games.amerigo.places import OFF_BOARD
from flibuste.games.amerigo.scoring import tile_value
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import BANK, COLOURS, GLORY, PROGRESS, PURSE, TRADE_NETWORK, TREASURE
from flibuste.games.amerigo.tables import RENOWN as RENOWN_TILE
from flibuste.kernel import View
from flibuste.kit.grid import cells_of

PHASES_AHEAD: Final = 7
NEAR: Final = 6.0  # steps after which half an anchor's worth is left to a ship

# What each part of `points` counts beside a point scored.
COUNTED: Final = 0.92
GOLD: Final = 0.7
GOODS: Final = 0.3
PRODUCTION: Final = 0.55
SERVICE: Final = 0.25
RENOWN: Final = 6.25
POSTS: Final = 0.7
FREE_LAND: Final = 2.0
RESERVE: Final = 0.6
LOSS: Final = 0.9
CANNON: Final = 0.9
NEARNESS: Final = 1.0


def clock(s: Amerigo) -> int:
    return s.round * len(COLOURS) + s.phase


def horizon(s: Amerigo) -> int:
    return clock(s) + PHASES_AHEAD


def at_first_sight(view: View[Amerigo]) -> dict[int, float]:
    """What each answer promises by the rules of thumb; nothing where they do not weigh."""
    return worths(view)


def points(s: Amerigo, seat: int) -> float:
    """What is counted already, and what a seat may hope for besides: what the final count gives as things stand, gold,
    goods and production to come, progress tiles, posts on islands not completed, land to build on, tiles in reserve,
    what the pirates will take, spare cannons, ships near anchors."""
    found = float(s.score[seat])
    if s.over:
        return found
    left = float(rounds_left(s))
    spare = s.cannons[seat] - strength(s, seat)
    found += COUNTED * float(counted(s, seat))
    found += GOLD * float(gold(s, seat))
    found += GOODS * left * float(sum(s.goods[seat]))
    found += PRODUCTION * left * float(sum(s.production[seat]))
    found += SERVICE * left * service(s, seat)
    found += RENOWN * float(s.owns(seat, RENOWN_TILE))
    found += POSTS * posts(s, seat)
    found += FREE_LAND * room(s, seat)
    found += RESERVE * min(1.0, left) * reserve(s, seat)
    found -= LOSS * float(loss_to_pirates(s, seat))
    found += CANNON * min(1.0, left) * float(max(0, spare))
    if left:
        found += NEARNESS * nearness(s, seat)
    return found


def loss_to_pirates(s: Amerigo, seat: int) -> int:
    """The points that go if the round ended now."""
    force = strength(s, seat)
    return 0 if s.cannons[seat] >= force else min(damage(s, seat, force), s.score[seat])


def counted(s: Amerigo, seat: int) -> int:
    """The final count of goods, tracks and tiles."""
    goods = sum([count * made for count, made in zip(s.goods[seat], s.production[seat], strict=True)])
    tiles = sum([tile_value(s, seat, tile) for tile in (TRADE_NETWORK, GLORY, BANK) if s.owns(seat, tile)])
    t = s.tables
    return goods + tiles + t.progress_points[s.progress[seat]] + t.special_points[s.special[seat]]


def gold(s: Amerigo, seat: int) -> int:
    """Gold, and what can be turned into it."""
    purses = sum([s.tables.amount[tile] for tile in (PURSE, TREASURE) if s.owns(seat, tile)])
    return s.gold[seat] + s.chests[seat] * s.tables.chest_gold + purses


def service(s: Amerigo, seat: int) -> float:
    """What the progress tiles do in each round to come."""
    found = 0.0
    for tile in cells_of(s.tiles[seat] & ~s.used[seat]):
        found += TILE_A_ROUND.get(PROGRESS[tile], 0.0)
    return found


def posts(s: Amerigo, seat: int) -> float:
    """What the posts will bring if their islands are completed, as far as one may hope for that."""
    found = 0.0
    for island, cells in enumerate(s.chart.islands):
        if s.posts[seat] & cells and cells & ~s.covered:
            found += hope(s, island) * worth_of_posts(s, seat, island, 0)
    return found


def room(s: Amerigo, seat: int) -> float:
    """The free cells of islands where the player may build."""
    free = [(cells & ~s.covered).bit_count() for cells in s.chart.islands if s.posts[seat] & cells]
    return ROOM * sum([min(LAND, cells) for cells in free])


def reserve(s: Amerigo, seat: int) -> float:
    """The points of the tiles that are not laid yet."""
    return float(sum([count * s.tables.tiles[kind].small for kind, count in enumerate(s.reserve[seat]) if count]))


def nearness(s: Amerigo, seat: int) -> float:
    """For each ship on the map the best anchor, the less the further it is."""
    found = 0.0
    free = anchors(s, seat)
    for place in s.ships[seat]:
        if place != OFF_BOARD:
            distances = s.chart.distances(place)
            found += max([worth * NEAR / (NEAR + distances[anchor]) for anchor, worth in free.items()], default=0.0)
    return found
