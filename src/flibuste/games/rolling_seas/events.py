"""Everything that can happen at the table, for the log."""

from __future__ import annotations

from typing import Final

from flibuste.games.rolling_seas.actions import CATALOGUE
from flibuste.kernel import EventField

_SEAT: Final = EventField("player", "seat")
_OTHER: Final = EventField("other", "seat")
_CARD: Final = EventField("card", "card")
_CELL: Final = EventField("cell", "cell")
_CELLS: Final = EventField("cells", "placement")  # as the answer that places the card names them
_HEADING: Final = EventField("heading", "heading")
_COUNT: Final = EventField("count", "number")
_DIE: Final = EventField("die", "number")
_POWER: Final = EventField("power", "power")
_SHIP: Final = EventField("ship", "ship")
_STRENGTH: Final = [EventField(name, "number") for name in ("beaten", "cannons", "strength")]
_PARTS: Final = [EventField(name, "number") for name in ("told", "last", "pirates", "arrival", "stars")]

TURN: Final = CATALOGUE.event("turn", EventField("turn", "number"))
REVEALED: Final = CATALOGUE.event("revealed", _CARD)
DREW: Final = CATALOGUE.event("drew", _SEAT, _CARD, _CELLS)
DREW_ON: Final = CATALOGUE.event("drew-on", _SEAT, _OTHER, _CARD, _CELLS)
NO_ROOM: Final = CATALOGUE.event("no-room", _SEAT, _CARD)
HID: Final = CATALOGUE.event("hid", _SEAT, _OTHER, _CELL, EventField("points", "number"))
HOME: Final = CATALOGUE.event("home", _SEAT, _CELL)
MOORED: Final = CATALOGUE.event("moored", _SEAT, _CELL)
RAISED: Final = CATALOGUE.event("raised", _SEAT, _POWER, _COUNT)
ROLLED: Final = CATALOGUE.event("rolled", *[EventField(f"wind{die}", "heading") for die in (1, 2, 3)], _DIE)
CHOSE_WIND: Final = CATALOGUE.event("chose-wind", _SEAT, _HEADING)
SAILED: Final = CATALOGUE.event("sailed", _SEAT, _HEADING, _CELL, _COUNT)
GUSTED: Final = CATALOGUE.event("gusted", _SEAT, _HEADING, _CELL)
SPENT: Final = CATALOGUE.event("spent", _SEAT)
PAID_STEP: Final = CATALOGUE.event("paid-step", _SEAT, _COUNT)
STAYED: Final = CATALOGUE.event("stayed", _SEAT, _CELL)
MET_MONSTER: Final = CATALOGUE.event("met-monster", _SEAT, _CELL, *_STRENGTH)
CROSSED_PERIL: Final = CATALOGUE.event("crossed-peril", _SEAT, _CELL)
RODE_CURRENT: Final = CATALOGUE.event("rode-current", _SEAT, _COUNT, _CELL)
MET_PIRATES: Final = CATALOGUE.event("met-pirates", _SEAT, _CELL, *_STRENGTH)
EXPLORED: Final = CATALOGUE.event("explored", _SEAT, _CELL)
READ_LINE: Final = CATALOGUE.event("read-line", _SEAT, _DIE)
FOUND: Final = CATALOGUE.event("found", _SEAT, _CELL, EventField("find", "find"))
BUILT: Final = CATALOGUE.event("built", _SEAT, _COUNT)
STRUCK: Final = CATALOGUE.event("struck", _SEAT, _COUNT)
VISITED: Final = CATALOGUE.event("visited", _SEAT, _CELL)
TOLD_STORY: Final = CATALOGUE.event("told-story", _SEAT, _CELL, _COUNT)
BOUGHT_SHIP: Final = CATALOGUE.event("bought-ship", _SEAT, _SHIP)
BOUGHT_CANNON: Final = CATALOGUE.event("bought-cannon", _SEAT, _COUNT)
REFILLED: Final = CATALOGUE.event("refilled", _SEAT)
TREASURE: Final = CATALOGUE.event("treasure", _SEAT, EventField("tier", "number"), _COUNT)
AMBUSHED: Final = CATALOGUE.event("ambushed", _SEAT, _OTHER, _CELL)
ROLLED_FIGHT: Final = CATALOGUE.event("rolled-fight", _SEAT, _DIE)
COMPARED: Final = CATALOGUE.event("compared", _SEAT, _OTHER, _COUNT, EventField("against", "number"))
WON_FIGHT: Final = CATALOGUE.event("won-fight", _SEAT, _OTHER)
TIED_FIGHT: Final = CATALOGUE.event("tied-fight", _SEAT, _OTHER)
GAVE_UP: Final = CATALOGUE.event("gave-up", _SEAT, _COUNT)
GAINED_STORY: Final = CATALOGUE.event("gained-story", _SEAT, _COUNT)
GAINED_GOLD: Final = CATALOGUE.event("gained-gold", _SEAT, _COUNT)
GAINED_PROVISIONS: Final = CATALOGUE.event("gained-provisions", _SEAT, _COUNT)
GAINED_WIND: Final = CATALOGUE.event("gained-wind", _SEAT, _COUNT)
LOST_GOLD: Final = CATALOGUE.event("lost-gold", _SEAT, _COUNT)
LOST_PROVISIONS: Final = CATALOGUE.event("lost-provisions", _SEAT, _COUNT)
OVER: Final = CATALOGUE.event("over")
FINAL: Final = CATALOGUE.event("final", _SEAT, *_PARTS, _COUNT)
DECIDED: Final = CATALOGUE.event("decided", _SEAT, EventField("gold", "number"), EventField("provisions", "number"))
TITLED: Final = CATALOGUE.event("titled", _SEAT, EventField("title", "title"))
BONUS: Final = CATALOGUE.event(
    "bonus", _SEAT, EventField("track", "track"), EventField("box", "number"), EventField("gift", "gift"), _COUNT
)
