"""A step is offered exactly when the turn can still end legally after it."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.voyage import gust, sail, sailable, spend, way
from flibuste.kit.grid import HEADINGS, OFF_GRID
from tests.games.rolling_seas.scene import Scene
from tests.rules import rule

AROUND = [GRID.named(f"{column}{row}") for column in "HIJKL" for row in (7, 8, 9, 10) if (column, row) != ("J", 9)]
DRAWN = st.lists(st.sampled_from(["", "perils", "monsters", "rocks"]), min_size=len(AROUND), max_size=len(AROUND))


def can_end(board: Board, sheet: Sheet, wind: int | None) -> bool:
    """Try every continuation there is, with no shortcut: sail, blow on, spend ahead."""
    if not board.stormed:
        return True
    for heading in range(len(HEADINGS)):
        if way(board, heading) == OFF_GRID:
            continue
        if sheet.wind:
            there, own = board.clone(), sheet.clone()
            if gust(there, own, heading) and can_end(there, own, None):
                return True
        if wind is not None and can_end_after(board, sheet, wind, heading):
            return True
    if wind is not None and sheet.provisions:
        there, own = board.clone(), sheet.clone()
        spend(there, own)
        return can_end(there, own, wind)
    return False


def can_end_after(board: Board, sheet: Sheet, wind: int, heading: int) -> bool:
    if way(board, heading) == OFF_GRID or sheet.tables.cost[wind][heading] > board.moves + sheet.provisions:
        return False
    there, own = board.clone(), sheet.clone()
    return sail(there, own, wind, heading) and can_end(there, own, wind)


@rule("RS-CEL-003", "RS-NAV-007")
@settings(max_examples=150, deadline=None)
@given(DRAWN, st.integers(0, 7), st.integers(0, 3), st.integers(0, 2), st.integers(0, 1), st.integers(18, 21))
def test_what_is_offered_is_what_can_be_finished(
    drawn: list[str], wind: int, moves: int, provisions: int, winds: int, story: int
) -> None:
    """Near the 22nd story box, where a refill can turn up in the middle of the perils."""
    scene = Scene().at("J9").with_(provisions=provisions, wind=winds, story=story)
    for kind in ("perils", "monsters", "rocks"):
        mask = sum(1 << cell for cell, what in zip(AROUND, drawn, strict=True) if what == kind)
        setattr(scene.board, kind, mask)
    scene.with_moves(moves)
    expected = [heading for heading in range(8) if can_end_after(scene.board, scene.sheet, wind, heading)]
    assert sailable(scene.board, scene.sheet, wind) == expected
