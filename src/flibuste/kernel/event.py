"""Events: what happened, for those who listen, each field with who may see it."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.state import Event, State

PUBLIC: Final = 0
OWNER: Final = 1  # only the seat named by the event's first field
HIDDEN: Final = -(1 << 30)  # what stands in place of a field its reader may not see


class EventField:
    """One value of an event: its name in the sentence, what kind of value it is, and who may see it."""

    __slots__ = ("kind", "name", "sight")

    def __init__(self, name: str, kind: str, sight: int = PUBLIC) -> None:
        self.name = name
        self.kind = kind
        self.sight = sight


class EventKind:
    """A sort of event; `Events` numbers them."""

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
        value if field.sight == PUBLIC or seat == owner else HIDDEN
        for field, value in zip(fields, event[1:], strict=True)
    ]
    return (event[0], *shown)
