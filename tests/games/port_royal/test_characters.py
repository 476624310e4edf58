"""PR-CHR and PR-GEN-006 to PR-GEN-013: what cards in a display count for."""

import pytest

from tests.games.port_royal.table import OPEN, TAKE
from tests.rules import rule
from tests.scenario import scenario

FIVE_CARDS = "ship-red-1-1 ship-blue-1-1 governor governor governor"
FOUR_CARDS = "ship-red-1-1 ship-blue-1-1 governor governor"


@rule("PR-GEN-006")
def test_influence_is_what_characters_and_expeditions_in_the_display_are_worth() -> None:
    display = [
        "sailor-1 sailor-2 sailor-3 governor trader-blue-2",
        "expedition-cross2-house1 jack",
        "expedition-cross2",
    ]
    t = scenario("port-royal", seats=3, display=display)
    assert t.influence == [1 + 2 + 3 + 0 + 2, 6 + 1, 4]


@rule("PR-GEN-006")
@pytest.mark.parametrize(
    ("expedition", "payment"),
    [
        ("expedition-cross2", "jack+jack"),
        ("expedition-anchor2-house1", "jack+jack+jack"),
        ("expedition-special", "jack+jack+jack"),
    ],
)
def test_completing_an_expedition_never_lowers_influence(expedition: str, payment: str) -> None:
    seats = 5 if expedition == "expedition-special" else 2
    display = ["jack jack jack", *[""] * (seats - 1)]
    t = scenario("port-royal", seats=seats, at=OPEN, display=display, expeditions=expedition)
    before = t.influence[0]
    t.play(0, f"complete {expedition} {payment}")
    assert t.influence[0] > before


@rule("PR-GEN-007", "PR-CHR-007")
def test_swords_are_1_per_sailor_and_2_per_pirate() -> None:
    display = ["sailor-1 sailor-2 sailor-3", "pirate-1 pirate-2 pirate-3", "priest admiral-3 captain"]
    t = scenario("port-royal", seats=3, display=display)
    assert t.swords == [3, 6, 0]


@rule("PR-CHR-007", "PR-GEN-010")
def test_swords_repel_only_for_the_active_player() -> None:
    t = scenario("port-royal", seats=2, display=["", "pirate-1"], next_cards="ship-red-1-1")
    t.play(0, "reveal")
    assert t.options(1) == []
    assert t.options(0) == ["reveal", "stop"]


@rule("PR-GEN-008", "PR-CHR-003", "PR-BASE-081")
@pytest.mark.parametrize(("river", "coins"), [(FOUR_CARDS, 0), (FIVE_CARDS, 2), (f"{FIVE_CARDS} priest priest", 2)])
def test_an_admiral_pays_2_coins_with_5_cards_or_more_in_the_river(river: str, coins: int) -> None:
    t = scenario("port-royal", seats=2, river=river, display=["admiral-1", ""], expeditions="expedition-house2")
    t.play(0, "stop")
    assert t.gold == [3 + coins, 3]


@rule("PR-GEN-008")
def test_taxes_and_expeditions_do_not_count_for_the_river() -> None:
    t = scenario(
        "port-royal",
        seats=2,
        river=FOUR_CARDS,
        display=["admiral-1 sailor-1", ""],
        gold=[3, 3],
        next_cards="tax-influence expedition-cross2",
    )
    t.play(0, "reveal", "reveal", "stop")
    assert t.gold == [3, 4]  # the tax bonus of seat 1, nothing for the admiral


@rule("PR-GEN-009")
@pytest.mark.parametrize(("admirals", "coins"), [("admiral-1", 2), ("admiral-1 admiral-2", 4), ("admiral-2 " * 3, 6)])
def test_identical_abilities_add_up(admirals: str, coins: int) -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river=FIVE_CARDS, display=[admirals, ""], gold=0)
    assert t.gold == [coins, 0]
    t = scenario("port-royal", seats=2, at=TAKE, display=["jester-1 jester-2 jester-2", "jester-3"], gold=0)
    assert t.gold == [3, 1]


@rule("PR-GEN-010", "PR-CHR-002")
def test_abilities_work_for_whoever_acts() -> None:
    display = ["", "trader-red-1 admiral-1 senorita-2", ""]
    t = scenario("port-royal", seats=3, at=TAKE, river=f"{FIVE_CARDS} sailor-1", display=display, gold=[3, 1, 3])
    t.play(0, "pass")
    assert t.gold == [3, 3, 3]  # the admiral, on arrival
    assert "take sailor-1" in t.options(1)  # 2 coins and the fee
    t.play(1, "take ship-red-1-1")
    assert t.gold == [4, 4, 3]


@rule("PR-GEN-013", "PR-CHR-003", "PR-BASE-081")
def test_admirals_look_at_the_river_as_it_is_when_their_owner_arrives() -> None:
    display = ["admiral-1", "admiral-2", "admiral-3"]
    t = scenario("port-royal", seats=3, at=TAKE, river=f"{FIVE_CARDS} ship-green-1-1", display=display, gold=0)
    assert t.gold == [2, 0, 0]
    t.play(0, "take ship-red-1-1")
    assert t.told("admirals-paid") == [(1, 2)]  # five are left
    t.play(1, "take ship-blue-1-1")
    assert t.told("admirals-paid") == [(1, 2)]  # four are left
    assert t.gold == [2 + 1 + 1, 2 + 1 - 1, 0]


@rule("PR-GEN-013", "PR-BASE-081")
def test_abilities_on_arrival_come_before_the_first_card_is_taken() -> None:
    t = scenario("port-royal", seats=2, river="sailor-1 governor governor governor governor", display=["admiral-1", ""])
    t.play(0, "stop")
    assert t.options(0) == ["take sailor-1", "pass"]
    assert t.gold == [5, 3]


@rule("PR-CHR-004", "PR-BASE-081")
def test_jesters_pay_on_an_empty_river_the_active_player_included() -> None:
    """G10"""
    t = scenario("port-royal", seats=3, at=TAKE, display=["jester-1 jester-2", "jester-2", ""])
    assert t.gold == [5, 4, 3]


@rule("PR-CHR-004")
def test_jesters_pay_nothing_while_a_card_is_in_the_river() -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river="governor", display=["jester-1", "jester-2"])
    assert t.gold == [3, 3]
    assert t.active == 1


@rule("PR-CHR-005", "PR-BASE-083")
def test_a_governor_gives_others_another_card_and_another_fee() -> None:
    river = "ship-red-1-1 ship-blue-2-2 ship-green-1-1"
    t = scenario("port-royal", seats=2, at=TAKE, river=river, display=["", "governor"], gold=0)
    t.play(0, "pass")
    t.play(1, "take ship-red-1-1", "take ship-blue-2-2")
    assert t.gold == [2, 1]
    assert t.active == 1


@rule("PR-CHR-006", "PR-BASE-091")
def test_senoritas_lower_every_price_active_or_not() -> None:
    display = ["senorita-2", "senorita-2 senorita-3"]
    t = scenario("port-royal", seats=2, at=TAKE, river="priest captain ship-red-1-1", display=display, gold=[3, 3])
    t.play(0, "take priest")
    t.play(1, "take captain")
    assert t.told("hired") == [(0, "priest", 3), (1, "captain", 2)]
    assert t.gold == [1, 0]
