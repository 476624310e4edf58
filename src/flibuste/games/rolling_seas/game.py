"""Rolling Seas on the shelf: its options, its set-up, its result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Final

from flibuste.games.rolling_seas.actions import AMBUSH as HIDE
from flibuste.games.rolling_seas.actions import CATALOGUE, EXPLORE, HOME, MOOR, PLACE, PLACEMENTS, POINT, VISIT
from flibuste.games.rolling_seas.audit import audit
from flibuste.games.rolling_seas.book import Book
from flibuste.games.rolling_seas.chart import GRID, map_keys
from flibuste.games.rolling_seas.fights import AMBUSHES
from flibuste.games.rolling_seas.scoring import standing
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.games.rolling_seas.tables import MOST_SEATS
from flibuste.games.rolling_seas.turn import Turns, compose
from flibuste.kernel import NOBODY, Choice, Result
from flibuste.kit import Catalogue, DeclaredGame, Module
from flibuste.kit.first_format import first_facts_of
from flibuste.kit.grid import cells_of

DECKS: Final = ("standard", "stormier", "quick")
CHOICES: Final = (Choice("map", *map_keys()), Choice("deck", *DECKS))


class RollingSeasGame(DeclaredGame):
    """For one to six, all at once. RS-SET-001 The table agrees on a map; RS-SET-004, RS-SET-005 and on a deck."""

    key: ClassVar[str] = "rolling-seas"
    package: ClassVar[str] = "flibuste.games.rolling_seas"
    catalogue: ClassVar[Catalogue] = CATALOGUE
    book: ClassVar[type] = Book
    board: ClassVar[type] = RollingSeas
    modules: ClassVar[tuple[Module, ...]] = (AMBUSHES,)
    base_choices: ClassVar[tuple[Choice, ...]] = CHOICES
    counts: ClassVar[Sequence[int]] = range(1, MOST_SEATS + 1)
    implied: ClassVar[tuple[int, ...]] = (PLACE,)  # the card being drawn
    first_sheets: ClassVar[tuple[str, ...]] = ("cards", "maps", "sea", "ship")

    def option_sets(self, seats: int) -> Iterator[dict[str, str]]:
        """Every deck with and without ambushes; the maps, which change no rule, take turns."""
        maps = self.choices[0].values
        plans = [(deck, ambush) for deck in DECKS for ambush in AMBUSHES.choice.values]
        for number, (deck, ambush) in enumerate(plans):
            options = {"map": maps[(seats * len(plans) + number) % len(maps)], "deck": deck, "ambush": ambush}
            if seats in self.seat_counts(options):
                yield options

    def base(self, rules: Book) -> None:
        compose(rules)

    def lay_out(self, s: RollingSeas) -> None:
        """RS-SET-001, RS-SET-012 A map and a ship board for everybody; the plan of the set-up on top of the turns."""
        book = s.book
        s.stack = [Turns(NOBODY), book.run("set-up", 0)]
        s.calm, s.adventure = book.recipe.calm, book.recipe.adventure
        s.calms, s.stock = book.calms.copy(), book.stock.copy()
        for seat in range(book.seats):
            s.own(seat)
            s.boards[seat].pirates = book.chart.pirates
            s.sheets[seat].begin()

    def limits(self, rules: Book) -> Mapping[int, Iterable[int]]:
        """For learning machines: the answers that fit the map."""
        chart, cards = rules.chart, rules.cards.adventures
        places = {card: chart.placements(cards[card]).codes for card in rules.stock}
        hiding = cells_of(chart.sea) if rules.ambushes else []
        return {
            PLACE: [card * PLACEMENTS + code for card, codes in places.items() for code in codes],
            **dict.fromkeys((HOME, VISIT), chart.ports),
            **dict.fromkeys((HIDE, POINT), hiding),
            MOOR: cells_of(chart.quays),
            EXPLORE: cells_of(GRID.beside(chart.sea) & chart.land & ~chart.port_cells),
        }

    def audit(self, s: RollingSeas) -> None:
        audit(s)

    def result(self, s: RollingSeas) -> Result:
        return standing(s)

    def first_facts(self, s: RollingSeas) -> tuple[object, ...]:
        return (
            (s.turn, s.card, s.die, s.winds, s.tier, s.calm, s.adventure),
            (s.calms, s.stock, s.sketches),
            [first_facts_of(board) for board in s.boards],
            [first_facts_of(sheet) for sheet in s.sheets],
        )


GAME_OBJECT: Final = RollingSeasGame()
