"""The table: river, displays, treasuries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.cards import SHIP
from flibuste.games.port_royal.catalogue import CATALOGUE
from flibuste.kernel.codec import expect_keys
from flibuste.kit import Board, Derived, Each, Flag, Kind, Number, Seat, Tally, Word, field

NO_CARD: Final = -1
COLOURS_IN: Final = tuple(mask.bit_count() for mask in range(64))  # how many a set of colours has


def card_names(book: Any) -> Sequence[str]:
    names: Sequence[str] = book.cards.keys
    return names


def holders(book: Any) -> int:
    count: int = book.holders
    return count


def colours_of(book: Any, s: Any) -> int:
    """The colours of the ships in the river, a bit each."""
    mask = 0
    for card in s.river:
        if book.cards.type[card] == SHIP:
            mask |= 1 << book.cards.colour[card]
    return mask


class Purses(Kind):
    """A row for each pool, a column for each holder, all in one list."""

    def write(self, rules: Any, value: Any) -> Any:
        return [value[row : row + rules.holders] for row in range(0, len(value), rules.holders)]

    def read(self, rules: Any, what: str, document: Any) -> Any:
        return [count for row in ROWS.read(rules, what, document) for count in row]


class Zones(Kind):
    """What modules lay out, each zone by its name."""

    def write(self, rules: Any, value: Any) -> Any:
        zones = zip(rules.zones, rules.zone_words, value, strict=True)
        return {name: [words[thing] for thing in things] for name, words, things in zones}

    def read(self, rules: Any, what: str, document: Any) -> Any:
        expect_keys("the zones", document, tuple(rules.zones))
        zones = zip(rules.zones, rules.zone_words, strict=True)
        return [Each(Word("thing", words), None).read(rules, f"zone {name}", document[name]) for name, words in zones]


ROWS: Final = Each(Each(Number(), holders), None)
CARDS: Final = Each(Word("card", card_names), None)
MAYBE_CARD: Final = Word("card", card_names, none=True)
TALLY: Final = Tally(CATALOGUE)


@dataclass(init=False, eq=False)
class PortRoyal(Board):
    """A position of Port Royal.

    Nobody ever sees the faces in the draw pile and in the treasuries, so they are not decided until they turn up:
    `pools` are the unseen cards, one pool per shuffle, and `purse` says how many of each pool a holder has. The newest
    pool is shared by the draw pile (`pile` cards of it) and the coins gained since that shuffle.
    """

    first: int = field(Seat())
    active: int = field(Seat())
    turns: int = field(Number())  # active turns begun
    ending: int = field(Flag())  # once somebody has reached the goal
    hand: int = field(MAYBE_CARD)  # a card on its way somewhere: a tax, a ship being traded
    traded: int = field(MAYBE_CARD)  # the ship last traded, wherever it went; none once its coins were given up
    colours: int = field(Derived(colours_of))
    pile: int = field(Number())
    river: list[int] = field(CARDS)
    expeditions: list[int] = field(CARDS)
    discard: list[int] = field(CARDS)
    pools: list[list[int]] = field(Each(CARDS, None))  # pools[0] stays empty: coins without a card (PR-GEN-005)
    purse: list[int] = field(Purses(), key="purses")
    tally: list[int] = field(TALLY)
    display: list[list[int]] = field(Each(CARDS))
    zones: list[list[int]] = field(Zones())

    def __init__(self, rules: Book, of: PortRoyal | None = None) -> None:
        super().__init__(rules, of)
        self.book = rules

    def clone(self) -> PortRoyal:
        twin = PortRoyal(self.book, self)
        twin.first = self.first
        twin.active = self.active
        twin.turns = self.turns
        twin.ending = self.ending
        twin.hand = self.hand
        twin.traded = self.traded
        twin.colours = self.colours
        twin.pile = self.pile
        twin.river = self.river.copy()
        twin.expeditions = self.expeditions.copy()
        twin.discard = self.discard.copy()
        twin.pools = [pool.copy() for pool in self.pools]
        twin.purse = self.purse.copy()
        twin.tally = self.tally.copy()
        twin.display = [cards.copy() for cards in self.display]
        twin.zones = [things.copy() for things in self.zones]
        return twin

    def count(self, seat: int, counter: int) -> int:
        """One of the seat's counters."""
        return self.tally[counter + seat]
