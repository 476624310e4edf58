"""The table: dice, sheets, and the boarding in progress."""

from __future__ import annotations

from typing import Any, Final

from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.sheet import Sheet
from flibuste.games.captains_war.tables import NONE
from flibuste.kernel import Fork, Frame, State

PLAYER: Final = 0  # the sides of a Solo sheet
LEGEND: Final = 1


class CaptainsWar(State):
    """A position of Captains' War. A side is a seat or, in Solo, the Legendary Captain (side 1)."""

    __slots__ = (
        "active",
        "aside",
        "attacker",
        "book",
        "defender",
        "dice",
        "extras",
        "first",
        "notes",
        "parties",
        "sheets",
        "taken",
        "truces",
        "turns",
        "weary",
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
        dice: list[int],
        aside: int,
        taken: list[int],
        sheets: list[Sheet],
        truces: int,
        weary: int,
        attacker: int,
        defender: int,
        parties: list[int],
        extras: list[int],
        notes: list[int],
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
        self.turns = turns  # begun so far
        self.dice = dice  # the face each die shows, NONE before the first roll
        self.aside = aside  # the die set aside, or NONE
        self.taken = taken  # per seat, the dice taken this turn, a bit each
        self.sheets = sheets  # per side
        self.truces = truces  # the seats that show a truce marker, a bit each
        self.weary = weary  # Duel: the seats that attacked on their last turn, a bit each
        self.attacker = attacker  # of the boarding in progress, or NONE
        self.defender = defender
        self.parties = parties  # per side, what it has committed, or NONE
        self.extras = extras  # per side, points that modules gave
        self.notes = notes  # per side, what modules remember

    def clone(self) -> CaptainsWar:
        sheets = [sheet.clone() for sheet in self.sheets]
        if self.book.captain is not None:
            sheets[LEGEND].free = sheets[PLAYER].free  # CW-SOLO-001 common supplies
        return CaptainsWar(
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
            self.dice.copy(),
            self.aside,
            self.taken.copy(),
            sheets,
            self.truces,
            self.weary,
            self.attacker,
            self.defender,
            self.parties.copy(),
            self.extras.copy(),
            self.notes.copy(),
        )

    def facts(self) -> tuple[object, ...]:
        return (
            (self.first, self.active, self.turns, self.dice, self.aside, self.taken),
            [sheet.facts() for sheet in self.sheets],
            (self.truces, self.weary, self.attacker, self.defender, self.parties, self.extras, self.notes),
        )

    def is_legend(self, side: int) -> bool:
        return side == LEGEND and self.book.captain is not None


def new_table(book: Book, key: bytes, rng: int, stack: list[Frame[Any]], sheets: list[Sheet]) -> CaptainsWar:
    """A table before its first turn, with these sheets."""
    return CaptainsWar(
        book,
        key,
        rng,
        stack=stack,
        fork=None,
        decider=NONE,
        options=[],
        first=0,
        active=0,
        turns=0,
        dice=[NONE] * 6,
        aside=NONE,
        taken=[0] * book.seats,
        sheets=sheets,
        truces=0,
        weary=0,
        attacker=NONE,
        defender=NONE,
        parties=[NONE] * book.sides,
        extras=[0] * book.sides,
        notes=[0] * book.sides,
    )
