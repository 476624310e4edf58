"""The table: river, displays, treasuries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.cards import SHIP
from flibuste.games.port_royal.catalogue import CATALOGUE
from flibuste.kernel.codec import expect_keys
from flibuste.kit import Board, Derived, Each, Flag, Kind, Number, Packed, Seat, Tally, Word, field
from flibuste.kit.columns import SMALL, Columns, OrdinalColumn, packed_of, turned
from flibuste.kit.list_columns import BagColumns, MergedColumns, SlotColumns
from flibuste.kit.rows import Row

NO_CARD: Final = -1
POOLS: Final = 8  # that learning machines tell apart
IN_ORDER: Final = 8  # things of a zone whose order they see
COLOURS_IN: Final = vec[i64]([mask.bit_count() for mask in range(64)])  # how many a set of colours has


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

    def columns(self, rules: Any) -> Columns:
        return PurseColumns(rules.seats, rules.holders)

    def read(self, rules: Any, what: str, document: Any) -> Any:
        return [count for row in ROWS.read(rules, what, document) for count in row]

    def first(self, rules: Any) -> Any:
        """Of coins without a card, and of the first pool."""
        return [0] * (2 * rules.holders)


class PurseColumns(Columns):
    """The newest pools' coins first, as `Pools` has them; those of older ones are counted together."""

    def __init__(self, seats: int, holders: int) -> None:
        names = [f"{pool}.{holder}" for pool in range(POOLS) for holder in range(holders)]
        super().__init__(names, [SMALL] * len(names))
        self.seats: i64 = seats
        self.holders: i64 = holders

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        coins = packed_of(value)
        pool, holder = len(coins) // self.holders - 1, i64(0)
        for count in coins:
            if count:
                place = min(pool, POOLS - 1) * self.holders + turned(holder, seat, self.seats)
                row.raise_by(at + place, count)
            holder += 1
            if holder == self.holders:
                pool, holder = pool - 1, 0


class Pools(Each):
    """The cards not seen yet, the newest pool first: how many of each."""

    def columns(self, rules: Any) -> Columns:
        return SlotColumns(BagColumns(card_names(rules)), POOLS, newest_first=True)


class ZoneColumns(Columns):
    """How many of each thing a zone has, and the first ones in their order."""

    def __init__(self, names: Sequence[str], words: Sequence[Sequence[str]]) -> None:
        super().__init__([])
        self.parts: list[Columns] = [
            MergedColumns(
                [BagColumns(known, ["covered"]), SlotColumns(OrdinalColumn(len(known)), IN_ORDER)], ["", "order"]
            )
            for known in words
        ]
        self.take(self.parts, names)

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        for number in range(len(self.parts)):
            part = self.parts[number]
            part.write(row, at, value[number], seat)
            at += part.size


class Zones(Kind):
    """What modules lay out, each zone by its name."""

    def columns(self, rules: Any) -> Columns:
        return ZoneColumns(list(rules.zones), list(rules.zone_words))

    def write(self, rules: Any, value: Any) -> Any:
        zones = zip(rules.zones, rules.zone_words, value, strict=True)
        return {name: [words[thing] for thing in things] for name, words, things in zones}

    def read(self, rules: Any, what: str, document: Any) -> Any:
        expect_keys("the zones", document, tuple(rules.zones))
        zones = zip(rules.zones, rules.zone_words, strict=True)
        return [Each(Word("thing", words), None).read(rules, f"zone {name}", document[name]) for name, words in zones]

    def first(self, rules: Any) -> Any:
        return [[] for _ in rules.zones]


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

    first: i64 = field(Seat())
    active: i64 = field(Seat())
    turns: i64 = field(Number())  # active turns begun
    ending: i64 = field(Flag())  # once somebody has reached the goal
    hand: i64 = field(MAYBE_CARD)  # a card on its way somewhere: a tax, a ship being traded
    traded: i64 = field(MAYBE_CARD)  # the ship last traded, wherever it went; none once its coins were given up
    colours: i64 = field(Derived(colours_of))
    pile: i64 = field(Number())
    river: list[int] = field(CARDS)
    expeditions: list[int] = field(CARDS)
    discard: list[int] = field(CARDS)
    pools: list[list[int]] = field(Pools(CARDS, None))  # pools[0] stays empty: coins without a card (PR-GEN-005)
    purse: vec[i64] = field(Packed(Purses()), key="purses")
    tally: vec[i64] = field(Packed(TALLY))
    display: list[list[int]] = field(Each(CARDS), shared=True)  # who gains or loses a card gets a new list
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
        twin.purse = self.purse[:]
        twin.tally = self.tally[:]
        twin.display = self.display.copy()
        twin.zones = [things.copy() for things in self.zones]
        return twin

    def shown(self) -> list[Any]:
        return [
            self.first,
            self.active,
            self.turns,
            self.ending,
            self.hand,
            self.traded,
            self.pile,
            self.river,
            self.expeditions,
            self.discard,
            self.pools,
            self.purse,
            self.tally,
            self.display,
            self.zones,
        ]

    def count(self, seat: int, counter: int) -> int:
        """One of the seat's counters."""
        return self.tally[counter + seat]
