"""The race tracks: CW-LOOT-011 to CW-LOOT-015."""

from __future__ import annotations

import pytest

from flibuste.games.captains_war.loot import loot_together
from flibuste.games.captains_war.tables import ATTRIBUTES, BOATS, TRACKS
from tests.games.captains_war.table import Table, advancing, looting
from tests.rules import rule


@rule("CW-LOOT-011")
@pytest.mark.parametrize(
    ("face", "progress"), [(1, [1, 0]), (2, [1, 0]), (3, [2, 0]), (4, [0, 1]), (5, [0, 1]), (6, [0, 2])]
)
def test_the_red_die_advances_on_the_track_it_shows(face: int, progress: list[int]) -> None:
    t = looting(f"1 1 1 1 1 {face}")
    t.play(0, "take red")
    assert list(t.s.sheets[0].progress) == progress


@rule("CW-LOOT-012", "CW-CMD-008")
@pytest.mark.parametrize("track", TRACKS)
def test_padlocks_and_the_end_of_the_track_stop_an_advance(track: int) -> None:
    for owned, limit in enumerate([2, 5, 8, 11, 12]):
        progress = [0, 0]
        progress[track] = limit - 1
        t = advancing(track, 2, boats=owned, attributes=owned, progress=progress)
        assert t.s.sheets[0].progress[track] == limit
        assert t.s.sheets[0].progress[1 - track] == 0
        while not t.s.over:
            t.play(0, "choose pearl")
        assert t.told("stopped") == [(0, track, 1)]


BOAT_GAINS = {2: "gold 2", 5: "pirate-1 1", 8: "gold 3", 11: "pirate-3 1"}
ATTRIBUTE_GAINS = {4: "gold 3", 6: "pirate-2 1", 10: "gold 4", 11: "pirate-4 1"}
CHOICES = {2: 1, 8: 2}


@rule("CW-LOOT-013")
@pytest.mark.parametrize("circle", range(1, 13))
@pytest.mark.parametrize(("track", "gains"), [(BOATS, BOAT_GAINS), (ATTRIBUTES, ATTRIBUTE_GAINS)])
def test_each_circle_gives_its_gain(track: int, gains: dict[int, str], circle: int) -> None:
    progress = [0, 0]
    progress[track] = circle - 1
    t = advancing(track, 1, boats=4, attributes=4, progress=progress)
    item, amount = gains.get(circle, "gold 0").split()
    assert t.held(0, item) == int(amount)
    assert sum(t.s.sheets[0].held) == int(amount)
    choices = CHOICES.get(circle, 0) if track == ATTRIBUTES else 0
    for left in range(choices, 0, -1):
        assert t.options() == ["choose pearl", "choose wood", "choose gem", "choose barrel"], left
        t.play(0, "choose gem")
    assert t.held(0, "gem") == choices and t.s.over


@rule("CW-LOOT-013")
def test_gains_come_in_order_before_the_next_circle() -> None:
    t = advancing(ATTRIBUTES, 2, attributes=1, progress=(0, 1))
    assert list(t.s.sheets[0].progress) == [0, 2], "the second circle waits for the choice of the first"
    t.play(0, "choose wood")
    assert list(t.s.sheets[0].progress) == [0, 3]


@rule("CW-LOOT-014")
def test_resources_of_a_track_are_chosen_one_by_one() -> None:
    t = advancing(ATTRIBUTES, 1, attributes=2, progress=(0, 7))
    t.play(0, "choose pearl")
    assert t.chest() == [1, 0, 0, 0]
    t.play(0, "choose barrel")
    assert t.chest() == [1, 0, 0, 1]


@rule("CW-LOOT-015")
def test_boarding_bonuses_are_permanent_and_add_up() -> None:
    t = Table()
    sheet = t.fill(0, boats=4)
    bonuses = []
    for circle in range(13):
        sheet.progress[BOATS] = circle
        bonuses.append((sheet.passed(t.s.book.tables.attack), sheet.passed(t.s.book.tables.defence)))
    assert bonuses == [(0, 0)] * 4 + [(1, 0)] * 3 + [(1, 1)] * 3 + [(2, 1)] * 2 + [(3, 2)]


@rule("CW-LOOT-015")
def test_a_bonus_of_this_turn_counts_in_the_boarding_of_this_turn() -> None:
    t = Table()
    t.fill(0, crew=[1, 1], boats=1, progress=(3, 0))
    t.fill(1, crew=[1])
    t.dice("1 1 1 1 1 1")
    t.go(loot_together)
    t.play(0, "take red", "take blue-1")
    for seat in (1, 2):
        t.play(seat, "take blue-1", "take blue-2")
    t.play(0, "attack seat-2", "commit 1")
    t.play(1, "commit 1")
    assert t.told("revealed") == [(0, 1, 1, 2), (1, 1, 0, 1)]
