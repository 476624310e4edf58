"""Charts as SVG and PNG, with matplotlib and without a display. Words come from the caller."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.figure import Figure

INK: Final = "#1d2b3a"
SEATS: Final = ("#b3392f", "#2b6cb0", "#2f855a", "#b7791f", "#6b46c1", "#4a5568")
FORMATS: Final = (".svg", ".png")
mpl.rcParams["svg.hashsalt"] = "flibuste"  # the same figures give the same file


def save(figure: Figure, stem: Path) -> None:
    """Write a chart in every format."""
    figure.tight_layout()
    for ending in FORMATS:
        figure.savefig(stem.with_suffix(ending), metadata={"Date": None} if ending == ".svg" else None)


def matrix(bots: Sequence[str], share: Callable[[str, str], float | None], title: str) -> Figure:
    """Win shares, row against column."""
    figure, axes = _blank(2 + 0.9 * len(bots), 1.5 + 0.6 * len(bots), title)
    shares = [[share(row, column) if row != column else None for column in bots] for row in bots]
    axes.imshow([[0.5 if cell is None else cell for cell in row] for row in shares], cmap="RdYlGn", vmin=0, vmax=1)
    for y, row in enumerate(shares):
        for x, cell in enumerate(row):
            axes.text(x, y, "" if cell is None else f"{100 * cell:.0f}", ha="center", va="center", color=INK)
    axes.set_xticks(range(len(bots)), bots, rotation=30, ha="right")
    axes.set_yticks(range(len(bots)), bots)
    return figure


def intervals(names: Sequence[str], bounds: Sequence[tuple[float, float, float]], title: str, unit: str) -> Figure:
    """A value with its interval for each name."""
    figure, axes = _blank(6.5, 1.3 + 0.4 * len(names), title)
    places = range(len(names))
    middles = [middle for middle, _, _ in bounds]
    errors = [[middle - low for middle, low, _ in bounds], [high - middle for middle, _, high in bounds]]
    axes.errorbar(middles, places, xerr=errors, fmt="o", color=INK, capsize=4)
    axes.set_yticks(places, names)
    axes.invert_yaxis()
    axes.set_xlabel(unit)
    axes.grid(axis="x", alpha=0.3)
    return figure


def lines(curves: Mapping[str, Sequence[float]], title: str, across: str, up: str, marks: Sequence[int] = ()) -> Figure:
    """A line per name over 0, 1, 2 ...; marked places stand out."""
    figure, axes = _blank(9, 4, title)
    for number, (name, values) in enumerate(curves.items()):
        axes.plot(range(len(values)), values, label=name, color=SEATS[number % len(SEATS)])
    for mark in marks:
        axes.axvline(mark, color=INK, alpha=0.25, linestyle=":")
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.set_ylim(0, 1)
    axes.grid(alpha=0.3)
    axes.legend()
    return figure


def strength(
    names: Sequence[str],
    milliseconds: Sequence[float],
    bounds: Sequence[tuple[float, float, float]],
    title: str,
    unit: str,
) -> Figure:
    """A value with its interval over the thinking time per answer, the time on a logarithmic scale."""
    figure, axes = _blank(6.5, 4, title)
    middles = [middle for middle, _, _ in bounds]
    errors = [[middle - low for middle, low, _ in bounds], [high - middle for middle, _, high in bounds]]
    axes.errorbar(milliseconds, middles, yerr=errors, fmt="o", color=INK, capsize=4)
    for name, time, middle in zip(names, milliseconds, middles, strict=True):
        axes.annotate(name, (time, middle), textcoords="offset points", xytext=(6, 6), color=INK)
    axes.set_xscale("log")
    axes.margins(x=0.25)  # the names need room
    axes.set_xlabel("ms")
    axes.set_ylabel(unit)
    axes.grid(alpha=0.3)
    return figure


def _blank(width: float, height: float, title: str) -> tuple[Figure, Any]:
    figure = Figure((width, height))
    axes = figure.add_subplot()
    axes.set_title(title, color=INK)
    return figure, axes
