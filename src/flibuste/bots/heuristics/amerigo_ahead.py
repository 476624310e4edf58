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
from flibuste.games.amerigo.tables import BANK, COLOURS, GLORY, PROGRESS, PURSE, RENOWN, TRADE_NETWORK, TREASURE
from flibuste.kernel import View
from flibuste.kit.grid import cells_of

PHASES_AHEAD: Final = 7
NEAR: Final = 6.0  # steps after which half an anchor's worth is left to a ship
SHARES: Final = (0.92, 0.7, 0.3, 0.55, 0.25, 1.25, 0.7, 2.0, 0.6, 0.9, 0.9, 1.0)
"""What the parts of `prospects` count, in points."""


def clock(s: Amerigo) -> int:
    return s.round * len(COLOURS) + s.phase


def horizon(s: Amerigo) -> int:
    return clock(s) + PHASES_AHEAD


def at_first_sight(view: View[Amerigo]) -> dict[int, float]:
    """What each answer promises by the rules of thumb; nothing where they do not weigh."""
    return worths(view)


def points(s: Amerigo, seat: int) -> float:
    """What is counted already, and what a seat may hope for besides."""
    if s.over:
        return float(s.score[seat])
    found = float(s.score[seat])
    for share, part in zip(SHARES, prospects(s, seat), strict=True):
        found += share * part
    return found


def prospects(s: Amerigo, seat: int) -> list[float]:
    """Everything but the score that will bring points: what the final count gives as things stand, gold, goods and
    production to come, progress tiles, posts on islands not completed, land to build on, tiles in reserve, what the
    pirates will take, spare cannons, ships near anchors."""
    left = float(rounds_left(s))
    force, cannons = strength(s, seat), s.cannons[seat]
    loss = 0 if cannons >= force else damage(s, seat, force)
    return [
        float(counted(s, seat)),
        float(gold(s, seat)),
        left * sum(s.goods[seat]),
        left * sum(s.production[seat]),
        left * service(s, seat),
        float(s.owns(seat, RENOWN)) * 5.0,
        posts(s, seat),
        room(s, seat),
        reserve(s, seat) * min(1.0, left),
        -float(min(loss, s.score[seat])),
        float(max(0, cannons - force)) * min(1.0, left),
        nearness(s, seat) if left else 0.0,
    ]


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
