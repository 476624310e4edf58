"""The map of Amerigo in the terminal: its islands within the frame, with all that lies and sails there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from flibuste.data.phrases import Phrasebook
from flibuste.games.amerigo.building import unpacked
from flibuste.games.amerigo.catalogue import LAUNCH, LAY, SAIL, SHIPS
from flibuste.games.amerigo.pieces import mask_of_tile, owner_of, packed_tile
from flibuste.games.amerigo.places import (
    EAST,
    FIRST_FRAME,
    GRID,
    MOST_TILES,
    NORTH,
    OFF_BOARD,
    PLACES,
    SOUTH,
    WEST,
    frame_space,
    is_frame,
)
from flibuste.games.amerigo.sailing import FRAMES
from flibuste.games.amerigo.state import Amerigo
from flibuste.kernel import VERB_SHIFT, View
from flibuste.kit.grid import LETTERS, cells_of
from flibuste.render.text.squared import CHOSEN, QUIET, row_of_cells, rows_in_sight
from flibuste.render.words.amerigo import place

ROW_NUMBER: Final = 4  # columns before a row of the map
SEATS: Final = ("bright_red", "bright_white", "bright_blue", "bright_yellow")
SIGNS: Final = {
    "water": ("~ ", "blue"),
    "anchor": ("↑ ", "bold bright_cyan"),
    "post": ("[]", "bold bright_yellow"),
    "land": (". ", "yellow"),
    "good": ("C ", "bold yellow"),
    "neutral": ("##", "green"),
    "village": ("v1", ""),
    "settled": ("P1", "bold"),
    "ship": ("1a", "bold reverse"),
}
ARROWS: Final = {"^": "↑ ", ">": "→ ", "v": "↓ ", "<": "← "}


def chart(view: View[Any], book: Phrasebook) -> Text:
    """The whole map within its frame."""
    letters, (north, *below) = _lines(view, book)
    return Text("\n").join([north, letters, *below])


def chart_in_sight(view: View[Any], book: Phrasebook, count: int) -> Text:
    """As much of it as there are lines for, around the places that the answers name, else around one's own ships."""
    letters, lines = _lines(view, book)
    places = _offered(view) or {at for at in view.seen.ships[view.seat] if at != OFF_BOARD}
    shown = rows_in_sight(len(lines), [_line_of(view.seen, at) for at in places], count - 1)
    return Text("\n").join([letters, *lines[shown.start : shown.stop]])


def _lines(view: View[Any], book: Phrasebook) -> tuple[Text, list[Text]]:
    """The letters of the columns, and the lines of the map; the spaces of the frame stand beside the tiles they
    touch."""
    s: Amerigo = view.seen
    offered, drawn = _offered(view), _things(s)
    frame = {space: _frame_space(s, book, space, space in offered) for space in s.chart.frame}
    margin = max(len(sign.plain) for sign in frame.values()) + 1
    blank = " " * (margin + ROW_NUMBER)
    letters = Text(blank + " ".join(LETTERS[: s.chart.width]), QUIET)
    lines = [_frame_row(s, frame, NORTH, blank)]
    for row in range(s.chart.height):
        number, step = divmod(row, s.chart.side)
        spaces = [frame_space(WEST, number), frame_space(EAST, number)] if step == s.chart.side // 2 else []
        west, east = [frame[space] for space in spaces] or (Text(), Text())
        line = Text.assemble(west, " " * (margin - len(west)), (f"{row + 1:>2}  ", QUIET))
        cells = row_of_cells(GRID, s.chart.width, row, lambda cell: drawn.get(cell) or _ground(s, cell), offered)
        lines.append(Text.assemble(line, cells, "  ", east))
    return letters, [*lines, _frame_row(s, frame, SOUTH, blank)]


def _line_of(s: Amerigo, at: int) -> int:
    """Where a cell or a space of the frame stands among the lines of the map."""
    if not is_frame(at):
        return GRID.row(at) + 1
    side, number = divmod(at - FIRST_FRAME, MOST_TILES)
    ends = {NORTH: 0, SOUTH: s.chart.height + 1}
    return ends.get(side, number * s.chart.side + s.chart.side // 2 + 1)


def _frame_row(s: Amerigo, frame: Mapping[int, Text], side: int, blank: str) -> Text:
    """The spaces north or south of the map, each above or below the middle of its tile."""
    row = Text(blank)
    for number in range(s.chart.columns):
        space = frame[frame_space(side, number)].copy()
        space.align("center", s.chart.side * len(SIGNS["water"][0]))
        row.append_text(space)
    return row


def _frame_space(s: Amerigo, book: Phrasebook, space: int, offered: bool) -> Text:
    """A space of the frame by its name, with the ships on it."""
    here = [
        Text(f"{seat + 1}{SHIPS[ship]}", f"bold reverse {SEATS[seat]}")
        for seat, ships in enumerate(s.ships)
        for ship, at in enumerate(ships)
        if at == space
    ]
    return Text(" ").join([Text(str(place(book, space)[""]), CHOSEN if offered else QUIET), *here])


def _ground(s: Amerigo, cell: int) -> tuple[str, str]:
    sign = s.chart.sign(cell)
    if sign in ARROWS:
        return ARROWS[sign], SIGNS["anchor"][1]
    named = {"~": "water", "P": "post", ".": "land"}.get(sign, "good")
    return (f"{sign} ", SIGNS["good"][1]) if named == "good" else SIGNS[named]


def _things(s: Amerigo) -> dict[int, tuple[str, str]]:
    """What lies on the map: tiles, posts, ships; a player is a number."""
    found: dict[int, tuple[str, str]] = {}
    for laid in s.laid:
        owner = owner_of(laid)
        sign = SIGNS["neutral"] if not owner else (f"v{owner}", SEATS[owner - 1])
        found.update(dict.fromkeys(cells_of(mask_of_tile(s.tables, laid)), sign))
    for seat, posts in enumerate(s.posts):
        found.update(dict.fromkeys(cells_of(posts), (f"P{seat + 1}", f"bold {SEATS[seat]}")))
    for seat, ships in enumerate(s.ships):
        for ship, at in enumerate(ships):
            if at != OFF_BOARD and not is_frame(at):
                found[at] = (f"{seat + 1}{SHIPS[ship]}", f"bold reverse {SEATS[seat]}")
    return found


def _offered(view: View[Any]) -> set[int]:
    """The cells that the answers name."""
    found: set[int] = set()
    for action in view.options:
        if action >> VERB_SHIFT == SAIL >> VERB_SHIFT:
            found.add((action - SAIL) % len(PLACES))
        elif action >> VERB_SHIFT == LAY >> VERB_SHIFT:
            found.update(cells_of(mask_of_tile(view.seen.tables, packed_tile(view.seat, *unpacked(action)))))
        elif action >> VERB_SHIFT == LAUNCH >> VERB_SHIFT:
            found.add(FIRST_FRAME + (action - LAUNCH) % FRAMES)
    return found


def ashore(s: Amerigo, book: Phrasebook) -> Text:
    """Ships that are not at sea yet."""
    waiting = [
        f"{seat + 1}{SHIPS[ship]}"
        for seat, ships in enumerate(s.ships)
        for ship, at in enumerate(ships)
        if at == OFF_BOARD
    ]
    return Text(book.say("board-off-board", ships=", ".join(waiting)) if waiting else "", QUIET)
