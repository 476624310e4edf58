"""The log of a match as one viewer reads it, in one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from flibuste.kernel import HIDDEN, SPECTATOR, Event, Match, seen_by
from flibuste.kernel.match import Move
from flibuste.render.sentences import Speaker
from flibuste.server.tables import sentences
from flibuste.server.web.table_models import Line, Since

TURN: Final = "turn"  # the event that opens a turn becomes a heading
KEPT: Final = 16_384  # lines that a process remembers


class Log:
    """What a viewer may know of the moves played, sentence by sentence."""

    def __init__(self, match: Match, seat: int, speaker: Speaker, colours: Sequence[str]) -> None:
        self._match = match
        self._seat = seat
        self._speaker = speaker
        self._colours = tuple(colours)

    def lines(self, most: int | None = None) -> list[Line]:
        """All of them, or so many of the latest."""
        return list(islice(self._latest_first(), most))[::-1]

    def news(self) -> list[Event]:
        """What the last move brought about."""
        known = self._match.known_moves(self._seat)
        return self._told(known[-1]) if known else self._match.opening_events(self._seat)

    def _latest_first(self) -> Iterator[Line]:
        known = self._match.known_moves(self._seat)
        fresh = self._seat >= 0
        for ply in range(len(known), 0, -1):
            move = known[ply - 1]
            for nth, event in reversed(list(enumerate(self._told(move)))):
                yield self._line(event, ply, move.seat if nth else None, fresh)
            fresh = fresh and move.seat != self._seat
        for event in reversed(self._match.opening_events(self._seat)):
            yield self._line(event, 0)

    def _told(self, move: Move) -> list[Event]:
        return [seen_by(self._match.game.events, event, self._seat) for event in move.events]

    def _line(self, event: Event, ply: int, cause: int | None = None, fresh: bool = False) -> Line:
        return line(self._speaker, self._colours, event, ply, cause, fresh)

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


@lru_cache(KEPT)
def line(speaker: Speaker, colours: tuple[str, ...], event: Event, ply: int, cause: int | None, fresh: bool) -> Line:
    """A line of the log; an effect on another than the one who caused it is shown as such."""
    kind = speaker.game.events[event[0]]
    owner = event[1] if kind.fields and kind.fields[0].kind == "seat" else SPECTATOR
    return Line(
        text=sentences.event(speaker, event),
        colour=colours[owner] if 0 <= owner < len(speaker.players) else "",
        ply=ply,
        turn=kind.name == TURN,
        effect=cause is not None and owner != cause,
        fresh=fresh,
        names=tuple(
            f"{field.kind}-{value}"
            for field, value in zip(kind.fields, event[1:], strict=True)
            if field.kind != "number" and value != HIDDEN
        ),
    )
