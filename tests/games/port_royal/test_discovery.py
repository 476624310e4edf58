"""PR-BASE-010 to PR-BASE-051: the turn and its first phase."""

import pytest

from tests.games.port_royal.table import OPEN, TAKE
from tests.rules import rule
from tests.scenario import scenario

ALL_SWORDS = "sailor-1 " * 7 + "sailor-2 " * 2 + "sailor-3 pirate-1 pirate-2 pirate-3"  # 16 of them
REPELLED_BY = {  # swords of a ship -> a display that has just as many, and one with one less
    "ship-yellow-1-1": ("sailor-1", ""),
    "ship-blue-2-2": ("pirate-1", "sailor-1"),
    "ship-green-2-3": ("pirate-1 sailor-1", "sailor-1 sailor-2"),
    "ship-yellow-4-4": ("pirate-1 pirate-2", "pirate-3 sailor-3"),
    "ship-blue-4-5": ("pirate-1 pirate-2 sailor-1", "pirate-1 sailor-1 sailor-1"),
    "ship-red-3-6": ("pirate-1 pirate-2 pirate-3", "pirate-1 pirate-2 sailor-1"),
    "ship-black-3-7": ("pirate-1 pirate-2 pirate-3 sailor-1", "pirate-1 pirate-2 pirate-3"),
}


@rule("PR-BASE-010")
def test_a_turn_is_discovery_then_trade_and_hire() -> None:
    t = scenario("port-royal", seats=2, at=OPEN, next_cards="ship-red-1-1")
    assert t.question(0) == "open"
    t.play(0, "reveal")
    assert t.question(0) == "discover"
    t.play(0, "stop")
    assert t.question(0) == "take"


@rule("PR-BASE-010", "PR-BASE-012")
def test_a_bust_skips_phase_2_and_the_next_player_is_active() -> None:
    """G29"""
    t = scenario("port-royal", seats=3, active=2, river="ship-red-1-1 priest", next_cards="ship-red-3-6")
    t.play(2, "reveal")
    assert (t.active, t.decider, t.question(0)) == (0, 0, "open")


@rule("PR-BASE-012")
def test_after_phase_2_the_next_player_clockwise_is_active() -> None:
    t = scenario("port-royal", seats=3, active=1, at=TAKE, river="ship-red-1-1 priest")
    t.play(1, "pass")
    t.play(2, "pass")
    t.play(0, "pass")
    assert (t.active, t.decider, t.question(2)) == (2, 2, "open")


@rule("PR-BASE-020")
def test_the_first_reveal_is_compulsory() -> None:
    """G08"""
    t = scenario("port-royal", seats=2, at=OPEN)
    assert t.options(0) == ["reveal"]
    assert t.options(1) == []


@rule("PR-BASE-021", "PR-BASE-022")
@pytest.mark.parametrize("card", ["priest", "ship-black-3-skull", "expedition-house2", "tax-swords", "tax-influence"])
def test_after_each_card_the_active_player_reveals_another_or_stops(card: str) -> None:
    t = scenario("port-royal", seats=2, at=OPEN, next_cards=card)
    t.play(0, "reveal")
    assert t.options(0) == ["reveal", "stop"]
    assert t.options(1) == []


@rule("PR-BASE-021", "PR-BASE-022", "PR-BASE-046")
def test_stopping_with_an_empty_river_after_a_repelled_ship() -> None:
    t = scenario("port-royal", seats=2, at=OPEN, display=["sailor-1", ""], next_cards="ship-red-1-1")
    t.play(0, "reveal", "repel")
    assert t.options(0) == ["reveal", "stop"]
    t.play(0, "stop")
    assert t.river == []
    assert (t.active, t.question(1)) == (1, "open")  # nothing to take for anybody


@rule("PR-BASE-022")
@pytest.mark.parametrize("card", ["tax-swords", "expedition-house2"])
def test_stopping_with_an_empty_river_after_a_tax_or_an_expedition(card: str) -> None:
    t = scenario("port-royal", seats=2, at=OPEN, next_cards=card)
    t.play(0, "reveal", "stop")
    assert (t.active, t.question(1)) == (1, "open")


@rule("PR-BASE-023", "PR-BASE-030")
def test_there_is_no_limit_to_reveals() -> None:
    characters = ["priest", "captain", "settler", "sailor-1", "governor"] * 4
    t = scenario("port-royal", seats=2, at=OPEN, next_cards=" ".join(characters))
    for _ in characters:
        t.play(0, "reveal")
        assert t.options(0) == ["reveal", "stop"]
    assert t.river == characters


@rule("PR-BASE-040")
def test_a_ship_that_cannot_be_repelled_goes_to_the_river_unasked() -> None:
    t = scenario("port-royal", seats=2, at=OPEN, next_cards="ship-red-1-1")
    t.play(0, "reveal")
    assert t.river == ["ship-red-1-1"]
    assert t.question(0) == "discover"


@rule("PR-BASE-040")
@pytest.mark.parametrize(
    ("answer", "river", "discard"), [("repel", [], ["ship-red-1-1"]), ("keep", ["ship-red-1-1"], [])]
)
def test_a_ship_that_can_be_repelled_is_repelled_or_kept(answer: str, river: list[str], discard: list[str]) -> None:
    t = scenario("port-royal", seats=2, at=OPEN, display=["sailor-1", ""], next_cards="ship-red-1-1")
    t.play(0, "reveal")
    assert t.options(0) == ["repel", "keep"]
    t.play(0, answer)
    assert (t.river, t.discard) == (river, discard)
    assert t.options(0) == ["reveal", "stop"]


@rule("PR-BASE-041", "PR-GEN-007")
@pytest.mark.parametrize("ship", REPELLED_BY)
def test_repelling_needs_as_many_swords_as_the_ship_has(ship: str) -> None:
    enough, too_few = REPELLED_BY[ship]
    t = scenario("port-royal", seats=2, display=[enough, ALL_SWORDS_BUT[enough]], next_cards=ship)
    t.play(0, "reveal")
    assert t.options(0) == ["repel", "keep"]
    t = scenario("port-royal", seats=2, display=[too_few, ALL_SWORDS_BUT[too_few]], next_cards=ship)
    t.play(0, "reveal")  # the opponent's swords are of no help
    assert t.options(0) == ["reveal", "stop"]
    assert t.river == [ship]


def _all_swords_but(display: str) -> str:
    left = ALL_SWORDS.split()
    for card in display.split():
        left.remove(card)
    return " ".join(left)


ALL_SWORDS_BUT = {display: _all_swords_but(display) for pair in REPELLED_BY.values() for display in pair}


@rule("PR-BASE-042")
@pytest.mark.parametrize("ship", ["ship-red-3-skull", "ship-red-4-skull", "ship-black-3-skull", "ship-black-4-skull"])
def test_a_skull_ship_is_never_repelled(ship: str) -> None:
    t = scenario("port-royal", seats=2, display=[ALL_SWORDS, ""], next_cards=ship)
    assert t.swords == [16, 0]
    t.play(0, "reveal")
    assert t.river == [ship]
    assert t.options(0) == ["reveal", "stop"]


@rule("PR-BASE-043")
def test_only_the_ship_just_revealed_can_be_repelled() -> None:
    t = scenario("port-royal", seats=2, display=["sailor-1", ""], next_cards="ship-red-1-1 priest ship-blue-1-1")
    t.play(0, "reveal", "keep", "reveal")
    assert t.options(0) == ["reveal", "stop"]
    t.play(0, "reveal", "repel")
    assert t.river == ["ship-red-1-1", "priest"]
    assert t.discard == ["ship-blue-1-1"]


@rule("PR-BASE-043", "PR-BASE-011")
def test_nothing_else_can_be_done_before_a_ship_is_repelled_or_kept() -> None:
    t = scenario(
        "port-royal",
        seats=2,
        display=["sailor-1 priest priest", ""],
        expeditions="expedition-cross2",
        next_cards="ship-red-1-1",
    )
    t.play(0, "reveal")
    assert t.options(0) == ["repel", "keep"]


@rule("PR-BASE-044")
def test_swords_are_not_spent() -> None:
    ships = "ship-red-1-1 ship-blue-1-1 ship-red-1-1 ship-yellow-2-1"
    t = scenario("port-royal", seats=2, display=["sailor-1", ""], next_cards=ships)
    for _ in ships.split():
        t.play(0, "reveal", "repel")
        assert t.swords == [1, 0]
    assert t.discard == ships.split()


@rule("PR-BASE-045")
@pytest.mark.parametrize("river", ["", "ship-blue-1-1", "ship-red-2-3"])
def test_any_repellable_ship_may_be_repelled_whatever_the_river(river: str) -> None:
    t = scenario("port-royal", seats=2, display=["sailor-1", ""], river=river, next_cards="ship-red-1-1")
    t.play(0, "reveal", "repel")
    assert t.river == river.split()


@rule("PR-BASE-046")
def test_the_colour_of_a_repelled_ship_does_not_count() -> None:
    t = scenario("port-royal", seats=2, display=["sailor-1", ""], next_cards="ship-red-1-1 ship-red-3-6")
    t.play(0, "reveal", "repel", "reveal")
    assert t.river == ["ship-red-3-6"]  # no bust
    four = "ship-yellow-2-2 ship-blue-2-2 ship-green-2-3"
    t = scenario("port-royal", seats=2, display=["sailor-1", ""], river=four, next_cards="ship-red-1-1")
    t.play(0, "reveal", "repel", "stop", "take ship-yellow-2-2")
    assert t.decider == 1  # three colours: one card


@rule("PR-BASE-047", "PR-BASE-050")
def test_a_player_may_bust_on_purpose() -> None:
    t = scenario("port-royal", seats=2, display=["sailor-1", ""], river="ship-red-2-3", next_cards="ship-red-1-1")
    t.play(0, "reveal")
    assert t.options(0) == ["repel", "keep"]
    t.play(0, "keep")
    assert t.told("busted") == [(0, "ship-red-1-1")]
    assert t.active == 1


@rule("PR-BASE-050")
@pytest.mark.parametrize("colour", ["yellow", "blue", "green", "red", "black"])
def test_a_second_ship_of_a_colour_is_a_bust_another_colour_is_not(colour: str) -> None:
    ships = ["ship-yellow-2-2", "ship-blue-2-2", "ship-green-2-3", "ship-red-2-3", "ship-black-2-4"]
    own = next(ship for ship in ships if colour in ship)
    others = [ship for ship in ships if ship != own]
    t = scenario("port-royal", seats=2, river=own, next_cards=" ".join([*others, own]))
    for _ in others:
        t.play(0, "reveal")
        assert t.options(0) == ["reveal", "stop"]
    t.play(0, "reveal")
    assert t.told("busted") == [(0, own)]
    assert t.river == []


@rule("PR-BASE-051", "PR-BASE-060")
def test_a_bust_discards_ship_and_river_but_no_expedition() -> None:
    river = "ship-red-1-1 sailor-1 ship-blue-1-1"
    t = scenario("port-royal", seats=3, river=river, expeditions="expedition-cross2", next_cards="ship-red-3-6")
    t.play(0, "reveal")
    assert t.river == []
    assert sorted(t.discard) == sorted([*river.split(), "ship-red-3-6"])
    assert t.expeditions == ["expedition-cross2"]
    assert t.gold == [3, 3, 3]
    assert t.active == 1


@rule("PR-BASE-051", "PR-CHR-004", "PR-GEN-012")
def test_on_a_bust_jesters_pay_everybody_before_the_last_window() -> None:
    t = scenario(
        "port-royal",
        seats=3,
        active=1,
        display=["jester-1 jester-2", "jester-3 priest priest", "sailor-1"],
        expeditions="expedition-cross2",
        river="ship-red-1-1",
        next_cards="ship-red-3-6",
    )
    t.play(1, "reveal")
    assert t.told("jesters-paid") == [(1, 1), (0, 2)]
    assert t.gold == [5, 4, 3]
    assert t.question(1) == "after-bust"
    assert t.options(0) == t.options(2) == []


@rule("PR-BASE-051", "PR-BASE-011")
def test_after_a_bust_the_active_player_may_complete_expeditions_and_then_the_turn_ends() -> None:
    """G12"""
    t = scenario(
        "port-royal",
        seats=2,
        display=["priest priest settler settler", ""],
        expeditions="expedition-cross2 expedition-house2",
        river="ship-red-1-1",
        next_cards="ship-red-3-6",
    )
    t.play(0, "reveal")
    assert t.options(0) == [
        "pass",
        "complete expedition-cross2 priest+priest",
        "complete expedition-house2 settler+settler",
    ]
    t.play(0, "complete expedition-cross2 priest+priest")
    assert t.options(0) == ["pass", "complete expedition-house2 settler+settler"]
    t.play(0, "complete expedition-house2 settler+settler")
    assert (t.active, t.question(1)) == (1, "open")  # nothing left to do: not asked
    assert t.gold == [7, 3]


@rule("PR-BASE-051")
def test_the_last_window_may_be_declined() -> None:
    t = scenario(
        "port-royal",
        seats=2,
        display=["priest priest", ""],
        expeditions="expedition-cross2",
        river="ship-red-1-1",
        next_cards="ship-red-3-6",
    )
    t.play(0, "reveal", "pass")
    assert t.expeditions == ["expedition-cross2"]
    assert t.active == 1
