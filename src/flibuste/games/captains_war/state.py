"""The table: dice, sheets, and the boarding in progress."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64

from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.sheet import PARTY_WORDS, Sheet
from flibuste.games.captains_war.tables import DIE_NAMES, FACES, RESOURCES
from flibuste.kit import Board, Each, Kind, Mask, Named, Number, Part, Seat, Word, field


def sides(book: Any) -> int:
    count: int = book.sides
    return count


def each_side(of: Kind) -> Each:
    return Each(of, sides, by_seat=True)


@dataclass(init=False, eq=False)
class CaptainsWar(Board):
    """A position of Captains' War. A side is a seat, or somebody whom a mode lets play by a table. CW-GEN-006,
    CW-BRD-005 What a seat's own lane changes is its sheet, the dice it took and its party."""

    first: int = field(Seat())
    active: int = field(Seat())
    turns: int = field(Number(lambda book: book.tables.last_turn + 1))  # begun so far
    dice: list[int] = field(Named(DIE_NAMES, Number(FACES + 1), shift=1))  # the face shown, NONE before the first roll
    aside: int = field(Word("die", DIE_NAMES, none=True))
    taken: list[int] = field(Each(Mask(Word("die", DIE_NAMES))), own=True)  # this turn
    sheets: list[Sheet] = field(each_side(Part(Sheet)), own=True)
    truces: int = field(Mask(Seat()))  # who shows a truce marker
    weary: int = field(Mask(Seat()))  # who attacked on their last turn, where that matters
    attacker: int = field(Number(sides, none=True))  # of the boarding in progress
    defender: int = field(Number(sides, none=True))
    parties: list[int] = field(each_side(Word("party", PARTY_WORDS, none=True)), own=True)  # what each committed
    extras: list[int] = field(each_side(Number()))  # points that modules gave
    notes: list[int] = field(each_side(Number()))  # what modules remember

    def __init__(self, book: Book, of: CaptainsWar | None = None) -> None:
        super().__init__(book, of)
        self.book = book

    def voice(self, side: int) -> int:
        """What a side is called in answers and events."""
        return self.book.voices[side]

    def clone(self) -> CaptainsWar:
        twin = CaptainsWar(self.book, self)
        twin.first = self.first
        twin.active = self.active
        twin.turns = self.turns
        twin.dice = self.dice.copy()
        twin.aside = self.aside
        twin.taken = self.taken.copy()
        twin.sheets = [sheet.clone() for sheet in self.sheets]
        twin.truces = self.truces
        twin.weary = self.weary
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.parties = self.parties.copy()
        twin.extras = self.extras.copy()
        twin.notes = self.notes.copy()
        return twin


def free(s: CaptainsWar, side: int, item: int) -> i64:
    """CW-GEN-002 The boxes of an item that a side can still circle: nobody who shares them holds or has spent them."""
    left = s.book.tables.boxes[item]
    for sharer in s.book.sharers[side]:
        sheet = s.sheets[sharer]
        left -= sheet.held[item] + sheet.spent[item]
    return left


def free_resources(s: CaptainsWar, side: int) -> list[int]:
    """CW-LOOT-009 The resources that still have a free box."""
    return [resource for resource in RESOURCES if free(s, side, resource)]


def gain(s: CaptainsWar, side: int, item: int, amount: int) -> int:
    """CW-GEN-003, CW-GEN-004 Circle as many free boxes as there are, at most the amount; how many that was."""
    wanted: i64 = amount
    taken = min(wanted, free(s, side, item))
    s.sheets[side].held[item] += taken
    return taken
