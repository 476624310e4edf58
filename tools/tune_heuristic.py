"""Tune the rules of thumb of a game by playing: `tune_heuristic.py port-royal --games 400`.

In every game chance makes each weight a little larger for one player and as much smaller for the others, or the other
way round, all weights at once. Over many games that tells for each weight whether more or less of it gains points;
those where chance hardly explains the difference move, and the next round begins from there. In the end the new weights
meet those of the files on deals that were not used before. The files are not touched: the values to write there are
printed. The same command prints the same values, whatever the number of workers.
"""

import argparse
import sys
from collections.abc import Iterable
from functools import cache, partial
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from inspect import getsource
from math import exp, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from types import ModuleType
from typing import Any

import flibuste.bots.heuristics as heuristics
from flibuste.bots.base import Bot, GreedyBot
from flibuste.bots.tournament import Fixture, Tournament, play_fixture
from flibuste.games import registry
from flibuste.kernel import Generator, View
from flibuste.kernel.rng import scatter
from flibuste.research.standings import Pairing

Weights = dict[str, float]  # by module, constant and, in a table, key: "port_royal.ABILITIES.governor"
STEP = log(1.3)
BEYOND_CHANCE = 2.0  # standard errors
HUGE = 1e6  # a bound or a sentinel, no weight
FRESH_DEALS = 1_000_003  # added to the seed for the last match
SIDES = ("new", "old")


class AsWritten(MetaPathFinder):
    """Imports rules of thumb from their source, where there is a compiled copy too: its weights cannot be changed."""

    def find_spec(self, fullname: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        source = Path(heuristics.__path__[0], f"{name}.py")
        return spec_from_file_location(fullname, source) if package == heuristics.__name__ else None


sys.meta_path.insert(0, AsWritten())


@cache
def files(game: str) -> dict[str, ModuleType]:
    """The modules that hold the rules of thumb of a game."""
    stem = registry.record(game).thumb.rpartition(".")[2]
    names = sorted(path.stem for path in Path(heuristics.__path__[0]).glob(f"{stem}*.py"))
    return {name: import_module(f"{heuristics.__name__}.{name}") for name in names}


def weights_in(modules: dict[str, ModuleType]) -> Weights:
    """Every constant that is a fraction, alone or in a table, under the module that defines it."""
    found: Weights = {}
    for name, module in modules.items():
        for constant, value in vars(module).items():
            for key, entry in entries_of(value) if defines(module, constant) else ():
                if isinstance(entry, float) and 0 < abs(entry) < HUGE:
                    found[".".join(filter(None, (name, constant, key)))] = entry
    return found


def entries_of(value: object) -> Iterable[tuple[str, object]]:
    if isinstance(value, dict):
        return value.items()
    if isinstance(value, tuple):
        return [(str(at), entry) for at, entry in enumerate(value)]
    return [("", value)]


@cache
def defines(module: ModuleType, constant: str) -> bool:
    return f"\n{constant}: Final" in getsource(module)


def use(modules: dict[str, ModuleType], weights: Weights) -> None:
    """Write weights where they are defined and wherever they are imported."""
    for name, value in weights.items():
        home, constant, *key = name.split(".")
        for module in modules.values():
            if module is modules[home] or (hasattr(module, constant) and not defines(module, constant)):
                before = getattr(module, constant)
                if isinstance(before, dict):
                    before[key[0]] = value
                elif isinstance(before, tuple):
                    at = int(key[0])
                    setattr(module, constant, (*before[:at], value, *before[at + 1 :]))
                else:
                    setattr(module, constant, value)


class Weighted:
    """The greedy bot with weights of its own."""

    def __init__(self, dice: Generator, modules: dict[str, ModuleType], weights: Weights) -> None:
        self._bot = GreedyBot(dice)
        self._modules = modules
        self._weights = weights

    def choose(self, view: View[Any], seconds: float) -> int:
        use(self._modules, self._weights)
        return self._bot.choose(view, seconds)


def varied(value: float, way: float) -> float:
    """A weight made larger or smaller by a step; a share below 1 stays one."""
    factor = exp(way * STEP)
    return value * factor if abs(value) >= 1 else value * factor / (1 - abs(value) * (1 - factor))


def hire(modules: dict[str, ModuleType], sides: dict[str, Weights], name: str, seed: int) -> Bot:
    return Weighted(Generator(b"", scatter(seed)), modules, sides[name])


def tournament_of(course: argparse.Namespace, seed: int) -> Tournament:
    return Tournament(course.game, course.seats, {}, SIDES, course.games, seed, 0.0, 0, SIDES[1])


def trial(course: argparse.Namespace, weights: Weights, seed: int, number: int) -> tuple[list[int], float]:
    """One game with varied weights: which way each was varied, and the points by which that came out ahead."""
    draw = Random(f"{seed} {number}")
    signs = [draw.choice((-1, 1)) for _ in weights]
    sides = {
        name: {key: varied(value, side * sign) for (key, value), sign in zip(weights.items(), signs, strict=True)}
        for name, side in zip(SIDES, (1, -1), strict=True)
    }
    seat = number % course.seats
    score = play_fixture(
        tournament_of(course, seed), partial(hire, files(course.game), sides), Fixture(*SIDES, number, seat)
    )
    return signs, score.scores[seat] - max(score.scores[:seat] + score.scores[seat + 1 :])


def comparison(course: argparse.Namespace, sides: dict[str, Weights], seed: int, number: int) -> float:
    """One game of the new weights among copies of the old ones: the part of the win."""
    fixture = Fixture(*SIDES, *divmod(number, course.seats))
    return play_fixture(tournament_of(course, seed), partial(hire, files(course.game), sides), fixture).share


def moved(weights: Weights, trials: list[tuple[list[int], float]]) -> Weights:
    """The weights after a round: each goes the way that gained points, if chance hardly explains it."""
    error = pstdev([ahead for _, ahead in trials]) / sqrt(len(trials))
    found = dict(weights)
    for at, (name, value) in enumerate(weights.items()):
        gain = fmean([ahead * signs[at] for signs, ahead in trials])
        way = 0 if abs(gain) < BEYOND_CHANCE * error else 1 if gain > 0 else -1
        found[name] = round(varied(value, way), 3)
        print(
            f"{name} {value}: {gain / 2:+.2f} points (± {1.96 * error / 2:.2f}) when larger -> {found[name]}",
            flush=True,
        )
    return found


def tune(course: argparse.Namespace) -> None:
    known = weights_in(files(course.game))
    start = {name: value for name, value in known.items() if course.only in name}
    best = dict(start)
    with get_context("fork").Pool(course.workers) as pool:
        for turn in range(course.rounds):
            print(f"Round {turn + 1}", flush=True)
            work = partial(trial, course, best, course.seed + turn)
            best = moved(best, pool.map(work, range(course.games), chunksize=4))
        changed = {name: value for name, value in best.items() if value != start[name]}
        for name, value in changed.items():
            print(f"{name} = {value} (was {start[name]})")
        if changed:
            sides = dict(zip(SIDES, (best, start), strict=True))
            shares = pool.map(partial(comparison, course, sides, course.seed + FRESH_DEALS), range(course.games))
            final = Pairing()
            final.games, final.wins = len(shares), sum(shares)
            low, high = final.interval
            share = f"{100 * final.share:.1f} % ({100 * low:.1f} - {100 * high:.1f})"
            print(f"All together on other deals: {share} of {final.games} games")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400, help="in each round, and in the end")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="weights whose name contains this")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    tune(parser.parse_args())
