"""The table: river, displays, treasuries."""

from __future__ import annotations

from typing import Any, Final

from flibuste.games.port_royal.book import STRIDE, Book
from flibuste.kernel import Fork, Frame, State

NO_CARD: Final = -1
COLOURS_IN: Final = tuple(mask.bit_count() for mask in range(64))  # how many a set of colours has


class PortRoyal(State):
    """A position of Port Royal.

    Nobody ever sees the faces in the draw pile and in the treasuries, so they are not decided until they turn up:
    `pools` are the unseen cards, one pool per shuffle, and `purse` says how many of each pool a holder has. The newest
    pool is shared by the draw pile (`pile` cards of it) and the coins gained since that shuffle.
    """

    __slots__ = (
        "active",
        "book",
        "colours",
        "discard",
        "display",
        "ending",
        "expeditions",
        "first",
        "hand",
        "pile",
        "pools",
        "purse",
        "river",
        "tally",
        "traded",
        "turns",
        "zones",
    )

    def __init__(
        self,
        book: Book,
        key: bytes,
        rng: int,
        stack: list[Frame[Any]],
        fork: Fork | None,
        decider: int,
        options: list[int],
        first: int,
        active: int,
        turns: int,
        ending: int,
        hand: int,
        traded: int,
        colours: int,
        pile: int,
        river: list[int],
        expeditions: list[int],
        discard: list[int],
        pools: list[list[int]],
        purse: list[int],
        tally: list[int],
        display: list[list[int]],
        zones: list[list[int]],
    ) -> None:
        self.rules = book
        self.key = key
        self.rng = rng
        self.stack = stack
        self.fork = fork
        self.decider = decider
        self.options = options
        self.sink = None
        self.revealed = 0
        self.book = book
        self.first = first
        self.active = active
        self.turns = turns  # active turns begun
        self.ending = ending  # 1 once somebody has reached the goal
        self.hand = hand  # a card on its way somewhere: a tax, a ship being traded
        self.traded = traded  # the ship last traded, wherever it went; none once its coins were given up
        self.colours = colours  # of the ships in the river, a bit each
        self.pile = pile
        self.river = river
        self.expeditions = expeditions
        self.discard = discard
        self.pools = pools  # pools[0] stays empty: coins without a card (PR-GEN-005)
        self.purse = purse  # row by row as `pools`, one column per holder
        self.tally = tally  # a row of STRIDE counters for each seat and one for the table
        self.display = display
        self.zones = zones  # what modules lay out

    def clone(self) -> PortRoyal:
        return PortRoyal(
            self.book,
            self.key,
            self.rng,
            self.stack.copy(),
            None if self.fork is None else self.fork.clone(),
            self.decider,
            self.options,
            self.first,
            self.active,
            self.turns,
            self.ending,
            self.hand,
            self.traded,
            self.colours,
            self.pile,
            self.river.copy(),
            self.expeditions.copy(),
            self.discard.copy(),
            [pool.copy() for pool in self.pools],
            self.purse.copy(),
            self.tally.copy(),
            [cards.copy() for cards in self.display],
            [cards.copy() for cards in self.zones],
        )

    def facts(self) -> tuple[object, ...]:
        return (
            (self.first, self.active, self.turns, self.ending, self.hand, self.traded, self.colours, self.pile),
            (self.river, self.expeditions, self.discard, self.pools, self.purse, self.tally, self.display, self.zones),
        )

    def count(self, seat: int, slot: int) -> int:
        """One of the seat's counters."""
        return self.tally[seat * STRIDE + slot]
