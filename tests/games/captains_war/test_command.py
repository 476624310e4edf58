"""Command phase: CW-CMD."""

from __future__ import annotations

import pytest

from flibuste.games.captains_war.command import award_command_bonuses, command_together
from flibuste.games.captains_war.tables import ATTRIBUTES, BOATS
from tests.games.captains_war.table import Table
from tests.rules import rule

RESOURCES = ["pearl", "wood", "gem", "barrel"]


def commanding(seats: int = 3, **sheet: object) -> Table:
    t = Table(seats)
    t.fill(0, **sheet)  # type: ignore[arg-type]
    return t.go(command_together)


@rule("CW-CMD-001")
def test_buying_acquiring_and_recruiting_come_in_any_order() -> None:
    t = commanding(gold=12, wood=1, barrel=1)
    t.play(0, "recruit 1", "acquire boats", "buy gem", "recruit 1", "buy gem")
    assert (t.gold(), t.crew(), t.chest()) == (2, [1, 1], [0, 0, 2, 0])
    assert "done" in t.options() and "recruit 1" in t.options()


@rule("CW-CMD-001")
def test_nothing_is_compulsory_and_nobody_without_means_is_asked() -> None:
    t = Table()
    t.fill(0, gold=20, wood=1, barrel=1)
    t.fill(1, gold=1)
    t.go(command_together)
    assert t.asked() == [0]
    t.play(0, "done")
    assert t.gold() == 20


@rule("CW-CMD-002")
def test_any_number_of_resources_at_three_gold_each() -> None:
    t = commanding(gold=8)
    assert [option for option in t.options() if "buy" in option] == [f"buy {name}" for name in RESOURCES]
    t.play(0, "buy wood", "buy wood")
    assert (t.gold(), t.chest()) == (2, [0, 2, 0, 0])
    assert not any("buy" in option for option in t.options())


@rule("CW-CMD-002")
def test_a_resource_without_a_free_box_cannot_be_bought() -> None:
    t = Table()
    t.fill(0, gold=8)
    t.blacken(0, "wood", left=0)
    t.go(command_together)
    assert "buy wood" not in t.options() and "buy pearl" in t.options()


@rule("CW-CMD-003")
def test_at_most_one_acquisition_per_turn() -> None:
    t = commanding(gold=3, pearl=1, wood=1, gem=1, barrel=1)
    assert [option for option in t.options() if "acquire" in option] == ["acquire boats", "acquire attributes"]
    t.play(0, "acquire attributes")
    assert not any("acquire" in option for option in t.options())
    assert list(t.s.sheets[0].owned) == [0, 1]


@rule("CW-CMD-004", "CW-CMD-005")
def test_columns_are_bought_from_top_to_bottom_at_the_printed_cost() -> None:
    names = []
    for track, column in enumerate(["boats", "attributes"]):
        for rank in range(4):
            t = Table()
            cost = t.s.book.tables.cost[track][rank]
            held = dict(zip(RESOURCES, cost[1:], strict=True))
            held["barrel"] += cost[0]
            t.fill(0, gold=2, boats=rank, attributes=rank, **held)
            t.go(command_together).play(0, f"acquire {column}")
            assert t.chest() == [0, 0, 0, 0]
            assert t.s.sheets[0].owned[track] == rank + 1 and t.s.sheets[0].owned[1 - track] == rank
            names.append(t.s.book.tables.names[track][rank])
    assert names == ["raft", "longboat", "brig", "galleon", "eye-patch", "hook", "wooden-leg", "parrot"]


@rule("CW-CMD-004")
def test_a_finished_column_offers_nothing() -> None:
    t = commanding(gold=3, boats=4, pearl=5, wood=5, gem=5, barrel=5)
    assert "acquire boats" not in t.options() and "acquire attributes" in t.options()


@rule("CW-CMD-005", "CW-CMD-007")
def test_other_resources_and_gold_never_replace_a_printed_type() -> None:
    t = commanding(gold=30, pearl=9, gem=9)
    assert "acquire boats" not in t.options(), "a raft needs wood and a barrel"
    t.play(0, "buy wood", "buy barrel")
    assert "acquire boats" in t.options()


@rule("CW-CMD-006")
def test_a_joker_in_a_cost_is_paid_with_what_the_payer_chooses() -> None:
    t = commanding(gold=3, boats=1, pearl=3, wood=2, gem=1)
    t.play(0, "acquire boats")
    assert t.options() == ["pay pearl", "pay wood", "pay gem"]
    t.play(0, "pay gem")
    assert t.chest() == [1, 1, 0, 0] and list(t.s.sheets[0].owned) == [2, 0]


@rule("CW-CMD-006")
def test_a_joker_needs_a_resource_gold_does_not_pay_it() -> None:
    t = commanding(gold=3, boats=1, pearl=2, wood=1)
    assert "acquire boats" not in t.options()
    t.play(0, "buy barrel", "acquire boats")
    assert t.chest() == [0, 0, 0, 0] and t.gold() == 0, "the only resource left pays without a question"


@rule("CW-CMD-008")
def test_an_acquisition_scores_for_good_and_opens_its_own_padlock() -> None:
    t = commanding(gold=3, wood=1, barrel=1, progress=(2, 2))
    sheet = t.s.sheets[0]
    tables = t.s.book.tables
    assert (sheet.reach(tables, BOATS), sheet.reach(tables, ATTRIBUTES)) == (2, 2)
    t.play(0, "acquire boats")
    assert (sheet.reach(tables, BOATS), sheet.reach(tables, ATTRIBUTES)) == (5, 2)
    assert list(sheet.progress) == [2, 2], "opening a padlock does not move"
    assert t.flags()["boats"] == 2


@rule("CW-CMD-009")
def test_pirates_cost_two_gold_per_force_as_many_as_can_be_paid() -> None:
    t = commanding(gold=30)
    t.play(0, *(f"recruit {force}" for force in range(1, 6)))
    assert (t.gold(), t.crew()) == (0, [1, 2, 3, 4, 5])


@rule("CW-CMD-009")
@pytest.mark.parametrize("gold", range(11))
def test_only_pirates_that_can_be_paid_are_offered(gold: int) -> None:
    t = commanding(gold=gold)
    recruits = [option for option in t.options() if "recruit" in option]
    assert recruits == [f"recruit {force}" for force in range(1, 6) if 2 * force <= gold]


@rule("CW-CMD-009")
def test_no_pirate_without_a_free_box() -> None:
    t = Table()
    t.fill(0, gold=10)
    t.blacken(0, "pirate-5", left=0)
    t.go(command_together)
    assert "recruit 5" not in t.options() and "recruit 4" in t.options()


@rule("CW-CMD-010")
def test_a_pirate_recruited_this_turn_can_fight_this_turn() -> None:
    t = Table()
    t.fill(0, gold=2)
    t.go(command_together).play(0, "recruit 1")
    assert t.options() == ["pass", "attack seat-2", "attack seat-3"]


@rule("CW-CMD-011")
def test_nothing_can_be_sold_given_or_exchanged() -> None:
    t = commanding(gold=10, pearl=9, wood=9, gem=9, barrel=9, crew=[5, 5], boats=4, attributes=4)
    assert {option.split()[0] for option in t.options()} == {"done", "buy", "recruit"}


@rule("CW-CMD-012")
def test_everybody_who_completes_a_column_in_the_same_turn_gets_the_bonus() -> None:
    t = Table()
    for seat in (0, 2):
        t.fill(seat, boats=3, pearl=2, wood=4)
    t.go(command_together)
    t.play(2, "acquire boats").play(0, "acquire boats")
    assert [t.flags(seat)["command"] for seat in range(3)] == [6, 0, 6]
    assert t.told("command-bonus") == [(0, BOATS, 6), (2, BOATS, 6)]


@rule("CW-CMD-012")
def test_a_later_completion_gets_nothing() -> None:
    t = Table()
    t.fill(0, attributes=4)
    t.go(award_command_bonuses)
    t.fill(1, attributes=4)
    t.go(award_command_bonuses)
    assert [t.flags(seat)["command"] for seat in range(3)] == [6, 0, 0]


@rule("CW-CMD-013")
def test_two_command_bonuses_are_two_received() -> None:
    t = Table()
    t.fill(0, attributes=4)
    t.go(award_command_bonuses)
    t.fill(1, boats=4, attributes=4)
    t.go(award_command_bonuses)
    assert not t.s.sheets[1].has_both_bonuses(), "owning both columns is not enough"
    t.fill(0, boats=4, attributes=4)
    t.go(award_command_bonuses)
    assert not t.s.sheets[0].has_both_bonuses() and t.flags(1)["command"] == 6


@rule("CW-CMD-013")
def test_shared_bonuses_count() -> None:
    t = Table()
    for seat in (0, 1):
        t.fill(seat, boats=4, attributes=4)
    t.go(award_command_bonuses)
    assert all(t.s.sheets[seat].has_both_bonuses() for seat in (0, 1))


@rule("CW-CMD-010")
def test_without_a_crew_nobody_is_asked_to_attack() -> None:
    t = Table()
    t.fill(1, crew=[1])
    t.dice("1 1 1 1 1 1")
    t.board()
    assert t.s.active == 1
