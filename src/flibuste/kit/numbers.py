"""The positions of any declared game as numbers: its fields, those of each seat turned so that one's own come first."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from flibuste.kernel import UNKNOWN
from flibuste.kit.board import Part, fields_of
from flibuste.kit.catalogue import ROW, TABLE
from flibuste.kit.kinds import Coverable, Each, Flag, Kind, Mask, Named, Number, Seat, Sparse, Word, seats
from flibuste.kit.packed import Packed
from flibuste.kit.rows import Floats
from flibuste.kit.tally import Tally


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers:
    """How the boards of one game are written as numbers, and what each of them means."""

    def __init__(self, board: type) -> None:
        self.board = board

    def write(self, s: Any, seat: int, numbers: Floats) -> None:
        numbers.add_each(_of_fields(s.rules, s, seat))

    def names(self, rules: Any) -> list[str]:
        return [name for field in fields_of(self.board) for name in _names(rules, field.kind, field.name)]


def _of_fields(rules: Any, part: Any, seat: int) -> list[float]:
    found: list[float] = []
    for field in fields_of(type(part)):
        found += _numbers(rules, field.kind, getattr(part, field.name), seat)
    return found


def _numbers(rules: Any, kind: Kind, value: Any, seat: int) -> list[float]:
    if isinstance(kind, (Coverable, Packed)):
        return _numbers(rules, kind.of, value, seat)
    if isinstance(kind, Each):
        if kind.size is None:
            return _zone(rules, kind.of, value)
        first = seat if kind.size is seats else 0
        turned = [*value[first:], *value[:first]]
        return [number for item in turned for number in _numbers(rules, kind.of, item, seat)]
    if isinstance(kind, (Named, Sparse)):
        return [float(item) for item in value]
    if isinstance(kind, Tally):
        order = [*[(seat + turn) % rules.seats for turn in range(rules.seats)], TABLE]
        return [float(value[row + at]) for row in range(0, len(value), ROW) for at in order]
    if isinstance(kind, Mask):
        return [float(int(value).bit_count())]
    if isinstance(kind, Part):
        return _of_fields(rules, value, seat)
    if isinstance(kind, Seat) and value >= 0:
        return [float((value - seat) % rules.seats)]
    return [float(value)] if isinstance(kind, (Number, Flag, Word)) else []


def _names(rules: Any, kind: Kind, name: str) -> list[str]:
    if isinstance(kind, (Coverable, Packed)):
        return _names(rules, kind.of, name)
    if isinstance(kind, Each):
        if kind.size is None:
            return _zone_names(rules, kind.of, name)
        size = kind.size if isinstance(kind.size, int) else kind.size(rules)
        return [found for at in range(size) for found in _names(rules, kind.of, f"{name}-{at}")]
    if isinstance(kind, (Named, Sparse)):
        return [f"{name}-{word}" for word in kind.names]
    if isinstance(kind, Tally):
        return [f"{word}-{owner}" for word in kind.names for owner in (*range(rules.seats), "table")]
    if isinstance(kind, Part):
        fields = fields_of(type(kind.made()))
        return [found for field in fields for found in _names(rules, field.kind, f"{name}-{field.name}")]
    return [name] if isinstance(kind, (Number, Flag, Word, Mask)) else []


def _zone(rules: Any, kind: Kind, things: list[Any]) -> list[float]:
    """Of things with names how many there are of each, and how many are covered; of others how many there are."""
    words = _words(rules, kind)
    if not words:
        return [float(len(things))]
    counts = [0.0] * (words + 1)
    for thing in things:
        counts[thing if thing > UNKNOWN else words] += 1.0
    return counts


def _zone_names(rules: Any, kind: Kind, name: str) -> list[str]:
    plain = kind.of if isinstance(kind, Coverable) else kind
    if not isinstance(plain, Word):
        return [name]
    return [*[f"{name}-{word}" for word in plain.known(rules)], f"{name}-covered"]


def _words(rules: Any, kind: Kind) -> int:
    plain = kind.of if isinstance(kind, Coverable) else kind
    return len(plain.known(rules)) if isinstance(plain, Word) else 0
