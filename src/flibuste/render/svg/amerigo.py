"""Amerigo on the web table: how seats stand, short words for answers, the score sheet; the board is `amerigo_scene`."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from flibuste.games.amerigo.actions import special_action
from flibuste.games.amerigo.building import unpacked
from flibuste.games.amerigo.catalogue import (
    ACTIONS,
    ADVANCE,
    BUY,
    CASH,
    GOLD,
    LAY,
    LEARN,
    MOVE,
    PERFORM,
    SAIL,
    SHIPS,
    SPEND,
    STOP,
    TAKE,
)
from flibuste.games.amerigo.pieces import is_neutral
from flibuste.games.amerigo.places import CELLS, PLACES
from flibuste.games.amerigo.planning import good_of
from flibuste.games.amerigo.scoring import tile_value
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import COLOURS as CUBE_COLOURS
from flibuste.games.amerigo.tables import GOODS, PROGRESS
from flibuste.kernel import VERB_SHIFT, asking
from flibuste.kit.grid import cells_of
from flibuste.kit.grid_shapes import QUARTERS
from flibuste.render.svg.amerigo_chart import GOODS as GOOD_ICONS
from flibuste.render.svg.amerigo_pieces import cube, shape, tile_fill
from flibuste.render.svg.amerigo_scene import Scene
from flibuste.render.svg.amerigo_signs import sign
from flibuste.render.svg.face import Chip, Panel, Sight, Value
from flibuste.render.words.amerigo import place as spoken_place
from flibuste.render.words.amerigo import tile as spoken_tile
from flibuste.render.words.amerigo_notes import note_of

__all__ = ["COLOURS", "LAYOUT", "LAYS", "ON_BOARD", "button", "columns", "panel", "scene", "score_cells", "state_line"]

LAYOUT = "chart isles"
COLOURS = ("red", "white", "blue", "yellow")
LAYS = ("lay",)
ON_BOARD = ("sail", "launch", "take")
SHORT = [
    action >> VERB_SHIFT for action in (GOLD, STOP, SPEND, ADVANCE, CASH)
]  # answers with words of their own on buttons


def scene(sight: Sight) -> Scene:
    return Scene(sight)


def state_line(sight: Sight) -> Markup | str:
    """The round, then the seven phases with the cubes that will be thrown in each."""
    s: Amerigo = sight.seen
    say = sight.words.say
    if s.over:
        return say("board-over")
    phases = Markup("").join(_phase(sight, colour) for colour in range(len(CUBE_COLOURS)))
    return Markup('{} <span class="am-phases">{}</span>').format(say("board-round", round=s.round), phases)


def _phase(sight: Sight, colour: int) -> Markup:
    s: Amerigo = sight.seen
    when = "now" if colour == s.phase else "past" if colour < s.phase else "next"
    name = sight.words.attribute(f"name-{CUBE_COLOURS[colour]}", "phase")
    label = sight.words.say("web-am-stored", phase=name, count=s.storage[colour])
    body = Markup('{}<b aria-hidden="true">{}</b><span class="sr">{}</span>')
    shown = body.format(cube(CUBE_COLOURS[colour], 20), s.storage[colour], label)
    return Markup('<span class="{}" title="{}">{}</span> ').format(when, label, shown)


def panel(sight: Sight, seat: int) -> Panel:
    """Score, gold, cannons, progress, special track, posts; the place in the order, goods, tiles, what is planned."""
    s: Amerigo = sight.seen
    figures = (
        ("checked-shield", "score", s.score[seat]),
        ("gold-bar", "gold", s.gold[seat]),
        ("cannon", "cannons", s.cannons[seat]),
        ("gears", "progress", s.progress[seat]),
        ("round-star", "special", s.special[seat]),
        ("shop", "posts", s.tables.posts - s.posts[seat].bit_count()),
    )
    values = [
        Value(icon, sight.words.say(f"web-am-{name}", count=count), str(count), f"{name}-{seat}")
        for icon, name, count in figures
    ]
    chips = [Chip("direction-signs", sight.words.say("web-am-order", place=s.line.index(seat) + 1))]
    chips += [
        Chip(icon, f"{s.goods[seat][good]}×{s.production[seat][good]}")
        for good, icon in enumerate(GOOD_ICONS)
        if s.goods[seat][good] or s.production[seat][good] > 1
    ]
    chips += [Chip("open-treasure-chest", str(s.chests[seat]))] if s.chests[seat] else []
    tiles = [tile for tile in cells_of(s.tiles[seat]) if s.owns(seat, tile)]
    chips += [Chip("", sign(s.tables, tile)) for tile in tiles]
    planned = [(kind, count) for kind, count in enumerate(s.reserve[seat]) if count]
    chips += [Chip("", _planned(sight, seat, kind, count)) for kind, count in planned]
    return Panel(values, chips=chips)


def _planned(sight: Sight, seat: int, kind: int, count: int) -> Markup:
    """A planned tile in small, and how many of it."""
    s: Amerigo = sight.seen
    colour = "" if is_neutral(kind) else sight.colours[seat]
    small = shape(s.tables.tiles[kind].shape, tile_fill(colour), 6)
    return small + (Markup("<b>×{}</b>").format(count) if count > 1 else Markup())


COLUMNS = (
    ("played", "palm-tree"),
    ("gold", "gold-bar"),
    ("goods", "cotton-flower"),
    ("tiles", "laurels"),
    ("progress", "gears"),
    ("special", "round-star"),
)


def columns(sight: Sight) -> Sequence[Value]:
    return [Value(icon, sight.words.say(f"web-am-column-{name}"), "") for name, icon in COLUMNS]


def score_cells(sight: Sight, seat: int) -> Sequence[str]:
    """What final scoring brought, and before it what was scored on the way."""
    s: Amerigo = sight.seen
    goods = sum(count * made for count, made in zip(s.goods[seat], s.production[seat], strict=True))
    tiles = sum(tile_value(s, seat, tile) for tile in cells_of(s.tiles[seat]) if s.tables.at_end[tile])
    tracks = (s.tables.progress_points[s.progress[seat]], s.tables.special_points[s.special[seat]])
    final = (s.gold[seat], goods, tiles, *tracks)
    return [str(figure) for figure in (s.score[seat] - sum(final), *final)]


def button(sight: Sight, action: int) -> tuple[str, str] | None:
    """Colour and shape stand on the board: actions and tiles are said by their names alone, with what they bring."""
    verb = action >> VERB_SHIFT
    note = note_of(sight.view, sight.words, action)
    if action in ACTIONS:
        return sight.words.attribute(f"name-{CUBE_COLOURS[verb]}", "short"), note
    if verb == TAKE >> VERB_SHIFT:
        return _tile_name(sight, action - TAKE), note
    if verb == BUY >> VERB_SHIFT:
        return sight.words.say(f"name-{GOODS[good_of(action - BUY)]}").capitalize(), note
    if verb == LEARN >> VERB_SHIFT:
        return sight.words.say(f"name-{PROGRESS[action - LEARN]}"), note
    if verb == MOVE >> VERB_SHIFT:
        loads = asking(sight.seen, sight.seat).topic == "load"
        return sight.words.say("web-am-load" if loads else "do-move", number=action - MOVE), note
    if verb == SAIL >> VERB_SHIFT:
        ship, place = divmod(action - SAIL, len(PLACES))
        forms = {f"place_{form}" if form else "place": said for form, said in spoken_place(sight.words, place).items()}
        return sight.words.say("do-sail", ship=SHIPS[ship].upper(), **forms), note
    if action == PERFORM:
        return sight.words.attribute(f"name-{CUBE_COLOURS[special_action(sight.seen, sight.seat)]}", "short"), note
    if verb == LAY >> VERB_SHIFT:
        kind, cell, turn = unpacked(action)
        turned = " ⇋" * (turn // QUARTERS) + " ⟳" * (turn % QUARTERS)
        return f"{_tile_name(sight, kind)} · {CELLS[cell]}{turned}", ""
    key = f"do-{sight.view.game.notation.verb(action).word}"
    return (sight.words.attribute(key, "short"), note) if verb in SHORT else None


def _tile_name(sight: Sight, kind: int) -> str:
    return str(spoken_tile(sight.words, kind)[""]).capitalize()
