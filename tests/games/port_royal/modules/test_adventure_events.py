"""PR-ADV-020 to PR-ADV-039: events and the end of the month."""

import pytest

from flibuste.games.port_royal.facts import changes
from flibuste.games.port_royal.game import GAME_OBJECT
from tests.games.port_royal.modules.adventure import adventure
from tests.games.port_royal.table import OPEN, TAKE
from tests.rules import rule

SIX_COLOURS = "ship-yellow-1-1 ship-blue-1-1 ship-green-1-1 ship-red-1-1 ship-black-1-2 ship-ares-book-2"


# The turn -------------------------------------------------------------------------------------------------------------


@rule("PR-ADV-020", "PR-ADV-021", "PR-ADV-026")
def test_the_event_comes_before_anything_else() -> None:
    """The mission could have been accomplished a moment earlier, had anything been asked."""
    t = adventure(2, at=OPEN, missions="10", holds=["ship-ares-book-2 ship-ares-plant-4", ""], events="EV-10", gold=3)
    assert t.zones["events-played"] == ["EV-10"]
    assert t.crowns == [1, 0]
    assert t.options(0) == ["reveal", "accomplish 10 book+plant"]


@rule("PR-ADV-021", "PR-ADV-026")
def test_an_event_lasts_for_one_turn() -> None:
    t = adventure(2, event="EV-08", display=["", "pirate-1"], events="EV-10", next_cards="ship-red-1-1")
    t.play(0, "stop")
    assert t.active == 1 and t.zones["event"] == ["EV-10"]
    t.play(1, "reveal")
    assert t.question(1) == "repel"


@rule("PR-ADV-022", "PR-ADV-024")
@pytest.mark.parametrize(("colours", "cards"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_how_many_cards_the_colours_allow(colours: int, cards: int) -> None:
    """V14"""
    river = " ".join(SIX_COLOURS.split()[:colours])
    t = adventure(2, at=TAKE, river=river, events="EV-07", gold=9)
    for _ in range(cards):
        assert t.decider == 0
        t.play(0, next(option for option in t.options(0) if option.startswith("take")))
    assert t.decider == 1


@rule("PR-ADV-022")
@pytest.mark.parametrize("event", ["EV-01", "EV-N1"])
def test_a_fair_wind_and_evening_arrivals_allow_a_card_more(event: str) -> None:
    t = adventure(2, at=TAKE, event=event, river="ship-yellow-1-1 ship-blue-1-1 priest", events="EV-07", gold=9)
    t.play(0, "take ship-yellow-1-1", "take ship-blue-1-1")
    assert t.decider == 1
    t.play(1, "take priest")
    assert t.active == 1


@rule("PR-ADV-023")
def test_the_fee_is_paid_in_cooperative_play_too() -> None:
    t = adventure(2, at=TAKE, river="ship-yellow-1-1 priest", gold=5, events="EV-07")
    t.play(0, "pass")
    t.play(1, "take priest")
    assert t.gold == [6, 5 - 4 - 1]


@rule("PR-ADV-024")
def test_a_second_ares_ship_ends_the_turn_and_can_be_repelled() -> None:
    t = adventure(2, river="ship-ares-book-2", next_cards="ship-ares-plant-4", events="EV-07")
    t.play(0, "reveal")
    assert t.active == 1 and len(t.told("busted")) == 1
    t = adventure(2, river="ship-ares-book-2", display=["pirate-1", ""], next_cards="ship-ares-plant-2", events="EV-07")
    t.play(0, "reveal")
    assert t.options(0) == ["repel", "keep"]


@rule("PR-ADV-025", "PR-ADV-040")
def test_everybody_has_a_turn_to_take_even_at_an_empty_river() -> None:
    t = adventure(2, at=TAKE, missions="10", river="", holds=["", "ship-ares-book-2 ship-ares-book-2"], events="EV-07")
    assert t.decider == 1 and t.question(1) == "take"
    t.play(1, "accomplish 10 book+book")
    assert t.markers == ["10:1"]


# Events ---------------------------------------------------------------------------------------------------------------


@rule("PR-ADV-021")
def test_thick_fog_bars_the_stop() -> None:
    """A22: a stop at the first card is barred."""
    t = adventure(2, event="EV-02", river="priest", next_cards="captain settler", events="EV-07")
    assert t.options(0) == ["reveal"]
    t.play(0, "reveal")
    assert t.options(0) == ["reveal"]
    t.play(0, "reveal")
    assert t.options(0) == ["reveal", "stop"]


@rule("PR-ADV-021")
def test_at_the_hiring_fair_everybodys_first_character_costs_1_less() -> None:
    river = "priest captain settler ship-yellow-1-1 ship-blue-1-1 ship-green-1-1 ship-red-1-1"
    t = adventure(2, at=TAKE, event="EV-03", river=river, gold=[7, 4], events="EV-07")
    t.play(0, "take priest", "take captain")
    assert t.gold[0] == 7 - 3 - 4
    assert t.told("occasion-rebate") == [(0, 1)] and not t.told("rebate"), "the event spares it, not a card"
    assert "take settler" in t.options(1)
    t.play(1, "take settler")
    assert t.gold == [1, 0]


@rule("PR-ADV-021")
def test_careening_costs_the_rich_a_coin() -> None:
    t = adventure(3, at=OPEN, gold=[7, 8, 20], events="EV-04")
    assert t.gold == [7, 7, 19]


@rule("PR-ADV-021")
def test_the_governors_largesse() -> None:
    t = adventure(3, at=OPEN, gold=0, display=["priest", "", ""], events="EV-05")
    assert t.gold == [0, 2, 2]
    assert adventure(1, at=OPEN, gold=0, events="EV-05").gold == [1]


@rule("PR-ADV-021", "PR-ADV-087")
def test_on_a_moonless_night_nobody_pays_the_fee() -> None:
    """V28: without a coin any new ship may be kept."""
    t = adventure(2, at=TAKE, event="EV-06", river="ship-green-bread ship-red-rum priest", gold=[3, 0], events="EV-07")
    t.play(0, "pass")
    assert t.options(1) == [
        "take ship-green-bread",
        "take ship-red-rum",
        "pass",
        "hold ship-green-bread",
        "hold ship-red-rum",
    ]
    t.play(1, "hold ship-red-rum")
    assert t.gold == [3, 0]
    assert adventure(1, at=OPEN, gold=0, events="EV-06").gold == [1]


@rule("PR-ADV-021")
def test_the_boarding_drill_and_squalls() -> None:
    """A23"""
    t = adventure(2, event="EV-07", next_cards="ship-red-1-1", events="EV-07")
    t.play(0, "reveal")
    assert t.question(0) == "repel" and t.swords == [0, 0]
    t = adventure(2, event="EV-08", display=["pirate-1 pirate-2", ""], next_cards="ship-red-1-1", events="EV-07")
    t.play(0, "reveal")
    assert t.question(0) == "discover" and t.river == ["ship-red-1-1"]


@rule("PR-ADV-021", "PR-ADV-063")
def test_at_the_palace_ball_everybody_may_buy_a_crown() -> None:
    t = adventure(3, at=OPEN, active=1, gold=[2, 1, 5], events="EV-09")
    assert t.decider == 2 and t.options(2) == ["let-pass", "dance"]
    t.play(2, "dance")
    assert t.decider == 0
    t.play(0, "let-pass")
    assert (t.gold, t.crowns) == ([2, 1, 3], [0, 0, 1])
    assert t.question(1) == "open"


@rule("PR-ADV-021")
def test_the_royal_dispatch_and_the_rats() -> None:
    assert adventure(2, at=OPEN, active=1, events="EV-10").crowns == [0, 1]
    assert adventure(2, at=OPEN, gold=[5, 5], events="EV-11").gold == [3, 5]
    assert adventure(2, at=OPEN, gold=[1, 5], events="EV-11").gold == [0, 5]


@rule("PR-ADV-021", "PR-ADV-070")
def test_the_merchant_convoy_pays_for_ships_cashed_not_kept() -> None:
    river = "ship-yellow-2-1 ship-blue-bread ship-green-1-1 ship-red-1-1"
    t = adventure(2, at=TAKE, event="EV-12", river=river, gold=0, events="EV-07")
    t.play(0, "take ship-yellow-2-1", "hold ship-blue-bread")
    assert t.gold == [3, 0]
    assert t.told("occasion-premium") == [(0, 1)] and not t.told("premium"), "the event brings it, not a card"
    t.play(1, "take ship-red-1-1")
    assert t.gold == [4, 1]


@rule("PR-ADV-021")
def test_what_the_next_event_is_known_to_bring_is_no_price_of_the_last_card_taken() -> None:
    t = adventure(1, at=TAKE, river="ship-red-1-1", crowns=(1,), events="EV-10")
    take = GAME_OBJECT.notation.parse("take ship-red-1-1", t.state.options)
    told = changes(GAME_OBJECT.view(t.state, 0), take)
    t.play(0, "take ship-red-1-1")
    assert t.crowns == [2] and [(one.thing, one.amount) for one in told] == [("coins", 1)]
