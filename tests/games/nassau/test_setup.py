"""Laying out the table: NA-SET."""

from __future__ import annotations

import pytest

from flibuste.games.nassau.city import CAPTAINS_TILE, CENTRE
from flibuste.games.nassau.drawing import pile_size
from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.games.nassau.sea import MOST_OPPONENTS, ZONE_NAMES, Sea, zone_of_site
from flibuste.games.nassau.setup import tile_at
from flibuste.games.nassau.ship import ABOARD, awake, is_usable
from flibuste.games.nassau.state import Nassau, provisions_left, supply
from flibuste.games.nassau.tables import DECK_A, DECK_B, DOUBLOON, NONE, RUM, START_DECK
from flibuste.kernel import BadOption, Event
from tests.rules import rule

EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(1, 13)


def deal(seats: int, seed: int = 1, **options: str) -> Nassau:
    s: Nassau = GAME_OBJECT.new(seats, options, seed)
    return s


@rule("NA-SET-001", "NA-SET-002")
def test_nine_different_tiles_and_the_captain_on_his_symbol() -> None:
    for seed in SEEDS:
        s = deal(2, seed)
        assert sorted(tile_at(s, position) for position in range(9)) == list(range(1, 10))
        assert s.captain == s.city.start
        assert tile_at(s, s.captain // 4) == CAPTAINS_TILE
    assert len({tuple(deal(2, seed).layout) for seed in SEEDS}) == len(SEEDS)


@rule("NA-SET-001", "NA-SET-015")
def test_in_a_first_game_the_captains_tile_lies_in_the_centre() -> None:
    assert all(tile_at(deal(3, seed, city="first-game"), CENTRE) == CAPTAINS_TILE for seed in SEEDS)
    assert any(tile_at(deal(3, seed), CENTRE) != CAPTAINS_TILE for seed in SEEDS)


@EVERY_COUNT
@rule("NA-SET-003", "NA-GEN-003", "NA-GEN-005", "NA-GEN-013")
def test_what_every_ship_starts_with(seats: int) -> None:
    s = deal(seats)
    for ship in s.ships:
        assert ship.points == 10
        assert (ship.standing, ship.lying, ship.tavern.bit_count()) == (8, 0, 5)
        assert (ship.crates, ship.provisions, ship.reserve) == (3, 1, 17)
        assert (ship.sails, ship.sailors, ship.holds) == (2, 2, 3)
        assert ship.objects == [1, 1, 0, 0, 0]
        assert ship.place == ABOARD
    assert provisions_left(s) == supply(s, 0) == supply(s, RUM - DOUBLOON) == 25 - seats


@EVERY_COUNT
@rule("NA-SET-004", "NA-SET-005", "NA-SET-007")
def test_a_weapon_an_animal_and_a_hideout_each(seats: int) -> None:
    for seed in SEEDS:
        s = deal(seats, seed)
        dealt = [ship.weapons.index(2) for ship in s.ships]
        assert all(sorted(ship.weapons) == [1, 1, 1, 1, 2] for ship in s.ships)
        assert len(set(dealt)) == seats, "of the five weapons, one of each type"
        assert len({ship.hideout for ship in s.ships}) == seats
        assert all(is_usable(ship, awake(ship)[0]) for ship in s.ships)


@EVERY_COUNT
@rule("NA-SET-006", "NA-GEN-011")
def test_two_s_two_a_and_one_b(seats: int) -> None:
    s = deal(seats)
    decks = s.book.tables.deck_of
    assert all([decks[card] for card in hand] == [START_DECK] * 2 + [DECK_A] * 2 + [DECK_B] for hand in s.hands)
    assert (pile_size(s, DECK_A), pile_size(s, DECK_B)) == (25 - 2 * seats, 39 - seats)


@pytest.mark.parametrize(("seats", "opponents"), [(2, 14), (3, 21), (4, 28)])
@rule("NA-SET-008", "NA-SET-016")
def test_opponents_by_fish_and_strength(seats: int, opponents: int) -> None:
    for seed in SEEDS:
        s = deal(seats, seed)
        strength = s.book.tables.strength
        there = [(space // MOST_OPPONENTS, tile) for space, tile in enumerate(s.opponents) if tile != NONE]
        assert len(there) == opponents
        assert all(strength[tile] <= 2 for zone, tile in there if ZONE_NAMES[zone] in "ABD")
        assert len({tile for _, tile in there}) == opponents


@EVERY_COUNT
@rule("NA-SET-009", "NA-SET-016")
def test_all_sites_are_in_play(seats: int) -> None:
    s = deal(seats)
    assert sorted(tile for tile in s.outposts if tile != NONE) == list(range(8))
    for sites in (s.towers, s.posts):
        assert sorted(weapon for weapon in sites if weapon != NONE) == sorted([*range(5)] * 2)
    assert s.outposts[0] == NONE, "zone A has no outpost"


@rule("NA-SET-010")
def test_one_good_of_each_type_near_the_port() -> None:
    for seed in SEEDS:
        s = deal(4, seed)
        near = [s.wares[post] for post in s.book.sea.posts if ZONE_NAMES[zone_of_site(post)] in "ABCDEG"]
        assert sorted(near) == list(range(6))
        assert sum(good != NONE for good in s.wares) == 10
        assert sum(s.bag) == 14


@pytest.mark.parametrize(("seats", "pile"), [(2, 19), (3, 18), (4, 17)])
@rule("NA-SET-011", "NA-SET-016")
def test_three_animals_face_up(seats: int, pile: int) -> None:
    s = deal(seats)
    assert len(s.display) == 3
    assert sum(s.pile) == pile


@rule("NA-SET-012")
def test_the_sea_dog_is_somewhere_and_offers_something() -> None:
    deals = [deal(2, seed) for seed in range(40)]
    assert all(len(s.dog_tiles) == len(s.offerings) == 1 for s in deals)
    assert {ZONE_NAMES[s.dog_tiles[0]] for s in deals} <= set("BCDEFGHI")
    assert len({s.offerings[0] for s in deals}) == 5


@rule("NA-SET-013")
def test_a_random_player_gets_the_dolphin() -> None:
    assert {deal(4, seed).dolphin for seed in range(40)} == {0, 1, 2, 3}
    heard: list[Event] = []
    s = GAME_OBJECT.new(3, {}, 5, heard)
    names = [GAME_OBJECT.events[event[0]].name for event in heard]
    assert names.count("dealt") == 3
    assert names.index("dolphin") < names.index("round")
    assert s.decider == s.dolphin


@rule("NA-SET-014")
def test_zone_a_lies_lower_left_beside_the_port() -> None:
    sea = Sea()
    assert sea.places[ZONE_NAMES.index("A")] == (0, 2)
    assert sea.places[ZONE_NAMES.index("I")] == (2, 0)
    away = sea.distances(0, [False] * 9)
    assert dict(zip(ZONE_NAMES, away, strict=True)) == dict(A=0, B=1, C=2, D=1, E=2, F=3, G=2, H=3, I=4)
    assert sum(map(len, sea.neighbours)) == 2 * 12


@rule("NA-SET-015")
def test_all_combinations_of_options_are_legal_for_two_to_four() -> None:
    assert GAME_OBJECT.all_seat_counts() == [2, 3, 4]
    assert all(len(list(GAME_OBJECT.option_sets(seats))) == 12 for seats in (2, 3, 4))
    with pytest.raises(BadOption, match="for 2, 3, 4 players, not 5"):
        GAME_OBJECT.new(5)
