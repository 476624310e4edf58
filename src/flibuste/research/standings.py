"""What a tournament came to: win shares with intervals, mean scores, ratings, thinking times."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from openskill.models import PlackettLuce

from flibuste.bots.intervals import CONFIDENCE_95, wilson

PLACES: Final = 4


class Pairing:
    """One bot among copies of another."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points = 0.0  # the challenger's
        self.field_points = 0.0  # a mean field player's

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the win share, after Wilson."""
        return wilson(self.wins, self.games)


class Standings:
    """Counted game by game; rows are documents as the arena's file holds them."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        self.pairings: dict[tuple[str, str], Pairing] = {}
        self.answers = dict.fromkeys(self.bots, 0)
        self.seconds = dict.fromkeys(self.bots, 0.0)
        self._alone: dict[int, dict[str, int]] = {}  # by deal: what each bot made of it alone
        self._model = PlackettLuce()
        self._ratings = {bot: self._model.rating(name=bot) for bot in self.bots}

    def add_all(self, rows: Iterable[dict[str, Any]]) -> None:
        for row in rows:
            self.add(row)

    def add(self, row: dict[str, Any]) -> None:
        challenger, field, deal, seat = row["fixture"]
        for bot, count in row["answers"].items():
            self.answers[bot] += count
            self.seconds[bot] += row["seconds"][bot]
        if len(row["scores"]) == 1:
            self._compare(challenger, deal, row["scores"][0])
        else:
            self._meet(challenger, field, seat, row["scores"], row["ranks"], row["winners"])

    def _compare(self, bot: str, deal: int, score: int) -> None:
        """Alone at the table: whoever makes more of the same deal wins it."""
        known = self._alone.setdefault(deal, {})
        for other, theirs in known.items():
            first, second = sorted((bot, other), key=self.bots.index)
            scores = [score, theirs] if first == bot else [theirs, score]
            winners = [seat for seat in range(2) if scores[seat] == max(scores)]
            self._meet(first, second, 0, scores, [1 if seat in winners else 2 for seat in range(2)], winners)
        known[bot] = score

    def _meet(
        self, challenger: str, field: str, seat: int, scores: list[int], ranks: list[int], winners: list[int]
    ) -> None:
        pairing = self.pairings.setdefault((challenger, field), Pairing())
        pairing.games += 1
        pairing.wins += 1 / len(winners) if seat in winners else 0.0
        pairing.points += scores[seat]
        pairing.field_points += (sum(scores) - scores[seat]) / (len(scores) - 1)
        self._rate([challenger if other == seat else field for other in range(len(scores))], ranks)

    def _rate(self, seated: list[str], ranks: list[int]) -> None:
        """A bot that sits at several seats learns from all of them, on average."""
        rated = self._model.rate([[self._ratings[bot]] for bot in seated], ranks=[float(rank) for rank in ranks])
        for bot in set(seated):
            mine = [team[0] for team, name in zip(rated, seated, strict=True) if name == bot]
            self._ratings[bot] = self._model.rating(
                mu=sum(rating.mu for rating in mine) / len(mine),
                sigma=sum(rating.sigma for rating in mine) / len(mine),
                name=bot,
            )

    def rating(self, bot: str) -> tuple[float, float, float]:
        """The rating and its 95 % interval."""
        rating = self._ratings[bot]
        half = CONFIDENCE_95 * rating.sigma
        return rating.mu, rating.mu - half, rating.mu + half

    def milliseconds(self, bot: str) -> float:
        """The mean thinking time per answer that was a choice."""
        return 1000 * self.seconds[bot] / self.answers[bot] if self.answers[bot] else 0.0

    def share(self, bot: str, other: str) -> float | None:
        """The win share of a bot against another. Between two players what one does not win, the other does."""
        if (bot, other) in self.pairings:
            return self.pairings[bot, other].share
        return 1 - self.pairings[other, bot].share if (other, bot) in self.pairings else None

    def document(self) -> dict[str, Any]:
        """Everything for programs."""
        return {
            "bots": {
                bot: {
                    "rating": [round(figure, PLACES) for figure in self.rating(bot)],
                    "milliseconds": round(self.milliseconds(bot), PLACES),
                }
                for bot in self.bots
            },
            "pairings": [
                {
                    "challenger": challenger,
                    "field": field,
                    "games": pairing.games,
                    "share": round(pairing.share, PLACES),
                    "interval": [round(bound, PLACES) for bound in pairing.interval],
                    "points": round(pairing.points / pairing.games, 2),
                    "field_points": round(pairing.field_points / pairing.games, 2),
                }
                for (challenger, field), pairing in self.pairings.items()
            ],
        }
