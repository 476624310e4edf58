"""Phase II, actions: sailing, the compass, sites and the Sea Dog: NA-P2-001 to NA-P2-008, NA-P2-030 to NA-P2-061."""

from __future__ import annotations

from flibuste.games.nassau.sea import ZONE_NAMES
from flibuste.games.nassau.tables import NONE
from tests.games.nassau.table import Table
from tests.rules import rule


def zones(t: Table) -> str:
    return "".join(option.split()[1] for option in t.options() if option.startswith("sail"))


def at_sea(zone: str = "A", seats: int = 2, **things: object) -> Table:
    """Seat 0 at sea in a zone, without pirates that stand; the Sea Dog far away."""
    t = Table(seats).dog("I")
    t.ship(0, place=zone, **{"standing": 0, "provisions": 2, "rum": 0, **things})
    return t


@rule("NA-P2-001", "NA-GEN-002")
def test_turns_go_round_until_every_boat_is_home() -> None:
    t = Table(3)
    for seat in range(3):
        t.ship(seat, provisions=1, rum=0)
    t.sea(1)
    t.play(1, "home").play(2, "act", "sail A", "card", "draw A")
    assert t.s.decider == 0
    t.play(0, "act", "sail A", "card", "draw A")
    assert t.told("at-home") == [(1,), (2,), (0,)], "seat 2 and then seat 0 had no provision left"
    assert t.names().index("refit") > t.names().index("at-home")


@rule("NA-P2-002", "NA-P2-003")
def test_an_action_costs_a_provision_and_without_one_the_voyage_home_begins() -> None:
    t = at_sea(provisions=1).sea()
    assert t.options() == ["act", "home"]
    t.play(0, "act")
    assert t[0].provisions == 0 and t.told("paid") == [(0, 12 * 64 + 1)]
    t = at_sea(provisions=0).sea()
    assert t.told("at-home")[0] == (0,), "the only thing left to do"


@rule("NA-P2-003", "NA-RET-001")
def test_a_voyage_home_is_not_broken_off() -> None:
    t = at_sea(doubloons=1, rum=1, sugar=1).hand(0, 31)
    t.sea().play(0, "skull")
    t.play(1, "home")
    assert t.options() == ["fire", "home"], "no action any more, though provisions are left"


@rule("NA-P2-004", "NA-P2-008")
def test_example_range_two() -> None:
    """EX08 Three sails and two sailors: two zones, one, or none."""
    t = at_sea(sails=3, sailors=2).sea().play(0, "act")
    assert zones(t) == "ABCDEG"
    assert t[0].lying == 8


@rule("NA-P2-004", "NA-GEN-014")
def test_example_a_pirate_helps() -> None:
    """EX09 One pirate laid down: three zones."""
    t = at_sea(sails=3, sailors=2, standing=1).sea().play(0, "act")
    assert zones(t) == "ABCDEFGH"
    t.play(0, "sail F")
    assert t[0].standing == 0 and t.told("sailed") == [(0, 5, 1)]


@rule("NA-P2-005", "NA-P2-008")
def test_example_kraken() -> None:
    """EX10 The first zone has a kraken: the boat stops there, and acts as it likes."""
    t = at_sea(sails=2, sailors=2).opponent("OP-B1", "K2").opponent("OP-D1", "K3").sea().play(0, "act")
    assert zones(t) == "ABD", "no way leads through"
    t.play(0, "sail B")
    assert "card" in t.options(), "fighting it is not required"
    t = at_sea("B", sails=2, sailors=2).opponent("OP-B1", "K2").sea().play(0, "act")
    assert zones(t) == "ABCDEFH", "leaving it is free"


@rule("NA-P2-005")
def test_other_opponents_do_not_stop_a_boat() -> None:
    t = at_sea(sails=2, sailors=2).opponent("OP-B1", "F2").opponent("OP-D1", "G3").sea().play(0, "act")
    assert zones(t) == "ABCDEG"


@rule("NA-P2-006")
def test_the_compass_jumps_over_everything_and_then_one_may_sail() -> None:
    t = at_sea(sails=1, sailors=1, compasses=2)
    for space in ("OP-B1", "OP-D1", "OP-I1"):
        t.opponent(space, {"OP-B1": "K2", "OP-D1": "K3", "OP-I1": "K4"}[space])
    t.sea().play(0, "act", "compass I")
    assert t.owns(0)["compasses"] == 1 and t[0].place == ZONE_NAMES.index("I")
    assert zones(t) == "FHI", "the kraken there does not stop it"
    assert not [option for option in t.options() if option.startswith("compass")]


@rule("NA-P2-007")
def test_the_actions_of_a_zone() -> None:
    t = at_sea("E", standing=1, crates=2, pistol=2).dog("E")
    t.opponent("OP-E2", "F2").outpost("E", "OU1").tower("WT-E1", "sabre").post("TP-E1", "pistol", "sugar")
    t.sea().play(0, "act", "sail E")
    assert t.options() == ["fight OP-E2", "outpost", "tower WT-E1", "plunder TP-E1", "dog", "card"]


@rule("NA-P2-007")
def test_where_nothing_else_can_be_done_a_card_is_drawn() -> None:
    t = at_sea("A", crates=0).post("TP-A1", "sabre").sea().play(0, "act", "sail A")
    assert t.topic == "draw"


# --- outposts ---------------------------------------------------------------------------------------------------------


@rule("NA-P2-030")
def test_example_outpost() -> None:
    """EX17 A pirate stays, a pistol is received."""
    t = at_sea("C", standing=1).outpost("C", "OU2").sea()
    t.play(0, "act", "sail C", "outpost")
    assert t.s.garrisons[2] == 0 and t[0].weapons[1] == 2
    assert t.told("captured") == [(0, 2)]


@rule("NA-P2-032", "NA-P2-030")
def test_a_lying_pirate_goes_first() -> None:
    t = at_sea("C", standing=3).outpost("C", "OU2").sea().play(0, "act", "sail C", "outpost")
    assert (t[0].standing, t[0].lying) == (3, 4)
    t = at_sea("C", standing=8).outpost("C", "OU2").sea().play(0, "act", "sail C", "outpost")
    assert (t[0].standing, t[0].lying) == (7, 0)


@rule("NA-P2-031")
def test_a_taken_outpost_cannot_be_captured_but_one_may_own_several() -> None:
    t = at_sea("C", standing=3).outpost("C", "OU2", 1).outpost("B", "OU3", 0).outpost("F", "OU4")
    t.sea().play(0, "act", "sail C")
    assert "outpost" not in t.options()
    t = at_sea("F", standing=3).outpost("B", "OU3", 0).outpost("F", "OU4").sea().play(0, "act", "sail F", "outpost")
    assert t.s.garrisons.count(0) == 2


# --- watchtowers ------------------------------------------------------------------------------------------------------


@rule("NA-P2-040", "NA-P2-041", "NA-P2-042")
def test_example_tower() -> None:
    """EX18 Three crates where two lay: their owner gets them back and two points."""
    t = at_sea("B", crates=4, sailors=3, cannon=3).tower("WT-B1", "cannon", 1, 2)
    reserve, points = t[1].reserve, t[1].points
    t.sea().play(0, "act", "sail B", "tower WT-B1")
    assert (t.s.holders[2], t.s.piled[2]) == (0, 3), "only three are possible: no question"
    assert t[0].crates == 1
    assert t[1].reserve == reserve + 2 and t[1].points == points + 2


@rule("NA-P2-040", "NA-P2-043")
def test_how_many_crates_a_tower_takes() -> None:
    t = at_sea("B", crates=8, sailors=2, standing=2, cannon=5).tower("WT-B1", "cannon").sea()
    t.play(0, "act", "sail B", "tower WT-B1")
    assert t.options() == ["crates 1", "crates 2", "crates 3", "crates 4"], "two sailors, two pirates"
    t.play(0, "crates 3")
    assert t[0].standing == 1 and t.told("occupied") == [(0, 2, 3, 1)]
    t = at_sea("B", crates=8, sailors=5, standing=4, cannon=5).tower("WT-B1", "cannon").sea()
    t.play(0, "act", "sail B", "tower WT-B1")
    assert t.options()[-1] == "crates 5"


@rule("NA-P2-041", "NA-P2-042")
def test_ones_own_tower_can_be_reinforced() -> None:
    t = at_sea("B", crates=8, sailors=3, cannon=4, standing=1).tower("WT-B1", "cannon", 0, 2)
    t.ship(0, crates=8)
    t.sea().play(0, "act", "sail B", "tower WT-B1")
    assert t.options() == ["crates 3", "crates 4"]
    t.play(0, "crates 3")
    assert t[0].points == 12 and t.told("evicted") == [(0, 2, 2)]


@rule("NA-P2-044", "NA-P2-043")
def test_five_crates_stay_for_ever() -> None:
    t = at_sea("B", crates=8, sailors=5, standing=5, cannon=5).tower("WT-B1", "cannon", 1, 5).sea()
    t.play(0, "act", "sail B")
    assert "tower WT-B1" not in t.options()


# --- trading posts ----------------------------------------------------------------------------------------------------


@rule("NA-P2-050", "NA-P2-051")
def test_example_plunder() -> None:
    """EX19 Two pistols, a sailor and a pirate: the green good."""
    t = at_sea("C", pistol=2, sailors=1, sails=1, standing=1, crates=3, provisions=2)
    t.post("TP-C1", "pistol", "tobacco").sea().play(0, "act", "sail C", "plunder TP-C1")
    assert t[0].goods[0] == 1 and t[0].standing == 0 and t[0].weapons[1] == 2
    assert t.s.wares[4] == NONE, "empty until phase III"


@rule("NA-P2-050")
def test_what_a_plunder_needs() -> None:
    for lacking in ({"pistol": 1}, {"sailors": 1, "standing": 0}):
        things = {"pistol": 2, "sailors": 2, **lacking}
        t = at_sea("C", **things).post("TP-C1", "pistol", "tobacco").sea().play(0, "act", "sail C")
        assert "plunder TP-C1" not in t.options()
    t = at_sea("C", pistol=2).post("TP-C1", "pistol").sea().play(0, "act", "sail C")
    assert "plunder TP-C1" not in t.options(), "nothing lies there"


@rule("NA-P2-052")
def test_making_room_is_part_of_the_plunder() -> None:
    t = at_sea("C", pistol=2, crates=8, provisions=2).post("TP-C1", "pistol", "tobacco").sea()
    t.play(0, "act", "sail C", "plunder TP-C1")
    assert t.options() == ["dump crate", "dump provision"], "it cannot be left"
    t.play(0, "dump provision")
    assert t[0].goods[0] == 1


# --- the Sea Dog ------------------------------------------------------------------------------------------------------


@rule("NA-P2-060", "NA-P2-061")
def test_example_sea_dog() -> None:
    """EX20 A card, two rum, and a bomb for a doubloon."""
    t = at_sea("B", doubloons=1).dog("B", 1).sea().play(0, "act", "sail B", "dog", "draw A")
    assert t.owns(0)["rum"] == 2 and t.options() == ["buy sail", "buy crate", "buy bomb", "skip"]
    reserve = t[0].reserve
    t.play(0, "buy bomb")
    assert t.owns(0) == {"doubloons": 0, "rum": 2, "bombs": 1, "contracts": 0, "compasses": 0}
    assert t[0].reserve == reserve - 1 and t[0].marker == 1


@rule("NA-P2-060", "NA-P2-061")
def test_a_second_meeting_brings_rum_and_card_but_no_trade() -> None:
    t = at_sea("B", doubloons=2).dog("B", 1)
    t.ship(1, provisions=5, rum=0)
    t.sea().play(0, "act", "sail B", "dog", "draw A", "buy sail")
    t.play(1, "act", "sail A")
    if t.topic == "act":
        t.play(1, "card")
    t.play(1, "draw A")
    t.play(0, "act", "sail B", "dog", "draw B")
    assert t.owns(0)["rum"] == 4 and t.topic != "trade"


@rule("NA-P2-061")
def test_with_an_empty_reserve_a_flag_marks_the_trade() -> None:
    t = at_sea("B", doubloons=1, crates=4).dog("B", 1).opponent("OP-I1", "K7", [16, 0])
    t.ship(0, crates=4)
    assert t[0].reserve == 0
    t.sea().play(0, "act", "sail B", "dog", "draw A", "buy bomb")
    assert t[0].traded == 1 and t[0].marker == 0


@rule("NA-P2-061")
def test_crates_that_are_bought_come_before_the_one_that_marks_the_trade() -> None:
    """The rulebook pays, takes, then lays the crate on the offering: the last three of the reserve are all taken."""
    t = at_sea("B", doubloons=1, crates=4).dog("B", 1).opponent("OP-I1", "K7", [13, 0])
    t.ship(0, crates=4)
    assert t[0].reserve == 3
    t.sea().play(0, "act", "sail B", "dog", "draw A", "buy crate")
    assert t[0].crates == 7 and (t[0].reserve, t[0].marker, t[0].traded) == (0, 0, 1)


@rule("NA-P2-060")
def test_only_in_his_zone() -> None:
    t = at_sea("B").dog("C").sea().play(0, "act", "sail B")
    assert "dog" not in t.options()
