"""Simulated games as files for statistics and learning machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from flibuste.cli.arena import Contest, Outcome, begun_anew
from flibuste.kernel import BadOption

Keep = Callable[[Outcome], None]
File = AbstractContextManager[Any]


def games_in(file: Path | None, contest: Contest) -> AbstractContextManager[Keep]:
    """What is done with each outcome: it goes to the file, if there is one."""
    return _kept(file, contest, _games)


def decisions_in(file: Path | None, contest: Contest) -> AbstractContextManager[Keep]:
    """The same, decision by decision: the game is played once more from its answers, and looked at."""
    return _kept(file, contest, _decisions)


@contextmanager
def _kept(file: Path | None, contest: Contest, opened: Callable[[Path, Contest], tuple[File, Keep]]) -> Iterator[Keep]:
    if file is None:
        yield lambda outcome: None
        return
    try:
        written, keep = opened(file, contest)
    except ImportError as error:
        lacking = f"A dataset needs more packages ({error.name}): pip install 'flibuste[research]'."
        raise BadOption(lacking) from error
    with written:
        yield keep


def _games(file: Path, contest: Contest) -> tuple[File, Keep]:
    from flibuste.research.dataset import Dataset

    games = Dataset(file, contest._asdict())
    return games, lambda outcome: games.add(
        _players(contest, outcome), outcome.scores, outcome.winners, outcome.decisions
    )


def _decisions(file: Path, contest: Contest) -> tuple[File, Keep]:
    from flibuste.research.decisions import Decisions
    from flibuste.research.sights import sight_of

    sight = sight_of(contest.game, len(contest.bots), contest.options)
    decisions = Decisions(file, sight, about={"bots": list(contest.bots), "seed": contest.seed})
    return decisions, lambda outcome: decisions.add(
        begun := begun_anew(contest, outcome), _in_turn(begun, outcome), _players(contest, outcome)
    )


def _in_turn(s: Any, outcome: Outcome) -> Iterator[tuple[int, int]]:
    """Each answer with the seat that gives it, as the game goes on."""
    for answer in outcome.answers:
        yield s.decider, answer


def _players(contest: Contest, outcome: Outcome) -> list[str]:
    return [contest.bots[bot] for bot in outcome.seating]
