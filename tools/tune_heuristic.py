"""Tune the rules of thumb of a game by playing: `tune_heuristic.py port-royal --games 400`.

One weight after the other is made smaller and larger; the bot that uses the new value meets the bot that does not, on
the same deals from every seat, and the value stays if it wins more than chance would explain. In the end all that was
changed meets the weights as they stand in the files, on deals that were not used before. The files are not touched: the
values to write there are printed. The same command prints the same values.
"""

import argparse
from functools import cache, partial
from importlib import import_module
from inspect import getsource
from math import sqrt
from pathlib import Path
from types import ModuleType
from typing import Any

import flibuste.bots.heuristics as heuristics
from flibuste.bots.base import Bot, GreedyBot
from flibuste.bots.tournament import Tournament, play_fixture
from flibuste.kernel import Generator, View
from flibuste.kernel.rng import scatter
from flibuste.research.standings import Pairing

Weights = dict[str, float]  # by module, constant and, in a table, key: "port_royal.ABILITIES.governor"
FACTORS = (0.7, 1.4)
HUGE = 1e6  # a bound or a sentinel, no weight
FRESH_DEALS = 1_000_003  # added to the seed for the last match


def files(game: str) -> dict[str, ModuleType]:
    """The modules that hold the rules of thumb of a game."""
    stem = game.replace("-", "_")
    names = sorted(path.stem for path in Path(heuristics.__path__[0]).glob(f"{stem}*.py"))
    return {name: import_module(f"{heuristics.__name__}.{name}") for name in names}


def weights_in(modules: dict[str, ModuleType]) -> Weights:
    """Every constant that is a fraction, alone or in a table, under the module that defines it."""
    found: Weights = {}
    for name, module in modules.items():
        for constant, value in vars(module).items():
            entries = value.items() if isinstance(value, dict) else [("", value)]
            for key, entry in entries if defines(module, constant) else ():
                if isinstance(entry, float) and abs(entry) < HUGE:
                    found[".".join(filter(None, (name, constant, key)))] = entry
    return found


@cache
def defines(module: ModuleType, constant: str) -> bool:
    return f"\n{constant}: Final" in getsource(module)


def use(modules: dict[str, ModuleType], weights: Weights) -> None:
    """Write weights where they are defined and wherever they are imported."""
    for name, value in weights.items():
        home, constant, *key = name.split(".")
        for module in modules.values():
            if module is modules[home] or (hasattr(module, constant) and not defines(module, constant)):
                if key:
                    getattr(module, constant)[key[0]] = value
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


def match(course: argparse.Namespace, modules: dict[str, ModuleType], sides: dict[str, Weights], seed: int) -> Pairing:
    """How one set of weights fares among copies of another."""
    deals = -(-course.games // course.seats)
    tournament = Tournament(course.game, course.seats, {}, ("new", "old"), deals, seed, 0.0, 0, "old")
    pairing = Pairing()
    for fixture in tournament.fixtures():
        score = play_fixture(tournament, partial(hire, modules, sides), fixture)
        pairing.games += 1
        pairing.wins += score.share
    return pairing


def hire(modules: dict[str, ModuleType], sides: dict[str, Weights], name: str, seed: int) -> Bot:
    return Weighted(Generator(b"", scatter(seed)), modules, sides[name])


def tune(course: argparse.Namespace) -> None:
    modules = files(course.game)
    start = weights_in(modules)
    best = dict(start)
    fair = 1 / course.seats
    for number, name in enumerate(name for name in start if course.only in name):
        for factor in FACTORS:
            tried = best | {name: round(best[name] * factor, 3)}
            pairing = match(course, modules, {"new": tried, "old": best}, course.seed + number)
            keeps = pairing.share > fair + sqrt(fair * (1 - fair) / pairing.games)
            print(f"{name} {best[name]} -> {tried[name]}: {said(pairing)}{', kept' if keeps else ''}", flush=True)
            if keeps:
                best = tried
                break
    changed = {name: value for name, value in best.items() if value != start[name]}
    for name, value in changed.items():
        print(f"{name} = {value} (was {start[name]})")
    if changed:
        final = match(course, modules, {"new": best, "old": start}, course.seed + FRESH_DEALS)
        print(f"All together on other deals: {said(final)}")


def said(pairing: Pairing) -> str:
    low, high = pairing.interval
    return f"{100 * pairing.share:.1f} % ({100 * low:.1f} - {100 * high:.1f}) of {pairing.games} games"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400, help="for each comparison")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="weights whose name contains this")
    tune(parser.parse_args())
