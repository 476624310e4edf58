"""Bots against bots: seeded games, in as many processes as wanted, with the same results whatever their number."""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar

from flibuste.bots.base import RandomBot
from flibuste.cli.named_bots import bot_named
from flibuste.games import registry
from flibuste.kernel import BrokenRules, Game, apply, play
from flibuste.kernel.check import LONGEST_GAME

T = TypeVar("T")
BATCHES_PER_WORKER: Final = 10  # of what is left at any time
LARGEST_BATCH: Final = 50
SECONDS_PER_DECISION: Final = 1.0


class Contest(NamedTuple):
    """What is played over and over; `bots` in the order in which they sit down for the first game."""

    game: str
    options: Mapping[str, str]
    bots: Sequence[str]
    seed: int

    def seating(self, number: int) -> list[int]:
        """Which bot of the list sits where: one seat on in each game, so that every bot comes to know every seat."""
        count = len(self.bots)
        return [(seat + number) % count for seat in range(count)]


class Outcome(NamedTuple):
    """How one game went, seat by seat."""

    seating: list[int]
    scores: list[int]
    winners: list[int]
    decisions: int
    seconds: float
    dice: int = 0  # the table's
    answers: Sequence[int] = ()  # all of them, in order


def play_game(contest: Contest, number: int) -> Outcome:
    """Game `number` of a contest. The bots see views; the game and each bot have dice of their own."""
    game: Game[Any] = registry.game(contest.game)
    seating = contest.seating(number)
    dice = _dice(contest.seed, number, "table")
    s = game.new(len(seating), contest.options, dice)
    bots = [bot_named(contest.bots[bot], _dice(contest.seed, number, f"bot {bot}")) for bot in seating]
    answers: list[int] = []
    begun = perf_counter()
    while not s.over:
        if len(answers) == LONGEST_GAME:
            raise BrokenRules(f"Game {number} of seed {contest.seed} did not end within {LONGEST_GAME} decisions.")
        seat = s.decider
        bot = bots[seat]
        if isinstance(bot, RandomBot):
            answers.append(bot.pick(s.options))
            apply(s, seat, answers[-1])
        else:
            answers.append(bot.choose(game.view(s, seat), SECONDS_PER_DECISION))
            play(s, seat, answers[-1])
    result = game.result(s)
    seconds = perf_counter() - begun
    return Outcome(seating, result.scores, result.winners, len(answers), seconds, dice, answers)


def begun_anew(contest: Contest, outcome: Outcome) -> Any:
    """The table of a game as it was before the first answer."""
    return registry.game(contest.game).new(len(outcome.seating), contest.options, outcome.dice)


def play_games(contest: Contest, games: int, workers: int, ray: str | None = None) -> Iterator[Outcome]:
    """The outcomes of games 0 to `games` - 1, in that order, whoever plays them: processes or a Ray cluster."""
    work = partial(play_game, contest)
    if ray is None:
        return spread(work, range(games), workers)
    from flibuste.cli.cluster import spread_on_ray

    return spread_on_ray(work, range(games), ray)


def spread(work: Callable[[Any], T], items: Sequence[Any], workers: int) -> Iterator[T]:
    """The work done on each item, in the order of the items, by this process or by several."""
    if workers == 1:
        yield from map(work, items)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _leave_interrupts_to_the_parent) as pool:
        for done in pool.map(partial(_on_each, work), batches(items, workers)):
            yield from done


def batches(items: Sequence[Any], workers: int) -> Iterator[Sequence[Any]]:
    """The items in batches that shrink to one towards the end: no process is left waiting for another's long one."""
    at = 0
    while at < len(items):
        size = max(1, min(LARGEST_BATCH, (len(items) - at) // (workers * BATCHES_PER_WORKER)))
        yield items[at : at + size]
        at += size


def _on_each(work: Callable[[Any], T], items: Sequence[Any]) -> list[T]:
    return [work(item) for item in items]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _dice(*name: object) -> int:
    return int.from_bytes(hashlib.sha256(repr(name).encode()).digest()[:4], "big")
