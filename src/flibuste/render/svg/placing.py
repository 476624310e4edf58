"""Answers on a chart: those that lie on a cell, and ways to lay a shape for the placing script of the page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from flibuste.kit.grid import Grid
from flibuste.render.svg.face import Option


def css_of(grid: Grid, cell: int) -> str:
    """The classes that put something on a cell."""
    return f"c{grid.column(cell) + 1} r{grid.row(cell) + 1}"


class Spot(NamedTuple):
    """An answer that lies on the chart: where, and what is written there."""

    css: str
    text: str
    option: Option


class Way(NamedTuple):
    """A way to lay a shape: the answer, where it lies and how it is turned, the cells it covers, what it brings."""

    option: Option  # its first argument is the shape
    anchor: int
    quarters: int
    cells: Sequence[int]  # row by row, numbered without gaps
    points: int = 0
    gain: str = ""  # "+9 points"
    terms: str = ""  # what the gain is made of, and what others get
    price: str = ""


SENT = ("anchor", "quarters", "cells", "gain", "terms", "price")


def data_of(ways: Sequence[Way]) -> Markup:
    """The ways as a data block of the page; it must not end early."""
    rows = [
        {"action": way.option.action, "shape": way.option.arguments[0], **{name: getattr(way, name) for name in SENT}}
        for way in ways
    ]
    return Markup(json.dumps(rows).replace("<", "\\u003c"))
