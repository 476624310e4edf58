"""Rolling Seas by rules of thumb.

A position is worth the renown it would score now, the story that ports still to come will hear, the goods in the hold,
and what lies within reach, dimmed by the way to it. In the action phase the bot looks at every voyage of its own turn
and takes the first step of the best; elsewhere it takes the answer that leaves the best position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from flibuste.bots.heuristics.rolling_seas_ahead import VOYAGES, Entry, Passage, Weights, captain_of, plan
from flibuste.bots.heuristics.rolling_seas_numbers import NAMES
from flibuste.bots.heuristics.rolling_seas_voyages import Captain
from flibuste.games.rolling_seas.actions import PLACEMENTS
from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.sketching import DrawOn, Hide, owner_of
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import Generator, View, apply, asking, deciders, options_of, shuffle
from flibuste.kit import ARGUMENT
from flibuste.kit.facts import answered
from flibuste.kit.grid import OFF_GRID

NUMBERS: Final = NAMES  # in which ends of turns are written for learned weights

Worth = Callable[[RollingSeas, int, Captain, int], float]


def choose(view: View[Any], dice: Generator) -> int:
    """The answer of a sensible player; any answer to a question this file does not know."""
    return choose_with(view, dice, [])


def choose_with(view: View[Any], dice: Generator, weights: Weights) -> int:
    """The same with learned corrections, one weight for each number of a position, by the turns left. Of answers that
    are worth the same the first counts: their order is drawn, so that equal bots do not sail in step."""
    options = view.options.copy()
    shuffle(dice, options)
    return best_of(view.seen, view.seat, options, weights)


def best_of(s: RollingSeas, seat: int, options: list[int], weights: Weights) -> int:
    """The answer that is worth most."""
    topic, captain = asking(s, seat).topic, captain_of(s, weights)
    if topic in VOYAGES:
        return plan(s, seat, captain).action
    worth = WORTH.get(topic)
    return options[0] if worth is None else max(options, key=lambda action: worth(s, seat, captain, action))


def foresee(s: RollingSeas, seat: int, until: int, weights: Weights) -> float:
    """The points that a seat may hope for after playing by rules of thumb until that turn is over. The position is used
    up."""
    while not s.over:
        options = options_of(s, seat)
        if not options:
            break
        if asking(s, seat).topic in VOYAGES:
            passage = Passage(s, seat, weights)
            passage.end_turn(plan(s, seat, passage.captain()))
            return passage.sail_until(until)
        apply(s, seat, best_of(s, seat, options, weights))
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


def points(s: RollingSeas, seat: int, weights: Weights) -> float:
    """The points that a seat may hope for, at first sight."""
    return captain_of(s, weights).worth(s.boards[seat], s.sheets[seat])


def at_first_sight(s: RollingSeas, seat: int, options: list[int], weights: Weights) -> dict[int, float]:
    """What each answer leads to at best, as far as one turn shows; nothing if the question is not one to plan for."""
    topic, captain = asking(s, seat).topic, captain_of(s, weights)
    if topic in VOYAGES:
        captain.note_answers(s.boards[seat])
        plan(s, seat, captain)
        return captain.by_answer
    return {action: drawn(s, seat, captain, action) for action in options} if topic == "draw" else {}


def log(s: RollingSeas, seat: int, weights: Weights, whims: Weights) -> list[Entry]:
    """The ends of a seat's turns in a game; the position is used up. Until the first turn everybody plays by rules of
    thumb; from then on only this seat sails."""
    while s.turn == 0 or asking(s, deciders(s)[0]).topic != "act":
        asked = deciders(s)[0]
        apply(s, asked, best_of(s, asked, options_of(s, asked), weights))
    return Passage(s, seat, weights).log(whims)


# What an answer is worth ----------------------------------------------------------------------------------------------


def given(s: RollingSeas, seat: int, captain: Captain, action: int) -> float:
    """What it leaves when it is given."""
    after: RollingSeas = answered(s, seat, action)
    return captain.worth(after.boards[seat], after.sheets[seat])


def stowed(s: RollingSeas, seat: int, captain: Captain, action: int) -> float:
    """The same once the hold has been looked at."""
    after: RollingSeas = answered(s, seat, action)
    after.sheets[seat].strike()
    return captain.worth(after.boards[seat], after.sheets[seat])


def drawn(s: RollingSeas, owner: int, captain: Captain, action: int) -> float:
    card = s.book.cards.adventures[s.card]
    return captain.worth_drawn(s.boards[owner], s.sheets[owner], card, (action & ARGUMENT) % PLACEMENTS)


def harmful(s: RollingSeas, seat: int, captain: Captain, action: int) -> float:
    """Rocks go where they hurt their owner most."""
    question = asking(s, seat)
    assert isinstance(question, DrawOn)
    return -drawn(s, question.owner, captain, action)


def hidden(s: RollingSeas, seat: int, captain: Captain, action: int) -> float:
    """As near to the victim as one can hide."""
    question = asking(s, seat)
    assert isinstance(question, Hide)
    return -float(GRID.distance(s.boards[question.owner].ship, action & ARGUMENT))


def settled(s: RollingSeas, seat: int, captain: Captain, action: int) -> float:
    """A home port, seen from a cell beside it."""
    board = s.boards[seat].clone()
    board.home = board.chart.port_at[action & ARGUMENT]
    board.ship = (board.chart.moorings[board.home] & ~board.rocks).bit_length() - 1
    return captain.worth(board, s.sheets[seat])


WORTH: Final[dict[str, Worth]] = {
    "draw": drawn,
    "draw-on": harmful,
    "hide": hidden,
    "home": settled,
    "build": stowed,
    **dict.fromkeys(("moor", "rumours", "spoils", "decipher", "trade", "prize", "forfeit"), given),
}
