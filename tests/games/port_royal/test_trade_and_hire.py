"""PR-BASE-080 to PR-BASE-103: the second phase of a turn."""

import pytest

from tests.games.port_royal.table import TAKE, Table
from tests.rules import rule
from tests.scenario import scenario

FIVE_COLOURS = "ship-yellow-1-1 ship-blue-1-1 ship-green-1-1 ship-red-1-1 ship-black-1-2"


def takings(t: Table, seat: int) -> int:
    """How many cards a seat takes if it takes what it can."""
    taken = 0
    while t.decider == seat and t.question(seat) == "take":
        t.play(seat, t.options(seat)[0])
        taken += 1
    return taken


@rule("PR-BASE-080")
def test_the_active_player_takes_first_then_the_others_clockwise_each_once() -> None:
    t = scenario("port-royal", seats=4, active=2, at=TAKE, river=FIVE_COLOURS.removesuffix(" ship-black-1-2"))
    order = []
    while t.question(t.decider) == "take":
        order.append(t.decider)
        t.play(t.decider, "pass")
    assert order == [2, 3, 0, 1]


@rule("PR-BASE-082")
@pytest.mark.parametrize("governors", [0, 1, 2])
@pytest.mark.parametrize(("colours", "cards"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_the_active_player_takes_1_card_2_with_four_colours_3_with_five(
    colours: int, cards: int, governors: int
) -> None:
    river = [*FIVE_COLOURS.split()[:colours], "sailor-1", "sailor-1", "sailor-1", "sailor-1", "sailor-1"]
    display = ["governor " * governors, ""]
    t = scenario("port-royal", seats=2, at=TAKE, river=" ".join(river), display=display, gold=40)
    assert takings(t, 0) == cards + governors


@rule("PR-BASE-082")
def test_the_allowance_does_not_shrink_when_ships_are_taken() -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river=FIVE_COLOURS)
    t.play(0, "take ship-yellow-1-1", "take ship-blue-1-1", "take ship-red-1-1")
    assert t.river == ["ship-green-1-1", "ship-black-1-2"]
    assert t.decider == 1


@rule("PR-BASE-083", "PR-CHR-005")
@pytest.mark.parametrize("governors", [0, 1, 3])
def test_any_other_player_takes_1_card_whatever_the_colours(governors: int) -> None:
    river = f"{FIVE_COLOURS} sailor-1 sailor-1 sailor-1"
    t = scenario("port-royal", seats=2, at=TAKE, river=river, display=["", "governor " * governors], gold=20)
    t.play(0, "pass")
    assert takings(t, 1) == 1 + governors
    fees = t.told("paid-fee")
    assert fees == [(1, 0, 1)] * (1 + governors)


@rule("PR-BASE-084", "PR-GEN-013")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_governor_hired_in_this_window_gives_nothing_yet(seat: int) -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river="governor ship-red-1-1 ship-blue-1-1", gold=20)
    if seat == 1:
        t.play(0, "pass")
    t.play(seat, "take governor")
    assert t.question(1) == ("take" if seat == 0 else "open")


@rule("PR-BASE-084", "PR-GEN-013")
@pytest.mark.parametrize("hired", ["admiral-1", "jester-1"])
def test_an_admiral_or_jester_hired_in_this_window_pays_nothing_yet(hired: str) -> None:
    river = hired if hired == "jester-1" else f"{hired} priest captain settler sailor-1 sailor-1"
    t = scenario("port-royal", seats=2, at=TAKE, river=river, gold=[5, 0])
    t.play(0, f"take {hired}")
    assert t.gold == [0, 0]
    assert t.told("admirals-paid") == t.told("jesters-paid") == []


@rule("PR-BASE-085", "PR-GEN-010")
def test_a_card_just_taken_serves_for_the_next_one() -> None:
    river = "ship-yellow-1-1 ship-blue-1-1 ship-green-1-1 ship-red-1-1 trader-red-1 senorita-2 sailor-1"
    t = scenario("port-royal", seats=2, at=TAKE, river=river, gold=[3, 0])
    t.play(0, "take trader-red-1", "take ship-red-1-1")
    assert t.gold == [2, 0]
    t = scenario("port-royal", seats=2, at=TAKE, river=river, gold=[9, 0])
    t.play(0, "take senorita-2")
    assert "take sailor-1" in t.options(0)
    t.play(0, "take sailor-1")
    assert t.gold == [0, 0]


@rule("PR-BASE-085")
def test_the_coins_of_a_ship_pay_for_the_next_card() -> None:
    river = "ship-yellow-1-1 ship-blue-1-1 ship-green-1-1 ship-red-3-6 sailor-1"
    t = scenario("port-royal", seats=2, at=TAKE, river=river, gold=[0, 0])
    assert "take sailor-1" not in t.options(0)
    t.play(0, "take ship-red-3-6")
    assert "take sailor-1" in t.options(0)


@rule("PR-BASE-086")
def test_taking_is_optional_at_every_point() -> None:
    """G09"""
    t = scenario("port-royal", seats=3, at=TAKE, river=f"{FIVE_COLOURS} sailor-1")
    t.play(0, "take sailor-1")
    assert t.options(0)[-1] == "pass"
    t.play(0, "pass")
    t.play(1, "pass")
    t.play(2, "pass")
    assert t.display == [["sailor-1"], [], []]
    assert t.gold == [0, 3, 3]
    assert t.active == 1


@rule("PR-BASE-090", "PR-CHR-002")
@pytest.mark.parametrize(("traders", "coins"), [("", 3), ("trader-red-1", 4), ("trader-red-1 trader-red-1", 5)])
def test_trading_discards_the_ship_and_brings_its_coins_and_one_per_trader(traders: str, coins: int) -> None:
    display = [f"{traders} trader-blue-1", "trader-green-1"]
    t = scenario("port-royal", seats=2, at=TAKE, river="ship-red-3-6 ship-green-1-1", display=display)
    t.play(0, "take ship-red-3-6")
    assert t.told("traded") == [(0, "ship-red-3-6", coins)]
    assert t.gold == [3 + coins, 3]
    assert t.river == ["ship-green-1-1"]
    assert t.discard == ["ship-red-3-6"]


@rule("PR-BASE-090", "PR-GEN-004")
def test_the_ship_is_discarded_before_its_coins_are_gained() -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river="ship-red-3-6 priest", gold=[3, 3], pile=0)
    discarded = len(t.discard)
    assert t.play(0, "take ship-red-3-6")[1] == ("reshuffled", discarded + 1)


@rule("PR-BASE-091", "PR-CHR-006")
@pytest.mark.parametrize(
    ("senoritas", "card", "price"),
    [
        ("", "sailor-1", 3),
        ("senorita-2", "sailor-1", 2),
        ("senorita-2 senorita-3", "pirate-3", 7),
        ("senorita-2 senorita-2 senorita-3", "sailor-1", 0),
        ("senorita-2 senorita-2 senorita-3 senorita-3", "sailor-1", 0),  # never below nothing
    ],
)
def test_hiring_costs_one_less_per_senorita(senoritas: str, card: str, price: int) -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river=f"{card} ship-red-1-1", display=[senoritas, ""], gold=[price, 0])
    t.play(0, f"take {card}")
    assert t.told("hired") == [(0, card, price)]
    assert t.gold == [0, 0]
    assert len(t.discard) == price
    assert t.display[0] == [*senoritas.split(), card]


@rule("PR-BASE-091")
def test_a_senorita_does_not_reduce_her_own_price() -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river="senorita-2 ship-red-1-1", gold=[6, 0])
    assert t.options(0) == ["take ship-red-1-1", "pass"]
    t = scenario("port-royal", seats=2, at=TAKE, river="senorita-2 ship-red-1-1", gold=[7, 0])
    t.play(0, "take senorita-2")
    assert t.gold == [0, 0]


@rule("PR-BASE-092")
@pytest.mark.parametrize(("gold", "hireable"), [(2, False), (3, True)])
def test_who_cannot_pay_the_full_price_cannot_hire(gold: int, hireable: bool) -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river="ship-red-1-1 sailor-1", gold=[gold, 0])
    assert ("take sailor-1" in t.options(0)) is hireable


@rule("PR-BASE-092", "PR-BASE-100", "PR-BASE-101")
@pytest.mark.parametrize(
    ("senoritas", "gold", "hireable"),
    [
        ("", 3, False),
        ("", 4, True),
        ("senorita-2", 2, False),
        ("senorita-2", 3, True),
        ("senorita-2 senorita-2 senorita-3", 0, False),  # the price is 0, the fee is not
        ("senorita-2 senorita-2 senorita-3", 1, True),
        ("senorita-2 senorita-2 senorita-3 senorita-3", 0, False),
        ("senorita-2 senorita-2 senorita-3 senorita-3", 1, True),
    ],
)
def test_others_need_price_and_fee_beforehand_to_hire(senoritas: str, gold: int, hireable: bool) -> None:
    river = "sailor-1 ship-red-1-1 ship-blue-1-1"
    t = scenario("port-royal", seats=2, at=TAKE, river=river, display=["", senoritas], gold=[3, gold])
    t.play(0, "pass")
    assert ("take sailor-1" in t.options(1)) is hireable
    if hireable:
        t.play(1, "take sailor-1")
        assert t.gold == [4, 0]
        assert t.told("paid-fee") == [(1, 0, 1)]


@rule("PR-BASE-100")
def test_for_a_ship_the_income_comes_first_and_may_pay_the_fee() -> None:
    """G11"""
    t = scenario("port-royal", seats=2, at=TAKE, river="ship-red-1-1 ship-blue-2-2 sailor-1", gold=0)
    t.play(0, "pass")
    assert t.options(1) == ["take ship-blue-2-2", "take ship-red-1-1", "pass"]
    events = t.play(1, "take ship-red-1-1")
    assert events[:2] == [("traded", 1, "ship-red-1-1", 1), ("paid-fee", 1, 0, 1)]
    assert t.gold == [1, 0]


@rule("PR-BASE-100")
def test_the_active_player_pays_no_fee() -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river="ship-red-1-1 sailor-1")
    t.play(0, "take ship-red-1-1")
    assert t.gold == [4, 3]
    assert t.told("paid-fee") == []


@rule("PR-BASE-101", "PR-BASE-100")
def test_the_fee_is_due_in_full_whatever_the_senoritas() -> None:
    t = scenario(
        "port-royal", seats=3, at=TAKE, river="ship-red-2-3 priest", display=["", "senorita-2 senorita-3", ""], gold=0
    )
    t.play(0, "pass")
    t.play(1, "take ship-red-2-3")
    assert t.gold == [1, 1, 0]


@rule("PR-BASE-102", "PR-CHR-004")
def test_from_an_empty_river_nothing_is_taken_but_jesters_pay() -> None:
    t = scenario("port-royal", seats=3, at=TAKE, river="ship-red-1-1", display=["", "jester-1 governor", "priest"])
    t.play(0, "take ship-red-1-1")
    assert t.gold == [4, 4, 3]
    assert (t.active, t.question(1)) == (1, "open")


@rule("PR-BASE-103")
def test_what_is_left_of_the_river_is_discarded() -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river="ship-red-1-1 ship-blue-1-1 governor priest")
    t.play(0, "take ship-red-1-1")
    t.play(1, "take ship-blue-1-1")
    assert t.river == []
    assert t.discard == ["ship-red-1-1", "ship-blue-1-1", "governor", "priest"]
    assert t.told("swept") == [(2,)]


@rule("PR-BASE-092", "PR-BASE-103")
def test_who_can_take_nothing_is_not_asked() -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river="governor priest", gold=3)
    assert (t.active, t.question(1)) == (1, "open")
    assert t.discard == ["governor", "priest"]
