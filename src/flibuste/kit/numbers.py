"""The positions of any declared game as numbers: its fields, those of each seat turned so that one's own come first."""

from __future__ import annotations

from typing import Any

from flibuste.kit.board import Field, fields_of
from flibuste.kit.kinds import Coverable, Each, Kind, Number, seats


def features(s: Any, seat: int) -> list[float]:
    found: list[float] = []
    for field in fields_of(type(s)):
        value = getattr(s, field.name)
        if is_number(field):
            found.append(float(value))
        elif has_number_for_each_seat(field):
            found += [float(value[(seat + turn) % s.rules.seats]) for turn in range(s.rules.seats)]
    return found


def names(rules: Any, board: type) -> list[str]:
    """What each of those numbers means."""
    found: list[str] = []
    for field in fields_of(board):
        if is_number(field):
            found.append(field.name)
        elif has_number_for_each_seat(field):
            found += [f"{field.name}-{turn}" for turn in range(rules.seats)]
    return found


def is_number(field: Field) -> bool:
    return isinstance(_of(field.kind), Number)


def has_number_for_each_seat(field: Field) -> bool:
    return isinstance(field.kind, Each) and field.kind.size is seats and isinstance(_of(field.kind.of), Number)


def _of(kind: Kind) -> Kind:
    return kind.of if isinstance(kind, Coverable) else kind
