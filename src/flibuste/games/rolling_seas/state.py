"""The table: a board and a ship for each seat, the cards not seen yet, the dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flibuste import kit
from flibuste.games.rolling_seas.actions import LINES, PLACEMENTS
from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.book import Book
from flibuste.games.rolling_seas.sheet import Sheet, tiers
from flibuste.kit import Each, Number, Part, Word, field
from flibuste.kit.grid import HEADINGS

NO_CARD: Final = -1
PLAYERS: Final = "players"


CARD: Final = Word("card", lambda book: book.cards.keys())
CARDS: Final = Each(CARD, None)


@dataclass(init=False, eq=False)
class RollingSeas(kit.Board):
    """A position of Rolling Seas.

    Nobody knows the order of the deck nor which cards were left out, so neither is decided until a card turns up:
    `calm` and `adventure` say how many of each sort are in the mix, `calms` and `stock` which cards have not been seen.

    Clones share boards and sheets until one of them writes: call `own(seat)` before changing anything of a seat.
    """

    turn: int = field(Number())  # cards turned up from the deck
    card: int = field(Word("card", CARD.words, none=True))  # the one being resolved
    die: int = field(Number(LINES))  # the notebook line of the turn, from 0
    winds: list[int] = field(Each(Word("heading", HEADINGS), None), shared=True)  # the wind dice, as rolled
    tier: int = field(Number(tiers, least=1))  # the best treasure still open
    calm: int = field(Number())
    adventure: int = field(Number())
    calms: list[int] = field(CARDS)
    stock: list[int] = field(CARDS)
    boards: list[Board] = field(Each(Part(Board)), key="board", among=PLAYERS, own=True, shared=True)
    sheets: list[Sheet] = field(Each(Part(Sheet)), key="sheet", among=PLAYERS, own=True, shared=True)
    sketches: list[list[int]] = field(  # what each seat has decided to draw, until all have; replaced, never changed
        Each(Each(Number(PLACEMENTS), None)), key="sketch", among=PLAYERS, own=True, shared=True
    )

    def __init__(self, rules: Book, of: RollingSeas | None = None) -> None:
        super().__init__(rules, of)
        self.book = rules
        self.owned = 0  # bit i: board and sheet of seat i belong to no other state

    def own(self, seat: int) -> None:
        """Make the board and the sheet of a seat this state's alone."""
        if not self.owned >> seat & 1:
            self.owned |= 1 << seat
            self.boards[seat] = self.boards[seat].clone()
            self.sheets[seat] = self.sheets[seat].clone()

    def clone(self) -> RollingSeas:
        self.owned = 0
        twin = RollingSeas(self.book, self)
        twin.turn = self.turn
        twin.card = self.card
        twin.die = self.die
        twin.winds = self.winds
        twin.tier = self.tier
        twin.calm = self.calm
        twin.adventure = self.adventure
        twin.calms = self.calms.copy()
        twin.stock = self.stock.copy()
        twin.boards = self.boards.copy()
        twin.sheets = self.sheets.copy()
        twin.sketches = self.sketches.copy()
        return twin
