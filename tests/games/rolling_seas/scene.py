"""A table of Rolling Seas arranged for one test: put things on the boards, then ask and answer in notation."""

from __future__ import annotations

from typing import Any

from flibuste.games.rolling_seas.board import Ambush, Board
from flibuste.games.rolling_seas.cards import Adventure
from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.game import GAME_OBJECT
from flibuste.games.rolling_seas.scoring import stars_of
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.turn import Turns
from flibuste.kernel import NOBODY
from flibuste.kit.grid import HEADINGS, OFF_GRID, cells_of, mask_of
from tests.scenario import Arranged

NOTATION = GAME_OBJECT.notation
CARMINE = "carmine-archipelago"
SECOND_CARD, ACT, SHARE_TREASURE = ("set-up", 4), ("turn", 4), ("turn", 5)  # steps of plans


def cells(names: str) -> int:
    """A mask from names: `cells("K4 L4")`."""
    return mask_of([GRID.named(name) for name in names.split()])


class Scene(Arranged):
    """By default the last turn of a game, so that nothing happens after the action under test."""

    def __init__(self, seats: int = 1, map: str = CARMINE, deck: str = "standard", ambush: str = "no") -> None:
        rules = GAME_OBJECT.rules(seats, {"map": map, "deck": deck, "ambush": ambush})
        super().__init__(GAME_OBJECT, GAME_OBJECT.set_up(rules, b"", 1))
        self.state.turn = self.state.book.recipe.turns
        for seat in range(seats):
            self.state.own(seat)

    @property
    def board(self) -> Board:
        return self.state.boards[0]

    @property
    def sheet(self) -> Sheet:
        return self.state.sheets[0]

    @property
    def ship(self) -> str:
        return GRID.name(self.board.ship)

    def card(self, key: str) -> Adventure:
        return next(card for card in self.state.book.cards.adventures if card.key == key)

    def at(self, cell: str, seat: int = 0) -> Scene:
        """Put the ship there."""
        self.state.boards[seat].moor(GRID.named(cell))
        return self

    def with_(self, seat: int = 0, **counts: int) -> Scene:
        """Set counts of the ship board: `with_(cannons=3)`."""
        for name, count in counts.items():
            setattr(self.state.sheets[seat], name, count)
        return self

    def drawn(self, kind: str, names: str, seat: int = 0) -> Scene:
        """Draw active monsters, perils or rocks on cells."""
        board = self.state.boards[seat]
        setattr(board, kind, getattr(board, kind) | cells(names))
        board.drawn |= cells(names)
        return self

    def marked(self, kind: str, where: str | int, seat: int = 0) -> Scene:
        """Mark cells on a board: the wake of its ship, land explored, where something was drawn long ago."""
        board = self.state.boards[seat]
        setattr(board, kind, getattr(board, kind) | (cells(where) if isinstance(where, str) else where))
        return self

    def entered(self, kind: str, names: str) -> Scene:
        """What waited on these cells does so no longer."""
        setattr(self.board, kind, getattr(self.board, kind) & ~cells(names))
        return self

    def visited(self, ports: str) -> Scene:
        """A story was told in these ports."""
        for name in ports.split():
            self.board.visited |= 1 << self.board.chart.port_at[GRID.named(name)]
        return self

    def settled(self, port: str) -> Scene:
        """Choose a home port."""
        self.board.home = self.board.chart.port_at[GRID.named(port)]
        return self

    def with_moves(self, moves: int) -> Scene:
        """So many movement points are left."""
        self.board.moves = moves
        return self

    def in_turn(self, turn: int) -> Scene:
        self.state.turn = min(turn, self.state.book.recipe.turns)
        return self

    def current(self, key: str, anchor: str, quarters: int = 0) -> Scene:
        self.board.draw(self.card(key), GRID.named(anchor) * 4 + quarters)
        return self

    def ambushed(self, author: int, centre: str, points: str = "", seat: int = 0) -> Scene:
        self.state.boards[seat].ambushes.append(Ambush(author, GRID.named(centre), cells(points)))
        return self

    def act(self, winds: str = "NE W SE", die: int = 1) -> Scene:
        """Go to the action phase."""
        self.state.winds = [HEADINGS.index(wind) for wind in winds.split()]
        self.state.die = die - 1
        return self._run(ACT)

    def meet(self, key: str) -> Scene:
        """Reveal a card, as the last one of the set-up, and go to the question it asks; home ports come after it."""
        self.state.turn = 0
        self.state.card = self.state.book.cards.keys().index(key)
        return self._run(SECOND_CARD)

    @property
    def is_drawn(self) -> bool:
        """Whether the card met has been dealt with."""
        return bool(self.offers("home"))

    def settle(self) -> Scene:
        """Go to the end of the turn."""
        return self._run(SHARE_TREASURE)

    def _run(self, step: tuple[str, int]) -> Scene:
        plan, at = step
        self._deal()
        self._recount()
        return self.begin(Turns(NOBODY), self.state.book.chains[plan][0][at])

    def _deal(self) -> None:
        """As many cards were seen as there were turns, calm seas first."""
        s, book = self.state, self.state.book
        calm = min(book.recipe.calm, s.turn)
        adventures = s.turn - calm
        s.calm, s.calms = book.recipe.calm - calm, book.calms[calm:]
        s.adventure = book.recipe.adventure - adventures
        cards = book.stock + book.ambushes if s.turn else book.stock
        unseen = len(cards) - book.tables.set_aside - adventures
        s.stock = [card for card in cards if card != s.card][:unseen]

    def _recount(self) -> None:
        """What is live was gained once, a port visited heard a story, monoliths found are ticked (none beside
        the ship), and renown is what the ship board says."""
        for board, sheet in zip(self.state.boards, self.state.sheets, strict=True):
            beside = 0 if board.ship == OFF_GRID else board.chart.coast[board.ship]
            elsewhere = cells_of(board.chart.monoliths & ~board.explored & ~beside)
            missing = sheet.monoliths - (board.explored & board.chart.monoliths).bit_count()
            board.explored |= mask_of(elsewhere[:missing])
            sheet.fame += [0] * (board.visited.bit_count() - len(sheet.fame))
            for name in ("provisions", "gold", "wind"):
                setattr(sheet, f"{name}_ever", max(getattr(sheet, name), getattr(sheet, f"{name}_ever")))
            sheet.stars = stars_of(sheet)

    def options(self, seat: int = 0) -> list[str]:
        return super().options(seat)

    def offers(self, verb: str, seat: int = 0) -> list[str]:
        """The arguments offered with a verb."""
        return [text.removeprefix(f"{verb} ") for text in self.options(seat) if text.split()[0] == verb]

    def play(self, *texts: str, seat: int = 0) -> Any:
        """Most scenes are of one seat alone."""
        return super().play(seat, *texts)
