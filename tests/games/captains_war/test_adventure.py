"""The adventure cards: CW-ADV."""

from __future__ import annotations

import pytest

from flibuste.data import load
from flibuste.games.captains_war.boarding import raise_truce
from flibuste.games.captains_war.command import command_together
from flibuste.games.captains_war.game import GAME_OBJECT
from flibuste.games.captains_war.loot import loot_together, set_aside
from flibuste.games.captains_war.modules.adventure import CARDS, CHOICES, cards_of, find_treasure, patrol
from flibuste.games.captains_war.tables import GAME
from flibuste.kernel import BadOption
from flibuste.kernel.check import check_game
from tests.games.captains_war.table import Table
from tests.rules import rule


@rule("CW-ADV-001")
@pytest.mark.parametrize("choice", [*CHOICES])
def test_never_in_solo(choice: str) -> None:
    with pytest.raises(BadOption, match="for 2, 3, 4, 5, 6 players, not 1"):
        GAME_OBJECT.rules(1, {"adventure": choice})


@rule("CW-ADV-002")
def test_the_active_set_is_an_option_of_the_table() -> None:
    assert [row.key for row in load(GAME, "adventures").rows("adventure")] == [*CARDS]
    assert [
        [*cards_of(Table(adventure=choice).s.book)] for choice in ("none", "prize", "campaign-2", "campaign-8")
    ] == [*([], ["prize"], ["tailwind", "black-market"], ["prize", "seven-seas"])]
    assert CHOICES["all"] == [*CARDS]


@rule("CW-ADV-003")
@pytest.mark.parametrize("card", [*CARDS])
def test_each_card_alone_plays_to_the_end(card: str) -> None:
    assert check_game(GAME_OBJECT, 2, {"adventure": card}, 11).decisions > 40


@rule("CW-ADV-003")
def test_without_cards_nothing_is_changed() -> None:
    book = Table(3).s.book
    assert book.strides == book.bargains == book.attack_bonuses == () and book.boarded == (raise_truce,)
    assert book.figures == {} and not book.takes_both_rewards(Table(3).s, 99)


@rule("CW-ADV-002")
@pytest.mark.parametrize(("seat", "face", "progress"), [(0, 3, 3), (1, 3, 2), (0, 1, 1)])
def test_tailwind_lengthens_the_active_captains_double(seat: int, face: int, progress: int) -> None:
    t = Table(3, adventure="tailwind")
    t.fill(seat, boats=4)
    t.dice(f"1 1 1 1 1 {face}")
    t.go(loot_together).play(seat, "take red")
    assert list(t.s.sheets[seat].progress) == [progress, 0]


@rule("CW-ADV-002")
@pytest.mark.parametrize(("seat", "left"), [(0, 4), (1, 3)])
def test_black_market_is_for_the_active_captain(seat: int, left: int) -> None:
    t = Table(3, adventure="black-market")
    t.fill(seat, gold=6)
    t.go(command_together).play(seat, "buy gem")
    assert t.gold(seat) == left


@rule("CW-ADV-002")
def test_rum_lowers_the_cost_of_one_pirate_per_barrel() -> None:
    t = Table(3, adventure="rum-aplenty")
    t.fill(0, gold=4, barrel=2)
    t.go(command_together)
    assert [option for option in t.options() if "rum" in option] == [f"recruit-with-rum {force}" for force in (1, 2, 3)]
    t.play(0, "recruit-with-rum 3")
    assert (t.gold(), t.crew(), t.chest()) == (0, [3], [0, 0, 0, 1])
    assert t.options() == ["done", "recruit-with-rum 1"], "a pirate of force 1 costs nothing with rum, never less"
    t.play(0, "recruit-with-rum 1")
    assert (t.gold(), t.crew()) == (0, [1, 3])


@rule("CW-ADV-002")
def test_vengeance_is_noted_used_and_erased() -> None:
    t = Table(3, adventure="vengeance")
    t.fill(0, crew=[3, 1])
    t.fill(1, crew=[1, 1, 1, 2])
    t.board().play(0, "attack seat-2", "commit 3").play(1, "commit 1").play(0, "reward boats")
    t.board(1).play(1, "attack seat-3", "commit 1", "reward boats")
    assert t.told("revenge") == [], "the note is against seat 0 only"
    t.truce()
    t.board(1).play(1, "attack seat-1", "commit 1").play(0, "commit nobody")
    assert t.told("revenge") == [(1, 0, 2)] and (1, 1, 2, 3) in t.told("revealed")
    t.play(1, "reward boats")
    t.truce()
    t.board(1).play(1, "attack seat-1").play(0, "commit nobody")
    assert len(t.told("revenge")) == 1


@rule("CW-ADV-002")
def test_the_treasure_is_found_once_by_all_of_the_same_turn() -> None:
    t = Table(3, adventure="treasure-hunt")
    for seat in (0, 2):
        t.fill(seat, pearl=1, wood=1, gem=1, barrel=1)
    t.do(find_treasure)
    t.fill(1, pearl=1, wood=1, gem=1, barrel=1)
    t.do(find_treasure)
    assert [t.flags(seat)["adventure"] for seat in range(3)] == [4, 0, 4]


@rule("CW-ADV-002")
@pytest.mark.parametrize(("faces", "crews"), [("2 2 2", [[3], [], [2]]), ("2 2 3", [[1, 3], [], [2, 2]])])
def test_the_royal_navy_patrols_on_three_identical_dice(faces: str, crews: list[list[int]]) -> None:
    t = Table(3, adventure="royal-navy")
    t.fill(0, crew=[1, 3])
    t.fill(2, crew=[2, 2])
    t.dice(f"{faces} 1 1 1")
    t.go(patrol)
    assert [t.crew(seat) for seat in range(3)] == crews
    assert t.options()[0] == "set-aside blue-1"
    assert t.s.book.plans["turn"].index(patrol) < t.s.book.plans["turn"].index(set_aside)


@rule("CW-ADV-002")
@pytest.mark.parametrize(("force", "both"), [(3, False), (4, True)])
def test_a_prize_brings_both_rewards(force: int, both: bool) -> None:
    t = Table(3, adventure="prize")
    t.fill(0, crew=[force])
    t.fill(1, gold=7)
    t.board().play(0, "attack seat-2")
    assert ("reward gold" in t.options()) is not both
    t.play(0, "reward boats")
    assert list(t.s.sheets[0].progress) == [2, 0]
    assert (t.gold(0), t.gold(1)) == ((7, 2) if both else (2, 7)), "two coins stand on the second circle"


@rule("CW-ADV-002")
@pytest.mark.parametrize(("seats", "scale"), [(2, [20, 9]), (5, [20, 13, 9, 5, 3, 0])])
def test_the_seven_seas_pay_more(seats: int, scale: list[int]) -> None:
    assert Table(seats, adventure="seven-seas").s.book.tables.naval_scale == scale
    assert Table(seats).s.book.tables.naval_scale[0] == 15
