"""Ranks: who has most is first, ties share, and the ranks after a tie are skipped."""

from __future__ import annotations

from flibuste.kernel import Result


def test_points_alone() -> None:
    result = Result.by_points([3, 7, 7, 1])
    assert (result.scores, result.ranks, result.winners) == ([3, 7, 7, 1], [3, 1, 1, 4], [1, 2])


def test_what_decides_among_equals_counts_only_among_equals() -> None:
    result = Result.by_merit([(7, 0, 9), (7, 2, 1), (3, 9, 9), (7, 2, 1)])
    assert (result.scores, result.ranks, result.winners) == ([7, 7, 3, 7], [3, 1, 4, 1], [1, 3])
