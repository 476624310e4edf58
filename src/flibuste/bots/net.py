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
NEUTRAL: Final = ("first",)  # options that say who begins and change nothing that a net judges
LOYALTY: Final = 0.01
SHIPPED: Final = files("flibuste.bots") / "nets"


class Net:
    """One hidden layer; every output is a chance between 0 and 1."""

    def __init__(self, weights: list[Array], about: dict[str, Any] | None = None, name: str = "") -> None:
        self.weights = weights
        self.about = about or {}  # how it was made: command, data digest, curve
        self.name = name  # of its files

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

    @classmethod
    def joined(cls, nets: list[Net]) -> Net:
        """One net that thinks what several think on average; in all else it is like the first."""
        hidden, hidden_bias, output, output_bias = zip(*(net.weights for net in nets), strict=True)
        return cls(
            [
                np.concatenate(hidden, axis=1),
                np.concatenate(hidden_bias),
                np.divide(np.concatenate(output), len(nets), dtype=np.float32),
                np.mean(output_bias, axis=0, dtype=np.float32),
            ],
            nets[0].about,
            nets[0].name,
        )

    @property
    def inputs(self) -> int:
        return int(self.weights[0].shape[0])

    @property
    def seats(self) -> int:
        return int(self.weights[3].shape[0])

    @property
    def loyalty(self) -> float:
        """How much more chance of winning an answer must promise before the net outvotes the rules of thumb: a net's
        small preferences are noise."""
        return float(self.about.get("course", {}).get("loyalty", LOYALTY))

    def values(self, rows: Array) -> Array:
        """The outputs for a row of numbers, or for many rows."""
        return self.chances(self.reached(rows))

    def reached(self, rows: Array) -> Array:
        """What the hidden layer makes of them."""
        inner: Array = rows @ self.weights[0]
        inner += self.weights[1]
        return np.maximum(inner, 0, out=inner)

    def chances(self, reached: Array) -> Array:
        """The outputs that follow from the hidden layer's."""
        found: Array = reached @ self.weights[2]
        found += self.weights[3]
        np.exp(np.negative(found, out=found), out=found)
        found += 1
        return np.reciprocal(found, out=found)

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
        return cls(weights, json.loads((folder / f"{name}.json").read_text(encoding="utf-8")), name)


def net_name(game: Game[Any], seats: int, options: Options, start: str = "", seed: int = 1) -> str:
    """What a net is called: the game, the seats, and the options that are not the usual ones; one trained on from that
    very net also has its seed."""
    usual = game.settle({})
    marks = [f"-{key}-{value}" for key, value in sorted(options.items()) if usual.get(key) != value]
    name = f"{game.key}-{seats}{''.join(marks)}"
    return f"{name}.{seed}" if start == name else name


def net_for(game: Game[Any], seats: int, options: Options, inputs: int) -> Net | None:
    """The shipped net for a table: one trained with its options, the fewer it left open the better; None if there is
    none."""
    table = game.settle(options)
    covering = [net for net in shipped(game.key, seats) if net.inputs == inputs and covers(game, net.about, table)]
    return min(covering, key=lambda net: openness(net.about), default=None)


def shipped_names() -> list[str]:
    """What the package holds of what was learned."""
    return sorted(file.name.removesuffix(".npz") for file in SHIPPED.iterdir() if file.name.endswith(".npz"))


@lru_cache(maxsize=64)
def shipped(key: str, seats: int) -> list[Net]:
    """The nets in the package for a game and a number of seats."""
    return [Net.load(SHIPPED, name) for name in shipped_names() if f"{name}-".startswith(f"{key}-{seats}-")]


@lru_cache(maxsize=64)
def council(name: str) -> Net:
    """A shipped net and those trained on from it, heard together: what one misjudges, the others seldom do."""
    members = [member for member in shipped_names() if member.startswith(f"{name}.")]
    return Net.joined([Net.load(SHIPPED, member) for member in (name, *members)])


def covers(game: Game[Any], about: dict[str, Any], table: Options) -> bool:
    """Whether a training was for tables with these options."""
    trained = game.settle({}) | about["course"]["options"]
    return all(trained[key] in (value, ANY) or key in NEUTRAL for key, value in table.items())


def openness(about: dict[str, Any]) -> int:
    """How many options a training left open."""
    return list(about["course"]["options"].values()).count(ANY)
