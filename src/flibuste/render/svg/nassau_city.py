"""The city of Nassau as a drawing: districts, alleys with a dot for each section, crossings with what they give."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from markupsafe import Markup

from flibuste.games.nassau.city import (
    ALLEY_NAMES,
    ALLEYS,
    CROSSING_NAMES,
    CROSSINGS,
    OWN_ALLEYS,
    PAIRS,
    QUADRANTS,
    SIDE,
    TILES,
    City,
)
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import GIFT_NAMES, NONE, Gifts
from flibuste.games.nassau.words import GO
from flibuste.render.svg.face import Option, Piece, Sight
from flibuste.render.svg.nassau_things import GIFT_ICONS, capital
from flibuste.render.svg.parts import BRASS, INK, PAPER, drawing, pawn_in, text, use
from flibuste.render.words.nassau_options import offer
from flibuste.render.words.nassau_reasons import why_not

TILE: Final = 190
WATER: Final = 17
SIZE: Final = 2 * WATER + SIDE * TILE
NEAR, FAR = 0.27, 0.73
QUADRANT_AT: Final = ((NEAR, NEAR), (FAR, NEAR), (FAR, FAR), (NEAR, FAR))
PORT_AT: Final = ((0.25, 0), (0.75, 0), (1, 0.25), (1, 0.75), (0.75, 1), (0.25, 1), (0, 0.75), (0, 0.25))
HALVES: Final = ("left", "right", "upper", "lower", "right", "left", "lower", "upper")  # of the two ports of an edge
RADIUS: Final = 22
RIM: Final = RADIUS + 2
PAWN, DOT = 14, 4
WEST: Final = (0, 3)  # the quadrants on the left of a tile

Point = tuple[float, float]


def city(
    s: Nassau, colours: Sequence[str], open_alleys: Collection[int], filled: Collection[int], label: str, merchant: int
) -> Markup:
    """The whole plan; alleys that can be answered are framed, pirates drop into those that were just filled."""
    alleys = "".join(
        _alley(s.city, alley, _owner(s, colours, alley), alley in open_alleys, alley in filled)
        for alley in range(ALLEYS)
        if s.city.sections[alley]
    )
    crossings = "".join(_crossing(s, at, merchant) for at in range(CROSSINGS))
    return drawing(SIZE, SIZE, _ground() + alleys + crossings, css="map", id="na-city", label=label)


def _ground() -> str:
    tiles = "".join(
        f'<rect x="{WATER + tile % SIDE * TILE}" y="{WATER + tile // SIDE * TILE}" width="{TILE}" height="{TILE}"'
        ' fill="var(--land)" stroke="var(--land-line)" stroke-width="1.2"/>'
        for tile in range(TILES)
    )
    ring = f'x="6" y="6" width="{SIZE - 12}" height="{SIZE - 12}" rx="8"'
    return (
        f'<rect width="{SIZE}" height="{SIZE}" rx="12" fill="var(--sea)"/>'
        f'<rect {ring} fill="none" stroke="var(--deep)" stroke-width="1.6" stroke-dasharray="9 6"/>{tiles}'
    )


def place_of(crossing: int) -> Point:
    tile, quadrant = divmod(crossing, QUADRANTS)
    x, y = QUADRANT_AT[quadrant]
    return WATER + (tile % SIDE + x) * TILE, WATER + (tile // SIDE + y) * TILE


def _edge(alley: int) -> Point:
    """Where an alley crosses the edge of its tile."""
    tile, own = divmod(alley, OWN_ALLEYS)
    x, y = PORT_AT[own - len(PAIRS)]
    return WATER + (tile % SIDE + x) * TILE, WATER + (tile // SIDE + y) * TILE


def line_of(city: City, alley: int) -> list[Point]:
    """An alley from crossing to crossing, by the edge of its tile if it leads over one; of a border alley, to there."""
    one, other = city.ends[alley]
    line = [place_of(one)]
    if alley % OWN_ALLEYS >= len(PAIRS):
        line.append(_edge(alley))
    return line if other == NONE else [*line, place_of(other)]


def sections_of(city: City, alley: int) -> tuple[list[Point], float]:
    """The middle of each section, spread between the rims of the crossings so that all can be counted, and how far
    they are apart."""
    line, sections = line_of(city, alley), city.sections[alley]
    length = sum(math.dist(start, end) for start, end in pairwise(line))
    open_end = city.ends[alley][1] == NONE
    apart = (length - RIM - (0 if open_end else RIM)) / (sections - 0.5 if open_end else sections)
    return [_along(line, RIM + apart * (number + 0.5)) for number in range(sections)], apart


def _along(line: Sequence[Point], far: float) -> Point:
    """The point of a line so far from its beginning."""
    for start, end in pairwise(line):
        length = math.dist(start, end)
        if far <= length:
            share = far / length
            return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        far -= length
    return line[-1]


def _owner(s: Nassau, colours: Sequence[str], alley: int) -> str:
    """The colour of the pirates in an alley; empty if there are none."""
    return "" if s.alleys[alley] == NONE else colours[s.alleys[alley]]


@lru_cache(4096)
def _alley(city: City, alley: int, owner: str, option: bool, fresh: bool) -> str:
    dots, apart = sections_of(city, alley)
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in line_of(city, alley))
    edge = "var(--option)" if option else "var(--land-line)"
    fill = f"var(--p-{owner})" if owner else "var(--option-wash)" if option else "#FFFDF6"
    drawn = (
        f'<path d="{path}" fill="none" stroke="{edge}" stroke-width="{19 if option else 15}" stroke-linecap="round"/>'
    )
    drawn += f'<path d="{path}" fill="none" stroke="{fill}" stroke-width="12.5" stroke-linecap="round"/>'
    if owner:
        size = min(PAWN, 1.25 * apart)
        pawns = [pawn_in(owner, x - size / 2, y - size / 2, size) for x, y in dots]
        if fresh:
            pawns = [f'<g class="na-drop n{nth}">{pawn}</g>' for nth, pawn in enumerate(pawns)]
        return drawn + "".join(pawns)
    dot, radius = "var(--option)" if option else "none", min(DOT, 0.42 * apart)
    return drawn + "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{dot}" stroke="{INK}"/>' for x, y in dots
    )


def _crossing(s: Nassau, crossing: int, merchant: int) -> str:
    x, y = place_of(crossing)
    here = crossing == s.captain
    drawn = _disc(x, y, RADIUS, INK, BRASS, 4) if here else _disc(x, y, RADIUS, PAPER, INK, 2)
    drawn += use("i-pirate-captain", x - 16, y - 16, 32, 32, PAPER) if here else _offers(s.city.offers[crossing], x, y)
    if crossing == merchant:
        drawn += _disc(x - 17, y - 17, 11, BRASS, INK, 1.6)
        drawn += use("i-top-hat", x - 25, y - 25, 16, 16, INK)
    return drawn


def _disc(x: float, y: float, radius: float, fill: str, ring: str, width: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" stroke="{ring}" stroke-width="{width}"/>'


def _offers(offers: Gifts, x: float, y: float) -> str:
    """One thing in the middle, or two on either side of a slash; amounts as dark badges on the rim."""
    if len(offers) == 1:
        thing, amount = offers[0]
        return use(f"i-{GIFT_ICONS[GIFT_NAMES[thing]]}", x - 13, y - 13, 26, 26, INK) + _badge(x + 20, y + 17, amount)
    slash = f'<path d="M{x + 15:.1f} {y - 15:.1f}L{x - 15:.1f} {y + 15:.1f}" stroke="{INK}" stroke-width="1.4"/>'
    first, second = offers
    left = use(f"i-{GIFT_ICONS[GIFT_NAMES[first[0]]]}", x - 17, y - 16, 17, 17, INK)
    right = use(f"i-{GIFT_ICONS[GIFT_NAMES[second[0]]]}", x, y, 17, 17, INK)
    return slash + left + right + _badge(x - 21, y - 16, first[1]) + _badge(x + 20, y + 17, second[1])


def _badge(x: float, y: float, amount: int) -> str:
    if amount == 1:
        return ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9.5" fill="{INK}"/>' + text(x, y, 15, amount, PAPER)


# --- where answers can be pressed -------------------------------------------------------------------------------------


class Spot(NamedTuple):
    """A crossing, or where an alley meets the water. The water is column and row 0 and 7."""

    column: int
    row: int
    options: Sequence[Option]
    about: Piece | None = None
    captain: bool = False
    centre: bool = False  # what a small window looks at


def spots(sight: Sight) -> list[Spot]:
    """Every crossing with the answers that lead there, then the places at the water that some lead to."""
    s: Nassau = sight.seen
    found: dict[int, list[Option]] = {}
    for option in sight.offers.values():
        found.setdefault(_leads_to(s, option), []).append(option)
    sent = [_leads_to(s, option) for option in sight.offers.values() if option.verb == "send"]
    centre = min(sent, key=_off_centre) if sent else s.captain
    at_crossings = [_at_crossing(sight, crossing, found.get(crossing, []), centre) for crossing in range(CROSSINGS)]
    return at_crossings + [_at_water(option) for option in sight.offers.values() if option.verb in ("barge", "land")]


def _leads_to(s: Nassau, option: Option) -> int:
    if option.verb in ("from", "send"):
        return CROSSING_NAMES.index(option.arguments[0])
    return s.city.other_end(ALLEY_NAMES.index(option.arguments[0]), s.captain) if option.verb == "go" else NONE


def _grid(crossing: int) -> tuple[int, int]:
    """The column and the row of a crossing, from 1 on."""
    tile, quadrant = divmod(crossing, QUADRANTS)
    return 1 + tile % SIDE * 2 + (quadrant not in WEST), 1 + tile // SIDE * 2 + (quadrant > 1)


def _off_centre(crossing: int) -> int:
    """How far from the middle of the city."""
    column, row = _grid(crossing)
    return abs(2 * column - 2 * SIDE - 1) + abs(2 * row - 2 * SIDE - 1)


def _at_crossing(sight: Sight, crossing: int, options: Sequence[Option], centre: int) -> Spot:
    s: Nassau = sight.seen
    column, row = _grid(crossing)
    return Spot(column, row, options, _about(sight, crossing), crossing == s.captain, crossing == centre)


def _about(sight: Sight, crossing: int) -> Piece:
    s: Nassau = sight.seen
    gives = offer(s, sight.words, crossing)
    text = sight.words.say("web-na-crossing", crossing=CROSSING_NAMES[crossing], gives=gives)
    return Piece(f"crossing-{crossing}", capital(gives), text, "NA-P1-002", _why_not(sight, crossing))


def _why_not(sight: Sight, crossing: int) -> str | None:
    """Why the captain cannot be led to a crossing now."""
    s: Nassau = sight.seen
    if crossing == s.captain:
        return None
    ways = [GO + alley for alley in s.city.at[s.captain] if s.city.other_end(alley, s.captain) == crossing]
    reasons = [why_not(sight.view, sight.words, sight.names, way) for way in ways]
    if ways or not sight.offering("pass"):
        return next(filter(None, reasons), "")
    return sight.words.say("why-na-no-alley")


def _at_water(option: Option) -> Spot:
    tile, own = divmod(ALLEY_NAMES.index(option.arguments[0]), OWN_ALLEYS)
    x, y = PORT_AT[own - len(PAIRS)]
    column, row = 1 + int((tile % SIDE + x) * 2), 1 + int((tile // SIDE + y) * 2)
    return Spot(0 if x == 0 else column, 0 if y == 0 else row, [option])


def border_of(city: City, alley: int) -> dict[str, str]:
    """The edge of the city that a border alley crosses, and which of two it is where both are of one crossing."""
    port = alley % OWN_ALLEYS - len(PAIRS)
    x, y = PORT_AT[port]
    side = "west" if x == 0 else "east" if x == 1 else "north" if y == 0 else "south"
    twin = alley - port + (port ^ 1)
    return {"side": side, "half": HALVES[port] if city.ends[twin] == city.ends[alley] else ""}
