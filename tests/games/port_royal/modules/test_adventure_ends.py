"""PR-ADV-090 to PR-ADV-113: how a chapter ends, and the variable mode."""

import pytest

from flibuste.games.port_royal.modules.adventure.ends import victory_conditions
from flibuste.games.port_royal.modules.adventure.printed import read_missions
from tests.games.port_royal.modules.adventure import adventure, begun, started
from tests.games.port_royal.table import OPEN, TAKE
from tests.rules import rule

LAST = "10 11 12 14"
ALL_DONE = "10:0 11:0 12:1 14:1 10:1"


@rule("PR-ADV-090", "PR-ADV-012")
@pytest.mark.parametrize(
    ("markers", "crowns", "is_won"),
    [
        (ALL_DONE, (15, 15), True),
        ("10:0 11:0 12:1 14:1", (15, 15), False),  # a marker is missing
        ("10:0 11:0 12:1 10:1 11:1", (15, 15), False),  # mission 14 is not done
        (ALL_DONE, (15, 6), False),  # influence is missing
    ],
)
def test_the_three_conditions_of_card_9(markers: str, crowns: tuple[int, int], is_won: bool) -> None:
    t = adventure(2, at=OPEN, missions=LAST, markers=markers, crowns=crowns, display=["priest captain", "settler jack"])
    assert t.over
    assert t.result.winners == ([0, 1] if is_won else [])
    assert t.result.ranks == ([1, 1] if is_won else [2, 2])


@rule("PR-ADV-090")
def test_there_is_no_early_win() -> None:
    t = adventure(2, missions=LAST, markers=ALL_DONE, crowns=(15, 15), display=["priest captain", "settler jack"])
    assert not t.over and not t.ending


@rule("PR-ADV-090")
@pytest.mark.parametrize(("seats", "markers", "points"), [(1, 4, 12), (2, 5, 16), (3, 6, 18), (4, 7, 24)])
def test_card_9_asks_more_of_more_players(seats: int, markers: int, points: int) -> None:
    assert victory_conditions(begun(seats).state) == (markers, points)


@rule("PR-ADV-100")
@pytest.mark.parametrize(("markers", "out", "is_near"), [("10:0 11:0", 0, True), ("10:0", 0, False), ("10:0", 1, True)])
def test_the_end_wants_12_influence_and_the_trophy(markers: str, out: int, is_near: bool) -> None:
    """V19"""
    t = adventure(
        2,
        "competitive",
        missions="10 11 13",
        at=TAKE,
        river="settler",
        gold=9,
        markers=markers,
        out=(out, 0),
        crowns=(15, 0),
        display=["priest priest captain captain captain", ""],
        events="EV-07",
    )
    assert t.influence[0] == 11
    t.play(0, "take settler")
    assert t.ending == is_near


@rule("PR-ADV-100", "PR-ADV-044")
def test_the_second_marker_triggers_the_end_too() -> None:
    t = adventure(
        2,
        "competitive",
        missions="10 11 12",
        markers="10:0 12:1",
        crowns=(15, 0),
        display=["priest priest captain captain captain settler", ""],
    )
    assert not t.ending
    t.play(0, "accomplish 12 nothing")
    assert t.ending


@rule("PR-ADV-100")
def test_a_marker_on_the_first_box_is_no_trophy() -> None:
    t = adventure(2, "competitive", "chapter=5", missions="50 51 53", out=(1, 0), progress="", crowns=(15, 0))
    assert not t.ending


@rule("PR-ADV-101")
def test_the_round_is_finished() -> None:
    t = adventure(
        3, "competitive", missions="10 11", first=1, active=1, ending=True, events="EV-07 EV-07 EV-07", river=""
    )
    for seat in (1, 2, 0):
        assert t.active == seat
        t.play(seat, *(["stop"] if t.question(seat) == "discover" else ["reveal"]))
        while not t.over and t.active == seat:
            options = t.options(t.decider)
            t.play(t.decider, next((one for one in ("stop", "pass", "keep") if one in options), options[0]))
    assert t.over


@rule("PR-ADV-101")
def test_triggered_by_the_last_in_the_round_the_game_ends_after_that_turn() -> None:
    t = adventure(
        2,
        "competitive",
        missions="10 11",
        active=1,
        at=TAKE,
        river="settler",
        gold=9,
        markers="10:1 11:1",
        crowns=(0, 15),
        display=["", "priest priest captain captain captain"],
    )
    t.play(1, "take settler")
    assert t.over and t.result.winners == [1]


@rule("PR-ADV-102", "PR-ADV-103")
@pytest.mark.parametrize(
    ("crowns", "markers", "out", "gold", "ranks", "winners"),
    [
        ((15, 12, 0), "10:1 11:1", (0, 0, 2), 3, [3, 1, 2], [1]),  # no trophy, no win
        ((4, 4, 0), "10:0 11:0 10:1 11:1 12:1", (0, 0, 0), 3, [2, 1, 3], [1]),  # fewer markers left
        ((4, 4, 0), "10:0 11:0 10:1 11:1", (0, 0, 0), [3, 5, 9], [2, 1, 3], [1]),  # more coins
        ((4, 4, 0), "10:0 11:0 10:1 11:1", (0, 0, 0), 3, [1, 1, 3], [0, 1]),  # shared
        ((4, 4, 4), "", (0, 0, 0), 3, [1, 1, 1], []),
    ],
)
def test_who_wins(
    crowns: tuple[int, ...],
    markers: str,
    out: tuple[int, ...],
    gold: int | list[int],
    ranks: list[int],
    winners: list[int],
) -> None:
    t = adventure(3, "competitive", missions="10 11 12", crowns=crowns, markers=markers, out=out, gold=gold)
    assert (t.result.ranks, t.result.winners) == (ranks, winners)


@rule("PR-ADV-102")
def test_a_marker_on_the_first_box_has_left_the_adventurer() -> None:
    t = adventure(2, "competitive", "chapter=5", missions="50 52", markers="50:0 50:1", out=(1, 1), progress="52:1")
    assert t.result.winners == [1]


@rule("PR-ADV-102")
@pytest.mark.parametrize(
    ("markers", "left", "coins"),
    [("10:0 11:0 10:1 11:1 12:1", [(0, 2), (1, 1)], []), ("10:0 11:0 10:1 11:1", [(0, 2), (1, 2)], [(0, 3), (1, 5)])],
)
def test_the_log_says_what_decided(markers: str, left: list[tuple[int, int]], coins: list[tuple[int, int]]) -> None:
    """Markers come before coins, which are told only where they decide."""
    t = adventure(
        2,
        "competitive",
        missions="10 11 12",
        active=1,
        ending=True,
        at=TAKE,
        river="ship-red-1-1",
        crowns=(15, 15),
        markers=markers,
        gold=[3, 5],
    )
    t.play(1, "pass")
    t.play(0, "pass")
    assert t.over and t.told("markers-decide") == left and t.told("decided") == coins


@rule("PR-ADV-103")
def test_the_log_says_who_has_no_trophy_and_cannot_win() -> None:
    t = adventure(
        2, "competitive", missions="10 11", active=1, ending=True, at=TAKE, river="ship-red-1-1", markers="10:1 11:1"
    )
    t.play(1, "pass")
    t.play(0, "pass")
    assert t.over and t.result.winners == [1] and t.told("without-trophy") == [(0,)]


@rule("PR-ADV-110", "PR-ADV-113")
def test_the_variable_mode_shows_four_starred_missions_and_no_story() -> None:
    seen: set[str] = set()
    starred = {mission.key for mission in read_missions() if mission.has_star}
    for seed in range(20):
        t = started(2, "variable", seed=seed)
        assert len(set(t.missions)) == 4 and set(t.missions) <= starred
        assert t.told("chapter") == [] and t.told("group-joined") == []
        seen |= set(t.missions)
    assert len(starred) == 15 and len(seen) > 12
