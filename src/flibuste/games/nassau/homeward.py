"""Phase II, B: the voyage home. Skull Island, Campfire Island, home port (NA-RET)."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.nassau.mooring import claim_dolphin
from flibuste.games.nassau.paying import Pay, use_animal
from flibuste.games.nassau.receiving import receive
from flibuste.games.nassau.ship import (
    AT_CAMPFIRE,
    AT_HOME_PORT,
    AT_SKULL_ISLAND,
    Ship,
    is_usable,
    owned,
)
from flibuste.games.nassau.state import Nassau, deck_of
from flibuste.games.nassau.stowing import dump, dumpable_goods
from flibuste.games.nassau.tables import CRATE, DOUBLOON, GOODS, NONE, PARROT, RUM, TURTLE, YARN, YARNS
from flibuste.games.nassau.words import (
    ARGUMENT,
    AT_FIRE,
    AT_HOME,
    AT_SKULL,
    CARD_INCOME,
    CRATE_INCOME,
    ENOUGH,
    HID,
    HIDE,
    JOKED,
    PARROT_VERB,
    PARROTED,
    POINT_INCOME,
    SCORED,
    SKIP,
    TELL,
    TOLD,
    TURTLE_VERB,
)
from flibuste.games.nassau.yarns import is_true
from flibuste.kernel import Frame, emit

# --- Skull Island -----------------------------------------------------------------------------------------------------


def visit_skull_island(s: Nassau, seat: int) -> None:
    s.ships[seat].place = AT_SKULL_ISLAND
    emit(s, AT_SKULL, seat)
    s.stack.append(Hide(seat, 0))


class Hide(Frame[Nassau]):
    """NA-RET-003 Hide one, two or three goods for one, three or five doubloons, in the order one chooses."""

    __slots__ = ("hidden",)
    rules: ClassVar[tuple[str, ...]] = ("NA-RET-003", "NA-RET-004")

    def __init__(self, seat: int, hidden: int) -> None:
        self.seat = seat
        self.hidden = hidden

    def step(self, s: Nassau) -> list[int] | None:
        options = self.hideable(s)
        if options and (self.hidden or len(options) > 1):
            return [*options, ENOUGH] if self.hidden else options
        self.answer(s, options[0] if options else ENOUGH)
        return None

    def hideable(self, s: Nassau) -> list[int]:
        ship = s.ships[self.seat]
        fees = s.book.tables.hiding_fees
        if self.hidden == len(fees) or owned(ship, DOUBLOON) < fees[self.hidden]:
            return []
        return [HIDE + good for good in range(GOODS) if ship.goods[good]]

    def answer(self, s: Nassau, action: int) -> None:
        if action == ENOUGH:
            s.stack[-1] = Pay(self.seat, DOUBLOON, s.book.tables.hiding_fees[self.hidden - 1])
            return
        hide(s, self.seat, action & ARGUMENT)
        s.stack[-1] = Hide(self.seat, self.hidden + 1)


def hide(s: Nassau, seat: int, good: int) -> None:
    """NA-RET-004 On the first empty space of the column if that has its colour, otherwise into the central store."""
    ship, t = s.ships[seat], s.book.tables
    column = t.hideouts[ship.hideout]
    ship.goods[good] -= 1
    if ship.filled < len(column) and column[ship.filled] == good:
        emit(s, HID, seat, good, t.hideout_values[ship.filled])
        ship.filled += 1
    else:
        ship.store[good] += 1
        emit(s, HID, seat, good, 0)


# --- Campfire Island --------------------------------------------------------------------------------------------------


def sit_by_the_fire(s: Nassau, seat: int) -> None:
    s.ships[seat].place = AT_CAMPFIRE
    emit(s, AT_FIRE, seat)
    s.stack.append(Fire(seat, 0, NONE))


class Fire(Frame[Nassau]):
    """NA-RET-005 Cards are chosen one after the other, in ascending order, at most three for each rum. NA-RET-014 All
    of them are chosen before the conditions are looked at. NA-RET-008 The Parrot may sit on one of them. NA-RET-015
    Before the first, goods may be thrown out. Nobody sees an unconfirmed choice."""

    __slots__ = ("doubled", "picked")
    rules: ClassVar[tuple[str, ...]] = ("NA-RET-005", "NA-RET-006", "NA-RET-008", "NA-RET-014", "NA-RET-015")
    secret: ClassVar[tuple[str, ...]] = ("doubled", "picked")
    private: ClassVar[bool] = True

    def __init__(self, seat: int, picked: int, doubled: int) -> None:
        self.seat = seat
        self.picked = picked  # a bit for each card
        self.doubled = doubled  # the card that the Parrot doubles

    def step(self, s: Nassau) -> list[int] | None:
        ship = s.ships[self.seat]
        cards = self.open_cards(s, ship)
        options = [*surplus_goods(ship)] if not self.picked else []
        options += [TELL + card for card in cards]
        if self.picked:
            options.append(ENOUGH)
        if self.doubled == NONE and is_usable(ship, PARROT):
            options += [PARROT_VERB + card for card in cards]
        return options

    def open_cards(self, s: Nassau, ship: Ship) -> list[int]:
        """The cards after the last one chosen, as long as the rum suffices."""
        if self.picked.bit_count() == s.book.tables.cards_per_rum * owned(ship, RUM):
            return []
        return sorted([card for card in s.hands[self.seat] if card >= self.picked.bit_length()])

    def answer(self, s: Nassau, action: int) -> None:
        card = action & ARGUMENT
        if action >= PARROT_VERB:
            s.stack[-1] = Fire(self.seat, self.picked | 1 << card, card)
        elif action == ENOUGH:
            self.confirm(s)
        elif action >= TELL:
            s.stack[-1] = Fire(self.seat, self.picked | 1 << card, self.doubled)
        else:
            dump(s, self.seat, card)

    def confirm(self, s: Nassau) -> None:
        """NA-RET-014 The number of cards fixes the rum."""
        rum = -(-self.picked.bit_count() // s.book.tables.cards_per_rum)
        s.stack[-1] = TellYarns(self.seat, self.picked, self.doubled)
        s.stack.append(Pay(self.seat, RUM, rum))


def surplus_goods(ship: Ship) -> list[int]:
    """NA-RET-015 With more than two goods a yarn that wants exactly two may still come true."""
    return dumpable_goods(ship) if sum(ship.goods) > 2 else []


class TellYarns(Frame[Nassau]):
    """NA-RET-006 A card whose condition holds is told for its value, any other is a joke. NA-RET-007 Conditions are
    checked after the rum is paid and before a point is scored."""

    __slots__ = ("doubled", "picked")
    secret: ClassVar[tuple[str, ...]] = ("doubled", "picked")

    def __init__(self, seat: int, picked: int, doubled: int) -> None:
        self.seat = seat
        self.picked = picked
        self.doubled = doubled

    def step(self, s: Nassau) -> list[int] | None:
        s.stack.pop()
        if self.doubled != NONE:
            use_animal(s, self.seat, PARROT)
        cards = [card for card in range(YARNS) if self.picked >> card & 1]
        true = [card for card in cards if is_true(s, self.seat, card)]
        worth = [tell_one(s, self.seat, card, card in true) for card in cards]
        s.ships[self.seat].yarns = sum(worth)
        extra = worth[cards.index(self.doubled)] if self.doubled != NONE else 0
        s.ships[self.seat].points += sum(worth) + extra
        if extra:
            emit(s, PARROTED, self.seat, extra)
        return None


def tell_one(s: Nassau, seat: int, card: int, true: bool) -> int:
    """NA-RET-006 Lay a card down, face up or face down; what it is worth."""
    s.hands[seat].remove(card)
    s.revealed += true
    if true:
        points = s.book.tables.yarn_points[card]
        s.told[seat].append(card)
        emit(s, TOLD, seat, card, points)
        return points
    s.jokes[seat].append(card)
    emit(s, JOKED, seat, deck_of(s, card), card, s.book.tables.joke_points)
    return s.book.tables.joke_points


# --- home port --------------------------------------------------------------------------------------------------------


def come_home(s: Nassau, seat: int) -> None:
    """NA-RET-011 The first to reach home takes the dolphin. NA-RET-013 What is on the ship stays there."""
    s.ships[seat].place = AT_HOME_PORT
    emit(s, AT_HOME, seat)
    claim_dolphin(s, seat)
    s.stack.append(Income(seat))


class Income(Frame[Nassau]):
    """NA-RET-009 Crates for outposts, cards for opponents with a crate of one's own, points for towers. NA-RET-010 The
    Turtle doubles one of the three."""

    topic: ClassVar[str] = "turtle"
    rules: ClassVar[tuple[str, ...]] = ("NA-RET-010", "NA-RET-009")

    def step(self, s: Nassau) -> list[int] | None:
        due = incomes(s, self.seat)
        if any(due) and is_usable(s.ships[self.seat], TURTLE):
            return [*[TURTLE_VERB + kind for kind, amount in enumerate(due) if amount], SKIP]
        self.answer(s, SKIP)
        return None

    def answer(self, s: Nassau, action: int) -> None:
        s.stack.pop()
        due = incomes(s, self.seat)
        if action != SKIP:
            use_animal(s, self.seat, TURTLE)
            due[action & ARGUMENT] *= 2
        if due[POINT_INCOME]:
            s.ships[self.seat].points += due[POINT_INCOME]
            emit(s, SCORED, self.seat, due[POINT_INCOME])
        receive(s, self.seat, [(CRATE, due[CRATE_INCOME]), (YARN, due[CARD_INCOME])])


def incomes(s: Nassau, seat: int) -> list[int]:
    """NA-RET-009 What the home port brings: crates, cards, points."""
    t, seats = s.book.tables, s.book.seats
    attacked = sum([s.hits[space * seats + seat] > 0 for space in range(len(s.opponents))])
    return [
        t.home_crates * s.garrisons.count(seat),
        t.home_cards * attacked,
        t.home_points * s.holders.count(seat),
    ]
