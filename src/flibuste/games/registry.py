"""The shelf: every game by its key, with the one record that names all it brings. Ours, and those of other packages."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import EntryPoint
from typing import Any, Final, NamedTuple

from flibuste.data.packages import package_of, plugins
from flibuste.kernel import BadOption, Game
from flibuste.kit import VERSION, Record
from flibuste.kit.record import ANY_KIT

OURS: Final = ("port-royal", "rolling-seas", "captains-war", "amerigo", "nassau")  # in the order of the shelf

_known: dict[str, Record] = {}
_others: list[Others] = []  # one, once they have been looked for


class Refused(NamedTuple):
    """A game of another package that cannot be played, and why."""

    name: str
    package: str
    reason: str


class Others(NamedTuple):
    """The games of other packages."""

    records: dict[str, Record]
    refused: list[Refused]


def keys() -> list[str]:
    return [*OURS, *others().records]


def record(key: str) -> Record:
    """What the game of that name brings; an unknown name gets the list of the known ones."""
    if key in _known:
        return _known[key]
    if key in OURS:
        found: Record = import_module(str(package_of(key))).RECORD
    elif key in others().records:
        found = others().records[key]
    else:
        raise _unknown(key)
    _known[key] = found
    return found


def game(key: str) -> Game[Any]:
    return record(key).game


def with_campaigns() -> list[str]:
    """The games that have campaigns."""
    return [key for key in keys() if record(key).campaign]


def others() -> Others:
    """What other packages bring, looked for once."""
    if not _others:
        _others.append(examine(plugins()))
    return _others[0]


def examine(entries: Iterable[EntryPoint]) -> Others:
    """Import what entry points name. One that cannot be played is set aside with the reason; the others play."""
    found = Others({}, [])
    for entry in entries:
        try:
            brought = entry.load()
            reason = _objection(entry, brought, found.records)
        except Exception as error:
            reason = f"importing {entry.value} fails: {type(error).__name__}: {error}"
        if reason is None:
            found.records[entry.name] = brought
        else:
            found.refused.append(Refused(entry.name, entry.module, reason))
    return found


def _objection(entry: EntryPoint, brought: Any, taken: dict[str, Record]) -> str | None:
    if not isinstance(brought, Record):
        return f"{entry.value} should be a flibuste.kit.Record, not {type(brought).__name__}"
    if brought.kit not in (ANY_KIT, VERSION):
        return f"it needs version {brought.kit} of the kit; this is version {VERSION}"
    if brought.game.key != entry.name:
        return f"its entry point calls it {entry.name!r}, its game {brought.game.key!r}"
    if brought.package != entry.module:
        return f"its entry point should name the package of its record, {brought.package}, not {entry.module}"
    if entry.name in OURS:
        return f"there is a game {entry.name!r} on the shelf already"
    if entry.name in taken:
        return f"{taken[entry.name].package} brings a game {entry.name!r} already"
    return None


def _unknown(key: str) -> BadOption:
    for name, package, reason in others().refused:
        if name == key:
            text = f"The game {key!r} of {package} cannot be played: {reason}."
            return BadOption(text, "terminal-refused-game", name=key, package=package, reason=reason)
    shelf = ", ".join(keys())
    return BadOption(f"There is no game {key!r}; the shelf has {shelf}.", "refused-game", name=key, games=shelf)
