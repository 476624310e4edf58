"""Events: what happened, for those who listen, each field with who may see it."""

from __future__ import annotations

from flibuste.kernel.sight import HIDDEN, PUBLIC, sees
from flibuste.kernel.state import Event, State


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


def emit(s: State, kind: int, *values: int) -> None:
    """Tell the listeners, if any."""
    if s.sink is not None:
        s.sink.append((kind, *values))


def seen_by(kinds: tuple[EventKind, ...], event: Event, seat: int) -> Event:
    """The event as a seat may see it; a spectator is a seat that owns nothing (-1)."""
    fields = kinds[event[0]].fields
    owner = event[1] if len(event) > 1 else HIDDEN
    shown = [
        value if sees(field.sight, owner, seat) else HIDDEN for field, value in zip(fields, event[1:], strict=True)
    ]
    return (event[0], *shown)
