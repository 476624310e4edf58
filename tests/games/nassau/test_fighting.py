"""Fighting an opponent, step by step: NA-P2-010 to NA-P2-029."""

from __future__ import annotations

from fractions import Fraction

import pytest

from flibuste.games.nassau.odds import chance_of_tokens, chance_to_keep, chance_to_ward
from flibuste.games.nassau.tables import NONE, OPPONENT_NAMES, RUM
from flibuste.games.nassau.words import haul
from tests.games.nassau.table import Table, fight
from tests.rules import rule


@rule("NA-P2-010", "NA-P2-014")
def test_example_a_two_crates() -> None:
    """EX11 Two sailors and three harpoons against a kraken: two crates at most."""
    assert fight("K4", harpoon=3, sailors=2).options() == ["crates 1", "crates 2"]


@rule("NA-P2-010", "NA-P2-014")
def test_example_b_three_crates() -> None:
    """EX12 With a pirate laid down three."""
    t = fight("K4", "nothing nothing nothing", harpoon=3, sailors=2, standing=1)
    assert t.options() == ["crates 1", "crates 2", "crates 3"]
    t.play(0, "crates 3")
    assert t[0].standing == 0


@pytest.mark.parametrize(
    ("tile", "weapon"), [("K4", "harpoon"), ("F4", "cannon"), ("G4", "hook"), ("T4", "sabre"), ("B4", "pistol")]
)
@rule("NA-P2-010")
def test_each_type_has_its_weapon(tile: str, weapon: str) -> None:
    t = fight(tile, sailors=4, **{weapon: 4})
    assert t.options()[-1] == "crates 4"
    assert "crates 2" not in fight(tile, "nothing nothing nothing", sailors=4).options(), (
        "one printed weapon: one crate"
    )


@rule("NA-P2-011", "NA-P2-012", "NA-ANI-003")
def test_the_crab_beats_strength_one_at_once() -> None:
    t = fight("T1", animals="crab", crates=0, provisions=1)
    assert t[0].beaten == [OPPONENT_NAMES.index("T1")], "without a crate it is the only thing to do"
    assert t[0].points == 11 and t.owns(0)["doubloons"] == 1
    assert not t.told("tokens") and t[0].used


@rule("NA-P2-011", "NA-ANI-003", "NA-ANI-007")
def test_example_crab() -> None:
    """EX34 Strength three: two tokens, two crates are enough, three points as printed."""
    t = fight("B5", "nothing nothing", animals="crab", pistol=2)
    assert t.options() == ["use crab", "skip"]
    t.play(0, "use crab", "crates 2")
    assert len(t.told("tokens")) == 1 and t.s.decider == 0
    t.play(0, "draw A", "draw A")
    assert t[0].points == 13 and t[0].beaten == [OPPONENT_NAMES.index("B5")]


@rule("NA-P2-011", "NA-P2-013", "NA-ANI-007")
def test_crab_and_then_bomb() -> None:
    t = fight("F5", animals="crab", bombs=1)
    assert t.options() == ["use crab", "use bomb", "skip"]
    t.play(0, "use crab")
    assert t.options() == ["use bomb", "skip"]
    t.play(0, "use bomb")
    assert t[0].beaten and not t.told("tokens"), "two damage on strength two"


@rule("NA-P2-013")
def test_a_bomb_that_beats_leaves_no_marks() -> None:
    t = fight("B2", bombs=1, crates_there=(0, 1))
    t.play(0, "use bomb")
    assert t[0].beaten and t[0].crates == 4 and t[0].reserve == 16
    assert t[0].provisions == 1, "the reward"
    assert t.told("returned") == [(1, 1)]


@rule("NA-P2-013", "NA-P2-014")
def test_a_bomb_that_does_not_beat_is_marked_and_the_fight_goes_on() -> None:
    t = fight("K7", "nothing nothing nothing nothing nothing", bombs=1)
    t.play(0, "use bomb")
    assert t.hits("OP-E1") == [2, 0] and t[0].reserve == 14
    assert t.options() == ["crates 0", "crates 1"], "none only after a bomb"
    t.play(0, "crates 0")
    assert t.told("spoils") == [(0, OPPONENT_NAMES.index("K7"), 5)], "the bomb is damage of one's own"
    assert t.hits("OP-E1") == [2, 0]


@rule("NA-P2-013")
def test_with_a_short_reserve_the_marks_come_from_the_holds() -> None:
    t = Table().dog("I")
    t.opponent("OP-E1", "K7").opponent("OP-H1", "K6", [15, 0])
    t.ship(0, place="E", standing=0, provisions=1, rum=0, crates=4, bombs=1)
    assert t[0].reserve == 1
    t.sea().act(0, "E", "fight OP-E1", "use bomb")
    assert t.hits("OP-E1") == [2, 0] and (t[0].reserve, t[0].crates) == (0, 3)


@rule("NA-P2-014")
def test_more_crates_than_needed_may_be_placed() -> None:
    assert fight("T1", sabre=4, sailors=4).options() == ["crates 1", "crates 2", "crates 3", "crates 4"]


@rule("NA-P2-015", "NA-P2-016", "NA-P2-022")
def test_tokens_by_strength_however_damaged() -> None:
    t = fight("K7", "nothing nothing nothing nothing nothing", crates_there=(0, 4))
    t.play(0, "draw A", "draw A", "draw B")
    assert t.told("tokens") and sum(t.s.drawn) == 0, "five were drawn and are back"
    assert t[0].beaten == [OPPONENT_NAMES.index("K7")]


@rule("NA-P2-017")
def test_example_dodge() -> None:
    """EX13 Four crates on strength three, one dodge, no rum paid: three are left and it is beaten."""
    t = fight("T5", "dodge nothing nothing", sabre=4, sailors=4, rum=1)
    t.play(0, "crates 4")
    assert t.options() == ["lose", "pay"]
    reserve = t[0].reserve
    t.play(0, "lose")
    assert t[0].beaten and t.owns(0)["rum"] == 1 and t.owns(0)["doubloons"] == 2
    assert t[0].reserve == reserve + 4, "one dodged, three return"


@rule("NA-P2-017", "NA-OBJ-002")
def test_rum_holds_a_crate_and_without_crates_a_dodge_does_nothing() -> None:
    t = fight("T3", "dodge dodge", rum=1)
    t.play(0, "pay")
    assert t.owns(0)["rum"] == 0 and t.told("held") == [(0, 1)]
    assert (0, haul(RUM, 1)) not in t.told("paid"), "the rum is told once"
    assert t.told("dodged") == [(0,)], "no rum is left for the second"
    assert not t.told("spoils")


@rule("NA-P2-017", "NA-P2-023")
def test_without_rum_the_crate_goes_and_no_damage_means_no_reward() -> None:
    t = fight("T3", "dodge dodge")
    assert t.told("dodged") == [(0,)], "the second dodge finds no crate"
    assert not t.told("spoils") and t[0].points == 10
    assert t.told("withstood") == [(OPPONENT_NAMES.index("T3"), 0, 2)]


@rule("NA-P2-017")
def test_older_crates_are_not_dodged() -> None:
    t = fight("T5", "dodge dodge dodge", crates_there=(1, 0))
    assert t.hits("OP-E1") == [1, 0]


@rule("NA-P2-023", "NA-P2-027")
def test_example_reward() -> None:
    """EX15 One damage on strength three: a random good and three points."""
    t = fight("F4", "nothing nothing nothing", crates=1, provisions=1)
    assert sum(t[0].goods) == 1 and t[0].points == 13 and not t[0].beaten
    assert t.hits("OP-E1") == [1, 0]


@rule("NA-P2-024")
def test_example_two_together() -> None:
    """EX16 Two red crates and one green: green takes the tile, all crates return."""
    t = fight("T5", "nothing nothing nothing", crates=1, crates_there=(0, 2))
    assert t[0].beaten == [OPPONENT_NAMES.index("T5")] and t.s.opponents[16] == NONE
    assert t[1].reserve == 17 and t[0].reserve == 20
    assert t.told("returned") == [(0, 1), (1, 2)]


@rule("NA-P2-024", "NA-P2-023")
def test_the_tile_can_be_taken_without_damage_of_ones_own() -> None:
    t = fight("T5", "dodge dodge", animals="crab", crates=1, crates_there=(0, 2))
    t.play(0, "use crab")
    assert t[0].beaten and not t.told("spoils") and t[0].points == 10


@rule("NA-P2-025")
def test_crates_stay_and_count_later() -> None:
    t = fight("K4", "nothing nothing nothing", crates=2, provisions=2)
    t.play(0, "animal rat")
    assert t.hits("OP-E1") == [1, 0] and t.told("withstood")


@rule("NA-P2-026", "NA-OBJ-003")
def test_contract_and_lizard_bring_the_reward_three_times() -> None:
    t = fight("K5", "nothing nothing nothing", animals="lizard", contracts=2, crates=1)
    assert t.options() == ["use lizard", "use contract", "skip"]
    t.play(0, "use contract")
    assert t.options() == ["use lizard", "skip"], "one contract per fight"
    t.play(0, "use lizard")
    assert t.owns(0)["rum"] == 6 and t[0].points == 13, "the points once"
    assert t.owns(0)["contracts"] == 1


@rule("NA-P2-028")
def test_the_order_of_a_fight() -> None:
    t = fight("K5", "dodge rum sail", [True, False], rum=2, animals="crab", contracts=1, harpoon=2, crates=2)
    t.play(0, "skip", "crates 2", "lose")
    assert t.topic == "ward", "the dodge before the defence"
    t.play(0, "ward sail")
    t.play(0, "use contract")
    order = [
        name
        for name in t.names()
        if name in ("placed", "tokens", "dodged", "rolled", "warded", "lost", "spoils", "withstood")
    ]
    assert order == ["placed", "tokens", "dodged", "rolled", "warded", "lost", "spoils", "withstood"]


@rule("NA-P2-029")
def test_who_may_fight() -> None:
    for things, may in (
        ({"crates": 0}, False),
        ({"crates": 1}, True),
        ({"crates": 0, "bombs": 1}, True),
        ({"crates": 0, "animals": "crab"}, False),
    ):
        t = Table().dog("I").opponent("OP-E1", "T2")
        t.ship(0, place="E", standing=0, provisions=2, rum=0, **things)
        t.sea().play(0, "act", "sail E")
        assert ("fight OP-E1" in t.options()) == may
    t = Table().dog("I").opponent("OP-E1", "T1")
    t.ship(0, place="E", standing=0, provisions=2, rum=0, crates=0, animals="crab")
    t.sea().play(0, "act", "sail E")
    assert "fight OP-E1" in t.options()


# --- chances ----------------------------------------------------------------------------------------------------------


def test_the_bag_is_always_25() -> None:
    t = Table()
    assert sum(t.s.book.tables.bag) == 25
    assert chance_of_tokens(6, 25, 1, 1) == Fraction(6, 25)
    assert sum(chance_of_tokens(14, 25, 3, found) for found in range(4)) == 1
    assert chance_of_tokens(6, 25, 2, 0) == Fraction(19 * 18, 25 * 24)
    assert chance_to_keep(6, 25, 2, 0) == Fraction(19 * 18, 25 * 24), "one crate stays if neither token is a dodge"
    assert chance_to_keep(6, 25, 2, 2) == 1, "there is nothing more to lose"


@pytest.mark.parametrize(
    ("dice", "cat", "chance"),
    [
        (2, False, Fraction(4, 9)),
        (3, False, Fraction(20, 27)),
        (4, False, Fraction(72, 81)),
        (2, True, Fraction(64, 81)),
    ],
)
def test_chances_to_ward_off_two_attacks(dice: int, cat: bool, chance: Fraction) -> None:
    assert chance_to_ward(dice, 2, 3, cat) == chance


@rule("NA-P2-017")
def test_in_the_other_reading_older_crates_can_be_dodged(monkeypatch: pytest.MonkeyPatch) -> None:
    """The switch `dodge_hits_older_crates` of the data."""
    monkeypatch.setattr(Table().s.book.tables, "dodge_hits_older_crates", True)
    t = fight("T5", "dodge dodge dodge", crates_there=(1, 0))
    assert t.hits("OP-E1") == [0, 0] and len(t.told("dodged")) == 2, "the new crate, then the old one"
