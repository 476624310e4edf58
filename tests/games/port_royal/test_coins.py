"""PR-GEN-001 to PR-GEN-005, PR-GEN-011 and PR-GEN-012: coins are unseen cards."""

from flibuste.games.port_royal.catalogue import REVEAL
from flibuste.kernel import apply
from tests.games.port_royal.table import OPEN, TAKE
from tests.rules import rule
from tests.scenario import scenario


@rule("PR-GEN-001")
def test_coins_gained_are_cards_of_the_pile_that_nobody_sees() -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river="ship-red-2-3")
    unseen, pile = t.unseen, t.pile
    t.play(0, "take ship-red-2-3")
    assert t.gold == [5, 3]
    assert t.pile == pile - 2
    assert t.unseen == unseen


@rule("PR-GEN-002")
def test_coins_paid_to_the_game_go_face_up_to_the_discard() -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river="sailor-1 ship-red-1-1", next_cards="captain tax-swords jack")
    pile = t.pile
    t.play(0, "take sailor-1")
    assert t.gold == [0, 3]
    assert t.discard == ["captain", "tax-swords", "jack"]
    assert t.pile == pile


@rule("PR-GEN-002")
def test_coins_paid_to_a_player_stay_face_down() -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river="ship-red-1-1 ship-blue-1-1 priest")
    t.play(0, "pass")
    unseen = t.unseen
    t.play(1, "take ship-red-1-1")
    assert t.gold == [4, 3]
    assert t.unseen == unseen
    assert sorted(t.discard) == ["priest", "ship-blue-1-1", "ship-red-1-1"]


@rule("PR-GEN-003")
def test_which_coin_card_is_paid_is_chance_and_not_a_choice() -> None:
    paid = set()
    for seed in range(40):
        t = scenario("port-royal", seats=2, at=TAKE, river="sailor-1", seed=seed)
        assert t.options(0) == ["take sailor-1", "pass"]
        t.play(0, "take sailor-1")
        assert t.question(t.decider) == "open"
        paid.update(t.discard)
    assert len(paid) > 20


@rule("PR-GEN-004")
def test_the_discard_is_shuffled_in_at_the_very_card_it_is_needed_for() -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river="ship-red-3-6 ship-blue-1-1", pile=1)
    discarded = len(t.discard)
    t.play(0, "take ship-red-3-6")
    assert t.told("reshuffled") == [(discarded + 1,)]  # the traded ship is already in it
    assert t.discard == []
    assert t.gold == [6, 3]
    assert t.pile == discarded + 1 - 2
    assert t.board["purses"] == [[0, 0], [4, 3], [2, 0]]


@rule("PR-GEN-004")
def test_an_empty_pile_waits_until_a_card_is_needed() -> None:
    """G31"""
    t = scenario("port-royal", seats=2, at=TAKE, river="ship-red-3-6 ship-blue-1-1", pile=3)
    t.play(0, "take ship-red-3-6")
    assert t.pile == 0
    assert t.told("reshuffled") == []
    discarded = len(t.discard)
    t.play(1, "pass")
    assert t.pile == 0
    t.play(1, "reveal")
    assert t.told("reshuffled") == [(discarded + 1,)]  # the ship left in the river came to it meanwhile
    assert t.pile == discarded


@rule("PR-GEN-005")
def test_with_both_piles_empty_the_treasuries_are_recycled_and_the_coins_stay() -> None:
    """G01"""
    t = scenario("port-royal", seats=2, at=OPEN, gold=[60, 59], pile=0)
    assert t.unseen.total() == 119
    t.play(0, "reveal")
    assert t.told("recycled") == [(119,)]
    assert t.gold == t.virtual_gold == [60, 59]
    assert t.unseen.total() + len(t.river) + len(t.expeditions) + len(t.discard) == 119


@rule("PR-GEN-005", "PR-GEN-004")
def test_recycling_in_the_middle_of_a_gain_comes_after_the_discard() -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river="ship-red-3-6", gold=[60, 57], pile=1)
    assert t.discard == []
    t.play(0, "take ship-red-3-6")
    assert t.events[1:3] == [("reshuffled", 1), ("recycled", 119)]
    assert t.gold == [63, 57]
    assert t.virtual_gold == [62, 57]
    assert t.pile == 118


@rule("PR-GEN-005")
def test_virtual_coins_leave_no_card_when_spent() -> None:
    t = scenario("port-royal", seats=2, gold=[59, 58], river="sailor-1 sailor-2", pile=0, next_cards="priest")
    t.play(0, "reveal", "stop", "take sailor-1")
    assert t.gold == t.virtual_gold == [56, 58]
    assert t.discard == []
    t.play(1, "take sailor-2")
    assert t.gold == t.virtual_gold == [57, 52]  # the fee is virtual too
    assert "sailor-2" in t.display[1]


@rule("PR-GEN-005")
def test_without_any_card_a_reveal_is_a_forced_stop_and_coins_gained_are_virtual() -> None:
    t = scenario("port-royal", seats=2, display=["jester-1", ""], gold=0, pile=0, at=OPEN)
    t.state.discard.clear()  # no legal table is as bare as this: ships and taxes always come back
    apply(t.state, 0, REVEAL)
    assert t.river == []
    assert (t.active, t.question(1)) == (1, "open")
    assert t.gold == t.virtual_gold == [1, 0]


@rule("PR-GEN-011")
def test_coins_come_without_a_question() -> None:
    """G30"""
    t = scenario("port-royal", seats=2, display=["jester-1", "jester-2"], expeditions="", next_cards="tax-swords")
    t.play(0, "reveal")
    assert t.gold == [4, 4]
    t.play(0, "stop")
    assert t.gold == [5, 5]
    assert t.options(1) == ["reveal"]


@rule("PR-GEN-012")
def test_simultaneous_gains_are_drawn_from_the_active_player_clockwise() -> None:
    """G02"""
    t = scenario("port-royal", seats=3, active=1, pile=2, next_cards="tax-influence", river="priest")
    t.play(1, "reveal")
    assert t.told("tax-bonus") == [(seat, "tax-influence", 1) for seat in (1, 2, 0)]
    assert t.board["purses"] == [[0, 0, 0], [3, 4, 3], [1, 0, 1]]  # the last card of the old pile went to seat 1
