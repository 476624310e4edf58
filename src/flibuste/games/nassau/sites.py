"""Outposts, watchtowers and trading posts (NA-P2-030 to NA-P2-052)."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.nassau.receiving import receive
from flibuste.games.nassau.ship import Ship, crew, lay_pirates
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.stowing import Stow
from flibuste.games.nassau.tables import GOOD, NONE
from flibuste.games.nassau.words import ARGUMENT, CAPTURED, CRATES, EVICTED, OCCUPIED, PLUNDERED
from flibuste.kernel import Frame, emit


def capture(s: Nassau, seat: int) -> None:
    """NA-P2-030 A pirate stays on the outpost to the end of the game, and its reward is received. NA-P2-031 One may
    own several. NA-P2-032 A lying pirate goes before a standing one."""
    ship = s.ships[seat]
    zone = ship.place
    if ship.lying:
        ship.lying -= 1
    else:
        ship.standing -= 1
    s.garrisons[zone] = seat
    emit(s, CAPTURED, seat, zone)
    receive(s, seat, s.book.tables.outposts[s.outposts[zone]])


# --- watchtowers ------------------------------------------------------------------------------------------------------


def tower_range(s: Nassau, ship: Ship, tower: int) -> list[int]:
    """NA-P2-040 From one crate to as many as there are pairs of a weapon and a hand, and crates; NA-P2-041 one more
    than lie there; NA-P2-043, NA-P2-044 so never more than five, and five stay for ever."""
    most = min(ship.weapons[s.towers[tower]], crew(ship), ship.crates)
    return list(range(s.piled[tower] + 1, most + 1))


def occupy(s: Nassau, seat: int, tower: int) -> None:
    s.stack.append(Occupy(seat, tower))


class Occupy(Frame[Nassau]):
    """NA-P2-040 How many crates are put on the tower; its pirates are computed (NA-GEN-017)."""

    __slots__ = ("tower",)
    rules: ClassVar[tuple[str, ...]] = ("NA-P2-040", "NA-P2-041", "NA-P2-042")

    def __init__(self, seat: int, tower: int) -> None:
        self.seat = seat
        self.tower = tower

    def step(self, s: Nassau) -> list[int] | None:
        options = [CRATES + crates for crates in tower_range(s, s.ships[self.seat], self.tower)]
        if len(options) > 1:
            return options
        self.answer(s, options[0])
        return None

    def answer(self, s: Nassau, action: int) -> None:
        crates = action & ARGUMENT
        ship = s.ships[self.seat]
        s.stack.pop()
        ship.crates -= crates
        emit(s, OCCUPIED, self.seat, self.tower, crates, lay_pirates(ship, crates))
        evict(s, self.tower)
        s.holders[self.tower] = self.seat
        s.piled[self.tower] = crates


def evict(s: Nassau, tower: int) -> None:
    """NA-P2-042 The old crates return to their owner's reserve and he scores, also if it is the same player."""
    owner = s.holders[tower]
    if owner != NONE:
        ship = s.ships[owner]
        ship.reserve += s.piled[tower]
        ship.points += s.book.tables.tower_points
        emit(s, EVICTED, owner, s.piled[tower], s.book.tables.tower_points)


# --- trading posts ----------------------------------------------------------------------------------------------------


def may_plunder(s: Nassau, ship: Ship, post: int) -> bool:
    """NA-P2-050 A good lies there, two weapons of its type, two hands; NA-P2-052 room can always be made."""
    needs = s.book.tables.plunder_needs
    return s.wares[post] != NONE and ship.weapons[s.posts[post]] >= needs and crew(ship) >= needs


def plunder(s: Nassau, seat: int, post: int) -> None:
    """NA-P2-050 Take the good; nothing is spent. NA-P2-051 The space stays empty until phase III."""
    good = s.wares[post]
    s.wares[post] = NONE
    emit(s, PLUNDERED, seat, post, lay_pirates(s.ships[seat], s.book.tables.plunder_needs))
    s.stack.append(Stow(seat, GOOD, 1, good, 1))
