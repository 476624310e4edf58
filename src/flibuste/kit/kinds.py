"""How a field stands in a position's document, and how it is read back with its checks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from flibuste.kernel import UNKNOWN, BadPosition
from flibuste.kernel.codec import expect_keys

NONE: Final = -1
MOST: Final = 1_000_000
FIRST_BACK: Final = -2  # a covered thing whose back shows: FIRST_BACK - the back's place
BACK: Final = "back"

Size = Callable[[Any], int]
"""A number that depends on the rules of the table: how many seats, the last turn."""


def seats(rules: Any) -> int:
    count: int = rules.seats
    return count


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """Written and read by name; a wrong document is refused with a sentence."""

    def __init__(self) -> None:
        self.stored = True
        self.plain = False  # whether a value is written as it is

    def write(self, rules: Any, value: Any) -> Any:
        return value

    def read(self, rules: Any, what: str, document: Any) -> Any:
        return document

    def first(self, rules: Any) -> Any:
        """What the field is before anything happened: zero, the first of its words, an empty list, or nothing."""
        return 0

    def copy(self, value: Any) -> Any:
        """An independent copy of a value."""
        return value

    def columns(self, rules: Any) -> Any:
        """How learning machines see a value, see kit/columns.py; None for what follows from the kind itself."""
        return None

    def bare(self, value: Any) -> Any:
        """The value as plain Python knows it, to compare and to print."""
        return value


class Number(Kind):
    """A whole number from `least`, below a limit that the rules may set; `none` stands for nothing."""

    def __init__(self, below: int | Size = MOST, least: int = 0, none: bool = False) -> None:
        super().__init__()
        self.below = below
        self.least = least
        self.none = none
        self.plain = not none

    def write(self, rules: Any, value: Any) -> Any:
        return None if self.none and value == NONE else int(value)

    def read(self, rules: Any, what: str, document: Any) -> Any:
        if self.none and document is None:
            return NONE
        below = self.below if isinstance(self.below, int) else self.below(rules)
        if type(document) is not int or not self.least <= document < below:
            raise BadPosition(
                f"{capital(what)} is {document!r}; it should be a number from {self.least} to {below - 1}."
            )
        return document

    def first(self, rules: Any) -> Any:
        return NONE if self.none else self.least


class Seat(Number):
    def __init__(self, none: bool = False) -> None:
        super().__init__(seats, 0, none)


class Flag(Kind):
    """Kept as 0 or 1, written as false or true."""

    def write(self, rules: Any, value: Any) -> Any:
        return bool(value)

    def read(self, rules: Any, what: str, document: Any) -> Any:
        if type(document) is not bool:
            raise BadPosition(f"{capital(what)} is {document!r}; it should be true or false.")
        return int(document)


class Word(Kind):
    """One of some names, kept as its place among them. The names may depend on the rules of the table."""

    def __init__(self, what: str, words: Sequence[str] | Callable[[Any], Sequence[str]], none: bool = False) -> None:
        super().__init__()
        self.what = what
        self.words = words
        self.none = none

    def write(self, rules: Any, value: Any) -> Any:
        return None if self.none and value == NONE else self.known(rules)[value]

    def read(self, rules: Any, what: str, document: Any) -> Any:
        if self.none and document is None:
            return NONE
        words = self.known(rules)
        if document not in words:
            raise BadPosition(f"There is no {self.what} {document!r} for {what}; known are {', '.join(words)}.")
        return words.index(document)

    def first(self, rules: Any) -> Any:
        return NONE if self.none else 0

    def known(self, rules: Any) -> Sequence[str]:
        return self.words(rules) if callable(self.words) else self.words


class Mask(Kind):
    """Several of some things, a bit each; written as a list."""

    def __init__(self, of: Kind) -> None:
        super().__init__()
        self.of = of

    def write(self, rules: Any, value: Any) -> Any:
        found: list[Any] = []
        while value:
            found.append(self.of.write(rules, (value & -value).bit_length() - 1))
            value &= value - 1
        return found

    def read(self, rules: Any, what: str, document: Any) -> Any:
        mask = 0
        for item in expect_list(what, document):
            bit = 1 << int(self.of.read(rules, what, item))
            if mask & bit:
                raise BadPosition(f"{capital(what)} names {item!r} twice.")
            mask |= bit
        return mask


class Each(Kind):
    """A list, one value for each seat or as many as `size` says; any number if it says None. `by_seat`: the seats come
    first, whoever else follows them."""

    def __init__(self, of: Kind, size: int | Size | None = seats, by_seat: bool = False) -> None:
        super().__init__()
        self.of = of
        self.size = size
        self.by_seat = by_seat or size is seats

    def write(self, rules: Any, value: Any) -> Any:
        of = self.of
        return list(value) if of.plain else [of.write(rules, item) for item in value]

    def read(self, rules: Any, what: str, document: Any) -> Any:
        size = self.length(rules)
        items = expect_list(what, document)
        if size is not None and len(items) != size:
            raise BadPosition(f"The board has {len(items)} {what}; it should have {size}.")
        return [self.of.read(rules, f"{what} {at}", item) for at, item in enumerate(items)]

    def first(self, rules: Any) -> Any:
        return [self.of.first(rules) for _ in range(self.length(rules) or 0)]

    def length(self, rules: Any) -> int | None:
        return self.size(rules) if callable(self.size) else self.size

    def copy(self, value: Any) -> Any:
        return [self.of.copy(item) for item in value]

    def bare(self, value: Any) -> Any:
        return value if self.of.plain else [self.of.bare(item) for item in value]


class Named(Kind):
    """A list whose places have names, written as an object with all of them."""

    def __init__(self, names: Sequence[str], of: Kind, shift: int = 0) -> None:
        super().__init__()
        self.names = tuple(names)
        self.of = of
        self.shift = shift  # what is added in the document, where people count from one

    def write(self, rules: Any, value: Any) -> Any:
        if self.of.plain and not self.shift:
            return dict(zip(self.names, value, strict=True))
        return {name: self.of.write(rules, item + self.shift) for name, item in zip(self.names, value, strict=True)}

    def read(self, rules: Any, what: str, document: Any) -> Any:
        expect_keys(what, document, self.names)
        return [self.of.read(rules, f"{what} {name}", document[name]) - self.shift for name in self.names]

    def first(self, rules: Any) -> Any:
        return [self.of.first(rules) - self.shift for _ in self.names]

    def copy(self, value: Any) -> Any:
        return list(value)


class Sparse(Kind):
    """A list of counts whose places have names; only those above zero are written."""

    def __init__(self, what: str, names: Sequence[str]) -> None:
        super().__init__()
        self.what = what
        self.names = names

    def write(self, rules: Any, value: Any) -> Any:
        return {name: value[at] for at, name in enumerate(self.names) if value[at]}

    def read(self, rules: Any, what: str, document: Any) -> Any:
        counts = [0] * len(self.names)
        for name, count in expect_object(what, document).items():
            if name not in self.names:
                raise BadPosition(f"There is no {self.what} {name!r} in {what}; known are {', '.join(self.names)}.")
            counts[self.names.index(name)] = Number().read(rules, f"{what} {name}", count)
        return counts

    def first(self, rules: Any) -> Any:
        return [0] * len(self.names)

    def copy(self, value: Any) -> Any:
        return list(value)


class Derived(Kind):
    """Not in the document: worked out from the other fields when they have been read."""

    def __init__(self, work_out: Callable[[Any, Any], Any]) -> None:
        super().__init__()
        self.stored = False
        self.work_out = work_out


class Coverable(Kind):
    """A thing that its reader may not see: null, or its back if that is public."""

    def __init__(self, of: Kind, backs: Sequence[str]) -> None:
        super().__init__()
        self.of = of
        self.backs = backs

    def write(self, rules: Any, value: Any) -> Any:
        if value == UNKNOWN:
            return None
        return {BACK: self.backs[FIRST_BACK - value]} if value < UNKNOWN else self.of.write(rules, value)

    def read(self, rules: Any, what: str, document: Any) -> Any:
        if document is None:
            return UNKNOWN
        if not isinstance(document, dict):
            return self.of.read(rules, what, document)
        expect_keys(what, document, (BACK,))
        if document[BACK] not in self.backs:
            raise BadPosition(f"There is no back {document[BACK]!r}; known are {', '.join(self.backs)}.")
        return FIRST_BACK - self.backs.index(document[BACK])

    def first(self, rules: Any) -> Any:
        return self.of.first(rules)


def coverable(kind: Kind, backs: Sequence[str]) -> Kind:
    """The kind whose single things may be covered, however deep in lists they are."""
    if isinstance(kind, Each):
        return Each(coverable(kind.of, backs), kind.size)
    if isinstance(kind, Named):
        return Named(kind.names, coverable(kind.of, backs), kind.shift)
    return Coverable(kind, backs)


def expect_list(what: str, document: Any) -> list[Any]:
    if not isinstance(document, list):
        raise BadPosition(f"{capital(what)} should be a list, not {document!r}.")
    return document


def expect_object(what: str, document: Any) -> dict[str, Any]:
    if not isinstance(document, dict):
        raise BadPosition(f"{capital(what)} should be an object, not {document!r}.")
    return document


def capital(what: str) -> str:
    return what[:1].upper() + what[1:]
