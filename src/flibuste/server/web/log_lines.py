"""The log of a match as one viewer reads it, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flibuste.kernel import HIDDEN, SPECTATOR, Event, Match
from flibuste.render.sentences import Speaker
from flibuste.server.tables import sentences
from flibuste.server.web.table_models import Line, Since

TURN: Final = "turn"  # the event that opens a turn becomes a heading


class Log:
    """What a viewer may know of the moves played, sentence by sentence."""

    def __init__(self, match: Match, seat: int, speaker: Speaker, colours: Sequence[str]) -> None:
        self._match = match
        self._seat = seat
        self._speaker = speaker
        self._colours = colours

    def lines(self) -> list[Line]:
        known = self._match.events(self._seat)
        mine = max((ply for ply, (move, _) in enumerate(known, 1) if move.seat == self._seat), default=0)
        lines = [self._line(event, 0) for event in self._match.opening_events(self._seat)]
        for ply, (move, events) in enumerate(known, 1):
            fresh = self._seat >= 0 and ply >= mine
            lines += [self._line(event, ply, move.seat if nth else None, fresh) for nth, event in enumerate(events)]
        return lines

    def _line(self, event: Event, ply: int, cause: int | None = None, fresh: bool = False) -> Line:
        """A line of the log; an effect on another than the one who caused it is shown as such."""
        kind = self._match.game.events[event[0]]
        owner = event[1] if kind.fields and kind.fields[0].kind == "seat" else SPECTATOR
        return Line(
            text=sentences.event(self._speaker, event),
            colour=self._colours[owner] if 0 <= owner < len(self._match.seats) else "",
            ply=ply,
            turn=kind.name == TURN,
            effect=cause is not None and owner != cause,
            fresh=fresh,
            names=[
                f"{field.kind}-{value}"
                for field, value in zip(kind.fields, event[1:], strict=True)
                if field.kind != "number" and value != HIDDEN
            ],
        )

    def since(self, times: Sequence[float], away_since: float | None) -> Since | None:
        """What happened after the viewer's last look or last answer, if that was a while ago. `times`: when everybody
        knew of a move: what is still secret is the viewer's own."""
        if away_since is None:
            return None
        known = self._match.known_moves(self._seat)
        old = (n for n, move in enumerate(known) if move.seat == self._seat or times[n] <= away_since)
        seen = max(old, default=-1) + 1
        lines = [line for line in self.lines() if line.ply > seen]
        return Since(self._speaker.book.say("web-since", moves=len(known) - seen), lines) if lines else None
