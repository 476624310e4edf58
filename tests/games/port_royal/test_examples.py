"""The worked examples of the rulebook, in its order, and what it says in passing."""

import pytest

from tests.games.port_royal.table import OPEN, TAKE
from tests.rules import rule
from tests.scenario import scenario


@rule("PR-BASE-041", "PR-BASE-044", "PR-BASE-046", "PR-CHR-007")
def test_ex_01_kentia_repels_a_flute_of_2_swords_with_sailor_and_pirate() -> None:
    """Repousser un navire"""
    t = scenario(
        "port-royal", seats=3, display=["sailor-1 pirate-1", "", ""], river="priest", next_cards="ship-blue-2-2"
    )
    assert t.swords[0] == 3
    t.play(0, "reveal", "repel")
    assert t.discard == ["ship-blue-2-2"]
    assert t.river == ["priest"]
    assert t.swords[0] == 3


@rule("PR-BASE-062", "PR-BASE-063", "PR-CHR-001")
def test_ex_02_olivier_completes_two_crosses_with_priest_and_jack() -> None:
    """Expéditions"""
    t = scenario("port-royal", seats=3, at=OPEN, display=["priest jack", "", ""], expeditions="expedition-cross2")
    assert t.influence[0] == 2
    t.play(0, "complete expedition-cross2 priest+jack")
    assert sorted(t.discard) == ["jack", "priest"]
    assert t.display[0] == ["expedition-cross2"]
    assert t.gold[0] == 3 + 2
    assert t.influence[0] == 4


@rule("PR-BASE-070", "PR-BASE-071")
@pytest.mark.parametrize(("gold", "left"), [(12, 6), (13, 7)])
def test_ex_03_with_12_or_13_coins_one_loses_6(gold: int, left: int) -> None:
    """Taxations"""
    display = ["sailor-1", "sailor-2", "pirate-1"]
    t = scenario("port-royal", seats=3, display=display, gold=[3, gold, 3], next_cards="tax-swords")
    t.play(0, "reveal")
    assert t.gold == [3, left, 4]


@rule("PR-BASE-070")
def test_ex_04_nobody_has_swords_so_everybody_gains_a_coin() -> None:
    """Taxations"""
    t = scenario("port-royal", seats=4, display=["priest", "", "jack", ""], next_cards="tax-swords")
    t.play(0, "reveal")
    assert t.gold == [4, 4, 4, 4]


@rule("PR-BASE-090")
def test_ex_05_loig_trades_a_flute_for_2_coins() -> None:
    """Commerce"""
    t = scenario("port-royal", seats=3, at=TAKE, river="ship-blue-2-2 priest")
    t.play(0, "take ship-blue-2-2")
    assert t.gold[0] == 5
    assert "ship-blue-2-2" in t.discard


@rule("PR-BASE-091")
def test_ex_06_marianne_hires_a_sailor_for_3_coins() -> None:
    """Recrutement"""
    t = scenario("port-royal", seats=3, at=TAKE, river="sailor-1 ship-red-1-1", gold=[5, 0, 0])
    t.play(0, "take sailor-1")
    assert t.gold[0] == 2
    assert len(t.discard) == 3
    assert t.display[0] == ["sailor-1"]
    assert t.influence[0] == 1


@rule("PR-BASE-080", "PR-BASE-082", "PR-BASE-100", "PR-BASE-103")
def test_ex_07_kentia_takes_two_of_five_cards_and_olivier_pays_her() -> None:
    """Phase 2"""
    river = "ship-yellow-1-1 ship-blue-3-5 ship-green-2-1 ship-red-1-1 sailor-1"
    t = scenario("port-royal", seats=3, river=river)
    t.play(0, "stop", "take ship-blue-3-5")
    assert t.gold == [6, 3, 3]
    t.play(0, "take sailor-1")
    assert t.gold == [3, 3, 3]
    assert t.decider == 1
    events = t.play(1, "take ship-green-2-1")
    assert events == [("traded", 1, "ship-green-2-1", 2), ("paid-fee", 1, 0, 1)]
    assert t.gold == [4, 4, 3]
    t.play(2, "pass")
    assert t.river == []
    assert {"ship-yellow-1-1", "ship-red-1-1"} <= set(t.discard)
    assert t.display == [["sailor-1"], [], []]


@rule("PR-BASE-091", "PR-CHR-006", "PR-GEN-009")
def test_ex_08_two_senoritas_make_every_price_2_lower() -> None:
    """Capacités des personnages"""
    river = "ship-red-1-1 priest sailor-1 governor"
    for card, cost in {"priest": 4, "sailor-1": 3, "governor": 8}.items():
        t = scenario(
            "port-royal", seats=2, at=TAKE, river=river, display=["senorita-2 senorita-3", ""], gold=[cost - 2, 0]
        )
        t.play(0, f"take {card}")
        assert t.gold[0] == 0


@rule("PR-BASE-084", "PR-GEN-013")
@pytest.mark.parametrize("hired", ["admiral-1", "jester-1", "governor"])
def test_ex_13_who_was_hired_just_now_does_nothing_this_turn(hired: str) -> None:
    """Amiral, Saltimbanque, Gouverneur; the jester also as the last card of the river."""
    river = {
        "admiral-1": "admiral-1 priest captain settler jack",
        "jester-1": "jester-1",
        "governor": "governor ship-red-1-1",
    }[hired]
    t = scenario("port-royal", seats=2, at=TAKE, river=river, gold=[8, 0])
    before = t.gold[0]
    t.play(0, f"take {hired}")
    (paid,) = t.told("hired")
    assert t.gold[0] == before - int(paid[2])
    assert t.decider == 1


@rule("PR-BASE-111")
def test_everybody_has_had_as_many_turns_at_the_end() -> None:
    """Fin de la partie: the player to the right of the first player finishes a turn."""
    display = ["", "senorita-3 senorita-3 pirate-3 sailor-2", "", ""]
    t = scenario("port-royal", seats=4, at=TAKE, first=1, active=1, round=6, display=display, river="sailor-1")
    t.play(1, "take sailor-1")
    active = []
    while not t.over:
        active.append(t.active)
        t.play(t.decider, "reveal")
        while not t.over and t.active == active[-1]:
            t.play(t.decider, t.options(t.decider)[-1])
    assert active == [2, 3, 0]
