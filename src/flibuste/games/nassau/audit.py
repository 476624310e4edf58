"""Nothing is lost and nothing is made (NA-GEN-021): what must add up beyond each field's own limits."""

from __future__ import annotations

from flibuste.games.nassau.city import TILE_OF, TURNS
from flibuste.games.nassau.drawing import cards_out, pile_size
from flibuste.games.nassau.ship import Ship, fits
from flibuste.games.nassau.state import Nassau, provisions_left, supply
from flibuste.games.nassau.stowing import Overload, Stow
from flibuste.games.nassau.tables import (
    ANIMAL_NAMES,
    DECK_A,
    DECK_B,
    GOOD_NAMES,
    NONE,
    OBJECT_NAMES,
    OPPONENT_NAMES,
    TOKEN_NAMES,
    WEAPON_NAMES,
    YARN_NAMES,
)
from flibuste.kernel import BadPosition


def audit(s: Nassau) -> None:
    _city(s)
    for seat, ship in enumerate(s.ships):
        _limits(s, seat, ship)
        _crates(s, seat, ship)
        _pirates(s, seat, ship)
        _animals_on_ship(seat, ship)
    _supplies(s)
    _goods(s)
    _animals(s)
    _opponents(s)
    _cards(s)
    _fight(s)


def _refuse(wrong: bool, sentence: str) -> None:
    if wrong:
        raise BadPosition(sentence)


def _city(s: Nassau) -> None:
    tiles = [TILE_OF[laid // TURNS] + 1 for laid in s.layout]
    for tile in tiles:  # nine tiles of nine: if one is missing, another is there more than once
        _refuse(
            tiles.count(tile) != 1, f"The city has the tile {tile} {tiles.count(tile)} times; it should be there once."
        )
    for alley, owner in enumerate(s.alleys):
        _refuse(
            owner != NONE and s.city.sections[alley] == 0, "The city has pirates on an alley that it does not have."
        )


def _limits(s: Nassau, seat: int, ship: Ship) -> None:
    """NA-GEN-008 At most five of a kind; printed pieces never leave."""
    t = s.book.tables
    for name, number in (
        ("sails", ship.sails),
        ("sailors", ship.sailors),
        *zip(WEAPON_NAMES, ship.weapons, strict=True),
    ):
        _refuse(not 1 <= number <= t.most, f"Seat {seat} has {number} {name}; it should have 1 to {t.most}.")
    holds = ship.holds
    _refuse(
        not t.open_holds <= holds <= t.holds, f"Seat {seat} has {holds} open holds out of {t.open_holds} to {t.holds}."
    )
    waiting = any([isinstance(frame, Overload) and frame.seat == seat for frame in s.stack])
    _refuse(not fits(t, ship) and not waiting, f"The load of seat {seat} does not fit into its {holds} holds.")
    _refuse(ship.filled > len(t.hideout_values), f"The hideout of seat {seat} has no space {ship.filled}.")


def _crates(s: Nassau, seat: int, ship: Ship) -> None:
    """NA-GEN-010 A player's own twenty."""
    seats = s.book.seats
    on_opponents = sum(s.hits[seat::seats])
    on_towers = sum([s.piled[tower] for tower, holder in enumerate(s.holders) if holder == seat])
    fighting = s.placed if s.fighter == seat else 0
    elsewhere = sum([stock(s, seat) for stock in s.book.stocks])
    total = ship.crates + ship.reserve + on_opponents + on_towers + ship.marker + fighting + elsewhere
    _refuse(
        total != s.book.tables.crates, f"Seat {seat} has {total} crates in all; it should have {s.book.tables.crates}."
    )


def _pirates(s: Nassau, seat: int, ship: Ship) -> None:
    """NA-GEN-013 On deck, in the tavern, on an alley or on an outpost."""
    walking = sum([s.city.sections[alley] for alley, owner in enumerate(s.alleys) if owner == seat])
    total = ship.standing + ship.lying + ship.tavern.bit_count() + walking + s.garrisons.count(seat)
    _refuse(
        total != s.book.tables.pirates,
        f"Seat {seat} has {total} pirates in all; it should have {s.book.tables.pirates}.",
    )


def _animals_on_ship(seat: int, ship: Ship) -> None:
    _refuse(
        (ship.asleep | ship.used) & ~ship.animals != 0,
        f"Seat {seat} has an animal asleep or used that it does not own.",
    )


def _supplies(s: Nassau) -> None:
    for thing, name in enumerate(OBJECT_NAMES):
        total = s.book.tables.objects[thing]
        _refuse(supply(s, thing) < 0, f"The ships have {total - supply(s, thing)} {name}; there are {total} in all.")
    total = s.book.tables.provisions
    _refuse(
        provisions_left(s) < 0, f"The ships have {total - provisions_left(s)} provisions; there are {total} in all."
    )


def _goods(s: Nassau) -> None:
    hideouts = s.book.tables.hideouts
    for good, name in enumerate(GOOD_NAMES):
        aboard = [ship.goods[good] + ship.store[good] for ship in s.ships]
        hidden = [hideouts[ship.hideout][: ship.filled].count(good) for ship in s.ships]
        waiting = [frame.good == good for frame in s.stack if isinstance(frame, Stow)]
        total = s.bag[good] + s.wares.count(good) + sum(aboard) + sum(hidden) + sum(waiting)
        copies = s.book.tables.goods[good]
        _refuse(total != copies, f"There are {total} {name} in all; there should be {copies}.")


def _animals(s: Nassau) -> None:
    """Those that left the game are missing."""
    for animal, name in enumerate(ANIMAL_NAMES):
        owned = sum([ship.animals >> animal & 1 for ship in s.ships])
        total = s.pile[animal] + s.display.count(animal) + owned
        copies = s.book.tables.animals[animal]
        _refuse(total > copies, f"There are {total} of the animal {name}; there are {copies} in all.")


def _opponents(s: Nassau) -> None:
    tiles = [tile for tile in s.opponents if tile != NONE]
    for ship in s.ships:
        tiles += ship.beaten
    for tile in {*tiles}:
        _refuse(tiles.count(tile) > 1, f"The opponent {OPPONENT_NAMES[tile]} is there {tiles.count(tile)} times.")
    seats = s.book.seats
    for space, tile in enumerate(s.opponents):
        _refuse(tile == NONE and any(s.hits[space * seats : (space + 1) * seats]), "Crates lie where no opponent is.")
    for tower, holder in enumerate(s.holders):
        _refuse(
            (holder == NONE) != (s.piled[tower] == 0), "A watchtower has crates of nobody, or an owner without any."
        )


def _cards(s: Nassau) -> None:
    known = [card for card in cards_out(s) if card >= 0]
    for card in {*known}:
        _refuse(known.count(card) > 1, f"The yarn {YARN_NAMES[card]} is there {known.count(card)} times.")
    for deck in (DECK_A, DECK_B):
        _refuse(pile_size(s, deck) < 0, "More cards are out than their deck has.")


def _fight(s: Nassau) -> None:
    bag, total = s.book.tables.bag, sum(s.drawn)
    _refuse(total > sum(bag), f"{total} combat tokens are drawn; the bag has {sum(bag)}.")
    for token, number in enumerate(s.drawn):
        _refuse(
            number > bag[token], f"{number} combat tokens {TOKEN_NAMES[token]!r} are drawn; the bag has {bag[token]}."
        )
