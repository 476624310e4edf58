"""Figures of many games: who won how often, with which scores, after how many decisions."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from flibuste.bots.intervals import wilson
from flibuste.cli.arena import Contest, Outcome

PLACES: Final = 4


class Figures:
    """What a contest came to. A shared win counts as a part for each winner."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = 0
        self.decisions = 0
        self.wins_by_bot = dict.fromkeys(contest.bots, 0.0)
        self.wins_by_seat = [0.0] * len(contest.bots)
        self.scores: dict[str, Counter[int]] = {bot: Counter() for bot in contest.bots}
        self.lengths: Counter[int] = Counter()

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self.lengths[outcome.decisions] += 1
        for seat, bot in enumerate(outcome.seating):
            self.scores[self.contest.bots[bot]][outcome.scores[seat]] += 1
        for seat in outcome.winners:
            part = 1 / len(outcome.winners)
            self.wins_by_seat[seat] += part
            self.wins_by_bot[self.contest.bots[outcome.seating[seat]]] += part

    def played(self, bot: str) -> int:
        """How many seats a bot has filled: the same name may sit at several places of a table."""
        return self.games * list(self.contest.bots).count(bot)

    def document(self, seconds: float) -> dict[str, Any]:
        """All figures for programs; docs/terminal.md explains the shape."""
        return {
            "game": self.contest.game,
            "options": dict(self.contest.options),
            "bots": list(self.contest.bots),
            "seed": self.contest.seed,
            "games": self.games,
            "wins": {
                "bots": {bot: round(self.wins_by_bot[bot], PLACES) for bot in self.wins_by_bot},
                "seats": [round(wins, PLACES) for wins in self.wins_by_seat],
            },
            "intervals": {
                "bots": {bot: _rounded(wilson(self.wins_by_bot[bot], self.played(bot))) for bot in self.scores},
                "seats": [_rounded(wilson(wins, self.games)) for wins in self.wins_by_seat],
            },
            "scores": {bot: _histogram(scores) for bot, scores in self.scores.items()},
            "lengths": _histogram(self.lengths),
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.decisions / seconds),
        }


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that at least this share of the counted ones does not exceed."""
    wanted = share * counts.total()
    reached = 0
    for value in sorted(counts):
        reached += counts[value]
        if reached >= wanted:
            return value
    raise ValueError("Nothing was counted.")


def mean(counts: Counter[int]) -> float:
    return sum(value * count for value, count in counts.items()) / counts.total()


def _histogram(counts: Counter[int]) -> dict[str, int]:
    return {str(value): counts[value] for value in sorted(counts)}


def _rounded(interval: tuple[float, float]) -> list[float]:
    return [round(bound, PLACES) for bound in interval]
