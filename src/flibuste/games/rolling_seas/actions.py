"""What a player can say: action <-> text."""

from __future__ import annotations

from typing import Final

from flibuste.games.rolling_seas.cards import load_cards
from flibuste.games.rolling_seas.chart import GRID
from flibuste.kernel import Words
from flibuste.kit import Catalogue
from flibuste.kit.grid import HEADINGS
from flibuste.kit.grid_shapes import QUARTERS

PLACEMENTS: Final = GRID.cells * QUARTERS

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

FINDS: Final = ("", "provisions", "gold", "story", "monolith")  # what may be printed on land

LINES: Final = 6
TURNS: Final = ("r0", "r90", "r180", "r270")

_CARD: Final = Words("card", load_cards().adventure_keys())
_CELL: Final = Words("cell", [GRID.name(cell) for cell in range(GRID.cells)])
_HEADING: Final = Words("heading", HEADINGS)

CATALOGUE: Final = Catalogue()
PLACE: Final = CATALOGUE.verb("place", _CARD, _CELL, Words("turn", TURNS))  # card * PLACEMENTS + a placement's code
HOME: Final = CATALOGUE.verb("home", _CELL)
MOOR: Final = CATALOGUE.verb("moor", _CELL)
RAISE: Final = CATALOGUE.verb("raise", Words("power", POWERS))
AMBUSH: Final = CATALOGUE.verb("ambush", _CELL)
POINT: Final = CATALOGUE.verb("point", _CELL)
WIND: Final = CATALOGUE.verb("wind", _HEADING)
SAIL: Final = CATALOGUE.verb("sail", _HEADING)
GUST: Final = CATALOGUE.verb("gust", _HEADING)
SPEND: Final = CATALOGUE.verb("spend")
EXPLORE: Final = CATALOGUE.verb("explore", _CELL)
LINE: Final = CATALOGUE.verb("line", Words("line", [str(line + 1) for line in range(LINES)]))
BUILD: Final = CATALOGUE.verb("build")
VISIT: Final = CATALOGUE.verb("visit", _CELL)
BUY: Final = CATALOGUE.verb("buy", Words("service", SERVICES))
DONE: Final = CATALOGUE.verb("done")
STOP: Final = CATALOGUE.verb("stop")
TAKE: Final = CATALOGUE.verb("take", Words("prize", GOODS))
LOSE: Final = CATALOGUE.verb("lose", Words("loss", GOODS))
