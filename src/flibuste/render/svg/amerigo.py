"""Amerigo on the web table: the map, the tower with the actions, the displays, the player's own tracks and tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from flibuste.games.amerigo.actions import bonus
from flibuste.games.amerigo.building import unpacked
from flibuste.games.amerigo.catalogue import ACTIONS, LAY, SHIPS, TAKE
from flibuste.games.amerigo.odds import chances, cubes_to_throw, is_last_throw, next_colour
from flibuste.games.amerigo.pieces import is_neutral, mask_of_tile, packed_tile, shelf
from flibuste.games.amerigo.pirates import strength
from flibuste.games.amerigo.places import CELLS, GRID, PLACES, is_frame
from flibuste.games.amerigo.planning import cost_of, good_of
from flibuste.games.amerigo.scoring import tile_value
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import COLOURS as CUBE_COLOURS
from flibuste.games.amerigo.tables import GOODS, KINDS, PRODUCTION, PROGRESS, RENOWN
from flibuste.games.amerigo.turn import base_points, gold_on_offer, time_value
from flibuste.kernel import VERB_SHIFT
from flibuste.kit import NONE
from flibuste.kit.grid import cells_of
from flibuste.kit.grid_shapes import QUARTERS, TURNS
from flibuste.render.svg.amerigo_chart import GOODS as GOOD_ICONS
from flibuste.render.svg.amerigo_chart import chart, size
from flibuste.render.svg.amerigo_pieces import cube, shape, special_track, tile_fill, tower
from flibuste.render.svg.face import Chip, Option, Panel, Piece, Sight, Value, odds_of
from flibuste.render.svg.parts import boxes
from flibuste.render.words.amerigo import tile as spoken_tile

LAYOUT = "chart isles"
COLOURS = ("red", "white", "blue", "yellow")
VERBS = ("navigate", "load", "plan", "progress", "build", "produce", "special")


@dataclass(frozen=True, slots=True)
class Spot:
    """An answer that lies on a cell or on a space of the frame: where, what is written there."""

    css: str
    text: str
    option: Option


@dataclass(frozen=True, slots=True)
class Way:
    """A way to lay a tile: what the placing script needs."""

    action: str
    label: str
    anchor: int
    quarters: int
    cells: Sequence[int]


@dataclass(frozen=True, slots=True)
class Act:
    """One of the seven actions, or taking gold."""

    picture: Markup | None  # None: gold
    name: str
    points: int
    bonus: int
    count: int
    note: str
    option: Option | None


@dataclass(frozen=True, slots=True)
class Stored:
    """The cubes of a colour in storage, and how likely the next throw is to bring one out."""

    picture: Markup
    count: int
    when: str  # past, now or nothing
    chance: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A tile on display, or where one was taken."""

    picture: Markup | str
    text: str
    about: Piece | None
    option: Option | None


@dataclass(frozen=True, slots=True)
class Kind:
    """A landscape tile in the supply, in the tray or in the reserve."""

    key: str
    picture: Markup
    name: str
    cost: int
    small: int
    large: int
    count: int
    option: Option | None


@dataclass(frozen=True, slots=True)
class Track:
    icon: str
    name: str
    value: int
    boxes: Markup
    note: str


@dataclass(frozen=True, slots=True)
class Good:
    icon: str
    name: str
    count: int
    production: int


@dataclass(frozen=True, slots=True)
class Scene:
    chart: Markup
    width: int
    height: int
    side: int
    picture: tuple[int, int]
    here: str
    spots: Sequence[Spot]
    ships: Sequence[str]  # those that may be moved, if there is a choice
    placements: Sequence[Way]
    tray: Sequence[Kind]
    supply: Sequence[Kind]
    tower: Markup
    acts: Sequence[Act]
    points: int
    open_points: int
    storage: Sequence[Stored]
    next_throw: str  # what is thrown when this phase is over
    progress: Sequence[Shown]
    production: Sequence[Shown]
    track: Markup
    pirates: Sequence[str]
    strength: int
    time: int
    tracks: Sequence[Track]
    goods: Sequence[Good]
    reserve: Sequence[Kind]
    tiles: Sequence[Shown]


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


def scene(sight: Sight) -> Scene:
    s: Amerigo = sight.seen
    seat = sight.seat
    placements = _placements(sight)
    spots = _spots(sight)
    return Scene(
        chart=chart(s, sight.colours, sight.words.say("web-am-map")),
        width=s.chart.width,
        height=s.chart.height,
        side=s.chart.side,
        picture=size(s),
        here=_here(s, seat),
        spots=spots,
        ships=_movable(spots),
        placements=placements,
        tray=_tray(sight, placements),
        supply=_supply(sight),
        tower=tower(s, sight.words.say("web-am-tower", inside=sum(s.in_tower()), out=sum(s.centre))),
        acts=_acts(sight),
        points=base_points(s),
        open_points=s.points,
        storage=_storage(sight),
        next_throw=_next_throw(sight),
        progress=[_progress(sight, tile) for tile in s.display],
        production=[_production(sight, kind) for kind in s.market],
        track=special_track(s, sight.colours, sight.words.say("web-am-track")),
        pirates=[str(token) for token in s.pirates] + ["?"] * (s.tables.pirates_in_play - len(s.pirates)),
        strength=sum(s.pirates),
        time=time_value(s) if s.round else s.tables.times[0],
        tracks=_tracks(sight),
        goods=[
            Good(icon, sight.words.say(f"name-{name}"), s.goods[seat][good], s.production[seat][good])
            for good, (icon, name) in enumerate(zip(GOOD_ICONS, GOODS, strict=True))
        ],
        reserve=_kinds(sight, s.reserve[seat]),
        tiles=[_owned(sight, tile) for tile in cells_of(s.tiles[seat])],
    )


def _here(s: Amerigo, seat: int) -> str:
    """Where to look first on a small screen: a ship of the player's, or one of his posts."""
    places = [place for place in s.ships[seat] if place >= 0 and not is_frame(place)] + cells_of(s.posts[seat])
    return _css(s, places[0]) if places else ""


def _css(s: Amerigo, place: int) -> str:
    """The classes that put something on a cell or a space of the frame."""
    if is_frame(place):
        side, number = PLACES[place].split("-")
        return f"frame {side} n{number}"
    return f"c{GRID.column(place) + 1} r{GRID.row(place) + 1}"


def _spots(sight: Sight) -> list[Spot]:
    s: Amerigo = sight.seen
    found = []
    for action, option in sight.offers.items():
        verb, *arguments = action.split()
        if verb not in ("sail", "launch"):
            continue
        ship, place = arguments[0], PLACES.index(arguments[1])
        at = s.ships[sight.seat][SHIPS.index(ship)]
        steps = s.chart.steps(at, place) if verb == "sail" and at != place else 2
        free = place in s.chart.post_of and not s.covered >> s.chart.post_of[place] & 1
        css = f"{_css(s, place)} ship-{ship}{' good' if free else ''}"
        found.append(Spot(css, "⚓" if verb == "launch" else str(steps), option))
    return found


def _movable(spots: Sequence[Spot]) -> list[str]:
    ships = [ship for ship in SHIPS if any(f"ship-{ship}" in spot.css for spot in spots)]
    return ships if len(ships) > 1 else []


def _placements(sight: Sight) -> list[Way]:
    """In the numbering of the placing script: row by row, without the guard column."""
    s: Amerigo = sight.seen
    found = []
    for action, option in sight.offers.items():
        if not action.startswith("lay "):
            continue
        _, kind, cell, turn = action.split()
        laid = packed_tile(sight.seat, KINDS.index(kind), CELLS.index(cell), TURNS.index(turn))
        cells = [GRID.row(at) * s.chart.width + GRID.column(at) for at in cells_of(mask_of_tile(s.tables, laid))]
        found.append(Way(action, f"{option.label} · {option.note}", cells[0], TURNS.index(turn), cells))
    return found


def _kind(sight: Sight, kind: int, count: int, option: Option | None) -> Kind:
    tile = sight.seen.tables.tiles[kind]
    colour = "" if is_neutral(kind) else sight.colours[sight.seat]
    name = str(spoken_tile(sight.words, kind)[""])
    return Kind(
        KINDS[kind], shape(tile.shape, tile_fill(colour)), name, tile.cost, tile.small, tile.large, count, option
    )


def _kinds(sight: Sight, counts: Sequence[int]) -> list[Kind]:
    return [_kind(sight, kind, count, None) for kind, count in enumerate(counts) if count]


def _tray(sight: Sight, placements: Sequence[Way]) -> list[Kind]:
    """The tiles of the reserve that can be laid now."""
    fitting = {way.action.split()[1] for way in placements}
    return [kind for kind in _kinds(sight, sight.seen.reserve[sight.seat]) if kind.key in fitting]


def _supply(sight: Sight) -> list[Kind]:
    """While planning: everything left, what can be paid for as an answer."""
    s: Amerigo = sight.seen
    if not any(action.startswith("take ") for action in sight.offers):
        return []
    return [
        _kind(sight, kind, s.supply[shelf(sight.seat, kind)], sight.offers.get(f"take {KINDS[kind]}"))
        for kind in range(len(KINDS))
        if s.supply[shelf(sight.seat, kind)]
    ]


def _storage(sight: Sight) -> list[Stored]:
    s: Amerigo = sight.seen
    percent = [odds_of(sight.words, round(10_000 * chance), 10_000, "").percent for chance in chances(s)]
    return [
        Stored(
            cube(colour, 20),
            s.storage[number],
            "now" if number == s.phase else "past" if number < s.phase else "",
            "" if is_last_throw(s) else percent[number],
        )
        for number, colour in enumerate(CUBE_COLOURS)
    ]


def _next_throw(sight: Sight) -> str:
    s: Amerigo = sight.seen
    if is_last_throw(s):
        return ""
    colour = next_colour(s)
    name = sight.words.say(f"name-{CUBE_COLOURS[colour]}")
    return sight.words.say("odds-title", colour=name, count=cubes_to_throw(s, colour))


def _acts(sight: Sight) -> list[Act]:
    """Always eight places, in the order of the phases, gold last."""
    s: Amerigo = sight.seen
    words = sight.words
    found = []
    for number, colour in enumerate(CUBE_COLOURS):
        option = sight.offers.get(VERBS[number])
        out = s.centre[number] > 0 or option is not None
        found.append(
            Act(
                cube(colour),
                words.attribute(f"name-{colour}", "short"),
                base_points(s) if out else 0,
                bonus(s, sight.seat, number) if out else 0,
                s.centre[number],
                "" if out else words.say("web-am-not-out"),
                option,
            )
        )
    note = words.say("web-am-gold-note", gold=gold_on_offer(s, sight.seat), cubes=sum(s.centre))
    return [*found, Act(None, words.say("web-am-gold-short"), 0, 0, 0, note, sight.offers.get("gold"))]


def _progress(sight: Sight, tile: int) -> Shown:
    if tile == NONE:
        return Shown("", sight.words.say("web-am-taken"), None, None)
    about = _about(sight, tile)
    return Shown("", about.name, about, sight.offers.get(f"learn {PROGRESS[tile]}"))


def _about(sight: Sight, tile: int) -> Piece:
    rule = f"AM-PRG-{tile + 1:03}"
    return Piece(f"progress-{tile}", sight.words.say(f"name-{PROGRESS[tile]}"), sight.words.say(rule), rule)


def _owned(sight: Sight, tile: int) -> Shown:
    used = "" if sight.seen.owns(sight.seat, tile) else " ✓"
    about = _about(sight, tile)
    answer = "renown" if tile == RENOWN else f"use {PROGRESS[tile]}"
    return Shown("", about.name + used, about, sight.offers.get(answer))


def _production(sight: Sight, kind: int) -> Shown:
    if kind == NONE:
        return Shown("", sight.words.say("web-am-taken"), None, None)
    name = sight.words.say(f"name-{GOODS[good_of(kind)]}")
    about = Piece(f"production-{kind}", name, sight.words.say("AM-YEL-001"), "AM-YEL-001")
    return Shown(GOOD_ICONS[good_of(kind)], str(cost_of(kind)), about, sight.offers.get(f"buy {PRODUCTION[kind]}"))


def _tracks(sight: Sight) -> list[Track]:
    s: Amerigo = sight.seen
    seat, tables, words = sight.seat, s.tables, sight.words
    force = strength(s, seat)
    enough = "web-am-enough" if s.cannons[seat] >= force else "web-am-too-few"
    ahead = [space - s.progress[seat] for space in tables.steps if space > s.progress[seat]]
    rows = (
        ("gold-bar", "gold", s.gold[seat], tables.gold_track, words.say("web-am-gold-worth")),
        ("cannon", "cannons", s.cannons[seat], tables.cannon_track, words.say(enough, strength=force)),
        (
            "gears",
            "progress",
            s.progress[seat],
            tables.last_progress,
            words.say("web-am-next-tile", count=ahead[0]) if ahead else words.say("web-am-last-tile"),
        ),
    )
    return [
        Track(icon, words.say(f"web-am-track-{name}"), value, boxes(most, held=value), note)
        for icon, name, value, most, note in rows
    ]


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
