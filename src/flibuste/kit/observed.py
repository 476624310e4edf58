"""The complete observation of any declared game: its board's fields, the rules in progress, who looks.

Everything a view holds is in it and nothing else: it is written from the fields that the game declares, so a new field
is in it as soon as it is declared. What follows from other fields, and what nobody ever sees, is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import i64

from flibuste.kernel import UNSEEN, BrokenRules, State, fields_of
from flibuste.kernel.frame import Frame, Plan
from flibuste.kernel.run import Together
from flibuste.kit import board
from flibuste.kit.columns import (
    LIMB_BITS,
    SMALL,
    Columns,
    LimbColumns,
    NumberColumn,
    OrdinalColumn,
    SeatColumns,
    SeatOrdinal,
    WordColumns,
    turned,
    unit_below,
)
from flibuste.kit.grid_kinds import Cell
from flibuste.kit.kinds import Coverable, Each, Flag, Kind, Mask, Named, Number, Seat, Sparse, Word
from flibuste.kit.list_columns import BagColumns, CountColumns, EachColumns, FieldColumns, SlotColumns
from flibuste.kit.packed import Packed
from flibuste.kit.rows import Row
from flibuste.kit.set_columns import CellColumns, ChartColumns, SeatSetColumns, SetColumns
from flibuste.kit.tally import Tally, TallyColumns

MOST: Final = 24  # items of a list whose length is open
DEPTH: Final = 12  # rules in progress: the deepest ones are those that run the whole game
LOCALS: Final = 8  # numbers of a frame beside its seat
WIDE: Final = 3  # further pieces of the one of them that may be large
COVERED: Final = "covered"


def columns_of(kind: Kind, rules: Any) -> Columns:
    """How a field of this kind is written: names as places of their own, maps as maps, the viewer's seat first."""
    own = kind.columns(rules)
    if own is not None:
        return own  # type: ignore[no-any-return]
    if isinstance(kind, Packed):
        return columns_of(kind.of, rules)
    if isinstance(kind, Coverable):
        return _coverable(kind, rules)
    if isinstance(kind, Seat):
        return SeatColumns(rules.seats, rules.seats)
    if isinstance(kind, Word):
        return WordColumns(kind.known(rules))
    if isinstance(kind, Cell):
        return CellColumns(*layout_of(kind))
    if isinstance(kind, Mask):
        return _mask(kind, rules)
    if isinstance(kind, Each):
        return _each(kind, rules)
    if isinstance(kind, Named):
        return EachColumns(columns_of(kind.of, rules), kind.names)
    if isinstance(kind, Sparse):
        return CountColumns(kind.names)
    if isinstance(kind, Tally):
        return TallyColumns(kind.names, rules.seats)
    if isinstance(kind, board.Part):
        return _fields(type(kind.made()), rules, columns_of)
    return compact_of(kind, rules)


def compact_of(kind: Kind, rules: Any) -> Columns:
    """The same in as few places as possible: a name is a number. For items of lists of any length."""
    own = kind.columns(rules)
    if own is not None:
        return own  # type: ignore[no-any-return]
    if isinstance(kind, Coverable):
        return compact_of(kind.of, rules)
    if isinstance(kind, Seat):
        return SeatOrdinal(rules.seats)
    if isinstance(kind, Number):
        return NumberColumn(unit_below(kind.below if isinstance(kind.below, int) else kind.below(rules)))
    if isinstance(kind, Flag):
        return NumberColumn()
    if isinstance(kind, Word):
        return OrdinalColumn(len(kind.known(rules)))
    if isinstance(kind, Cell):
        return OrdinalColumn(kind.grid.cells)
    if isinstance(kind, Mask):
        return LimbColumns(len(columns_of(kind, rules).names))
    if isinstance(kind, Each):
        return SlotColumns(compact_of(kind.of, rules), MOST)
    if isinstance(kind, board.Part):
        return _fields(type(kind.made()), rules, compact_of)
    raise BrokenRules(f"The kind {type(kind).__name__} does not say how it is observed: it needs a method `columns`.")


def _coverable(kind: Coverable, rules: Any) -> Columns:
    if isinstance(kind.of, Word):
        return WordColumns(kind.of.known(rules), _backs(kind))
    return columns_of(kind.of, rules)


def _backs(kind: Coverable) -> list[str]:
    return [COVERED, *kind.backs]


def layout_of(kind: Cell) -> tuple[list[str], tuple[int, int], list[int]]:
    """The cells of a map row by row: their names, how many rows and columns, and the place of each cell."""
    grid = kind.grid
    names = [grid.name(grid.cell_at(x, y)) for y in range(grid.height) for x in range(grid.width)]
    places = [min(grid.row(cell) * grid.width + grid.column(cell), len(names) - 1) for cell in range(grid.cells)]
    return names, (grid.height, grid.width), places


def _mask(kind: Mask, rules: Any) -> Columns:
    if isinstance(kind.of, Cell):
        return ChartColumns(*layout_of(kind.of))
    if isinstance(kind.of, Seat):
        return SeatSetColumns(rules.seats, rules.seats)
    if isinstance(kind.of, Word):
        return SetColumns(kind.of.known(rules))
    raise BrokenRules(f"A set of {type(kind.of).__name__} does not say how it is observed.")


def _each(kind: Each, rules: Any) -> Columns:
    size = kind.size
    if size is None:
        return _open_list(kind.of, rules)
    count = size if isinstance(size, int) else size(rules)
    names = [str(at) for at in range(count)]
    return EachColumns(columns_of(kind.of, rules), names, rules.seats if kind.by_seat else 0)


def _open_list(kind: Kind, rules: Any) -> Columns:
    """Things with names are counted; anything else keeps its order."""
    plain = kind.of if isinstance(kind, Coverable) else kind
    if isinstance(plain, Word) and plain.columns(rules) is None:
        return BagColumns(plain.known(rules), _backs(kind) if isinstance(kind, Coverable) else ())
    if isinstance(kind, Each):
        return SlotColumns(columns_of(kind, rules), MOST)
    return SlotColumns(compact_of(kind, rules), MOST)


def _fields(part: type, rules: Any, columns: Callable[[Kind, Any], Columns]) -> FieldColumns:
    fields = shown_fields(part)
    return FieldColumns(part, [field.name for field in fields], [columns(field.kind, rules) for field in fields])


def shown_fields(part: type) -> list[board.Field]:
    """The fields of a board, or of a part of one, that are observed."""
    return [field for field in board.fields_of(part) if field.kind.stored and field.secret != UNSEEN]


class FrameCode:
    """A class of frames as numbers: its own, and the names of its locals."""

    def __init__(self, number: int, names: Sequence[str]) -> None:
        self.number = number
        self.names = list(names)


class StackColumns(Columns):
    """The rules in progress, the one that asks first: which, of which seat, and its locals."""

    def __init__(self, game: Any, rules: Any) -> None:
        self.seats: i64 = rules.seats
        self.codes: dict[Any, FrameCode] = {}
        self.plans: dict[Any, int] = {}  # every step of every plan, for each seat
        self.forks: dict[str, int] = {}
        self.kinds: list[str] = []
        for frame in game.frames:
            names = [name for name in fields_of(frame) if name != "seat"]
            self.codes[frame] = FrameCode(len(self.kinds), names)
            self.kinds.append(frame.__name__)
        for name, steps in rules.plans.items():
            for at in range(len(steps)):
                for chain in rules.chains[name]:
                    self.plans[chain[at]] = len(self.kinds)
                self.kinds.append(f"{name}-{at}")
        for name in rules.forks:
            self.forks[name] = len(self.kinds)
            self.kinds.append(name)
        cells = ["rule", "seat", *(f"local-{at}" for at in range(LOCALS)), *(f"large-{at}" for at in range(WIDE))]
        units = [
            *(unit_below(len(self.kinds) + 1), unit_below(rules.seats + 1)),
            *([SMALL] * LOCALS),
            *([1 / (1 << LIMB_BITS)] * WIDE),
        ]
        asked = [f"asked.{kind}" for kind in self.kinds]
        below = [f"{depth}.{cell}" for depth in range(DEPTH) for cell in cells]
        super().__init__([*asked, *below], [*([1.0] * len(asked)), *(units * DEPTH)])
        self.first: i64 = len(asked)
        self.width: i64 = len(cells)

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        s: State = value
        place = at + self.first
        end = at + self.size
        if s.fork is not None and seat >= 0:
            place = self._stack(row, at, place, end, s.fork.lanes[seat], seat)
        self._stack(row, at, place, end, s.stack, seat)

    def _stack(self, row: Row, at: i64, place: i64, end: i64, stack: list[Frame[Any]], seat: i64) -> i64:
        for depth in range(len(stack) - 1, -1, -1):
            if place >= end:
                break
            number = self._frame(row, place, stack[depth], seat)
            if place == at + self.first:
                row.put(at + number, 1)
            place += self.width
        return place

    def _frame(self, row: Row, place: i64, frame: Frame[Any], seat: i64) -> i64:
        if frame.seat >= 0:
            row.put(place + 1, turned(frame.seat, seat, self.seats) + 1)
        if isinstance(frame, Plan):
            number = self.plans[frame]
        elif isinstance(frame, Together):
            number = self.forks[frame.name]
        else:
            code = self.codes[type(frame)]
            number = code.number
            if code.names:
                self._locals(row, place + 2, frame, code.names)
        row.put(place, number + 1)
        return number

    def _locals(self, row: Row, place: i64, frame: Frame[Any], names: list[str]) -> None:
        end = place + LOCALS
        for name in names:
            found = getattr(frame, name)
            values = found if isinstance(found, tuple) else (found,)
            for item in values:
                number: int = item
                if place == end:
                    raise BrokenRules(f"The frame {type(frame).__name__} has more than {LOCALS} numbers.")
                low = number & LARGEST if number > LARGEST else number
                if low:
                    row.put(place, low)
                if number > LARGEST:
                    _large(row, end, number >> LIMB_BITS)
                place += 1


LARGEST: Final = (1 << LIMB_BITS) - 1


def _large(row: Row, at: i64, number: int) -> None:
    while number:
        row.put(at, number & LARGEST)
        number >>= LIMB_BITS
        at += 1


class Observation(Columns):
    """Who looks, the rules in progress, and all fields of the board."""

    def __init__(self, game: Any, rules: Any) -> None:
        super().__init__([])
        viewer, stack = WordColumns([str(seat) for seat in range(rules.seats)]), StackColumns(game, rules)
        self.stack = stack
        self.fields = _fields(game.board, rules, columns_of)
        self.seats: i64 = rules.seats
        self.take([viewer, stack, self.fields], ["viewer", "rules", ""])

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        if seat >= 0:
            row.put(at + seat, 1)
        self.stack.write(row, at + self.seats, value, seat)
        self.fields.write(row, at + self.seats + self.stack.size, value, seat)
