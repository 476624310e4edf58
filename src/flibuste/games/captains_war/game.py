"""Captains' War on the shelf: its modes and modules, its set-up, its result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from flibuste.games.captains_war.actions import ATTACK, CATALOGUE
from flibuste.games.captains_war.audit import audit
from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.modules import adventure, duel, solo
from flibuste.games.captains_war.scoring import standing
from flibuste.games.captains_war.state import CaptainsWar, free, gain
from flibuste.games.captains_war.tables import CAPTAIN_NAMES, GAME, GOLD, ITEMS, MOST_SEATS, SHEETS
from flibuste.games.captains_war.turn import Turns, add_turn
from flibuste.kernel import NOBODY, Result, below
from flibuste.kit import Catalogue, DeclaredGame, Module
from flibuste.kit.first_format import first_facts_of


class CaptainsWarGame(DeclaredGame):
    """CW-GEN-001 Three to six captains, two in a duel, one against a Legendary Captain."""

    key: ClassVar[str] = GAME
    rules_version: ClassVar[int] = 2  # the pirate owed to a captain
    package: ClassVar[str] = "flibuste.games.captains_war"
    catalogue: ClassVar[Catalogue] = CATALOGUE
    book: ClassVar[type] = Book
    board: ClassVar[type] = CaptainsWar
    modules: ClassVar[tuple[Module, ...]] = (solo.MODULE, duel.MODULE, adventure.MODULE)
    counts: ClassVar[Sequence[int]] = range(1, MOST_SEATS + 1)
    first_sheets: ClassVar[tuple[str, ...]] = (*SHEETS, *solo.MODULE.sheets, *adventure.MODULE.sheets)

    def base(self, rules: Book) -> None:
        add_turn(rules)
        rules.deal = give_first_gold
        rules.standing = standing

    def lay_out(self, s: CaptainsWar) -> None:
        """CW-SET-001 A random first captain, then clockwise; CW-SET-004 everybody's empty sheet is filled in."""
        book = s.book
        s.first = below(s, book.seats)
        for seat in range(book.seats):
            for item in range(ITEMS):
                gain(s, seat, item, book.tables.start[item])
        book.deal(s)
        s.stack.append(Turns(NOBODY))

    def limits(self, rules: Book) -> Mapping[int, Iterable[int]]:
        return {ATTACK: rules.voices}

    def audit(self, s: CaptainsWar) -> None:
        audit(s)

    def result(self, s: CaptainsWar) -> Result:
        return s.book.standing(s)

    def option_sets(self, seats: int) -> Iterator[dict[str, str]]:
        """Alone: each captain. Two to six: without adventure cards, and with all of them."""
        if seats == 1:
            yield from ({"captain": captain, "adventure": adventure.NO_CARDS} for captain in CAPTAIN_NAMES)
        elif seats <= MOST_SEATS:
            cards = (adventure.NO_CARDS, adventure.ALL_CARDS)
            yield from ({"captain": CAPTAIN_NAMES[0], "adventure": choice} for choice in cards)

    def first_facts(self, s: CaptainsWar) -> tuple[object, ...]:
        return (
            (s.first, s.active, s.turns, s.dice, s.aside, s.taken),
            [first_sheet(s, side) for side in range(s.book.sides)],
            (s.truces, s.weary, s.attacker, s.defender, s.parties, s.extras, s.notes),
        )


def first_sheet(s: CaptainsWar, side: int) -> tuple[object, ...]:
    """In the first records free boxes were counted too, after those held and spent."""
    held, spent, *others = first_facts_of(s.sheets[side])
    return (held, spent, tuple([free(s, side, item) for item in range(ITEMS)]), *others)


def give_first_gold(s: CaptainsWar) -> None:
    """CW-SET-002, CW-SET-003 What each captain starts with in gold follows the order of play."""
    for place, gold in enumerate(s.book.tables.start_gold[: s.book.seats]):
        gain(s, (s.first + place) % s.book.seats, GOLD, gold)


GAME_OBJECT = CaptainsWarGame()
