"""What a seat gained or lost by an answer, told to whoever listens."""

from __future__ import annotations

from typing import Final

from flibuste.games.rolling_seas import events
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import emit

Count = tuple[int, int, int, int]
UNHEARD: Final = (0, 0, 0, 0)


def count(s: RollingSeas, seat: int) -> Count:
    """The seat's story, gold, provisions and wind now; not looked at while nobody listens."""
    if s.sink is None:
        return UNHEARD
    sheet = s.sheets[seat]
    return sheet.story, sheet.gold, sheet.provisions, sheet.wind


def report(s: RollingSeas, seat: int, before: Count) -> None:
    """Tell what has changed since an earlier count; a wind spent is told by the step it paid."""
    if s.sink is None:
        return
    story, gold, provisions, wind = [now - then for now, then in zip(count(s, seat), before, strict=True)]
    _tell(s, seat, story, events.GAINED_STORY, events.GAINED_STORY)
    _tell(s, seat, gold, events.GAINED_GOLD, events.LOST_GOLD)
    _tell(s, seat, provisions, events.GAINED_PROVISIONS, events.LOST_PROVISIONS)
    if wind > 0:
        emit(s, events.GAINED_WIND, seat, wind)


def _tell(s: RollingSeas, seat: int, change: int, gained: int, lost: int) -> None:
    if change:
        emit(s, gained if change > 0 else lost, seat, abs(change))
