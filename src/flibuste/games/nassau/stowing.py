"""Crates, provisions and goods go into the holds: what fits is taken, and only what does not is asked about."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.nassau.book import FIRST_VERSION
from flibuste.games.nassau.paying import use_animal
from flibuste.games.nassau.ship import Ship, capacity, fits, is_usable, load_of
from flibuste.games.nassau.state import Nassau, draw_from, provisions_left
from flibuste.games.nassau.tables import CRATE, GOOD, GOODS, NONE, PROVISION, RAT
from flibuste.games.nassau.words import (
    ARGUMENT,
    CRATE_CARGO,
    DUMP,
    DUMPED,
    EXHAUSTED,
    GOODS_CARGO,
    GOT,
    GOT_GOOD,
    LEAVE,
    MISSED,
    PROVISION_CARGO,
    USE,
    haul,
)
from flibuste.kernel import Frame, emit


class Stow(Frame[Nassau]):
    """NA-GEN-018 As long as the next piece fits it is stowed without a question; otherwise leave the rest, throw one
    thing out, or turn the Rat. NA-GEN-007 What does not fit is not taken. NA-GEN-019 Random goods: the room is made
    for all of them first, and a drawn good is kept."""

    __slots__ = ("good", "left", "must", "thing")
    rules: ClassVar[tuple[str, ...]] = ("NA-GEN-018", "NA-GEN-007", "NA-GEN-019")

    def __init__(self, seat: int, thing: int, left: int, good: int = NONE, must: int = 0) -> None:
        self.seat = seat
        self.thing = thing  # crate, provision or good
        self.left = left
        self.good = good  # a certain one; NONE: drawn from the bag
        self.must = must  # it cannot be left

    def step(self, s: Nassau) -> list[int] | None:
        ship = s.ships[self.seat]
        if not self.left or not self.there_is(s):
            self.go_without(s, EXHAUSTED)
        elif self.has_room(s, ship):
            taken = self.take(s, ship)
            s.stack[-1] = Stow(self.seat, self.thing, self.left - taken, self.good, self.must)
        else:
            return self.ways_to_make_room(ship)
        return None

    def has_room(self, s: Nassau, ship: Ship) -> bool:
        """NA-GEN-019 For the next piece; for goods of the bag, for all of them before the first is drawn."""
        if self.thing != GOOD or self.good != NONE or s.book.version == FIRST_VERSION:
            return has_room(s, ship, self.thing)
        return room_for_goods(s, ship) >= min(self.left, sum(s.bag))

    def ways_to_make_room(self, ship: Ship) -> list[int]:
        options = [option for option in dumpable(ship) if option != DUMP + pointless(self.thing)]
        if not self.must:
            options.append(LEAVE)
        return options + rat_option(ship)

    def there_is(self, s: Nassau) -> int:
        """NA-GEN-009, NA-GEN-010 What supply, reserve or bag still hold."""
        if self.thing == CRATE:
            return s.ships[self.seat].reserve
        if self.thing == PROVISION:
            return provisions_left(s)
        return sum(s.bag) if self.good == NONE else 1

    def take(self, s: Nassau, ship: Ship) -> int:
        """NA-GEN-010 Crates come from one's own reserve, provisions from the supply, goods from their bag."""
        if self.thing == GOOD:
            self.take_good(s, ship)
            return 1
        most = min(self.left, self.there_is(s))
        taken = 0
        while taken < most and has_room(s, ship, self.thing):
            add(ship, self.thing)
            taken += 1
        emit(s, GOT, self.seat, haul(self.thing, taken))
        return taken

    def take_good(self, s: Nassau, ship: Ship) -> None:
        """NA-P2-027 A random good comes from the bag."""
        good = draw_good(s) if self.good == NONE else self.good
        ship.goods[good] += 1
        emit(s, GOT_GOOD, self.seat, good)

    def go_without(self, s: Nassau, reason: int) -> None:
        s.stack.pop()
        if self.left:
            emit(s, reason, self.seat, haul(self.thing, self.left))

    def answer(self, s: Nassau, action: int) -> None:
        if action != LEAVE:
            make_room(s, self.seat, action)
            return
        room = room_for_goods(s, s.ships[self.seat]) if self.thing == GOOD else 0
        emit(s, MISSED, self.seat, haul(self.thing, self.left - room))
        s.stack[-1] = Stow(self.seat, self.thing, room)


class Overload(Frame[Nassau]):
    """NA-P2-020 A hold was lost, or NA-P3-003 the Rat's round is over: what no longer fits is thrown out, or the Rat
    carries it."""

    rules: ClassVar[tuple[str, ...]] = ("NA-P2-020", "NA-P3-003")

    def step(self, s: Nassau) -> list[int] | None:
        ship = s.ships[self.seat]
        if fits(s.book.tables, ship):
            s.stack.pop()
            return None
        return dumpable(ship) + rat_option(ship)

    def answer(self, s: Nassau, action: int) -> None:
        make_room(s, self.seat, action)


def has_room(s: Nassau, ship: Ship, thing: int) -> bool:
    t = s.book.tables
    if thing == CRATE:
        return fits(t, ship, crates=1)
    return fits(t, ship, provisions=1) if thing == PROVISION else fits(t, ship, goods=1)


def room_for_goods(s: Nassau, ship: Ship) -> int:
    return capacity(ship) - load_of(s.book.tables, ship.crates, ship.provisions, sum(ship.goods))


def add(ship: Ship, thing: int) -> None:
    if thing == CRATE:
        ship.crates += 1
        ship.reserve -= 1
    else:
        ship.provisions += 1


def draw_good(s: Nassau) -> int:
    return draw_from(s, s.bag)


def pointless(thing: int) -> int:
    """To throw out a crate for a crate, or a provision for a provision, is to leave it; a good for a good is not."""
    return CRATE_CARGO if thing == CRATE else PROVISION_CARGO if thing == PROVISION else NONE


def dumpable(ship: Ship) -> list[int]:
    """NA-GEN-006 What can be thrown out, one piece at a time."""
    options: list[int] = []
    if ship.crates:
        options.append(DUMP + CRATE_CARGO)
    if ship.provisions:
        options.append(DUMP + PROVISION_CARGO)
    return options + dumpable_goods(ship)


def dumpable_goods(ship: Ship) -> list[int]:
    return [DUMP + GOODS_CARGO + good for good in range(GOODS) if ship.goods[good]]


def rat_option(ship: Ship) -> list[int]:
    """NA-ANI-006 The Rat lets one hold take two loads."""
    return [USE + RAT] if is_usable(ship, RAT) and not ship.doubled else []


def make_room(s: Nassau, seat: int, action: int) -> None:
    if action == USE + RAT:
        use_animal(s, seat, RAT)
        s.ships[seat].doubled = 1
    else:
        dump(s, seat, action & ARGUMENT)


def dump(s: Nassau, seat: int, cargo: int) -> None:
    """NA-GEN-006 Crates go to one's own reserve, provisions to the supply, goods into their bag."""
    ship = s.ships[seat]
    if cargo == CRATE_CARGO:
        ship.crates -= 1
        ship.reserve += 1
    elif cargo == PROVISION_CARGO:
        ship.provisions -= 1
    else:
        ship.goods[cargo - GOODS_CARGO] -= 1
        s.bag[cargo - GOODS_CARGO] += 1
    emit(s, DUMPED, seat, cargo)
