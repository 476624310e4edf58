"""The Caribbean in small: what lies where, for a look from the city and for the map in the corner of a phone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from flibuste.render.svg.nassau_beside import Beside, Quay
from flibuste.render.svg.nassau_sea import Foe, Site, Zone
from flibuste.render.svg.parts import INK, PAPER, drawing, pawn_in, ship_in, text, use

PORT: Final = 92
WIDE, HIGH = 215, 92
SIZE: Final = (PORT + 3 * WIDE, 3 * HIGH)
ZONES_BOX: Final = f"{PORT} 0 {3 * WIDE} {3 * HIGH}"
"""The zones without the port, for the map in the corner."""
LETTER: Final = 31
FOE: Final = (33, 44)
QUAY_WIDE, QUAY_HIGH = 43, 26


def chart(zones: Sequence[Zone], beside: Beside, label: str) -> Markup:
    body = f'<rect width="{SIZE[0]}" height="{SIZE[1]}" rx="8" fill="var(--shoal-1)"/>'
    body += _port(beside.quays) + _animals(beside) + _visits(beside)
    body += "".join(_zone(zone, PORT + at % 3 * WIDE, at // 3 * HIGH) for at, zone in enumerate(zones))
    return drawing(*SIZE, body, css="na-chart", id="na-sea-chart", label=label)


def _port(quays: Sequence[Quay]) -> str:
    """Two quays beside each other, the first at the bottom."""
    rows = -(-len(quays) // 2)
    top = SIZE[1] - rows * QUAY_HIGH
    body = f'<rect y="{top - 5}" width="{PORT - 4}" height="{SIZE[1] - top + 5}" fill="var(--land)"/>'
    for at, quay in enumerate(quays):
        x, y = 3 + at % 2 * QUAY_WIDE, SIZE[1] - (at // 2 + 1) * QUAY_HIGH
        body += _box(x, y, QUAY_WIDE - 3, QUAY_HIGH - 3)
        if quay.boat:
            body += ship_in(quay.boat, x + 7, y + 1, 27)
        else:
            for item in quay.bonus:
                body += text(x + 11, y + 12, 13, f"+{item.number}") + _icon(item.icon, x + 21, y + 4, 17)
    return body


def _animals(beside: Beside) -> str:
    body = _box(3, 3, PORT - 10, 44)
    for at, animal in enumerate(beside.animals):
        body += _icon(animal.icon, 7 + at * 27, 6, 24)
    return body + text(PORT / 2, 38, 13, beside.pile) + _icon("card-pick", PORT / 2 - 24, 31, 14)


def _visits(beside: Beside) -> str:
    """Where the Sea Dog and the Dutchman are, and what for."""
    body, y = "", 51
    if beside.dog:
        body += _box(3, y, PORT - 10, 52) + _icon("beard", 8, y + 3, 20, "var(--brass)")
        body += text(44, y + 13, 15, beside.dog.zone)
        for at, thing in enumerate(beside.dog.sells):
            body += _icon(thing.icon, 6 + at * 27, y + 28, 17) + text(27 + at * 27, y + 38, 12, thing.number)
        y += 56
    if beside.ghost:
        body += _box(3, y, PORT - 10, 52) + _icon("ghost", 8, y + 3, 20)
        body += text(44, y + 13, 15, beside.ghost.zone) + _icon(beside.ghost.weapon.icon, 60, y + 3, 20)
        body += _icon("checked-shield", 8, y + 29, 17) + text(34, y + 38, 14, beside.ghost.points)
        for at, crates in enumerate(beside.ghost.crates[:2]):
            body += pawn_in(crates.state, 44 + at * 20, y + 31, 14)
    return body


def _icon(name: str, x: float, y: float, size: float, colour: str = INK) -> str:
    return use(f"i-{name}", x, y, size, size, colour)


def _box(x: float, y: float, width: float, height: float) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="4" fill="{PAPER}" stroke="{INK}"/>'


def _zone(zone: Zone, x: float, y: float) -> str:
    edge = "var(--option)" if zone.sail else "var(--line)"
    body = (
        f'<rect x="{x + 2}" y="{y + 2}" width="{WIDE - 4}" height="{HIGH - 4}" rx="5" fill="none" stroke="{edge}"'
        f' stroke-dasharray="{"none" if zone.sail else "4 3"}" stroke-width="{2.5 if zone.sail else 1.2}"/>'
    )
    if zone.kraken:
        body += (
            f'<circle cx="{x + 17}" cy="{y + 17}" r="11" fill="none" stroke="var(--bad)" stroke-width="2"'
            ' stroke-dasharray="4 3"/>'
        )
    body += f'<text x="{x + 17}" y="{y + 23}" font-size="18" fill="var(--ink)" class="na-letter">{zone.letter}</text>'
    body += "".join(_foe(foe, x + 6 + at * (FOE[0] + 3), y + 42) for at, foe in enumerate(zone.foes))
    body += _sites(zone.sites, x, y + 8)
    boats = "".join(ship_in(colour, x + 30 + at * 25, y + 7, 24) for at, colour in enumerate(zone.boats))
    return body + boats + _visitors(zone, x + WIDE - 24, y + HIGH - 24)


def _foe(foe: Foe, x: float, y: float) -> str:
    width, height = FOE
    band = f'<path d="M{x} {y + height - 17}h{width}v13q0 4 -4 4h-{width - 8}q-4 0 -4 -4z" fill="{INK}"/>'
    body = _box(x, y, width, height) + use(f"i-{foe.icon}", x + 5, y + 3, 23, 23, INK) + band
    body += use(f"i-{foe.weapon}", x + 3, y + height - 15, 13, 13, PAPER)
    body += text(x + 24, y + height - 8, 15, foe.strength, PAPER)
    return body + "".join(pawn_in(crates.colour, x + at * 13, y - 7, 13) for at, crates in enumerate(foe.crates))


def _sites(sites: Sequence[Site], left: float, y: float) -> str:
    """From the right up to the letter of the zone, the rest below."""
    body, right = "", left + WIDE - 6
    for site in reversed(sites):
        icons = [site.icon, *([site.ware.icon] if site.ware else [])]
        width = 6 + 15 * len(icons) + (13 if site.crates else 0)
        if right - width - 2 < left + LETTER:
            right, y = left + WIDE - 6, y + 23
        right -= width + 2
        body += _house(site.kind, right, y, width)
        body += "".join(_icon(name, right + 3 + at * 15, y + 3.5, 14) for at, name in enumerate(icons))
        body += "".join(pawn_in(crates.colour, right + width - 14, y + 4.5, 13) for crates in site.crates)
    return body


def _house(kind: str, x: float, y: float, width: float) -> str:
    """The battlements of a tower, the awning of a post, the gable of an outpost."""
    part, half = width / 5, width / 2
    line = {
        "tower": f"v-21h{part}v4h{part}v-4h{part}v4h{part}v-4h{part}v21z",
        "post": f"v-13l4 -7h{width - 8}l4 7v13z",
        "outpost": f"v-16l{half} -6l{half} 6v16z",
    }[kind]
    return f'<path d="M{x} {y + 19}{line}" fill="{PAPER}" stroke="{INK}" stroke-linejoin="round"/>'


def _visitors(zone: Zone, x: float, y: float) -> str:
    body = use("i-beard", x, y, 20, 20, "var(--brass)") if zone.dog else ""
    return body + (use("i-ghost", x - 24 * zone.dog, y, 20, 20, "var(--ink)") if zone.dutchman else "")
