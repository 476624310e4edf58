"""The state of a declared game: a field is written once, with its kind, and all else follows.

    @dataclass(init=False, eq=False)
    class Skiff(Board):
        active: int = field(Seat())
        hauls: list[int] = field(Each(Number()))

`dataclass` only keeps the kinds (mypyc forgets annotations, but not these); it writes no constructor. A game that bots
shall search fast writes a `clone` of its own: a field that it forgets has no value in the copy, reading it raises, and
the conformance suite reads them all.

A board, or a part of one, that is observed often may have a method `shown`: the values of the fields that are observed
(kit/observed.py), in their order, in one list. Compiled, it reads them ten times as fast as by their names.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from flibuste.kernel import OWNER, PUBLIC, UNKNOWN, BrokenRules, Document, State
from flibuste.kernel.codec import expect_keys
from flibuste.kit.kinds import FIRST_BACK, Derived, Each, Kind, coverable
from flibuste.kit.packed import Packed

Back = Callable[[Any, int], int]
"""Which back a thing shows to those who may not see it: the rules, the thing -> the place of the back."""

_KEY: Final = "flibuste"
_known: dict[type, list[Field]] = {}
_secret: dict[type, list[Field]] = {}


class Field:
    """A declared field: what it is called, how it is written, who may see it, whose lane may change it."""

    __slots__ = ("among", "back", "key", "kind", "name", "own", "secret", "shared")

    def __init__(
        self, kind: Kind, key: str, among: str, own: bool, secret: int, back: Back | None, shared: bool
    ) -> None:
        self.name = ""
        self.key = key
        self.among = among
        self.kind = kind
        self.own = own
        self.secret = secret
        self.back = back
        self.shared = shared

    def cover(self, rules: Any, value: Any) -> Any:
        """The value for those who may not see it; how many things there are stays known."""
        if isinstance(value, list):
            return [self.cover(rules, item) for item in value]
        return UNKNOWN if self.back is None else FIRST_BACK - self.back(rules, value)


def field(
    kind: Kind,
    *,
    key: str = "",
    among: str = "",
    own: bool = False,
    secret: int = PUBLIC,
    back: Back | None = None,
    backs: Sequence[str] = (),
    shared: bool = False,
) -> Any:
    """A field of a board. `key`: its name in documents, if another. `among`: a list whose entry stands in documents
    with all else that a seat has, in a list of this name. `own`: a list whose entry a seat's own lane may change.
    `secret`: OWNER for a list whose entry only its seat may see, UNSEEN for what nobody sees; covered things
    are null in documents, or show the one of the `backs` that `back` tells. `shared`: never changed in place, so that
    clones may share it."""
    written = coverable(kind, backs) if secret != PUBLIC else kind
    entry = Field(written, key, among, own, secret, back, shared)
    return dataclasses.field(repr=kind.stored, compare=kind.stored, metadata={_KEY: entry})


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(State):
    """A state whose fields are declared."""

    def clone(self) -> Any:
        """Field by field, as their kinds say."""
        twin = type(self)(self.rules, self)
        for field in fields_of(type(self)):
            value = getattr(self, field.name)
            setattr(twin, field.name, value if field.shared else field.kind.copy(value))
        return twin

    def check_clone(self) -> None:
        """Every declared field is in the clone, equal, and no list of it is the original's."""
        twin = self.clone()
        for field in fields_of(type(self)):
            if not hasattr(twin, field.name):
                raise BrokenRules(f"`clone` forgets the field {field.name!r}.")
            mine, other = getattr(self, field.name), getattr(twin, field.name)
            if repr(mine) != repr(other):
                raise BrokenRules(f"`clone` changes the field {field.name!r}.")
            if _share_field(field, mine, other):
                raise BrokenRules(f"`clone` shares the list of the field {field.name!r} with its original.")

    def facts(self) -> tuple[object, ...]:
        """The bare values: for comparing positions in one process; what is kept has documents."""
        return tuple([field.kind.bare(getattr(self, field.name)) for field in fields_of(type(self))])


def fields_of(board: type) -> list[Field]:
    """The declared fields of a board or of a part of one, in their order."""
    found = _known.get(board)
    if found is None:
        found = []
        for declared in dataclasses.fields(board):
            entry: Field = declared.metadata[_KEY]
            entry.name = declared.name
            entry.key = entry.key or declared.name
            found.append(entry)
        _known[board] = found
        _secret[board] = [entry for entry in found if entry.secret != PUBLIC]
    return found


def secrets_of(board: type) -> list[Field]:
    """Those that not everybody may see."""
    fields_of(board)
    return _secret[board]


def document_of(rules: Any, board: Any) -> Document:
    """A board, or a part of one, by the names of its fields."""
    fields = [field for field in fields_of(type(board)) if field.kind.stored]
    document = {field.key: field.kind.write(rules, getattr(board, field.name)) for field in fields}
    for among in {field.among: 0 for field in fields if field.among}:
        columns = {field.key: document.pop(field.key) for field in fields if field.among == among}
        document[among] = [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]
    return document


def from_document(rules: Any, what: str, board: Any, document: Any) -> Any:
    """Fill a new board, or a part of one, from a document with exactly its fields."""
    fields = [field for field in fields_of(type(board)) if field.kind.stored]
    expect_keys(what, document, tuple({field.among or field.key: 0 for field in fields}))
    place = "" if isinstance(board, Board) else f" of {what}"
    for field in fields:
        found = _column(rules, fields, field, document) if field.among else document[field.key]
        setattr(board, field.name, field.kind.read(rules, field.key + place, found))
    for field in fields_of(type(board)):
        if isinstance(field.kind, Derived):
            setattr(board, field.name, field.kind.work_out(rules, board))
    return board


def _column(rules: Any, fields: list[Field], field: Field, document: Document) -> list[Any]:
    """What each seat has of a field, where all that a seat has stands together."""
    keys = tuple([other.key for other in fields if other.among == field.among])
    rows = Each(Kind()).read(rules, field.among, document[field.among])
    for at, row in enumerate(rows):
        expect_keys(f"{field.among} {at}", row, keys)
    return [row[field.key] for row in rows]


class Part(Kind):
    """A part of a board with declared fields of its own, such as a sheet; it has a `clone`."""

    def __init__(self, made: Callable[[], Any]) -> None:
        super().__init__()
        self.made = made

    def write(self, rules: Any, value: Any) -> Any:
        return document_of(rules, value)

    def read(self, rules: Any, what: str, document: Any) -> Any:
        return from_document(rules, what, self.made(), document)

    def first(self, rules: Any) -> Any:
        return fresh(rules, self.made())

    def copy(self, value: Any) -> Any:
        return value.clone()

    def bare(self, value: Any) -> Any:
        fields = [field for field in fields_of(type(value)) if field.kind.stored]
        return [field.kind.bare(getattr(value, field.name)) for field in fields]


def fresh(rules: Any, part: Any) -> Any:
    """A new board, or a part of one, whose fields have the first values of their kinds."""
    fields = fields_of(type(part))
    for field in fields:
        if not isinstance(field.kind, Derived):
            setattr(part, field.name, field.kind.first(rules))
    for field in fields:
        if isinstance(field.kind, Derived):
            setattr(part, field.name, field.kind.work_out(rules, part))
    return part


def adopt(s: Board, source: Board, seat: int) -> None:
    """Take over what a seat's own lane may have changed."""
    for field in fields_of(type(s)):
        if field.own:
            assert isinstance(field.kind, Each)
            getattr(s, field.name)[seat] = field.kind.of.copy(getattr(source, field.name)[seat])


def blank(s: Board, seat: int) -> None:
    """Cover what a seat may not know."""
    for field in secrets_of(type(s)):
        values = getattr(s, field.name)
        if field.secret == OWNER:
            values = [item if owner == seat else field.cover(s.rules, item) for owner, item in enumerate(values)]
            setattr(s, field.name, values)
        else:
            setattr(s, field.name, field.cover(s.rules, values))


def _share_field(field: Field, mine: Any, other: Any) -> bool:
    if field.shared:
        return False
    return _share_row(mine, other) if isinstance(field.kind, Packed) else _share(mine, other)


def _share_row(mine: Any, other: Any) -> bool:
    """Whether a change of one row shows in the other: every look at a row makes an object of its own."""
    if not len(mine):
        return False
    number = mine[0]
    mine[0] = number + 1
    shared = bool(other[0] != number)
    mine[0] = number
    return shared


def _share(mine: Any, other: Any) -> bool:
    if isinstance(mine, (int, str, bytes, tuple)) or mine is None:
        return False
    if mine is other:
        return True
    if isinstance(mine, list):
        return any([_share(left, right) for left, right in zip(mine, other, strict=True)])
    if dataclasses.is_dataclass(mine):
        fields = fields_of(type(mine))
        return any([_share_field(f, getattr(mine, f.name), getattr(other, f.name)) for f in fields])
    return False
