"""Many games stepped at once, in compiled code, on one core or on several.

Every game moves on by one answer of the seat that decides in it, and begins anew when it is over. Nothing is copied on
one core: the arrays are the memory that the games write to, and the next step overwrites them.
"""

from __future__ import annotations

import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from flibuste.kernel import BadOption, IllegalAction, Options
from flibuste.kit.stepping import Batch
from flibuste.research.rewards import reward_of
from flibuste.research.sights import sight_of
from flibuste.research.table import SEEDS

STEP: Final = b"s"
RESET: Final = b"r"
END: Final = b"e"
DONE: Final = b"."


class Arrays(NamedTuple):
    """One row for each game."""

    observations: NDArray[np.int32]  # whole numbers; times `units` they are of the order of 1
    masks: NDArray[np.int8]
    seats: NDArray[np.int32]  # who decides, and sees the observation
    rewards: NDArray[np.float32]  # by seat, of a game that ended with this step; its observation is of the next game
    ends: NDArray[np.bool_]


class BatchEnv:
    """`n` games of one table. `reset` and `step` give the same arrays each time, newly filled; with `out`, arrays of
    the caller's are filled as well."""

    def __init__(
        self, game: str, seats: int, n: int, workers: int = 1, reward: str = "win", options: Options | None = None
    ) -> None:
        if workers < 1 or n < workers:
            raise BadOption(f"{n} games cannot be shared by {workers} workers.")
        self.n = n
        self.sight = sight_of(game, seats, options or {})
        self.size = int(self.sight.observation.size)
        self.names = list(self.sight.observation.names)
        self.units = np.array(self.sight.observation.units, np.float32)
        self.answers = self.sight.answers
        plan = (game, seats, dict(options or {}), reward)
        if workers == 1:
            self._part: _Part | _Parts = _Part(plan, n)
        else:
            self._part = _Parts(plan, n, workers, self.size, self.answers.size, seats)
        self.arrays: Arrays = self._part.arrays
        self._rows = np.arange(n)
        self._dealt = False

    def reset(self, seed: int, out: Arrays | None = None) -> Arrays:
        self._part.reset(seed)
        self._dealt = True
        return self._given(out)

    def step(self, actions: ArrayLike, out: Arrays | None = None) -> Arrays:
        chosen = np.asarray(actions)
        self._check(chosen)
        self._part.step(chosen)
        return self._given(out)

    def close(self) -> None:
        self._part.close()

    def _check(self, actions: NDArray[Any]) -> None:
        """Refuse the whole step before any game has moved."""
        if not self._dealt:
            raise BadOption("There are no games yet: call `reset(seed)` before `step`.")
        if actions.shape != (self.n,):
            raise BadOption(f"{self.n} games need {self.n} actions, one each, not an array of shape {actions.shape}.")
        masks = self.arrays.masks
        known = (actions >= 0) & (actions < self.answers.size)
        wrong = np.flatnonzero(~known | (masks[self._rows, np.where(known, actions, 0)] == 0))
        if len(wrong):
            place = int(wrong[0])
            legal = ", ".join(map(str, np.flatnonzero(masks[place])))
            seat = self.arrays.seats[place]
            raise IllegalAction(
                f"Action {actions[place]} is not legal for seat {seat} of game {place} now; legal here: {legal}."
            )

    def _given(self, out: Arrays | None) -> Arrays:
        if out is not None:
            _copy(self.arrays, out)
        return self.arrays


class _Part:
    """The games of one process."""

    def __init__(self, plan: tuple[str, int, Options, str], n: int) -> None:
        key, seats, options, reward = plan
        self._sight = sight_of(key, seats, options)
        self._batch = Batch(self._sight, n)
        self._ends = reward_of(reward)
        self._n = n
        self._seeds = np.random.default_rng()
        batch: Any = self._batch
        self.arrays = Arrays(
            np.frombuffer(batch.cells, np.int32).reshape(n, -1),
            np.frombuffer(batch.masks, np.int8).reshape(n, -1),
            np.frombuffer(batch.seats, np.int32),
            np.zeros((n, seats), np.float32),
            np.zeros(n, np.bool_),
        )

    def reset(self, seed: int) -> None:
        self._seeds = np.random.default_rng(seed)
        self._forget_ends()
        for place in range(self._n):
            self._deal(place)

    def step(self, actions: NDArray[Any]) -> None:
        self._forget_ends()
        for place in self._batch.step(actions.tolist()):
            s = self._batch.steppers[place].state
            self.arrays.rewards[place] = self._ends(self._sight.game, s, self._sight.game.result(s))
            self.arrays.ends[place] = True
            self._deal(place)

    def close(self) -> None:
        """Nothing is held open."""

    def _deal(self, place: int) -> None:
        self._batch.deal(place, int(self._seeds.integers(SEEDS)))

    def _forget_ends(self) -> None:
        if self.arrays.ends.any():
            self.arrays.rewards[:] = 0
            self.arrays.ends[:] = False


class _Parts:
    """Several processes, each with its share of the games, writing into memory that all of them see."""

    def __init__(
        self, plan: tuple[str, int, Options, str], n: int, workers: int, size: int, answers: int, seats: int
    ) -> None:
        shapes = _shapes(n, size, answers, seats)
        self._memory = SharedMemory(create=True, size=sum(_bytes(*shape) for shape in shapes))
        *arrays, self._actions = _laid_out(self._memory, shapes)
        self.arrays = Arrays(*arrays)
        context = multiprocessing.get_context("spawn")
        bounds = [n * worker // workers for worker in range(workers + 1)]
        self._lines: list[Connection] = []
        self._processes = []
        for start, end in pairwise(bounds):
            ours, theirs = context.Pipe()
            arguments = (theirs, self._memory.name, shapes, plan, start, end)
            process = context.Process(target=_work, args=arguments, daemon=True)
            process.start()
            self._lines.append(ours)
            self._processes.append(process)

    def reset(self, seed: int) -> None:
        self._actions[0] = seed
        self._all(RESET)

    def step(self, actions: NDArray[Any]) -> None:
        self._actions[:] = actions
        self._all(STEP)

    def close(self) -> None:
        for line, process in zip(self._lines, self._processes, strict=True):
            line.send_bytes(END)
            process.join()
        self._memory.close()
        self._memory.unlink()

    def _all(self, command: bytes) -> None:
        for line in self._lines:
            line.send_bytes(command)
        for line in self._lines:
            told = line.recv_bytes()
            if told != DONE:
                raise BadOption(told.decode())


def _work(line: Connection, name: str, shapes: list[Any], plan: Any, start: int, end: int) -> None:
    memory = SharedMemory(name)
    *arrays, actions = _laid_out(memory, shapes)
    mine = Arrays(*(array[start:end] for array in arrays))
    part = _Part(plan, end - start)
    while (command := line.recv_bytes()) != END:
        try:
            part.reset(int(actions[0]) + start) if command == RESET else part.step(actions[start:end])
        except Exception as error:
            line.send_bytes(str(error).encode())
            continue
        _copy(part.arrays, mine)
        line.send_bytes(DONE)


def _copy(source: Arrays, target: Arrays) -> None:
    for number in range(len(source)):
        np.copyto(target[number], source[number], casting="same_kind")


def _shapes(n: int, size: int, answers: int, seats: int) -> list[tuple[tuple[int, ...], str]]:
    rows = [((n, size), "i4"), ((n, answers), "i1"), ((n,), "i4"), ((n, seats), "f4"), ((n,), "?")]
    return [*rows, ((n,), "i8")]


def _bytes(shape: tuple[int, ...], kind: str) -> int:
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64


def _laid_out(memory: SharedMemory, shapes: list[Any]) -> list[NDArray[Any]]:
    found, at = [], 0
    for shape, kind in shapes:
        found.append(np.ndarray(shape, kind, memory.buf, at))
        at += _bytes(shape, kind)
    return found
