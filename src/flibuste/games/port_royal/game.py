"""Port Royal on the shelf: its options, its set-up, its result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Final

from flibuste.games.port_royal.audit import audit
from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.cards import GAME
from flibuste.games.port_royal.catalogue import CATALOGUE, PAYERS_OWNED
from flibuste.games.port_royal.expeditions import add_expeditions
from flibuste.games.port_royal.facts import add_things
from flibuste.games.port_royal.modules import FIRST_SHEETS, MODULES, SAMPLED, SAMPLES
from flibuste.games.port_royal.modules.answers import limits
from flibuste.games.port_royal.scoring import END, add_end
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import gain
from flibuste.games.port_royal.turn import Turns, add_turn
from flibuste.kernel import NOBODY, BadPosition, Document, Options, Result, Rules, below
from flibuste.kernel.codec import expect_keys
from flibuste.kit import ROW, TABLE, Catalogue, DeclaredGame, Module
from flibuste.kit.kinds import expect_list

SPECIAL_EXPEDITION: Final = "expedition-special"
DRAWN: Final = "drawn"
FIRST_SEAT: Final = "first-seat"
FIRST_STRIDE: Final = 40  # counters of a seat in the first records, whether in use or not


def begin_in_first_seat(book: Book) -> None:
    book.draws_first_player = False


FIRST: Final = Module("first", {FIRST_SEAT: begin_in_first_seat}, default=DRAWN)


class PortRoyalGame(DeclaredGame):
    """Port Royal with the modules a table chooses. PR-BASE-001 Two to five, unless a module is for others."""

    key: ClassVar[str] = GAME
    rules_version: ClassVar[int] = 2  # rulings G36 to G39
    package: ClassVar[str] = "flibuste.games.port_royal"
    catalogue: ClassVar[Catalogue] = CATALOGUE
    book: ClassVar[type] = Book
    board: ClassVar[type] = PortRoyal
    modules: ClassVar[tuple[Module, ...]] = (END, *MODULES, FIRST)
    counts: ClassVar[Sequence[int]] = range(2, 6)
    first_sheets: ClassVar[tuple[str, ...]] = FIRST_SHEETS

    def option_sets(self, seats: int) -> Iterator[dict[str, str]]:
        """Who begins changes no other rule: the table's choice is played with the usual options only. Of some modules
        there are samples."""
        usual = {**self.settle({}), "first": FIRST_SEAT}
        left_alone = {choice.key: choice.values[0] for choice in self.choices if choice.key in SAMPLED}
        varied = [choice for choice in self.choices if choice.key not in SAMPLED]
        for options in self._combinations(seats, left_alone, varied):
            if options["first"] == DRAWN or options == usual:
                yield self.settle(options)
        for sample in SAMPLES:
            if seats in self.seat_counts(sample):
                yield self.settle(sample)

    def compose(self, seats: int, options: Options, version: int) -> Book:
        book = super().compose(seats, options, version)
        assert isinstance(book, Book)
        marks = [(module.key, value) for module in self.modules if module.numbers for value in module.variants]
        book.extended = any([options[key] == value for key, value in marks])
        return book

    def base(self, rules: Book) -> None:
        add_turn(rules)
        add_expeditions(rules)
        add_end(rules)
        add_base_deck(rules)
        add_things(rules)

    def lay_out(self, s: PortRoyal) -> None:
        """PR-BASE-003 All cards form the pile; PR-BASE-004 3 coins each; PR-BASE-005 the first player is
        drawn, or sits in the first seat if the table says so."""
        book = s.book
        s.stack = [Turns(NOBODY)]
        s.pile = len(book.deck)
        s.expeditions = book.laid_out.copy()
        s.pools = [[], book.deck.copy()]
        for seat in range(book.seats):
            gain(s, seat, book.start_coins)
        s.first = below(s, book.seats) if book.draws_first_player else 0
        for lay_out in book.set_ups:
            lay_out(s)

    def write(self, s: PortRoyal) -> Document:
        """`pools` are the unseen cards by shuffle; the newest is shared by the draw pile and the coins gained since.
        `purses` say how many cards of each pool a holder has. What a player has stands together."""
        document = super().write(s)
        display, tally = document.pop("display"), document.pop("tally")
        players = zip(display, tally["seats"], strict=True)
        document["players"] = [{"display": cards, "counts": counts} for cards, counts in players]
        document["table"] = tally["table"]
        return document

    def read(self, rules: Rules, document: Document) -> PortRoyal:
        for key in ("players", "table"):
            if key not in document:
                raise BadPosition(f"The board lacks {key!r}.")
        parts = dict(document)
        players, table = expect_list("players", parts.pop("players")), parts.pop("table")
        for seat, player in enumerate(players):
            expect_keys(f"player {seat}", player, ("display", "counts"))
        parts["display"] = [player["display"] for player in players]
        parts["tally"] = {"seats": [player["counts"] for player in players], "table": table}
        s: PortRoyal = super().read(rules, parts)
        return s

    def has_secrets(self, rules: Rules) -> bool:
        assert isinstance(rules, Book)
        return rules.has_secrets

    def shows_all(self, rules: Rules) -> bool:
        assert isinstance(rules, Book)
        return not rules.blanks

    def blank(self, s: PortRoyal, seat: int) -> None:
        for hide in s.book.blanks:
            hide(s, seat)

    def guess(self, s: PortRoyal) -> None:
        for fill in s.book.guesses:
            fill(s)

    def limits(self, rules: Book) -> Mapping[int, Iterable[int]]:
        return limits(rules)

    def audit(self, s: PortRoyal) -> None:
        audit(s)

    def result(self, s: PortRoyal) -> Result:
        return s.book.standing(s)

    def first_facts(self, s: PortRoyal) -> tuple[object, ...]:
        """In the first records each seat, and the table after them, had a row of counters."""
        counters = [counter for module in self.modules if module.numbers for counter in module.numbers.counters]
        order = [*range(0, PAYERS_OWNED + ROW, ROW), *counters]
        unused = [0] * (FIRST_STRIDE - len(order))
        tally: list[int] = []
        for holder in (*range(s.book.seats), TABLE):
            tally += [*[s.tally[counter + holder] for counter in order], *unused]
        return (
            (s.first, s.active, s.turns, s.ending, s.hand, s.traded, s.colours, s.pile),
            (s.river, s.expeditions, s.discard, s.pools, list(s.purse), tally, s.display, s.zones),
        )


def add_base_deck(book: Book) -> None:
    """PR-BASE-002 The special expedition lies face up with exactly five players and is removed with fewer."""
    special = book.cards.of[SPECIAL_EXPEDITION]
    book.deck += [card for card in book.cards.deck("base") if card != special]
    if book.seats == book.special_expedition_players:
        book.laid_out.append(special)


GAME_OBJECT: Final = PortRoyalGame()
