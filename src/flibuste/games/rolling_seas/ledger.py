"""What an answer brought a seat: adventures met, goods gained and lost, told to whoever listens."""

from __future__ import annotations

from typing import Final

from flibuste.games.rolling_seas import events
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import emit
from flibuste.kit.grid import cells_of

Count = list[int]
UNHEARD: Final[Count] = []


def count(s: RollingSeas, seat: int) -> Count:
    """The seat's story, gold, provisions, wind and active cells now; not looked at while nobody listens."""
    if s.sink is None:
        return UNHEARD
    sheet, board = s.sheets[seat], s.boards[seat]
    goods = [sheet.story, sheet.gold, sheet.provisions, sheet.wind]
    return [*goods, board.monsters, board.perils, board.flows, board.pirates]


def report(s: RollingSeas, seat: int, before: Count) -> None:
    """Tell what has changed since an earlier count; a wind spent is told by the step it paid."""
    if s.sink is None:
        return
    now = count(s, seat)
    monsters, perils, flows, pirates = [then & ~left for then, left in zip(before[4:], now[4:], strict=True)]
    if flows:
        emit(s, events.RODE_CURRENT, seat, flows.bit_count())
    for kind, met in ((events.MET_MONSTER, monsters), (events.CROSSED_PERIL, perils), (events.MET_PIRATES, pirates)):
        for cell in cells_of(met):
            emit(s, kind, seat, cell)
    story, gold, provisions, wind = [left - then for then, left in zip(before[:4], now[:4], strict=True)]
    _tell(s, seat, story, events.GAINED_STORY, events.GAINED_STORY)
    _tell(s, seat, gold, events.GAINED_GOLD, events.LOST_GOLD)
    _tell(s, seat, provisions, events.GAINED_PROVISIONS, events.LOST_PROVISIONS)
    _tell(s, seat, max(0, wind), events.GAINED_WIND, events.GAINED_WIND)


def _tell(s: RollingSeas, seat: int, change: int, gained: int, lost: int) -> None:
    if change:
        emit(s, gained if change > 0 else lost, seat, abs(change))
