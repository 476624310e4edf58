"""What attack tokens that were not warded off take away (NA-P2-019 to NA-P2-021)."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.nassau.ship import Ship, awake, lose_points, owned
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.stowing import Overload
from flibuste.games.nassau.tables import (
    ATTACK,
    CRATE,
    DOUBLOON,
    HOLD,
    LOSS_OF,
    PROVISION,
    SAIL,
    SAILOR,
    TOKENS,
    WEAPONS,
)
from flibuste.games.nassau.words import (
    ARGUMENT,
    DOZED,
    LOST,
    LOST_POINTS,
    SLEEP,
    SUFFER,
)
from flibuste.kernel import Frame, emit


def attacks(s: Nassau) -> int:
    """The attack tokens that were not put back."""
    return sum(s.drawn[ATTACK:])


def suffer_losses(s: Nassau, seat: int) -> None:
    if attacks(s):
        s.stack.append(Suffer(seat))


class Suffer(Frame[Nassau]):
    """NA-P2-019 Each remaining attack token: lose the thing shown, in the order one chooses."""

    rules: ClassVar[tuple[str, ...]] = ("NA-P2-019",)

    def step(self, s: Nassau) -> list[int] | None:
        options = [SUFFER + token for token in range(ATTACK, TOKENS) if s.drawn[token]]
        if len(options) > 1:
            return options
        if options:
            self.answer(s, options[0])
        else:
            s.stack.pop()
        return None

    def answer(self, s: Nassau, action: int) -> None:
        token = action & ARGUMENT
        s.drawn[token] -= 1
        ship = s.ships[self.seat]
        if can_lose(s, ship, LOSS_OF[token]):
            emit(s, LOST, self.seat, token)
            lose(s, self.seat, LOSS_OF[token])
        else:
            emit(s, LOST_POINTS, self.seat, token, lose_points(ship, s.book.tables.lost_points))


def can_lose(s: Nassau, ship: Ship, thing: int) -> bool:
    """NA-P2-019 The printed weapons and holds, one's own sailor and the flag sail cannot be lost."""
    if thing < WEAPONS:
        return ship.weapons[thing] > 1
    if thing in (SAIL, SAILOR):
        return (ship.sails if thing == SAIL else ship.sailors) > 1
    if thing == HOLD:
        return ship.holds > s.book.tables.open_holds
    return (ship.crates if thing == CRATE else ship.provisions if thing == PROVISION else owned(ship, thing)) > 0


def lose(s: Nassau, seat: int, thing: int) -> None:
    ship = s.ships[seat]
    if thing < WEAPONS:
        ship.weapons[thing] -= 1
    elif thing == SAIL:
        ship.sails -= 1
    elif thing == SAILOR:
        ship.sailors -= 1
        s.stack.append(FallAsleep(seat))
    elif thing == HOLD:
        ship.holds -= 1
        s.stack.append(Overload(seat))
    else:
        lose_cargo(ship, thing)


def lose_cargo(ship: Ship, thing: int) -> None:
    if thing == CRATE:
        ship.crates -= 1
        ship.reserve += 1
    elif thing == PROVISION:
        ship.provisions -= 1
    else:
        ship.objects[thing - DOUBLOON] -= 1


class FallAsleep(Frame[Nassau]):
    """NA-P2-021 If the animals awake outnumber the sailors, the owner chooses which one falls asleep."""

    topic: ClassVar[str] = "sleep"
    rules: ClassVar[tuple[str, ...]] = ("NA-P2-021",)

    def step(self, s: Nassau) -> list[int] | None:
        ship = s.ships[self.seat]
        animals = awake(ship)
        if len(animals) <= ship.sailors:
            s.stack.pop()
            return None
        return [SLEEP + animal for animal in animals]

    def answer(self, s: Nassau, action: int) -> None:
        s.ships[self.seat].asleep |= 1 << (action & ARGUMENT)
        emit(s, DOZED, self.seat, action & ARGUMENT)
