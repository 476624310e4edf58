"""What a Legendary Captain does, choice by choice (CW-SOLO)."""

from __future__ import annotations

from itertools import product

import pytest

from flibuste.games.captains_war.modules import captain
from flibuste.games.captains_war.modules.captain import LEGEND, PLAYER, card_of
from flibuste.games.captains_war.modules.solo import reinforce
from flibuste.games.captains_war.tables import ATTRIBUTES, BARREL, BOATS, COLOUR_NAMES, GEM, NONE, PEARL, WOOD
from tests.games.captains_war.table import BLUE_FACES, solo
from tests.rules import rule


def faces(text: str) -> list[int]:
    return [BLUE_FACES.index(face) for face in text.split()] + [0, 0, 0]


@rule("CW-SOLO-012")
@pytest.mark.parametrize(
    ("held", "left", "taken", "why"),
    [
        ({}, "P J TT", 1, "joker-first"),
        ({}, "P TT G", 1, "double-first"),
        ({"pearl": 2}, "P W G", 1, "highest"),
        ({"pearl": 1, "wood": 1}, "P W G", 2, "fewest"),
        ({"pearl": 1, "wood": 1, "gem": 1}, "G W P", 2, "highest"),
        ({"pearl": 3, "barrel": 1}, "T P P", 0, "fewest"),
        ({}, "T T T", 0, "only"),
    ],
)
def test_which_blue_die(held: dict[str, int], left: str, taken: int, why: str) -> None:
    t = solo()
    t.fill(LEGEND, boats=1, **held)
    t.dice(f"{left} 1 1 1")
    assert captain.blue_die(t.s, [0, 1, 2, 5]) == (taken, why)


@rule("CW-SOLO-012")
def test_the_only_blue_die_left_needs_no_reason() -> None:
    t = solo()
    t.dice("J TT P 1 1 1")
    assert captain.blue_die(t.s, [2, 3, 4, 5]) == (2, "only")


@rule("CW-SOLO-013")
def test_a_resource_of_choice_is_the_scarcest_then_the_highest() -> None:
    t = solo()
    t.fill(LEGEND, pearl=1, wood=1, barrel=1)
    assert captain.resource_of_choice(t.s) == (GEM, "fewest")
    sheet = t.fill(LEGEND, pearl=1)
    assert captain.resource_of_choice(t.s) == (WOOD, "highest")
    t.blacken(LEGEND, "wood", left=0)
    assert captain.resource_of_choice(t.s) == (GEM, "highest")
    sheet.held[PEARL], sheet.spent[PEARL] = 0, 1
    assert captain.resource_of_choice(t.s) == (PEARL, "highest"), "spent resources do not count as held"


@rule("CW-SOLO-013")
def test_no_free_box_no_resource() -> None:
    t = solo()
    for name in ("pearl", "wood", "gem", "barrel"):
        t.blacken(LEGEND, name, left=0)
    assert captain.resource_of_choice(t.s)[0] == NONE


@rule("CW-SOLO-014")
@pytest.mark.parametrize(
    ("owned", "progress", "shown", "track"),
    [
        ((1, 0), (4, 0), BOATS, (BOATS, "shown")),
        ((1, 0), (5, 0), BOATS, (ATTRIBUTES, "blocked")),
        ((1, 0), (4, 2), ATTRIBUTES, (BOATS, "blocked")),
        ((1, 0), (5, 2), BOATS, (NONE, "stuck")),
        ((4, 0), (12, 1), BOATS, (ATTRIBUTES, "blocked")),
    ],
)
def test_a_blocked_track_gives_way(
    owned: tuple[int, int], progress: tuple[int, int], shown: int, track: tuple[int, int]
) -> None:
    t = solo()
    t.fill(LEGEND, boats=owned[0], attributes=owned[1], progress=progress)
    assert captain.red_track(t.s, shown) == track


@rule("CW-SOLO-015")
@pytest.mark.parametrize(
    ("sheet", "choice"),
    [
        ({"boats": 1}, (NONE, "too-dear")),
        ({"boats": 1, "gold": 6}, (ATTRIBUTES, "only")),
        ({"boats": 1, "gold": 5}, (NONE, "too-dear")),
        ({"boats": 1, "gold": 12}, (BOATS, "more-points")),
        ({"boats": 2, "attributes": 3, "gold": 30}, (ATTRIBUTES, "more-points")),
        ({"boats": 0, "attributes": 0, "gold": 6}, (BOATS, "same-points")),
        ({"boats": 4, "attributes": 0, "pearl": 1, "gem": 1}, (ATTRIBUTES, "only")),
        ({"boats": 4, "attributes": 4, "gold": 40}, (NONE, "too-dear")),
    ],
)
def test_which_acquisition(sheet: dict[str, int], choice: tuple[int, int]) -> None:
    t = solo()
    t.fill(LEGEND, **sheet)
    assert captain.acquisition(t.s) == choice


@rule("CW-SOLO-015")
def test_a_missing_type_without_a_free_box_cannot_be_bought() -> None:
    t = solo()
    t.fill(LEGEND, boats=4, gold=30)
    t.blacken(LEGEND, "gem", left=0)
    assert captain.bill(t.s, ATTRIBUTES) is None


@rule("CW-SOLO-016")
@pytest.mark.parametrize(
    ("held", "paid", "bought"),
    [
        ({"pearl": 2, "wood": 1, "gem": 2, "barrel": 1}, [0, 2, 1, 1, 0], [0] * 5),
        ({"pearl": 3, "wood": 2}, [0, 2, 2, 0, 0], [0] * 5),
        ({"pearl": 2, "wood": 1}, [0, 2, 1, 0, 1], [0, 0, 0, 0, 1]),
        ({"pearl": 1}, [0, 2, 1, 0, 1], [0, 1, 1, 0, 1]),
    ],
)
def test_what_pays_a_joker(held: dict[str, int], paid: list[int], bought: list[int]) -> None:
    t = solo()
    t.fill(LEGEND, boats=1, gold=20, **held)
    bill = captain.bill(t.s, BOATS)
    assert bill is not None
    assert (bill.paid, bill.bought, bill.gold) == (paid, bought, 3 * sum(bought))


@rule("CW-SOLO-016")
def test_the_lowest_resource_with_a_free_box_is_bought_for_a_joker() -> None:
    t = solo()
    t.fill(LEGEND, boats=1, gold=3, pearl=2, wood=1)
    t.blacken(LEGEND, "barrel", left=0)
    bill = captain.bill(t.s, BOATS)
    assert bill is not None and bill.bought[GEM] == 1 and bill.bought[BARREL] == 0


@rule("CW-SOLO-018", "CW-SOLO-041")
@pytest.mark.parametrize(("gold", "force"), [(0, NONE), (1, NONE), (2, 1), (7, 3), (9, 4), (40, 5)])
def test_the_strongest_pirate_within_reach(gold: int, force: int) -> None:
    t = solo()
    t.fill(LEGEND, gold=gold)
    assert captain.recruit(t.s)[0] == force


@rule("CW-SOLO-018")
def test_a_force_without_a_free_box_is_skipped() -> None:
    t = solo()
    t.fill(LEGEND, gold=10)
    t.blacken(LEGEND, "pirate-5", left=0)
    assert captain.recruit(t.s) == (4, "strongest")


@rule("CW-SOLO-021")
@pytest.mark.parametrize(
    ("player", "full", "force"),
    [([2, 4], (), 2), ([3], (3,), 2), ([2], (1, 2), 3), ([], (), 0), ([1], (1, 2, 3, 4, 5), 0), ([4], (4, 3), 2)],
)
def test_reinforcements_copy_the_players_weakest(player: list[int], full: tuple[int, ...], force: int) -> None:
    t = solo()
    t.fill(PLAYER, crew=player)
    for full_force in full:
        t.blacken(PLAYER, f"pirate-{full_force}", left=0)
    assert captain.reinforcement(t.s) == force


@rule("CW-SOLO-021")
def test_no_reinforcement_while_somebody_is_left() -> None:
    t = solo()
    t.fill(PLAYER, crew=[2])
    t.fill(LEGEND, crew=[5])
    reinforce(t.s)
    assert t.crew(LEGEND) == [5]


@rule("CW-SOLO-031", "CW-SOLO-032")
def test_how_often_the_captain_attacks() -> None:
    attacking = sum(captain.is_attacking([*three, 0, 0, 0]) for three in product(range(6), repeat=3))
    assert attacking == 90, "exactly one pair among three dice: 90 of 216"
    assert not captain.is_attacking(faces("T TT W"))
    assert captain.is_attacking(faces("TT TT W")) and captain.is_attacking(faces("J W J"))
    assert not captain.is_attacking(faces("W W W"))


@rule("CW-SOLO-033", "CW-SOLO-034")
@pytest.mark.parametrize(
    ("crew", "rolls", "sent"),
    [
        ([1, 2, 4], [2, 4, 5], [1, 0, 4]),
        ([1, 2, 4], [1, 2, 1], [1, 2, 4]),
        ([1, 2, 4], [6, 5, 6], [4, 2, 1]),
        ([3], [1, 5, 2], [3, 0, 0]),
        ([2, 2, 5], [3, 4, 3], [2, 0, 0]),
        ([2, 5], [3, 6, 1], [0, 5, 2]),
    ],
)
def test_whom_the_yellow_rolls_send(crew: list[int], rolls: list[int], sent: list[int]) -> None:
    t = solo()
    t.fill(LEGEND, crew=crew)
    assert captain.party(t.s, [roll - 1 for roll in rolls]) == sent
    assert t.crew(LEGEND) == crew, "nobody is lost before the boarding is resolved"


@rule("CW-SOLO-038")
@pytest.mark.parametrize(
    ("own", "players", "choice"),
    [
        ((3, 4), (3, 6), (ATTRIBUTES, "behind")),
        ((1, 4), (4, 2), (BOATS, "behind")),
        ((4, 4), (4, 4), (BOATS, "not-behind")),
        ((4, 4), (1, 1), (BOATS, "not-behind")),
        ((1, 1), (3, 5), (ATTRIBUTES, "further-behind")),
        ((1, 1), (3, 3), (BOATS, "further-behind")),
        ((5, 1), (7, 1), (ATTRIBUTES, "blocked")),
        ((5, 5), (7, 6), (NONE, "stuck")),
    ],
)
def test_where_a_winning_captain_moves(own: tuple[int, int], players: tuple[int, int], choice: tuple[int, int]) -> None:
    t = solo()
    t.fill(PLAYER, boats=4, attributes=4, progress=players)
    t.fill(LEGEND, boats=1, attributes=1, progress=own)
    assert captain.winning_track(t.s) == choice


@rule("CW-SOLO-011")
def test_the_table_leaves_the_captain_two_of_the_other_dice() -> None:
    colours = ["blue"] * 3 + ["yellow", "black", "red"]
    shares = card_of(solo().s).shares
    assert len(shares) == 7
    for share in shares:
        left = list(colours)
        for colour in share.name.split("-"):
            left.remove(colour)
        for taken in (share.first, share.second):
            left.remove(COLOUR_NAMES[taken])
        assert len(left) == 2
