"""PR-BASE-060 to PR-BASE-064, PR-BASE-011 and PR-CHR-001: expeditions."""

from typing import Any

import pytest

from tests.games.port_royal.table import OPEN, TAKE
from tests.rules import rule
from tests.scenario import scenario

CROSSES = "complete expedition-cross2 priest+priest"
SHORTEST_PAYMENTS = {  # the icons of an expedition, paid by the characters that bear them
    "expedition-cross2": ("priest+priest", 4, 2),
    "expedition-anchor2": ("captain+captain", 4, 2),
    "expedition-house2": ("settler+settler", 4, 2),
    "expedition-anchor2-house1": ("captain+captain+settler", 6, 3),
    "expedition-cross2-house1": ("priest+priest+settler", 6, 3),
    "expedition-special": ("priest+captain+settler", 5, 3),
}


def completions(options: list[str]) -> list[str]:
    return [option for option in options if option.startswith("complete")]


@rule("PR-BASE-060")
def test_a_revealed_expedition_waits_outside_the_river_over_turns_and_busts() -> None:
    t = scenario("port-royal", seats=2, river="ship-red-1-1", next_cards="expedition-house2 ship-red-3-6 priest")
    t.play(0, "reveal")
    assert t.river == ["ship-red-1-1"]
    assert t.expeditions == ["expedition-house2"]
    t.play(0, "reveal")  # a bust
    t.play(1, "reveal", "stop")
    assert t.active == 0
    assert t.expeditions == ["expedition-house2"]


@rule("PR-BASE-011", "PR-BASE-061")
def test_the_active_player_has_a_window_before_between_and_after_reveals() -> None:
    things: dict[str, Any] = {"display": ["priest priest", ""], "expeditions": "expedition-cross2"}
    opening = scenario("port-royal", seats=2, at=OPEN, **things)
    assert opening.options(0) == ["reveal", CROSSES]
    between = scenario("port-royal", seats=2, river="settler", **things)
    assert between.options(0) == ["reveal", "stop", CROSSES]
    taking = scenario("port-royal", seats=2, at=TAKE, river="ship-red-1-1", **things)
    assert taking.options(0) == ["take ship-red-1-1", "pass", CROSSES]
    nothing_to_take = scenario("port-royal", seats=2, at=TAKE, **things)
    assert nothing_to_take.options(0) == ["pass", CROSSES]


@rule("PR-BASE-011", "PR-BASE-061")
def test_nobody_completes_expeditions_while_the_others_take() -> None:
    """G03"""
    t = scenario(
        "port-royal",
        seats=3,
        at=TAKE,
        river="ship-red-1-1 ship-blue-1-1 ship-green-1-1",
        display=["priest priest", "priest priest", ""],
        expeditions="expedition-cross2",
    )
    t.play(0, "pass")
    assert t.options(0) == []
    assert completions(t.options(1)) == []
    t.play(1, "take ship-red-1-1")
    assert t.options(0) == t.options(1) == []
    assert completions(t.options(2)) == []
    t.play(2, "pass")
    assert t.options(1) == ["reveal", CROSSES]  # active now


@rule("PR-BASE-061")
def test_as_many_expeditions_as_one_can_in_a_turn() -> None:
    t = scenario(
        "port-royal",
        seats=2,
        at=OPEN,
        display=["priest priest settler settler", ""],
        expeditions="expedition-cross2 expedition-house2",
    )
    t.play(0, CROSSES, "complete expedition-house2 settler+settler")
    assert t.display[0] == ["expedition-cross2", "expedition-house2"]
    assert t.influence == [8, 0]
    assert t.options(0) == ["reveal"]


@rule("PR-BASE-062", "PR-CHR-001")
@pytest.mark.parametrize("expedition", SHORTEST_PAYMENTS)
def test_completing_discards_the_icons_and_brings_card_and_coins(expedition: str) -> None:
    payment, influence, coins = SHORTEST_PAYMENTS[expedition]
    payers = payment.split("+")
    seats = 5 if expedition == "expedition-special" else 2
    display = [" ".join([*payers, "sailor-1"]), *[""] * (seats - 1)]
    t = scenario("port-royal", seats=seats, at=OPEN, display=display, expeditions=expedition)
    pile = t.pile
    assert t.options(0) == ["reveal", f"complete {expedition} {payment}"]
    t.play(0, f"complete {expedition} {payment}")
    assert t.display[0] == ["sailor-1", expedition]
    assert sorted(t.discard) == sorted(payers)
    assert t.expeditions == []
    assert t.gold[0] == 3 + coins
    assert t.pile == pile - coins
    assert t.influence[0] == 1 + influence


@rule("PR-BASE-062")
@pytest.mark.parametrize("display", ["", "priest", "priest settler", "priest captain settler settler captain", "jack"])
def test_without_all_icons_an_expedition_cannot_be_completed(display: str) -> None:
    t = scenario("port-royal", seats=2, at=OPEN, display=[display, "priest priest"], expeditions="expedition-cross2")
    assert t.options(0) == ["reveal"]


@rule("PR-BASE-063", "PR-CHR-001")
def test_the_player_chooses_which_cards_to_discard() -> None:
    display = "priest priest settler jack jack jack"
    t = scenario("port-royal", seats=2, at=OPEN, display=[display, ""], expeditions="expedition-cross2-house1")
    assert completions(t.options(0)) == [
        f"complete expedition-cross2-house1 {payment}"
        for payment in (
            "priest+priest+settler",
            "priest+priest+jack",
            "priest+settler+jack",
            "priest+jack+jack",
            "settler+jack+jack",
            "jack+jack+jack",
        )
    ]
    t.play(0, "complete expedition-cross2-house1 priest+jack+jack")
    assert t.display[0] == ["priest", "settler", "jack", "expedition-cross2-house1"]


@rule("PR-BASE-063", "PR-CHR-001")
def test_a_jack_counts_for_one_icon_only() -> None:
    t = scenario("port-royal", seats=2, at=OPEN, display=["priest jack", ""], expeditions="expedition-cross2-house1")
    assert t.options(0) == ["reveal"]


@rule("PR-BASE-064")
def test_a_newly_revealed_expedition_can_be_completed_at_once() -> None:
    t = scenario("port-royal", seats=2, display=["priest priest", ""], next_cards="expedition-cross2")
    assert t.options(0) == ["reveal", "stop"]
    t.play(0, "reveal")
    assert t.options(0) == ["reveal", "stop", CROSSES]


@rule("PR-BASE-064", "PR-BASE-085")
def test_a_newly_hired_character_can_be_used_at_once() -> None:
    t = scenario(
        "port-royal", seats=2, at=TAKE, river="priest", display=["priest", ""], expeditions="expedition-cross2", gold=4
    )
    assert t.options(0) == ["take priest", "pass"]
    t.play(0, "take priest")
    assert t.options(0) == ["pass", CROSSES]
    t.play(0, CROSSES)
    assert t.gold == [2, 4]
    assert t.influence == [4, 0]
