"""The end: gold, resources, progress, special action; who wins."""

from __future__ import annotations

from flibuste.games.amerigo.catalogue import (
    DECIDED,
    ENDED,
    FINAL,
    FINAL_GOLD,
    FINAL_GOOD,
    FINAL_PROGRESS,
    FINAL_SPECIAL,
    FINAL_TILE,
)
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import BANK, GLORY, GOODS, PURSE, TRADE_NETWORK, TREASURE
from flibuste.games.amerigo.treasury import cash_chest, gain_points, use_purse
from flibuste.kernel import Result, emit


def convert(s: Amerigo, seat: int) -> None:
    """AM-FIN-001 Final scoring begins. AM-FIN-002 Every chest and every unused purse and treasure is turned into gold;
    what exceeds the track is points."""
    emit(s, FINAL)
    for player in s.line:
        while s.chests[player]:
            cash_chest(s, player)
        for tile in (PURSE, TREASURE):
            if s.owns(player, tile):
                use_purse(s, player, tile)


def score_gold(s: Amerigo, seat: int) -> None:
    """AM-GLD-011, AM-FIN-002 Each gold is worth 1 point."""
    for player in s.line:
        gain_points(s, player, s.gold[player])
        emit(s, FINAL_GOLD, player, s.gold[player])


def score_goods(s: Amerigo, seat: int) -> None:
    """AM-FIN-003 Per type, resource tiles times production tiles, the printed one included; costs do not matter."""
    for player in s.line:
        for good in range(len(GOODS)):
            count, production = s.goods[player][good], s.production[player][good]
            if count:
                gain_points(s, player, count * production)
                emit(s, FINAL_GOOD, player, good, count, production, count * production)


def score_progress(s: Amerigo, seat: int) -> None:
    """AM-FIN-004 The tiles with the letter E, then the highest value reached or passed on the progress track."""
    for player in s.line:
        for tile in (TRADE_NETWORK, GLORY, BANK):
            if s.owns(player, tile):
                gain_points(s, player, tile_value(s, player, tile))
                emit(s, FINAL_TILE, player, tile, tile_value(s, player, tile))
        points = s.tables.progress_points[s.progress[player]]
        gain_points(s, player, points)
        emit(s, FINAL_PROGRESS, player, points)


def tile_value(s: Amerigo, seat: int, tile: int) -> int:
    """AM-PRG-022 A point for each post on the map; AM-PRG-023 seven points; AM-PRG-024 the gold track once more."""
    amount = s.tables.amount[tile]
    if tile == TRADE_NETWORK:
        return amount * s.posts[seat].bit_count()
    return amount * s.gold[seat] if tile == BANK else amount


def score_special(s: Amerigo, seat: int) -> None:
    """AM-FIN-005 The highest value reached or passed on the special-action track. AM-FIN-007 Nothing else scores:
    neither cannons nor tiles in reserve, nor ships and posts that were not used."""
    for player in s.line:
        points = s.tables.special_points[s.special[player]]
        gain_points(s, player, points)
        emit(s, FINAL_SPECIAL, player, points)
    for player in s.line:
        emit(s, ENDED, player, s.score[player])
    if s.score.count(max(s.score)) > 1:
        emit(s, DECIDED, standing(s).winners[0])


def standing(s: Amerigo) -> Result:
    """AM-FIN-006, AM-FIN-008 Most points first; of players with as many, the one first in player order."""
    ranked = sorted(s.line, key=lambda seat: -s.score[seat])
    return Result(s.score, [ranked.index(seat) + 1 for seat in range(s.rules.seats)], ranked[:1])
