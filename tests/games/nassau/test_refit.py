"""Phase III and the end of the game: NA-P3, NA-END."""

from __future__ import annotations

from math import prod

from flibuste.games.nassau.scoring import PART_NAMES, hideout, leftovers, opponents, parts, standing, towers, weapons
from flibuste.games.nassau.tables import NONE, OPPONENT_NAMES
from tests.games.nassau.table import Table
from tests.rules import rule


def part(t: Table, name: str, seat: int = 0) -> int:
    return parts(t.s, seat)[PART_NAMES.index(name)]


@rule("NA-P3-002", "NA-P3-009")
def test_pirates_stand_up_and_come_back() -> None:
    t = Table().captain("7SE")
    t.ship(0, standing=2)
    t.outpost("B", "OU1", 0).alley("7NESE", 0)
    before = t.s.captain
    assert (t[0].standing, t[0].lying) == (2, 3)
    t.refit()
    assert (t[0].standing, t[0].lying) == (7, 0), "not the one on the outpost, not those in the tavern"
    assert t.s.alleys.count(NONE) == len(t.s.alleys) and t.s.garrisons[1] == 0
    assert t.s.captain == before


@rule("NA-P3-003", "NA-ANI-001")
def test_example_animals_are_turned_up() -> None:
    """EX03 A used crab lies face down until phase III."""
    t = Table()
    t.ship(0, animals="crab cat", used="crab")
    t.refit()
    assert t[0].used == 0


@rule("NA-P3-003", "NA-ANI-006")
def test_a_load_that_only_the_rat_carried() -> None:
    t = Table()
    t.ship(0, crates=8, provisions=2, sugar=1, animals="rat", used="rat", doubled=1)
    t.refit()
    assert t.topic == "overload" and t.options() == ["dump crate", "dump provision", "dump sugar", "use rat"]
    t.play(0, "use rat")
    assert t[0].doubled == 1 and t[0].used == 1
    t = Table()
    t.ship(0, crates=8, provisions=2, sugar=1, animals="rat", used="rat", doubled=1)
    t.refit().play(0, "dump sugar")
    assert t[0].doubled == 0 and t[0].used == 0 and t.topic == "walk"
    t = Table()
    t.ship(0, crates=8, sugar=1, provisions=0, animals="rat", used="rat", doubled=1)
    t.refit()
    assert t[0].doubled == 0 and t[0].used == 0, "the load fits without him"


@rule("NA-P3-003")
def test_a_sleeping_rat_carries_nothing_on() -> None:
    t = Table()
    t.ship(0, crates=8, provisions=2, sugar=1, animals="rat", asleep="rat", used="rat", doubled=1)
    t.refit()
    assert "use rat" not in t.options()


@rule("NA-P3-004")
def test_the_best_yarns_of_the_round() -> None:
    t = Table(4)
    for seat, yarns in enumerate((11, NONE, 11, 3)):
        t.ship(seat, yarns=yarns, points=20)
    t.s.told[0], t.s.jokes[3] = [30], [60]
    for hand in t.s.hands:
        hand[:] = [card for card in hand if card not in (30, 60)]
    t.refit()
    assert [ship.points for ship in t.s.ships] == [25, 15, 25, 20]
    assert t.s.discards == [30] and t.s.buried[3] == [60] and t.s.told == t.s.jokes == [[], [], [], []]
    assert all(ship.yarns == NONE for ship in t.s.ships)


@rule("NA-P3-004", "NA-GEN-004")
def test_who_told_nothing_loses_what_is_there() -> None:
    t = Table()
    t.ship(0, points=3)
    t.refit()
    assert t[0].points == 0 and t.told("silent")[0] == (0, 3)


@rule("NA-P3-005")
def test_new_animals() -> None:
    t = Table().display("rat rat turtle")
    pile = sum(t.s.pile)
    t.refit()
    assert len(t.s.display) == 3 and sum(t.s.pile) == pile - 3
    t = Table()
    t.s.pile = [0, 0, 0, 0, 0, 0, 0, 2]
    t.refit()
    assert t.s.display == [7, 7], "as far as the pile lasts"


@rule("NA-P3-006", "NA-P2-061")
def test_the_sea_dog_moves_on_and_the_marks_come_back() -> None:
    t = Table().dog("C", 2)
    t.ship(0, traded=1, marker=1, crates=3)
    reserve = t[0].reserve
    t.refit()
    assert len(t.s.dog_tiles) == len(t.s.offerings) == 2
    assert t[0].reserve == reserve + 1 and (t[0].traded, t[0].marker) == (0, 0)
    assert len(set(t.s.offerings)) == 2


@rule("NA-P3-007")
def test_trading_posts_are_refilled() -> None:
    t = Table().post("TP-E1", "sabre").post("TP-A1", "pistol")
    bag = sum(t.s.bag)
    t.refit()
    assert t.s.wares[0] != NONE and t.s.wares[8] != NONE and sum(t.s.bag) == bag - 2
    assert [post for post, _ in t.told("stocked")] == [0, 8], "in the order of the zones"


@rule("NA-P3-010")
def test_in_the_last_round_only_the_yarns_and_the_rat_matter() -> None:
    t = Table().dog("C", 2).post("TP-E1", "sabre")
    t.s.rounds = 4
    t.ship(0, yarns=7, crates=8, provisions=2, sugar=1, animals="rat", used="rat", doubled=1)
    t.refit().play(0, "dump sugar")
    assert t.s.over and len(t.s.dog_tiles) == 1 and t.s.wares[8] == NONE
    assert t[0].points == 15 and t[1].points == 5
    assert t.told("counted") and t.names()[-1] == "over"
    assert all(points == one * other or not one for _, _, one, other, points in t.told("counted"))


# --- the final count --------------------------------------------------------------------------------------------------


@rule("NA-END-001")
def test_example_towers() -> None:
    """EX24 Three towers, seven crates: 21."""
    t = Table().tower("WT-A1", "sabre", 0, 1).tower("WT-B1", "sabre", 0, 2).tower("WT-I2", "cannon", 0, 4)
    t.tower("WT-C1", "cannon", 1, 5)
    assert prod(towers(t.s, 0)) == 21 and prod(towers(t.s, 1)) == 5


@rule("NA-END-002")
def test_example_opponents() -> None:
    """EX25 Three types, twelve points: 36."""
    t = Table()
    t[0].beaten = [OPPONENT_NAMES.index(name) for name in ("K7", "F6", "T4")]
    assert prod(opponents(t.s, t[0])) == 36
    t[0].beaten = [OPPONENT_NAMES.index(name) for name in ("K1", "K2")]
    assert prod(opponents(t.s, t[0])) == 3


@rule("NA-END-003")
def test_example_hideout() -> None:
    """EX26 Three, three and two in the centre: 24."""
    t = Table()
    t[0].filled, t[0].store[4] = 2, 2
    assert prod(hideout(t.s, t[0])) == 24


@rule("NA-END-004")
def test_example_weapons() -> None:
    """EX27 Four cannons, two sabres and a harpoon collected: 35."""
    t = Table()
    t.ship(0, cannon=5, sabre=3, harpoon=2)
    assert prod(weapons(t[0])) == 35


@rule("NA-END-005")
def test_example_companions() -> None:
    """EX28 Three pairs and a lone sailor: 24."""
    t = Table()
    t.ship(0, sailors=4, animals="cat crab rat", used="cat", standing=5)
    assert part(t, "companions") == 24


@rule("NA-END-006")
def test_change() -> None:
    t = Table().hand(0, 31, 32)
    t.ship(0, crates=3, provisions=1, sugar=1, rum=2, doubloons=1, bombs=1, contracts=1, compasses=1)
    assert leftovers(t.s, 0) == 13 and part(t, "change") == 6


@rule("NA-END-007")
def test_ties_share_the_victory() -> None:
    t = Table(3)
    for seat in range(3):
        t.ship(seat, points=40, rum=0, doubloons=0, provisions=0, crates=0)
        t.s.hands[seat] = []
    result = standing(t.s)
    assert result.winners == [0, 1, 2] and result.ranks == [1, 1, 1]
    t.ship(1, points=41)
    assert standing(t.s).winners == [1]


@rule("NA-END-008")
def test_the_parts_add_up_to_the_total() -> None:
    t = Table().tower("WT-A1", "sabre", 0, 2)
    assert len(PART_NAMES) == 8
    assert sum(parts(t.s, 0)) == standing(t.s).scores[0]
    assert all(points >= 0 for points in parts(t.s, 0))
