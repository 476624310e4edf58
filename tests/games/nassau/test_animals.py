"""Animals, each at its one moment: NA-ANI."""

from __future__ import annotations

import pytest

from flibuste.games.nassau.ship import is_usable
from flibuste.games.nassau.tables import CRAB
from tests.games.nassau.table import Table
from tests.rules import rule


@rule("NA-ANI-001")
def test_only_face_up_and_on_a_hat() -> None:
    t = Table()
    for things, usable in (({}, True), ({"used": "crab"}, False), ({"asleep": "crab"}, False)):
        assert is_usable(t.ship(0, **{"animals": "crab", "used": "", "asleep": "", **things}), CRAB) == usable
    assert not is_usable(t.ship(0, animals="", used="", asleep=""), CRAB)


@rule("NA-ANI-001")
def test_example_crab_is_turned_over() -> None:
    """EX03 Used, the crab lies face down for this round."""
    t = Table().dog("I").opponent("OP-A1", "T2").fate("nothing")
    t.ship(0, place="A", standing=0, provisions=1, rum=0, animals="crab", crates=1)
    t.sea().act(0, "A", "fight OP-A1", "use crab")
    assert t.told("used") == [(0, CRAB)] and not is_usable(t[0], CRAB)


@rule("NA-ANI-004", "NA-OBJ-002")
def test_example_monkey() -> None:
    """EX36 A pause for a rum that stays."""
    t = Table().captain("7SE")
    t.ship(1, place="A")
    t.ship(0, rum=1, animals="monkey")
    t.city().play(0, "pause")
    assert t.options() == ["use monkey", "skip"]
    t.play(0, "use monkey")
    assert t.owns(0)["rum"] == 1 and t.told("kept") and not t.told("paid")


@rule("NA-ANI-004")
def test_of_a_fee_of_three_the_monkey_keeps_one_and_all_must_be_owned() -> None:
    t = Table().dog("I")
    t.ship(1, place="home")
    t.ship(0, place="A", provisions=0, crates=0, rum=0, doubloons=3, sugar=1, cloth=1, animals="monkey")
    t.sea().play(0, "skull", "hide sugar", "hide cloth", "use monkey")
    assert t.owns(0)["doubloons"] == 1
    t = Table().dog("I")
    t.ship(1, place="home")
    t.ship(0, place="A", provisions=0, crates=0, rum=0, doubloons=2, sugar=1, cloth=1, animals="monkey")
    t.sea().play(0, "skull", "hide sugar")
    assert t.topic == "monkey", "three doubloons must be owned to hide two goods"


@pytest.mark.parametrize("answer", ["use monkey", "skip"])
@rule("NA-ANI-004", "NA-ANI-007")
def test_the_monkey_is_asked_whenever_an_object_is_paid(answer: str) -> None:
    kept = int(answer == "use monkey")
    t = Table().dog("F").opponent("OP-F1", "K7")
    t.ship(0, place="A", standing=0, provisions=1, rum=0, animals="monkey", crates=1, compasses=1, bombs=1)
    t.sea().play(0, "act", "compass F", answer)
    assert t.owns(0)["compasses"] == kept
    if not kept:
        t.play(0, "sail F", "fight OP-F1", "use bomb", "use monkey")
        assert t.owns(0)["bombs"] == 1


@rule("NA-ANI-005", "NA-P1-019")
def test_the_kraken_doubles_the_bonus_of_a_port_quay_only() -> None:
    t = Table().captain("7SE").outpost("B", "OU1", 0)
    t.ship(1, place="A", berth=4)
    t.ship(0, animals="kraken", provisions=0, crates=0)
    t.city().play(0, "pass", "quay Q3")
    assert t.options() == ["use kraken", "skip"]
    t.play(0, "use kraken")
    assert t[0].provisions == 2 and t[0].crates == 4
    assert t.told("quay-paid") == [(0, 2)] and t.names().index("quay-paid") > t.names().index("got")
    t = Table().captain("7SE").outpost("B", "OU1", 0)
    t.ship(1, place="A", berth=4)
    t.ship(0, animals="kraken", provisions=0)
    t.city().play(0, "pass", "quay OU-B")
    assert t.topic != "pet-kraken" and t[0].used == 0


@rule("NA-ANI-003", "NA-ANI-007")
def test_the_lizard_is_asked_when_a_reward_is_due_and_only_then() -> None:
    t = Table().dog("I").opponent("OP-A1", "T1").fate("dodge")
    t.ship(0, place="A", standing=0, provisions=1, rum=0, animals="lizard", crates=1)
    t.sea().act(0, "A", "fight OP-A1")
    assert t[0].used == 0 and t.told("withstood"), "no damage, no reward, no question"
