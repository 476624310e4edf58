"""PR-CON-034 to PR-CON-039: contracts offered by a tax, a bust, colours of the river or a ship repelled."""

import pytest

from tests.games.port_royal.modules.table import COMPETE, table
from tests.rules import rule

THREE = "ship-red-1-1 ship-blue-1-1 ship-green-1-1"
FIVE = f"{THREE} ship-yellow-1-1 ship-black-1-2"


@rule("PR-CON-034")
def test_the_tax_inspector_is_offered_to_all_who_paid_from_the_active_player_on_before_the_bonus() -> None:
    """G06, G25"""
    t = table(
        3, COMPETE, active=1, gold=[14, 12, 11], contracts="tax", display=["priest", "", ""], next_cards="tax-influence"
    )
    t.play(1, "reveal")
    assert (t.decider, t.question(1), t.options(1)) == (1, "inspect", ["place tax", "decline"])
    assert t.gold == [7, 6, 11]
    t.play(1, "place tax")
    assert t.gold == [7, 13, 11]
    assert (t.decider, t.told("tax-bonus")) == (0, [])
    t.play(0, "place tax")
    assert t.gold == [14, 14, 12]  # both were paid 7, then seats 1 and 2 gain the bonus
    assert t.zones["markers"] == ["tax:1", "tax:0"]


@rule("PR-CON-034", "PR-CON-007")
def test_declined_the_tax_inspector_is_lost_for_this_tax() -> None:
    t = table(2, COMPETE, gold=[12, 3], contracts="tax", next_cards="tax-swords")
    t.play(0, "reveal", "decline")
    assert t.options(0) == ["reveal", "stop"]
    assert t.markers == [3, 3]


@rule("PR-CON-034")
def test_who_pays_nothing_is_not_asked() -> None:
    t = table(2, COMPETE, gold=[11, 11], contracts="tax", next_cards="tax-swords")
    t.play(0, "reveal")
    assert t.options(0) == ["reveal", "stop"]


@rule("PR-CON-035")
def test_jinx_comes_between_the_loss_of_the_river_and_the_jesters() -> None:
    t = table(
        2,
        COMPETE,
        gold=0,
        contracts="jinx",
        display=["jester-1", ""],
        river="ship-red-1-1",
        next_cards="ship-red-3-skull",
    )
    t.play(0, "reveal")
    assert (t.question(0), t.options(0)) == ("jinx", ["place jinx", "decline"])
    assert (t.river, t.gold) == ([], [0, 0])
    t.play(0, "place jinx")
    assert t.gold == [2, 0]
    assert t.active == 1


@rule("PR-CON-035")
def test_jinx_declined_is_lost_for_that_bust() -> None:
    t = table(2, COMPETE, contracts="jinx", river="ship-red-1-1", next_cards="ship-red-3-skull")
    t.play(0, "reveal", "decline")
    assert (t.active, t.markers) == (1, [3, 3])


@rule("PR-CON-035")
def test_a_gamblers_bust_is_a_jinx_too() -> None:
    t = table(
        2,
        f"{COMPETE} gambler=yes",
        contracts="jinx",
        display=["gambler-1", ""],
        next_cards="ship-red-1-1 ship-red-2-3 priest captain",
    )
    t.play(0, "gamble")
    assert t.question(0) == "jinx"


@rule("PR-CON-036")
def test_the_third_colour_offers_the_box_and_a_later_turn_fulfils_by_itself() -> None:
    two = "ship-red-1-1 ship-blue-1-1"
    t = table(2, COMPETE, gold=0, contracts="speculator", river=two, next_cards="ship-green-1-1")
    t.play(0, "reveal")
    assert (t.question(0), t.options(0)) == ("speculate", ["place speculator", "decline"])
    t.play(0, "place speculator")
    assert (t.zones["progress"], t.gold[0], t.markers) == (["speculator:0"], 0, [2, 3])
    later = table(
        2, COMPETE, gold=0, contracts="speculator", progress="speculator:0", river=two, next_cards="ship-green-1-1"
    )
    later.play(0, "reveal")
    assert later.told("fulfilled") == [(0, "speculator", 2)]
    assert (later.gold[0], later.zones["progress"], later.zones["markers"]) == (2, [], ["speculator:0"])


@rule("PR-CON-036")
def test_declined_at_the_third_colour_it_is_not_offered_at_the_fourth() -> None:
    """G16"""
    two = "ship-red-1-1 ship-blue-1-1"
    t = table(2, COMPETE, contracts="speculator", river=two, next_cards="ship-green-1-1 ship-yellow-1-1")
    t.play(0, "reveal", "decline", "reveal")
    assert t.options(0) == ["reveal", "stop"]


@rule("PR-CON-036")
def test_a_box_begun_is_not_fulfilled_by_a_further_colour_of_the_same_turn() -> None:
    two = "ship-red-1-1 ship-blue-1-1"
    t = table(2, COMPETE, contracts="speculator", river=two, next_cards="ship-green-1-1 ship-yellow-1-1")
    t.play(0, "reveal", "place speculator", "reveal")
    assert t.told("fulfilled") == []


@rule("PR-CON-037")
def test_the_fourth_colour_offers_the_major_speculator_now_or_never() -> None:
    t = table(2, COMPETE, gold=0, contracts="grandspeculator", river=THREE, next_cards="ship-yellow-1-1 ship-black-1-2")
    t.play(0, "reveal")
    assert (t.question(0), t.options(0)) == ("speculate-big", ["place grandspeculator", "decline"])
    t.play(0, "decline", "reveal")
    assert t.options(0) == ["reveal", "stop"]
    assert t.markers[0] == 3


@rule("PR-CON-037")
def test_the_major_speculator_pays_at_once() -> None:
    t = table(2, COMPETE, gold=0, contracts="grandspeculator", river=THREE, next_cards="ship-yellow-1-1")
    t.play(0, "reveal", "place grandspeculator")
    assert (t.gold[0], t.zones["markers"]) == (2, ["grandspeculator:0"])


@rule("PR-CON-038")
def test_a_gamblers_colours_are_checked_after_the_four_cards() -> None:
    """G07"""
    t = table(
        2,
        f"{COMPETE} gambler=yes",
        contracts="speculator grandspeculator",
        display=["gambler-1", ""],
        next_cards="ship-red-1-1 ship-blue-1-1 ship-green-1-1 ship-yellow-1-1",
    )
    t.play(0, "gamble")
    assert t.question(0) == "speculate"
    t.play(0, "place speculator")
    assert t.question(0) == "speculate-big"
    t.play(0, "place grandspeculator")
    assert t.question(0) == "take"


@rule("PR-CON-038")
def test_a_busting_gambler_does_not_speculate() -> None:
    t = table(
        2,
        f"{COMPETE} gambler=yes",
        contracts="speculator grandspeculator",
        display=["gambler-1", ""],
        next_cards="ship-red-1-1 ship-blue-1-1 ship-green-1-1 ship-red-2-3",
    )
    t.play(0, "gamble")
    assert (t.active, t.question(1)) == (1, "open")


@rule("PR-CON-039")
def test_a_repelled_ship_may_be_stowed_once_per_colour() -> None:
    crew = "pirate-1 pirate-2"
    t = table(2, COMPETE, contracts="piratesnest", display=[crew, ""], next_cards="ship-red-1-1 ship-red-2-3")
    t.play(0, "reveal")
    assert t.options(0) == ["repel", "keep", "stow"]
    t.play(0, "stow")
    assert (t.zones["nest-0"], t.discard, t.river, t.influence[0]) == (["ship-red-1-1"], [], [], 3)
    t.play(0, "reveal")
    assert t.options(0) == ["repel", "keep"]


@rule("PR-CON-039")
@pytest.mark.parametrize(("contracts", "markers"), [("jinx", ""), ("piratesnest", "piratesnest:0")])
def test_no_ship_is_stowed_without_the_contract_or_once_it_is_fulfilled(contracts: str, markers: str) -> None:
    """G18"""
    t = table(2, COMPETE, contracts=contracts, markers=markers, display=["pirate-1", ""], next_cards="ship-red-1-1")
    t.play(0, "reveal")
    assert t.options(0) == ["repel", "keep"]


@rule("PR-CON-039")
def test_with_five_colours_the_ships_are_discarded_and_the_contract_is_fulfilled() -> None:
    t = table(2, COMPETE, gold=0, contracts="piratesnest", nest=[FIVE, ""])
    assert t.options(0) == ["reveal", "stop", "claim piratesnest"]
    t.play(0, "claim piratesnest")
    assert (t.gold[0], t.zones["nest-0"], t.discard) == (3, [], FIVE.split())


@rule("PR-CON-039")
def test_four_colours_are_not_enough() -> None:
    t = table(2, COMPETE, contracts="piratesnest", nest=[f"{THREE} ship-yellow-1-1", ""])
    assert t.options(0) == ["reveal", "stop"]
