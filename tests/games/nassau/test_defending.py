"""Warding attacks off, and what they take: NA-P2-018 to NA-P2-020."""

from __future__ import annotations

import pytest

from tests.games.nassau.table import fight
from tests.rules import rule


@rule("NA-P2-018")
def test_example_defence() -> None:
    """EX14 Three sails and four sailors: three dice, and one success puts the token back."""
    t = fight("T1", "sail", [True, False, False], sails=3, sailors=4, crates=1)
    assert len(t.told("rolled")) == 1 and t.told("warded") and t[0].sails == 3


@rule("NA-P2-018")
def test_without_an_attack_no_roll_is_made() -> None:
    t = fight("T2", "nothing dodge", standing=3, crates=1)
    assert not t.told("rolled") and t[0].standing == 3


@rule("NA-P2-018")
def test_the_attacks_to_put_back_are_chosen() -> None:
    t = fight("T2", "sail sabre", [True, False], sabre=2, crates=1)
    assert t.topic == "ward" and t.options() == ["ward sabre", "ward sail"]
    t.play(0, "ward sail")
    assert t[0].sails == 2 and t[0].weapons[0] == 1, "the sabre was lost"


@rule("NA-P2-018", "NA-ANI-007")
def test_example_cat() -> None:
    """EX35 One success, two failures: the two are rolled again, once."""
    t = fight(
        "B4", "sail sailor rum", [True, False, False, True, True], sails=3, sailors=3, animals="cat", rum=1, crates=1
    )
    assert t.topic == "cat" and t.options() == ["use cat", "skip"]
    t.play(0, "use cat")
    assert len(t.told("warded")) == 3 and len(t.told("rerolled")) == 1
    assert t[0].used


@rule("NA-ANI-007")
def test_the_cat_is_not_asked_when_all_is_warded_off() -> None:
    t = fight("T1", "sail", [True, False], animals="cat", crates=1)
    assert t.topic != "cat" and t[0].used == 0


@rule("NA-P2-019")
def test_losses_in_the_order_one_chooses() -> None:
    t = fight("T2", "sail rum", [False, False], rum=1, crates=1)
    assert t.topic == "suffer" and t.options() == ["suffer sail", "suffer rum"]
    t.play(0, "suffer rum")
    assert t[0].sails == 1 and t.owns(0)["rum"] == 0
    assert [token for _, token in t.told("lost")] == [10, 7]


@pytest.mark.parametrize("token", ["sabre", "sail", "sailor", "hold", "rum", "doubloon", "provision", "crate"])
@rule("NA-P2-019", "NA-GEN-004")
def test_printed_things_cannot_be_lost_three_points_go_instead(token: str) -> None:
    t = fight("T1", token, [False], sails=1, sailors=1, provisions=1, crates=1)
    assert t.told("lost-points") and t.told("lost-points")[0][2] == 3
    assert (t[0].sails, t[0].sailors, t[0].weapons[0], t[0].holds) == (1, 1, 1, 3)
    assert t[0].points == 10 - 3 + 1


@pytest.mark.parametrize(
    ("token", "field", "before", "after"),
    [("crate", "crates", 3, 1), ("provision", "provisions", 3, 1), ("hold", "holds", 4, 3), ("sail", "sails", 2, 1)],
)
@rule("NA-P2-019")
def test_what_an_attack_takes(token: str, field: str, before: int, after: int) -> None:
    t = fight("T1", token, [False] * 2, **{"crates": 2, "provisions": 2, field: before})
    assert getattr(t[0], field) == after


@rule("NA-P2-020")
def test_a_lost_hold_and_what_no_longer_fits() -> None:
    t = fight("T1", "hold", [False, False], holds=4, crates=5, provisions=3, sugar=1, sailors=2)
    assert t[0].holds == 3 and t.topic != "overload", "four crates, three provisions and a good still fit"
    t = fight("T1", "hold", [False, False], holds=4, crates=8, provisions=2, sugar=1)
    assert t[0].holds == 3 and t.topic == "overload"
    assert t.options() == ["dump crate", "dump provision", "dump sugar"]
    t.play(0, "dump provision")
    assert t.topic != "overload" and t[0].crates == 7


@rule("NA-P2-021")
def test_a_lost_sailor_and_the_animal_that_falls_asleep() -> None:
    t = fight("T1", "sailor", [False, False], animals="lizard turtle", crates=1)
    assert t.options() == ["sleep turtle", "sleep lizard"]
    t.play(0, "sleep lizard")
    assert t[0].asleep == 1 << 4 and t[0].sailors == 1
    assert t.topic != "spoils", "asleep it does not help"
    t = fight("T1", "sailor", [False, False], animals="turtle", crates=1)
    assert t[0].asleep == 0, "a sailor without an animal went"
