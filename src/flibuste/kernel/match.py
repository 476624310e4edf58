"""A match: a header and the actions played. The state is a cache of it; undo, reload and analysis are replays."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final

from flibuste.kernel.codec import digest
from flibuste.kernel.errors import IllegalAction
from flibuste.kernel.event import seen_by
from flibuste.kernel.fingerprint import Document
from flibuste.kernel.game import Game
from flibuste.kernel.rng import commitment, new_seed, seed_of
from flibuste.kernel.run import apply, options_of
from flibuste.kernel.state import Event
from flibuste.kernel.view import View

FORMAT: Final = "flibuste-match/2"
SUFFIX: Final = ".flib.json"


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
    """A game being played, or replayed; with the component data in use, or with those that were kept with it; by the
    newest rules, or by those that were the newest when it began."""

    def __init__(
        self,
        game: Game[Any],
        seats: list[str],
        options: Mapping[str, str],
        seed: bytes,
        sheets: Document | None = None,
        version: int | None = None,
    ) -> None:
        self.game = game
        self.version = game.rules_version if version is None else version
        self.sheets = sheets
        self.seats = seats  # the players' names, in seat order
        self.options = game.settle(options)
        self.seed = seed
        self.opening: list[Event] = []  # what happened before the first decision
        with self.data():
            self.state = game.new(len(seats), self.options, seed, self.opening, self.version)
        self.deal = ""  # the name of the deal, if its seed was chosen and not drawn
        self.moves: list[Move] = []
        self.taken_back: list[tuple[int, int, int]] = []  # moves that do not stand: their place, seat and action
        self.joined = 0  # how many moves belong to closed forks or to the table

    @classmethod
    def start(
        cls,
        game: Game[Any],
        seats: list[str],
        options: Mapping[str, str] | None = None,
        seed: bytes | None = None,
        deal: str = "",
    ) -> Match:
        """A match that begins: with a seed drawn, given, or made of the name of a deal that everybody knows."""
        drawn = new_seed() if seed is None else seed
        match = cls(game, seats, options or {}, seed_of(deal) if deal else drawn)
        match.deal = deal
        return match

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
        if fork is None:
            self.joined = len(self.moves)
        elif s.fork is not fork:
            self._join()
        return move

    def _join(self) -> None:
        """Answers of a simultaneous phase stand seat by seat, in the order in which the seats finished: who did is
        public, when each gave which answer is not."""
        finished = {move.seat: at for at, move in enumerate(self.moves[self.joined :])}
        self.moves[self.joined :] = sorted(self.moves[self.joined :], key=lambda move: finished[move.seat])
        self.joined = len(self.moves)

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
        self.taken_back.append((last, seat, self.moves[last].action))
        self._replay([move for at, move in enumerate(self.moves) if at != last])

    def rewind(self, plies: int) -> None:
        """Go back to the position after so many moves, whatever was revealed since."""
        dropped = enumerate(self.moves[plies:], plies)
        self.taken_back += [(at, move.seat, move.action) for at, move in dropped]
        self._replay(self.moves[:plies])

    def record(self, reveal: bool | None = None) -> Document:
        """The match as a document. The seed is in it once the match is over, or with `reveal` (a private save)."""
        show = self.over if reveal is None else reveal
        moves = self.moves if show else self.moves[: self.joined]
        with self.data():
            data = self.game.data_digest(len(self.seats), self.options)
            sheets = self.game.sheets(len(self.seats), self.options)
        text = self.game.notation.text
        document = {
            "format": FORMAT,
            "game": self.game.key,
            "rules_version": self.version,
            "data": data,
            "options": self.options,
            "seats": self.seats,
            "seed_commitment": commitment(self.seed),
            "seed": self.seed.hex() if show else None,
            "actions": [[move.seat, text(move.action)] for move in moves],
            "result": self.game.result(self.state).document() if self.over else None,
            "digest": digest(self.game, self.state) if show else None,
            "sheets": sheets,
        }
        if self.deal:
            document["deal"] = self.deal
        if show and self.taken_back:
            document["taken_back"] = [[at, seat, text(action)] for at, seat, action in self.taken_back]
        return document

    def save(self, path: Path, reveal: bool | None = None) -> None:
        """Write the record, whole or not at all."""
        part = path.with_name(path.name + ".part")
        part.write_text(json.dumps(self.record(reveal), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        part.replace(path)

    def _sealed(self, move: Move) -> bool:
        return move.secret and self.moves.index(move) < self.joined and len(self.seats) > 1

    def _replay(self, moves: list[Move]) -> None:
        with self.data():
            self.state = self.game.new(len(self.seats), self.options, self.seed, None, self.version)
        self.moves, self.joined = [], 0
        for move in moves:
            self.play(move.seat, move.action)
