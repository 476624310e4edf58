"""Laying out the table (NA-SET)."""

from __future__ import annotations

from typing import Final

from flibuste.games.nassau.city import CAPTAINS_TILE, CENTRE, TILE_OF, TILES, TURNS
from flibuste.games.nassau.drawing import draw_card
from flibuste.games.nassau.receiving import draw_animal, show_animal
from flibuste.games.nassau.refit import Rounds
from flibuste.games.nassau.sea import OUTPOST_SPACES, POST_SPACES, TOWER_SPACES, zone_of_site
from flibuste.games.nassau.ship import fit_out
from flibuste.games.nassau.state import Nassau, build_city
from flibuste.games.nassau.stowing import draw_good
from flibuste.games.nassau.tables import GOODS, HIDEOUT_NAMES, NONE, OPPONENT_NAMES, OUTPOST_NAMES, WEAPONS
from flibuste.kernel import NOBODY, below, pluck

FIRST_GAME: Final = "first-game"
WEAK: Final = 2  # the strength up to which an opponent is weak


def lay_out(s: Nassau) -> None:
    """NA-SET-016 Only opponents and what is dealt depend on the number of players."""
    s.rounds = 0
    build_nassau(s)
    place_opponents(s)
    place_sites(s)
    place_goods(s)
    fit_out_ships(s)
    deal_cards(s)
    s.dolphin = below(s, s.book.seats)  # NA-SET-013
    for set_up in s.book.set_ups:
        set_up(s)
    s.stack.append(Rounds(NOBODY))


def build_nassau(s: Nassau) -> None:
    """NA-SET-001 Nine tiles in random order, side and rotation; in a first game the captain's tile in the centre.
    NA-SET-002 The captain on his symbol."""
    faces = list(range(TILES))
    tiles = [pluck(s, faces) for _ in range(TILES)]
    if s.book.options["city"] == FIRST_GAME:
        at = tiles.index(CAPTAINS_TILE - 1)
        tiles[at], tiles[CENTRE] = tiles[CENTRE], tiles[at]
    s.layout = [(tile * 2 + below(s, 2)) * TURNS + below(s, TURNS) for tile in tiles]
    s.city = build_city(s.book, s)
    s.captain = s.city.start


def tile_at(s: Nassau, position: int) -> int:
    """Which of the nine tiles lies at a position."""
    return TILE_OF[s.layout[position] // TURNS] + 1


def place_opponents(s: Nassau) -> None:
    """NA-SET-008 Weak ones in A, B and D, then the strong ones among the rest everywhere else; NA-SET-014 the board
    has zone A at its lower left."""
    strength = s.book.tables.strength
    bag = [tile for tile in range(len(OPPONENT_NAMES)) if strength[tile] <= WEAK]
    for space in s.book.sea.opponent_spaces(s.book.seats, weak=True):
        s.opponents[space] = pluck(s, bag)
    bag += [tile for tile in range(len(OPPONENT_NAMES)) if strength[tile] > WEAK]
    for space in s.book.sea.opponent_spaces(s.book.seats, weak=False):
        s.opponents[space] = pluck(s, bag)


def place_sites(s: Nassau) -> None:
    """NA-SET-009 Outposts, watchtowers and trading posts, drawn at random, in the order of the zones."""
    sea, t = s.book.sea, s.book.tables
    s.outposts = spread(s, sea.outposts, list(range(len(OUTPOST_NAMES))), len(OUTPOST_SPACES))
    s.towers = spread(s, sea.towers, t.towers.copy(), len(TOWER_SPACES))
    s.posts = spread(s, sea.posts, t.posts.copy(), len(POST_SPACES))


def spread(s: Nassau, spaces: list[int], bag: list[int], size: int) -> list[int]:
    laid = [NONE] * size
    for space in spaces:
        laid[space] = pluck(s, bag)
    return laid


def place_goods(s: Nassau) -> None:
    """NA-SET-010 One of each type on the posts of the near zones, then all others into the bag, and one on each post
    that is left."""
    s.bag = s.book.tables.goods.copy()
    one_of_each = list(range(GOODS))
    for post in s.book.sea.posts:
        if s.book.sea.one_of_each[zone_of_site(post)]:
            s.wares[post] = pluck(s, one_of_each)
            s.bag[s.wares[post]] -= 1
    for post in s.book.sea.posts:
        if s.wares[post] == NONE:
            s.wares[post] = draw_good(s)


def fit_out_ships(s: Nassau) -> None:
    """NA-SET-003 The same for all, but NA-SET-004 one of five weapons, NA-SET-005 an animal, drawn blind, and
    NA-SET-007 a hideout; NA-SET-011 three animals lie face up."""
    t = s.book.tables
    s.pile = t.animals.copy()
    weapons, hideouts = list(range(WEAPONS)), list(range(len(HIDEOUT_NAMES)))
    for ship in s.ships:
        fit_out(ship, t, pluck(s, hideouts), pluck(s, weapons), draw_animal(s))
    for _ in range(t.animals_shown):
        show_animal(s)


def deal_cards(s: Nassau) -> None:
    """NA-SET-006 Two S, two A and one B each."""
    for seat in range(s.book.seats):
        for deck, cards in enumerate(s.book.tables.dealt):
            for _ in range(cards):
                draw_card(s, seat, deck)
