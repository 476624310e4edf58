"""*L'aventure commence* on the web table: the story so far, the event, missions, the adventurer and the hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from flibuste.games.port_royal.cards import CARGOES
from flibuste.games.port_royal.modules.adventure.ends import (
    influence_in_all,
    markers_placed,
    missions_done,
    victory_conditions,
)
from flibuste.games.port_royal.modules.adventure.printed import CREW
from flibuste.games.port_royal.modules.adventure.table import (
    crowns_of,
    has_trophy,
    markers_left,
    seats_on,
    table,
    uncovered,
)
from flibuste.games.port_royal.state import PortRoyal
from flibuste.render.story import Page, told
from flibuste.render.svg.cards import CARGO_ICONS
from flibuste.render.svg.face import Option, Piece, Sight, Value
from flibuste.render.svg.parts import icon

SPACES = ("ability", "trophy", "crown", "crowns")


@dataclass(frozen=True, slots=True)
class MissionCard:
    about: Piece
    reward: str
    first: str  # what the first to do it gets, empty once somebody has done it
    done_by: Sequence[str]  # colours of the markers, in the order they came
    begun_by: Sequence[str]  # colours of the markers on a first box
    options: Sequence[Option]


@dataclass(frozen=True, slots=True)
class House:
    """The adventurer of the seat shown: what its door gives, and which of the four spaces are open."""

    name: str
    power: str
    spaces: Sequence[tuple[str, bool]]


@dataclass(frozen=True, slots=True)
class Voyage:
    story: Sequence[Page]
    meter: str
    event: str
    effect: str
    coming: str
    missions: Sequence[MissionCard]
    house: House | None
    cargo: Sequence[tuple[Markup, str]]


def is_adventure(s: PortRoyal) -> bool:
    return "adventure" in s.book.parts


def voyage(sight: Sight) -> Voyage | None:
    s: PortRoyal = sight.seen
    if not is_adventure(s):
        return None
    own, say = table(s), sight.words.say
    events = [f"event-{own.event_keys[event]}" for event in s.zones[own.in_force]]
    coming = ", ".join(say(f"event-{own.event_keys[event]}") for event in s.zones[own.coming])
    return Voyage(
        story=told(s, sight.words.lang),
        meter=meter(sight),
        event=say(events[0]) if events else "",
        effect=sight.words.attribute(events[0], "effect") if events else "",
        coming=say("terminal-coming", events=coming) if coming else "",
        missions=[_mission(sight, number) for number in s.zones[own.face_up]],
        house=_house(sight),
        cargo=_cargo(sight),
    )


def meter(sight: Sight) -> str:
    """Together, how far the conditions of victory are."""
    s: PortRoyal = sight.seen
    if not table(s).is_shared:
        return ""
    say = sight.words.say
    markers, influence = victory_conditions(s)
    return " · ".join(
        [
            say("terminal-missions-done", done=missions_done(s), all=len(s.zones[table(s).face_up])),
            say("terminal-markers-placed", done=markers_placed(s), all=markers),
            say("terminal-influence-in-all", done=influence_in_all(s), all=influence),
        ]
    )


def crowns(sight: Sight, seat: int) -> Value:
    count = crowns_of(sight.seen, seat)
    return Value("crown", sight.words.say("terminal-crowns", count=count), str(count), f"crowns-{seat}")


def markers(sight: Sight, seat: int) -> Value:
    """The markers still on the adventurer, with a star once the trophy shows."""
    s: PortRoyal = sight.seen
    count = markers_left(s, seat)
    shown = f"{count} ★" if has_trophy(s, seat) else str(count)
    return Value("house", sight.words.say("terminal-markers", count=count), shown, f"markers-{seat}")


def _mission(sight: Sight, number: int) -> MissionCard:
    s: PortRoyal = sight.seen
    own, say = table(s), sight.words.say
    mission = own.missions[number]
    on = seats_on(s, number)
    first = say("terminal-first", coins=mission.first_coins, crowns=mission.first_crowns)
    starts = (f"accomplish {mission.key} ", f"seize {mission.key}")
    return MissionCard(
        about=Piece(
            f"mission-{number}",
            sight.words.attribute("mission-name", "start", key=mission.key),
            say(f"mission-{mission.key}"),
            "PR-ADV-042",
            "",
        ),
        reward=say("terminal-crowns", count=mission.reward) if mission.reward else "",
        first="" if on else first,
        done_by=[sight.colours[seat] for seat in on],
        begun_by=[sight.colours[one % CREW] for one in s.zones[own.begun] if one // CREW == number],
        options=[option for action, option in sight.offers.items() if action.startswith(starts)],
    )


def _house(sight: Sight) -> House | None:
    s: PortRoyal = sight.seen
    own, seat = table(s), sight.seat
    number = s.zones[own.chosen][seat]
    if number == len(own.adventurers):
        return None
    key = f"adventurer-{own.adventurers[number].key}"
    free = uncovered(s, seat)
    spaces = [(sight.words.say(f"web-pr-space-{name}"), place < free) for place, name in enumerate(SPACES)]
    return House(sight.words.say(key), sight.words.attribute(key, "power"), spaces)


def _cargo(sight: Sight) -> list[tuple[Markup, str]]:
    s: PortRoyal = sight.seen
    held = Counter(CARGOES[s.book.cards.cargo[ship]] for ship in s.zones[table(s).holds[sight.seat]])
    return [
        (icon(CARGO_ICONS[name], 22), f"{sight.words.say(f'cargo-{name}')} ×{count}") for name, count in held.items()
    ]
