"""What holds everywhere: holds, limits, supplies, cards, pirates: NA-GEN, and the objects NA-OBJ."""

from __future__ import annotations

import pytest

from flibuste.games.nassau.drawing import draw_card, pile_of, pile_size
from flibuste.games.nassau.receiving import Choose, Receive
from flibuste.games.nassau.ship import fits, load_of, lose_points
from flibuste.games.nassau.state import provisions_left
from flibuste.games.nassau.tables import (
    CANNON,
    CRATE,
    DECK_A,
    DECK_B,
    GOOD,
    PROVISION,
    RUM,
    SAIL,
    SAILOR,
    WEAPON,
    YARN,
    Tables,
)
from flibuste.kernel import BadNotation
from tests.games.nassau.table import Table
from tests.rules import rule

T = Tables()


@pytest.mark.parametrize(
    ("crates", "provisions", "goods", "holds"),
    [(0, 0, 0, 0), (3, 1, 0, 2), (4, 3, 0, 2), (5, 3, 0, 3), (5, 4, 0, 4), (8, 0, 3, 5), (1, 1, 1, 3)],
)
@rule("NA-GEN-005", "NA-GEN-006")
def test_how_many_holds_a_load_needs(crates: int, provisions: int, goods: int, holds: int) -> None:
    assert load_of(T, crates, provisions, goods) == holds


@rule("NA-GEN-001")
def test_four_rounds_of_three_phases() -> None:
    t = Table().city()
    for number in range(1, 5):
        assert t.s.rounds == number and t.topic == "walk"
        while t.s.rounds == number and not t.s.over:
            choice = next(option for option in ("pass", "home", *t.options()) if option in t.options())
            t.play(t.s.decider, choice)
    assert t.names().count("refit") == 4
    assert t.s.over and t.told("over") == [()]


@rule("NA-GEN-003", "NA-GEN-004")
def test_a_forced_loss_takes_what_is_there() -> None:
    t = Table()
    t[0].points = 2
    assert lose_points(t[0], 3) == 2 and t[0].points == 0


@rule("NA-GEN-007", "NA-GEN-018", "NA-GEN-006")
def test_what_does_not_fit_is_asked_about() -> None:
    t = Table()
    t.ship(0, crates=8, provisions=2)
    t.with_frame(Receive(0, PROVISION, 2))
    assert t[0].provisions == 3, "the first one fits and is taken without a question"
    assert t.topic == "stow" and t.options() == ["dump crate", "leave"]
    before = t[0].reserve
    t.play(0, "dump crate", "dump crate", "dump crate", "dump crate")
    assert t[0].crates == 4 and t[0].provisions == 4 and t[0].reserve == before + 4
    assert t.told("got") == [(0, PROVISION * 64 + 1)] * 2


@rule("NA-GEN-007")
def test_leaving_the_rest() -> None:
    t = Table()
    t.ship(0, crates=4, provisions=0, sugar=1, cloth=1)
    t.with_frame(Receive(0, CRATE, 3))
    assert t.options() == ["dump cloth", "dump sugar", "leave"]
    t.play(0, "leave")
    assert t[0].crates == 4 and t.told("missed") == [(0, CRATE * 64 + 3)]


@rule("NA-GEN-018", "NA-ANI-006", "NA-ANI-007")
def test_example_rat() -> None:
    """EX33 One hold with a good and a provision: the Rat makes room."""
    t = Table()
    t.ship(0, crates=8, provisions=0, tobacco=1, animals="rat")
    t.with_frame(Receive(0, PROVISION, 1))
    assert "use rat" in t.options()
    t.play(0, "use rat")
    assert t[0].provisions == 1 and t[0].doubled == 1 and t[0].used == 1
    assert fits(T, t[0]) and not fits(T, t[0], goods=1)


@rule("NA-GEN-019", "NA-P2-027")
def test_random_goods_need_the_room_first() -> None:
    t = Table()
    t.ship(0, crates=8, provisions=1)
    bag = sum(t.s.bag)
    t.with_frame(Receive(0, GOOD, 2))
    assert t.topic == "stow" and sum(t.s.bag) == bag, "nothing is drawn before there is room"
    t.play(0, "dump provision")
    assert t.topic == "stow" and sum(t.s.bag) == bag, "nor before there is room for all of them, or the rest is left"
    t.play(0, "leave")
    assert len(t.told("got-good")) == 1 and sum(t[0].goods) == 1 and sum(t.s.bag) == bag - 1
    assert t.told("missed") == [(0, GOOD * 64 + 1)]


@rule("NA-GEN-019")
def test_a_drawn_good_cannot_be_thrown_out_for_the_next_one() -> None:
    """G48"""
    t = Table()
    t.ship(0, crates=8, provisions=0, holds=4, tobacco=1)
    t.with_frame(Receive(0, GOOD, 2))
    assert sorted(t.options()) == ["dump crate", "dump tobacco", "leave"] and not t.told("got-good")
    t.play(0, "dump tobacco")
    assert len(t.told("got-good")) == 2 and sum(t[0].goods) == 2


@rule("NA-GEN-006")
def test_goods_thrown_out_go_into_their_bag() -> None:
    t = Table()
    t.ship(0, crates=8, provisions=0, silver=1)
    bag = t.s.bag[5]
    t.with_frame(Receive(0, PROVISION, 1))
    t.play(0, "dump silver")
    assert t.s.bag[5] == bag + 1 and t[0].provisions == 1


@pytest.mark.parametrize(("thing", "field"), [(SAIL, "sails"), (SAILOR, "sailors"), (CANNON, "cannon")])
@rule("NA-GEN-008")
def test_five_of_a_kind_are_the_limit(thing: int, field: str) -> None:
    t = Table()
    t.ship(0, **{field: 4})
    t.with_frame(Receive(0, thing, 2))
    assert max(t[0].sails, t[0].sailors, t[0].weapons[CANNON]) == 5
    assert t.told("got") == [(0, thing * 64 + 1)] and t.told("missed") == [(0, thing * 64 + 1)]


@rule("NA-GEN-008")
def test_a_weapon_of_choice_of_a_type_that_is_not_full() -> None:
    t = Table()
    t.ship(0, sabre=5)
    t.with_frame(Receive(0, WEAPON, 2))
    assert t.options() == ["weapon pistol", "weapon cannon", "weapon harpoon", "weapon hook"]
    t.play(0, "weapon hook", "weapon hook")
    assert t[0].weapons == [5, 1, 1, 1, 3]


@rule("NA-GEN-009")
def test_a_short_supply_gives_what_there_is() -> None:
    t = Table()
    t.ship(0, rum=1)
    t.ship(1, rum=23)
    t.with_frame(Receive(0, RUM, 2))
    assert t.owns(0)["rum"] == 2
    t = Table()
    t.ship(1, provisions=9, holds=5, crates=0)
    t.ship(0, provisions=15, holds=5, crates=0)
    assert provisions_left(t.s) == 1
    t.ship(1, crates=8)
    t.with_frame(Receive(1, PROVISION, 2))
    assert t[1].provisions == 9, "three holds of provisions and two of crates: no room"
    t.play(1, "dump crate", "dump crate", "dump crate", "dump crate")
    assert t[1].provisions == 10, "one was left"


@rule("NA-GEN-010")
def test_crates_come_from_ones_own_reserve() -> None:
    t = Table()
    t.ship(0, holds=5, crates=0)
    t.opponent("OP-E1", "K7", [18, 0]).ship(0, crates=0)
    assert t[0].reserve == 2
    t.with_frame(Receive(0, CRATE, 3))
    assert t[0].crates == 2 and t[0].reserve == 0 and t.told("exhausted") == [(0, CRATE * 64 + 1)]


@rule("NA-GEN-012")
def test_an_empty_pile_is_renewed_by_its_discards() -> None:
    t = Table()
    a = pile_of(t.s, DECK_A)
    t.s.hands[1] += a[2:]
    t.s.discards, t.s.buried[0] = [a[0]], [a[1]]
    assert pile_size(t.s, DECK_A) == 0
    t.with_frame(Receive(0, YARN, 1))
    t.play(0, "draw A")
    assert t.told("renewed") == [(DECK_A,)]
    assert t.s.hands[0][-1] in a[:2], "a joke goes back into the pile as well"
    assert t.s.discards == [] and t.s.buried[0] == []


@rule("NA-GEN-012")
def test_without_discards_the_other_pile_must_be_used() -> None:
    t = Table()
    t.s.hands[1] += pile_of(t.s, DECK_A)
    t.with_frame(Receive(0, YARN, 1))
    assert [deck for _, deck, _ in t.told("drew")] == [DECK_B]
    t = Table()
    t.s.hands[1] += pile_of(t.s, DECK_A) + pile_of(t.s, DECK_B)
    t.with_frame(Receive(0, YARN, 1))
    assert t.told("exhausted") == [(0, YARN * 64 + 1)]


@rule("NA-GEN-013", "NA-GEN-021")
def test_nothing_is_lost_or_made() -> None:
    t = Table(3).city()
    t.s.ships[1].reserve += 1
    with pytest.raises(Exception, match="Seat 1 has 21 crates in all; it should have 20"):
        t.game.audit(t.s)
    t.s.ships[1].reserve -= 1
    t.s.ships[2].standing -= 1
    with pytest.raises(Exception, match="Seat 2 has 12 pirates in all; it should have 13"):
        t.game.audit(t.s)


@rule("NA-GEN-016")
def test_one_of_two_things_even_a_useless_one() -> None:
    t = Table()
    crossing = next(at for at, offer in enumerate(t.s.city.offers) if [thing for thing, _ in offer] == [0, 1])
    t.ship(0, sabre=5)
    t.with_frame(Choose(0, crossing))
    assert t.options() == ["take sabre", "take pistol"]
    t.play(0, "take sabre")
    assert t[0].weapons == [5, 1, 1, 1, 1] and t.told("missed")


@rule("NA-GEN-014", "NA-GEN-015", "NA-GEN-017")
def test_pirates_are_laid_as_needed_and_sailors_never_used_up() -> None:
    t = Table().opponent("OP-A1", "K2")
    t.ship(0, standing=3, sailors=2, sails=4, harpoon=3, crates=4, provisions=2, rum=0)
    t.fate("nothing sail", [True, True, True, True])
    t.sea().act(0, "A", "fight OP-A1", "crates 3")
    assert (t[0].standing, t[0].lying) == (2, 6), "one for the third crate"
    assert t.options() == ["dice 2", "dice 3", "dice 4"], "the same two sailors defend"
    t.play(0, "dice 4")
    assert (t[0].standing, t[0].lying) == (0, 8)


@rule("NA-GEN-020")
def test_boats_stop_nobody() -> None:
    t = Table(4)
    for seat in range(1, 4):
        t.ship(seat, place="B")
    t.dog("B")
    t.ship(0, sails=3, sailors=3, provisions=1)
    t.sea().play(0, "act")
    assert "sail F" in t.options() and "sail B" in t.options()


@rule("NA-OBJ-001", "NA-OBJ-002", "NA-OBJ-003")
def test_objects_are_spent_for_nothing_else() -> None:
    t = Table().opponent("OP-A1", "K7")
    t.ship(0, standing=0, doubloons=3, rum=0, bombs=1, contracts=1, compasses=1, provisions=1, crates=1)
    t.ship(1, place="A")
    t.dog("B").city()
    assert t.topic == "quay", "doubloons alone buy nothing in the city"
    t.play(0, "quay Q5", "act")
    assert "compass B" in t.options(), "compasses before sailing"
    t.play(0, "sail A", "fight OP-A1")
    assert t.options() == ["use bomb", "skip"], "bombs when a fight begins, contracts at the reward"


@rule("NA-GEN-022")
def test_one_decides_at_a_time() -> None:
    t = Table(4)
    for seat in (1, 3):
        t.ship(seat, crates=8, provisions=3, sugar=1, animals="rat", used="rat", doubled=1)
    t.s.dolphin = 2
    t.refit()
    assert t.s.fork is None and t.s.decider == 3, "clockwise from the holder of the dolphin"
    t.play(3, "use rat")
    assert t.s.decider == 1


def test_a_wrong_answer_changes_nothing() -> None:
    t = Table().opponent("OP-A1", "K2")
    t.ship(0, standing=0, sailors=3, harpoon=3, crates=4, provisions=2)
    t.sea().act(0, "A", "fight OP-A1")
    before = t.game.view(t.s, 0).fingerprint()
    with pytest.raises(BadNotation, match="'crates 6' is not an action; legal here: crates 1, crates 2, crates 3"):
        t.play(0, "crates 6")
    with pytest.raises(BadNotation, match="'crates 5' is not legal now; legal here: crates 1, crates 2, crates 3"):
        t.play(0, "crates 5")
    assert t.game.view(t.s, 0).fingerprint() == before


def test_draws_come_from_the_pool_that_is_left() -> None:
    t = Table()
    for _ in range(10):
        draw_card(t.s, 0, DECK_B)
    assert len(set(t.s.hands[0])) == len(t.s.hands[0])
