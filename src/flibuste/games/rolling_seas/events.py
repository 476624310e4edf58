"""Everything that can happen at the table, for the log."""

from __future__ import annotations

from typing import Final

from flibuste.kernel import EventField, EventKind

SEAT: Final = EventField("player", "seat")
OTHER: Final = EventField("other", "seat")
CARD: Final = EventField("card", "card")
CELL: Final = EventField("cell", "cell")
HEADING: Final = EventField("heading", "heading")
COUNT: Final = EventField("count", "number")
DIE: Final = EventField("die", "number")
POWER: Final = EventField("power", "power")
SHIP: Final = EventField("ship", "ship")

KINDS: Final = (
    EventKind("turn", EventField("turn", "number")),
    EventKind("revealed", CARD),
    EventKind("drew", SEAT, CARD, CELL),
    EventKind("drew-on", SEAT, OTHER, CARD, CELL),
    EventKind("no-room", SEAT, CARD),
    EventKind("hid", SEAT, OTHER, CELL, EventField("points", "number")),
    EventKind("home", SEAT, CELL),
    EventKind("moored", SEAT, CELL),
    EventKind("raised", SEAT, POWER, COUNT),
    EventKind("rolled", *[EventField(f"wind{die}", "heading") for die in (1, 2, 3)], DIE),
    EventKind("chose-wind", SEAT, HEADING),
    EventKind("sailed", SEAT, HEADING, CELL),
    EventKind("gusted", SEAT, HEADING, CELL),
    EventKind("spent", SEAT),
    EventKind("stayed", SEAT, CELL),
    EventKind("met-monster", SEAT, CELL),
    EventKind("crossed-peril", SEAT, CELL),
    EventKind("rode-current", SEAT, COUNT),
    EventKind("met-pirates", SEAT, CELL),
    EventKind("explored", SEAT, CELL),
    EventKind("read-line", SEAT, DIE),
    EventKind("built", SEAT, COUNT),
    EventKind("struck", SEAT, COUNT),
    EventKind("visited", SEAT, CELL),
    EventKind("told-story", SEAT, CELL, COUNT),
    EventKind("bought-ship", SEAT, SHIP),
    EventKind("bought-cannon", SEAT, COUNT),
    EventKind("refilled", SEAT),
    EventKind("treasure", SEAT, EventField("tier", "number"), COUNT),
    EventKind("ambushed", SEAT, OTHER, CELL),
    EventKind("rolled-fight", SEAT, DIE),
    EventKind("won-fight", SEAT, OTHER),
    EventKind("tied-fight", SEAT, OTHER),
    EventKind("gained-story", SEAT, COUNT),
    EventKind("gained-gold", SEAT, COUNT),
    EventKind("gained-provisions", SEAT, COUNT),
    EventKind("gained-wind", SEAT, COUNT),
    EventKind("lost-gold", SEAT, COUNT),
    EventKind("lost-provisions", SEAT, COUNT),
    EventKind("over"),
)

(
    TURN,
    REVEALED,
    DREW,
    DREW_ON,
    NO_ROOM,
    HID,
    HOME,
    MOORED,
    RAISED,
    ROLLED,
    CHOSE_WIND,
    SAILED,
    GUSTED,
    SPENT,
    STAYED,
    MET_MONSTER,
    CROSSED_PERIL,
    RODE_CURRENT,
    MET_PIRATES,
    EXPLORED,
    READ_LINE,
    BUILT,
    STRUCK,
    VISITED,
    TOLD_STORY,
    BOUGHT_SHIP,
    BOUGHT_CANNON,
    REFILLED,
    TREASURE,
    AMBUSHED,
    ROLLED_FIGHT,
    WON_FIGHT,
    TIED_FIGHT,
    GAINED_STORY,
    GAINED_GOLD,
    GAINED_PROVISIONS,
    GAINED_WIND,
    LOST_GOLD,
    LOST_PROVISIONS,
    OVER,
) = range(len(KINDS))
