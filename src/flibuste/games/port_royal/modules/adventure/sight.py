"""Sentinels, Thomas Fishborn and the lookout: cards that only the active player sees (PR-ADV-077 to PR-ADV-085)."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.catalogue import CARD, CARDS, CATALOGUE, EXPLORING, SEAT
from flibuste.games.port_royal.modules.adventure.table import LOOKED, has_ability, spend, table
from flibuste.games.port_royal.modules.adventure.unseen import (
    blank,
    guess,
    hoard_top,
    in_pile,
    lay_on_top,
    look,
)
from flibuste.games.port_royal.state import PortRoyal
from flibuste.kernel import OWNER, UNKNOWN, EventField, Frame, Words, emit, pluck
from flibuste.kit import ARGUMENT

PLACES: Final = 3

LOOK: Final = CATALOGUE.verb("look")
PUT_BACK: Final = CATALOGUE.verb("put-back", Words("place", [str(place + 1) for place in range(PLACES)]))
CAST_OFF: Final = CATALOGUE.verb("cast-off")

LOOKED_AT: Final = CATALOGUE.event("looked", SEAT, CARDS)
LEFT_ON_TOP: Final = CATALOGUE.event("left-on-top", SEAT, EventField("card", "card", OWNER))
CAST_AWAY: Final = CATALOGUE.event("cast-off", SEAT, CARD)


def add_sight(book: Book) -> None:
    """PR-ADV-085 A card that was put back is the next of the pile, drawn or gained."""
    own = book.parts["adventure"]
    book.top_zone = own.top
    book.keeps_pools = True
    book.has_secrets = not own.is_shared  # a crew may tell what it sees
    book.hoards += (hoard_top,)
    book.rider(LOOK, (EXPLORING,), can_look, look_ahead)
    book.blanks += (blank_sight, blank)
    book.guesses += (guess, guess_sight)


def looks(s: PortRoyal, seat: int) -> int:
    """PR-ADV-077 (ruling A06) One for each sentinel and one for Thomas Fishborn, in every turn of one's own."""
    sentinels = sum(s.book.cards.kind[card] == "sentinel" for card in s.display[seat])
    return sentinels + has_ability(s, seat, "fishborn")


def can_look(s: PortRoyal, seat: int, options: list[int]) -> None:
    """PR-ADV-077 In phase 1, before a card is drawn or before stopping."""
    if looks(s, seat) > s.zones[table(s).spent].count(LOOKED) and in_pile(s):
        options.append(LOOK)


def look_ahead(s: PortRoyal, seat: int, action: int) -> None:
    """PR-ADV-077 The top 3 cards; PR-ADV-078 or as many as there are."""
    spend(s, LOOKED)
    see(s, seat, table(s).number("adventure_sight"))
    s.stack.append(Sight(seat, tuple(s.zones[table(s).seen])))


def see(s: PortRoyal, seat: int, count: int) -> None:
    cards = look(s, seat, count)
    s.zones[table(s).seen] = cards
    emit(s, LOOKED_AT, seat, len(cards))


class Seen(Frame[PortRoyal]):
    """Cards that only this seat sees; for others they are still in the pile."""

    __slots__ = ("cards",)
    secret: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def put_back(self, s: PortRoyal, place: int) -> None:
        """The card in that place goes on top of the pile, the others to the discard without effect."""
        s.stack.pop()
        s.zones[table(s).seen] = []
        for at, card in enumerate(self.cards):
            if at == place:
                lay_on_top(s, self.seat, card)
                emit(s, LEFT_ON_TOP, self.seat, card)
            else:
                s.discard.append(card)
                s.revealed += s.book.seats > 1  # others see it now (ruling A29)
                emit(s, CAST_AWAY, self.seat, card)


class Sight(Seen):
    """PR-ADV-077 Two of three cards are discarded, the third is put back."""

    topic: ClassVar[str] = "sight"
    rules: ClassVar[tuple[str, ...]] = ("PR-ADV-077",)

    def step(self, s: PortRoyal) -> list[int] | None:
        return [PUT_BACK + place for place in range(len(self.cards))]

    def answer(self, s: PortRoyal, action: int) -> None:
        self.put_back(s, action & ARGUMENT)


class Lookout(Seen):
    """PR-ADV-085 The lookout's card is left on the pile or discarded."""

    topic: ClassVar[str] = "lookout"
    rules: ClassVar[tuple[str, ...]] = ("PR-ADV-085",)

    def step(self, s: PortRoyal) -> list[int] | None:
        return [PUT_BACK, CAST_OFF]

    def answer(self, s: PortRoyal, action: int) -> None:
        self.put_back(s, 0 if action == PUT_BACK else 1)


def look_out(s: PortRoyal, seat: int) -> None:
    """The event of the lookout: the top card of the pile."""
    if in_pile(s):
        see(s, seat, 1)
        s.stack.append(Lookout(seat, tuple(s.zones[table(s).seen])))


def blank_sight(s: PortRoyal, seat: int) -> None:
    """For others, what is being looked at is somewhere in the pile."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Seen) and frame.seat != seat:
        own = table(s)
        s.pools[-1] += s.zones[own.seen]
        s.pile += len(s.zones[own.seen])
        s.zones[own.seen] = []


def guess_sight(s: PortRoyal) -> None:
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Seen) and UNKNOWN in frame.cards:
        cards = [pluck(s, s.pools[-1]) for _ in frame.cards]
        s.pile -= len(cards)
        s.zones[table(s).seen] = cards
        s.stack[-1] = type(frame)(frame.seat, tuple(cards))
