"""Everything that can happen at the table, for the log."""

from __future__ import annotations

from typing import Final

from flibuste.games.rolling_seas.actions import CATALOGUE

_SEAT: Final = "player:seat"
_OTHER: Final = "other:seat"
_CELLS: Final = "cells:placement"  # as the answer that places the card names them
_COUNT: Final = "count:number"
_DIE: Final = "die:number"
_STRENGTH: Final = [f"{name}:number" for name in ("beaten", "cannons", "strength")]
_PARTS: Final = [f"{name}:number" for name in ("told", "last", "pirates", "arrival", "stars")]

TURN: Final = CATALOGUE.event("turn", "turn:number")
REVEALED: Final = CATALOGUE.event("revealed", "card")
DREW: Final = CATALOGUE.event("drew", _SEAT, "card", _CELLS)
DREW_ON: Final = CATALOGUE.event("drew-on", _SEAT, _OTHER, "card", _CELLS)
NO_ROOM: Final = CATALOGUE.event("no-room", _SEAT, "card")
HID: Final = CATALOGUE.event("hid", _SEAT, _OTHER, "cell", "points:number")
HOME: Final = CATALOGUE.event("home", _SEAT, "cell")
MOORED: Final = CATALOGUE.event("moored", _SEAT, "cell")
RAISED: Final = CATALOGUE.event("raised", _SEAT, "power", _COUNT, "grown:number")
ROLLED: Final = CATALOGUE.event("rolled", *[f"wind{die}:heading" for die in (1, 2, 3)], _DIE)
CHOSE_WIND: Final = CATALOGUE.event("chose-wind", _SEAT, "heading")
SAILED: Final = CATALOGUE.event("sailed", _SEAT, "heading", "cell", _COUNT)
GUSTED: Final = CATALOGUE.event("gusted", _SEAT, "heading", "cell")
SPENT: Final = CATALOGUE.event("spent", _SEAT)
PAID_STEP: Final = CATALOGUE.event("paid-step", _SEAT, _COUNT)
STAYED: Final = CATALOGUE.event("stayed", _SEAT, "cell")
MET_MONSTER: Final = CATALOGUE.event("met-monster", _SEAT, "cell", *_STRENGTH)
CROSSED_PERIL: Final = CATALOGUE.event("crossed-peril", _SEAT, "cell")
RODE_CURRENT: Final = CATALOGUE.event("rode-current", _SEAT, _COUNT, "cell")
MET_PIRATES: Final = CATALOGUE.event("met-pirates", _SEAT, "cell", *_STRENGTH)
EXPLORED: Final = CATALOGUE.event("explored", _SEAT, "cell")
READ_LINE: Final = CATALOGUE.event("read-line", _SEAT, _DIE)
FOUND: Final = CATALOGUE.event("found", _SEAT, "cell", "find")
BUILT: Final = CATALOGUE.event("built", _SEAT, _COUNT)
STRUCK: Final = CATALOGUE.event("struck", _SEAT, _COUNT)
VISITED: Final = CATALOGUE.event("visited", _SEAT, "cell")
TOLD_STORY: Final = CATALOGUE.event("told-story", _SEAT, "cell", _COUNT)
ALL_PORTS: Final = CATALOGUE.event("all-ports", _SEAT, _COUNT)
BOUGHT_SHIP: Final = CATALOGUE.event("bought-ship", _SEAT, "ship", _COUNT)
BOUGHT_CANNON: Final = CATALOGUE.event("bought-cannon", _SEAT, _COUNT)
REFILLED: Final = CATALOGUE.event("refilled", _SEAT)
TREASURE: Final = CATALOGUE.event("treasure", _SEAT, "tier:number", _COUNT)
AMBUSHED: Final = CATALOGUE.event("ambushed", _SEAT, _OTHER, "cell")
ROLLED_FIGHT: Final = CATALOGUE.event("rolled-fight", _SEAT, _DIE)
COMPARED: Final = CATALOGUE.event("compared", _SEAT, _OTHER, _COUNT, "against:number")
WON_FIGHT: Final = CATALOGUE.event("won-fight", _SEAT, _OTHER)
TIED_FIGHT: Final = CATALOGUE.event("tied-fight", _SEAT, _OTHER)
GAVE_UP: Final = CATALOGUE.event("gave-up", _SEAT, _COUNT)
GAINED_STORY: Final = CATALOGUE.event("gained-story", _SEAT, _COUNT)
GAINED_GOLD: Final = CATALOGUE.event("gained-gold", _SEAT, _COUNT)
GAINED_PROVISIONS: Final = CATALOGUE.event("gained-provisions", _SEAT, _COUNT)
GAINED_WIND: Final = CATALOGUE.event("gained-wind", _SEAT, _COUNT)
FULL: Final = CATALOGUE.event("full", _SEAT, "track", _COUNT)
LOST_GOLD: Final = CATALOGUE.event("lost-gold", _SEAT, _COUNT)
LOST_PROVISIONS: Final = CATALOGUE.event("lost-provisions", _SEAT, _COUNT)
OVER: Final = CATALOGUE.event("over")
FINAL: Final = CATALOGUE.event("final", _SEAT, *_PARTS, _COUNT)
DECIDED: Final = CATALOGUE.event("decided", _SEAT, "gold:number", "provisions:number")
TITLED: Final = CATALOGUE.event("titled", _SEAT, "title")
BONUS: Final = CATALOGUE.event("bonus", _SEAT, "track", "box:number", "gift", _COUNT)
