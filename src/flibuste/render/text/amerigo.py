"""Amerigo in the terminal: the map, the storage board with the tower, the displays, and a paragraph for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from flibuste.data.phrases import Phrasebook
from flibuste.games.amerigo.actions import bonus, special_action
from flibuste.games.amerigo.building import unpacked
from flibuste.games.amerigo.catalogue import ACTIONS, ADVANCE, LAY, LEARN, MOVE, PERFORM, SAIL, packed_cubes
from flibuste.games.amerigo.facts import POINTS, changes
from flibuste.games.amerigo.odds import chances, cubes_to_throw, is_last_throw, next_colour
from flibuste.games.amerigo.pieces import mask_of_tile, packed_tile
from flibuste.games.amerigo.pirates import strength
from flibuste.games.amerigo.places import (
    PLACES,
)
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import COLOURS, GOODS, KINDS, PROGRESS
from flibuste.games.amerigo.turn import base_points, time_value
from flibuste.kernel import VERB_SHIFT, View, deciders
from flibuste.kit import NONE
from flibuste.kit.grid import cells_of
from flibuste.render import plain
from flibuste.render.sentences import Speaker
from flibuste.render.text.amerigo_chart import SEATS, SIGNS, ashore, chart, chart_in_sight
from flibuste.render.text.squared import laid_out, paragraph_lines
from flibuste.render.words.amerigo import cubes, production, tile
from flibuste.render.words.amerigo_notes import note_of

SIDE_BY_SIDE: Final = 110
LEAST_OF_MAP: Final = 4  # lines, below which a part of it tells nothing
INDENT: Final = (0, 0, 0, 4)
TOLD_AS_ON_A_BUTTON: Final = tuple(action >> VERB_SHIFT for action in (MOVE, LEARN, ADVANCE))


def board(view: View[Any], speaker: Speaker, width: int) -> RenderableType:
    s: Amerigo = view.seen
    beside = Group(_storage(s, speaker.book), Text(), _players(view, speaker))
    paper = Group(chart(view, speaker.book), ashore(s, speaker.book))
    return laid_out(_headline(s, speaker.book), paper, beside, width >= SIDE_BY_SIDE)


def near(view: View[Any], speaker: Speaker, width: int, lines: int) -> list[RenderableType]:
    """The part of the map that the answers name, and one's own stock, what one pays with last."""
    s, book = view.seen, speaker.book
    counts, *others = _holdings(s, book, view.seat)
    heading: list[RenderableType] = [_headline(s, book), _name(s, speaker, view.seat, True)]
    stock = [*others, *heading, Padding(Text(counts), INDENT)]
    left = lines - sum(paragraph_lines(line, width) for line in (counts, *others)) - 3
    return [*([chart_in_sight(view, book, left)] if left > LEAST_OF_MAP else []), *stock]


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
    verb, book = action >> VERB_SHIFT, speaker.book
    if verb in TOLD_AS_ON_A_BUTTON:
        return note_of(view, book, action)
    if verb == SAIL >> VERB_SHIFT:
        lost = [change.amount for change in changes(view, action) if change.thing == POINTS]
        ends = [book.say("terminal-last-ship", points=-amount) for amount in lost]
        return ", ".join([note_of(view, book, action), *ends])
    if action == PERFORM:
        action_of_space = book.attribute(f"name-{COLOURS[special_action(view.seen, view.seat)]}", "action")
        return f"{action_of_space}, {note_of(view, book, action)}"
    told = plain.note(view, book, speaker.players, action)
    if action in ACTIONS and not told:
        return _wasted(view, book, action)
    if verb != LAY >> VERB_SHIFT:
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


def _wasted(view: View[Any], book: Phrasebook, action: int) -> str:
    """An action that brings points and leaves nothing to use them for."""
    colour = ACTIONS.index(action)
    return book.say("note-lost", points=base_points(view.seen) + bonus(view.seen, view.seat, colour))


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
    lines = _holdings(s, speaker.book, seat)
    return Group(_name(s, speaker, seat, own), *(Padding(Text(line), INDENT) for line in lines))


def _name(s: Amerigo, speaker: Speaker, seat: int, own: bool) -> Text:
    return Text.assemble(
        (f"{'▶' if seat in deciders(s) else ' '} {seat + 1} {speaker.players[seat]}  ", f"bold {SEATS[seat]}"),
        (speaker.book.say("board-score", points=s.score[seat]), "bold" if own else ""),
    )


def _holdings(s: Amerigo, book: Phrasebook, seat: int) -> list[str]:
    """The counts, the goods, progress tiles and planned tiles where there are any."""
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
    owned = [
        book.say(f"name-{PROGRESS[tile]}") + ("" if s.owns(seat, tile) else " ✓") for tile in cells_of(s.tiles[seat])
    ]
    planned = [
        f"{count} × {tile(book, kind)['']} ({KINDS[kind]})" for kind, count in enumerate(s.reserve[seat]) if count
    ]
    lines = [counts, ", ".join(goods)]
    lines += [book.say("board-tiles", tiles=", ".join(owned))] if owned else []
    return lines + ([book.say("board-reserve", tiles=", ".join(planned))] if planned else [])
