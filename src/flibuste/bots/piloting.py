"""How a pilot learns: turns are sailed by the weights of so far, and least squares find those that make each end of a
turn worth what the next one turns out to be worth (LSTD(lambda)).

One turn's luck is a quarter of a whole game's: that is why it compares ends of turns and not games. Now and then a turn
is sailed by a whim, with weights a little off; what came before is then taught the end that would have been chosen.
Rounds that lie far back fade: they were sailed by worse weights.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from flibuste.bots.learned import LearnedBot
from flibuste.bots.pilot import MOST_TURNS, SEASONS, Pilot, Weights, planner_of, seasons
from flibuste.bots.selfplay import draw_options
from flibuste.bots.training import BATCHES, Course, Spread, payoff_against_greedy, story_of
from flibuste.games import registry
from flibuste.kernel import BadOption, Game, Generator, below
from flibuste.kernel.rng import scatter

WHIMS: Final = 0.25  # of the turns
WHIM: Final = 2.0  # points by which a weight is off
CALM: Final = 30.0  # turns that say that the weights stay what they were
TRUST: Final = 0.5  # lambda: how far the turns after the next one count
TINY: Final = 1e-3
FADING: Final = 3.0  # the last third of the rounds counts most

Numbers = NDArray[np.float64]


class Log(NamedTuple):
    """The least squares of some games: `slopes` times the weights should be the `gains`."""

    slopes: Numbers
    gains: Numbers
    sizes: Numbers  # the squares of the numbers, summed
    turns: int
    surprise: float  # squared, in points, summed over the turns


class Apprentice:
    """A pilot in training."""

    def __init__(self, course: Course) -> None:
        if course.start:
            raise BadOption(f"What plays {course.game} is learned from nothing: leave out --from.")
        self.course = course
        self.game: Game[Any] = registry.game(course.game)
        draw_options(self.game, course.seats, course.options, Generator(b"", 1))
        self._numbers = len(planner_of(course.game).NUMBERS)
        size = SEASONS * self._numbers
        self.net = Pilot(np.zeros((SEASONS, self._numbers), np.float32), {"course": asdict(course)})
        self.slopes, self.gains, self.sizes = np.zeros((size, size)), np.zeros(size), np.zeros(size)
        self.turns = 0.0
        self.round = 0
        self.seconds = 0.0
        self.curve: list[dict[str, float]] = []

    @property
    def done(self) -> bool:
        return self.round >= self.course.rounds

    def learn(self, spread: Spread[Log]) -> float:
        """Sail and learn one round; the mean squared surprise in a turn."""
        begun = perf_counter()
        work = partial(log_of, self.course, self.net.layer.copy())
        logs = list(spread(work, [self.round * BATCHES + batch for batch in range(BATCHES)]))
        keep = max(0.0, 1 - FADING / (self.round + FADING))
        self.slopes = keep * self.slopes + sum(log.slopes for log in logs)
        self.gains = keep * self.gains + sum(log.gains for log in logs)
        self.sizes = keep * self.sizes + sum(log.sizes for log in logs)
        self.turns = keep * self.turns + sum(log.turns for log in logs)
        calm = CALM * (self.sizes / self.turns + TINY)
        before = self.net.layer.astype(np.float64).ravel()
        found = np.linalg.solve(self.slopes + np.diag(calm), self.gains + calm * before)
        self.net = Pilot(found.reshape(self.net.layer.shape).astype(np.float32), self.net.about)
        self.round += 1
        self.seconds += perf_counter() - begun
        return sum(log.surprise for log in logs) / sum(log.turns for log in logs)

    def measure(self, games: int) -> float:
        """How much of the greedy bot's games the pilot takes, as a mean payoff."""
        return payoff_against_greedy(self.course, games, lambda dice: LearnedBot(dice, pilot=self.net))

    def save(self, path: Path) -> None:
        """A checkpoint from which the training goes on as if it had never stopped."""
        about = {"course": asdict(self.course), "round": self.round, "seconds": self.seconds, "curve": self.curve}
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            np.savez(
                file,
                about=np.array(json.dumps(about)),
                layer=self.net.layer,
                slopes=self.slopes,
                gains=self.gains,
                sizes=self.sizes,
                turns=np.array(self.turns),
            )
        part.replace(path)

    @classmethod
    def resume(cls, course: Course, path: Path) -> Apprentice:
        """Go on from a checkpoint; one of another course is refused."""
        learner = cls(course)
        with np.load(path) as stored:
            about = story_of(stored, course, path)
            learner.net = Pilot(stored["layer"], learner.net.about)
            learner.slopes, learner.gains, learner.sizes = stored["slopes"], stored["gains"], stored["sizes"]
            learner.turns = float(stored["turns"])
        learner.round, learner.seconds, learner.curve = about["round"], about["seconds"], about["curve"]
        return learner


def log_of(course: Course, layer: NDArray[np.float32], number: int) -> Log:
    """The log of one batch of games: a pure function of its arguments, so any process may work it out."""
    dice = Generator(b"", scatter(course.seed * 1_000_003 + number))
    guided = course.is_guided(number)
    pilot = Pilot(layer)
    logs = [_game(course, pilot, dice, guided) for _ in range(course.batch)]
    return Log(*(sum(parts) for parts in zip(*logs, strict=True)))


def _game(course: Course, pilot: Pilot, dice: Generator, guided: bool) -> Log:
    game = registry.game(course.game)
    options = draw_options(game, course.seats, course.options, dice)
    s = game.new(course.seats, options, below(dice, 1 << 30))
    weights = [] if guided else pilot.weights
    whims = [] if guided else _whims(weights, dice)
    entries = planner_of(course.game).log(s, below(dice, course.seats), weights, whims)
    return lessons_of(entries, pilot, TRUST)


def _whims(weights: Weights, dice: Generator) -> Weights:
    """The weights of the turns sailed by a whim, by the turns left; nothing for the others."""
    draw = np.random.default_rng(below(dice, 1 << 30))
    off = np.array(weights) + draw.normal(0, WHIM, (MOST_TURNS, len(weights[0])))
    chosen = (draw.random(MOST_TURNS) < WHIMS).tolist()
    return [row if whim else [] for row, whim in zip(off.tolist(), chosen, strict=True)]


def lessons_of(entries: list[Any], pilot: Pilot, trust: float) -> Log:
    """What one game's turns say. Each entry has the best end of a turn and the end that was played; an end is what is
    sure and the numbers of the rest, which the last turn has not."""
    numbers = pilot.layer.shape[1]
    best, played = _ends(entries, 0, numbers), _ends(entries, 1, numbers)
    sure_best, sure_played = (np.array([entry[at][0] for entry in entries]) for at in range(2))
    gains = sure_best[1:] - sure_played[:-1]
    slopes = played[:-1] - best[1:]
    traces = np.empty_like(slopes)
    trace = np.zeros(slopes.shape[1])
    for turn, entry in enumerate(entries[:-1]):
        trace = played[turn] + (trust * trace if entry[0] == entry[1] else 0)
        traces[turn] = trace
    surprise = gains - slopes @ pilot.layer.astype(np.float64).ravel()
    return Log(traces.T @ slopes, traces.T @ gains, (played**2).sum(0), len(gains), float(surprise @ surprise))


def _ends(entries: list[Any], at: int, numbers: int) -> Numbers:
    """The numbers of the ends of turns, times the seasons."""
    left = range(len(entries) - 1, -1, -1)
    rows = [entry[at][1] or [0.0] * numbers for entry in entries]
    return np.array([np.outer(seasons(turns), row).ravel() for turns, row in zip(left, rows, strict=True)])
