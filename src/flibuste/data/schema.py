"""What a row may hold: `schema.toml` names the fields of each table and the kind of value each field takes.

[card]
colour = "str[yellow|blue]?"    one of two texts, may be left out
slots = "ints[5]"               a list of five whole numbers
needs = "counts[cross|house]"   whole numbers under these names only
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeGuard, TypeVar

from flibuste.data.errors import DataError, listed, shown

T = TypeVar("T")

Value = bool | int | float | str | list[int] | list[str] | dict[str, int]


class Kind(NamedTuple, Generic[T]):
    """A kind of value: how it is called in a sentence, and which values are of it."""

    what: str
    fits: Callable[[object], TypeGuard[T]]


def _is_int(value: object) -> TypeGuard[int]:
    return type(value) is int


def _is_amount(value: object) -> TypeGuard[int]:
    return _is_int(value) and value >= 0


def _is_float(value: object) -> TypeGuard[float]:
    return type(value) in (int, float)


def _is_bool(value: object) -> TypeGuard[bool]:
    return type(value) is bool


def _is_str(value: object) -> TypeGuard[str]:
    return type(value) is str


def _is_ints(value: object) -> TypeGuard[list[int]]:
    return isinstance(value, list) and all(map(_is_int, value))


def _is_strs(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(map(_is_str, value))


def _is_counts(value: object) -> TypeGuard[dict[str, int]]:
    return isinstance(value, dict) and all(map(_is_int, value.values()))


def _is_any(value: object) -> TypeGuard[Value]:
    return any(kind.fits(value) for kind in KINDS.values() if kind is not ANY)


INT = Kind("a whole number", _is_int)
AMOUNT = Kind("a whole number, 0 or more", _is_amount)
FLOAT = Kind("a number", _is_float)
BOOL = Kind("true or false", _is_bool)
STR = Kind("a text", _is_str)
INTS = Kind("a list of whole numbers", _is_ints)
STRS = Kind("a list of texts", _is_strs)
COUNTS = Kind("a table of whole numbers", _is_counts)
ANY: Kind[Value] = Kind("a number, a text, true or false, or a list", _is_any)

COPIES = "copies"
KINDS: Mapping[str, Kind[Any]] = {
    "amount": AMOUNT,
    COPIES: AMOUNT,
    "int": INT,
    "float": FLOAT,
    "bool": BOOL,
    "str": STR,
    "ints": INTS,
    "strs": STRS,
    "counts": COUNTS,
    "any": ANY,
}
SIZED = ("ints", "strs")
NAMED = ("str", "strs", "counts")

_SPEC = re.compile(r"(?P<kind>\w+)(?:\[(?:(?P<length>\d+)|(?P<names>[^\]]+))\])?(?P<optional>\?)?")


class Field(NamedTuple):
    """What may stand in one field of a table."""

    kind: str
    length: int | None = None
    names: tuple[str, ...] = ()
    optional: bool = False

    @property
    def what(self) -> str:
        """The values that would be right, in words."""
        length = f" with {self.length} entries" if self.length is not None else ""
        names = f" out of {listed(self.names)}" if self.names else ""
        return KINDS[self.kind].what + length + names

    def fits(self, value: object) -> bool:
        if not KINDS[self.kind].fits(value):
            return False
        if isinstance(value, list) and self.length not in (None, len(value)):
            return False
        used = [value] if isinstance(value, str) else value
        return not self.names or (isinstance(used, list | dict) and all(name in self.names for name in used))


Fields = Mapping[str, Field]


def parse_field(where: str, spec: object) -> Field:
    """A field as `schema.toml` writes it: kind, then a length or names in brackets, then `?` if it may be left out."""
    match = _SPEC.fullmatch(spec) if isinstance(spec, str) else None
    if match is None or match["kind"] not in KINDS:
        raise DataError(f"{where} is {shown(spec)}; it should begin with one of {listed(KINDS)}.")
    kind, length, names = match["kind"], match["length"], match["names"]
    if length and kind not in SIZED:
        raise DataError(f"{where} is {shown(spec)}, but only {listed(SIZED)} can have a length.")
    if names and kind not in NAMED:
        raise DataError(f"{where} is {shown(spec)}, but only {listed(NAMED)} can name what they may hold.")
    return Field(
        kind, int(length) if length else None, tuple(names.split("|")) if names else (), match["optional"] is not None
    )


def parse_schema(where: str, document: Mapping[str, Any]) -> dict[str, Fields]:
    """The fields of every table of a game."""
    for table, fields in document.items():
        if not isinstance(fields, dict):
            raise DataError(f"{where}: {table} is {shown(fields)}; it should be a table of fields, [{table}].")
    return {
        table: {name: parse_field(f"{where}: {table}.{name}", spec) for name, spec in fields.items()}
        for table, fields in document.items()
    }


def shape(value: object) -> Field:
    """The field that takes what can replace this value: the same kind and, for a list, the same length."""
    kind = next(name for name, kind in KINDS.items() if kind.fits(value))
    return Field(kind, len(value) if isinstance(value, list) else None)
