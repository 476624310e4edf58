"""PR-BASE-001 to PR-BASE-005: the table before the first turn."""

import pytest

from flibuste.games.registry import game
from flibuste.kernel import BadOption
from tests.games.port_royal.table import Table
from tests.rules import rule

PORT_ROYAL = game("port-royal")
SEATS = (2, 3, 4, 5)
SPECIAL = "expedition-special"


def new_table(seats: int, seed: int = 1) -> Table:
    return Table(PORT_ROYAL, PORT_ROYAL.new(seats, {}, seed))


@rule("PR-BASE-001")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_five_can_play(seats: int) -> None:
    assert len(new_table(seats).gold) == seats


@rule("PR-BASE-001")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_or_more_are_refused_in_a_sentence(seats: int) -> None:
    with pytest.raises(BadOption, match=rf"for 2, 3, 4, 5 players, not {seats}\."):
        PORT_ROYAL.new(seats)


@rule("PR-BASE-002")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_special_expedition_is_removed_with_fewer_than_five(seats: int) -> None:
    t = new_table(seats)
    assert t.expeditions == []
    assert SPECIAL not in t.unseen


@rule("PR-BASE-002")
def test_special_expedition_lies_face_up_with_five() -> None:
    t = new_table(5)
    assert t.expeditions == [SPECIAL]
    assert SPECIAL not in t.unseen


@rule("PR-BASE-003", "PR-BASE-004")
@pytest.mark.parametrize("seats", SEATS)
def test_all_other_cards_form_the_pile_from_which_each_gains_three_coins(seats: int) -> None:
    t = new_table(seats)
    assert t.gold == [3] * seats
    assert t.pile == 119 - 3 * seats
    assert t.unseen.total() == 119
    assert t.river == t.discard == []
    assert t.display == [[]] * seats


@rule("PR-BASE-003")
def test_the_pile_is_shuffled() -> None:
    firsts = set()
    for seed in range(30):
        t = new_table(2, seed)
        firsts.add(t.play(t.active, "reveal")[0][2])
    assert len(firsts) > 10


@rule("PR-BASE-005")
@pytest.mark.parametrize("seats", SEATS)
def test_anybody_may_be_the_first_player(seats: int) -> None:
    firsts = {new_table(seats, seed).board["first"] for seed in range(60)}
    assert firsts == set(range(seats))


@rule("PR-BASE-005")
@pytest.mark.parametrize("seats", SEATS)
def test_the_table_may_choose_who_begins_by_the_order_of_the_seats(seats: int) -> None:
    begun = [PORT_ROYAL.new(seats, {"first": "first-seat"}, seed).active for seed in range(20)]
    assert begun == [0] * 20


@rule("PR-BASE-005")
def test_turn_order_is_clockwise_and_the_first_player_stays_the_reference() -> None:
    t = new_table(3, seed=3)
    first = t.active
    turns: list[int] = []
    while len(turns) < 7:
        turns.append(t.active)
        active = t.active
        while t.active == active:
            t.play(t.decider, "stop" if "stop" in t.options(t.decider) else t.options(t.decider)[-1])
    assert turns == [(first + k) % 3 for k in range(7)]
    assert t.board["first"] == first
