"""PR-ADV-040 to PR-ADV-063: missions, markers and crowns."""

import pytest

from flibuste.games.port_royal.modules.adventure.printed import read_missions
from tests.games.port_royal.modules.adventure import adventure
from tests.games.port_royal.table import OPEN, TAKE
from tests.rules import rule

BOTH = "ship-ares-book-2 ship-ares-plant-2"


# Requirements ---------------------------------------------------------------------------------------------------------


@rule("PR-ADV-042")
def test_mission_13_costs_coins_and_the_priest_stays() -> None:
    """V2"""
    t = adventure(2, missions="10 11 13", gold=[4, 3], display=["priest", ""])
    assert t.accomplishable(0) == ["13 nothing"]
    t.play(0, "accomplish 13 nothing")
    assert (t.gold[0], t.display[0]) == (0, ["priest"])
    assert adventure(2, missions="10 11 13", gold=3, display=["priest", ""]).accomplishable(0) == []


@rule("PR-ADV-042", "PR-ADV-043")
@pytest.mark.parametrize(
    ("display", "hold", "ways"),
    [
        ("pirate-1", BOTH, ["15 book+plant"]),
        ("pirate-1 sailor-1 pirate-2", BOTH, ["15 book+plant"]),
        ("sailor-1", BOTH, []),
        ("pirate-1", "ship-ares-book-2", []),
        (
            "pirate-1",
            "ship-ares-book-2 ship-ares-book-2 ship-ares-plant-2 ship-ares-plant-4",
            ["15 book+book", "15 book+plant", "15 plant+plant"],
        ),
    ],
)
def test_mission_15_takes_two_ares_ships_and_leaves_the_cutlasses(display: str, hold: str, ways: list[str]) -> None:
    """V3"""
    t = adventure(2, missions="10 11 12 15", markers="10:0", display=[display, ""], holds=[hold, ""])
    assert t.accomplishable(0) == ways
    if ways:
        t.play(0, f"accomplish {ways[0]}")
        assert len(t.hold(0)) == len(hold.split()) - 2
        assert t.display[0] == display.split()


@rule("PR-ADV-042")
def test_mission_30_is_content_with_one_expedition() -> None:
    """V4"""
    t = adventure(2, options="chapter=3", missions="30", display=["expedition-cross2", ""])
    t.play(0, "accomplish 30 nothing")
    assert t.display[0] == ["expedition-cross2"]


@rule("PR-ADV-049")
def test_mission_40_looks_at_the_printed_cost() -> None:
    """V5"""
    cheap = ["sailor-1 trader-red-1 innkeeper-1-3", ""]
    assert adventure(2, options="chapter=4", missions="40", display=cheap).accomplishable(0) == ["40 nothing"]
    dear = ["sailor-1 sailor-1 priest senorita-2", ""]
    assert adventure(2, options="chapter=4", missions="40", display=dear).accomplishable(0) == []


@rule("PR-ADV-043")
def test_mission_41_takes_exactly_plants_and_bread() -> None:
    """V6"""
    t = adventure(2, options="chapter=4", missions="40 41", holds=[f"{BOTH} ship-yellow-bread ship-blue-rum", ""])
    t.play(0, "accomplish 41 plant+bread")
    assert t.hold(0) == ["ship-ares-book-2", "ship-blue-rum"]
    t = adventure(2, options="chapter=4", missions="40 41", holds=["ship-ares-book-2 ship-yellow-bread", ""])
    assert t.accomplishable(0) == []


@rule("PR-ADV-043", "PR-ADV-074")
def test_of_ships_with_the_same_cargo_the_one_kept_first_goes() -> None:
    t = adventure(2, options="chapter=2", missions="20", holds=["ship-red-bread ship-yellow-bread", ""])
    t.play(0, "accomplish 20 bread")
    assert t.hold(0) == ["ship-yellow-bread"] and t.discard[-1] == "ship-red-bread"


@rule("PR-ADV-047", "PR-ADV-048")
def test_adventurers_and_jacks_are_no_characters() -> None:
    """V11, A08"""
    t = adventure(
        2,
        options="chapter=2",
        missions="20 22 23",
        markers="20:0",
        adventurers=("landman", "scott"),
        gold=0,
        display=["trader-red-1", ""],
    )
    assert t.accomplishable(0) == []
    assert adventure(2, missions="10 11 12", display=["jack", ""]).accomplishable(0) == []


@rule("PR-ADV-047")
def test_jean_blackbeards_cutlass_counts() -> None:
    t = adventure(
        2,
        options="chapter=5",
        missions="50 52 53 55",
        markers="53:0",
        adventurers=("blackbeard", "scott"),
        display=["sailor-1", ""],
    )
    assert t.swords == [2, 0]
    assert t.accomplishable(0) == ["55 nothing"]


@rule("PR-ADV-048", "PR-ADV-086")
@pytest.mark.parametrize("captain", ["captain", "hunter-captain"])
def test_captains_of_either_box_serve(captain: str) -> None:
    t = adventure(2, missions="10 11", display=[f"{captain} sailor-1", ""])
    assert t.accomplishable(0) == ["11 nothing"]


@rule("PR-ADV-042", "PR-ADV-060", "PR-ADV-063")
def test_crowns_are_paid_by_moving_back() -> None:
    t = adventure(2, options="chapter=4", missions="40 41 43 45", crowns=(4, 1))
    assert t.accomplishable(0) == ["45 nothing"] and t.influence[0] == 2
    t.play(0, "accomplish 45 nothing")
    assert t.crowns[0] == 2 and t.influence[0] == 1 and t.gold[0] == 3 + 3
    assert adventure(2, options="chapter=4", missions="40 41 43 45", crowns=(1, 4)).accomplishable(0) == []


# When and who ---------------------------------------------------------------------------------------------------------


@rule("PR-ADV-040")
def test_the_active_player_may_accomplish_missions_after_a_bust_and_others_may_not() -> None:
    """A09, A27"""
    t = adventure(
        2,
        missions="10",
        river="ship-red-1-1",
        next_cards="ship-red-2-3",
        holds=[BOTH, BOTH.replace("2", "4", 1).replace("plant-2", "plant-4")],
        events="EV-07",
    )
    t.play(0, "reveal")
    assert t.question(0) == "after-bust"
    t.play(0, "accomplish 10 book+plant")
    assert t.active == 1 and t.markers == ["10:0"]


@rule("PR-ADV-040")
def test_another_player_does_so_before_and_after_taking_a_card() -> None:
    t = adventure(
        2,
        at=TAKE,
        missions="10 11",
        river="captain",
        gold=9,
        display=["", "sailor-1"],
        holds=["", BOTH],
        events="EV-07",
    )
    assert t.accomplishable(0) == []
    t.play(0, "pass")
    t.play(1, "accomplish 10 book+plant", "take captain", "accomplish 11 nothing")
    assert t.markers == ["10:1", "11:1"]


@rule("PR-ADV-041", "PR-ADV-044", "PR-ADV-058")
def test_four_missions_at_the_most_each_once() -> None:
    """V12"""
    t = adventure(
        2,
        options="chapter=3",
        missions="30 32 33 37",
        adventurers=("scott", "mary"),
        display=["expedition-cross2 captain pirate-1", ""],
        out=(2, 0),
    )
    assert t.accomplishable(0) == ["30 nothing", "32 nothing", "37 nothing"]
    t.play(0, "accomplish 30 nothing")
    assert t.accomplishable(0) == ["32 nothing", "37 nothing"]
    t.play(0, "accomplish 37 nothing")
    assert t.accomplishable(0) == []


@rule("PR-ADV-044", "PR-ADV-045")
def test_what_the_four_markers_uncover() -> None:
    """V12: ability, trophy, 1 crown, 3 crowns; the crowns of the missions are 2, 2, 1 and 1."""
    t = adventure(
        2,
        "competitive",
        "chapter=4",
        missions="40 42 44 47",
        adventurers=("samuel", "mary"),
        crowns=(2, 0),
        display=["sailor-1 sailor-1 sailor-1 settler", ""],
        gold=0,
        holds=["ship-ares-plant-2 ship-yellow-bread", ""],
        markers="40:1 42:1 44:1 47:1",
    )
    t.play(0, "accomplish 40 nothing")
    assert t.told("ability-unlocked") == [(0, "samuel")] and t.gold[0] == 2 and t.crowns[0] == 3
    t.play(0, "accomplish 42 plant")
    assert t.told("trophy-won") == [(0,)] and t.crowns[0] == 4
    t.play(0, "accomplish 44 bread")
    assert t.crowns[0] == 4 + 1 + 1
    t.play(0, "accomplish 47 nothing")
    assert t.crowns[0] == 6 - 2 + 3
    assert t.gold[0] == 2  # no first reward: somebody else was there before


@rule("PR-ADV-045")
def test_the_first_gets_both_rewards_the_next_only_the_common_one() -> None:
    t = adventure(2, at=TAKE, missions="10", river="priest", holds=[BOTH, "ship-ares-book-2 ship-ares-plant-4"], gold=0)
    t.play(0, "accomplish 10 book+plant")
    assert (t.gold, t.crowns) == ([2, 0], [1, 0])
    t.play(1, "accomplish 10 book+plant")
    assert (t.gold, t.crowns) == ([2, 0], [1, 1])


@rule("PR-ADV-046")
def test_claiming_can_wait() -> None:
    t = adventure(2, missions="10", holds=[BOTH, ""], next_cards="priest captain")
    t.play(0, "reveal")
    assert t.accomplishable(0) == ["10 book+plant"]
    t.play(0, "stop")
    assert t.accomplishable(0) == ["10 book+plant"]


# Crowns ---------------------------------------------------------------------------------------------------------------


@rule("PR-ADV-060", "PR-ADV-061", "PR-ADV-062")
@pytest.mark.parametrize(
    ("crowns", "points"), [(0, 0), (1, 0), (2, 1), (4, 2), (6, 3), (8, 3), (9, 4), (12, 5), (15, 6)]
)
def test_shields_count_as_totals(crowns: int, points: int) -> None:
    """V13, A01"""
    t = adventure(2, crowns=(crowns, 0), display=["priest", ""])
    assert t.influence[0] == 1 + points


@rule("PR-ADV-060")
def test_crowns_above_the_track_are_lost() -> None:
    """A20"""
    t = adventure(2, at=OPEN, crowns=(15, 0), events="EV-10")
    assert t.crowns == [15, 0] and t.told("crowned") == []
    t = adventure(2, missions="10 11", crowns=(15, 0), display=["captain sailor-1", ""])
    t.play(0, "accomplish 11 nothing")
    told = [crowns for _, _, crowns in t.told("crowned")], [crowns for _, crowns in t.told("crowns-lost")]
    assert t.crowns[0] == 15 and told == ([], [1])


@rule("PR-ADV-061", "PR-ADV-063")
def test_influence_falls_again_below_a_shield() -> None:
    """V13"""
    t = adventure(2, "competitive", "chapter=4", missions="40 42 44 48", crowns=(4, 0), markers="40:1 42:1 44:1 48:1")
    t.play(0, "accomplish 48 nothing")
    assert t.crowns[0] == 1 and t.influence[0] == 0


@rule("PR-ADV-042")
def test_every_mission_asks_for_something() -> None:
    for mission in read_missions():
        asks = mission.have or mission.coins or mission.crowns or mission.trigger or mission.cargoes != [0]
        assert asks, mission.key
        assert mission.cargoes, mission.key
