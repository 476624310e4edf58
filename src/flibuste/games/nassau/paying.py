"""Spending objects, and the Monkey spirit that keeps one of them."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.games.nassau.ship import is_usable
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import DOUBLOON, MONKEY
from flibuste.games.nassau.words import AGAIN_PAID, HELD, KEPT, PAID, PAUSED, SKIP, USE, USED, haul
from flibuste.kernel import Frame, emit

FOR_A_DODGE: Final = 1
FOR_A_PAUSE: Final = 2
FOR_A_MOVE: Final = 3
TOLD: Final = {FOR_A_DODGE: HELD, FOR_A_PAUSE: PAUSED, FOR_A_MOVE: AGAIN_PAID}
"""What is told in the same sentence as the payment."""


class Pay(Frame[Nassau]):
    """NA-ANI-004 The Monkey spirit keeps one single object that is spent now. NA-OBJ-001, NA-OBJ-002, NA-OBJ-003 What
    it is spent for is the frame below."""

    __slots__ = ("amount", "purpose", "thing")
    topic: ClassVar[str] = "monkey"
    rules: ClassVar[tuple[str, ...]] = ("NA-ANI-004", "NA-OBJ-001", "NA-OBJ-002", "NA-OBJ-003")

    def __init__(self, seat: int, thing: int, amount: int, purpose: int = 0) -> None:
        self.seat = seat
        self.thing = thing
        self.amount = amount
        self.purpose = purpose

    def step(self, s: Nassau) -> list[int] | None:
        if is_usable(s.ships[self.seat], MONKEY):
            return [USE + MONKEY, SKIP]
        self.pay(s, self.amount)
        return None

    def answer(self, s: Nassau, action: int) -> None:
        if action == SKIP:
            self.pay(s, self.amount)
            return
        use_animal(s, self.seat, MONKEY)
        emit(s, KEPT, self.seat, haul(self.thing, 1))
        self.pay(s, self.amount - 1)

    def pay(self, s: Nassau, amount: int) -> None:
        s.stack.pop()
        s.ships[self.seat].objects[self.thing - DOUBLOON] -= amount
        if self.purpose:
            emit(s, TOLD[self.purpose], self.seat, amount)
        elif amount:
            emit(s, PAID, self.seat, haul(self.thing, amount))


def use_animal(s: Nassau, seat: int, animal: int) -> None:
    """NA-ANI-001 Once per round: it lies face down until phase III."""
    s.ships[seat].used |= 1 << animal
    emit(s, USED, seat, animal)
