"""How the values of Amerigo are spoken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from flibuste.data.phrases import Phrasebook
from flibuste.games.amerigo.catalogue import SHIPS, unpacked_cubes
from flibuste.games.amerigo.pieces import is_neutral
from flibuste.games.amerigo.places import FIRST_FRAME, PLACES, is_frame
from flibuste.games.amerigo.planning import cost_of, good_of
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import COLOURS, GOODS, KINDS, PROGRESS
from flibuste.games.amerigo.turn import base_points
from flibuste.kernel import View
from flibuste.kit.grid_shapes import TURNS
from flibuste.render.words.forms import Forms, Spoken, by_kind, coded, named

FIELD_KINDS: Final[Mapping[str, str]] = {
    "anchor": "place",
    "ashore": "number",
    "phase": "colour",
    "points": "number",
}


def figures(book: Phrasebook, view: View[Any], seat: int, players: Sequence[str]) -> Forms:
    """What lies in the middle, and how far the game is."""
    s: Amerigo = view.seen
    return {
        "round": s.round,
        "rounds": s.tables.rounds,
        "phase": book.attribute(f"name-{COLOURS[s.phase]}", "phase"),
        "cubes": sum(s.centre),
        "base": base_points(s),
        "pirates": sum(s.pirates),
    }


def cubes(book: Phrasebook, packed: int) -> Forms:
    """So many of each colour that is there."""
    counts = unpacked_cubes(packed, len(COLOURS))
    spoken = [book.say(f"cubes-{name}", count=count) for name, count in zip(COLOURS, counts, strict=True) if count]
    return {"": ", ".join(spoken) or book.say("cubes-none")}


def place(book: Phrasebook, value: int) -> Forms:
    """A cell by its name, a space of the frame by its side and number."""
    if not is_frame(value):
        return {"": PLACES[value], "at": book.say("cell-at", cell=PLACES[value])}
    side, number = PLACES[value].split("-")
    key = f"frame-{side}"
    return {"": book.say(key, number=int(number)), "at": book.attribute(key, "at", number=int(number))}


def space(book: Phrasebook, value: int) -> Forms:
    return place(book, FIRST_FRAME + value)


def tile(book: Phrasebook, kind: int) -> Forms:
    key = "tile-neutral" if is_neutral(kind) else "tile-village"
    shape = book.say(f"shape-{KINDS[kind][1:]}")
    return {"": book.say(key, shape=shape), "a": book.attribute(key, "a", shape=shape)}


def production(book: Phrasebook, value: int) -> Forms:
    return {"": book.say(f"name-{GOODS[good_of(value)]}"), "cost": cost_of(value)}


good: Final = named("name", GOODS, "the", "some")
SPOKEN: Final[Mapping[str, Spoken]] = {
    "colour": named("name", COLOURS, "phase"),
    "cubes": cubes,
    "place": place,
    "cell": place,
    "space": space,
    "ship": coded([ship.upper() for ship in SHIPS]),
    "tile": tile,
    "turn": named("turn", TURNS),
    "progress": named("name", PROGRESS),
    "good": good,
    "production": production,
}
forms: Final = by_kind(SPOKEN)
