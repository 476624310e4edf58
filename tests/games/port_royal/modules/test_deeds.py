"""PR-CON-030 to PR-CON-039: contracts for deeds, at that very moment or never."""

from typing import Any

import pytest

from tests.games.port_royal.modules.table import COMPETE, table
from tests.games.port_royal.table import TAKE
from tests.rules import rule

ENDINGS = {"frigate": ("ship-red-2-3", 3, 8), "galleon": ("ship-black-2-4", 2, 6)}


@rule("PR-CON-030")
@pytest.mark.parametrize("contract", ENDINGS)
def test_coins_given_up_move_the_marker_and_the_last_time_fulfils_by_itself(contract: str) -> None:
    ship, times, reward = ENDINGS[contract]
    for done in range(times):
        progress = " ".join([f"{contract}:0"] * done)
        t = table(2, COMPETE, at=TAKE, gold=0, contracts=contract, progress=progress, river=ship)
        t.play(0, f"take {ship}")
        assert (t.question(0), t.options(0)) == ("give-up", ["collect", "give-up"])
        t.play(0, "give-up")
        last = done == times - 1
        assert t.gold[0] == (reward if last else 0)
        assert t.markers[0] == 2
        assert t.zones["progress"] == ([] if last else [f"{contract}:0"] * (done + 1))
        assert t.zones["markers"] == ([f"{contract}:0"] if last else [])


@rule("PR-CON-030")
def test_all_the_coins_are_given_up_those_of_traders_too() -> None:
    t = table(2, COMPETE, at=TAKE, gold=0, contracts="frigate", display=["trader-red-1", ""], river="ship-red-2-3")
    t.play(0, "take ship-red-2-3", "give-up")
    assert (t.gold, t.discard) == ([0, 0], ["ship-red-2-3"])


@rule("PR-CON-030", "PR-GEN-011")
def test_the_coins_may_be_collected() -> None:
    t = table(2, COMPETE, at=TAKE, gold=0, contracts="frigate", display=["trader-red-1", ""], river="ship-red-2-3")
    t.play(0, "take ship-red-2-3", "collect")
    assert (t.gold[0], t.zones["progress"]) == (3, [])


@rule("PR-CON-030")
@pytest.mark.parametrize(("contract", "ship"), [("frigate", "ship-black-2-4"), ("galleon", "ship-red-2-3")])
def test_another_colour_is_no_occasion(contract: str, ship: str) -> None:
    t = table(2, COMPETE, at=TAKE, gold=0, contracts=contract, river=ship)
    t.play(0, f"take {ship}")
    assert t.told("traded") == [(0, ship, 2)]


@rule("PR-CON-030")
def test_the_marker_moves_to_the_leftmost_free_slot() -> None:
    t = table(
        2,
        COMPETE,
        at=TAKE,
        gold=0,
        contracts="galleon",
        markers="galleon:1",
        progress="galleon:0",
        river="ship-black-2-4",
    )
    t.play(0, "take ship-black-2-4", "give-up")
    assert t.gold[0] == 5
    assert t.zones["markers"] == ["galleon:1", "galleon:0"]


@rule("PR-CON-030")
def test_whoever_fulfilled_it_is_not_asked_again() -> None:
    t = table(2, COMPETE, at=TAKE, contracts="galleon", markers="galleon:0", river="ship-black-2-4")
    t.play(0, "take ship-black-2-4")
    assert t.told("traded") == [(0, "ship-black-2-4", 2)]


@rule("PR-CON-031")
def test_without_a_marker_in_hand_nothing_can_be_begun_but_what_is_begun_goes_on() -> None:
    three = "mercenary bruja luminary"
    held = " ".join(f"{key}:0" for key in three.split())
    t = table(2, COMPETE, at=TAKE, contracts=f"galleon {three}", markers=held, river="ship-black-2-4")
    t.play(0, "take ship-black-2-4")
    assert t.told("traded")
    two = " ".join(f"{key}:0" for key in three.split()[:2])
    t = table(
        2, COMPETE, at=TAKE, contracts=f"galleon {three}", markers=two, progress="galleon:0", river="ship-black-2-4"
    )
    t.play(0, "take ship-black-2-4")
    assert t.options(0) == ["collect", "give-up"]


@rule("PR-CON-031")
def test_a_box_holds_any_number_of_markers() -> None:
    t = table(2, COMPETE, at=TAKE, contracts="galleon", progress="galleon:1", river="ship-black-2-4")
    t.play(0, "take ship-black-2-4", "give-up")
    assert t.zones["progress"] == ["galleon:1", "galleon:0"]


@rule("PR-CON-031", "PR-CON-032")
def test_a_bound_marker_brings_nothing_and_leaves_two_for_others() -> None:
    crew = "priest jester-1 captain senorita-2 sailor-1 pirate-1"
    t = table(
        2, COMPETE, gold=0, contracts="galleon luminary bruja mercenary", progress="galleon:0", display=[crew, ""]
    )
    assert (t.markers[0], t.gold[0], t.influence[0]) == (2, 0, 7)
    t.play(0, "claim luminary", "claim bruja")
    assert t.options(0) == ["reveal", "stop"]


@rule("PR-CON-032")
def test_the_bound_marker_finished_counts_as_the_third_contract() -> None:
    """G17"""
    t = table(
        2,
        COMPETE,
        at=TAKE,
        contracts="galleon luminary bruja mercenary",
        markers="luminary:0 bruja:0",
        progress="galleon:0",
        river="ship-black-2-4",
    )
    before = t.influence[0]
    t.play(0, "take ship-black-2-4", "give-up")
    assert t.influence[0] - before == 2


@rule("PR-CON-033")
def test_giving_up_is_still_a_trade() -> None:
    """G05: the clerk works, the 3+1 ship gives its coin, the fee comes from the treasury."""
    river = "ship-red-3g1-6 ship-blue-1-1"
    t = table(2, COMPETE, at=TAKE, gold=[0, 1], contracts="frigate", display=["", "clerk-red-2"], river=river)
    t.play(0, "pass")
    t.play(1, "take ship-red-3g1-6", "give-up")
    assert t.gold == [2, 0]  # the gift and the fee
    assert t.options(1) == ["take ship-blue-1-1", "pass"]


@rule("PR-CON-033")
def test_without_a_coin_for_the_fee_nothing_can_be_given_up() -> None:
    t = table(2, COMPETE, at=TAKE, gold=[0, 0], contracts="frigate", river="ship-red-2-3")
    t.play(0, "pass")
    t.play(1, "take ship-red-2-3")
    assert t.told("traded") == [(1, "ship-red-2-3", 2)]
    assert t.gold == [1, 1]


@rule("PR-CON-033")
def test_the_contract_fulfilled_by_giving_up_pays_the_fee() -> None:
    """G38"""
    t = table(
        2, COMPETE, at=TAKE, gold=[0, 0], contracts="frigate", progress="frigate:1 frigate:1", river="ship-red-2-3"
    )
    t.play(0, "pass")
    t.play(1, "take ship-red-2-3")
    assert t.options(1) == ["collect", "give-up"]
    t.play(1, "give-up")
    assert t.gold == [1, 7]


@rule("PR-CON-033", "PR-UNT-005")
def test_a_ship_under_a_merchant_is_not_given_up() -> None:
    """G39: store it or give up its coins. What is stored is told after its coins."""
    things: dict[str, Any] = {"contracts": "frigate", "display": ["merchant-red-2", ""], "river": "ship-red-2-3"}
    t = table(2, f"{COMPETE} sails=marked", at=TAKE, gold=0, **things)
    t.play(0, "take ship-red-2-3", "store")
    assert (t.gold[0], t.zones["progress"]) == (2, [])
    assert [event[0] for event in t.events if event[0] in ("traded", "stored")] == ["traded", "stored"]
    t = table(2, f"{COMPETE} sails=marked", at=TAKE, gold=0, **things)
    t.play(0, "take ship-red-2-3", "discard", "give-up")
    assert (t.gold[0], t.zones["progress"]) == (0, ["frigate:0"])
