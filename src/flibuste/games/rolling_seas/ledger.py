"""What an answer brought a seat: adventures met, goods gained and lost, told to whoever listens."""

from __future__ import annotations

from typing import Final

from flibuste.games.rolling_seas import events
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.games.rolling_seas.tables import NOTHING
from flibuste.kernel import emit
from flibuste.kit.grid import cells_of

Count = list[int]
UNHEARD: Final[Count] = []
CANNONS: Final = 10  # where a count has them
TRACKS_AT: Final = (0, 1, 2, CANNONS)  # the boxes reached of the tracks


def opened(s: RollingSeas, seat: int) -> Count:
    """The count before something of a seat changes: from now on its boards are this state's alone."""
    s.own(seat)
    return count(s, seat)


def count(s: RollingSeas, seat: int) -> Count:
    """All the story, gold, provisions and wind that the seat has gained so far, the gold and provisions it still has,
    and its active cells; not looked at while nobody listens."""
    if s.sink is None:
        return UNHEARD
    sheet, board = s.sheets[seat], s.boards[seat]
    gained = [sheet.story, sheet.gold_ever, sheet.provisions_ever, sheet.wind_ever]
    met = [board.monsters, board.perils, board.flows, board.pirates]
    return [*gained, sheet.gold, sheet.provisions, *met, sheet.cannons]


def report(s: RollingSeas, seat: int, before: Count, struck: int = 0) -> None:
    """Tell what has happened since an earlier count: whom the ship met, what was paid, what was gained, and how many of
    the provisions gained were struck. A wind spent is told by the step it paid."""
    if s.sink is None:
        return
    now = count(s, seat)
    monsters, perils, flows, pirates = [then & ~left for then, left in zip(before[6:10], now[6:10], strict=True)]
    if flows:
        emit(s, events.RODE_CURRENT, seat, flows.bit_count(), s.boards[seat].ship)
    sheet = s.sheets[seat]
    for cell in cells_of(monsters):
        _tell_fight(s, events.MET_MONSTER, seat, cell, before[CANNONS], sheet.monster_power)
    for cell in cells_of(perils):
        emit(s, events.CROSSED_PERIL, seat, cell)
    for cell in cells_of(pirates):
        _tell_fight(s, events.MET_PIRATES, seat, cell, before[CANNONS], sheet.pirate_power)
    changes = [left - then for then, left in zip(before[:6], now[:6], strict=True)]
    story, gold, provisions, wind, gold_left, provisions_left = changes
    _tell(s, events.LOST_GOLD, seat, gold - gold_left)
    _tell(s, events.LOST_PROVISIONS, seat, provisions - provisions_left - struck)
    _tell(s, events.GAINED_STORY, seat, story)
    _tell_bonuses(s, seat, before, now)
    _tell(s, events.GAINED_GOLD, seat, gold)
    _tell(s, events.GAINED_PROVISIONS, seat, provisions)
    _tell(s, events.GAINED_WIND, seat, wind)
    _tell(s, events.STRUCK, seat, struck)


def _tell_fight(s: RollingSeas, kind: int, seat: int, cell: int, cannons: int, power: int) -> None:
    emit(s, kind, seat, cell, int(cannons >= power), cannons, power)


def _tell_bonuses(s: RollingSeas, seat: int, before: Count, now: Count) -> None:
    """RS-RES-003 Why more came than what was met or found gives: a box of a track was reached."""
    tables = s.sheets[seat].tables
    tracks = (tables.story, tables.gold, tables.provisions, tables.cannons)
    for number, (track, at) in enumerate(zip(tracks, TRACKS_AT, strict=True)):
        for box in range(before[at] + 1, now[at] + 1):
            if track.bonus[box] != NOTHING:
                emit(s, events.BONUS, seat, number, box, track.bonus[box], track.stars[box])


def _tell(s: RollingSeas, kind: int, seat: int, amount: int) -> None:
    if amount:
        emit(s, kind, seat, amount)
