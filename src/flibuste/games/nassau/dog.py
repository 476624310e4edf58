"""The Old Sea Dog: his tiles, his offerings, and what a meeting brings (NA-P2-060, NA-P2-061)."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.nassau.book import Book
from flibuste.games.nassau.paying import Pay
from flibuste.games.nassau.receiving import Receive, receive
from flibuste.games.nassau.refit import refill_posts
from flibuste.games.nassau.sea import ZONE_NAMES
from flibuste.games.nassau.ship import owned
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import DOUBLOON, RUM, YARN
from flibuste.games.nassau.walking import walk_the_city
from flibuste.games.nassau.words import BUY, DOG, DOG_AT, MET, OFFERED, SKIP
from flibuste.kernel import Frame, below, emit


def add_sea_dog(book: Book) -> None:
    """NA-SET-012 His tiles and offerings, drawn as they are revealed."""
    book.set_ups += (reveal,)
    book.beacons += (zone_of_dog,)
    book.chances += (offer_meeting,)
    book.deeds[DOG] = meet
    book.insert("round", announce, before=walk_the_city)
    book.insert("round", move_on, before=refill_posts)


def reveal(s: Nassau) -> None:
    """NA-SET-012, NA-P3-006 The next tile says where he is, the next offering what he has."""
    t = s.book.tables
    unseen = list(t.dog_tiles)
    for zone in s.dog_tiles:
        unseen.remove(ZONE_NAMES[zone])
    s.dog_tiles.append(ZONE_NAMES.index(unseen[below(s, len(unseen))]))
    offerings = [offering for offering in range(len(t.offerings)) if offering not in s.offerings]
    s.offerings.append(offerings[below(s, len(offerings))])


def announce(s: Nassau, seat: int) -> None:
    emit(s, DOG_AT, s.dog_tiles[-1])
    emit(s, OFFERED, s.offerings[-1])


def move_on(s: Nassau, seat: int) -> None:
    """NA-P3-006 Not after the last round. NA-P2-061 The crates that mark a trade come back."""
    if s.rounds == s.book.tables.rounds:
        return
    for ship in s.ships:
        ship.reserve += ship.marker
        ship.marker = ship.traded = 0
    reveal(s)


def zone_of_dog(s: Nassau) -> int:
    return s.dog_tiles[-1]


def offer_meeting(s: Nassau, seat: int, options: list[int]) -> None:
    """NA-P2-060 Only in his zone."""
    if s.ships[seat].place == zone_of_dog(s):
        options.append(DOG)


def meet(s: Nassau, seat: int) -> None:
    """NA-P2-060 Two rum and a card, each time."""
    emit(s, MET, seat)
    s.stack.append(Trade(seat))
    receive(s, seat, [(RUM, s.book.tables.dog_rum), (YARN, 1)])


class Trade(Frame[Nassau]):
    """NA-P2-061 Once per round, for a doubloon, one thing of the offering; a crate of the reserve marks it."""

    rules: ClassVar[tuple[str, ...]] = ("NA-P2-061",)

    def step(self, s: Nassau) -> list[int] | None:
        ship = s.ships[self.seat]
        if ship.traded or not owned(ship, DOUBLOON):
            s.stack.pop()
            return None
        return [*sorted([BUY + thing for thing, _ in self.offering(s)]), SKIP]

    def offering(self, s: Nassau) -> list[tuple[int, int]]:
        return s.book.tables.offerings[s.offerings[-1]]

    def answer(self, s: Nassau, action: int) -> None:
        s.stack.pop()
        if action == SKIP:
            return
        s.ships[self.seat].traded = 1
        s.stack.append(MarkTrade(self.seat))
        for thing, amount in self.offering(s):
            if BUY + thing == action:
                s.stack.append(Receive(self.seat, thing, amount))
        s.stack.append(Pay(self.seat, DOUBLOON, 1))


class MarkTrade(Frame[Nassau]):
    """NA-P2-061 The crate is laid down after the thing is taken: crates that are bought go before it. Without one left
    in the reserve the trade is only remembered (ruling G18)."""

    def step(self, s: Nassau) -> list[int] | None:
        s.stack.pop()
        ship = s.ships[self.seat]
        ship.marker = min(1, ship.reserve)
        ship.reserve -= ship.marker
        return None
