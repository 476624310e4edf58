"""PR-UNT: Port Royal met les voiles."""

import pytest

from flibuste.games.features import features_of
from flibuste.games.port_royal.features import names
from tests.games.port_royal.modules.table import table
from tests.games.port_royal.table import TAKE
from tests.rules import rule

ALONE = "sails=alone"
MARKED = "sails=marked"


@rule("PR-UNT-001")
@pytest.mark.parametrize(("seats", "pile"), [(2, 54), (3, 51), (4, 48)])
def test_the_game_of_its_own_has_60_cards_and_3_coins_each(seats: int, pile: int) -> None:
    t = table(seats, ALONE)
    assert sum(t.unseen.values()) == 60
    assert (t.gold, t.pile) == ([3] * seats, pile)


@rule("PR-UNT-002")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_no_expeditions(seats: int) -> None:
    t = table(seats, ALONE)
    assert t.expeditions == []
    assert not [card for card in t.unseen if card.startswith("expedition")]


@rule("PR-UNT-003")
@pytest.mark.parametrize(("before", "after"), [(8, 8), (9, 8), (14, 8), (0, 0)])
def test_the_tax_leaves_8_coins(before: int, after: int) -> None:
    """G14"""
    t = table(2, ALONE, gold=[before, 3], display=["sailor-1", ""], next_cards="tax-sails")
    t.play(0, "reveal")
    assert t.gold == [after, 4]
    assert t.discard.count("tax-sails") == 1


@rule("PR-UNT-003")
def test_least_influence_gains_a_coin_and_so_do_all_tied_even_back_to_9() -> None:
    t = table(3, ALONE, gold=[12, 2, 5], display=["", "passenger-m-1", ""], next_cards="tax-sails")
    t.play(0, "reveal")
    assert t.gold == [9, 2, 6]


@rule("PR-UNT-004")
def test_8_influence_triggers_the_end() -> None:
    t = table(
        2, ALONE, at=TAKE, gold=20, display=["passenger-f-2 passenger-f-2 passenger-f-2", ""], river="passenger-m-2"
    )
    t.play(0, "take passenger-m-2")
    assert t.ending and not t.over
    assert t.influence == [8, 0]


@rule("PR-UNT-004")
def test_the_round_is_completed_and_coins_break_a_tie() -> None:
    t = table(
        2,
        ALONE,
        at=TAKE,
        active=1,
        gold=[9, 20],
        display=["passenger-f-3 passenger-m-3 passenger-f-2", "passenger-f-2 passenger-m-2 sailor-3"],
        river="passenger-m-1",
    )
    t.play(1, "take passenger-m-1")
    assert t.over
    assert (t.influence, t.result.winners) == ([8, 8], [1])


@rule("PR-UNT-005")
@pytest.mark.parametrize("options", [ALONE, MARKED])
def test_a_traded_ship_may_go_under_the_merchant_of_its_colour(options: str) -> None:
    t = table(2, options, at=TAKE, gold=0, display=["merchant-red-2", ""], river="ship-red-2-3")
    t.play(0, "take ship-red-2-3")
    assert (t.question(0), t.options(0)) == ("store", ["store", "discard"])
    t.play(0, "store")
    assert (t.gold, t.influence) == ([2, 0], [3, 0])
    assert t.display[0] == ["merchant-red-2", "ship-red-2-3"]
    assert t.discard == []


@rule("PR-UNT-005")
def test_the_ship_may_be_discarded_all_the_same() -> None:
    t = table(2, MARKED, at=TAKE, gold=0, display=["merchant-red-2", ""], river="ship-red-2-3")
    t.play(0, "take ship-red-2-3", "discard")
    assert (t.gold, t.influence, t.discard) == ([2, 0], [2, 0], ["ship-red-2-3"])


@rule("PR-UNT-005")
def test_a_merchant_serves_whoever_is_not_active_too_and_the_fee_is_due() -> None:
    t = table(2, MARKED, at=TAKE, gold=0, display=["", "merchant-red-2"], river="ship-red-2-3")
    t.play(0, "pass")
    t.play(1, "take ship-red-2-3", "store")
    assert (t.gold, t.influence) == ([1, 1], [0, 3])


@rule("PR-UNT-005")
def test_a_merchant_does_not_keep_ships_of_another_colour() -> None:
    t = table(2, MARKED, at=TAKE, display=["merchant-red-2", ""], river="ship-blue-2-2")
    t.play(0, "take ship-blue-2-2")
    assert t.told("stored") == [] and t.discard == ["ship-blue-2-2"]


@rule("PR-UNT-005", "PR-UNT-010")
def test_a_stored_ship_can_trigger_the_end_and_counts_to_the_last() -> None:
    crew = "merchant-red-2 sailor-3 pirate-3 jester-3"
    t = table(2, MARKED, at=TAKE, display=[crew, ""], river="ship-red-2-3")
    t.play(0, "take ship-red-2-3", "store")
    assert (t.influence[0], t.ending) == (12, True)


@rule("PR-UNT-006")
def test_two_merchants_of_a_colour_keep_a_ship_once() -> None:
    """G15"""
    t = table(2, ALONE, at=TAKE, display=["merchant-red-2 merchant-red-1", ""], river="ship-red-2-3")
    t.play(0, "take ship-red-2-3")
    assert t.options(0) == ["store", "discard"]
    t.play(0, "store")
    assert t.influence == [4, 0]


@rule("PR-UNT-006")
def test_a_merchant_holds_any_number_of_ships() -> None:
    display = "merchant-red-2 ship-red-1-1 ship-red-1-1"
    t = table(2, ALONE, at=TAKE, display=[display, ""], river="ship-red-2-3")
    t.play(0, "take ship-red-2-3", "store")
    assert t.influence == [5, 0]


@rule("PR-UNT-007")
def test_a_merchant_hired_in_the_same_window_keeps_the_next_ship() -> None:
    river = "merchant-red-2 ship-red-2-3 ship-blue-2-2 ship-yellow-1-1 ship-black-1-2"
    t = table(2, MARKED, at=TAKE, gold=6, river=river)
    t.play(0, "take merchant-red-2", "take ship-red-2-3", "store")
    assert (t.influence, t.gold[0]) == ([3, 0], 2)


@rule("PR-UNT-008")
def test_a_passenger_brings_influence_and_nothing_else() -> None:
    t = table(2, MARKED, at=TAKE, gold=5, river="passenger-m-2 ship-red-1-1")
    t.play(0, "take passenger-m-2")
    counts = t.board["players"][0]["counts"]
    assert counts == {"gold": 1, "influence": 2}


@rule("PR-UNT-010")
def test_the_20_marked_cards_join_the_base_game() -> None:
    plain, combined = table(2, gold=0).unseen, table(2, MARKED, gold=0).unseen
    added = combined - plain
    kinds = {"merchant": 0, "passenger-m": 0, "passenger-f": 0, "ship": 0}
    for card, count in added.items():
        kinds[next(kind for kind in kinds if card.startswith(kind))] += count
    assert kinds == {"merchant": 5, "passenger-m": 2, "passenger-f": 3, "ship": 10}


@rule("PR-UNT-010")
def test_combined_base_taxes_and_12_influence_apply() -> None:
    t = table(2, MARKED, at=TAKE, gold=20, display=["sailor-3 pirate-3 jester-3", ""], river="sailor-2")
    t.play(0, "take sailor-2")
    assert (t.influence[0], t.ending) == (11, False)
    taxed = table(2, MARKED, gold=[13, 3], next_cards="tax-swords")
    taxed.play(0, "reveal")
    assert taxed.gold == [8, 4]


@pytest.mark.parametrize(("ship", "influence"), [("ship-red-2-3", 1.0), ("ship-green-4-5", 0.0)])
def test_a_position_as_numbers_counts_the_influence_of_a_ship_that_a_merchant_would_keep(
    ship: str, influence: float
) -> None:
    t = table(2, MARKED, at=TAKE, gold=0, display=["merchant-red-2", ""], river=f"{ship} captain")
    numbers = dict(zip(names(t.state.rules), features_of("port-royal")(t.state, 0), strict=True))
    assert 3 * numbers["0.best-influence"] == pytest.approx(influence)
    assert numbers["1.best-influence"] == 0.0
