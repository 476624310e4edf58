"""The table: a board and a ship for each seat, the cards not seen yet, the dice."""

from __future__ import annotations

from typing import Any, Final

from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.book import Book
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.kernel import Fork, Frame, State

NO_CARD: Final = -1


class RollingSeas(State):
    """A position of Rolling Seas.

    Nobody knows the order of the deck nor which cards were left out, so neither is decided until a card turns up:
    `calm` and `adventure` say how many of each sort are in the mix, `calms` and `stock` which cards have not been seen.

    Clones share boards and sheets until one of them writes: call `own(seat)` before changing anything of a seat.
    """

    __slots__ = (
        "adventure",
        "boards",
        "book",
        "calm",
        "calms",
        "card",
        "die",
        "owned",
        "sheets",
        "sketches",
        "stock",
        "tier",
        "turn",
        "winds",
    )

    def __init__(
        self,
        book: Book,
        key: bytes,
        rng: int,
        stack: list[Frame[Any]],
        fork: Fork | None,
        decider: int,
        options: list[int],
        turn: int,
        card: int,
        die: int,
        winds: list[int],
        tier: int,
        calm: int,
        adventure: int,
        calms: list[int],
        stock: list[int],
        boards: list[Board],
        sheets: list[Sheet],
        sketches: list[list[int]],
    ) -> None:
        self.rules = book
        self.key = key
        self.rng = rng
        self.stack = stack
        self.fork = fork
        self.decider = decider
        self.options = options
        self.sink = None
        self.revealed = 0
        self.book = book
        self.turn = turn  # cards turned up from the deck
        self.card = card  # the one being resolved
        self.die = die  # the notebook line of the turn, from 0
        self.winds = winds  # the wind dice of the turn, as rolled
        self.tier = tier  # the best treasure still open, from 1
        self.calm = calm
        self.adventure = adventure
        self.calms = calms
        self.stock = stock
        self.boards = boards
        self.sheets = sheets
        self.sketches = sketches  # what each seat has decided to draw, until all have; replaced, never changed
        self.owned = 0  # bit i: board and sheet of seat i belong to no other state

    def own(self, seat: int) -> None:
        """Make the board and the sheet of a seat this state's alone."""
        if not self.owned >> seat & 1:
            self.owned |= 1 << seat
            self.boards[seat] = self.boards[seat].clone()
            self.sheets[seat] = self.sheets[seat].clone()

    def clone(self) -> RollingSeas:
        self.owned = 0
        return RollingSeas(
            self.book,
            self.key,
            self.rng,
            self.stack.copy(),
            None if self.fork is None else self.fork.clone(),
            self.decider,
            self.options,
            self.turn,
            self.card,
            self.die,
            self.winds,
            self.tier,
            self.calm,
            self.adventure,
            self.calms.copy(),
            self.stock.copy(),
            self.boards.copy(),
            self.sheets.copy(),
            self.sketches.copy(),
        )

    def facts(self) -> tuple[object, ...]:
        return (
            (self.turn, self.card, self.die, self.winds, self.tier, self.calm, self.adventure),
            (self.calms, self.stock, self.sketches),
            [board.facts() for board in self.boards],
            [sheet.facts() for sheet in self.sheets],
        )
