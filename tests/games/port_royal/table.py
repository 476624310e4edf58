"""Port Royal's table, laid out for a test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Self

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.catalogue import CATALOGUE, GOLD, INFLUENCE, SWORDS
from flibuste.games.port_royal.discovery import discover
from flibuste.kernel import NOBODY, Document, Game, Generator, Options, describe
from flibuste.kit import ROW
from tests.scenario import Scenario, in_order_of_drawing

OPEN, DISCOVER, TAKE = "open", "discover", "take"


class Table(Scenario):
    """Cards are named as in the data, several in one string: `river="ship-red-1-1 sailor-1"`."""

    @classmethod
    def lay(
        cls,
        game: Game[Any],
        seats: int,
        options: Options,
        *,
        at: str = DISCOVER,
        first: int = 0,
        active: int = 0,
        round: int = 1,
        ending: bool = False,
        river: str = "",
        expeditions: str | None = None,
        discard: str = "",
        display: Sequence[str] = (),
        gold: Sequence[int] | int = 3,
        pile: int | None = None,
        next_cards: str = "",
        seed: int = 1,
    ) -> Self:
        """It is the active seat's turn: about to `open` it, between two reveals (`discover`), or about to `take`.

        Cards not named are unseen: in the pile or in treasuries; with `pile`, that many are in the pile and the rest is
        in the discard. `next_cards` are the first unseen cards to be turned up, whether revealed or paid as coins.
        """
        document = describe(game, game.new(seats, options, seed))
        book = game.rules(seats, options)
        assert isinstance(book, Book)
        board = document["board"]
        coins = [gold] * seats if isinstance(gold, int) else list(gold)
        displays = [cards.split() for cards in display] or [[] for _ in range(seats)]
        board["river"] = river.split()
        board["discard"] = discard.split()
        if expeditions is not None:
            board["expeditions"] = expeditions.split()
        named = [
            *board["river"],
            *board["discard"],
            *board["expeditions"],
            *(card for cards in displays for card in cards),
        ]
        unseen = _without(book, named)
        if pile is not None:
            unseen, left_over = _parted(unseen, next_cards.split(), pile + sum(coins))
            board["discard"] += left_over
        generator = Generator(b"", document["generator"]["state"])
        board["pools"] = [[], in_order_of_drawing(unseen, next_cards.split(), generator)]
        board["purses"] = [[0] * book.holders, coins + [0] * (book.holders - seats)]
        board["pile"] = len(unseen) - sum(coins)
        board["players"] = [
            {"display": cards, "counts": _counts(book, cards, purse)}
            for cards, purse in zip(displays, coins, strict=True)
        ]
        board |= {"first": first, "active": active, "ending": ending}
        board["turns"] = (round - 1) * seats + (active - first) % seats + 1
        document["stack"] = stack(book, at, active)
        return cls.read(game, document)

    @property
    def river(self) -> list[str]:
        return list(self.board["river"])

    @property
    def expeditions(self) -> list[str]:
        return list(self.board["expeditions"])

    @property
    def discard(self) -> list[str]:
        return list(self.board["discard"])

    @property
    def display(self) -> list[list[str]]:
        return [list(player["display"]) for player in self.board["players"]]

    @property
    def unseen(self) -> Counter[str]:
        """The cards in the pile and in the treasuries."""
        return Counter(card for pool in self.board["pools"] for card in pool)

    @property
    def gold(self) -> list[int]:
        return self._counters(GOLD)

    @property
    def influence(self) -> list[int]:
        return self._counters(INFLUENCE)

    @property
    def swords(self) -> list[int]:
        return self._counters(SWORDS)

    @property
    def virtual_gold(self) -> list[int]:
        """How many of a seat's coins have no card (PR-GEN-005)."""
        return list(self.board["purses"][0][: len(self.gold)])

    @property
    def pile(self) -> int:
        return int(self.board["pile"])

    @property
    def active(self) -> int:
        return int(self.board["active"])

    @property
    def ending(self) -> bool:
        return bool(self.board["ending"])

    def _counters(self, slot: int) -> list[int]:
        return [self.state.count(seat, slot) for seat in range(self.state.book.seats)]


def _without(book: Book, named: Sequence[str]) -> list[str]:
    """The deck without the cards that lie somewhere else."""
    deck = Counter(book.cards.keys[card] for card in [*book.deck, *book.laid_out])
    missing = Counter(named) - deck
    if missing:
        raise ValueError(f"The deck has too few of {', '.join(missing)}.")
    return sorted((deck - Counter(named)).elements(), key=book.cards.of.__getitem__)


def _parted(cards: list[str], first: Sequence[str], size: int) -> tuple[list[str], list[str]]:
    """So many of the cards, those named first among them, and the others."""
    rest = list(cards)
    for card in first:
        rest.remove(card)
    cut = size - len(first)
    if not 0 <= cut <= len(rest):
        raise ValueError(f"{size} unseen cards cannot be made of {len(cards)}, {len(first)} of them named.")
    return [*first, *rest[:cut]], rest[cut:]


def _counts(book: Book, display: Sequence[str], gold: int) -> dict[str, int]:
    counts = Counter({"gold": gold})
    for card in display:
        for counter, amount in book.grants[book.cards.of[card]]:
            counts[CATALOGUE.counters[counter // ROW]] += amount
    return dict(counts)


def stack(book: Book, at: str, active: int) -> list[Document]:
    """What is pending at that moment of the active seat's turn."""
    step = 0 if at == OPEN else book.plans["turn"].index(discover) + 1
    pending: list[Document] = [{"frame": "Turns", "seat": NOBODY}]
    pending.append({"frame": "Plan", "name": "turn", "seat": active, "at": step})
    if at == DISCOVER:
        pending.append({"frame": "Discover", "seat": active})
    return pending
