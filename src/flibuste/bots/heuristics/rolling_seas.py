"""Rolling Seas by rules of thumb.

A position is worth the renown it would score now, the story that ports still to come will hear, the goods in the hold,
and what lies within reach, dimmed by the way to it. In the action phase the bot looks at every voyage of its own turn
and takes the first step of the best; elsewhere it takes the answer that leaves the best position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from flibuste.bots.heuristics.rolling_seas_voyages import Captain
from flibuste.games.rolling_seas.acting import Sail
from flibuste.games.rolling_seas.actions import (
    ARGUMENT,
    BUILD,
    BUY,
    CANNON,
    GOLD,
    LINE,
    MONSTERS,
    PLACEMENTS,
    REFILL,
    SHIP,
    TAKE,
    verb_of,
)
from flibuste.games.rolling_seas.ashore import Decipher, harvest
from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.grid import distance
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.sketching import DrawOn, Hide
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import Generator, View, asking, below

Choice = Callable[["Seat", list[int]], int]


def choose(view: View[Any], dice: Generator) -> int:
    """The answer of a sensible player; any answer to a question this file does not know."""
    options = view.options
    seat = Seat(view.seen, view.seat)
    choice = CHOICES.get(asking(view.seen, view.seat).topic)
    return options[below(dice, len(options))] if choice is None else choice(seat, options)


class Seat:
    """What the bot looks at: its own boards, and the question."""

    def __init__(self, s: RollingSeas, seat: int) -> None:
        self.state = s
        self.question = asking(s, seat)
        self.board = s.boards[seat]
        self.sheet = s.sheets[seat]
        self.captain = Captain(s.book.recipe.turns - s.turn, sorted(set(s.winds)), s.die)

    def best(self, options: Iterable[int], after: Callable[[Board, Sheet, int], None]) -> int:
        """The option whose consequence is worth most."""

        def worth(action: int) -> float:
            board, sheet = self.board.clone(), self.sheet.clone()
            after(board, sheet, action)
            return self.captain.worth(board, sheet)

        return max(options, key=worth)


# Drawing --------------------------------------------------------------------------------------------------------------


def draw(seat: Seat, options: list[int]) -> int:
    card = seat.state.book.cards.adventures[seat.state.card]
    return seat.best(options, lambda board, _, action: board.draw(card, (action & ARGUMENT) % PLACEMENTS))


def draw_on(seat: Seat, options: list[int]) -> int:
    """Rocks go where they hurt their owner most."""
    assert isinstance(seat.question, DrawOn)
    card = seat.state.book.cards.adventures[seat.state.card]
    owner = seat.question.owner

    def harm(action: int) -> float:
        board = seat.state.boards[owner].clone()
        board.draw(card, (action & ARGUMENT) % PLACEMENTS)
        return -seat.captain.worth(board, seat.state.sheets[owner])

    return max(options, key=harm)


def hide(seat: Seat, options: list[int]) -> int:
    """As near to the victim as one can hide."""
    assert isinstance(seat.question, Hide)
    ship = seat.state.boards[seat.question.owner].ship
    return min(options, key=lambda action: distance(ship, action & ARGUMENT))


def home(seat: Seat, options: list[int]) -> int:
    chart = seat.state.book.chart

    def settle(board: Board, _: Sheet, action: int) -> None:
        board.home = chart.port_at[action & ARGUMENT]
        board.ship = (chart.moorings[board.home] & ~board.rocks).bit_length() - 1

    return seat.best(options, settle)


def moor(seat: Seat, options: list[int]) -> int:
    return seat.best(options, lambda board, _, action: board.moor(action & ARGUMENT))


def rumours(seat: Seat, options: list[int]) -> int:
    def grow(_: Board, sheet: Sheet, action: int) -> None:
        if action & ARGUMENT == MONSTERS:
            sheet.raise_monsters(1)
        else:
            sheet.raise_pirates(1)

    return seat.best(options, grow)


# Acting ---------------------------------------------------------------------------------------------------------------


def act(seat: Seat, options: list[int]) -> int:
    return seat.captain.best_action(seat.board, seat.sheet)


def sail(seat: Seat, options: list[int]) -> int:
    assert isinstance(seat.question, Sail)
    return seat.captain.best_step(seat.board, seat.sheet, seat.question.wind)


def finish(seat: Seat, options: list[int]) -> int:
    return seat.captain.best_gust(seat.board, seat.sheet)


def read(seat: Seat, options: list[int]) -> int:
    """A notebook line, at a monolith or after pirates."""
    question = seat.question

    def gain(board: Board, sheet: Sheet, action: int) -> None:
        if isinstance(question, Decipher):
            harvest(board, sheet, question.cell, action - LINE)
        else:
            sheet.gain(sheet.tables.lines[action - LINE])
            sheet.strike()

    return seat.best(options, gain)


def build(seat: Seat, options: list[int]) -> int:
    def spend(_: Board, sheet: Sheet, action: int) -> None:
        if action == BUILD:
            sheet.build_cannon()
        sheet.strike()

    return seat.best(options, spend)


def trade(seat: Seat, options: list[int]) -> int:
    return seat.best(options, lambda _, sheet, action: PURCHASES.get(action, do_nothing)(sheet))


def plunder(seat: Seat, options: list[int]) -> int:
    """What a fight brings or takes."""

    def settle(_: Board, sheet: Sheet, action: int) -> None:
        won = verb_of(action) == TAKE
        gains = sheet.tables.fights["won" if won else "lost"]
        sign = 1 if won else -1
        if action & ARGUMENT == GOLD:
            sheet.gold += sign * gains.gold
        else:
            sheet.provisions = min(sheet.hold, sheet.provisions + sign * gains.provisions)

    return seat.best(options, settle)


def do_nothing(sheet: Sheet) -> None:
    pass


PURCHASES: Final = {BUY + SHIP: Sheet.buy_ship, BUY + CANNON: Sheet.buy_cannon, BUY + REFILL: Sheet.buy_refill}

CHOICES: Final[dict[str, Choice]] = {
    "draw": draw,
    "draw-on": draw_on,
    "hide": hide,
    "home": home,
    "moor": moor,
    "rumours": rumours,
    "act": act,
    "sail": sail,
    "finish": finish,
    "spoils": read,
    "decipher": read,
    "build": build,
    "trade": trade,
    "prize": plunder,
    "forfeit": plunder,
}
