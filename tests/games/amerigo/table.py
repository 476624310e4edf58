"""A table of Amerigo laid out for a test, in the middle of a phase, on one of the three maps of `maps.py`.

`table(2, centre="blue 4, red 1", gold=[0, 3])`: the fields of the position document by name, with short forms for what
is long to write: `centre`, `inside` (the tower), `laid`, `display`. Goods gathered follow from what is laid; seats take
their turns in the order of `line`.
"""

from __future__ import annotations

from typing import Any

from flibuste.games.amerigo.game import GAME_OBJECT
from flibuste.games.amerigo.places import CELLS, GRID
from flibuste.games.amerigo.tables import COLOURS, GOODS, KINDS, PRODUCTION, PROGRESS
from flibuste.games.amerigo.tower import EMPTY, inside
from flibuste.games.amerigo.turn import tumble
from flibuste.kernel import Document, describe, position
from flibuste.kit.grid_shapes import TURNS, lay
from tests.games.amerigo.maps import MAPS, chart_for, tables
from tests.scenario import Scenario

LEDGES = 32


def table(seats: int = 2, **things: Any) -> Scenario:
    """A position in which the first of the line is asked what to do."""
    document = describe(GAME_OBJECT, GAME_OBJECT.new(seats, {}, 1))
    board = document["board"]
    board["layout"] = MAPS[seats].split()
    board["line"] = things.pop("line", list(range(seats)))
    phase = COLOURS.index(things.pop("phase", "blue"))
    turns = things.pop("turns", board["line"])
    _lay_cubes(board, things.pop("centre", "blue 4"), things.pop("inside", ""))
    _lay_tiles(board, seats, things.pop("laid", []))
    _show_tiles(board, things)
    _turn_up_pirates(board, things)
    _lay_production(board, seats, things)
    board |= {"phase": COLOURS[phase], "order": board["line"], "gold": [0] * seats}
    unknown = set(things) - set(board)
    assert not unknown, f"The board has no {unknown}."
    document["board"] = board | things
    document["stack"] = _stack(phase, turns)
    return Scenario(GAME_OBJECT, position(GAME_OBJECT, document))


def _stack(phase: int, turns: list[int]) -> list[Document]:
    return [
        {"frame": "Rounds", "seat": -1},
        {"frame": "Plan", "name": "round", "seat": 0, "at": 1},
        {"frame": "Phases", "seat": -1, "next": phase + 1},
        {"frame": "Plan", "name": "phase", "seat": 0, "at": 1},
        *[{"frame": "Turn", "seat": seat} for seat in reversed(turns)],
    ]


def cubes(text: str) -> dict[str, int]:
    """`blue 4, red 1` as a count of every colour."""
    counts = dict.fromkeys(COLOURS, 0)
    for part in filter(None, text.split(", ")):
        colour, count = part.split()
        counts[colour] = int(count)
    return counts


def _lay_cubes(board: Document, centre: str, held: str) -> None:
    board["centre"] = cubes(centre)
    kept = cubes(held)
    board["ledges"] = [colour for colour, count in kept.items() for _ in range(count)]
    board["ledges"] += ["empty"] * (LEDGES - len(board["ledges"]))
    board["storage"] = {colour: 7 - board["centre"][colour] - kept[colour] for colour in COLOURS}


def _lay_tiles(board: Document, seats: int, laid: list[str]) -> None:
    """`0 VD2 J7 r1` is a village of seat 0, `ND2 J7 r0` a neutral tile. Whose goods they brought nobody asks: seat 0's,
    or the owner's."""
    board["laid"] = []
    for text in laid:
        *seat, kind, cell, turn = text.split()
        owner = int(seat[0]) if seat else None
        board["laid"].append({"tile": kind, "seat": owner, "cell": cell, "turn": turn})
        mask = lay(GRID, tables().tiles[KINDS.index(kind)].shape, CELLS.index(cell), TURNS.index(turn))
        for good, symbols in zip(GOODS, chart_for(seats).symbols, strict=True):
            board["goods"][owner or 0][good] += (symbols & mask).bit_count()


def _show_tiles(board: Document, things: dict[str, Any]) -> None:
    """The progress tiles on display and owned; all others are unseen, as many at least as later rounds bring. Those
    owned come from the display: it has gaps at its end unless a test says what it shows."""
    board["display"] = (things.pop("display", board["display"]) + [None] * 8)[:8]
    board["tiles"] = things.pop("tiles", board["tiles"])
    owned = [tile for tiles in board["tiles"] for tile in tiles]
    board["display"] = [None if tile in owned else tile for tile in board["display"]]
    later = 4 * (5 - things.get("round", 1))
    for at in range(len(board["display"]) - 1, -1, -1):
        if len(PROGRESS) - len(owned) - len([tile for tile in board["display"] if tile]) < later:
            board["display"][at] = None
    board["unseen_progress"] = [tile for tile in PROGRESS if tile not in (*owned, *board["display"])]


def _turn_up_pirates(board: Document, things: dict[str, Any]) -> None:
    """As many tokens as the round is; which ones is of no importance unless a test says so."""
    board["unseen_pirates"] = [0, 0, 1, 2, 3, 4]
    shown = things.setdefault("pirates", [1, 2, 3, 4, 0][: things.get("round", 1)])
    for strength in shown:
        board["unseen_pirates"].remove(strength)


def _lay_production(board: Document, seats: int, things: dict[str, Any]) -> None:
    """What is not on display is face down."""
    if "market" in things:
        left = [PRODUCTION[tile] for tile in tables().stock[seats]]
        for tile in filter(None, things["market"]):
            left.remove(tile)
        board["unseen_production"] = left


def poise_tower(t: Scenario, colour: str, out: str) -> None:
    """Choose the tower's dice so that the next throw of a colour brings out just this: no throw is faked."""
    wanted = list(cubes(out).values())
    thrown = [COLOURS.index(colour)] * t.state.storage[COLOURS.index(colour)]
    for stream in range(200_000):
        twin = t.state.clone()
        twin.stream = stream
        if tumble(twin, thrown) == wanted:
            t.state.stream = stream
            return
    raise AssertionError(f"The tower never lets out {out}.")


def in_tower(t: Scenario) -> dict[str, int]:
    held: list[int] = inside(t.state.ledges)
    assert LEDGES - t.state.ledges.count(EMPTY) == sum(held)
    return dict(zip(COLOURS, held, strict=True))
