"""Expansion 1: the Flying Dutchman (NA-FD)."""

from __future__ import annotations

from typing import Final

from flibuste.data import load
from flibuste.games.nassau.book import Book
from flibuste.games.nassau.defending import draw_tokens, face_dodges, ward_off
from flibuste.games.nassau.dog import add_sea_dog
from flibuste.games.nassau.fighting import close_fight, open_fight, place_crates
from flibuste.games.nassau.losing import suffer_losses
from flibuste.games.nassau.receiving import receive
from flibuste.games.nassau.refit import refill_posts, stand_up
from flibuste.games.nassau.sea import ZONE_NAMES
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import GAME, RUM, WEAPONS
from flibuste.games.nassau.walking import walk_the_city
from flibuste.games.nassau.words import CRATES_FIELD, NASSAU, PLAYER, POINTS, ZONE
from flibuste.kernel import EventField, below, emit, pluck
from flibuste.kit import ROW, TABLE, Module

DUTCH: Final = NASSAU.verb("dutch")
DUTCHMAN_AT: Final = NASSAU.event("dutchman-at", ZONE, EventField("weapon", "weapon"), POINTS)
ATTACKED: Final = NASSAU.event("attacked-dutchman", PLAYER)
LEFT_CRATES: Final = NASSAU.event("on-dutchman", PLAYER, CRATES_FIELD)
TIED: Final = NASSAU.event("tied-dutchman", EventField("players", "number"))
WON: Final = NASSAU.event("won-dutchman", PLAYER, CRATES_FIELD, POINTS)
QUAYED: Final = NASSAU.event("quayed", PLAYER, CRATES_FIELD)

ROUNDS: Final = ("1", "2", "3", "4")
TILES: Final = NASSAU.counter(*[f"dutchman-zone-{turn}" for turn in ROUNDS]) + TABLE  # never A
ARMS: Final = NASSAU.counter(*[f"dutchman-weapon-{turn}" for turn in ROUNDS]) + TABLE  # plus one
ON_TILE: Final = NASSAU.counter("dutchman-crates")  # of each seat on this round's tile
UNDER: Final = NASSAU.counter("dutchman-quays")  # of each seat under the tiles
BIG_QUAY: Final = NASSAU.counter("dutchman-big-quay")  # of each seat


def add_both(book: Book) -> None:
    add_sea_dog(book)
    add_dutchman(book)


def add_dutchman(book: Book) -> None:
    """NA-FD-001, NA-FD-011 With the Sea Dog or alone: then his action and his compass do not exist."""
    Dutchman().join(book)


class Dutchman:
    """The expansion's figures, and its rules as hooks of the base game."""

    def __init__(self) -> None:
        numbers = load(GAME, "numbers")
        tiles = load(GAME, "dutchman").rows("dutchman_tile")
        self.points = {ZONE_NAMES.index(row.key): row.int("points") for row in tiles}
        self.tokens = numbers.ints("dutchman_tokens")
        self.rum = numbers.int("dutchman_rum")
        self.places = numbers.ints("dutchman_places")

    def join(self, book: Book) -> None:
        book.set_ups += (self.lay_out,)
        book.beacons += (zone_of_dutchman,)
        book.chances += (offer_attack,)
        book.deeds[DUTCH] = self.attack
        book.stocks += (crates_with_dutchman,)
        book.honours += (self.honour,)
        book.plan("dutchman", place_crates, draw_tokens, face_dodges, ward_off, suffer_losses, self.finish)
        book.insert("round", self.announce, before=walk_the_city)
        book.insert("round", self.score, before=stand_up)
        book.insert("round", self.move_on, after=refill_posts)

    def lay_out(self, s: Nassau) -> None:
        """NA-FD-002 Four of the weapons lie open from the start; tiles are drawn as they are revealed."""
        weapons = list(range(WEAPONS))
        for turn in range(s.book.tables.rounds):
            s.tally[ARMS + turn * ROW] = 1 + pluck(s, weapons)
        self.reveal(s, 0)

    def reveal(self, s: Nassau, turn: int) -> None:
        shown = [s.tally[TILES + earlier * ROW] for earlier in range(turn)]
        unseen = [zone for zone in self.points if zone not in shown]
        s.tally[TILES + turn * ROW] = unseen[below(s, len(unseen))]

    def announce(self, s: Nassau, seat: int) -> None:
        zone = zone_of_dutchman(s)
        emit(s, DUTCHMAN_AT, zone, weapon_against(s), self.points[zone])

    def attack(self, s: Nassau, seat: int) -> None:
        """NA-FD-004, NA-FD-010 A fight from the crates to the losses, with a token more each round. NA-FD-006 It is no
        opponent: no bomb, contract, Cat, Crab or Lizard, and no yarn counts it."""
        emit(s, ATTACKED, seat)
        open_fight(s, seat, weapon_against(s), self.tokens[s.rounds - 1])
        s.stack.append(s.book.run("dutchman", seat))

    def finish(self, s: Nassau, seat: int) -> None:
        """NA-FD-005 Crates left stay on the tile; two rum, even with none."""
        s.tally[ON_TILE + seat] += s.placed
        emit(s, LEFT_CRATES, seat, s.placed)
        close_fight(s)
        receive(s, seat, [(RUM, self.rum)])

    def score(self, s: Nassau, seat: int) -> None:
        """NA-FD-007, NA-P3-001 Most crates on the tile win its points, all tied in full. Each winner puts a crate under
        the tile, all others go to the big quay; NA-FD-009 they never come back."""
        seats = s.book.seats
        on_tile = s.tally[ON_TILE : ON_TILE + seats]
        best = max(on_tile)
        if best > 0 and on_tile.count(best) > 1:
            emit(s, TIED, on_tile.count(best))
        for owner in range(seats):
            crates = s.tally[ON_TILE + owner]
            won = int(crates == best and best > 0)
            if won:
                points = self.points[zone_of_dutchman(s)]
                s.ships[owner].points += points
                emit(s, WON, owner, crates, points)
            if crates > won:
                emit(s, QUAYED, owner, crates - won)
            s.tally[UNDER + owner] += won
            s.tally[BIG_QUAY + owner] += crates - won
            s.tally[ON_TILE + owner] = 0

    def move_on(self, s: Nassau, seat: int) -> None:
        """NA-P3-008 The next tile, not after the last round."""
        if s.rounds < s.book.tables.rounds:
            self.reveal(s, s.rounds)

    def honour(self, s: Nassau, seat: int) -> int:
        """NA-FD-008 Places by the crates on the big quay; ties share a place and those after it are skipped."""
        crates = s.tally[BIG_QUAY : BIG_QUAY + s.book.seats]
        ahead = sum([other > crates[seat] for other in crates])
        return self.places[ahead] if crates[seat] else 0


def zone_of_dutchman(s: Nassau) -> int:
    """NA-FD-011 This round's tile."""
    return s.tally[TILES + (max(s.rounds, 1) - 1) * ROW]


def weapon_against(s: Nassau) -> int:
    return s.tally[ARMS + (s.rounds - 1) * ROW] - 1


def offer_attack(s: Nassau, seat: int, options: list[int]) -> None:
    """NA-FD-003 In the pawn's zone, with a crate in the holds; the weapon and a hand are always there."""
    ship = s.ships[seat]
    if ship.place == zone_of_dutchman(s) and ship.crates:
        options.append(DUTCH)


def crates_with_dutchman(s: Nassau, seat: int) -> int:
    return s.tally[ON_TILE + seat] + s.tally[UNDER + seat] + s.tally[BIG_QUAY + seat]


MODULE: Final[Module] = Module(
    "sea",
    {"dog": add_sea_dog, "both": add_both, "dutchman": add_dutchman},
    mode_of=(2, 3, 4),
)
