"""What an answer costs and brings: it is played on a copy, as far as the player's own action goes, and compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import GOODS
from flibuste.games.amerigo.turn import Turn
from flibuste.kernel import Plan, View
from flibuste.kit import Change
from flibuste.kit.facts import answered


def changes(view: View[Any], action: int) -> Sequence[Change]:
    """Everything the answer changes at once, for every player; nothing is drawn for it."""
    before: Amerigo = view.seen
    after = settled(answered(before, view.seat, action))
    found = [Change("points", after.points - before.points, view.seat)]
    for seat in range(before.rules.seats):
        found += changed(before, after, seat)
    return [change for change in found if change.amount]


def settled(s: Amerigo) -> Amerigo:
    """The position once what follows from an answer by itself has happened, before anybody else's turn."""
    while s.stack and not isinstance(s.stack[-1], (Plan, Turn)):
        if s.stack[-1].step(s) is not None:
            break
    return s


def changed(before: Amerigo, after: Amerigo, seat: int) -> list[Change]:
    counts = [
        ("score", before.score, after.score),
        ("gold", before.gold, after.gold),
        ("cannons", before.cannons, after.cannons),
        ("progress", before.progress, after.progress),
        ("special", before.special, after.special),
        ("chests", before.chests, after.chests),
    ]
    found = [Change(thing, new[seat] - old[seat], seat) for thing, old, new in counts]
    for good, name in enumerate(GOODS):
        found.append(Change(name, after.goods[seat][good] - before.goods[seat][good], seat))
    found.append(Change("production", sum(after.production[seat]) - sum(before.production[seat]), seat))
    return found
