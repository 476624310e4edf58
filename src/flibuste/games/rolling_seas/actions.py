"""What a player can say: action <-> text."""

from __future__ import annotations

from typing import Final

from flibuste.games.rolling_seas.cards import load_cards
from flibuste.games.rolling_seas.chart import QUARTERS
from flibuste.games.rolling_seas.grid import CELLS, HEADINGS, cell_name
from flibuste.kernel import VERB_SHIFT, Notation, Verb, Words

PLACE: Final = 0 << VERB_SHIFT  # + card * PLACEMENTS + anchor cell * QUARTERS + quarter turns
HOME: Final = 1 << VERB_SHIFT  # + cell
MOOR: Final = 2 << VERB_SHIFT  # + cell
RAISE: Final = 3 << VERB_SHIFT  # + POWERS
AMBUSH: Final = 4 << VERB_SHIFT  # + cell
POINT: Final = 5 << VERB_SHIFT  # + cell
WIND: Final = 6 << VERB_SHIFT  # + heading
SAIL: Final = 7 << VERB_SHIFT  # + heading
GUST: Final = 8 << VERB_SHIFT  # + heading
SPEND: Final = 9 << VERB_SHIFT
EXPLORE: Final = 10 << VERB_SHIFT  # + cell
LINE: Final = 11 << VERB_SHIFT  # + notebook line from 0
BUILD: Final = 12 << VERB_SHIFT
VISIT: Final = 13 << VERB_SHIFT  # + cell
BUY: Final = 14 << VERB_SHIFT  # + SERVICES
DONE: Final = 15 << VERB_SHIFT
STOP: Final = 16 << VERB_SHIFT
TAKE: Final = 17 << VERB_SHIFT  # + GOODS
LOSE: Final = 18 << VERB_SHIFT  # + GOODS

ARGUMENT: Final = (1 << VERB_SHIFT) - 1
PLACEMENTS: Final = CELLS * QUARTERS

MONSTERS: Final = 0
PIRATES: Final = 1
POWERS: Final = ("monsters", "pirates")

SHIP: Final = 0
CANNON: Final = 1
REFILL: Final = 2
SERVICES: Final = ("ship", "cannon", "refill")

GOLD: Final = 0
PROVISIONS: Final = 1
GOODS: Final = ("gold", "provisions")

LINES: Final = 6
TURNS: Final = ("r0", "r90", "r180", "r270")


def verb_of(action: int) -> int:
    return action & ~ARGUMENT


def notation() -> Notation:
    cell = Words("cell", [cell_name(cell) for cell in range(CELLS)])
    heading = Words("heading", HEADINGS)
    verbs = [
        Verb(0, "place", Words("card", load_cards().adventure_keys()), cell, Words("turn", TURNS)),
        Verb(1, "home", cell),
        Verb(2, "moor", cell),
        Verb(3, "raise", Words("power", POWERS)),
        Verb(4, "ambush", cell),
        Verb(5, "point", cell),
        Verb(6, "wind", heading),
        Verb(7, "sail", heading),
        Verb(8, "gust", heading),
        Verb(9, "spend"),
        Verb(10, "explore", cell),
        Verb(11, "line", Words("line", [str(line + 1) for line in range(LINES)])),
        Verb(12, "build"),
        Verb(13, "visit", cell),
        Verb(14, "buy", Words("service", SERVICES)),
        Verb(15, "done"),
        Verb(16, "stop"),
        Verb(17, "take", Words("prize", GOODS)),
        Verb(18, "lose", Words("loss", GOODS)),
    ]
    return Notation(*verbs)
