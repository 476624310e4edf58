"""A finished game looked at again: who was ahead when, which answers cost most, what was luck and what was choice.

Before each answer every option is judged with chance drawn anew many times. What the answer is worth less than the
best one is its cost, a matter of choice; what then really came, against what was to be expected, is luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, Protocol

from flibuste.bots.base import rules_of_thumb
from flibuste.bots.foresight import Outlook, chance_between, eye_of, promises
from flibuste.bots.learned import council_of
from flibuste.bots.net import Net
from flibuste.bots.payoff import payoffs, promised, wins
from flibuste.bots.pilot import Pilot, pilot_of
from flibuste.kernel import Game, Generator, Match, State, View, apply, below, playout
from flibuste.kernel.rng import WORD, scatter

SAMPLES: Final = 32
SAMPLES_OF_A_PILOT: Final = 4  # each plans the rest of a turn
LONGEST_PLAYOUT: Final = 3000
PLACES: Final = 4

Chances = list[float]  # by seat


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
        now = payoffs(game, s) if s.over else judge.chances(s, eye_of(s, move.seat))
        luck = [after - expected for after, expected in zip(now, prospects[played], strict=True)]
        chances = wins(game, s) if s.over else now
        yield Verdict(ply, move.seat, move.action, chances, worth[best] - worth[played], view.options[best], luck)


def has_judge(match: Match) -> bool:
    """Whether something learned judges this table; otherwise only random play can, which says little about single
    answers."""
    return not isinstance(_judge(match, 0, 0, 1), _RandomPlay)


def shares(match: Match, ply: int, seed: int = 0, samples: int = SAMPLES) -> Chances:
    """Everybody's share of the wins if the match had been played on at random after so many answers."""
    s = _after(match, ply)
    dice = Generator(b"", scatter(seed + ply))
    won = [0.0] * len(match.seats)
    for _ in range(1 if s.over else samples):
        world = s if s.over else match.game.imagine(match.game.view(s, s.decider), dice)
        playout(world, dice, LONGEST_PLAYOUT)
        won = [total + share for total, share in zip(won, wins(match.game, world), strict=True)]
    return [wins / (1 if s.over else samples) for wins in won]


def _after(match: Match, ply: int) -> Any:
    """The position after so many answers."""
    s = match.game.new(len(match.seats), match.options, match.seed)
    for move in match.moves[:ply]:
        apply(s, move.seat, move.action)
    return s


class _Judge(Protocol):
    """Says what every seat may hope for."""

    def chances(self, s: Any, eye: int) -> Chances:
        """In a position, as a seat sees it."""

    def prospects(self, s: Any, view: View[Any]) -> list[Chances]:
        """After each option of the seat's view."""


def _judge(match: Match, seed: int, ply: int, samples: int) -> _Judge:
    """The best there is for a table, with luck of its own for each answer."""
    s = _after(match, 0)
    view = match.game.view(s, s.decider)
    dice = Generator(b"", scatter(seed + ply))
    net, pilot = council_of(view), pilot_of(view)
    if pilot is not None:
        return _ByPilot(match.game, pilot, dice, samples)
    return _RandomPlay(match.game, dice, samples) if net is None else _ByNet(match.game, net, dice, samples)


class _ByNet:
    """The nets of the table judge."""

    def __init__(self, game: Game[Any], net: Net, dice: Generator, samples: int) -> None:
        self._game = game
        self._net = net
        self._dice = dice
        self._samples = samples

    def chances(self, s: Any, eye: int) -> Chances:
        world = self._game.imagine(self._game.view(s, eye), self._dice)
        return promises(self._game, self._net, [world], [eye])[0]

    def prospects(self, s: Any, view: View[Any]) -> list[Chances]:
        outlook = Outlook(view, self._dice, self._samples)
        return outlook.prospects(promises(self._game, self._net, outlook.ends, [view.seat] * len(outlook.ends)))


class _ByPilot:
    """A pilot judges where everybody's turn would end, each seat planning its own from what it sees."""

    def __init__(self, game: Game[Any], pilot: Pilot, dice: Generator, samples: int) -> None:
        self._game = game
        self._thumb = rules_of_thumb(game.key)
        self._weights = pilot.weights
        self._dice = dice
        self._luck = [below(dice, WORD) for _ in range(min(samples, SAMPLES_OF_A_PILOT))]

    def chances(self, s: Any, eye: int) -> Chances:
        points = [self._foreseen(self._imagined(self._game.view(s, seat)), seat) for seat in range(s.rules.seats)]
        return promised(self._game.key, points)

    def prospects(self, s: Any, view: View[Any]) -> list[Chances]:
        points = [
            0.0 if seat == view.seat else self._foreseen(self._imagined(self._game.view(s, seat)), seat)
            for seat in range(s.rules.seats)
        ]
        return [self._prospect(view, action, points) for action in view.options]

    def _prospect(self, view: View[Any], action: int, points: list[float]) -> Chances:
        """What an option leads to by the end of the turn, the same luck coming with all of them."""
        found: list[Chances] = []
        for luck in self._luck:
            before = self._imagined(view)
            before.rng = luck
            if before.fork is not None:
                before.fork.streams = [luck for _ in before.fork.streams]
            world = before.clone()
            apply(world, view.seat, action)
            certain = not chance_between(before, world)
            points[view.seat] = self._foreseen(world, view.seat)
            found.append(promised(self._game.key, points))
            if certain:
                break
        return _mean(found)

    def _imagined(self, view: View[Any]) -> State:
        return self._game.imagine(view, self._dice)

    def _foreseen(self, world: State, seat: int) -> float:
        points: float = self._thumb.foresee(world, seat, self._thumb.turns_on(world, 0), self._weights)
        return points


class _RandomPlay:
    """Nothing learned judges: the game is played on at random."""

    def __init__(self, game: Game[Any], dice: Generator, samples: int) -> None:
        self._game = game
        self._dice = dice
        self._samples = samples

    def chances(self, s: Any, eye: int) -> Chances:
        return self._played_on(self._game.view(s, eye), None)

    def prospects(self, s: Any, view: View[Any]) -> list[Chances]:
        return [self._played_on(view, action) for action in view.options]

    def _played_on(self, view: View[Any], action: int | None) -> Chances:
        paid = []
        for _ in range(self._samples):
            world = self._game.imagine(view, self._dice)
            if action is not None:
                apply(world, view.seat, action)
            playout(world, self._dice, LONGEST_PLAYOUT)
            paid.append(payoffs(self._game, world))
        return _mean(paid)


def _mean(found: list[Chances]) -> Chances:
    return [sum(each) / len(found) for each in zip(*found, strict=True)]
