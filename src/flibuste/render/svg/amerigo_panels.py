"""Beside the map of Amerigo: the actions, the cubes, the displays, the tiles, the player's own tracks and goods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from flibuste.games.amerigo.actions import bonus
from flibuste.games.amerigo.odds import chances, cubes_to_throw, is_last_throw, next_colour
from flibuste.games.amerigo.pieces import is_neutral, shelf
from flibuste.games.amerigo.pirates import damage, strength
from flibuste.games.amerigo.planning import cost_of, good_of
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import COLOURS, GOODS, KINDS, PRODUCTION, PROGRESS, RENOWN
from flibuste.games.amerigo.turn import base_points, gold_on_offer, time_value
from flibuste.kit import NONE
from flibuste.kit.grid import cells_of
from flibuste.render.svg.amerigo_chart import GOODS as GOOD_ICONS
from flibuste.render.svg.amerigo_pieces import UNIT, cube, shape, special_track, tile_fill, tower, track_boxes
from flibuste.render.svg.amerigo_signs import sign
from flibuste.render.svg.face import Option, Piece, Sight, Value, odds_of
from flibuste.render.svg.parts import icon
from flibuste.render.words.amerigo import tile as spoken_tile

SMALL = 7  # the cells of shapes where there are many
VERBS = ("navigate", "load", "plan", "progress", "build", "produce", "special")


@dataclass(frozen=True, slots=True)
class Act:
    """One of the seven actions, or taking gold."""

    picture: Markup
    name: str
    points: int  # the player's, without the bonus
    bonus: int
    count: int  # how many cubes of the colour came out
    note: str
    option: Option | None
    detail: str = ""


class Stored(NamedTuple):
    """The cubes of a colour: out of the tower, inside it; and how likely the next throw is to bring one out."""

    picture: Markup
    name: str
    out: int
    inside: int
    chance: str


class Shown(NamedTuple):
    """A tile on display or owned, or where one was taken."""

    picture: Markup
    about: Piece | None
    option: Option | None = None
    spent: bool = False


TAKEN = Shown(Markup(), None)


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
    places: int
    tint: str  # of the shape while it is being laid
    option: Option | None


class Track(NamedTuple):
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


class Panels:
    """What stands beside the map, worked out as far as a template asks for it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.s: Amerigo = sight.seen
        self.seat = sight.seat
        self.points, self.open_points = base_points(self.s), self.s.points
        self.strength = sum(self.s.pirates)
        self.time = time_value(self.s) if self.s.round else self.s.tables.times[0]

    @property
    def tower(self) -> Markup:
        say = self.sight.words.say
        return tower(self.s, say("web-am-tower", inside=sum(self.s.in_tower()), out=sum(self.s.centre)))

    @property
    def acts(self) -> list[Act]:
        """Always eight places, in the order of the phases, gold last."""
        words, gold = self.sight.words, gold_on_offer(self.s, self.seat)
        name, cubes = words.say("web-am-gold-short"), words.say("web-am-cubes", count=sum(self.s.centre))
        taking = Act(icon("gold-bar", 24), name, 0, 0, 0, f"+{gold}", self.sight.offers.get("gold"), cubes)
        return [*[self._act(number) for number in range(len(COLOURS))], taking]

    def _act(self, number: int) -> Act:
        option = self.sight.offers.get(VERBS[number])
        out = self.s.centre[number] > 0 or option is not None
        return Act(
            cube(COLOURS[number]),
            self.sight.words.attribute(f"name-{COLOURS[number]}", "short"),
            self.points if out else 0,
            bonus(self.s, self.seat, number) if out else 0,
            self.s.centre[number],
            "" if out else self.sight.words.say("web-am-not-out"),
            option,
        )

    @property
    def storage(self) -> list[Stored]:
        s = self.s
        inside = s.in_tower()
        percent = [odds_of(self.sight.words, round(10_000 * chance), 10_000, "").percent for chance in chances(s)]
        return [
            Stored(
                cube(colour, 20),
                self.sight.words.say(f"name-{colour}"),
                s.centre[number],
                inside[number],
                "" if is_last_throw(s) else percent[number],
            )
            for number, colour in enumerate(COLOURS)
        ]

    @property
    def next_throw(self) -> str:
        """What is thrown when this phase is over."""
        if is_last_throw(self.s):
            return ""
        colour = next_colour(self.s)
        name = self.sight.words.say(f"name-{COLOURS[colour]}")
        return self.sight.words.say("odds-title", colour=name, count=cubes_to_throw(self.s, colour))

    @property
    def thrown(self) -> Markup:
        """The cubes of the next throw."""
        colour = next_colour(self.s)
        return cube(COLOURS[colour], 16) + Markup("<b>×{}</b>").format(cubes_to_throw(self.s, colour))

    def kind(self, kind: int, count: int, option: Option | None = None, places: int = 0, unit: int = UNIT) -> Kind:
        tile = self.s.tables.tiles[kind]
        colour = "" if is_neutral(kind) else self.sight.colours[self.seat]
        name = str(spoken_tile(self.sight.words, kind)[""])
        picture = shape(tile.shape, tile_fill(colour), unit)
        tint = "" if colour else "sand"
        return Kind(KINDS[kind], picture, name, tile.cost, tile.small, tile.large, count, places, tint, option)

    @property
    def reserve(self) -> list[Kind]:
        """The tiles planned, by size."""
        counts = self.s.reserve[self.seat]
        return [self.kind(kind, counts[kind]) for kind in by_size(self.s) if counts[kind]]

    @property
    def tray(self) -> list[Kind]:
        """The tiles of the reserve that can be laid now, by size, with the number of their places."""
        fitting = [option.arguments[0] for option in self.sight.offering("lay")]
        counts = self.s.reserve[self.seat]
        return [
            self.kind(kind, counts[kind], None, fitting.count(KINDS[kind]))
            for kind in by_size(self.s)
            if KINDS[kind] in fitting
        ]

    @property
    def supply(self) -> list[Kind]:
        """While planning: everything left, what can be paid for as an answer."""
        if not self.sight.offering("take"):
            return []
        left = {kind: self.s.supply[shelf(self.seat, kind)] for kind in by_size(self.s)}
        offers = self.sight.offers
        return [
            self.kind(kind, count, offers.get(f"take {KINDS[kind]}"), unit=SMALL)
            for kind, count in left.items()
            if count
        ]

    @property
    def progress(self) -> list[Shown]:
        return [self._tile(tile, f"learn {PROGRESS[tile]}") if tile != NONE else TAKEN for tile in self.s.display]

    @property
    def tiles(self) -> list[Shown]:
        """The player's own progress tiles."""
        return [
            self._tile(tile, "renown" if tile == RENOWN else f"use {PROGRESS[tile]}")
            for tile in cells_of(self.s.tiles[self.seat])
        ]

    def _tile(self, tile: int, answer: str) -> Shown:
        rule = f"AM-PRG-{tile + 1:03}"
        words = self.sight.words
        about = Piece(f"progress-{tile}", words.say(f"name-{PROGRESS[tile]}"), words.say(rule), rule)
        spent = bool(self.s.used[self.seat] >> tile & 1)
        return Shown(sign(self.s.tables, tile), about, self.sight.offers.get(answer), spent)

    @property
    def production(self) -> list[Shown]:
        return [self._production(kind) if kind != NONE else TAKEN for kind in self.s.market]

    def _production(self, kind: int) -> Shown:
        name = self.sight.words.say(f"name-{GOODS[good_of(kind)]}")
        about = Piece(f"production-{kind}", name, self.sight.words.say("AM-YEL-001"), "AM-YEL-001")
        picture = icon(GOOD_ICONS[good_of(kind)], 20) + Markup("<b>{}</b>").format(cost_of(kind))
        return Shown(picture, about, self.sight.offers.get(f"buy {PRODUCTION[kind]}"))

    @property
    def track(self) -> Markup:
        return special_track(self.s, self.sight.colours, self.sight.words.say("web-am-track"))

    @property
    def pirates(self) -> list[str]:
        shown = self.s.pirates
        return [str(token) for token in shown] + ["?"] * (self.s.tables.pirates_in_play - len(shown))

    @property
    def tracks(self) -> list[Track]:
        """Gold, cannons with the strength to hold, progress with the values printed on its steps."""
        s, seat, tables, say = self.s, self.seat, self.s.tables, self.sight.words.say
        force = strength(s, seat)
        safe = "web-am-enough" if s.cannons[seat] >= force else "web-am-too-few"
        danger = say(safe, strength=force, points=min(s.score[seat], damage(s, seat, force)))
        ahead = [space - s.progress[seat] for space in tables.steps if space > s.progress[seat]]
        coming = say("web-am-next-tile", count=ahead[0]) if ahead else say("web-am-last-tile")
        values = {space: str(tables.progress_points[space]) for space in tables.steps}
        rows: Sequence[tuple[str, str, int, int, Mapping[int, str], str]] = (
            ("gold-bar", "gold", s.gold[seat], tables.gold_track, {}, say("web-am-gold-worth")),
            ("cannon", "cannons", s.cannons[seat], tables.cannon_track, {force: "☠"} if force else {}, danger),
            ("gears", "progress", s.progress[seat], tables.last_progress, values, coming),
        )
        return [
            Track(name, say(f"web-am-track-{key}"), value, track_boxes(most, value, signs), note)
            for name, key, value, most, signs, note in rows
        ]

    @property
    def figures(self) -> list[Value]:
        """The player's own numbers that no track shows."""
        s, seat = self.s, self.seat
        counts = (
            ("checked-shield", "score", s.score[seat]),
            ("round-star", "special", s.special[seat]),
            ("shop", "posts", s.tables.posts - s.posts[seat].bit_count()),
            *([("open-treasure-chest", "chests", s.chests[seat])] if s.chests[seat] else []),
        )
        say = self.sight.words.say
        return [Value(name, say(f"web-am-{key}", count=n), str(n), f"{key}-{seat}") for name, key, n in counts]

    @property
    def goods(self) -> list[Good]:
        return [
            Good(name, self.sight.words.say(f"name-{key}"), count, made)
            for name, key, count, made in zip(
                GOOD_ICONS, GOODS, self.s.goods[self.seat], self.s.production[self.seat], strict=True
            )
        ]


def by_size(s: Amerigo) -> list[int]:
    """Kinds of tiles by what they cost, then by their cells."""
    return sorted(range(len(KINDS)), key=lambda kind: (s.tables.tiles[kind].cost, s.tables.tiles[kind].cells))
