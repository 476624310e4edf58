"""TD(lambda): rounds of self-play, each followed by steps towards what its positions were worth in hindsight.

A round is a fixed number of batches, each with a seed of its own: the same net comes out whatever the number of
processes that play them, and whether or not the training was interrupted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeVar

import numpy as np

from flibuste.bots.base import Bot, GreedyBot
from flibuste.bots.learned import LearnedBot
from flibuste.bots.net import LOYALTY, SHIPPED, Array, Net, shipped_names
from flibuste.bots.payoff import payoffs
from flibuste.bots.selfplay import Lessons, draw_options, play
from flibuste.games import registry
from flibuste.games.features import feature_names
from flibuste.kernel import BadOption, Game, Generator, apply, deciders
from flibuste.kernel.rng import scatter

BATCHES: Final = 4  # per round
MINIBATCH: Final = 256
PASSES: Final = 2  # over the lessons of a round
DECAY: Final = (0.9, 0.999)  # of Adam's means
CALM: Final = 0.998  # the net is a running mean over this much of the restless weights that follow the lessons
GENTLY: Final = 0.3  # how much of the rate is enough for a net that knows something
TINY: Final = 1e-8


@dataclass(frozen=True)
class Course:
    """Everything that decides which net comes out."""

    game: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    games: int = 20_000
    batch: int = 16  # games side by side
    hidden: int = 96
    rate: float = 3e-3
    trust: float = 0.8
    seed: int = 1
    guided: float = 0.1  # the share of the games, the first ones, that rules of thumb play
    start: str = ""  # the shipped net whose knowledge it begins with
    loyalty: float = LOYALTY

    @property
    def rounds(self) -> int:
        return max(1, self.games // (self.batch * BATCHES))

    def is_guided(self, batch: int) -> bool:
        return batch < self.guided * self.rounds * BATCHES


Found = TypeVar("Found")
Spread = Callable[[Callable[[Any], Found], list[Any]], Iterable[Found]]


class Learner:
    """A net in training with the memory of its optimiser."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.game: Game[Any] = registry.game(course.game)
        names = names_of(course)
        self.net = (
            transplanted(known_net(course), names, course.seats)
            if course.start
            else Net.fresh(len(names), course.hidden, course.seats, course.seed)
        )
        self.net.about = {"course": asdict(course)}
        self.restless = Net([layer.copy() for layer in self.net.weights])
        self.means = [np.zeros_like(layer) for layer in self.net.weights]
        self.squares = [np.zeros_like(layer) for layer in self.net.weights]
        self.steps = 0
        self.round = 0
        self.seconds = 0.0
        self.curve: list[dict[str, float]] = []

    def learn(self, spread: Spread[Lessons]) -> float:
        """Play and learn one round; the mean squared surprise."""
        begun = perf_counter()
        work = partial(lessons_of, self.course, [layer.copy() for layer in self.net.weights])
        found = list(spread(work, [self.round * BATCHES + batch for batch in range(BATCHES)]))
        rows = np.concatenate([lessons.rows for lessons in found])
        targets = np.concatenate([lessons.targets for lessons in found])
        surprise = float(np.mean((self.net.values(rows) - targets) ** 2))
        shuffler = np.random.default_rng((self.course.seed, self.round))
        for _ in range(PASSES):
            order = shuffler.permutation(len(rows))
            for start in range(0, len(order), MINIBATCH):
                chosen = order[start : start + MINIBATCH]
                self._step(rows[chosen], targets[chosen])
        self.round += 1
        self.seconds += perf_counter() - begun
        return surprise

    @property
    def done(self) -> bool:
        return self.round >= self.course.rounds

    def _step(self, rows: Array, targets: Array) -> None:
        """One step of Adam; the rate falls to a tenth in the course of the training."""
        self.steps += 1
        rate = self.course.rate * 0.1 ** (self.round / self.course.rounds) * (GENTLY if self.course.start else 1)
        calm = min(CALM, self.steps / (self.steps + 10))
        corrections = [1 - decay**self.steps for decay in DECAY]
        for at, slope in enumerate(slopes(self.restless, rows, targets)):
            self.means[at] += (1 - DECAY[0]) * (slope - self.means[at])
            self.squares[at] += (1 - DECAY[1]) * (slope * slope - self.squares[at])
            stretch = np.sqrt(self.squares[at] / corrections[1]) + TINY
            self.restless.weights[at] -= rate * (self.means[at] / corrections[0]) / stretch
            self.net.weights[at] += (1 - calm) * (self.restless.weights[at] - self.net.weights[at])

    def measure(self, games: int) -> float:
        """How much of the greedy bot's games the net takes, as a mean payoff."""
        return payoff_against_greedy(self.course, games, lambda dice: LearnedBot(dice, self.net))

    def save(self, path: Path) -> None:
        """A checkpoint from which the training goes on as if it had never stopped."""
        about = {
            "course": asdict(self.course),
            "steps": self.steps,
            "round": self.round,
            "seconds": self.seconds,
            "curve": self.curve,
        }
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            arrays: dict[str, Any] = {
                f"{kind}{at}": layer for kind, layers in self._memory().items() for at, layer in enumerate(layers)
            }
            np.savez(file, about=np.array(json.dumps(about)), **arrays)
        part.replace(path)

    def _memory(self) -> dict[str, list[Array]]:
        """Everything that learning changes."""
        return {
            "net": self.net.weights,
            "restless": self.restless.weights,
            "means": self.means,
            "squares": self.squares,
        }

    @classmethod
    def resume(cls, course: Course, path: Path) -> Learner:
        """Go on from a checkpoint; one of another course is refused."""
        learner = cls(course)
        with np.load(path) as stored:
            about = story_of(stored, course, path)
            for kind, layers in learner._memory().items():
                layers[:] = [stored[f"{kind}{at}"] for at in range(len(layers))]
        learner.steps, learner.round = about["steps"], about["round"]
        learner.seconds, learner.curve = about["seconds"], about["curve"]
        return learner


def story_of(stored: Mapping[str, Any], course: Course, path: Path) -> dict[str, Any]:
    """How far a checkpoint's training had come; one of another course is refused."""
    about: dict[str, Any] = json.loads(str(stored["about"]))
    if about["course"] != asdict(course):
        raise BadOption(f"{path} belongs to another training ({about['course']}); name another file.")
    return about


def payoff_against_greedy(course: Course, games: int, hire: Callable[[Generator], Bot]) -> float:
    """What a bot makes of games against the greedy one, from every seat in turn."""
    dice = Generator(b"", scatter(course.seed + 1))
    game: Game[Any] = registry.game(course.game)
    total = 0.0
    for number in range(games):
        seats = course.seats
        options = draw_options(game, seats, course.options, dice)
        s = game.new(seats, options, course.seed + number)
        mine = number % seats
        bots: list[Bot] = [hire(dice) if seat == mine else GreedyBot(dice) for seat in range(seats)]
        while not s.over:
            seat = deciders(s)[0]
            apply(s, seat, bots[seat].choose(game.view(s, seat), 0.0))
        total += payoffs(game, s)[mine]
    return total / games


def names_of(course: Course) -> list[str]:
    """What each number means in the positions of a training."""
    game: Game[Any] = registry.game(course.game)
    plain = draw_options(game, course.seats, course.options, Generator(b"", scatter(course.seed)))
    return feature_names(course.game, game.rules(course.seats, plain))


def known_net(course: Course) -> Net:
    """The shipped net that a training begins with."""
    own = [name for name in shipped_names() if name.startswith(f"{course.game}-")]
    if course.start not in own:
        raise BadOption(f"{course.game} has no net {course.start!r} to begin with; it has: {', '.join(own) or 'none'}.")
    return Net.load(SHIPPED, course.start)


def transplanted(known: Net, names: list[str], seats: int) -> Net:
    """A net for other positions that begins with what one knows: numbers of the same name keep their weights, new ones
    have none yet, and further seats are judged like the last."""
    hidden, hidden_bias, output, output_bias = known.weights
    place = {name: at for at, name in enumerate(names_of(Course(**known.about["course"])))}
    nothing = np.zeros_like(hidden[0])
    rows = [hidden[place[name]] if name in place else nothing for name in names]
    judged_like = [min(seat, known.seats - 1) for seat in range(seats)]
    return Net([np.stack(rows), hidden_bias.copy(), output[:, judged_like], output_bias[judged_like]])


def lessons_of(course: Course, weights: list[Array], number: int) -> Lessons:
    """The lessons of one batch of self-play: a pure function of its arguments, so any process may work them out."""
    dice = Generator(b"", scatter(course.seed * 1_000_003 + number))
    game, guided = registry.game(course.game), course.is_guided(number)
    trust = 1.0 if guided else course.trust
    return play(Net(weights), game, course.seats, course.options, course.batch, dice, trust, guided)


def slopes(net: Net, rows: Array, targets: Array) -> list[Array]:
    """How the cross-entropy of the outputs changes with every weight, averaged over the rows."""
    reached = net.reached(rows)
    error = (net.chances(reached) - targets) / len(rows)
    inner = (error @ net.weights[2].T) * (reached > 0)
    return [rows.T @ inner, inner.sum(0), reached.T @ error, error.sum(0)]
