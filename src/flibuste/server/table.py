"""One table in memory. Everything here can be rebuilt from the rows of the database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from secrets import compare_digest
from typing import Any, Final

import sqlalchemy as sa

from flibuste.games import registry
from flibuste.kernel import Document, Game, Match, deciders
from flibuste.server.problems import Refusal

UNDO: Final = "!undo"  # takes back the seat's last answer, nothing else
REWIND: Final = "!rewind"  # takes back the seat's last answer and everything since, by consent of the table
DAY: Final = 86_400.0
MINUTE: Final = 60.0


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the log: a move, or a move taken back."""

    seat: int
    action: str
    at: float

    @property
    def takes_back(self) -> bool:
        return self.action in (UNDO, REWIND)


@dataclass(slots=True)
class Seat:
    kind: str  # free, person, bot
    level: str
    name: str
    token: str
    hint_decision: int | None = None
    hint_action: str | None = None

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot"


@dataclass(slots=True)
class Clockwork:
    """Who has been asked since when, and how long each has thought in all."""

    asked_at: dict[int, float] = field(default_factory=dict)
    spent: dict[int, float] = field(default_factory=dict)

    def answered(self, seat: int, at: float) -> None:
        self.spent[seat] = self.spent.get(seat, 0.0) + max(0.0, at - self.asked_at.pop(seat, at))

    def ask(self, seats: Iterable[int], at: float) -> None:
        self.asked_at = {seat: self.asked_at.get(seat, at) for seat in seats}


def remaining(entries: Sequence[Entry]) -> list[Entry]:
    """The moves that stand once everything taken back is left out."""
    moves: list[Entry] = []
    for entry in entries:
        if not entry.takes_back:
            moves.append(entry)
            continue
        last = max(at for at, move in enumerate(moves) if move.seat == entry.seat)
        moves[last:] = moves[last + 1 :] if entry.action == UNDO else []
    return moves


class Table:
    """A table as of `version`. Only `tables.Tables` makes and changes these."""

    def __init__(self, row: sa.Row[Any]) -> None:
        self.id: str = row.id
        self.game: Game[Any] = registry.game(row.game)
        self.options: dict[str, str] = row.options
        self.seed = bytes.fromhex(row.seed)
        self.rules_version: int = row.rules_version
        self.data: str = row.data
        self.created_at: float = row.created_at
        self.host: str = row.host
        self.odds: bool = row.odds
        self.open: bool = row.open
        self.clock: str = row.clock
        self.seats: list[Seat] = []
        self.holders: dict[str, set[int]] = {}  # guest -> the seats that guest plays
        self.entries: list[Entry] = []
        self._given: Counter[int] = Counter()  # answers by seat, those taken back included
        self._taken_back = 0
        self.match: Match | None = None
        self.sheets: Document | None = None  # the component data it is played with, if others than those in use
        self.clockwork = Clockwork()
        self.refresh(row)

    def refresh(self, row: sa.Row[Any]) -> None:
        """What may change besides seats and log."""
        self.state: str = row.state
        self.version: int = row.version
        self.changed_at: float = row.changed_at
        self.started_at: float = row.started_at or row.created_at
        self.undo_seat: int | None = row.undo_seat
        self.undo_agreed: list[int] = row.undo_agreed
        self.rematch: str | None = row.rematch

    # The match --------------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> Match:
        """The match, for what only makes sense once it has begun."""
        if self.match is None:
            raise Refusal(409, "server-not-begun")
        return self.match

    def data_in_use(self) -> AbstractContextManager[None]:
        """Within the block, the game's component data are those of this table."""
        return nullcontext() if self.match is None else self.match.data()

    def keep(self, sheets: Document | None) -> None:
        """Play with the data that were kept when the table was laid, unless those in use are the same."""
        known = (self.game.data_digest(len(self.seats), self.options), self.game.first_data_digest())
        self.sheets = None if self.data in known else sheets
        if self.data not in known and sheets is None:
            raise Refusal(409, "server-other-rules")

    def begin(self) -> None:
        if self.rules_version != self.game.rules_version:
            raise Refusal(409, "server-other-rules")
        self.match = Match(self.game, [seat.name for seat in self.seats], self.options, self.seed, self.sheets)
        self.clockwork = Clockwork()
        self.clockwork.ask(deciders(self.match.state), self.started_at)

    def append(self, entries: Sequence[Entry]) -> None:
        """Follow the log. A move is played on; after a move was taken back everything is played again."""
        match = self.playing
        self.entries += entries
        taken_back = sum(entry.takes_back for entry in entries)
        self._given.update(entry.seat for entry in entries if not entry.takes_back)
        self._taken_back += taken_back
        if taken_back:
            self.begin()
            match, entries = self.playing, remaining(self.entries)
        for entry in entries:
            match.play(entry.seat, entry.action)
            self.clockwork.answered(entry.seat, entry.at)
            self.clockwork.ask(deciders(match.state), entry.at)

    def rename(self) -> None:
        """Carry the seats' names into the match."""
        if self.match is not None:
            self.match.seats[:] = [seat.name for seat in self.seats]

    @property
    def asked(self) -> list[int]:
        return [] if self.match is None else deciders(self.match.state)

    def decision(self, seat: int) -> int:
        """The number of the seat's next decision: it only ever grows, even when moves are taken back."""
        return self._given[seat] + self._taken_back

    @property
    def has_secrets(self) -> bool:
        """Whether a player at the same screen could see what only another may know."""
        rules = self.playing.state.rules
        return self.game.has_secrets(rules) or bool(rules.forks)

    # Clocks -----------------------------------------------------------------------------------------------------------

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat that is asked runs out."""
        kind, _, amount = self.clock.partition(":")
        asked_at = self.clockwork.asked_at.get(seat)
        if asked_at is None or kind == "none":
            return None
        if kind == "days":
            return asked_at + int(amount) * DAY
        return asked_at + int(amount) * MINUTE - self.clockwork.spent.get(seat, 0.0)

    def seconds_left(self, seat: int, now: float) -> float | None:
        """What is left on a seat's clock; None without one."""
        kind, _, amount = self.clock.partition(":")
        if kind == "none" or self.seats[seat].is_bot:
            return None
        deadline = self.deadline(seat)
        if deadline is not None:
            return max(0.0, deadline - now)
        return int(amount) * MINUTE - self.clockwork.spent.get(seat, 0.0) if kind == "minutes" else None

    # Who is who -------------------------------------------------------------------------------------------------------

    def seats_of(self, guest: str) -> set[int]:
        return set(self.holders.get(guest, ()))

    def seat_of_token(self, token: str) -> int | None:
        return next((n for n, seat in enumerate(self.seats) if compare_digest(seat.token, token)), None)

    def holders_beside(self, seat: int) -> set[int]:
        """The seat and those that somebody plays together with it at one screen."""
        return {seat}.union(*(held for held in self.holders.values() if seat in held))

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def free(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "free"]
