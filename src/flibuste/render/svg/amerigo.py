"""Amerigo on the web table: how seats stand, short words for answers, the score sheet; the board is `amerigo_scene`."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.games.amerigo.building import unpacked
from flibuste.games.amerigo.catalogue import ACTIONS, LAY, TAKE
from flibuste.games.amerigo.places import CELLS
from flibuste.games.amerigo.scoring import tile_value
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import COLOURS as CUBE_COLOURS
from flibuste.games.amerigo.tables import PROGRESS
from flibuste.kernel import VERB_SHIFT
from flibuste.kit.grid import cells_of
from flibuste.kit.grid_shapes import QUARTERS
from flibuste.render.svg.amerigo_chart import GOODS as GOOD_ICONS
from flibuste.render.svg.amerigo_scene import scene
from flibuste.render.svg.face import Chip, Panel, Sight, Value
from flibuste.render.words.amerigo import tile as spoken_tile

__all__ = ["COLOURS", "LAYOUT", "button", "columns", "panel", "scene", "score_cells", "state_line"]

LAYOUT = "chart isles"
COLOURS = ("red", "white", "blue", "yellow")


def state_line(sight: Sight) -> str:
    s: Amerigo = sight.seen
    say = sight.words.say
    if s.over:
        return say("board-over")
    phase = sight.words.attribute(f"name-{CUBE_COLOURS[min(s.phase, 6)]}", "phase")
    return f"{say('board-round', round=s.round)} · {say('board-phase', phase=phase)}"


def panel(sight: Sight, seat: int) -> Panel:
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
    chips = [
        Chip(icon, f"{s.goods[seat][good]}×{s.production[seat][good]}")
        for good, icon in enumerate(GOOD_ICONS)
        if s.goods[seat][good] or s.production[seat][good] > 1
    ]
    chips += [Chip("open-treasure-chest", str(s.chests[seat]))] if s.chests[seat] else []
    chips += [
        Chip("gears", sight.words.say(f"name-{PROGRESS[tile]}"))
        for tile in cells_of(s.tiles[seat])
        if s.owns(seat, tile)
    ]
    return Panel(values, chips=chips)


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
    """An action is said by its name alone, a tile to be planned too: colour and shape stand on the board."""
    if action in ACTIONS:
        return sight.words.attribute(f"name-{CUBE_COLOURS[action >> VERB_SHIFT]}", "short"), ""
    if action >> VERB_SHIFT == TAKE >> VERB_SHIFT:
        return _tile_name(sight, action - TAKE), ""
    if action >> VERB_SHIFT == LAY >> VERB_SHIFT:
        kind, cell, turn = unpacked(action)
        turned = " ⇋" * (turn // QUARTERS) + " ⟳" * (turn % QUARTERS)
        return f"{_tile_name(sight, kind)} · {CELLS[cell]}{turned}", ""
    return None


def _tile_name(sight: Sight, kind: int) -> str:
    return str(spoken_tile(sight.words, kind)[""]).capitalize()
