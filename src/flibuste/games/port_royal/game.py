"""Port Royal on the shelf: its options, its set-up, its result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from flibuste.data import digest, files
from flibuste.games.port_royal import board
from flibuste.games.port_royal.actions import base_verbs
from flibuste.games.port_royal.book import STRIDE, Book
from flibuste.games.port_royal.cards import GAME
from flibuste.games.port_royal.discovery import AfterBust, Discover, Open, Repel
from flibuste.games.port_royal.events import EVENTS
from flibuste.games.port_royal.expeditions import add_expeditions
from flibuste.games.port_royal.market import Take, TakeAfter
from flibuste.games.port_royal.modules import MODULES, WITHOUT, Module
from flibuste.games.port_royal.scoring import EXPEDITION_END, STANDARD_END, add_end
from flibuste.games.port_royal.state import NO_CARD, PortRoyal
from flibuste.games.port_royal.treasury import gain
from flibuste.games.port_royal.turn import Turns, add_turn
from flibuste.kernel import NOBODY, Choice, Document, Game, Notation, Options, Result, Rules, below

SPECIAL_EXPEDITION = "expedition-special"
DRAWN = "drawn"
FIRST_SEAT = "first-seat"


class PortRoyalGame(Game[PortRoyal]):
    """Port Royal with the modules a table chooses."""

    key: ClassVar[str] = GAME
    rules_version: ClassVar[int] = 1
    modules: ClassVar[tuple[Module, ...]] = MODULES

    def __init__(self) -> None:
        modules = self.modules
        super().__init__(
            choices=(
                Choice("end", STANDARD_END, EXPEDITION_END),
                *[choice for module in modules for choice in module.choices],
                Choice("first", DRAWN, FIRST_SEAT),
            ),
            events=EVENTS,
            frames=(
                *(Turns, Open, Discover, Repel, AfterBust, Take, TakeAfter),
                *[frame for module in modules for frame in module.frames],
            ),
        )
        self._notation = Notation(*base_verbs(), *(verb for module in self.modules for verb in module.verbs()))

    @property
    def notation(self) -> Notation:
        return self._notation

    def seat_counts(self, options: Options) -> Sequence[int]:
        """PR-BASE-001 Two to five, unless a module is for others."""
        for module in self.modules:
            counts = module.seats.get(options.get(module.key, ""))
            if counts is not None:
                return counts
        return range(2, 6)

    def refusal(self, seats: int, options: Options) -> str | None:
        reasons = (module.refusal(options) for module in self.modules)
        return next((reason for reason in reasons if reason is not None), None)

    def option_sets(self, seats: int) -> Iterator[dict[str, str]]:
        """Who begins changes no other rule: the table's choice is played with the usual options only. A module may name
        what is to be played of it."""
        usual = {**self.settle({}), "first": FIRST_SEAT}
        sampled = [choice for module in self.modules if module.samples is not None for choice in module.choices]
        usually = {choice.key: choice.values[0] for choice in sampled}
        every = [choice for choice in self.choices if choice.key not in usually]
        for chosen in self._combinations(seats, usually, every):
            options = self.settle(chosen)
            if options["first"] == DRAWN or options == usual:
                yield options
        for module in self.modules:
            for sample in module.samples or ():
                if seats in self.seat_counts(sample):
                    yield self.settle(sample)

    def compose(self, seats: int, options: Options) -> Rules:
        book = Book(seats, options)
        add_turn(book)
        add_expeditions(book)
        add_end(book, options["end"])
        add_base_deck(book)
        for module in self.modules:
            module.extend(book)
        return book

    def set_up(self, rules: Rules, key: bytes, rng: int) -> PortRoyal:
        """PR-BASE-003 All cards form the pile; PR-BASE-004 3 coins each; PR-BASE-005 the first player is
        drawn, or sits in the first seat if the table says so."""
        assert isinstance(rules, Book)
        s = PortRoyal(
            rules,
            key,
            rng,
            stack=[Turns(NOBODY)],
            fork=None,
            decider=NOBODY,
            options=[],
            first=0,
            active=0,
            turns=0,
            ending=0,
            hand=NO_CARD,
            traded=NO_CARD,
            colours=0,
            pile=len(rules.deck),
            river=[],
            expeditions=rules.laid_out.copy(),
            discard=[],
            pools=[[], rules.deck.copy()],
            purse=[0] * (2 * rules.holders),
            tally=[0] * (STRIDE * (rules.seats + 1)),
            display=[[] for _ in range(rules.seats)],
            zones=[[] for _ in rules.zones],
        )
        for seat in range(rules.seats):
            gain(s, seat, rules.start_coins)
        s.first = below(s, rules.seats) if rules.options["first"] == DRAWN else 0
        for lay_out in rules.set_ups:
            lay_out(s)
        return s

    def write(self, s: PortRoyal) -> Document:
        return board.write(s)

    def read(self, rules: Rules, document: Document) -> PortRoyal:
        assert isinstance(rules, Book)
        return board.read(rules, document)

    def audit(self, s: PortRoyal) -> None:
        board.audit(s)

    def result(self, s: PortRoyal) -> Result:
        return s.book.standing(s)

    def blank(self, s: PortRoyal, seat: int) -> None:
        for hide in s.book.blanks:
            hide(s, seat)

    def guess(self, s: PortRoyal) -> None:
        for fill in s.book.guesses:
            fill(s)

    def data_in_use(self) -> str:
        return digest(GAME)

    def data_digest(self, seats: int, options: Options) -> str:
        """Over the files that all tables share and those of the modules in play that bring their own."""
        idle = [name for module in self.modules if options[module.key] == WITHOUT for name in module.sheets]
        return digest(GAME, [name for name in files(GAME) if name not in idle])

    def first_data_digest(self) -> str:
        late = [name for module in self.modules for name in module.sheets]
        return digest(GAME, [name for name in files(GAME) if name not in late])


def add_base_deck(book: Book) -> None:
    """PR-BASE-002 The special expedition lies face up with exactly five players and is removed with fewer."""
    special = book.cards.of[SPECIAL_EXPEDITION]
    book.deck += [card for card in book.cards.deck("base") if card != special]
    if book.seats == book.special_expedition_players:
        book.laid_out.append(special)


GAME_OBJECT = PortRoyalGame()
