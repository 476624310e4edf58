"""Pirates, the next round, and final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.amerigo.tables import COLOURS
from tests.games.amerigo.maps import FILLED_ISLAND
from tests.games.amerigo.table import in_tower, table
from tests.rules import rule
from tests.scenario import Scenario


def end_of_round(seats: int = 2, **things: Any) -> Scenario:
    """The white phase, everybody passing."""
    t = table(seats, phase="white", centre="red 1", **things)
    for seat in t.board["line"]:
        t.play(seat, "pass")
    return t


@rule("AM-PIR-001", "AM-PIR-002")
def test_enough_cannons_are_fired_and_the_rest_stays() -> None:
    t = end_of_round(pirates=[1, 3], cannons=[4, 12], score=[10, 10], round=2)
    assert t.told("attack") == [(4,)] and t.told("beat") == [(0, 4, 0), (1, 4, 8)]
    assert t.board["cannons"] == [0, 8] and t.board["score"] == [10, 10]


@rule("AM-PIR-003")
def test_too_few_cannons_are_all_lost_and_the_full_strength_in_points() -> None:
    t = end_of_round(pirates=[4, 3], cannons=[6, 0], score=[10, 10], round=2)
    assert t.told("beaten") == [(0, 6, 7, 7), (1, 0, 7, 7)]
    assert t.board["cannons"] == [0, 0] and t.board["score"] == [3, 3]


@rule("AM-PIR-004", "AM-SET-020")
def test_points_never_drop_below_nought() -> None:
    t = end_of_round(pirates=[4], cannons=[3, 4], score=[2, 2])
    assert t.told("beaten") == [(0, 3, 4, 2)] and t.board["score"] == [0, 2]
    assert t.told("at-nought") == [(0,)], "why fewer points go than the pirates are strong"


@rule("AM-PIR-005", "AM-PRG-013")
def test_strength_nought_is_beaten_by_all() -> None:
    t = end_of_round(pirates=[0], tiles=[["booty"], []], gold=[0, 1], score=[0, 4])
    assert t.told("beat") == [(0, 0, 0), (1, 0, 0)] and t.board["gold"] == [2, 1]


@rule("AM-PRG-011")
def test_the_letter_of_marque_makes_pirates_stronger_for_the_others() -> None:
    t = end_of_round(3, pirates=[3], cannons=[3, 5, 4], score=[9, 9, 9], tiles=[["letter-of-marque"], [], []])
    assert t.told("beat") == [(0, 3, 0), (1, 5, 0)] and t.told("beaten") == [(2, 4, 5, 5)]
    assert t.told("marque") == [(0, 2)]


@rule("AM-PRG-012")
def test_a_ransom_halves_the_loss_but_not_the_cannons() -> None:
    t = end_of_round(pirates=[3, 4], cannons=[2, 2], score=[9, 9], tiles=[["ransom"], []], round=2)
    assert t.board["score"] == [5, 2] and t.board["cannons"] == [0, 0]
    assert t.told("ransomed") == [(0, 2)], "why one of them loses less"


@rule("AM-PRG-013")
def test_booty_only_for_those_who_beat_the_pirates() -> None:
    t = end_of_round(pirates=[3], cannons=[2, 3], score=[9, 9], tiles=[["booty"], []])
    assert t.board["gold"] == [0, 0]
    won = end_of_round(pirates=[3], cannons=[3, 3], score=[9, 9], tiles=[["booty"], []])
    assert won.board["gold"] == [2, 0] and won.told("booty") == [(0, 2)]


@rule("AM-NXT-001", "AM-NXT-006")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_pirate_more_each_round(number: int) -> None:
    shown = [0, 0, 1, 2, 3, 4][:number]
    t = end_of_round(pirates=shown, round=number, cannons=[12, 12])
    assert len(t.board["pirates"]) == number + 1 and t.board["pirates"][:number] == shown


@rule("AM-NXT-002")
def test_the_right_part_goes_the_left_part_slides_with_its_gaps_and_four_come() -> None:
    display = ["glory", None, "purse", "bank", "ransom", "booty", None, "renown"]
    t = table(phase="white", centre="red 1", display=display, cannons=[12, 12])
    unseen = set(t.board["unseen_progress"])
    for seat in (0, 1):
        t.play(seat, "pass")
    assert t.board["display"][4:] == ["glory", None, "purse", "bank"]
    assert set(t.board["display"][:4]) <= unseen and len(t.board["unseen_progress"]) == len(unseen) - 4


@rule("AM-NXT-003")
def test_all_production_tiles_are_replaced() -> None:
    market = ["cotton-2", "cotton-2", "sugar-2", "sugar-2", "coffee-2", "coffee-2"]
    left = ["cotton-3"] * 2 + ["sugar-3"] * 2 + ["coffee-3"] * 2
    t = end_of_round(market=market, unseen_production=left, cannons=[12, 12], round=4)
    assert sorted(t.board["market"]) == sorted(left) and t.board["unseen_production"] == []


@rule("AM-NXT-004")
def test_the_time_marker_falls_by_one_each_round() -> None:
    t = end_of_round(cannons=[12, 12])
    assert t.told("round") == [(2, 4)] and t.state.tables.times == [5, 4, 3, 2, 1]


@rule("AM-NXT-005")
def test_everything_else_stays() -> None:
    ships = [["A1", "north-2"], [None, "D2"]]
    t = end_of_round(ships=ships, gold=[3, 4], special=[5, 2], cannons=[12, 12], pirates=[2], inside="blue 7, red 2")
    assert t.board["ships"] == ships and t.board["gold"] == [3, 4] and t.board["line"] == [0, 1]
    cubes = [t.board["storage"][colour] + t.board["centre"][colour] + in_tower(t)[colour] for colour in COLOURS]
    assert cubes == [7] * 7


def end_of_game(seats: int = 2, **things: Any) -> Scenario:
    return end_of_round(seats, round=5, pirates=[0, 0, 1, 2, 3], **({"cannons": [12] * seats} | things))


@rule("AM-FIN-001", "AM-NXT-006")
def test_after_the_fifth_round_the_pirates_then_the_count() -> None:
    t = end_of_game()
    assert t.over and t.board["pirates"] == [0, 0, 1, 2, 3] and t.board["round"] == 5
    names = [event[0] for event in t.events]
    assert names.index("attack") < names.index("final") < names.index("final-gold")
    order = [name for name in names if name.startswith("final-")]
    assert order == ["final-gold"] * 2 + ["final-progress"] * 2 + ["final-special"] * 2


@rule("AM-FIN-002", "AM-GLD-011", "AM-PRG-017", "AM-PRG-018")
def test_chests_and_purses_become_gold_and_gold_points() -> None:
    posts = [["D12", "H12"], ["B14"]]
    t = end_of_game(
        laid=[*FILLED_ISLAND, "0 VD2 H15 r0"],
        goods=[dict.fromkeys(("cotton", "tobacco", "sugar", "coconut", "coffee"), 0), gathered()],
        posts=posts,
        chests=[1, 0],
        gold=[4, 0],
        tiles=[["purse", "treasure"], ["renown"]],
    )
    assert t.told("cashed") == [(0, 3)] and t.told("used") == [(0, "purse", 3), (0, "treasure", 5)]
    assert t.told("excess") == [(0, 3)] and t.told("final-gold") == [(0, 12), (1, 0)]
    assert t.result.scores[0] == 3 + 12 and not t.told("renowned")


def gathered() -> dict[str, int]:
    """What the tiles of the filled island cover, in one hand."""
    return {"cotton": 1, "tobacco": 1, "sugar": 1, "coconut": 1, "coffee": 0}


@rule("AM-FIN-003")
def test_resources_times_production() -> None:
    goods = [{"cotton": 1, "tobacco": 1, "sugar": 0, "coconut": 0, "coffee": 0}, gathered()]
    goods[1] |= {"cotton": 0, "tobacco": 0}
    production = [{"cotton": 4, "tobacco": 1, "sugar": 3, "coconut": 1, "coffee": 1}, dict.fromkeys(gathered(), 1)]
    t = end_of_game(laid=FILLED_ISLAND, goods=goods, production=production, posts=[["D12", "H12"], ["B14"]])
    assert t.told("final-good") == [(0, 0, 1, 4, 4), (0, 1, 1, 1, 1), (1, 2, 1, 1, 1), (1, 3, 1, 1, 1)]
    assert t.result.scores == [5, 2]


@rule("AM-FIN-004", "AM-PRG-022", "AM-PRG-023", "AM-PRG-024")
def test_tiles_of_the_end_and_the_progress_track() -> None:
    t = end_of_game(
        tiles=[["trade-network", "glory"], ["bank"]], posts=[["C2", "D5", "L2"], []], gold=[1, 5], progress=[13, 3]
    )
    assert t.told("final-tile") == [(0, "trade-network", 3), (0, "glory", 7), (1, "bank", 5)]
    assert t.told("final-progress") == [(0, 6), (1, 0)] and t.result.scores == [1 + 3 + 7 + 6, 10]


@rule("AM-FIN-005")
def test_the_special_track() -> None:
    t = end_of_game(special=[17, 9])
    assert t.told("final-special") == [(0, 10), (1, 3)]


@rule("AM-FIN-006", "AM-FIN-008")
def test_ties_go_to_the_first_in_player_order() -> None:
    t = end_of_game(3, line=[2, 0, 1], score=[8, 9, 8])
    assert t.result.scores == [8, 9, 8] and t.result.ranks == [3, 1, 2] and t.result.winners == [1]
    assert t.told("decided") == [], "no tie at the top"
    t = end_of_game(3, line=[2, 0, 1], score=[9, 9, 8])
    assert t.result.winners == [0] and t.told("decided") == [(0,)]


@rule("AM-FIN-007")
def test_nothing_else_scores() -> None:
    t = end_of_game(reserve=[{"NR6": 1}, {}], ships=[["A1", None], [None, None]], cannons=[12, 6])
    assert t.result.scores == [0, 0] and t.told("ended") == [(0, 0), (1, 0)]
