"""What a finished game is worth."""

import pytest

from flibuste.bots.payoff import payoffs
from flibuste.kernel import Result


class Ended:
    """A game of which only the result is asked."""

    def __init__(self, key, scores, winners):
        self.key = key
        self._result = Result(scores, [1 if seat in winners else 2 for seat in range(len(scores))], winners)

    def result(self, s):
        return self._result


def test_winners_share_one():
    assert payoffs(Ended("port-royal", [12, 12, 9], [0, 1]), None) == [0.5, 0.5, 0.0]
    assert payoffs(Ended("port-royal", [9], []), None) == [0.0]


def test_where_points_tell_more_a_larger_lead_is_worth_more():
    narrow, wide = (payoffs(Ended("captains-war", scores, [0]), None) for scores in ([31, 30], [50, 30]))
    assert 0.5 < narrow[0] < wide[0] < 1
    assert narrow[0] + narrow[1] == pytest.approx(1)


def test_alone_at_sea_the_points_count_and_against_a_legend_the_win():
    poor, rich = (payoffs(Ended("rolling-seas", [score], [0]), None)[0] for score in (200, 350))
    assert 0 < poor < 0.5 < rich < 1
    assert payoffs(Ended("captains-war", [40], [0]), None) == [1.0]
