"""A small value net: from a position as numbers to what each seat may hope for: the viewer, then in turn order."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from flibuste.kernel import Game, Options

Array = NDArray[np.float32]
LAYERS: Final = ("hidden", "hidden_bias", "output", "output_bias")
ANY: Final = "any"  # as an option's value in training: every game draws one
SHIPPED: Final = files("flibuste.bots") / "nets"


class Net:
    """One hidden layer; every output is a chance between 0 and 1."""

    def __init__(self, weights: list[Array], about: dict[str, Any] | None = None) -> None:
        self.weights = weights
        self.about = about or {}  # how it was made: command, data digest, curve

    @classmethod
    def fresh(cls, inputs: int, hidden: int, outputs: int, seed: int) -> Net:
        draw = np.random.default_rng(seed)
        return cls(
            [
                draw.normal(0, 1 / np.sqrt(inputs), (inputs, hidden)).astype(np.float32),
                np.zeros(hidden, np.float32),
                draw.normal(0, 0.1 / np.sqrt(hidden), (hidden, outputs)).astype(np.float32),
                np.zeros(outputs, np.float32),
            ]
        )

    @property
    def inputs(self) -> int:
        return int(self.weights[0].shape[0])

    @property
    def seats(self) -> int:
        return int(self.weights[3].shape[0])

    def values(self, rows: Array) -> Array:
        """The outputs for a row of numbers, or for many rows."""
        hidden, hidden_bias, output, output_bias = self.weights
        reached = np.maximum(rows @ hidden + hidden_bias, 0) @ output + output_bias
        chances: Array = 1 / (1 + np.exp(-reached))
        return chances

    def save(self, folder: Path, name: str) -> None:
        """Write the weights, in half precision, and beside them how they came about."""
        folder.mkdir(parents=True, exist_ok=True)
        half: dict[str, Any] = {
            layer: weights.astype(np.float16) for layer, weights in zip(LAYERS, self.weights, strict=True)
        }
        with (folder / f"{name}.npz").open("wb") as file:
            np.savez_compressed(file, **half)
        (folder / f"{name}.json").write_text(json.dumps(self.about, indent=1) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, folder: Traversable, name: str) -> Net:
        """The net of that name in a folder, which may be inside an archive."""
        with (folder / f"{name}.npz").open("rb") as file, np.load(file) as stored:
            weights = [stored[layer].astype(np.float32) for layer in LAYERS]
        return cls(weights, json.loads((folder / f"{name}.json").read_text(encoding="utf-8")))


def net_name(game: Game[Any], seats: int, options: Options) -> str:
    """What a net is called: the game, the seats, and the options that are not the usual ones."""
    usual = game.settle({})
    marks = [f"-{key}-{value}" for key, value in sorted(options.items()) if usual.get(key) != value and value != ANY]
    return f"{game.key}-{seats}{''.join(marks)}"


def net_for(game: Game[Any], seats: int, options: Options, inputs: int) -> Net | None:
    """The shipped net for a table, or the one of the usual options if it fits; None if there is neither."""
    for name in dict.fromkeys((net_name(game, seats, options), net_name(game, seats, {}))):
        net = shipped(name)
        if net is not None and (net.inputs, net.seats) == (inputs, seats):
            return net
    return None


@lru_cache(maxsize=64)
def shipped(name: str) -> Net | None:
    """The net of that name in the package."""
    return Net.load(SHIPPED, name) if (SHIPPED / f"{name}.npz").is_file() else None
