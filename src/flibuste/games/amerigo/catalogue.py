"""What players can answer, what the log can tell, and when more than the question may be answered."""

from __future__ import annotations

from typing import Final

from flibuste.games.amerigo.places import CELLS, FIRST_FRAME, PLACES
from flibuste.games.amerigo.tables import KINDS, LONGEST_TRACK, PRODUCTION, PROGRESS
from flibuste.kernel import EventField, Words
from flibuste.kit import Catalogue
from flibuste.kit.grid_shapes import TURNS

CATALOGUE: Final = Catalogue()
SHIPS: Final = ["a", "b"]

NAVIGATE: Final = CATALOGUE.verb("navigate")
LOAD: Final = CATALOGUE.verb("load")
PLAN: Final = CATALOGUE.verb("plan")
IMPROVE: Final = CATALOGUE.verb("progress")
BUILD: Final = CATALOGUE.verb("build")
PRODUCE: Final = CATALOGUE.verb("produce")
SPECIAL: Final = CATALOGUE.verb("special")
ACTIONS: Final = [NAVIGATE, LOAD, PLAN, IMPROVE, BUILD, PRODUCE, SPECIAL]  # by colour
GOLD: Final = CATALOGUE.verb("gold")
RENOWN: Final = CATALOGUE.verb("renown")
PASS: Final = CATALOGUE.verb("pass")
ADVANCE: Final = CATALOGUE.verb("advance")
PERFORM: Final = CATALOGUE.verb("perform")
LAUNCH: Final = CATALOGUE.verb("launch", Words("ship", SHIPS), Words("space", PLACES[FIRST_FRAME:]))
SAIL: Final = CATALOGUE.verb("sail", Words("ship", SHIPS), Words("place", PLACES))
SETTLE: Final = CATALOGUE.verb("settle")
SKIP: Final = CATALOGUE.verb("skip")
MOVE: Final = CATALOGUE.verb("move", Words("number", [str(number) for number in range(LONGEST_TRACK + 1)]))
LEARN: Final = CATALOGUE.verb("learn", Words("progress", PROGRESS))
TAKE: Final = CATALOGUE.verb("take", Words("tile", KINDS))
LAY: Final = CATALOGUE.verb("lay", Words("tile", KINDS), Words("cell", CELLS), Words("turn", TURNS))
BUY: Final = CATALOGUE.verb("buy", Words("production", PRODUCTION))
STOP: Final = CATALOGUE.verb("stop")
SPEND: Final = CATALOGUE.verb("spend")
CASH: Final = CATALOGUE.verb("cash")
USE: Final = CATALOGUE.verb("use", Words("progress", PROGRESS))

IN_TURN: Final = CATALOGUE.window("turn")  # any question of one's own turn
ACTING: Final = CATALOGUE.window("acting")  # while action points can be used
SAILING: Final = CATALOGUE.window("sailing")
ADVANCING: Final = CATALOGUE.window("advancing")

PLAYER: Final = EventField("player", "seat")
COLOUR: Final = EventField("colour", "colour")
CUBES: Final = EventField("cubes", "cubes")
POINTS: Final = EventField("points", "number")
COUNT: Final = EventField("count", "number")
ISLAND: Final = EventField("island", "cell")
PLACE: Final = EventField("place", "place")
SHIP: Final = EventField("ship", "ship")
TILE: Final = EventField("tile", "tile")
TILES: Final = EventField("tile", "progress")
GOOD: Final = EventField("good", "good")

FIRST: Final = CATALOGUE.event("first", PLAYER)
GIFT: Final = CATALOGUE.event("gift", PLAYER, COUNT)
PIRATE: Final = CATALOGUE.event("pirate", EventField("strength", "number"), EventField("sum", "number"))
FILLED: Final = CATALOGUE.event("filled", CUBES)
ROUND: Final = CATALOGUE.event("round", EventField("round", "number"), EventField("time", "number"))
TURN: Final = CATALOGUE.event("turn", EventField("round", "number"), COLOUR)
THROWN: Final = CATALOGUE.event("thrown", COLOUR, COUNT, CUBES, POINTS)
EMPTY_STORAGE: Final = CATALOGUE.event("empty-storage", COLOUR)
NOTHING_OUT: Final = CATALOGUE.event("nothing-out", COLOUR, COUNT)
ACTS: Final = CATALOGUE.event("acts", PLAYER, COLOUR, POINTS, EventField("bonus", "number"))
PERFORMS: Final = CATALOGUE.event("performs", PLAYER, COLOUR, POINTS, EventField("bonus", "number"))
TOOK_GOLD: Final = CATALOGUE.event("took-gold", PLAYER, COUNT, EventField("cubes", "number"))
CHANGED: Final = CATALOGUE.event("changed", PLAYER, EventField("cubes", "number"))
RENOWNED: Final = CATALOGUE.event("renowned", PLAYER, POINTS)
PASSED: Final = CATALOGUE.event("passed", PLAYER)
LAUNCHED: Final = CATALOGUE.event("launched", PLAYER, SHIP, PLACE)
SAILED: Final = CATALOGUE.event("sailed", PLAYER, SHIP, PLACE, EventField("steps", "number"))
SETTLED: Final = CATALOGUE.event("settled", PLAYER, EventField("cell", "cell"))
DISCOVERED: Final = CATALOGUE.event("discovered", PLAYER, ISLAND, POINTS)
LOADED: Final = CATALOGUE.event("loaded", PLAYER, COUNT, EventField("cannons", "number"))
TOOK: Final = CATALOGUE.event("took", PLAYER, TILE, EventField("cost", "number"))
IMPROVED: Final = CATALOGUE.event("improved", PLAYER, COUNT, EventField("space", "number"))
LEARNED: Final = CATALOGUE.event("learned", PLAYER, TILES)
NO_TILE: Final = CATALOGUE.event("no-tile", PLAYER)
LAID: Final = CATALOGUE.event(
    "laid",
    PLAYER,
    TILE,
    EventField("cell", "cell"),
    EventField("cost", "number"),
    EventField("large", "number"),
    POINTS,
)
GATHERED: Final = CATALOGUE.event("gathered", PLAYER, GOOD)
COMPLETED: Final = CATALOGUE.event("completed", PLAYER, ISLAND, POINTS)
CHEST: Final = CATALOGUE.event("chest", PLAYER)
POSTS: Final = CATALOGUE.event(
    "posts", PLAYER, COUNT, EventField("value", "number"), EventField("time", "number"), POINTS
)
BOUGHT: Final = CATALOGUE.event("bought", PLAYER, EventField("production", "production"))
ADVANCED: Final = CATALOGUE.event("advanced", PLAYER, COUNT, EventField("space", "number"))
OVERTOOK: Final = CATALOGUE.event("overtook", PLAYER, EventField("space", "number"))
SURPLUS: Final = CATALOGUE.event("surplus", PLAYER, COUNT)
GAVE_UP: Final = CATALOGUE.event("gave-up", PLAYER, POINTS)
SPENT: Final = CATALOGUE.event("spent", PLAYER)
CASHED: Final = CATALOGUE.event("cashed", PLAYER, COUNT)
USED: Final = CATALOGUE.event("used", PLAYER, TILES, COUNT)
CONCESSION: Final = CATALOGUE.event("concession", PLAYER, COUNT)
EXCESS: Final = CATALOGUE.event("excess", PLAYER, POINTS)
ATTACK: Final = CATALOGUE.event("attack", EventField("strength", "number"))
MARQUE: Final = CATALOGUE.event("marque", PLAYER, COUNT)
BEAT: Final = CATALOGUE.event("beat", PLAYER, COUNT, EventField("left", "number"))
RANSOMED: Final = CATALOGUE.event("ransomed", PLAYER, EventField("share", "number"))
BEATEN: Final = CATALOGUE.event("beaten", PLAYER, COUNT, EventField("strength", "number"), POINTS)
AT_NOUGHT: Final = CATALOGUE.event("at-nought", PLAYER)
BOOTY_TAKEN: Final = CATALOGUE.event("booty", PLAYER, COUNT)
RENEWED: Final = CATALOGUE.event("renewed")
FINAL: Final = CATALOGUE.event("final")
FINAL_GOLD: Final = CATALOGUE.event("final-gold", PLAYER, POINTS)
FINAL_GOOD: Final = CATALOGUE.event("final-good", PLAYER, GOOD, COUNT, EventField("production", "number"), POINTS)
FINAL_TILE: Final = CATALOGUE.event("final-tile", PLAYER, TILES, POINTS)
FINAL_PROGRESS: Final = CATALOGUE.event("final-progress", PLAYER, POINTS)
FINAL_SPECIAL: Final = CATALOGUE.event("final-special", PLAYER, POINTS)
ENDED: Final = CATALOGUE.event("ended", PLAYER, POINTS)
DECIDED: Final = CATALOGUE.event("decided", PLAYER)


def packed_cubes(counts: list[int]) -> int:
    """The cubes of each colour in one number of an event."""
    packed = 0
    for count in reversed(counts):
        packed = packed << CUBE_BITS | count
    return packed


def unpacked_cubes(packed: int, colours: int) -> list[int]:
    return [packed >> CUBE_BITS * colour & (1 << CUBE_BITS) - 1 for colour in range(colours)]


CUBE_BITS: Final = 3
