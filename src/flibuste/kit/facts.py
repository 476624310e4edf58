"""Facts about answers, found by giving them on a copy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flibuste.kernel import VERB_SHIFT, Generator, View, apply
from flibuste.kit.record import Change


def copy_of(s: Any, seat: int) -> Any:
    """A copy to go on with as if nobody else was there: amid a fork its stack is the seat's lane."""
    twin = s.clone()
    if twin.fork is not None:
        twin.stack = twin.fork.lanes[seat]
    return twin


def answered(s: Any, seat: int, action: int) -> Any:
    """Such a copy in which the seat has answered, and nothing of what follows has happened."""
    twin = copy_of(s, seat)
    give(twin, seat, action)
    return twin


def foreseen(view: View[Any], action: int) -> Any | None:
    """The table at the next question after an answer; None if chance or others' secrets have a hand in it."""
    world = view.game.imagine(view, Generator(b"", 0))
    revealed = world.revealed
    apply(world, view.seat, action)
    return world if world.revealed == revealed else None


def difference(before: Mapping[str, int], after: Mapping[str, int], seat: int) -> list[Change]:
    """What a seat has more or less of."""
    return [Change(thing, after[thing] - had, seat) for thing, had in before.items() if after[thing] != had]


def give(s: Any, seat: int, action: int) -> None:
    """Carry an answer out, and nothing of what follows."""
    rider = s.rules.answers[action >> VERB_SHIFT]
    if rider is None:
        s.stack[-1].answer(s, action)
    else:
        rider.play(s, seat, action)
