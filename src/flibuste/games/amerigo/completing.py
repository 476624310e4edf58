"""Completing an island: who filled it, the chest, and the posts of everybody."""

from __future__ import annotations

from flibuste.games.amerigo.catalogue import CHEST, COMPLETED, POSTS
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.treasury import gain_points
from flibuste.kernel import emit
from flibuste.kit.grid import first_of


def island_name(s: Amerigo, island: int) -> int:
    """Islands are called by their first cell in reading order."""
    return first_of(s.chart.islands[island])


def is_complete(s: Amerigo, island: int) -> bool:
    """AM-ISL-001 Each land cell holds a tile or a post."""
    return not s.chart.islands[island] & ~s.covered


def posts_value(count: int) -> int:
    """AM-ISL-003 1, 3, 6, 10, 15, 21 for one to six posts, and so on beyond (AMB-02)."""
    return count * (count + 1) // 2


def check_complete(s: Amerigo, seat: int, island: int) -> None:
    """AM-ISL-001 Checked after every tile and every post; AM-ISL-004 the last cell is filled once. AM-ISL-006 The tile
    or the discovery has been scored: AM-ISL-002 now 3 points for whoever filled the last cell, then the chest of a
    large island, then the posts of all."""
    if not is_complete(s, island):
        return
    gain_points(s, seat, s.tables.completion)
    emit(s, COMPLETED, seat, island_name(s, island), s.tables.completion)
    if s.chart.large[island]:
        s.chests[seat] += 1
        emit(s, CHEST, seat)
    for player in s.line:
        score_posts(s, player, island)


def score_posts(s: Amerigo, seat: int, island: int) -> None:
    """AM-ISL-003 The value of a player's posts there times the upper time marker, scored at once (AM-ISL-005)."""
    count = (s.posts[seat] & s.chart.islands[island]).bit_count()
    if count:
        time = s.tables.times[s.round - 1]
        gain_points(s, seat, posts_value(count) * time)
        emit(s, POSTS, seat, count, posts_value(count), time, posts_value(count) * time)
