"""What an answer brings a seat, told in its order: steps and encounters, goods paid, gained and struck, bonuses."""

from __future__ import annotations

from typing import Final

from flibuste.games.rolling_seas import events
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import emit
from flibuste.kernel.event import UNSAID

GAINS: Final = (events.GAINED_STORY, events.GAINED_GOLD, events.GAINED_PROVISIONS, events.GAINED_WIND)
LOSSES: Final = (events.PAID_STEP, events.LOST_GOLD, events.LOST_PROVISIONS, events.STRUCK)


class Noting(Sheet):
    """A ship board that notes what happens on it and to its ship, while somebody listens."""

    def __init__(self, sheet: Sheet) -> None:
        sheet.copy_to(self)
        self.notes: list[list[int]] = []

    def gain_story(self, count: int) -> None:
        at, had = self._open(events.GAINED_STORY), self.story
        super().gain_story(count)
        self._close(at, self.story - had, count)

    def gain_gold(self, count: int) -> None:
        at, had = self._open(events.GAINED_GOLD), self.gold_ever
        super().gain_gold(count)
        self._close(at, self.gold_ever - had, count)

    def gain_provisions(self, count: int) -> None:
        at, had = self._open(events.GAINED_PROVISIONS), self.provisions_ever
        super().gain_provisions(count)
        self._close(at, self.provisions_ever - had, count)

    def gain_wind(self, count: int) -> None:
        at, had = self._open(events.GAINED_WIND), self.wind_ever
        super().gain_wind(count)
        self._close(at, self.wind_ever - had, count)

    def note(self, kind: int, a: int = UNSAID, b: int = UNSAID, c: int = UNSAID, d: int = UNSAID) -> None:
        self.notes.append([kind, *[value for value in (a, b, c, d) if value != UNSAID]])

    def _open(self, kind: int) -> int:
        """The place of a note whose amount is not known yet: what the bonuses bring comes after it."""
        self.note(kind, 0)
        return len(self.notes) - 1

    def _close(self, at: int, gained: int, due: int) -> None:
        """RS-RES-006 Without what the bonuses brought; a full track takes no more."""
        kind = self.notes[at][0]
        own = gained - sum([note[1] for note in self.notes[at + 1 :] if note[0] == kind])
        self.notes[at][1] = own
        if own < due:
            self.note(events.FULL, GAINS.index(kind), due - own)


def opened(s: RollingSeas, seat: int) -> Sheet:
    """The ship board of a seat, about to change: this state's alone, and noting if somebody listens."""
    s.own(seat)
    if s.sink is not None:
        s.sheets[seat] = Noting(s.sheets[seat])
    return s.sheets[seat]


def report(s: RollingSeas, seat: int) -> None:
    """Tell what the ship board has noted, and let it be an ordinary one again."""
    sheet = s.sheets[seat]
    if not isinstance(sheet, Noting):
        return
    s.sheets[seat] = sheet.clone()
    for note in sheet.notes:
        if note[1:] != [0] or note[0] not in GAINS + LOSSES:  # nothing gained or lost is no news
            emit(s, note[0], seat, *note[1:])
