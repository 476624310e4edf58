"""What can be shown of any game: its fields, by name, as a seat sees them, and what answers cost. Terminal and browser
lay it out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from flibuste.data.phrases import Phrasebook
from flibuste.games import registry
from flibuste.kernel import NOBODY, View
from flibuste.kit import Board, Change, Coverable, Each, Kind, Mask, Part, Seat, Tally, Word, fields_of
from flibuste.kit.kinds import BACK, seats
from flibuste.render.words.plain import spoken

NUMBER: Final = re.compile(r"\d+")


class Thing(NamedTuple):
    """Something that lies there, or several of the same."""

    name: str
    number: int = 1
    covered: bool = False


class Entry(NamedTuple):
    """A field: one value as a text, or the things that lie there."""

    name: str
    text: str = ""
    things: Sequence[Thing] = ()


class Place(NamedTuple):
    """The middle of the table, or what lies before a seat."""

    name: str
    seat: int  # NOBODY: the middle
    entries: Sequence[Entry]


def note(view: View[Any], book: Phrasebook, names: Sequence[str], action: int) -> str:
    """What an answer costs and brings, net, by the game's facts; the answering seat's part first."""
    changes = registry.record(view.game.key).changes(view, action)
    others = [
        f"{names[change.seat]} {_amount(book, change.thing, change.amount)}"
        for change in changes
        if change.seat != view.seat
    ]
    return ", ".join([*_mine(view, book, changes), *others])


def full_note(view: View[Any], book: Phrasebook, names: Sequence[str], action: int, label: str, own: str) -> str:
    """A game's own words beside an answer, and whatever of its costs and gains neither they nor its label say."""
    if not own:
        return note(view, book, names, action)
    said = NUMBER.findall(f"{label} {own}")
    changes = registry.record(view.game.key).changes(view, action)
    unsaid = [change for change in changes if change.seat == view.seat and str(abs(change.amount)) not in said]
    return ", ".join([own, *_mine(view, book, unsaid)])


def own_note(view: View[Any], book: Phrasebook, action: int, but: str = "") -> str:
    """The answering seat's part of it, where there is little room, but for the thing that is said already."""
    changes = registry.record(view.game.key).changes(view, action)
    return ", ".join(_mine(view, book, [change for change in changes if change.thing != but]))


def _mine(view: View[Any], book: Phrasebook, changes: Sequence[Change]) -> list[str]:
    return [_amount(book, change.thing, change.amount) for change in changes if change.seat == view.seat]


def _amount(book: Phrasebook, thing: str, amount: int) -> str:
    sign = "−" if amount < 0 else "+" if amount else "±"
    return f"{sign}{abs(amount)} {book.say(f'thing-{thing}', count=abs(amount))}"


def places(view: View[Any], book: Phrasebook, names: Sequence[str]) -> list[Place]:
    """The middle of the table, then the viewer's things, then the others' in turn order."""
    teller = _Teller(view, book, names)
    first = max(view.seat, 0)
    order = [(first + turn) % len(names) for turn in range(len(names))]
    (middle,) = _in_use([list(teller.entries(NOBODY))])
    before = _in_use([list(teller.entries(seat)) for seat in order])
    found = [Place(names[seat], seat, entries) for seat, entries in zip(order, before, strict=True)]
    return [place for place in (Place(book.say("plain-table"), NOBODY, middle), *found) if place.entries]


def _in_use(shown: list[list[Entry]]) -> list[list[Entry]]:
    """Without the entries that are empty for everybody."""
    used = {entry.name for entries in shown for entry in entries if entry.text or entry.things}
    return [[entry for entry in entries if entry.name in used] for entries in shown]


class _Teller:
    """Puts the fields of a position into words."""

    def __init__(self, view: View[Any], book: Phrasebook, names: Sequence[str]) -> None:
        self._book = book
        self._names = names
        self._rules = view.seen.rules
        self._fields = list(_written(view))

    def entries(self, owner: int) -> Iterator[Entry]:
        """What lies before a seat, or in the middle of the table."""
        for name, kind, value in self._fields:
            if isinstance(kind, Tally):
                yield from self._counts(value, owner)
                continue
            each = self._is_for_each_seat(kind, value)
            if each and owner != NOBODY:
                yield from self._entries(name, _of(kind), value[owner])
            elif not each and owner == NOBODY:
                yield from self._entries(name, kind, value)

    def _counts(self, tally: Any, owner: int) -> Iterator[Entry]:
        """Of the counters those that are above zero for somebody."""
        counts = [tally["table"]] if owner == NOBODY else tally["seats"]
        mine = counts[max(owner, 0)]
        for name in {word: None for each in counts for word in each}:
            yield Entry(self._label(name), str(mine.get(name, 0)))

    def _label(self, name: str) -> str:
        key = f"field-{name}"
        return self._book.say(key) if self._book.has(key) else name.replace("_", " ").capitalize()

    def _is_for_each_seat(self, kind: Kind | None, value: Any) -> bool:
        if isinstance(kind, Each):
            return kind.size is seats
        return kind is None and isinstance(value, list) and len(value) == len(self._names)

    def _entries(self, name: str, kind: Kind | None, value: Any) -> Iterator[Entry]:
        label = self._label(name)
        if isinstance(kind, Part):
            for field in fields_of(type(kind.made())):
                if field.kind.stored:
                    yield from self._entries(field.name, field.kind, value[field.key])
        elif isinstance(value, list):
            yield Entry(label, things=_gathered([self._thing(_of(kind), item) for item in value]))
        elif isinstance(value, dict) and not _is_covered(kind, value):
            yield Entry(label, things=[self._named(word, item) for word, item in value.items() if item != 0])
        else:
            yield Entry(label, self._thing(kind, value).name)

    def _named(self, word: str, item: Any) -> Thing:
        name = spoken(self._book, "thing", word)
        return Thing(name, item) if isinstance(item, int) else Thing(f"{name}: {self._thing(None, item).name}")

    def _thing(self, kind: Kind | None, value: Any) -> Thing:
        if _is_covered(kind, value):
            back = "covered" if value is None else value[BACK]
            return Thing(spoken(self._book, "back", back), covered=True)
        if isinstance(kind, Coverable):
            return self._thing(kind.of, value)
        if value is None:
            return Thing("–")
        if isinstance(value, bool):
            return Thing(self._book.say("plain-yes" if value else "plain-no"))
        if isinstance(kind, Seat):
            return Thing(self._names[value])
        if isinstance(value, list):
            return Thing(", ".join(self._thing(_of(kind), item).name for item in value) or "–")
        return Thing(spoken(self._book, kind.what if isinstance(kind, Word) else "thing", str(value)))


def _written(view: View[Any]) -> Iterator[tuple[str, Kind | None, Any]]:
    """The fields of a position with their kinds, as they stand in its document."""
    s = view.seen
    if isinstance(s, Board):
        for field in fields_of(type(s)):
            if field.kind.stored:
                yield field.name, field.kind, field.kind.write(s.rules, getattr(s, field.name))
    else:
        for name, value in view.game.write(s).items():
            yield name, None, value


def _of(kind: Kind | None) -> Kind | None:
    return kind.of if isinstance(kind, (Each, Mask)) else None


def _is_covered(kind: Kind | None, value: Any) -> bool:
    return isinstance(kind, Coverable) and (value is None or (isinstance(value, dict) and BACK in value))


def _gathered(things: Sequence[Thing]) -> list[Thing]:
    """Equal things together, in the order of the first of each; numbers stay as they are."""
    if all(thing.name.isdigit() for thing in things):
        return list(things)
    kinds = dict.fromkeys(things)
    return [Thing(thing.name, things.count(thing), thing.covered) for thing in kinds]
