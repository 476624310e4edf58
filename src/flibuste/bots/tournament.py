"""Bots against bots, fairly: every pairing plays the same deals, and every deal from every seat.

In a pairing one bot, the challenger, sits among copies of another; alone at the table there is nobody to meet, and the
bots are compared by what each makes of the same deals. A fixture is a pure function of the tournament and its own place
in it: any process on any machine gives the same score.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, permutations
from time import perf_counter
from typing import Any, NamedTuple

from flibuste.bots.base import Bot
from flibuste.games import registry
from flibuste.kernel import Document, Game, Match, apply, deciders

Hire = Callable[[str, int], Bot]


class Fixture(NamedTuple):
    """One game: who challenges whom, on which deal, from which seat."""

    challenger: str
    field: str
    deal: int
    seat: int

    def seating(self, seats: int) -> list[str]:
        return [self.challenger if seat == self.seat else self.field for seat in range(seats)]


class Score(NamedTuple):
    """How a fixture went, seat by seat; `seconds` and `answers` by bot."""

    fixture: Fixture
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    answers: dict[str, int]
    seconds: dict[str, float]
    record: Document | None

    @property
    def share(self) -> float:
        """The challenger's part of the win."""
        return 1 / len(self.winners) if self.fixture.seat in self.winners else 0.0


class Tournament(NamedTuple):
    """What is played: `deals` for each pairing, each from every seat; the first `recorded` of them leave records. The
    pairings are each against each, or all of them against one."""

    game: str
    seats: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    deals: int
    seed: int
    seconds: float
    recorded: int
    against: str = ""

    def pairings(self) -> list[tuple[str, str]]:
        if self.seats == 1:
            return [(bot, bot) for bot in self.bots]
        if self.against:
            return [(bot, self.against) for bot in self.bots if bot != self.against]
        return list((combinations if self.seats == 2 else permutations)(self.bots, 2))

    def fixtures(self) -> Iterator[Fixture]:
        """Deal by deal, so that a tournament cut short is as balanced as it can be."""
        for deal in range(self.deals):
            for challenger, field in self.pairings():
                for seat in range(self.seats):
                    yield Fixture(challenger, field, deal, seat)

    def document(self) -> Document:
        """What identifies the tournament, whatever its length."""
        left_out = ("deals", "recorded")
        return {key: value for key, value in self._asdict().items() if key not in left_out} | {"bots": list(self.bots)}


def play_fixture(tournament: Tournament, hire: Hire, fixture: Fixture) -> Score:
    """Play one game. The bots see views; the deal decides the cards and every seat's dice, whoever sits there."""
    game: Game[Any] = registry.game(tournament.game)
    names = fixture.seating(tournament.seats)
    deal = hashlib.sha256(repr((tournament.game, tournament.seed, fixture.deal)).encode()).digest()
    s = game.new(tournament.seats, tournament.options, deal)
    bots = [hire(name, int.from_bytes(deal[:4], "big") + seat) for seat, name in enumerate(names)]
    moves: list[tuple[int, int]] = []
    answers, seconds = dict.fromkeys(names, 0), dict.fromkeys(names, 0.0)
    while not s.over:
        seat = deciders(s)[0]
        view = game.view(s, seat)
        begun = perf_counter()
        action = bots[seat].choose(view, tournament.seconds)
        if len(view.options) > 1:
            answers[names[seat]] += 1
            seconds[names[seat]] += perf_counter() - begun
        apply(s, seat, action)
        moves.append((seat, action))
    result = game.result(s)
    record = written(game, tournament, names, deal, moves) if fixture.deal < tournament.recorded else None
    return Score(fixture, result.scores, result.ranks, result.winners, answers, seconds, record)


def written(
    game: Game[Any], tournament: Tournament, names: list[str], deal: bytes, moves: list[tuple[int, int]]
) -> Document:
    """The game as a record that `flibuste replay` and `flibuste analyse` read."""
    match = Match(game, [f"{seat + 1} ({name})" for seat, name in enumerate(names)], tournament.options, deal)
    for seat, action in moves:
        match.play(seat, action)
    return match.record()
