"""Amerigo in the terminal: the map, the storage board with the tower, the displays, and a paragraph for each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from flibuste.data.phrases import Phrasebook
from flibuste.games.amerigo.building import unpacked
from flibuste.games.amerigo.catalogue import LAUNCH, LAY, MOVE, SAIL, SHIPS, packed_cubes
from flibuste.games.amerigo.odds import chances, cubes_to_throw, is_last_throw, next_colour
from flibuste.games.amerigo.pieces import mask_of_tile, owner_of, packed_tile
from flibuste.games.amerigo.pirates import strength
from flibuste.games.amerigo.places import (
    EAST,
    FIRST_FRAME,
    GRID,
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
from flibuste.games.amerigo.tables import COLOURS, GOODS, KINDS, PROGRESS
from flibuste.games.amerigo.turn import base_points, time_value
from flibuste.kernel import VERB_SHIFT, View, deciders
from flibuste.kit import NONE
from flibuste.kit.grid import LETTERS, cells_of
from flibuste.render import plain
from flibuste.render.sentences import Speaker
from flibuste.render.text.squared import CHOSEN, QUIET, laid_out, row_of_cells
from flibuste.render.words.amerigo import cubes, place, production, tile
from flibuste.render.words.amerigo_notes import note_of

SIDE_BY_SIDE: Final = 110
ROW_NUMBER: Final = 4  # columns before a row of the map
INDENT: Final = (0, 0, 0, 4)
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


def board(view: View[Any], speaker: Speaker, width: int) -> RenderableType:
    s: Amerigo = view.seen
    beside = Group(_storage(s, speaker.book), Text(), _players(view, speaker))
    chart = Group(_chart(view, speaker.book), _ashore(s, speaker.book))
    return laid_out(_headline(s, speaker.book), chart, beside, width >= SIDE_BY_SIDE)


def aim(view: View[Any], speaker: Speaker) -> str:
    return speaker.book.say("terminal-aim")


def odds(view: View[Any], speaker: Speaker) -> str:
    """How likely each colour is to come out of the next throw, if there is one."""
    s: Amerigo = view.seen
    book = speaker.book
    if is_last_throw(s):
        return ""
    colour = next_colour(s)
    listed = ", ".join(
        f"{book.say(f'name-{name}')} {chance:.0%}" for name, chance in zip(COLOURS, chances(s), strict=True) if chance
    )
    phase = book.attribute(f"name-{COLOURS[colour]}", "phase")
    return book.say("odds-next", phase=phase, count=cubes_to_throw(s, colour), chances=listed or "–")


def note(view: View[Any], speaker: Speaker, action: int) -> str:
    """What an answer costs and brings, and which cells a tile covers."""
    if action >> VERB_SHIFT in (SAIL >> VERB_SHIFT, MOVE >> VERB_SHIFT):
        return note_of(view, speaker.book, action)
    told = plain.note(view, speaker.book, speaker.players, action)
    if action >> VERB_SHIFT != LAY >> VERB_SHIFT:
        return told
    cells = mask_of_tile(view.seen.tables, packed_tile(view.seat, *unpacked(action)))
    return f"{' '.join(PLACES[cell] for cell in cells_of(cells))} · {told}"


def legend(view: View[Any], speaker: Speaker) -> list[tuple[str, str]]:
    """What every sign on the map stands for, then what the progress tiles in sight do."""
    book = speaker.book
    signs = [(sign, book.say(f"sign-{name}")) for name, (sign, _) in SIGNS.items()]
    seen = {tile for tile in view.seen.display if tile != NONE} | {
        tile for owned in view.seen.tiles for tile in cells_of(owned)
    }
    return signs + [(book.say(f"name-{PROGRESS[tile]}"), book.say(f"AM-PRG-{tile + 1:03}")) for tile in sorted(seen)]


def _headline(s: Amerigo, book: Phrasebook) -> Text:
    if s.over:
        return Text(book.say("board-over"), "bold")
    phase = book.attribute(f"name-{COLOURS[min(s.phase, len(COLOURS) - 1)]}", "phase")
    parts = [book.say("board-round", round=s.round), book.say("board-time", time=time_value(s))]
    parts.append(book.say("board-phase", phase=phase))
    if any(s.centre):
        parts.append(book.say("board-centre", cubes=_cubes(book, s.centre), points=base_points(s)))
    return Text(" · ".join(parts), "bold")


def _cubes(book: Phrasebook, counts: list[int]) -> str:
    return str(cubes(book, packed_cubes(counts))[""])


# The map --------------------------------------------------------------------------------------------------------------


def _chart(view: View[Any], book: Phrasebook) -> Text:
    """The map within its frame, whose spaces stand beside the tiles they touch."""
    s: Amerigo = view.seen
    offered, drawn = _offered(view), _things(s)
    frame = {space: _frame_space(s, book, space, space in offered) for space in s.chart.frame}
    margin = max(len(sign.plain) for sign in frame.values()) + 1
    blank = " " * (margin + ROW_NUMBER)
    letters = Text(blank + " ".join(LETTERS[: s.chart.width]), QUIET)
    lines = [_frame_row(s, frame, NORTH, blank), letters]
    for row in range(s.chart.height):
        number, step = divmod(row, s.chart.side)
        spaces = [frame_space(WEST, number), frame_space(EAST, number)] if step == s.chart.side // 2 else []
        west, east = [frame[space] for space in spaces] or (Text(), Text())
        line = Text.assemble(west, " " * (margin - len(west)), (f"{row + 1:>2}  ", QUIET))
        cells = row_of_cells(GRID, s.chart.width, row, lambda cell: drawn.get(cell) or _ground(s, cell), offered)
        lines.append(Text.assemble(line, cells, "  ", east))
    return Text("\n").join([*lines, _frame_row(s, frame, SOUTH, blank)])


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


def _ashore(s: Amerigo, book: Phrasebook) -> Text:
    """Ships that are not at sea yet."""
    ashore = [
        f"{seat + 1}{SHIPS[ship]}"
        for seat, ships in enumerate(s.ships)
        for ship, at in enumerate(ships)
        if at == OFF_BOARD
    ]
    return Text(book.say("board-off-board", ships=", ".join(ashore)) if ashore else "", QUIET)


# The storage board ----------------------------------------------------------------------------------------------------


def _storage(s: Amerigo, book: Phrasebook) -> Text:
    half = len(s.display) // 2
    lines = [
        book.say("board-storage", cubes=_cubes(book, s.storage)),
        book.say("board-tower", cubes=_cubes(book, s.in_tower())),
        book.say("board-pirates", strength=sum(s.pirates), tokens=" + ".join(map(str, s.pirates))),
        book.say("board-progress", tiles=_progress(book, s.display[:half])),
        book.say("board-progress-leaving", tiles=_progress(book, s.display[half:])),
        book.say("board-production", tiles=_market(book, s.market)),
    ]
    return Text("\n".join(lines))


def _progress(book: Phrasebook, tiles: Sequence[int]) -> str:
    return ", ".join(book.say(f"name-{PROGRESS[tile]}") for tile in tiles if tile != NONE) or "–"


def _market(book: Phrasebook, tiles: Sequence[int]) -> str:
    spoken = [production(book, kind) for kind in sorted(tiles) if kind != NONE]
    return ", ".join(f"{forms['']} ({forms['cost']})" for forms in spoken) or "–"


def _players(view: View[Any], speaker: Speaker) -> Group:
    s: Amerigo = view.seen
    return Group(*(_player(s, speaker, seat, seat == view.seat) for seat in s.line))


def _player(s: Amerigo, speaker: Speaker, seat: int, own: bool) -> Group:
    book = speaker.book
    counts = book.say(
        "board-counts",
        gold=s.gold[seat],
        cannons=s.cannons[seat],
        strength=strength(s, seat),
        progress=s.progress[seat],
        special=s.special[seat],
        posts=s.tables.posts - s.posts[seat].bit_count(),
        chests=s.chests[seat],
    )
    goods = [
        f"{book.say(f'name-{name}')} {s.goods[seat][good]}×{s.production[seat][good]}"
        for good, name in enumerate(GOODS)
    ]
    name = Text.assemble(
        (f"{'▶' if seat in deciders(s) else ' '} {seat + 1} {speaker.players[seat]}  ", f"bold {SEATS[seat]}"),
        (book.say("board-score", points=s.score[seat]), "bold" if own else ""),
    )
    lines = [counts, ", ".join(goods), *_holdings(s, book, seat)]
    return Group(name, *(Padding(Text(line), INDENT) for line in lines))


def _holdings(s: Amerigo, book: Phrasebook, seat: int) -> list[str]:
    """Progress tiles and planned tiles, where there are any."""
    owned = [
        book.say(f"name-{PROGRESS[tile]}") + ("" if s.owns(seat, tile) else " ✓") for tile in cells_of(s.tiles[seat])
    ]
    planned = [
        f"{count} × {tile(book, kind)['']} ({KINDS[kind]})" for kind, count in enumerate(s.reserve[seat]) if count
    ]
    lines = [book.say("board-tiles", tiles=", ".join(owned))] if owned else []
    return lines + ([book.say("board-reserve", tiles=", ".join(planned))] if planned else [])
