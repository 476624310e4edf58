"""A match: a header and the actions played. The state is a cache of it; undo, reload and analysis are replays."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final

from flibuste.kernel.codec import digest
from flibuste.kernel.errors import BadNotation, BadRecord, FlibusteError, IllegalAction
from flibuste.kernel.event import seen_by
from flibuste.kernel.game import Document, Game, View
from flibuste.kernel.rng import SEED_BYTES, commitment, new_seed
from flibuste.kernel.run import apply, options_of
from flibuste.kernel.state import Event, State

FORMAT: Final = "flibuste-match/2"
FIRST_FORMAT: Final = "flibuste-match/1"  # its digest was taken from the facts of the state
SUFFIX: Final = ".flib.json"
_FIRST_KEYS: Final = (
    "format",
    "game",
    "rules_version",
    "data",
    "options",
    "seats",
    "seed_commitment",
    "seed",
    "actions",
    "result",
    "digest",
)
_KEYS: Final = (*_FIRST_KEYS, "sheets")


class Move:
    """An action as it was played, and what it brought about."""

    __slots__ = ("action", "events", "revealed", "seat", "secret")

    def __init__(self, seat: int, action: int, events: list[Event], revealed: bool, secret: bool) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.revealed = revealed  # something hidden became known: a draw, a die, another's answer
        self.secret = secret  # played in a lane: nobody else knows of it until the join


class Match:
    """A game being played, or replayed; with the component data in use, or with those that were kept with it."""

    def __init__(
        self,
        game: Game[Any],
        seats: list[str],
        options: Mapping[str, str],
        seed: bytes,
        sheets: Document | None = None,
    ) -> None:
        self.game = game
        self.sheets = sheets
        self.seats = seats  # the players' names, in seat order
        self.options = game.settle(options)
        self.seed = seed
        self.opening: list[Event] = []  # what happened before the first decision
        with self.data():
            self.state = game.new(len(seats), self.options, seed, self.opening)
        self.moves: list[Move] = []
        self.joined = 0  # how many moves belong to closed forks or to the table

    @classmethod
    def start(
        cls, game: Game[Any], seats: list[str], options: Mapping[str, str] | None = None, seed: bytes | None = None
    ) -> Match:
        return cls(game, seats, options or {}, new_seed() if seed is None else seed)

    def data(self) -> AbstractContextManager[None]:
        """Within the block, the game's component data are those of this match."""
        return nullcontext() if self.sheets is None else self.game.with_sheets(self.sheets)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    def view(self, seat: int) -> View[Any]:
        return self.game.view(self.state, seat)

    def ply(self, seat: int) -> int:
        """How many answers the seat has given: the number of its next decision."""
        return sum(move.seat == seat for move in self.moves)

    def play(self, seat: int, answer: str | int) -> Move:
        """Play an answer, given as text or as the action itself; an illegal one is refused and changes nothing."""
        s = self.state
        options = options_of(s, seat)
        if not options:
            raise IllegalAction(f"{self.seats[seat]} has nothing to decide now.")
        notation = self.game.notation
        action = notation.parse(answer, options) if isinstance(answer, str) else answer
        if action not in options:
            legal = ", ".join(notation.text(option) for option in options)
            raise IllegalAction(f"Action {action} is not legal now; legal here: {legal}.")
        fork, revealed = s.fork, s.revealed
        s.sink = []
        apply(s, seat, action)
        events, s.sink = s.sink, None
        move = Move(seat, action, events, s.revealed > revealed, fork is not None)
        self.moves.append(move)
        if fork is None or s.fork is not fork:
            self.joined = len(self.moves)
        return move

    def known_moves(self, seat: int) -> list[Move]:
        """The moves a seat may know of: not those in others' open lanes."""
        return [move for at, move in enumerate(self.moves) if at < self.joined or move.seat == seat]

    def told(self, move: Move, seat: int) -> str:
        """The answer as a seat may read it."""
        notation = self.game.notation
        return notation.text(move.action) if seat == move.seat else notation.shown(move.action)

    def events(self, seat: int) -> list[tuple[Move, list[Event]]]:
        """What a seat may know of what happened, move by move."""
        kinds = self.game.events
        return [(move, [seen_by(kinds, event, seat) for event in move.events]) for move in self.known_moves(seat)]

    def opening_events(self, seat: int) -> list[Event]:
        """What a seat may know of what happened before the first decision."""
        return [seen_by(self.game.events, event, seat) for event in self.opening]

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last answer unasked: nothing hidden was revealed, nobody else moved."""
        known = self.known_moves(seat)
        return bool(known) and known[-1].seat == seat and not known[-1].revealed and not self._sealed(known[-1])

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, by replaying everything else."""
        if not self.may_undo(seat):
            raise IllegalAction(
                "That cannot be taken back: something hidden was revealed since, or another has answered."
            )
        last = max(at for at, move in enumerate(self.moves) if move.seat == seat)
        self._replay([move for at, move in enumerate(self.moves) if at != last])

    def rewind(self, plies: int) -> None:
        """Go back to the position after so many moves, whatever was revealed since."""
        self._replay(self.moves[:plies])

    def record(self, reveal: bool | None = None) -> Document:
        """The match as a document. The seed is in it once the match is over, or with `reveal` (a private save)."""
        show = self.over if reveal is None else reveal
        moves = self.moves if show else self.moves[: self.joined]
        with self.data():
            data = self.game.data_digest(len(self.seats), self.options)
            sheets = self.game.sheets(len(self.seats), self.options)
        return {
            "format": FORMAT,
            "game": self.game.key,
            "rules_version": self.game.rules_version,
            "data": data,
            "options": self.options,
            "seats": self.seats,
            "seed_commitment": commitment(self.seed),
            "seed": self.seed.hex() if show else None,
            "actions": [[move.seat, self.game.notation.text(move.action)] for move in moves],
            "result": self.game.result(self.state).document() if self.over else None,
            "digest": digest(self.game, self.state) if show else None,
            "sheets": sheets,
        }

    def save(self, path: Path, reveal: bool | None = None) -> None:
        """Write the record, whole or not at all."""
        part = path.with_name(path.name + ".part")
        part.write_text(json.dumps(self.record(reveal), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        part.replace(path)

    def _sealed(self, move: Move) -> bool:
        return move.secret and self.moves.index(move) < self.joined and len(self.seats) > 1

    def _replay(self, moves: list[Move]) -> None:
        with self.data():
            self.state = self.game.new(len(self.seats), self.options, self.seed)
        self.moves, self.joined = [], 0
        for move in moves:
            self.play(move.seat, move.action)


def read_record(path: Path) -> Document:
    """A record from a file, not replayed yet."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise BadRecord(f"{path} is not a record: it is not JSON ({error}).") from error
    if not isinstance(document, dict):
        raise BadRecord(f"{path} is not a record: it should hold one JSON object.")
    return document


def replay(game: Game[Any], document: Document) -> Match:
    """Replay a record bit for bit; whatever does not agree with it is named."""
    keys = _FIRST_KEYS if document.get("format") == FIRST_FORMAT else _KEYS
    for key in keys:
        if key not in document:
            raise BadRecord(f"The record lacks {key!r}.")
    for key in document:
        if key not in keys:
            raise BadRecord(f"The record has an unknown key {key!r}.")
    if document["format"] not in (FORMAT, FIRST_FORMAT):
        formats = f"{FIRST_FORMAT!r} and {FORMAT!r}"
        raise BadRecord(f"The record's format is {document['format']!r}; this program reads {formats}.")
    if document["game"] != game.key:
        raise BadRecord(f"The record is of {document['game']!r}, not of {game.key!r}.")
    if document["rules_version"] != game.rules_version:
        raise BadRecord(
            f"The record was played under rules version {document['rules_version']} of {game.key}; "
            f"this program has version {game.rules_version} and would misread it."
        )
    match = _begin(game, document, _seed(document))
    _play_all(match, document["actions"])
    _compare_end(match, document)
    return match


def _seed(document: Document) -> bytes:
    if document["seed"] is None:
        raise BadRecord("The record's seed is not revealed yet: it can be replayed when the match is over.")
    try:
        seed = bytes.fromhex(document["seed"])
    except (TypeError, ValueError) as error:
        raise BadRecord("The record's seed is not a hexadecimal number.") from error
    if len(seed) != SEED_BYTES:
        raise BadRecord(f"The record's seed has {len(seed)} bytes, not {SEED_BYTES}.")
    if commitment(seed) != document["seed_commitment"]:
        raise BadRecord("The seed is not the one that was committed to when the match started.")
    return seed


def _begin(game: Game[Any], document: Document, seed: bytes) -> Match:
    seats = document["seats"]
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise BadRecord("The record's seats should be a list of names.")
    if not isinstance(document["options"], dict):
        raise BadRecord("The record's options should be an object.")
    try:
        return Match(game, seats, document["options"], seed, _sheets(game, document))
    except BadRecord:
        raise
    except FlibusteError as error:
        raise BadRecord(f"The record cannot be set up: {error}") from error


def _sheets(game: Game[Any], document: Document) -> Document | None:
    """The data to play with: None if those in use are those of the record."""
    seats, options = len(document["seats"]), game.settle(document["options"])
    if document["format"] == FIRST_FORMAT:
        if document["data"] != game.first_data_digest():
            raise BadRecord("The record was played with other component data (an overlay?) than is in use now.")
        return None
    if document["data"] == game.data_digest(seats, options):
        return None
    sheets: Document = document["sheets"]
    with game.with_sheets(sheets):
        if document["data"] != game.data_digest(seats, options):
            raise BadRecord("The component data in the record are not those it names: their digest differs.")
    return sheets


def _play_all(match: Match, actions: object) -> None:
    if not isinstance(actions, list):
        raise BadRecord("The record's actions should be a list.")
    for number, entry in enumerate(actions, 1):
        if not (isinstance(entry, list) and len(entry) == 2 and type(entry[0]) is int and isinstance(entry[1], str)):
            raise BadRecord(f"Action {number} should be a seat and a text, not {entry!r}.")
        seat, text = entry
        if not 0 <= seat < len(match.seats):
            raise BadRecord(f"Action {number} is by seat {seat}; there are {len(match.seats)}.")
        try:
            match.play(seat, text)
        except (IllegalAction, BadNotation) as error:
            raise BadRecord(f"Action {number} is not legal: {error}") from error


def _compare_end(match: Match, document: Document) -> None:
    result = match.game.result(match.state).document() if match.over else None
    if result != document["result"]:
        raise BadRecord(f"The record says the result is {document['result']}; replaying gives {result}.")
    again = _digest(match, document["format"])
    if None not in (again, document["digest"]) and again != document["digest"]:
        raise BadRecord("The final position is not the one the record names: its digest differs.")


def _digest(match: Match, written_as: str) -> str | None:
    """What a record of that format names; of an unfinished match the first format's cannot be taken any more."""
    if written_as == FORMAT:
        return digest(match.game, match.state)
    return first_digest(match.game, match.state) if match.over else None


def first_digest(game: Game[Any], s: State) -> str:
    """The digest of a finished match as records of the first format name it."""
    facts: tuple[object, ...] = (s.key, s.rng, [], s.decider, s.options, None, None, game.first_facts(s))
    return hashlib.blake2b(repr(facts).encode(), digest_size=12).hexdigest()
