"""Rolling Seas by rules of thumb.

A position is worth the renown it would score now, the story that ports still to come will hear, the goods in the hold,
and what lies within reach, dimmed by the way to it. In the action phase the bot looks at every voyage of its own turn
and takes the first step of the best; elsewhere it takes the answer that leaves the best position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from flibuste.bots.heuristics.rolling_seas_ahead import VOYAGES, Entry, Passage, plan
from flibuste.bots.heuristics.rolling_seas_numbers import NAMES
from flibuste.bots.heuristics.rolling_seas_voyages import Captain
from flibuste.games.rolling_seas.acting import winds_of
from flibuste.games.rolling_seas.actions import (
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
from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.sketching import DrawOn, Hide, owner_of
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import Generator, View, apply, asking, deciders, options_of, shuffle
from flibuste.kit import ARGUMENT
from flibuste.kit.grid import OFF_GRID

NUMBERS: Final = NAMES  # in which ends of turns are written for learned weights

Choice = Callable[["Seat", list[int]], int]


def choose(view: View[Any], dice: Generator) -> int:
    """The answer of a sensible player; any answer to a question this file does not know."""
    return choose_with(view, dice, [])


def choose_with(view: View[Any], dice: Generator, weights: list[list[float]]) -> int:
    """The same with learned corrections, one weight for each number of a position, by the turns left. Of answers that
    are worth the same the first counts: their order is drawn, so that equal bots do not sail in step."""
    options = view.options.copy()
    shuffle(dice, options)
    seat = Seat(view.seen, view.seat, weights)
    choice = CHOICES.get(asking(view.seen, view.seat).topic)
    return options[0] if choice is None else choice(seat, options)


def foresee(s: RollingSeas, seat: int, until: int, weights: list[list[float]]) -> float:
    """The points that a seat may hope for after playing by rules of thumb until that turn is over. The position is used
    up."""
    while not s.over:
        options = options_of(s, seat) if s.fork is not None or s.decider == seat else []
        if not options:
            break
        if asking(s, seat).topic in VOYAGES:
            passage = Passage(s, seat, weights)
            passage.end_turn(plan(s, seat, passage.captain()))
            return passage.sail_until(until)
        thumb = Seat(s, seat, weights)
        choice = CHOICES.get(asking(s, seat).topic)
        apply(s, seat, options[0] if choice is None else choice(thumb, options))
    passage = Passage(s, seat, weights)
    if s.sketches[seat]:
        card = s.book.cards.adventures[s.card]
        if owner_of(s, seat, card) == seat:
            passage.board.draw(card, s.sketches[seat][0])
        if s.turn:
            passage.roll_and_sail()
    if passage.board.ship == OFF_GRID:
        return passage.captain().worth(passage.board, passage.sheet)
    return passage.sail_until(until)


def turns_on(s: RollingSeas, turns: int) -> int:
    """The turn that is so many turns on, or the last."""
    return min(s.turn + turns, s.book.recipe.turns)


def points(s: RollingSeas, seat: int, weights: list[list[float]]) -> float:
    """The points that a seat may hope for, at first sight."""
    return Passage(s, seat, weights).sail_until(s.turn)


def at_first_sight(s: RollingSeas, seat: int, options: list[int], weights: list[list[float]]) -> dict[int, float]:
    """What each answer leads to at best, as far as one turn shows; nothing if the question is not one to plan for."""
    thumb = Seat(s, seat, weights)
    topic = thumb.question.topic
    if topic in VOYAGES:
        thumb.captain.note_answers(thumb.board)
        plan(s, seat, thumb.captain)
        return thumb.captain.by_answer
    if topic != "draw":
        return {}
    card = s.book.cards.adventures[s.card]
    values: dict[int, float] = {}
    for action in options:
        board = thumb.board.clone()
        board.draw(card, (action & ARGUMENT) % PLACEMENTS)
        values[action] = thumb.captain.worth(board, thumb.sheet)
    return values


def log(s: RollingSeas, seat: int, weights: list[list[float]], whims: list[list[float]]) -> list[Entry]:
    """The ends of a seat's turns in a game; the position is used up. Until the first turn everybody plays by rules of
    thumb; from then on only this seat sails."""
    while s.turn == 0 or asking(s, deciders(s)[0]).topic != "act":
        asked = deciders(s)[0]
        options = options_of(s, asked)
        choice = CHOICES.get(asking(s, asked).topic)
        thumb = Seat(s, asked, weights)
        apply(s, asked, options[0] if choice is None else choice(thumb, options))
    return Passage(s, seat, weights).log(whims)


class Seat:
    """What the bot looks at: its own boards, and the question."""

    def __init__(self, s: RollingSeas, seat: int, weights: list[list[float]]) -> None:
        self.state = s
        self.seat = seat
        self.question = asking(s, seat)
        self.board = s.boards[seat]
        self.sheet = s.sheets[seat]
        left = s.book.recipe.turns - s.turn
        self.captain = Captain(left, winds_of(s), s.die, weights[left] if weights else None)

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
    return min(options, key=lambda action: GRID.distance(ship, action & ARGUMENT))


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


def voyage(seat: Seat, options: list[int]) -> int:
    return plan(seat.state, seat.seat, seat.captain).action


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
    "act": voyage,
    "sail": voyage,
    "finish": voyage,
    "spoils": read,
    "decipher": read,
    "build": build,
    "trade": trade,
    "prize": plunder,
    "forfeit": plunder,
}
