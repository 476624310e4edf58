"""PR-BASE-110 to PR-BASE-112 and PR-VAR: the end and the winner."""

import pytest

from tests.games.port_royal.table import OPEN, TAKE, Table
from tests.rules import rule
from tests.scenario import scenario

ELEVEN = "senorita-3 senorita-3 pirate-3 sailor-2"  # influence
TWELVE = f"{ELEVEN} sailor-1"
WITH_EXPEDITION = {"end": "expedition"}


def finish_turn(t: Table) -> None:
    """Play the active seat's turn out, taking nothing."""
    active = t.active
    while not t.over and t.active == active:
        options = t.options(t.decider)
        t.play(t.decider, next(option for option in ("stop", "pass", "repel", "reveal") if option in options))


@rule("PR-BASE-110")
@pytest.mark.parametrize(("display", "ending"), [(ELEVEN, True), ("senorita-3 senorita-3 pirate-3 sailor-1", False)])
def test_the_end_is_triggered_at_12_influence(display: str, ending: bool) -> None:
    t = scenario("port-royal", seats=2, at=TAKE, river="sailor-1 ship-red-1-1", display=[display, ""])
    t.play(0, "take sailor-1")
    assert t.influence[0] == (12 if ending else 11)
    assert t.ending is ending
    assert t.told("ending") == ([(0,)] if ending else [])


@rule("PR-BASE-110")
def test_the_end_is_triggered_by_players_who_are_not_active_too() -> None:
    t = scenario("port-royal", seats=3, at=TAKE, river="sailor-1 ship-red-1-1", display=["", ELEVEN, ""], gold=4)
    t.play(0, "pass")
    t.play(1, "take sailor-1")
    assert t.ending
    assert not t.over


@rule("PR-BASE-110")
def test_an_expedition_triggers_the_end() -> None:
    display = ["senorita-3 senorita-3 pirate-2 priest priest", ""]
    t = scenario("port-royal", seats=2, at=OPEN, display=display, expeditions="expedition-cross2")
    assert t.influence[0] == 10
    t.play(0, "complete expedition-cross2 priest+priest")
    assert t.influence[0] == 12
    assert t.ending


@rule("PR-BASE-111")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_round_is_completed(first: int, place: int) -> None:
    active = (first + place) % 3
    display = [ELEVEN if seat == active else "" for seat in range(3)]
    t = scenario("port-royal", seats=3, at=TAKE, first=first, active=active, river="sailor-1", display=display, round=4)
    t.play(active, "take sailor-1")
    further_turns = 0
    while not t.over:
        finish_turn(t)
        further_turns += 1
    assert further_turns == 2 - place
    assert t.board["turns"] == 4 * 3


@rule("PR-BASE-111")
def test_triggered_in_the_turn_of_the_last_player_the_game_ends_with_it() -> None:
    display = [ELEVEN, "", ""]
    t = scenario("port-royal", seats=3, at=TAKE, active=2, river="sailor-1 ship-red-1-1", display=display, gold=4)
    t.play(2, "pass")
    t.play(0, "take sailor-1")
    assert t.ending
    assert not t.over  # seat 1 may still take
    t.play(1, "pass")
    assert t.over
    assert t.told("over") == [()]
    assert [t.options(seat) for seat in range(3)] == [[], [], []]


@rule("PR-BASE-111")
def test_while_nobody_has_reached_the_goal_rounds_go_on() -> None:
    t = scenario("port-royal", seats=2, at=TAKE, active=1, round=30, display=[ELEVEN, ""])
    assert not t.over
    assert (t.active, t.board["turns"]) == (0, 61)


@rule("PR-BASE-112")
@pytest.mark.parametrize(
    ("display", "gold", "winners", "ranks"),
    [
        (["sailor-3", "sailor-2", ELEVEN], [9, 9, 0], [2], [2, 3, 1]),
        (["sailor-3", "pirate-3", "sailor-2"], [4, 5, 9], [1], [2, 1, 3]),
        (["sailor-3", "pirate-3", "sailor-2"], [5, 5, 9], [0, 1], [1, 1, 3]),
        (["", "", ""], [3, 3, 3], [0, 1, 2], [1, 1, 1]),
    ],
)
def test_most_influence_wins_then_most_coins_then_the_victory_is_shared(
    display: list[str], gold: list[int], winners: list[int], ranks: list[int]
) -> None:
    t = scenario("port-royal", seats=3, display=display, gold=gold)
    assert t.result.winners == winners
    assert t.result.ranks == ranks
    assert t.result.scores == t.influence


@rule("PR-BASE-112")
@pytest.mark.parametrize(
    ("rival", "told"), [("", []), ("jester-3 admiral-3 sailor-3 priest captain settler", [(0, 4), (1, 3)])]
)
def test_what_breaks_a_tie_at_the_top_is_told(rival: str, told: list[tuple[int, int]]) -> None:
    display = [rival, ELEVEN]
    t = scenario("port-royal", seats=2, at=TAKE, active=1, river="sailor-1 ship-red-1-1", display=display, gold=4)
    t.play(1, "take sailor-1")
    t.play(0, "pass")
    assert t.over and t.told("decided") == told


@rule("PR-VAR-001")
def test_in_the_variant_12_influence_without_an_expedition_do_not_trigger_the_end() -> None:
    t = scenario("port-royal", 2, WITH_EXPEDITION, at=TAKE, river="sailor-1 ship-red-1-1", display=[ELEVEN, ""])
    t.play(0, "take sailor-1")
    assert t.influence[0] == 12
    assert not t.ending


@rule("PR-VAR-001")
def test_in_the_variant_both_orders_trigger_the_end() -> None:
    """The 12th point with an expedition already there, and an expedition with 12 points already there."""
    display = ["expedition-cross2 senorita-3 senorita-3 sailor-1", ""]
    t = scenario("port-royal", 2, WITH_EXPEDITION, at=TAKE, river="sailor-1 ship-red-1-1", display=display)
    assert t.influence[0] == 11
    t.play(0, "take sailor-1")
    assert t.ending
    display = [f"{TWELVE} settler settler", ""]
    t = scenario("port-royal", 2, WITH_EXPEDITION, at=OPEN, display=display, expeditions="expedition-house2")
    assert not t.ending
    t.play(0, "complete expedition-house2 settler+settler")
    assert t.ending


@rule("PR-VAR-001")
def test_in_the_variant_an_expedition_without_12_influence_does_not_trigger_the_end() -> None:
    t = scenario("port-royal", 2, WITH_EXPEDITION, at=OPEN, display=["jack jack", ""], expeditions="expedition-house2")
    t.play(0, "complete expedition-house2 jack+jack")
    assert not t.ending


@rule("PR-VAR-002")
@pytest.mark.parametrize(
    ("display", "gold", "winners", "ranks"),
    [
        ([TWELVE, "expedition-cross2", ""], [9, 0, 0], [1], [2, 1, 3]),
        (["expedition-house2", "expedition-cross2", TWELVE], [3, 2, 9], [0], [1, 2, 3]),
        (["expedition-house2", "expedition-cross2", TWELVE], [3, 3, 9], [0, 1], [1, 1, 3]),
    ],
)
def test_in_the_variant_only_owners_of_an_expedition_can_win(
    display: list[str], gold: list[int], winners: list[int], ranks: list[int]
) -> None:
    t = scenario("port-royal", 3, WITH_EXPEDITION, display=display, gold=gold)
    assert t.result.winners == winners
    assert t.result.ranks == ranks


@rule("PR-VAR-002")
def test_in_the_variant_somebody_can_always_win_at_the_end() -> None:
    """G27: whoever triggered the end owns an expedition, and nothing takes it away."""
    display = [f"{TWELVE} settler settler", "expedition-cross2-house1"]
    t = scenario(
        "port-royal", 2, WITH_EXPEDITION, at=OPEN, active=1, display=display[::-1], expeditions="expedition-house2"
    )
    t.play(1, "complete expedition-house2 settler+settler")
    finish_turn(t)
    assert t.over
    assert t.result.winners == [1]
