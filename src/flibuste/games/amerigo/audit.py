"""What must add up in a position beyond the limits of each field."""

from __future__ import annotations

from flibuste.games.amerigo.mapping import illegal
from flibuste.games.amerigo.pieces import (
    name_first,
    work_out_covered,
    work_out_neutral,
    work_out_supply,
    work_out_villages,
)
from flibuste.games.amerigo.places import GRID, OFF_BOARD, PLACES
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import COLOURS, CUBES, GOODS, PRODUCTION, PROGRESS
from flibuste.games.amerigo.tower import inside
from flibuste.kernel import BadPosition
from flibuste.kit import NONE


def audit(s: Amerigo) -> None:
    audit_cubes(s)
    audit_map(s)
    audit_ships(s)
    audit_order(s)
    audit_goods(s)
    audit_displays(s)


def audit_cubes(s: Amerigo) -> None:
    """AM-SET-017 Seven cubes of each colour, in storage, in the centre and in the tower."""
    for colour, held in enumerate(inside(s.ledges)):
        count = s.storage[colour] + s.centre[colour] + held
        if count != CUBES:
            raise BadPosition(f"There are {count} {COLOURS[colour]} cubes; it should be {CUBES}.")


def audit_map(s: Amerigo) -> None:
    """A legal map of different tiles; what is kept of the tiles on it agrees with a recount."""
    tiles = [packed // 4 for packed in s.layout]
    if len(set(tiles)) != len(tiles):
        raise BadPosition("An island tile is on the map twice.")
    fault = illegal(s.tables, s.chart)
    if fault:
        raise BadPosition(f"The map is not legal: {fault}.")
    for post in s.posts:
        stray = post & ~s.chart.posts
        if stray:
            raise BadPosition(f"A trading post stands on {name_first(stray)}, which has no space for one.")
        if post.bit_count() > s.tables.posts:
            raise BadPosition(f"A player has {post.bit_count()} trading posts; there are {s.tables.posts}.")
    again = [work_out_covered(s.rules, s), work_out_neutral(s.rules, s)]
    if [s.covered, s.neutral] != again or s.villages != work_out_villages(s.rules, s):
        raise BadPosition("What is covered on the map does not agree with the tiles and posts on it.")
    if s.supply != work_out_supply(s.rules, s):
        raise BadPosition("The supply does not agree with the tiles planned and laid.")


def audit_ships(s: Amerigo) -> None:
    """AM-BLU-005 Ships are at sea, one on each water cell."""
    places = [place for ships in s.ships for place in ships if place != OFF_BOARD]
    for place in places:
        if not s.chart.sea >> place & 1:
            raise BadPosition(f"A ship lies on {PLACES[place]}, which is neither water nor a space of the frame.")
    cells = [place for place in places if GRID.all >> place & 1]
    if len(set(cells)) != len(cells):
        twice = next(cell for cell in cells if cells.count(cell) > 1)
        raise BadPosition(f"Two ships lie on {PLACES[twice]}.")


def audit_order(s: Amerigo) -> None:
    """AM-PHA-007 The turn order follows the special-action track."""
    everybody = list(range(s.rules.seats))
    if sorted(s.line) != everybody or (s.order and sorted(s.order) != everybody):
        raise BadPosition("The turn order should name every player once.")
    spaces = [s.special[seat] for seat in s.line]
    if spaces != sorted(spaces, reverse=True):
        raise BadPosition(f"The turn order does not follow the special-action track: {spaces}.")


def audit_goods(s: Amerigo) -> None:
    """AM-GRN-006 What was covered on the map is what the players have; AM-ISL-002 chests come from large islands."""
    built = s.covered & ~sum(s.posts)
    for good, symbols in enumerate(s.chart.symbols):
        held, taken = sum([goods[good] for goods in s.goods]), (symbols & built).bit_count()
        if held != taken:
            raise BadPosition(f"The players have {held} {GOODS[good]}; {taken} are covered on the map.")
    complete = [large and not island & ~s.covered for large, island in zip(s.chart.large, s.chart.islands, strict=True)]
    if sum(s.chests) > sum(complete):
        raise BadPosition(f"The players have {sum(s.chests)} chests; {sum(complete)} large islands are complete.")


def audit_displays(s: Amerigo) -> None:
    """Every progress tile is in one place at most, production and pirates are those of the box."""
    owned = [tile for tiles in s.tiles for tile in range(len(PROGRESS)) if tiles >> tile & 1]
    seen = [*owned, *[tile for tile in s.display if tile != NONE], *s.unseen_progress]
    if len(set(seen)) != len(seen):
        raise BadPosition("A progress tile is there twice.")
    for seat in range(s.rules.seats):
        if s.used[seat] & ~s.tiles[seat]:
            raise BadPosition(f"Player {seat} has used a progress tile that is not there.")
    stock = s.tables.stock[s.rules.seats]
    shown = [tile for tile in s.market if tile != NONE] + s.unseen_production
    for tile in set(shown):
        if shown.count(tile) > stock.count(tile):
            raise BadPosition(f"There are {shown.count(tile)} production tiles {PRODUCTION[tile]}; the box has fewer.")
    if sorted(s.pirates + s.unseen_pirates) != sorted(s.tables.pirates):
        raise BadPosition(f"The pirate tokens should be {s.tables.pirates}, turned up or not.")
