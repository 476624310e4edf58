"""The end of the game (RS-END) and the solo ladder (RS-SOL)."""

from __future__ import annotations

import pytest

from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.game import GAME_OBJECT
from flibuste.games.rolling_seas.scoring import Count, title
from tests.games.rolling_seas.scene import Scene
from tests.rules import rule


def count(scene: Scene) -> Count:
    return Count(scene.board, scene.sheet)


@rule("RS-END-001")
def test_the_final_story_counts_once_more_without_a_tick() -> None:
    scene = Scene().at("J9").with_(story=12)
    assert count(scene).final == 12 and scene.sheet.story == 12


@rule("RS-END-002")
def test_pirates_never_met_cost_five_each() -> None:
    scene = Scene().at("J9")
    assert count(scene).pirates == -20
    assert count(scene.entered("pirates", "D6 N11")).pirates == -10


@rule("RS-END-003")
@pytest.mark.parametrize(("home", "points"), [("G7", 10), ("G13", 5)])
def test_the_port_of_arrival(home: str, points: int) -> None:
    scene = Scene().at("H7").settled(home)
    assert count(scene).arrival == points
    assert count(scene.visited("G7")).arrival == points
    scene.at("H6")
    assert count(scene).arrival == 0


@rule("RS-END-004", "RS-END-005")
def test_the_total_adds_up_and_may_be_negative() -> None:
    scene = Scene().at("J9")
    assert count(scene).total == -20
    scene.visited(" ".join(GRID.name(cell) for cell in scene.board.chart.ports))
    scene.with_(stars=13, story=20)
    scene.sheet.fame = [3, 5, 8, 9, 11, 13, 15, 18]
    assert count(scene).total == 82 + 20 - 20 + 0 + 13 + 10


@rule("RS-END-006")
@pytest.mark.parametrize(
    ("story", "gold", "provisions", "ranks"),
    [
        ((5, 6, 4), (9, 0, 9), (5, 0, 5), [2, 1, 3]),
        ((6, 6, 6), (1, 2, 0), (0, 0, 5), [2, 1, 3]),
        ((6, 6, 6), (2, 2, 2), (1, 4, 2), [3, 1, 2]),
        ((6, 6, 1), (2, 2, 2), (4, 4, 4), [1, 1, 3]),
    ],
)
def test_ties_are_broken_by_gold_then_provisions_then_shared(
    story: tuple[int, ...], gold: tuple[int, ...], provisions: tuple[int, ...], ranks: list[int]
) -> None:
    scene = Scene(seats=3)
    for seat in range(3):
        scene.at("J9", seat).with_(seat, story=story[seat], gold=gold[seat], provisions=provisions[seat])
    result = GAME_OBJECT.result(scene.state)
    assert result.ranks == ranks
    assert result.winners == [seat for seat, rank in enumerate(ranks) if rank == 1]


@rule("RS-SOL-005")
@pytest.mark.parametrize(("turn", "tier"), [(1, 1), (15, 1), (16, 2), (20, 2), (21, 3), (25, 3)])
@pytest.mark.parametrize("deck", ["standard", "quick"])
def test_alone_the_turn_decides_the_treasure(turn: int, tier: int, deck: str) -> None:
    scene = Scene(deck=deck).at("D7").with_(monoliths=2, provisions=0).in_turn(turn)
    expected = tier if scene.state.turn == turn else 2
    scene.act(die=6).play("explore E7", "line 6")
    assert scene.sheet.treasure == expected and scene.sheet.stars == (15, 10, 5)[expected - 1]


RANKS = {
    -20: 0, 0: 0, 75: 0, 76: 1, 125: 1, 126: 2, 150: 2, 151: 3, 175: 3,
    176: 4, 200: 4, 201: 5, 225: 5, 226: 6, 250: 6, 251: 7, 400: 7,
}  # fmt: skip


@rule("RS-SOL-006")
@pytest.mark.parametrize(("total", "rank"), RANKS.items())
def test_the_ladder_of_titles(total: int, rank: int) -> None:
    tables = Scene().state.book.tables
    assert title(tables, total) == tables.ranks[rank]
