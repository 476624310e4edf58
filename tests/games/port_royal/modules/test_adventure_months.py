"""The end of the month."""

import pytest

from tests.games.port_royal.modules.adventure import adventure, pass_turn, revealed, started
from tests.games.port_royal.table import OPEN
from tests.rules import rule

# The end of the month -------------------------------------------------------------------------------------------------


@rule("PR-ADV-030", "PR-ADV-031", "PR-ADV-037")
def test_the_latest_mission_says_which_card_comes_next_and_the_turn_goes_on() -> None:
    t = adventure(3, at=OPEN, missions="10")
    assert revealed(t) == [] and t.missions == ["10", "11"]
    assert t.question(0) == "open" and t.zones["month"] == ["2"]


@rule("PR-ADV-032")
@pytest.mark.parametrize(("markers", "card"), [("10:1", "12"), ("", "13")])
def test_an_arrow_asks_whether_anybody_has_done_a_mission(markers: str, card: str) -> None:
    """V20"""
    t = adventure(3, missions="10 11", markers=markers, river="priest")
    pass_turn(t)
    assert t.missions == ["10", "11", card]
    assert t.told("hourglass-asked") == [("10", int(card == "12"))]


@rule("PR-ADV-032", "PR-ADV-054")
def test_a_marker_on_the_first_box_is_not_enough() -> None:
    """V10"""
    t = adventure(2, options="chapter=5", at=OPEN, missions="50 52", progress="52:0")
    assert t.missions[-1] == "54"
    t = adventure(2, options="chapter=5", at=OPEN, missions="50 52", markers="52:0")
    assert t.missions[-1] == "53"


@rule("PR-ADV-033")
@pytest.mark.parametrize(
    ("mode", "missions", "card"),
    [
        ("competitive", "20", "21"),
        ("cooperative", "20", "22"),
        ("competitive", "20 21 24", "28a"),
        ("cooperative", "20 22 24", "28b"),
    ],
)
def test_fist_and_handshake(mode: str, missions: str, card: str) -> None:
    t = adventure(2, mode, "chapter=2", at=OPEN, missions=missions)
    assert t.missions[-1] == card


@rule("PR-ADV-034", "PR-ADV-058")
def test_in_the_last_month_rivals_may_buy_a_marker_out() -> None:
    """V17"""
    t = adventure(3, "competitive", at=OPEN, missions="10 11 12 14", gold=[8, 7, 9], out=(0, 0, 3))
    assert t.missions == ["10", "11", "12", "14"]
    assert t.decider == 0 and t.options(0) == ["let-pass", "buy-out"]
    t.play(0, "buy-out")
    assert t.decider == 2
    t.play(2, "buy-out")
    assert t.zones["bought-out"] == ["1", "0", "4"]
    assert (t.gold, t.question(0)) == ([0, 7, 1], "open")
    assert t.markers == []


@rule("PR-ADV-034")
def test_the_offer_comes_back_at_every_later_month() -> None:
    t = adventure(2, "competitive", at=OPEN, missions="10 11 12 14", gold=[9, 0], played="EV-07", month=4)
    t.play(0, "let-pass")
    assert t.zones["events-coming"] == ["EV-07"]
    pass_turn(t)
    pass_turn(t)
    assert revealed(t)[-1] == "EV-N2" and t.question(0) == "buy-out"


@rule("PR-ADV-035", "PR-ADV-088", "PR-ADV-084")
def test_a_buy_out_uncovers_like_a_mission() -> None:
    """V25"""
    t = adventure(2, "competitive", at=OPEN, missions="10 11 12 14", gold=[8, 0], adventurers=("samuel", "scott"))
    t.play(0, "buy-out")
    assert t.gold == [2, 0]
    assert t.told("ability-unlocked") == [(0, "samuel")]


@rule("PR-ADV-036")
def test_the_old_events_come_again_in_their_order_under_a_new_one() -> None:
    """A04"""
    t = adventure(3, at=OPEN, missions="10", played="EV-07 EV-04 EV-01", unseen="EV-10")
    assert t.zones["events-coming"] == ["EV-07", "EV-04", "EV-01"]
    assert (t.zones["events-hidden"], t.zones["events-played"]) == (["?"], [])
    for _ in range(5):
        pass_turn(t)
    assert revealed(t) == ["EV-10", "EV-07", "EV-04", "EV-01", "EV-N2"]
    assert t.zones["events-coming"] == ["EV-10", "EV-07", "EV-04", "EV-01"]
    assert t.zones["events-hidden"] == []


@rule("PR-ADV-038")
def test_together_the_last_month_ends_the_game_before_the_turn() -> None:
    """A19"""
    t = adventure(2, at=OPEN, missions="10 11 12 14", holds=["ship-ares-book-2 ship-ares-book-2", ""])
    assert t.over and t.decider == -1
    assert t.result.winners == []


@rule("PR-ADV-039")
def test_missions_revealed_earlier_stay_open() -> None:
    """A24: and one that was fulfilled already may be accomplished at once."""
    t = adventure(2, at=OPEN, missions="10 11", holds=["ship-ares-book-2 ship-ares-book-2", ""], display=["priest", ""])
    assert t.missions[-1] == "13" and t.gold[0] == 3
    assert t.accomplishable(0) == ["10 book+book"]


@rule("PR-ADV-005", "PR-ADV-031")
def test_a_group_joins_the_pile_and_no_coin_dealt_before_is_one_of_its_cards() -> None:
    t = started(3)
    while len(t.missions) < 2:
        coins = t.gold
        options = t.options(t.decider)
        t.play(t.decider, next((one for one in ("stop", "pass", "let-pass", "keep") if one in options), options[0]))
    assert [cards for (cards,) in t.told("group-joined")] == [12, 3]
    dealt, between, pile = t.board["pools"][1:4]
    assert len(pile) == t.pile and {"tybuk-anton", "tybuk-bohdan", "tybuk-cyril"} <= set(pile)
    assert not any(card.startswith(("tybuk", "hunter", "ship-ares")) for card in dealt)
    assert not any(card.startswith("tybuk") for card in between)
    assert len(dealt) + len(between) == sum(t.gold) == sum(coins)
    assert t.river == []


@rule("PR-ADV-111", "PR-ADV-112")
def test_in_variable_mode_every_month_offers_a_buy_out_for_10() -> None:
    """V17"""
    t = adventure(2, "variable", at=OPEN, missions="10 11 13 15", gold=[10, 9])
    assert t.options(0) == ["let-pass", "buy-out"]
    t.play(0, "buy-out")
    assert t.gold == [0, 9] and t.missions == ["10", "11", "13", "15"]
    assert t.question(0) == "open"


@rule("PR-ADV-031", "PR-ADV-036")
def test_the_story_card_is_read_before_the_next_month_begins() -> None:
    t = adventure(3, missions="10", river="priest")
    pass_turn(t)
    told = [event[0] for event in t.events if event[0] in ("mission-revealed", "group-joined", "new-month")]
    assert told == ["mission-revealed", "new-month"]


@rule("PR-ADV-037", "PR-ADV-040")
def test_a_mission_fulfilled_when_it_is_revealed_can_be_accomplished_at_once() -> None:
    """A24"""
    t = adventure(3, at=OPEN, missions="10 11", markers="10:1", display=["priest", "priest", ""])
    assert t.missions[-1] == "12" and t.accomplishable(0) == ["12 nothing"]
    t.play(0, "accomplish 12 nothing")
    assert t.markers == ["10:1", "12:0"] and t.question(0) == "open"


@rule("PR-ADV-034", "PR-ADV-035", "PR-ADV-100")
def test_a_buy_out_may_trigger_the_end() -> None:
    """The second space is the trophy; the crown of the third lifts influence to 12."""
    for out, crowns, is_near in ((0, 15, False), (1, 15, True), (2, 13, False), (2, 14, True)):
        t = adventure(
            2,
            "competitive",
            at=OPEN,
            missions="10 11 12 14",
            gold=[8, 0],
            out=(out, 0),
            crowns=(crowns, 0),
            display=["jester-3 senorita-3", ""],
        )
        t.play(0, "buy-out")
        assert bool(t.state.ending) == is_near


@rule("PR-ADV-034")
def test_buy_outs_are_offered_from_the_active_player_on() -> None:
    t = adventure(3, "competitive", at=OPEN, active=1, missions="10 11 12 14", gold=[8, 8, 8])
    asked = []
    while t.question(t.decider) == "buy-out":
        asked.append(t.decider)
        t.play(t.decider, "let-pass")
    assert asked == [1, 2, 0] and t.active == 1


@rule("PR-ADV-036")
def test_with_an_empty_reserve_no_event_is_added() -> None:
    t = adventure(3, at=OPEN, missions="10", played="EV-01 EV-02")
    assert t.zones["events-hidden"] == [] and t.zones["events-coming"] == ["EV-01", "EV-02"]
    t = adventure(3, at=OPEN, missions="10", played="EV-01 EV-02", unseen="EV-03")
    assert len(t.zones["events-hidden"]) == 1 and t.zones["events-coming"] == ["EV-01", "EV-02"]


@rule("PR-ADV-036", "PR-ADV-111")
def test_the_next_month_begins_after_the_buy_outs() -> None:
    t = adventure(2, "variable", missions="10 11 20 33", river="priest", gold=10)
    pass_turn(t)
    t.play(1, "buy-out")
    t.play(0, "let-pass")
    assert [event[0] for event in t.events if event[0] in ("bought-out", "new-month")] == ["bought-out", "new-month"]
