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


def data_of(ways: Sequence[Way]) -> Markup:
    """The ways as a data block of the page; it must not end early. A shape's cells are said once for each of its turns,
    counted from where it lies."""
    cells = {_turned(way): [cell - way.anchor for cell in way.cells] for way in ways}
    data = {"cells": cells, "ways": [_row(way) for way in ways]}
    return Markup(json.dumps(data, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c"))


def _turned(way: Way) -> str:
    return f"{way.option.arguments[0]} {way.quarters}"


def _row(way: Way) -> list[str | int]:
    told = [way.gain, way.terms, way.price] if way.price else []
    return [way.option.action, way.anchor, way.quarters, *told]
