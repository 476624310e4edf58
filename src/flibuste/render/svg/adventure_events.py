"""The event deck on the web table, from left to right: played, this turn's, those to come as far as known."""

from __future__ import annotations

from typing import Final, NamedTuple

from flibuste.games.port_royal.modules.adventure.months import month_card
from flibuste.games.port_royal.modules.adventure.printed import END_OF_MONTH, END_OF_MONTH_VARIABLE
from flibuste.games.port_royal.modules.adventure.table import table
from flibuste.games.port_royal.state import PortRoyal
from flibuste.render.svg.face import Sight
from flibuste.render.words.port_royal import event_forms

PLAYED, NOW, COMING, UNKNOWN, LAST = "played", "now", "coming", "unknown", "last"
MOST_COMING: Final = 6  # so many tiles ahead of the month's end have room for their names


class EventTile(NamedTuple):
    state: str
    when: str
    name: str
    effect: str = ""


def events(sight: Sight) -> list[EventTile]:
    s: PortRoyal = sight.seen
    own, say = table(s), sight.words.say
    now = s.zones[own.in_force]
    played = [event for event in s.zones[own.played] if event not in now]
    tiles = [EventTile(PLAYED, say("web-pr-event-played"), _name(sight, event)) for event in played]
    tiles += [EventTile(NOW, say("web-pr-event-now"), _name(sight, event), _at_work(sight, event)) for event in now]
    tiles += _folded(sight, _to_come(sight))
    last = own.event_of[month_card(s)]
    if last not in now or not own.is_variable:
        when = say("web-pr-event-in", turns=turns_to_month_end(s))
        tiles.append(EventTile(LAST, when, _name(sight, last), _effect(sight, last)))
    return tiles


def _to_come(sight: Sight) -> list[EventTile]:
    """Before the end of the month: those that nobody has seen yet come first."""
    s: PortRoyal = sight.seen
    own, say = table(s), sight.words.say
    unseen = len(s.zones[own.hidden])
    found = [
        EventTile(UNKNOWN, say("web-pr-event-in", turns=place + 1), say("web-pr-event-unknown"))
        for place in range(unseen)
    ]
    return found + [
        EventTile(COMING, say("web-pr-event-in", turns=turns), _name(sight, event), _effect(sight, event))
        for turns, event in enumerate(s.zones[own.coming], unseen + 1)
    ]


def _folded(sight: Sight, tiles: list[EventTile]) -> list[EventTile]:
    """The furthest ones share a tile where there are too many to be read."""
    if len(tiles) <= MOST_COMING:
        return tiles
    near, far = tiles[: MOST_COMING - 1], tiles[MOST_COMING - 1 :]
    say = sight.words.say
    names = ", ".join(tile.name for tile in far)
    return [*near, EventTile(COMING, say("web-pr-events-later"), say("web-pr-events-more", count=len(far)), names)]


def turns_to_month_end(s: PortRoyal) -> int:
    """How many turns begin before the end of the month is revealed, that turn included."""
    own = table(s)
    return len(s.zones[own.hidden]) + len(s.zones[own.coming]) + 1


def _name(sight: Sight, event: int) -> str:
    return str(event_forms(sight.words, event)[""])


def _effect(sight: Sight, event: int) -> str:
    alone = sight.seen.book.seats == 1
    return str(event_forms(sight.words, event)["alone" if alone else "effect"])


def _at_work(sight: Sight, event: int) -> str:
    """What it does this turn; of the end of the month, what it has done."""
    s: PortRoyal = sight.seen
    own, say = table(s), sight.words.say
    if own.event_keys[event] not in (END_OF_MONTH, END_OF_MONTH_VARIABLE):
        return _effect(sight, event)
    faces = s.zones[own.face_up]
    if own.is_variable or s.zones[own.month][0] > len(faces):
        return say("web-pr-hourglass-buy-out")
    return say("web-pr-month-revealed", mission=own.missions[faces[-1]].key)
