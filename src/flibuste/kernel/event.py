"""Events: what happened, for those who listen, each field with who may see it."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.sight import HIDDEN, PUBLIC, sees
from flibuste.kernel.state import Event, State

UNSAID: Final = -(1 << 31)  # a value that was not given


class EventField:
    """One value of an event: its name in the sentence, what kind of value it is, and who may see it; the owner of an
    event is the seat that its first field names."""

    __slots__ = ("kind", "name", "sight")

    def __init__(self, name: str, kind: str, sight: int = PUBLIC) -> None:
        self.name = name
        self.kind = kind
        self.sight = sight


class EventKind:
    """A sort of event; its place among the game's events is its number."""

    __slots__ = ("fields", "name")

    def __init__(self, name: str, *fields: EventField) -> None:
        self.name = name
        self.fields = fields


def emit(
    s: State,
    kind: int,
    a: int = UNSAID,
    b: int = UNSAID,
    c: int = UNSAID,
    d: int = UNSAID,
    e: int = UNSAID,
    f: int = UNSAID,
    g: int = UNSAID,
    h: int = UNSAID,
) -> None:
    """Tell the listeners, if any, with as many values as the kind has fields. (Not `*values`: a tuple would be made of
    them even if nobody listens.)"""
    if s.sink is not None:
        s.sink.append((kind, *[value for value in (a, b, c, d, e, f, g, h) if value != UNSAID]))


def seen_by(kinds: tuple[EventKind, ...], event: Event, seat: int) -> Event:
    """The event as a seat may see it; a spectator is a seat that owns nothing (-1)."""
    fields = kinds[event[0]].fields
    owner = event[1] if len(event) > 1 else HIDDEN
    shown = [
        value if sees(field.sight, owner, seat) else HIDDEN for field, value in zip(fields, event[1:], strict=True)
    ]
    return (event[0], *shown)
