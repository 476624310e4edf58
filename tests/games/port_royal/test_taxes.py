"""PR-BASE-070 and PR-BASE-071: taxes."""

import pytest

from tests.rules import rule
from tests.scenario import scenario


@rule("PR-BASE-070")
@pytest.mark.parametrize(("gold", "left"), [(0, 0), (11, 11), (12, 6), (13, 7), (14, 7), (15, 8), (25, 13)])
def test_with_12_coins_or_more_half_is_lost_rounded_down(gold: int, left: int) -> None:
    t = scenario("port-royal", seats=2, display=["pirate-1", "pirate-2"], gold=[gold, 0], next_cards="tax-influence")
    assert t.influence == [1, 2]  # the bonus goes to seat 0
    t.play(0, "reveal")
    assert t.gold == [left + 1, 0]
    assert t.told("taxed") == ([(0, gold - left)] if gold > left else [])
    assert len(t.discard) == gold - left + 1


@rule("PR-BASE-070")
def test_the_tax_is_discarded_after_the_bonus_and_the_turn_goes_on() -> None:
    t = scenario("port-royal", seats=2, river="priest", pile=1, next_cards="tax-swords")
    discarded = len(t.discard)
    t.play(0, "reveal")
    assert t.told("reshuffled") == [(discarded,)]  # for the bonus, without the tax
    assert t.discard == ["tax-swords"]
    assert t.river == ["priest"]
    assert t.options(0) == ["reveal", "stop"]


@rule("PR-BASE-070")
@pytest.mark.parametrize(
    ("tax", "displays", "gainers"),
    [
        ("tax-influence", ["sailor-1", "priest settler", "pirate-2"], [0]),
        ("tax-influence", ["sailor-1", "priest", "pirate-2"], [0, 1]),
        ("tax-influence", ["", "governor", "pirate-2"], [0, 1]),  # a governor brings no influence
        ("tax-influence", ["", "", ""], [0, 1, 2]),
        ("tax-swords", ["sailor-1", "sailor-1 sailor-1", "priest"], [1]),
        ("tax-swords", ["pirate-1", "sailor-1 sailor-1", "sailor-3"], [0, 1]),
        ("tax-swords", ["priest", "", "captain"], [0, 1, 2]),
    ],
)
def test_the_least_influence_or_the_most_swords_gain_a_coin(tax: str, displays: list[str], gainers: list[int]) -> None:
    t = scenario("port-royal", seats=3, display=displays, next_cards=tax)
    t.play(0, "reveal")
    assert t.gold == [3 + (seat in gainers) for seat in range(3)]
    assert t.told("tax-bonus") == [(seat, tax, 1) for seat in gainers]
    assert t.told("tax-tied") == ([(tax, len(gainers))] if len(gainers) > 1 else [])


@rule("PR-BASE-071")
def test_the_tax_hits_everybody_and_the_bonus_does_not_ask_who_paid() -> None:
    t = scenario(
        "port-royal", seats=3, active=1, display=["", "pirate-1", ""], gold=[12, 20, 3], next_cards="tax-influence"
    )
    t.play(1, "reveal")
    assert t.told("taxed") == [(1, 10), (0, 6)]
    assert t.gold == [7, 10, 4]


@rule("PR-BASE-070", "PR-BASE-021")
def test_several_taxes_in_a_turn_are_each_resolved_in_full() -> None:
    """G13"""
    coins_lost = ["priest"] * 5 + ["captain"]
    next_cards = ["tax-influence", *coins_lost, "tax-swords", "tax-influence"]
    t = scenario("port-royal", seats=2, display=["sailor-1", ""], gold=[12, 3], next_cards=" ".join(next_cards))
    t.play(0, "reveal")
    assert t.gold == [6, 4]
    t.play(0, "reveal")
    assert t.gold == [7, 4]
    t.play(0, "reveal")
    assert t.gold == [7, 5]
    assert t.discard == [*coins_lost, "tax-influence", "tax-swords", "tax-influence"]
    assert t.options(0) == ["reveal", "stop"]


@rule("PR-GEN-008", "PR-BASE-070")
def test_taxes_and_expeditions_never_lie_in_the_river() -> None:
    t = scenario("port-royal", seats=2, river="priest", next_cards="tax-swords expedition-cross2 tax-influence")
    t.play(0, "reveal", "reveal", "reveal")
    assert t.river == ["priest"]
