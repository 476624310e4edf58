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
from flibuste.games.amerigo.planning import good_of
from flibuste.games.amerigo.sailing import Settle, post_space
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import COLOURS, CUBES, GOODS, PRODUCTION, PROGRESS
from flibuste.games.amerigo.tower import inside
from flibuste.games.amerigo.turn import Phases
from flibuste.kernel import BadPosition
from flibuste.kit import NONE


def audit(s: Amerigo) -> None:
    audit_cubes(s)
    audit_map(s)
    audit_ships(s)
    audit_order(s)
    audit_goods(s)
    audit_displays(s)
    audit_rounds(s)
    audit_frames(s)


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
    stock = [good_of(tile) for tile in s.tables.stock[s.rules.seats]]
    for good, name in enumerate(GOODS):
        owned = [production[good] for production in s.production]
        if min(owned) < 1:
            raise BadPosition(f"A player has no production of {name}; one tile of each type is printed on the sheet.")
        bought = sum(owned) - s.rules.seats
        if bought > stock.count(good):
            raise BadPosition(
                f"The players have bought {bought} production tiles of {name}; there are {stock.count(good)}."
            )


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


def audit_rounds(s: Amerigo) -> None:
    """AM-NXT-001 In each round a pirate token more is turned up; AM-NXT-002, AM-NXT-003 what is face down lasts for the
    rounds to come."""
    if not s.round:
        raise BadPosition(f"Round is 0; it should be a number from 1 to {s.tables.rounds}.")
    if len(s.pirates) != s.round:
        raise BadPosition(f"In round {s.round} pirate tokens are turned up: {len(s.pirates)}; it should be {s.round}.")
    if not s.stack and s.round < s.tables.rounds:
        raise BadPosition(f"The game is over in round {s.round}; it has {s.tables.rounds}.")
    left = s.tables.rounds - s.round
    needs = [
        ("progress", len(s.unseen_progress), left * (s.tables.display // 2)),
        ("production", len(s.unseen_production), left * len(s.market)),
    ]
    for sort, unseen, needed in needs:
        if unseen < needed:
            raise BadPosition(f"{unseen} {sort} tiles are face down; the rounds to come need {needed}.")


def audit_frames(s: Amerigo) -> None:
    """What is going on agrees with the table."""
    for frame in s.stack:
        if isinstance(frame, Phases) and frame.next != s.phase + 1:
            raise BadPosition(f"The phase is {[*COLOURS, 'over'][s.phase]}, but another one is being played.")
        if isinstance(frame, Settle) and not may_settle(s, frame.seat, frame.anchor):
            raise BadPosition("A player is asked about a trading post without a ship at a free anchor.")


def may_settle(s: Amerigo, seat: int, anchor: int) -> bool:
    return anchor in s.ships[seat] and post_space(s, seat, anchor) != OFF_BOARD
