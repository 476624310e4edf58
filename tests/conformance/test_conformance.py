"""Every game of the shelf keeps the promises of the kernel, at every seat count, with every option, compiled or not."""

from __future__ import annotations

import json

import pytest

from flibuste.kernel import check
from flibuste.render.sentences import talk
from tests.compiled import COMPILED, run_compiled
from tests.conformance.cases import Case, all_cases, few_cases
from tests.conformance.trail import trail

MANY_GAMES = 10


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_a_random_game_keeps_every_promise(case: Case) -> None:
    report = check.check_game(case.game, case.seats, case.options, seed=1, talk=talk)
    assert report.decisions > 0


@pytest.mark.slow
@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_many_random_games_keep_every_promise(case: Case) -> None:
    for seed in range(2, 2 + MANY_GAMES):
        check.check_game(case.game, case.seats, case.options, seed=seed, talk=talk)


def test_compiled_rules_leave_the_same_trail_as_interpreted_ones() -> None:
    found = json.loads(run_compiled("-m", "tests.conformance.trail").stdout)
    for part in ("kernel", "thumb"):
        assert found[part].startswith(str(COMPILED))
        assert found[part].endswith(".so")
    assert found["trails"] == {str(case): trail(case) for case in few_cases()}
