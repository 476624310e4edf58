"""The city of Nassau as a drawing: districts, alleys with a dot for each section, crossings with what they give."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from markupsafe import Markup

from flibuste.games.nassau.city import ALLEYS, CROSSINGS, OWN_ALLEYS, PAIRS, QUADRANTS, SIDE, TILES
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import GIFT_NAMES, NONE, Gifts
from flibuste.render.svg.parts import BRASS, INK, PAPER, drawing, pawn_in, text, use

TILE: Final = 190
WATER: Final = 17
SIZE: Final = 2 * WATER + SIDE * TILE
NEAR, FAR = 0.27, 0.73
QUADRANT_AT: Final = ((NEAR, NEAR), (FAR, NEAR), (FAR, FAR), (NEAR, FAR))
PORT_AT: Final = ((0.25, 0), (0.75, 0), (1, 0.25), (1, 0.75), (0.75, 1), (0.25, 1), (0, 0.75), (0, 0.25))
RADIUS: Final = 22

GIFT_ICONS: Final = {
    "sabre": "curvy-knife",
    "pistol": "crossed-pistols",
    "cannon": "cannon",
    "harpoon": "harpoon-chain",
    "hook": "grapple",
    "sail": "sailboat",
    "sailor": "meeple",
    "pirate": "pirate-hat",
    "animal": "parrot-head",
    "yarn": "scroll-unfurled",
    "hold": "barrel",
    "crate": "wooden-crate",
    "provision": "chicken-leg",
    "doubloon": "two-coins",
    "rum": "square-bottle",
    "bomb": "unlit-bomb",
    "contract": "tied-scroll",
    "compass": "compass",
    "good": "rolled-cloth",
    "weapon": "crossed-sabres",
}

Point = tuple[float, float]


def city(s: Nassau, colours: Sequence[str], open_alleys: Collection[int], label: str, merchant: int) -> Markup:
    """The whole plan; alleys that can be answered are framed."""
    alleys = "".join(
        _alley(s, colours, alley, alley in open_alleys) for alley in range(ALLEYS) if s.city.sections[alley]
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


def _between(start: Point, end: Point, number: int, of: int) -> Point:
    """The place of a section, spread between the rims of two crossings."""
    share = 0.22 + 0.56 * (number + 0.5) / of
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _stub(start: Point, edge: Point, number: int, of: int) -> Point:
    share = 0.4 + 0.6 * (number + 0.3) / (of + 1)
    return start[0] + (edge[0] - start[0]) * share, start[1] + (edge[1] - start[1]) * share


def sections_of(s: Nassau, alley: int) -> tuple[list[Point], list[Point]]:
    """The line of an alley, and the middle of each of its sections."""
    one, other = s.city.ends[alley]
    start, sections = place_of(one), s.city.sections[alley]
    if alley % OWN_ALLEYS < len(PAIRS):
        end = place_of(other)
        return [start, end], [_between(start, end, number, sections) for number in range(sections)]
    edge, stub = _edge(alley), s.city.stubs[alley]
    dots = [_stub(start, edge, number, stub) for number in range(stub)] + [edge]
    if other == NONE:
        return [start, edge], dots
    end, rest = place_of(other), sections - 1 - stub
    return [start, edge, end], dots + [_stub(end, edge, number, rest) for number in range(rest)][::-1]


def _alley(s: Nassau, colours: Sequence[str], alley: int, option: bool) -> str:
    line, dots = sections_of(s, alley)
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in line)
    owner = s.alleys[alley]
    edge = "var(--option)" if option else "var(--land-line)"
    fill = f"var(--p-{colours[owner]})" if owner != NONE else "var(--option-wash)" if option else "#FFFDF6"
    drawn = (
        f'<path d="{path}" fill="none" stroke="{edge}" stroke-width="{19 if option else 15}" stroke-linecap="round"/>'
    )
    drawn += f'<path d="{path}" fill="none" stroke="{fill}" stroke-width="12.5" stroke-linecap="round"/>'
    if owner != NONE:
        return drawn + "".join(pawn_in(colours[owner], x - 7, y - 7, 14) for x, y in dots)
    dot = "var(--option)" if option else "none"
    return drawn + "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{dot}" stroke="{INK}"/>' for x, y in dots)


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
        return use(f"i-{GIFT_ICONS[GIFT_NAMES[thing]]}", x - 13, y - 13, 26, 26, INK) + _badge(x + 17, y + 15, amount)
    slash = f'<path d="M{x + 15:.1f} {y - 15:.1f}L{x - 15:.1f} {y + 15:.1f}" stroke="{INK}" stroke-width="1.4"/>'
    first, second = offers
    left = use(f"i-{GIFT_ICONS[GIFT_NAMES[first[0]]]}", x - 17, y - 16, 17, 17, INK)
    right = use(f"i-{GIFT_ICONS[GIFT_NAMES[second[0]]]}", x, y, 17, 17, INK)
    return slash + left + right + _badge(x - 17, y - 15, first[1]) + _badge(x + 17, y + 15, second[1])


def _badge(x: float, y: float, amount: int) -> str:
    if amount == 1:
        return ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9.5" fill="{INK}"/>' + text(x, y, 15, amount, PAPER)
