"""What an answer costs and brings: it is given on a copy, with all that follows from it in the seat's own lane."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flibuste.games.rolling_seas.acting import Sail
from flibuste.games.rolling_seas.actions import AMBUSH, HOME, MOOR, PLACE, POINT, WIND
from flibuste.games.rolling_seas.scoring import Count
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import View, asking, options_of
from flibuste.kit import Change, verb_of
from flibuste.kit.facts import answered, difference
from flibuste.kit.grid import OFF_GRID

ABOARD: Final = ("provisions", "gold", "wind", "story", "cannons", "hold", "monoliths")
FREE: Final = (PLACE, HOME, MOOR, AMBUSH, POINT, WIND)  # these neither cost nor bring anything


def changes(view: View[Any], action: int) -> Sequence[Change]:
    """Net, for the seat that answers; an answer changes nothing of the others, and what comes by chance is not said."""
    if verb_of(action) in FREE:
        return ()
    after = settled(view.seen, view.seat, action)
    return difference(account(view.seen, view.seat), account(after, view.seat), view.seat)


def settled(s: RollingSeas, seat: int, action: int) -> RollingSeas:
    """A copy in which the seat has answered and its lane has come to the next question, or to its end."""
    twin: RollingSeas = answered(s, seat, action)
    if twin.fork is not None:
        while twin.stack and twin.stack[-1].step(twin) is None:
            pass
    return twin


def account(s: RollingSeas, seat: int) -> dict[str, int]:
    """What a seat has; the last story and the port of arrival are no renown yet."""
    board, sheet = s.boards[seat], s.sheets[seat]
    return {
        "moves": board.moves,
        **{thing: getattr(sheet, thing) for thing in ABOARD},
        "monsters": sheet.monster_power,
        "pirates": sheet.pirate_power,
        "renown": Count(board, sheet).sure,
    }


def price_of_step(s: RollingSeas, seat: int, heading: int) -> int | None:
    """RS-NAV-003 What the compass asks for a step under the wind a seat sails by; None if it does not sail."""
    frame = asking(s, seat) if options_of(s, seat) else None
    return s.book.tables.cost[frame.wind][heading] if isinstance(frame, Sail) else None


def fares(s: RollingSeas, seat: int, wind: int) -> dict[int, int]:
    """RS-NAV-003 The movement points that the cheapest way to each cell of the sea asks for, currents left aside."""
    board, costs = s.boards[seat], s.book.tables.cost[wind]
    found = {board.ship: 0}
    frontier = [board.ship]
    while frontier:
        cell = frontier.pop()
        for heading, after in enumerate(board.chart.steps[cell]):
            fare = found[cell] + costs[heading]
            if after != OFF_GRID and not board.rocks >> after & 1 and fare < found.get(after, fare + 1):
                found[after] = fare
                frontier.append(after)
    return found
