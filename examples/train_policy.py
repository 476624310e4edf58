"""Learn Port Royal for two with the research tools alone: numpy, one core, minutes.

    flibuste simulate port-royal --bots greedy --seats 2 --games 700 --decisions greedy.parquet
    python examples/train_policy.py greedy.parquet --minutes 10 --curve curve.svg

First a small net imitates the decisions of the file; then it plays itself, many games at once, and learns by policy
gradient (PPO) what wins. `docs/research.md` says how far it gets; without a file it begins from nothing.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from pyarrow import parquet

from flibuste.bots.intervals import wilson
from flibuste.research import batch_env, gym_env
from flibuste.research.decisions import dense

HIDDEN = 128
GAMES = 256  # played at once
STEPS = 128  # of each game between two lessons: a game takes about 150
EPOCHS = 3
ROWS = 512  # looked at together
RATE = 7e-4
CLIP = 0.2  # how far one lesson may move the chances of an answer
LEASH = 0.02  # a lesson ends early once its answers have moved so far (Kullback-Leibler)
CURIOSITY = 0.003
TRACE = 0.85  # how much of an answer's worth is judged by what came after, not by the next guess
RIVALS = ("random", "greedy")
Array = NDArray[np.float32]


class Lesson(NamedTuple):
    """Rows of decisions: what was seen, what was legal, what was answered, how likely that was, what it was worth."""

    seen: Array
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    chances: Array
    gains: Array  # over what was expected
    returns: Array

    def rows(self, chosen: NDArray[np.int64]) -> "Lesson":
        return Lesson._make(column[chosen] for column in self)


class Net:
    """One hidden layer; a score for each answer, and a guess of the outcome between -1 and 1."""

    def __init__(self, inputs: int, answers: int, dice: np.random.Generator) -> None:
        self.layers = [
            dice.normal(0, 0.05, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, answers + 1), np.float32),
            np.zeros(answers + 1, np.float32),
        ]
        self.start_anew()

    def start_anew(self) -> None:
        """Forget how steep the climb was: what it was for imitation is no measure for self-play."""
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def judge(self, seen: Array, masks: NDArray[np.bool_]) -> tuple[Array, Array, Array]:
        """The hidden layer, the chance of each answer, the guess."""
        hidden = np.maximum(seen @ self.layers[0] + self.layers[1], 0)
        out = hidden @ self.layers[2] + self.layers[3]
        scores = np.where(masks, out[:, :-1], -np.inf)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, powers / powers.sum(axis=1, keepdims=True), np.tanh(out[:, -1])

    def climb(self, seen: Array, hidden: Array, slopes: Array, rate: float) -> None:
        """A step of Adam, given how the goal rises with each output."""
        back = (slopes @ self.layers[2].T) * (hidden > 0)
        up = [seen.T @ back, back.sum(axis=0), hidden.T @ slopes, slopes.sum(axis=0)]
        self.steps += 1
        for at, total in enumerate(up):
            slope = total / len(seen)
            self.means[at] += 0.1 * (slope - self.means[at])
            self.squares[at] += 0.001 * (slope**2 - self.squares[at])
            spread = np.sqrt(self.squares[at] / (1 - 0.999**self.steps)) + 1e-7
            self.layers[at] += rate * self.means[at] / (1 - 0.9**self.steps) / spread

    def imitate(self, lesson: Lesson, rate: float) -> float:
        """Answer as the lesson does, and guess its outcomes. No leash: it may move as far as it likes."""
        hidden, chances, guesses = self.judge(lesson.seen, lesson.masks)
        slopes = np.empty((len(chances), chances.shape[1] + 1), np.float32)
        slopes[:, :-1] = -chances
        slopes[np.arange(len(chances)), lesson.actions] += 1
        slopes[:, -1] = (lesson.returns - guesses) * (1 - guesses**2)
        self.climb(lesson.seen, hidden, slopes, rate)
        return 0.0

    def improve(self, lesson: Lesson, rate: float) -> float:
        """More of what gained, less of what lost, but not much at once; says how far the answers had moved before."""
        hidden, chances, guesses = self.judge(lesson.seen, lesson.masks)
        rows = np.arange(len(chances))
        ratio = chances[rows, lesson.actions] / lesson.chances
        held = np.where(lesson.gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = (lesson.gains * ratio * held)[:, None]
        slopes = np.empty((len(chances), chances.shape[1] + 1), np.float32)
        slopes[:, :-1] = -chances * push
        slopes[rows, lesson.actions] += push[:, 0]
        logs = np.log(np.maximum(chances, 1e-9))
        surprise = -(chances * logs).sum(axis=1, keepdims=True)
        slopes[:, :-1] -= CURIOSITY * chances * (logs + surprise)
        slopes[:, -1] = (lesson.returns - guesses) * (1 - guesses**2)
        self.climb(lesson.seen, hidden, slopes, rate)
        return float((ratio - 1 - np.log(ratio)).mean())


def drawn(chances: Array, dice: np.random.Generator) -> NDArray[np.int64]:
    """An answer for each row, as likely as its chance says."""
    limits = dice.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
    found: NDArray[np.int64] = (chances.cumsum(axis=1) > limits).argmax(axis=1)
    return found


class Learner:
    """A net, the games it plays against itself, and the places of their observations that ever change."""

    def __init__(self, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.games = batch_env("port_royal", seats=2, n=GAMES, reward="sign")
        self.arrays = self.games.reset(seed)
        self.places = self._places_in_use()
        self.arrays = self.games.reset(seed)
        self.units = self.games.units[self.places]
        self.net = Net(len(self.places), self.games.answers.size, self.dice)

    def _places_in_use(self) -> NDArray[np.int64]:
        """A net for places that are always zero would only be slower."""
        used = np.zeros(self.games.size, bool)
        for _ in range(300):
            used |= (self.arrays.observations != 0).any(axis=0)
            legal = self.arrays.masks / self.arrays.masks.sum(axis=1, keepdims=True)
            self.arrays = self.games.step(drawn(legal, self.dice))
        return np.flatnonzero(used)

    def scaled(self, observations: NDArray[np.int32]) -> Array:
        found: Array = observations[:, self.places] * self.units
        return found

    def read(self, file: Path) -> Lesson:
        """The decisions of a file where there was something to decide."""
        table = parquet.read_table(file)
        table = table.filter(np.array([len(row) > 1 for row in table["legal"].to_numpy()]))
        legal = table["legal"].to_numpy()
        masks = dense(legal, [np.ones(len(row), np.int32) for row in legal], self.games.answers.size).astype(bool)
        places, values = table["places"].to_numpy(), table["values"].to_numpy()
        seen = np.concatenate(
            [
                self.scaled(dense(places[at : at + ROWS], values[at : at + ROWS], self.games.size))
                for at in range(0, len(places), ROWS)
            ]
        )
        returns = 2 * table["reward"].to_numpy() - 1
        nothing = np.zeros(len(seen), np.float32)
        return Lesson(seen, masks, table["action"].to_numpy().astype(np.int64), nothing, nothing, returns)

    def play(self) -> Lesson:
        """A stretch of every game: each answer is worth what its seat made of it."""
        net, dice = self.net, self.dice
        shape = (STEPS, GAMES)
        seen = np.empty((*shape, len(self.places)), np.float32)
        masks = np.empty((*shape, self.games.answers.size), bool)
        actions = np.empty(shape, np.int64)
        chosen, guesses, rewards = (np.empty(shape, np.float32) for _ in range(3))
        same = np.empty(shape, np.float32)  # the next decision is of the same seat: 1, of the other: -1, it ended: 0
        rows = np.arange(GAMES)
        for step in range(STEPS):
            seats = self.arrays.seats.copy()
            seen[step], masks[step] = self.scaled(self.arrays.observations), self.arrays.masks
            _, chances, guesses[step] = net.judge(seen[step], masks[step])
            actions[step] = drawn(chances, dice)
            chosen[step] = chances[rows, actions[step]]
            self.arrays = self.games.step(actions[step])
            rewards[step] = self.arrays.rewards[rows, seats]
            same[step] = np.where(self.arrays.ends, 0, np.where(self.arrays.seats == seats, 1, -1))
        _, _, next_guess = net.judge(self.scaled(self.arrays.observations), self.arrays.masks.astype(bool))
        gains, later = np.empty(shape, np.float32), np.zeros(GAMES, np.float32)
        for step in range(STEPS - 1, -1, -1):
            surprise = rewards[step] + same[step] * next_guess - guesses[step]
            gains[step] = later = surprise + TRACE * same[step] * later
            next_guess = guesses[step]
        flat = [array.reshape(-1, *array.shape[2:]) for array in (seen, masks, actions, chosen, gains, gains + guesses)]
        open_questions = np.flatnonzero(flat[1].sum(axis=1) > 1)
        lesson = Lesson._make(flat).rows(open_questions)
        spread = lesson.gains.std() + 1e-6
        return lesson._replace(gains=(lesson.gains - lesson.gains.mean()) / spread)

    def study(self, lesson: Lesson, how: Callable[[Lesson, float], float], rate: float, epochs: int) -> None:
        for _ in range(epochs):
            order, moved = self.dice.permutation(len(lesson.seen)), []
            for at in range(0, len(order), ROWS):
                moved.append(how(lesson.rows(order[at : at + ROWS]), rate))
            if np.mean(moved) > LEASH:
                return

    def share(self, rival: str, games: int) -> float:
        """How many games the net wins, always giving the answer it finds likeliest."""
        environment, won = gym_env("port_royal", 2, rival, reward="win"), 0.0
        for number in range(games):
            seen, info = environment.reset(seed=1_000_000 + number)
            over = False
            while not over:
                mask = info["action_mask"][None].astype(bool)
                chances = self.net.judge(seen[None, self.places], mask)[1]
                seen, reward, over, _, info = environment.step(int(chances.argmax()))
            won += reward
        return won / games


class Look(NamedTuple):
    """How many games the net won against each rival after some time."""

    seconds: float
    decisions: int
    shares: list[float]


def draw(looks: list[Look], games: int, file: Path) -> None:
    """The curve, with intervals of 95 %."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.5), layout="constrained")
    axes, seconds = figure.subplots(), [look.seconds for look in looks]
    for number, rival in enumerate(RIVALS):
        shares = [look.shares[number] for look in looks]
        bounds = np.array([wilson(share * games, games) for share in shares])
        axes.plot(seconds, shares, marker=".", label=f"against {rival}")
        axes.fill_between(seconds, bounds[:, 0], bounds[:, 1], alpha=0.2)
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="seconds of self-play (processor time)", ylabel="share of games won", ylim=(0, 1.02))
    axes.legend(loc="lower right")
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def learn(learner: Learner, seconds: float, first_rate: float, games: int) -> list[Look]:
    """Self-play for some time, looked at eleven times."""
    spent, decisions = 0.0, 0
    looks: list[Look] = []
    while True:
        if spent >= len(looks) * seconds / 10:
            looks.append(Look(spent, decisions, [learner.share(rival, games) for rival in RIVALS]))
            print(f"{spent:7.0f} {decisions:10} {looks[-1].shares[0]:14.1%} {looks[-1].shares[1]:15.1%}", flush=True)
        if spent >= seconds:
            return looks
        begun = time.process_time()
        rate = first_rate * max(0.1, 1 - spent / seconds)
        learner.study(learner.play(), learner.net.improve, rate, EPOCHS)
        decisions += STEPS * GAMES
        spent += time.process_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Port Royal for two.")
    parser.add_argument("file", type=Path, nargs="?", help="decisions to imitate first, of `flibuste simulate`")
    parser.add_argument("--minutes", type=float, default=10, help="of self-play")
    parser.add_argument("--rate", type=float, default=RATE, help="how fast self-play learns at first")
    parser.add_argument("--measure", type=int, default=200, help="games against each bot, eleven times")
    parser.add_argument("--curve", type=Path, help="a picture of how it went, .svg or .png")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    learner = Learner(chosen.seed)
    if chosen.file:
        learner.study(learner.read(chosen.file), learner.net.imitate, RATE, epochs=EPOCHS)
        learner.net.start_anew()
    print("seconds  decisions  against random  against greedy")
    looks = learn(learner, 60 * chosen.minutes, chosen.rate, chosen.measure)
    if chosen.curve:
        draw(looks, chosen.measure, chosen.curve)


if __name__ == "__main__":
    main()
