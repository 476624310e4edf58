"""Ambushes and the fights they lead to (RS-AMB, RS-FIG)."""

from __future__ import annotations

import pytest

from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import Generator, advance, below, fingerprint
from flibuste.kit.grid import cells_of
from tests.games.rolling_seas.scene import Scene, cells
from tests.rules import rule


def two() -> Scene:
    return Scene(seats=2, ambush="yes").at("J9", 0).at("J9", 1)


# Hiding ---------------------------------------------------------------------------------------------------------------


@rule("RS-AMB-001", "RS-AMB-005")
def test_an_ambush_has_as_many_points_as_its_author_has_cannons() -> None:
    scene = two().with_(0, cannons=2).with_(1, cannons=0).meet("ambush-left")
    scene.play("ambush N9").play("ambush D9", seat=1)
    assert set(scene.offers("point")) == {"M8", "N8", "O8", "M9", "O9", "M10", "N10", "O10"}
    scene.play("point N8")
    assert "N8" not in scene.offers("point")
    scene.play("point O10")
    assert scene.is_drawn
    hidden = scene.state.boards[1].ambushes[0]
    assert (hidden.author, hidden.centre, hidden.points) == (0, GRID.named("N9"), cells("N8 O10"))
    assert scene.board.ambushes[0].author == 1 and scene.board.ambushes[0].points == 0


@rule("RS-AMB-005")
def test_points_without_room_are_lost() -> None:
    """B8 has only B7's neighbours B8: around it land, port and C7 C8 C9 B9."""
    scene = two().with_(0, cannons=7).drawn("rocks", "C8", seat=1).meet("ambush-left").play("ambush B8")
    assert not scene.offers("point")
    assert scene.state.sketches[0] == [GRID.named(name) for name in ("B8", "C7", "B9", "C9")]


@rule("RS-AMB-002", "RS-DEF-004")
def test_the_centre_is_blank_and_out_of_sight() -> None:
    scene = two().drawn("monsters", "N9", seat=1).meet("ambush-left")
    centres = [GRID.named(name) for name in scene.offers("ambush")]
    victim = scene.state.boards[1]
    assert GRID.named("N9") not in centres and GRID.named("D6") not in centres
    assert all(victim.blank >> cell & 1 for cell in centres)
    assert GRID.named("N12") in centres and GRID.named("M9") not in centres


def crosses_land(scene: Scene, a: int, b: int) -> bool:
    """Walk along the segment in small steps and look which cell each point is inside of."""
    steps = 997
    for k in range(1, steps):
        x = (a % 19) * (steps - k) + (b % 19) * k  # in units of 1/997 of a cell
        y = (a // 19) * (steps - k) + (b // 19) * k
        column, row = (2 * x + steps) // (2 * steps), (2 * y + steps) // (2 * steps)
        if scene.state.book.chart.land >> (row * 19 + column) & 1:
            return True
    return False


@rule("RS-AMB-003", "RS-AMB-004")
@pytest.mark.parametrize("ship", ["G4", "J9", "B8", "R8", "O13", "G12"])
def test_out_of_sight_is_four_cells_away_or_behind_land(ship: str) -> None:
    scene = Scene()
    hidden = scene.state.book.chart.hidden_from(GRID.named(ship))
    for cell in cells_of(scene.state.book.chart.sea):
        far = GRID.distance(cell, GRID.named(ship)) >= 4
        assert hidden >> cell & 1 == (far or crosses_land(scene, GRID.named(ship), cell))


@rule("RS-AMB-003", "RS-AMB-004")
def test_rocks_hide_nothing() -> None:
    scene = two().drawn("rocks", "L9", seat=1).meet("ambush-left")
    assert "M9" not in scene.offers("ambush") and "N9" in scene.offers("ambush")


@rule("RS-AMB-007")
def test_without_a_place_to_hide_there_is_no_ambush() -> None:
    scene = two()
    scene.marked("wake", scene.board.chart.sea, seat=1)
    scene.meet("ambush-left").play(f"ambush {scene.offers('ambush', 1)[0]}", seat=1)
    assert scene.is_drawn and not scene.state.boards[1].ambushes and scene.board.ambushes


@rule("RS-AMB-006")
def test_an_ambush_does_not_stop_or_cost_anything() -> None:
    scene = two().ambushed(1, "J8", "J7").act("N W S").play("wind N", "sail N", "sail N", "sail N")
    assert scene.ship == "J6" and scene.sheet.provisions == 5


# Fighting -------------------------------------------------------------------------------------------------------------


def seed_for(*rolls: int) -> int:
    """A seed whose first dice are these."""
    for seed in range(100_000):
        dice = Generator(b"", seed)
        if all(1 + below(dice, 6) == roll for roll in rolls):
            return seed
    raise AssertionError("no such seed")


def fight(scene: Scene, *rolls: int) -> RollingSeas:
    """Seat 0 has run into an ambush of seat 1; the dice are loaded."""
    scene.ambushed(1, "J8")
    scene.board.sprung = [0]
    scene.state.rng = seed_for(*rolls)
    scene.settle()
    return scene.state


@rule("RS-FIG-001", "RS-FIG-003")
def test_what_was_entered_this_turn_is_fought_once_and_removed() -> None:
    scene = two().ambushed(1, "J8", "K8").ambushed(1, "J7").act("N W S").play("wind N", "sail N", "sail N")
    assert scene.board.sprung == [0, 1]
    scene.play("stop").play("stop", seat=1)
    while not scene.over:
        seat = scene.state.decider
        scene.play(scene.options(seat)[0], seat=seat)
    assert not scene.board.ambushes and not scene.board.sprung
    assert scene.sheet.story + scene.state.sheets[1].story == 8


@rule("RS-FIG-001")
def test_the_order_of_entering_is_kept() -> None:
    scene = two().ambushed(1, "J7").ambushed(1, "J8").act("N W S").play("wind N", "sail N", "sail N")
    assert scene.board.sprung == [1, 0]


@rule("RS-FIG-003")
def test_two_ambushes_on_one_cell_are_fought_older_first() -> None:
    scene = two().ambushed(1, "J8", "K7").ambushed(1, "K8", "J8").act("N W S").play("wind N", "sail N")
    assert scene.board.sprung == [0, 1]


@rule("RS-FIG-002")
def test_standing_on_an_ambush_sets_off_nothing() -> None:
    scene = two().ambushed(1, "J9", "J8").act("N W S").play("stop").play("stop", seat=1)
    assert scene.over and len(scene.board.ambushes) == 1


@rule("RS-FIG-004")
@pytest.mark.parametrize(("roll", "author_wins"), [(6, True), (1, False)])
def test_the_author_wins_with_a_six_and_loses_with_a_one(roll: int, author_wins: bool) -> None:
    scene = two().with_(0, cannons=7 if author_wins else 0).with_(1, cannons=0 if author_wins else 7)
    state = fight(scene, roll)
    assert state.sheets[1].story == (3 if author_wins else 1)
    assert state.sheets[0].story == (1 if author_wins else 3)


@rule("RS-FIG-005")
@pytest.mark.parametrize(("roll", "author_wins"), [(6, False), (1, True)])
def test_then_the_victim_wins_with_a_six_and_loses_with_a_one(roll: int, author_wins: bool) -> None:
    state = fight(two().with_(0, cannons=7 if author_wins else 0).with_(1, cannons=0 if author_wins else 7), 3, roll)
    assert state.sheets[1].story == (3 if author_wins else 1)


@rule("RS-FIG-006")
@pytest.mark.parametrize(
    ("rolls", "cannons", "author", "victim"),
    [((3, 2), (0, 0), 3, 1), ((3, 2), (1, 0), 2, 2), ((3, 2), (2, 0), 1, 3), ((2, 5), (0, 4), 3, 1)],
)
def test_else_dice_and_cannons_are_added(
    rolls: tuple[int, int], cannons: tuple[int, int], author: int, victim: int
) -> None:
    state = fight(two().with_(0, cannons=cannons[0]).with_(1, cannons=cannons[1]), *rolls)
    assert (state.sheets[1].story, state.sheets[0].story) == (author, victim)


@rule("RS-FIG-007")
@pytest.mark.parametrize(("answer", "gold", "provisions"), [("take gold", 2, 4), ("take provisions", 0, 5)])
def test_the_winner_takes_gold_or_provisions_within_the_hold(answer: str, gold: int, provisions: int) -> None:
    scene = two().with_(1, provisions=4, provisions_ever=4)
    fight(scene, 6)
    assert scene.options(1) == ["take gold", "take provisions"]
    scene.play(answer, seat=1)
    assert (scene.state.sheets[1].gold, scene.state.sheets[1].provisions) == (gold, provisions)


@rule("RS-FIG-008")
@pytest.mark.parametrize(("answer", "gold", "provisions"), [("lose gold", 0, 5), ("lose provisions", 1, 3)])
def test_the_loser_chooses_what_to_give_up(answer: str, gold: int, provisions: int) -> None:
    scene = two().with_(0, gold=1)
    fight(scene, 6)
    scene.play("take gold", seat=1)
    assert scene.options(0) == ["lose gold", "lose provisions"]
    scene.play(answer)
    assert scene.over and (scene.sheet.gold, scene.sheet.provisions) == (gold, provisions)


@rule("RS-FIG-008")
@pytest.mark.parametrize(
    ("gold", "provisions", "left"), [(0, 5, (0, 3)), (2, 1, (1, 1)), (0, 1, (0, 0)), (0, 0, (0, 0))]
)
def test_a_loser_without_a_choice_is_not_asked(gold: int, provisions: int, left: tuple[int, int]) -> None:
    scene = two().with_(0, gold=gold, provisions=provisions)
    fight(scene, 6)
    scene.play("take gold", seat=1)
    assert scene.over and (scene.sheet.gold, scene.sheet.provisions) == left


@rule("RS-FIG-009")
def test_a_tie_is_two_story_for_both_and_nothing_else() -> None:
    scene = two()
    fight(scene, 3, 3)
    assert scene.over and [sheet.story for sheet in scene.state.sheets] == [2, 2]
    assert [sheet.gold for sheet in scene.state.sheets] == [0, 0]


def test_advancing_a_finished_game_changes_nothing() -> None:
    scene = two()
    fight(scene, 3, 3)
    before = fingerprint(scene.state)
    advance(scene.state)
    assert fingerprint(scene.state) == before
