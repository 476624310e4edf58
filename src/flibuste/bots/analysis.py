"""A finished game looked at again: who was ahead when, which answers cost most, what was luck and what was choice.

Before each answer every option is judged with chance drawn anew many times. What the answer is worth less than the
best one is its cost, a matter of choice; what then really came, against what was to be expected, is luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from flibuste.bots.base import GreedyBot
from flibuste.bots.foresight import eye_of
from flibuste.bots.judging import LONGEST_PLAYOUT, ByRandomPlay, Chances, Judge, judge_of
from flibuste.bots.payoff import wins
from flibuste.kernel import Game, Generator, Match, apply, deciders, playout
from flibuste.kernel.rng import scatter

SAMPLES: Final = 32
PLACES: Final = 4


class Verdict(NamedTuple):
    """One answer of the game in hindsight."""

    ply: int
    seat: int
    action: int
    chances: Chances  # after it, and after what it brought about
    cost: float
    better: int  # the best option; the action itself if none was better
    luck: Chances


class Analysis(NamedTuple):
    opening: Chances
    verdicts: list[Verdict]

    def costliest(self, count: int) -> list[Verdict]:
        """The answers that cost most, the worst first."""
        missed = [verdict for verdict in self.verdicts if verdict.better != verdict.action]
        return sorted(missed, key=lambda verdict: -verdict.cost)[:count]

    def luck(self) -> Chances:
        """What chance gave and took, by seat."""
        return [sum(each) for each in zip(*(verdict.luck for verdict in self.verdicts), strict=True)]

    def choice(self) -> Chances:
        """What each seat gave away by its answers."""
        costs = [0.0] * len(self.opening)
        for verdict in self.verdicts:
            costs[verdict.seat] -= verdict.cost
        return costs


def analyse(match: Match, seed: int = 0, samples: int = SAMPLES) -> Analysis:
    """Look at every answer of a match."""
    return Analysis(opening(match, seed, samples), list(verdicts(match, 0, seed, samples)))


def opening(match: Match, seed: int = 0, samples: int = SAMPLES) -> Chances:
    """Everybody's chances before the first answer."""
    s = _after(match, 0)
    return _judge(match, seed, 0, samples).chances(s, s.decider)


def verdicts(match: Match, first: int = 0, seed: int = 0, samples: int = SAMPLES) -> Iterator[Verdict]:
    """The answers of a match in hindsight, one by one; what is said of one does not depend on where one begins."""
    game = match.game
    s = _after(match, first)
    for ply, move in enumerate(match.moves[first:], first):
        judge = _judge(match, seed, ply + 1, samples)
        view = game.view(s, move.seat)
        prospects = judge.prospects(s, view)
        worth = [prospect[move.seat] for prospect in prospects]
        played, best = view.options.index(move.action), worth.index(max(worth))
        apply(s, move.seat, move.action)
        now = judge.chances(s, eye_of(s, move.seat))
        luck = [after - expected for after, expected in zip(now, prospects[played], strict=True)]
        chances = wins(game, s) if s.over else now
        yield Verdict(ply, move.seat, move.action, chances, worth[best] - worth[played], view.options[best], luck)


def has_judge(match: Match) -> bool:
    """Whether something learned judges this table; otherwise only random play can, which says little about single
    answers."""
    return not isinstance(_judge(match, 0, 0, 1), ByRandomPlay)


def at_random(world: Any, game: Game[Any], dice: Generator) -> None:
    """Play a game on to its end, any legal answer."""
    playout(world, dice, LONGEST_PLAYOUT)


def by_rules_of_thumb(world: Any, game: Game[Any], dice: Generator) -> None:
    """Play a game on to its end as greedy bots do."""
    bot = GreedyBot(dice)
    while not world.over:
        seat = deciders(world)[0]
        apply(world, seat, bot.choose(game.view(world, seat), 0.0))


def shares(
    match: Match, ply: int, seed: int = 0, samples: int = SAMPLES, play_on: Callable[..., None] = at_random
) -> Chances:
    """Everybody's share of the wins if the match had been played on after so many answers."""
    s = _after(match, ply)
    dice = Generator(b"", scatter(seed + ply))
    won = [0.0] * len(match.seats)
    for _ in range(1 if s.over else samples):
        world = s if s.over else match.game.imagine(match.game.view(s, s.decider), dice)
        play_on(world, match.game, dice)
        won = [total + share for total, share in zip(won, wins(match.game, world), strict=True)]
    return [total / (1 if s.over else samples) for total in won]


def _after(match: Match, ply: int) -> Any:
    """The position after so many answers."""
    s = match.game.new(len(match.seats), match.options, match.seed, None, match.version)
    for move in match.moves[:ply]:
        apply(s, move.seat, move.action)
    return s


def _judge(match: Match, seed: int, ply: int, samples: int) -> Judge:
    """The judge of an answer, with luck of its own."""
    s = _after(match, 0)
    return judge_of(match.game.view(s, s.decider), Generator(b"", scatter(seed + ply)), samples)
