"""The chart of a finished game: everybody's chances, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from markupsafe import Markup

from flibuste.render.svg.parts import DASHES, drawing, pawn_in, text

LEFT, TOP, BELOW, RIGHT = 40, 10, 28, 14
ROW = 23  # from the number of one moment to the next that does not hide it
SIZES = {"hide-s": (700, 300, 8), "hide-l": (330, 230, 4)}  # for a desktop and for a phone; how many turns are named


class CurveLike(Protocol):
    @property
    def colour(self) -> str: ...
    @property
    def points(self) -> Sequence[float]: ...


class MomentLike(Protocol):
    @property
    def turn(self) -> int: ...


def line_sample(colour: str) -> Markup:
    """A short piece of a player's line, for the legend."""
    return drawing(26, 8, _line("M0 4H26", colour), size=(26, 8))


def chances(curves: Sequence[CurveLike], moments: Sequence[MomentLike], label: str) -> Markup:
    """The chart twice, drawn for a desktop and for a phone: nothing shrinks below reading size."""
    return Markup("").join(_Chart(curves, size).drawn(moments, label, css) for css, size in SIZES.items())


class _Chart:
    """One line per player from 0 to 100 %, with the moments that mattered numbered on top."""

    def __init__(self, curves: Sequence[CurveLike], size: tuple[int, int, int]) -> None:
        self.curves = curves
        self.width, self.height, self.named = size
        self.right, self.bottom = self.width - RIGHT, self.height - BELOW
        self.turns = max(len(curve.points) for curve in curves)

    def drawn(self, moments: Sequence[MomentLike], label: str, css: str) -> Markup:
        rows = self._rows([moment.turn for moment in moments])
        marks = (self._moment(number, moment.turn, rows[number - 1]) for number, moment in enumerate(moments, 1))
        body = "".join([self._ground(), *map(self._curve, self.curves), *marks])
        return drawing(self.width, self.height, body, css=f"chart {css}", label=label)

    def _ground(self) -> str:
        size = f'width="{self.right - LEFT}" height="{self.bottom - TOP}"'
        body = [f'<rect x="{LEFT}" y="{TOP}" {size} fill="var(--shoal-1)" opacity=".6"/>']
        for percent in (0, 25, 50, 75, 100):
            y = self._y(percent)
            body.append(f'<path d="M{LEFT} {y:.1f}H{self.right}" stroke="var(--line)" stroke-width="1"/>')
            body.append(text(LEFT - 6, y, 14, percent, "var(--ink-2)", "end"))
        for turn in range(0, self.turns, max(1, self.turns // self.named)):
            body.append(text(self._x(turn), self.bottom + 16, 14, turn + 1, "var(--ink-2)"))
        return "".join(body)

    def _curve(self, curve: CurveLike) -> str:
        path = "M" + "L".join(f"{self._x(turn):.1f} {self._y(point):.1f}" for turn, point in enumerate(curve.points))
        halo = f'<path d="{path}" fill="none" stroke="var(--surface)" stroke-width="7" stroke-linejoin="round"/>'
        marked = {self.turns // 3, 2 * self.turns // 3, self.turns - 1} & set(range(len(curve.points)))
        pawns = (
            pawn_in(curve.colour, self._x(turn) - 8.5, self._y(curve.points[turn]) - 8.5, 17) for turn in sorted(marked)
        )
        return halo + _line(path, curve.colour) + "".join(pawns)

    def _rows(self, turns: Sequence[int]) -> list[int]:
        """How far down each moment is numbered: a number that would hide the one before it stands below that."""
        ends: list[float] = []  # of the rows so far
        rows = []
        for x in map(self._x, turns):
            row = next((row for row, end in enumerate(ends) if x - end >= ROW), len(ends))
            ends[row : row + 1] = [x]
            rows.append(row)
        return rows

    def _moment(self, number: int, turn: int, row: int) -> str:
        x, y = self._x(turn), TOP + 13 + row * ROW
        line = f'<path d="M{x:.1f} {TOP}V{self.bottom}" stroke="var(--ink)" stroke-width="1.2" stroke-dasharray="2 4"/>'
        disc = f'<circle cx="{x:.1f}" cy="{y}" r="11" fill="var(--ink)"/>'
        return line + disc + text(x, y, 14, number, "var(--paper)")

    def _x(self, turn: int) -> float:
        return LEFT + (self.right - LEFT) * turn / max(self.turns - 1, 1)

    def _y(self, percent: float) -> float:
        return self.bottom - (self.bottom - TOP) * percent / 100


def _line(path: str, colour: str) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="var(--pline-{colour})" stroke-width="3.4" stroke-linejoin="round"'
        f' stroke-dasharray="{DASHES[colour]}"/>'
    )
