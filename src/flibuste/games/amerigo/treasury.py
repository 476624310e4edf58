"""Points and gold: every gain and loss of them goes through here."""

from __future__ import annotations

from flibuste.games.amerigo.catalogue import CASHED, EXCESS, SURPLUS, USED
from flibuste.games.amerigo.state import Amerigo
from flibuste.kernel import emit


def gain_points(s: Amerigo, seat: int, points: int) -> None:
    """AM-SET-020, AM-ISL-005 The score is a whole number without upper limit, moved at once."""
    s.score[seat] += points


def lose_points(s: Amerigo, seat: int, points: int) -> int:
    """AM-PIR-004 The score never drops below 0; how many points went."""
    lost = min(points, s.score[seat])
    s.score[seat] -= lost
    return lost


def gain_gold(s: Amerigo, seat: int, gold: int) -> None:
    """AM-GLD-002 Gold is capped; each gold beyond gives 1 point at once. Applies to every source."""
    excess = max(0, s.gold[seat] + gold - s.tables.gold_track)
    s.gold[seat] += gold - excess
    if excess:
        gain_points(s, seat, excess)
        emit(s, EXCESS, seat, excess)


def gain_surplus(s: Amerigo, seat: int) -> None:
    """AM-BLK-002, AM-BRN-004, AM-WHT-003 Action points left over at the end of a track: 2 gold, once per action."""
    emit(s, SURPLUS, seat, s.tables.overflow)
    gain_gold(s, seat, s.tables.overflow)


def cash_chest(s: Amerigo, seat: int) -> None:
    """AM-GLD-003 A chest is discarded for 3 gold, out of the game."""
    s.chests[seat] -= 1
    emit(s, CASHED, seat, s.tables.chest_gold)
    gain_gold(s, seat, s.tables.chest_gold)


def use_purse(s: Amerigo, seat: int, tile: int) -> None:
    """AM-PRG-017, AM-PRG-018 Purse and treasure: 3 and 5 gold, once."""
    turn_over(s, seat, tile, s.tables.amount[tile])
    gain_gold(s, seat, s.tables.amount[tile])


def turn_over(s: Amerigo, seat: int, tile: int, amount: int) -> None:
    """AM-PRG-025 A tile used once is turned over and stays with its owner without effect."""
    s.used[seat] |= 1 << tile
    emit(s, USED, seat, tile, amount)
