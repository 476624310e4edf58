"""Expansion 1, the Flying Dutchman: NA-FD."""

from __future__ import annotations

import pytest

from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.games.nassau.modules.dutchman import ARMS, BIG_QUAY, ON_TILE, TILES, UNDER, zone_of_dutchman
from flibuste.games.nassau.scoring import PART_NAMES, parts
from flibuste.games.nassau.sea import ZONE_NAMES
from flibuste.games.nassau.tables import HARPOON
from flibuste.games.nassau.yarns import is_true
from flibuste.kit import ROW
from tests.games.nassau.table import Table
from tests.rules import rule


def dutch(sea: str = "both", seats: int = 2, zone: str = "F", **things: object) -> Table:
    """Seat 0 in the Dutchman's zone; he is attacked with harpoons."""
    t = Table(seats, sea=sea)
    if sea == "both":
        t.dog("B")
    t.s.tally[TILES] = ZONE_NAMES.index(zone)
    t.s.tally[ARMS] = 1 + HARPOON
    t.ship(0, **{"place": zone, "standing": 0, "provisions": 2, "rum": 0, "crates": 4, **things})
    return t


@rule("NA-FD-001", "NA-FD-011")
def test_with_the_sea_dog_or_in_his_place() -> None:
    t = dutch("both", compasses=1, place="A").sea().play(0, "act")
    assert [option for option in t.options() if option.startswith("compass")] == ["compass B", "compass F"]
    t = dutch("dutchman", compasses=1, place="A").sea().play(0, "act")
    assert [option for option in t.options() if option.startswith("compass")] == ["compass F"]
    assert t.s.dog_tiles == t.s.offerings == []
    t = dutch("dutchman").sea().play(0, "act", "sail F")
    assert "dutch" in t.options() and "dog" not in t.options()


@rule("NA-FD-002")
def test_four_weapons_lie_open_and_one_tile() -> None:
    for seed in range(10):
        s = GAME_OBJECT.new(3, {"sea": "both"}, seed)
        weapons = [s.tally[ARMS + turn * ROW] for turn in range(4)]
        assert len(set(weapons)) == 4 and all(1 <= weapon <= 5 for weapon in weapons)
        assert ZONE_NAMES[zone_of_dutchman(s)] in "BCDEFGHI" and s.tally[TILES + ROW] == 0


@rule("NA-FD-003", "NA-FD-010")
def test_where_and_with_what_he_is_attacked() -> None:
    t = dutch(harpoon=3, sailors=2, standing=1).sea().play(0, "act", "sail F", "dutch")
    assert t.options() == ["crates 1", "crates 2", "crates 3"], "from one on, not the greatest possible"
    t = dutch(crates=0).sea().play(0, "act", "sail F")
    assert "dutch" not in t.options()
    t = dutch(place="E").sea().play(0, "act", "sail E")
    assert "dutch" not in t.options()


@rule("NA-FD-004", "NA-FD-005")
def test_example_attack() -> None:
    """EX29 Three harpoons, two sailors and a pirate: two tokens, attacks warded off, three crates stay, two rum."""
    t = dutch(harpoon=3, sailors=2, standing=1, sails=2).fate("sail rum", [True, True])
    t.sea().play(0, "act", "sail F", "dutch", "crates 3")
    assert t.s.tally[ON_TILE] == 3 and t.owns(0)["rum"] == 2 and t[0].sails == 2
    assert t.told("on-dutchman") == [(0, 3)]


@pytest.mark.parametrize(("turn", "tokens"), [(1, 2), (2, 3), (3, 4), (4, 5)])
@rule("NA-FD-004")
def test_a_token_more_each_round(turn: int, tokens: int) -> None:
    t = dutch()
    t.s.rounds = turn
    t.s.tally[TILES + (turn - 1) * ROW], t.s.tally[ARMS + (turn - 1) * ROW] = 5, 1 + HARPOON
    t.fate(" ".join(["nothing"] * tokens)).sea().play(0, "act", "sail F", "dutch")
    assert f"{t.told('tokens')[0][1]:x}" == "1" * tokens


@rule("NA-FD-005")
def test_two_rum_even_without_a_crate_left_and_crates_add_up() -> None:
    t = dutch().fate("dodge nothing").sea().play(0, "act", "sail F", "dutch")
    assert t.s.tally[ON_TILE] == 0 and t.owns(0)["rum"] == 2
    t = dutch()
    t.s.tally[ON_TILE] = 2
    t.ship(0, crates=4)
    t.fate("nothing nothing").sea().play(0, "act", "sail F", "dutch")
    assert t.s.tally[ON_TILE] == 3


@rule("NA-FD-006", "NA-ANI-003")
def test_he_is_no_opponent() -> None:
    t = dutch(bombs=1, contracts=1, animals="crab cat lizard", sailors=3, asleep="").fate("sail sailor", [False, False])
    t.sea().play(0, "act", "sail F", "dutch")
    assert t.topic == "suffer", "neither Crab nor bomb, and no Cat after the roll"
    t.play(0, "suffer sail")
    while t.topic == "sleep":
        t.play(0, t.options()[0])
    assert t.owns(0)["contracts"] == t.owns(0)["bombs"] == 1 and t[0].used == 0
    assert t.s.tally[ON_TILE] == 1 and not is_true(t.s, 0, 8), "no yarn counts him"


@rule("NA-FD-007", "NA-FD-009", "NA-P3-001")
def test_example_end_of_round() -> None:
    """EX30 A tile of seven: three crates against two. One under the tile, two and two on the big quay."""
    t = dutch(seats=3)
    t.s.tally[ON_TILE], t.s.tally[ON_TILE + 1] = 3, 2
    for seat in range(3):
        t.ship(seat, crates=0, yarns=1)
    t.refit()
    assert t.told("won-dutchman") == [(0, 3, 7)] and t.told("quayed") == [(0, 2), (1, 2)]
    assert t.s.tally[UNDER : UNDER + 3] == [1, 0, 0] and t.s.tally[BIG_QUAY : BIG_QUAY + 3] == [2, 2, 0]
    assert t.s.tally[ON_TILE : ON_TILE + 3] == [0, 0, 0]
    assert t[0].reserve == 17, "they never come back"


@rule("NA-FD-007")
def test_all_tied_win_and_nobody_wins_without_a_crate() -> None:
    t = dutch(seats=3)
    t.s.tally[ON_TILE] = t.s.tally[ON_TILE + 2] = 2
    for seat in range(3):
        t.ship(seat, crates=0)
    t.refit()
    assert [seat for seat, _, _ in t.told("won-dutchman")] == [0, 2] and t.told("tied-dutchman") == [(2,)]
    t = dutch()
    t.refit()
    assert not t.told("won-dutchman")


@rule("NA-FD-008")
def test_example_places() -> None:
    """EX31 Two lead together: 25 and 25, then 10, and nothing without a crate."""
    t = dutch(seats=4)
    t.s.tally[BIG_QUAY : BIG_QUAY + 4] = [4, 4, 2, 0]
    extras = PART_NAMES.index("extras")
    assert [parts(t.s, seat)[extras] for seat in range(4)] == [25, 25, 10, 0]
    t.s.tally[BIG_QUAY : BIG_QUAY + 4] = [4, 3, 2, 1]
    assert [parts(t.s, seat)[extras] for seat in range(4)] == [25, 15, 10, 5]


@rule("NA-P3-008")
def test_he_moves_on_each_round() -> None:
    t = dutch()
    t.refit()
    assert t.s.rounds == 2 and t.s.tally[TILES + ROW] not in (0, t.s.tally[TILES])
    assert zone_of_dutchman(t.s) == t.s.tally[TILES + ROW]
    assert len(t.told("dutchman-at")) == 1
