"""What an answer costs and brings: it is played on a copy, as far as the player's own action goes, and compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flibuste.games.amerigo.catalogue import SETTLE, SKIP
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import GOODS
from flibuste.games.amerigo.turn import Turn
from flibuste.kernel import NOBODY, Event, Plan, View
from flibuste.kit import Change
from flibuste.kit.facts import copy_of, difference, give

POINTS: Final = "points"  # action points


def changes(view: View[Any], action: int) -> Sequence[Change]:
    """Everything the answer changes at once, for every player; nothing is drawn for it. AM-BLU-007 A trading post is
    free: action points that go because the last ship has moved are not its price."""
    before: Amerigo = view.seen
    after, _ = played(view, action)
    seats = [view.seat, *(seat for seat in range(before.rules.seats) if seat != view.seat)]
    found = [change for seat in seats for change in changed(before, after, seat)]
    payer = NOBODY if action in (SETTLE, SKIP) else view.seat
    return [change for change in found if change.seat == payer or change.thing != POINTS]


def played(view: View[Any], action: int) -> tuple[Amerigo, list[Event]]:
    """The position after an answer and what follows from it by itself, and what happens on the way."""
    twin: Amerigo = copy_of(view.seen, view.seat)
    happened: list[Event] = []
    twin.sink = happened
    give(twin, view.seat, action)
    return settled(twin), happened


def settled(s: Amerigo) -> Amerigo:
    """The position once what follows from an answer by itself has happened, before anybody else's turn."""
    while s.stack and not isinstance(s.stack[-1], (Plan, Turn)):
        if s.stack[-1].step(s) is not None:
            break
    return s


def changed(before: Amerigo, after: Amerigo, seat: int) -> list[Change]:
    return difference(account(before, seat), account(after, seat), seat)


def account(s: Amerigo, seat: int) -> dict[str, int]:
    """What a player has; the points of the open action are those of whoever acts."""
    return {
        POINTS: s.points,
        "score": s.score[seat],
        "gold": s.gold[seat],
        "cannons": s.cannons[seat],
        "progress": s.progress[seat],
        "special": s.special[seat],
        "chests": s.chests[seat],
        **dict(zip(GOODS, s.goods[seat], strict=True)),
        "production": sum(s.production[seat]),
    }
