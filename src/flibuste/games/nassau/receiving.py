"""Receiving things, wherever they come from: a crossing, a quay, a table, a reward, an offering."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.nassau.drawing import DrawCards, ask_or_take
from flibuste.games.nassau.ship import sleepers
from flibuste.games.nassau.state import Nassau, draw_from, supply
from flibuste.games.nassau.stowing import Stow
from flibuste.games.nassau.tables import (
    ANIMAL,
    CRATE,
    DOUBLOON,
    GOOD,
    HOLD,
    PIRATE,
    PROVISION,
    SAIL,
    SAILOR,
    TABLES,
    WEAPON,
    WEAPONS,
    YARN,
    Gifts,
)
from flibuste.games.nassau.words import (
    ADOPTED,
    ANIMAL_VERB,
    ARGUMENT,
    EXHAUSTED,
    FREED,
    GOT,
    MISSED,
    OPENED,
    SHOWN,
    TABLE,
    TAKE,
    WAKE,
    WEAPON_VERB,
    WOKE,
    haul,
)
from flibuste.kernel import Frame, Repeated, emit


def receive(s: Nassau, seat: int, gifts: Gifts, copies: int = 1) -> None:
    """NA-GEN-016 Receive these things, one after the other, from the first on."""
    for thing, amount in reversed(gifts):
        s.stack.append(Receive(seat, thing, amount * copies))


class Receive(Frame[Nassau]):
    """NA-GEN-016 What is received is received in full, as far as rules, room and supply allow."""

    __slots__ = ("amount", "thing")

    def __init__(self, seat: int, thing: int, amount: int) -> None:
        self.seat = seat
        self.thing = thing
        self.amount = amount

    def step(self, s: Nassau) -> list[int] | None:
        s.stack.pop()
        if self.amount:
            hand_over(s, self.seat, self.thing, self.amount)
        return None


def hand_over(s: Nassau, seat: int, thing: int, amount: int) -> None:
    if thing in (CRATE, PROVISION, GOOD):
        s.stack.append(Stow(seat, thing, amount))
    elif thing == YARN:
        s.stack.append(DrawCards(seat, amount))
    elif thing == PIRATE:
        s.stack.append(FreePirate(seat, amount))
    elif thing == ANIMAL:
        s.stack.append(TakeAnimal(seat, amount))
    elif thing == WEAPON:
        s.stack.append(ChooseWeapon(seat, amount))
    else:
        count(s, seat, thing, amount)


def count(s: Nassau, seat: int, thing: int, amount: int) -> None:
    """NA-GEN-008 At most five sails, sailors and weapons of a type; NA-GEN-009 objects as far as the supply goes;
    NA-P1-010 a hold is opened if one is closed."""
    got = min(amount, most_of(s, seat, thing))
    add_to_ship(s, seat, thing, got)
    if got and thing == HOLD:
        emit(s, OPENED, seat)
    elif got:
        emit(s, GOT, seat, haul(thing, got))
    if got < amount:
        emit(s, EXHAUSTED if thing >= DOUBLOON else MISSED, seat, haul(thing, amount - got))
    if thing == SAILOR and got and s.ships[seat].asleep:
        s.stack.append(Wake(seat, got))


def most_of(s: Nassau, seat: int, thing: int) -> int:
    """How many more of a thing a ship can get."""
    ship, t = s.ships[seat], s.book.tables
    if thing < WEAPONS:
        return t.most - ship.weapons[thing]
    if thing == SAIL:
        return t.most - ship.sails
    if thing == SAILOR:
        return t.most - ship.sailors
    return t.holds - ship.holds if thing == HOLD else supply(s, thing - DOUBLOON)


def add_to_ship(s: Nassau, seat: int, thing: int, amount: int) -> None:
    ship = s.ships[seat]
    if thing < WEAPONS:
        ship.weapons[thing] += amount
    elif thing == SAIL:
        ship.sails += amount
    elif thing == SAILOR:
        ship.sailors += amount
    elif thing == HOLD:
        ship.holds += amount
    else:
        ship.objects[thing - DOUBLOON] += amount


class Choose(Frame[Nassau]):
    """NA-GEN-016 Of two things at a crossing exactly one is received; it may be a useless one."""

    __slots__ = ("crossing",)
    rules: ClassVar[tuple[str, ...]] = ("NA-GEN-016",)

    def __init__(self, seat: int, crossing: int) -> None:
        self.seat = seat
        self.crossing = crossing

    def step(self, s: Nassau) -> list[int] | None:
        return sorted([TAKE + thing for thing, _ in s.city.offers[self.crossing]])

    def answer(self, s: Nassau, action: int) -> None:
        s.stack.pop()
        offers = s.city.offers[self.crossing]
        receive(s, self.seat, [(thing, amount) for thing, amount in offers if thing == action - TAKE])


class FreePirate(Repeated[Nassau]):
    """NA-P1-006, NA-P1-027 A pirate of the tavern comes on deck, standing, in whatever phase, and brings the item of
    his table; nothing happens if none is left."""

    topic: ClassVar[str] = "table"
    rules: ClassVar[tuple[str, ...]] = ("NA-P1-006", "NA-P1-027")

    def step(self, s: Nassau) -> list[int] | None:
        tavern = s.ships[self.seat].tavern
        options = [TABLE + table for table in range(TABLES) if tavern >> table & 1]
        return ask_or_take(s, self, PIRATE, self.left, options)

    def answer(self, s: Nassau, action: int) -> None:
        table = action & ARGUMENT
        ship = s.ships[self.seat]
        ship.tavern &= ~(1 << table)
        ship.standing += 1
        s.stack[-1] = FreePirate(self.seat, self.left - 1)
        emit(s, FREED, self.seat, table)
        receive(s, self.seat, s.book.tables.tables[table])


class TakeAnimal(Repeated[Nassau]):
    """NA-P1-007 One of the animals face up, of a type one does not own; its space is refilled at once. NA-ANI-002 One
    of each type, five in all."""

    topic: ClassVar[str] = "animal"
    rules: ClassVar[tuple[str, ...]] = ("NA-P1-007", "NA-ANI-002")

    def step(self, s: Nassau) -> list[int] | None:
        options = sorted({ANIMAL_VERB + animal for animal in takeable_animals(s, self.seat)})
        return ask_or_take(s, self, ANIMAL, self.left, options)

    def answer(self, s: Nassau, action: int) -> None:
        animal = action & ARGUMENT
        s.stack[-1] = TakeAnimal(self.seat, self.left - 1)
        s.display.remove(animal)
        adopt_animal(s, self.seat, animal)
        show_animal(s)


def takeable_animals(s: Nassau, seat: int) -> list[int]:
    ship = s.ships[seat]
    if ship.animals.bit_count() >= s.book.tables.most:
        return []
    return [animal for animal in s.display if not ship.animals >> animal & 1]


def adopt_animal(s: Nassau, seat: int, animal: int) -> None:
    """NA-P1-008 On the hat of a sailor without an animal it is awake; if there is none it sleeps."""
    ship = s.ships[seat]
    if (ship.animals & ~ship.asleep).bit_count() >= ship.sailors:
        ship.asleep |= 1 << animal
    ship.animals |= 1 << animal
    emit(s, ADOPTED, seat, animal)


def show_animal(s: Nassau) -> None:
    """NA-P1-007 Turn over an animal of the pile, if one is left."""
    if sum(s.pile):
        animal = draw_animal(s)
        s.display.append(animal)
        emit(s, SHOWN, animal)


def draw_animal(s: Nassau) -> int:
    return draw_from(s, s.pile)


class Wake(Repeated[Nassau]):
    """NA-P1-008 A new sailor wakes one sleeping animal, the owner's choice."""

    rules: ClassVar[tuple[str, ...]] = ("NA-P1-008",)

    def step(self, s: Nassau) -> list[int] | None:
        options = [WAKE + animal for animal in sleepers(s.ships[self.seat])]
        if self.left and len(options) > 1:
            return options
        if self.left and options:
            self.answer(s, options[0])
        else:
            s.stack.pop()
        return None

    def answer(self, s: Nassau, action: int) -> None:
        s.stack[-1] = Wake(self.seat, self.left - 1)
        s.ships[self.seat].asleep &= ~(1 << (action & ARGUMENT))
        emit(s, WOKE, self.seat, action & ARGUMENT)


class ChooseWeapon(Repeated[Nassau]):
    """NA-GEN-008 A weapon of choice, of a type of which one has fewer than five."""

    topic: ClassVar[str] = "weapon"
    rules: ClassVar[tuple[str, ...]] = ("NA-GEN-008",)

    def step(self, s: Nassau) -> list[int] | None:
        options = [WEAPON_VERB + weapon for weapon in range(WEAPONS) if most_of(s, self.seat, weapon)]
        return ask_or_take(s, self, WEAPON, self.left, options)

    def answer(self, s: Nassau, action: int) -> None:
        s.stack[-1] = ChooseWeapon(self.seat, self.left - 1)
        count(s, self.seat, action & ARGUMENT, 1)
