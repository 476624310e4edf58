"""One table in memory. Everything here can be rebuilt from the rows of the database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from functools import lru_cache
from secrets import compare_digest, token_urlsafe
from typing import Any, Final

import sqlalchemy as sa

from flibuste.games import registry
from flibuste.kernel import Document, Game, Match, deciders
from flibuste.render.svg.face import face
from flibuste.server.refusals import Refusal
from flibuste.server.tables.entries import Entry, sorted_out

DAY: Final = 86_400.0
MINUTE: Final = 60.0


@dataclass(slots=True)
class Seat:
    kind: str  # free, person, bot
    level: str
    name: str
    token: str
    colour: str = ""
    hint_decision: int | None = None
    hint_action: str | None = None
    hints: int = 0  # changes of the table that nobody else hears of: hints asked for and given

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot"


@dataclass(slots=True)
class ThinkingTime:
    """Who has been asked since when, and how long each has thought in all."""

    asked_at: dict[int, float] = field(default_factory=dict)
    spent: dict[int, float] = field(default_factory=dict)

    def answered(self, seat: int, at: float) -> None:
        self.spent[seat] = self.spent.get(seat, 0.0) + max(0.0, at - self.asked_at.pop(seat, at))

    def ask(self, seats: Iterable[int], at: float) -> None:
        self.asked_at = {seat: self.asked_at.get(seat, at) for seat in seats}


@lru_cache(maxsize=1024)
def given_colours(game: str, wished: tuple[str, ...]) -> tuple[str, ...]:
    """Everybody's colour: who has chosen none gets the seat's usual one, or the first that is left."""
    usual: Sequence[str] = face(game).COLOURS
    left = [colour for colour in usual if colour not in wished]
    given = []
    for seat, wish in enumerate(wished):
        own = usual[seat % len(usual)]
        colour = wish or (own if own in left else next(iter(left), own))
        left = [other for other in left if other != colour]
        given.append(colour)
    return tuple(given)


def new_token() -> str:
    """A secret that plays a seat."""
    return token_urlsafe(18)


def same_secret(ours: str, given: str) -> bool:
    """Whether somebody named our secret; how long that takes tells nothing of it."""
    return compare_digest(ours.encode(), given.encode(errors="replace"))


class Table:
    """A table as of `version`. Only `tables.Tables` makes and changes these."""

    def __init__(self, row: sa.Row[Any]) -> None:
        self.id: str = row.id
        self.game: Game[Any] = registry.game(row.game)
        self.options: dict[str, str] = row.options
        self.seed = bytes.fromhex(row.seed)
        self.deal: str = row.deal  # what the seed was made of, if it was chosen
        self.rules_version: int = row.rules_version
        self.data: str = row.data
        self.created_at: float = row.created_at
        self.host: str = row.host
        self.odds: bool = row.odds
        self.open: bool = row.open
        self.pace: float | None = row.pace
        self.clock: str = row.clock
        self.seats: list[Seat] = []
        self._tokens: dict[str, int] = {}
        self.holders: dict[str, set[int]] = {}  # guest -> the seats that guest plays
        self.entries: list[Entry] = []
        self._given: Counter[int] = Counter()  # answers by seat, those taken back included
        self._taken_back = 0  # answers that everybody knows of
        self._taken_back_unseen: Counter[int] = Counter()
        self._unseen: Counter[int] = Counter()  # entries by seat that nobody else knows of
        self.match: Match | None = None
        self.sheets: Document | None = None  # the component data it is played with, if others than those in use
        self.thinking_time = ThinkingTime()
        self.known_at: list[float] = []  # of each move, when everybody knew of it: amid a fork, when that was joined
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
        if not self.game.keeps_rules(self.rules_version):
            raise Refusal(409, "server-other-rules")
        names = [seat.name for seat in self.seats]
        self.match = Match(self.game, names, self.options, self.seed, self.sheets, self.rules_version)
        self.known_at = []
        self.match.deal = self.deal
        self.thinking_time = ThinkingTime()
        self.thinking_time.ask(deciders(self.match.state), self.started_at)

    def append(self, entries: Sequence[Entry]) -> None:
        """Follow the log of the database."""
        self.entries += entries
        for entry in entries:
            self._count(entry)
        if any(entry.takes_back for entry in entries):
            self._play_again()
        else:
            for entry in entries:
                self._play(entry, entry.action)

    def add(self, seat: int, answer: str | int, at: float) -> Entry:
        """One more entry of the log, and whether others may know of it; an action that was read already is not read
        again."""
        text = answer if isinstance(answer, str) else self.game.notation.text(answer)
        entry, question = Entry(seat, text, at), self.question(seat)
        self.entries.append(entry)
        if entry.takes_back:
            self._play_again()
        else:
            self._play(entry, answer)
        if question is not None and question == self.question(seat):
            entry = self.entries[-1] = replace(entry, unseen=True)
        self._count(entry)
        return entry

    def _play_again(self) -> None:
        """After a move was taken back: everything that stands, from the beginning."""
        self.begin()
        entries, gone = sorted_out(self.entries)
        parse = self.game.notation.parse
        self.playing.taken_back = [(at, move.seat, parse(move.action)) for at, move in gone]
        for entry in entries:
            self._play(entry, entry.action)

    def _play(self, entry: Entry, answer: str | int) -> None:
        match, question = self.playing, self.question(entry.seat)
        match.play(entry.seat, answer)
        if question is None or question != self.question(entry.seat):
            self.thinking_time.answered(entry.seat, entry.at)
        self.thinking_time.ask(deciders(match.state), entry.at)
        self.known_at += [entry.at] * (match.joined - len(self.known_at))

    def _count(self, entry: Entry) -> None:
        self._unseen[entry.seat] += entry.unseen
        if not entry.takes_back:
            self._given[entry.seat] += 1
        elif entry.unseen:
            self._taken_back_unseen[entry.seat] += 1
        else:
            self._taken_back += 1

    @property
    def colours(self) -> tuple[str, ...]:
        """The seats' colours: those that were chosen, then what they leave."""
        return given_colours(self.game.key, tuple(seat.colour for seat in self.seats))

    def follow_seats(self) -> None:
        """The names into the match, and whose token is whose."""
        self._tokens = {seat.token: number for number, seat in enumerate(self.seats)}
        if self.match is not None:
            self.match.seats[:] = [seat.name for seat in self.seats]

    @property
    def asked(self) -> list[int]:
        return [] if self.match is None else deciders(self.match.state)

    def question(self, seat: int) -> int | None:
        """A number for the simultaneous question that the seat is still answering. That it has finished is public;
        what it answered, how often and when is not."""
        match = self.match
        if match is None or match.state.fork is None or not match.state.fork.options[seat]:
            return None
        return match.joined

    def decision(self, seat: int) -> int:
        """The number of the seat's next decision: it only ever grows, even when moves are taken back."""
        return self._given[seat] + self._taken_back + self._taken_back_unseen[seat]

    def version_for(self, seats: Collection[int]) -> int:
        """The version as whoever plays these seats may know it: it counts no change that only others know of."""
        others = (number for number in range(len(self.seats)) if number not in seats)
        return self.version - sum(self._unseen[other] + self.seats[other].hints for other in others)

    def changed_for(self, seats: Collection[int]) -> float:
        """When the match last went on as far as they may know."""
        known = (entry.at for entry in reversed(self.entries) if not entry.unseen or entry.seat in seats)
        return next(known, self.started_at)

    @property
    def has_secrets(self) -> bool:
        """Whether a player at the same screen could see what only another may know."""
        rules = self.playing.state.rules
        return self.game.has_secrets(rules) or bool(rules.forks)

    # Clocks -----------------------------------------------------------------------------------------------------------

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat that is asked runs out."""
        kind, _, amount = self.clock.partition(":")
        asked_at = self.thinking_time.asked_at.get(seat)
        if asked_at is None or kind == "none":
            return None
        if kind == "days":
            return asked_at + int(amount) * DAY
        return asked_at + int(amount) * MINUTE - self.thinking_time.spent.get(seat, 0.0)

    def seconds_left(self, seat: int, now: float) -> float | None:
        """What is left on a seat's clock; None without one."""
        kind, _, amount = self.clock.partition(":")
        if kind == "none" or self.seats[seat].is_bot:
            return None
        deadline = self.deadline(seat)
        if deadline is not None:
            return max(0.0, deadline - now)
        return int(amount) * MINUTE - self.thinking_time.spent.get(seat, 0.0) if kind == "minutes" else None

    # Who is who -------------------------------------------------------------------------------------------------------

    def seats_of(self, guest: str) -> set[int]:
        """The seats a guest plays; not those where a bot plays instead."""
        return {seat for seat in self.holders.get(guest, ()) if not self.seats[seat].is_bot}

    def seats_to_return_to(self, guest: str, token: str) -> set[int]:
        """The seats where a bot plays for this guest, or for whoever has the seat's token."""
        by_token = self.seat_of_token(token) if token else None
        held = self.holders.get(guest, ()) if by_token is None else (by_token,)
        return {seat for seat in held if self.seats[seat].is_bot}

    def seat_of_token(self, token: str) -> int | None:
        """Found by a hash that differs from process to process: how long that takes tells nothing of a secret."""
        return self._tokens.get(token)

    def holders_beside(self, seat: int) -> set[int]:
        """The seat and those that somebody plays together with it at one screen."""
        return {seat}.union(*(held for held in self.holders.values() if seat in held))

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def free(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "free"]
