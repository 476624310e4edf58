"""The end of phase I: the boat goes to a quay or an outpost, and the first one takes the dolphin."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.nassau.paying import use_animal
from flibuste.games.nassau.receiving import receive
from flibuste.games.nassau.sea import PORT_ZONE, ZONES
from flibuste.games.nassau.ship import is_usable
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import PET_KRAKEN, PROVISION, QUAYS
from flibuste.games.nassau.words import (
    ARGUMENT,
    DOLPHIN,
    MOORED,
    QUAY,
    QUAY_PAID,
    SKIP,
    USE,
)
from flibuste.kernel import Frame, emit


class Moor(Frame[Nassau]):
    """NA-P1-017 Passing: the boat goes to a free quay of the port or to an outpost of one's own, NA-P1-018 one boat at
    a quay."""

    topic: ClassVar[str] = "quay"
    rules: ClassVar[tuple[str, ...]] = ("NA-P1-018", "NA-P1-017", "NA-P1-019", "NA-P1-020")

    def step(self, s: Nassau) -> list[int] | None:
        taken = [ship.berth for ship in s.ships]
        quays = [QUAY + quay for quay in range(QUAYS) if quay not in taken]
        return quays + [QUAY + QUAYS + zone for zone in range(ZONES) if s.garrisons[zone] == self.seat]

    def answer(self, s: Nassau, action: int) -> None:
        """NA-P1-019 Two provisions always; at a quay of the port its bonus as well."""
        berth = action & ARGUMENT
        ship = s.ships[self.seat]
        ship.berth = berth
        ship.place = PORT_ZONE if berth < QUAYS else berth - QUAYS
        emit(s, MOORED, self.seat, berth)
        s.stack.pop()
        if berth < QUAYS:
            s.stack.append(QuayBonus(self.seat, berth))
        receive(s, self.seat, [(PROVISION, s.book.tables.quay_provisions)])
        claim_dolphin(s, self.seat)


def claim_dolphin(s: Nassau, seat: int) -> None:
    """NA-P1-020, NA-RET-011 The first to finish takes the dolphin; the running order of the phase does not change."""
    if not s.claimed:
        s.claimed = 1
        s.dolphin = seat
        emit(s, DOLPHIN, seat)


class QuayBonus(Frame[Nassau]):
    """NA-P1-019 The bonus of a quay of the port; NA-ANI-005 the pet Kraken doubles it."""

    __slots__ = ("quay",)
    topic: ClassVar[str] = "pet-kraken"
    rules: ClassVar[tuple[str, ...]] = ("NA-ANI-005", "NA-P1-019")

    def __init__(self, seat: int, quay: int) -> None:
        self.seat = seat
        self.quay = quay

    def step(self, s: Nassau) -> list[int] | None:
        if is_usable(s.ships[self.seat], PET_KRAKEN):
            return [USE + PET_KRAKEN, SKIP]
        self.answer(s, SKIP)
        return None

    def answer(self, s: Nassau, action: int) -> None:
        s.stack.pop()
        copies = 1
        if action != SKIP:
            use_animal(s, self.seat, PET_KRAKEN)
            copies = 2
        emit(s, QUAY_PAID, self.seat, self.quay)
        receive(s, self.seat, s.book.tables.quays[self.quay], copies)
