"""Fighting an opponent, step by step in the rulebook's order (NA-P2-028)."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.nassau.book import Book
from flibuste.games.nassau.defending import draw_tokens, face_dodges, ward_off
from flibuste.games.nassau.losing import suffer_losses
from flibuste.games.nassau.paying import Pay, use_animal
from flibuste.games.nassau.receiving import receive
from flibuste.games.nassau.sea import zone_of_opponent
from flibuste.games.nassau.ship import Ship, crew, is_usable, lay_pirates, owned
from flibuste.games.nassau.state import Nassau, crates_on
from flibuste.games.nassau.tables import BOMB, CONTRACT, CRAB, LIZARD, NONE, TOKENS
from flibuste.games.nassau.words import (
    ARGUMENT,
    BEAT,
    BLASTED,
    BOMB_HELP,
    CONTRACT_HELP,
    CRATES,
    FOUGHT,
    MARKED,
    PLACED,
    RETURNED,
    SKIP,
    SPOILS,
    USE,
    WITHSTOOD,
)
from flibuste.kernel import Frame, emit


def add_fight(book: Book) -> None:
    """NA-P2-028 Crab, bomb, crates, tokens, dodges, defence, losses, spoils, tile, tokens back: in this order."""
    book.plan(
        "fight",
        prepare,
        place_crates,
        draw_tokens,
        face_dodges,
        ward_off,
        suffer_losses,
        take_spoils,
        settle,
    )


def may_fight(s: Nassau, seat: int, space: int) -> bool:
    """NA-P2-029 With a crate, or a bomb, or the Crab against strength one."""
    ship = s.ships[seat]
    strength = s.book.tables.strength[s.opponents[space]]
    return ship.crates > 0 or owned(ship, BOMB) > 0 or (strength == 1 and is_usable(ship, CRAB))


def begin_fight(s: Nassau, seat: int, space: int) -> None:
    """NA-P2-010 The opponent's type fixes the weapon."""
    t = s.book.tables
    tile = s.opponents[space]
    s.target = space
    emit(s, FOUGHT, seat, tile, zone_of_opponent(space))
    open_fight(s, seat, t.weapon_of[t.species[tile]], t.strength[tile])
    s.stack.append(s.book.run("fight", seat))


def open_fight(s: Nassau, seat: int, weapon: int, force: int) -> None:
    """A fight with a weapon against so many tokens."""
    s.fighter, s.weapon, s.force = seat, weapon, force


def close_fight(s: Nassau) -> None:
    """NA-P2-022 All tokens return to the bag."""
    s.fighter = s.target = s.weapon = NONE
    s.force = s.bombed = s.unmarked = s.placed = 0
    s.drawn, s.dice = [0] * TOKENS, []


# --- (2) Crab and (3) bomb --------------------------------------------------------------------------------------------


def prepare(s: Nassau, seat: int) -> None:
    s.stack.append(Prepare(seat))


class Prepare(Frame[Nassau]):
    """NA-P2-011 Before anything is drawn: the Crab lowers the strength by one, a bomb does two damage. NA-ANI-003 The
    Crab is for opponents only, NA-ANI-007 and comes before the bomb."""

    rules: ClassVar[tuple[str, ...]] = ("NA-P2-011", "NA-P2-012", "NA-P2-013", "NA-ANI-003")

    def step(self, s: Nassau) -> list[int] | None:
        ship = s.ships[self.seat]
        options = helps(s, ship)
        if options and (ship.crates or len(options) > 1):
            return [*options, SKIP] if ship.crates else options
        if options:
            self.answer(s, options[0])
        else:
            s.stack.pop()
        return None

    def answer(self, s: Nassau, action: int) -> None:
        if action == USE + CRAB:
            use_animal(s, self.seat, CRAB)
            s.force -= 1
        elif action == SKIP:
            s.stack.pop()
        else:
            s.stack[-1] = Blast(self.seat)
            s.stack.append(Pay(self.seat, BOMB, 1))


def helps(s: Nassau, ship: Ship) -> list[int]:
    """NA-P2-012 At strength zero the opponent is beaten and nothing more is needed."""
    options: list[int] = []
    if s.force and is_usable(ship, CRAB):
        options.append(USE + CRAB)
    if s.force and owned(ship, BOMB):
        options.append(USE + BOMB_HELP)
    return options


class Blast(Frame[Nassau]):
    """NA-P2-013 Two damage at once. If the opponent still stands, crates from the reserve mark it."""

    def step(self, s: Nassau) -> list[int] | None:
        s.stack.pop()
        s.bombed = 1
        s.unmarked = s.book.tables.bomb_damage
        emit(s, BLASTED, self.seat, s.unmarked)
        if not is_struck_down(s):
            mark(s, self.seat)
        return None


def mark(s: Nassau, seat: int) -> None:
    """NA-P2-013 The marks come from the reserve; if it is short from the holds, and what is then missing is not kept
    (ruling G13)."""
    ship = s.ships[seat]
    from_reserve = min(s.unmarked, ship.reserve)
    from_holds = min(s.unmarked - from_reserve, ship.crates)
    ship.reserve -= from_reserve
    ship.crates -= from_holds
    s.unmarked = 0
    s.hits[s.target * s.book.seats + seat] += from_reserve + from_holds
    emit(s, MARKED, seat, from_reserve + from_holds)


def is_struck_down(s: Nassau) -> bool:
    """NA-P2-012, NA-P2-013 Beaten before a token is drawn: no strength is left, or the bomb did it."""
    return s.force == 0 or (s.bombed == 1 and crates_on(s, s.target) + s.unmarked >= s.force)


# --- (4) crates -------------------------------------------------------------------------------------------------------


def place_crates(s: Nassau, seat: int) -> None:
    if s.target == NONE or not is_struck_down(s):
        s.stack.append(PlaceCrates(seat))


class PlaceCrates(Frame[Nassau]):
    """NA-P2-014 One crate at least, none only after a bomb; at most as many as there are pairs of the weapon and a
    hand, and crates in the holds. NA-GEN-017 Pirates are laid as needed."""

    topic: ClassVar[str] = "crates"
    rules: ClassVar[tuple[str, ...]] = ("NA-P2-014", "NA-GEN-017")

    def step(self, s: Nassau) -> list[int] | None:
        ship = s.ships[self.seat]
        most = min(ship.weapons[s.weapon], crew(ship), ship.crates)
        options = [CRATES + crates for crates in range(1 - s.bombed, most + 1)]
        if len(options) > 1:
            return options
        self.answer(s, options[0])
        return None

    def answer(self, s: Nassau, action: int) -> None:
        ship = s.ships[self.seat]
        s.stack.pop()
        s.placed = action & ARGUMENT
        ship.crates -= s.placed
        laid = lay_pirates(ship, s.placed)
        if s.placed:
            emit(s, PLACED, self.seat, s.placed, laid)


# --- (9) spoils -------------------------------------------------------------------------------------------------------


def own_damage(s: Nassau) -> int:
    """NA-P2-023 Crates of this fight still there and the bomb's damage; at strength zero the Crab's doing counts."""
    return s.placed + s.bombed * s.book.tables.bomb_damage + (s.force == 0)


def take_spoils(s: Nassau, seat: int) -> None:
    """NA-P2-023 With damage of one's own: reward and printed points, beaten or not."""
    if own_damage(s):
        s.stack.append(Spoils(seat, 1, 0))


class Spoils(Frame[Nassau]):
    """NA-P2-026 A contract brings the reward once more, the points not; the Lizard likewise; both together three times
    the reward. NA-OBJ-003 One contract per fight."""

    __slots__ = ("contracted", "copies")
    rules: ClassVar[tuple[str, ...]] = ("NA-P2-026", "NA-P2-023", "NA-OBJ-003")

    def __init__(self, seat: int, copies: int, contracted: int) -> None:
        self.seat = seat
        self.copies = copies
        self.contracted = contracted

    def step(self, s: Nassau) -> list[int] | None:
        ship = s.ships[self.seat]
        options: list[int] = []
        if is_usable(ship, LIZARD):
            options.append(USE + LIZARD)
        if owned(ship, CONTRACT) and not self.contracted:
            options.append(USE + CONTRACT_HELP)
        if options:
            return [*options, SKIP]
        self.answer(s, SKIP)
        return None

    def answer(self, s: Nassau, action: int) -> None:
        if action == SKIP:
            self.collect(s)
        elif action == USE + LIZARD:
            s.stack[-1] = Spoils(self.seat, self.copies + 1, self.contracted)
            use_animal(s, self.seat, LIZARD)
        else:
            s.stack[-1] = Spoils(self.seat, self.copies + 1, 1)
            s.stack.append(Pay(self.seat, CONTRACT, 1))

    def collect(self, s: Nassau) -> None:
        s.stack.pop()
        t = s.book.tables
        tile = s.opponents[s.target]
        s.ships[self.seat].points += t.points[tile]
        emit(s, SPOILS, self.seat, tile, t.points[tile])
        receive(s, self.seat, t.reward[tile], self.copies)


# --- (10) the tile ----------------------------------------------------------------------------------------------------


def settle(s: Nassau, seat: int) -> None:
    """NA-P2-024 Crates of all players and unmarked damage together: if they reach the strength, the attacker takes the
    tile; NA-P2-025 otherwise all crates stay."""
    s.hits[s.target * s.book.seats + seat] += s.placed
    damage = crates_on(s, s.target) + s.unmarked
    tile = s.opponents[s.target]
    if damage >= s.force:
        s.ships[seat].beaten.append(tile)
        s.opponents[s.target] = NONE
        emit(s, BEAT, seat, tile)
        return_crates(s, s.target)
    else:
        emit(s, WITHSTOOD, tile, damage, s.book.tables.strength[tile])
    close_fight(s)


def return_crates(s: Nassau, space: int) -> None:
    """NA-P2-024 Every crate returns to its owner's reserve."""
    seats = s.book.seats
    for owner in range(seats):
        crates = s.hits[space * seats + owner]
        if crates:
            s.hits[space * seats + owner] = 0
            s.ships[owner].reserve += crates
            emit(s, RETURNED, owner, crates)
