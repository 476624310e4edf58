"""Secret bids of a boarding: the parties that both sides can send, weighed against one another."""

from __future__ import annotations

from itertools import product
from typing import Final

from flibuste.bots.heuristics.captains_war_worth import COIN, FORCE, prize
from flibuste.bots.heuristics.regret import mixed_strategies, value
from flibuste.games.captains_war.modules.captain import captain_of
from flibuste.games.captains_war.modules.captain import party as captain_party
from flibuste.games.captains_war.modules.solo import YELLOW_ROLLS
from flibuste.games.captains_war.sheet import PARTIES, TOTAL_OF
from flibuste.games.captains_war.state import CaptainsWar
from flibuste.games.captains_war.tables import FACES, GOLD

SOLO_RIVALRY: Final = 0.3  # a captain who plays by a table does not make the most of a gain
ROUNDS: Final = 60  # of regret matching


def rivalry(s: CaptainsWar) -> float:
    """How much of one rival's loss is a gain."""
    return 1 / (s.book.seats - 1) if captain_of(s.book) is None else SOLO_RIVALRY


class Bids:
    """The parties two sides can send, one for each total, and what they are worth against one another."""

    def __init__(self, s: CaptainsWar, attacker: int, defender: int) -> None:
        t = s.book.tables
        self.s = s
        self.sides = attacker, defender
        self.rivalry = rivalry(s)
        self.bonuses = s.sheets[attacker].passed(t.attack), s.sheets[defender].passed(t.defence)
        self.parties = [cheapest_by_total(s.sheets[side].parties(1 - at)) for at, side in enumerate(self.sides)]

    def strategies(self) -> tuple[list[float], list[float]]:
        """How often each side should send each of its parties, if it knows the other's crew and nothing more."""
        return mixed_strategies(self.payoffs(0), self.payoffs(1), ROUNDS)

    def worth(self) -> float:
        """What the attacker may expect."""
        if captain_of(self.s.book) is not None:
            return max(worth for _, worth in self.against_rolls(0))
        mine, theirs = self.payoffs(0), self.payoffs(1)
        return value(mine, *mixed_strategies(mine, theirs, ROUNDS))

    def payoffs(self, at: int) -> list[list[float]]:
        """What each party of the attacker (0) or the defender (1) brings against each of the other's."""
        won, lost = self.stakes(at)
        totals = [[TOTAL_OF[party] + self.bonuses[side] for party in self.parties[side]] for side in (at, 1 - at)]
        costs = [FORCE * TOTAL_OF[party] for party in self.parties[at]]
        return [
            [
                outcome(total - other, won, lost) - cost + self.rivalry * FORCE * (other - self.bonuses[1 - at])
                for other in totals[1]
            ]
            for total, cost in zip(totals[0], costs, strict=True)
        ]

    def stakes(self, at: int) -> tuple[float, float]:
        """What winning brings and losing costs a side: its own gold, and something for what the rival gains."""
        s, side, rival = self.s, self.sides[at], self.sides[1 - at]
        stolen = COIN * int(min(s.sheets[side].held[GOLD], s.book.tables.stolen_gold))
        return prize(s, side, rival), max(stolen, self.rivalry * prize(s, rival, side))

    def against_rolls(self, at: int) -> list[tuple[int, float]]:
        """Each party of the player's with its worth over all rolls of the captain's yellow die."""
        s = self.s
        won, lost = self.stakes(at)
        lead = self.bonuses[at] - self.bonuses[1 - at]
        rolls = product(range(FACES), repeat=YELLOW_ROLLS)
        totals = [sum(captain_party(s, list(three))) for three in rolls]
        return [
            (
                party,
                sum(outcome(TOTAL_OF[party] + lead - total, won, lost) for total in totals) / len(totals)
                - FORCE * TOTAL_OF[party],
            )
            for party in self.parties[at]
        ]


def cheapest_by_total(choices: list[int]) -> list[int]:
    """One party for each total: the one with most pirates, so that the strong ones stay."""
    found: dict[int, int] = {}
    for party in choices:
        kept = found.get(TOTAL_OF[party])
        if kept is None or len(PARTIES[party]) > len(PARTIES[kept]):
            found[TOTAL_OF[party]] = party
    return [found[total] for total in sorted(found)]


def outcome(margin: int, won: float, lost: float) -> float:
    return won if margin > 0 else -lost if margin < 0 else 0.0
