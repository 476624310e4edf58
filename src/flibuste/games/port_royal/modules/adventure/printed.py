"""What the box of *L'aventure commence* prints: adventurers, events, missions, numbers."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from flibuste.data import Row, load
from flibuste.games.port_royal.cards import CARGOES, COLOURS, GAME, NO_COLOUR

SHEET: Final = "adventure"
DECK: Final = "adventure_cards"
CHAPTERS: Final = 5
MOST_FAILURES: Final = 9
CREW: Final = 4  # seats at the most

# What makes a mission one to seize at the moment (PR-ADV-046).
COLOURS_SHOWN: Final = "colours"
TAXED: Final = "taxed"
FOURTH_CARD: Final = "fourth-card"
FIRST_CARD: Final = "first-card"

ARES: Final = "ares"  # a ship of the Ares pirates, whatever its cargo
COINS: Final = "coins"
CROWNS: Final = "crowns"

END_OF_MONTH: Final = "EV-N2"
END_OF_MONTH_VARIABLE: Final = "EV-N3"
EVENING: Final = "EV-N1"

MOST_CARGO: Final = 2
NO_CARGO_WORD: Final = "nothing"
CARGO_WORDS: Final = (
    NO_CARGO_WORD,
    *("+".join(names) for size in range(1, MOST_CARGO + 1) for names in combinations_with_replacement(CARGOES, size)),
)
"""The cargo given up for a mission."""
CARGO_COUNTS: Final = tuple(tuple(word.split("+").count(cargo) for cargo in CARGOES) for word in CARGO_WORDS)

Arrow = tuple[str, ...]
"""Where the end of the month leads: one card; or the mission asked for, the card if it was done, the card if not; or
nowhere."""


class Mission:
    """The mission on the back of a story card."""

    def __init__(self, number: int, row: Row) -> None:
        self.number = number
        self.key = row.key
        self.chapter = row.int("chapter")
        self.has_star = row.bool("star", False)
        self.trigger = row.str("trigger", "")
        self.have = row.counts("have", {})
        self.coins = row.counts("discard", {}).get(COINS, 0)
        self.crowns = row.counts("discard", {}).get(CROWNS, 0)
        self.cargoes = _cargoes(row.counts("discard", {}))
        self.first_coins = row.int("first_coins", 0)
        self.first_crowns = row.int("first_crowns", 0)
        self.reward = row.int("crowns", 0)
        self.groups = row.ints("groups", [])
        self.fist: Arrow = tuple(row.strs("fist", []))
        self.hand: Arrow = tuple(row.strs("hand", []))
        self.boxes = boxes_of(row)


def boxes_of(row: Row) -> int:
    """On how many boxes a marker must have been before a mission counts."""
    return 2 if row.str("trigger", "") == FIRST_CARD else 1


def _cargoes(discard: dict[str, int]) -> list[int]:
    """PR-ADV-043 The numbers of the cargoes in `CARGO_WORDS` that pay: an Ares pirate without an icon has either."""
    free = discard.get(ARES, 0)
    fixed = [discard.get(cargo, 0) for cargo in CARGOES]
    found: list[int] = []
    for number, counts in enumerate(CARGO_COUNTS):
        book, plant, bread, rum = (count - need for count, need in zip(counts, fixed, strict=True))
        if book >= 0 and plant >= 0 and book + plant == free and bread == rum == 0:
            found.append(number)
    return found


class Adventurer:
    """One side of an adventurer card."""

    def __init__(self, number: int, row: Row) -> None:
        self.number = number
        self.key = row.key
        self.card = ord(row.str("card")) - ord("A")
        self.coins = row.int("coins")
        self.colour = COLOURS.index(row.str("colour")) if row.has("colour") else NO_COLOUR  # of ships that pay


def read_missions() -> list[Mission]:
    return [Mission(number, row) for number, row in enumerate(load(GAME, SHEET).rows("mission"))]


def read_adventurers() -> list[Adventurer]:
    return [Adventurer(number, row) for number, row in enumerate(load(GAME, SHEET).rows("adventurer"))]


def keys_of(table: str) -> list[str]:
    return [row.key for row in load(GAME, SHEET).rows(table)]
