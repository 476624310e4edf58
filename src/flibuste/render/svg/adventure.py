"""*L'aventure commence* on the web table: events, missions, the common meter, the adventurer's house, crowns, cargo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from flibuste.games.port_royal.cards import CARGOES
from flibuste.games.port_royal.catalogue import INFLUENCE
from flibuste.games.port_royal.modules.adventure.campaign import MONTHS, outlook_of
from flibuste.games.port_royal.modules.adventure.ends import figures_of
from flibuste.games.port_royal.modules.adventure.months import month_card
from flibuste.games.port_royal.modules.adventure.printed import CARGO_COUNTS
from flibuste.games.port_royal.modules.adventure.story import opening_of
from flibuste.games.port_royal.modules.adventure.table import (
    crowns_of,
    has_trophy,
    influence_of_crowns,
    markers_left,
    missions_of,
    seats_on,
    table,
    uncovered,
)
from flibuste.games.port_royal.state import PortRoyal
from flibuste.render.story import page
from flibuste.render.svg.adventure_house import house, small_house
from flibuste.render.svg.adventure_missions import MissionCard, mission_card
from flibuste.render.svg.adventure_story import Tale, tale_of
from flibuste.render.svg.cards import CARGO_ICONS
from flibuste.render.svg.face import Sight, Value
from flibuste.render.svg.parts import icon

SPACES = ("ability", "trophy", "crown", "crowns")
PLAYED, NOW, COMING, UNKNOWN, LAST = "played", "now", "coming", "unknown", "last"


class Gauge(NamedTuple):
    """One of the three conditions of card 9, or how far a rival is."""

    icon: str
    label: str
    done: int
    needed: int
    note: str  # what is missing
    boxes: int  # those beyond the needed ones are not known yet
    colour: str = ""  # of a rival
    has_trophy: bool = False


class EventTile(NamedTuple):
    state: str
    when: str
    name: str
    effect: str = ""


class House(NamedTuple):
    """The adventurer of the seat shown: what its door gives, and which of the four spaces are open."""

    name: str
    power: str
    picture: Markup
    spaces: Sequence[tuple[str, bool]]  # what it gives, whether it is open


class CrownTrack(NamedTuple):
    at: int
    shields: Sequence[tuple[int, int, bool]]  # crowns needed, influence, whether it is reached
    words: str
    next: str


class Cargo(NamedTuple):
    picture: Markup
    words: str
    is_wanted: bool


class Voyage(NamedTuple):
    is_shared: bool
    gauges: Sequence[Gauge]
    gauges_note: str
    stands: str
    events: Sequence[EventTile]
    missions: Sequence[MissionCard]
    month_end: str
    house: House | None
    house_note: str
    crowns: CrownTrack
    cargo: Sequence[Cargo]
    tale: Tale


def is_adventure(s: PortRoyal) -> bool:
    return "adventure" in s.book.parts


def voyage(sight: Sight) -> Voyage | None:
    s: PortRoyal = sight.seen
    if not is_adventure(s):
        return None
    own, say = table(s), sight.words.say
    faces = s.zones[own.face_up]
    return Voyage(
        is_shared=own.is_shared,
        gauges=gauges(sight) if own.is_shared else race(sight),
        gauges_note=say("web-pr-card-9", seats=s.book.seats) if own.is_shared else say("web-pr-race-note"),
        stands=stands(sight),
        events=events(sight),
        missions=[mission_card(sight, number, number == faces[-1]) for number in faces],
        month_end=say("web-pr-month-in", turns=turns_to_month_end(s)),
        house=_house(sight),
        house_note=say("web-pr-house-note", done=len(missions_of(s, sight.seat)), left=markers_left(s, sight.seat)),
        crowns=_crowns(sight),
        cargo=_cargo(sight),
        tale=tale_of(sight),
    )


def turns_to_month_end(s: PortRoyal) -> int:
    """How many turns begin before the end of the month is revealed, that turn included."""
    own = table(s)
    return len(s.zones[own.hidden]) + len(s.zones[own.coming]) + 1


def gauges(sight: Sight) -> list[Gauge]:
    """Together, how far the conditions of victory are."""
    s: PortRoyal = sight.seen
    crew, say = figures_of(s), sight.words.say
    figures = (
        ("flying-flag", "missions", crew.missions, crew.revealed, MONTHS),
        ("meeple", "markers", crew.markers, crew.markers_asked, crew.markers_asked),
        ("checked-shield", "influence", crew.influence, crew.influence_asked, crew.influence_asked),
    )
    return [
        Gauge(sign, say(f"web-pr-gauge-{name}"), done, needed, missing(sight, name, done, needed), boxes)
        for sign, name, done, needed, boxes in figures
    ]


def missing(sight: Sight, name: str, done: int, needed: int) -> str:
    say = sight.words.say
    if name == "missions" and needed < MONTHS:
        return say("web-pr-missions-to-come", undone=needed - done, coming=MONTHS - needed)
    return say("web-pr-missing", count=max(needed - done, 0))


def race(sight: Sight) -> list[Gauge]:
    """Against each other, how far everybody is from the influence that ends the game; the trophy is needed too."""
    s: PortRoyal = sight.seen
    say, goal = sight.words.say, s.book.goal
    found = []
    for seat in range(s.book.seats):
        points, trophy = s.count(seat, INFLUENCE), has_trophy(s, seat)
        note = say("web-pr-race", points=points, goal=goal, trophy=int(trophy))
        found.append(Gauge("checked-shield", sight.names[seat], points, goal, note, goal, sight.colours[seat], trophy))
    return found


def stands(sight: Sight) -> str:
    """Turn and month; together, of how many."""
    s: PortRoyal = sight.seen
    own, say = table(s), sight.words.say
    month = s.zones[own.month][0]
    if not own.is_shared:
        return say("terminal-month", turn=s.turns, month=month)
    ahead = outlook_of(own.mode, own.chapter, own.failures, s.book.seats)
    return say("web-pr-stands", turn=s.turns, turns=ahead.turns, month=month, months=ahead.months)


def title_line(sight: Sight) -> str:
    """The chapter with its title, once it is read, and which try it is."""
    s: PortRoyal = sight.seen
    own, say = table(s), sight.words.say
    if own.is_variable:
        return stands(sight)
    title = page(opening_of(own.chapter), sight.words.lang).title.rpartition(":")[2].strip()
    chapter = say("web-pr-chapter", chapter=own.chapter, title=title)
    return f"{chapter} · {say('web-pr-attempt', attempt=own.failures + 1)}" if own.is_shared else chapter


def events(sight: Sight) -> list[EventTile]:
    """The event deck from left to right: played, this turn's, those to come as far as known, the month's end."""
    s: PortRoyal = sight.seen
    own, say = table(s), sight.words.say
    now = s.zones[own.in_force]
    played = [event for event in s.zones[own.played] if event not in now]
    tiles = [EventTile(PLAYED, say("web-pr-event-played"), _event(sight, event)) for event in played]
    tiles += [EventTile(NOW, say("web-pr-event-now"), _event(sight, event), _effect(sight, event)) for event in now]
    ahead = 0
    for _ in s.zones[own.hidden]:
        ahead += 1
        tiles.append(EventTile(UNKNOWN, say("web-pr-event-in", turns=ahead), say("web-pr-event-unknown")))
    for event in s.zones[own.coming]:
        ahead += 1
        tiles.append(
            EventTile(COMING, say("web-pr-event-in", turns=ahead), _event(sight, event), _effect(sight, event))
        )
    last = own.event_of[month_card(s)]
    if last not in now or not own.is_variable:
        tiles.append(
            EventTile(LAST, say("web-pr-event-in", turns=ahead + 1), _event(sight, last), _effect(sight, last))
        )
    return tiles


def _event(sight: Sight, event: int) -> str:
    return sight.words.say(f"event-{table(sight.seen).event_keys[event]}")


def _effect(sight: Sight, event: int) -> str:
    return sight.words.attribute(f"event-{table(sight.seen).event_keys[event]}", "effect")


def crowns(sight: Sight, seat: int) -> Value:
    count = crowns_of(sight.seen, seat)
    return Value("crown", sight.words.say("terminal-crowns", count=count), str(count), f"crowns-{seat}")


def household_of(sight: Sight, seat: int) -> Markup:
    """Beside a seat's values: the adventurer, and a small house that shows which markers are gone."""
    s: PortRoyal = sight.seen
    own, words = table(s), sight.words
    number = s.zones[own.chosen][seat]
    if number == len(own.adventurers):
        return Markup()
    key = f"adventurer-{own.adventurers[number].key}"
    label = words.say("terminal-markers", count=markers_left(s, seat))
    drawn = small_house(uncovered(s, seat), sight.colours[seat], label)
    name, power = words.say(key), words.attribute(key, "power")
    return Markup('<p class="lives" title="{}"><span><b>{}</b></span>{}</p>').format(power, name, drawn)


def _house(sight: Sight) -> House | None:
    s: PortRoyal = sight.seen
    own, seat = table(s), sight.seat
    number = s.zones[own.chosen][seat]
    if number == len(own.adventurers):
        return None
    key = f"adventurer-{own.adventurers[number].key}"
    free = uncovered(s, seat)
    spaces = [(sight.words.say(f"web-pr-space-{name}"), place < free) for place, name in enumerate(SPACES)]
    drawn = house(free, sight.colours[seat])
    return House(sight.words.say(key), sight.words.attribute(key, "power"), drawn, spaces)


def _crowns(sight: Sight) -> CrownTrack:
    s: PortRoyal = sight.seen
    own, say, seat = table(s), sight.words.say, sight.seat
    at, steps = crowns_of(s, seat), own.crown_influence
    shields = [
        (crown, points, crown <= at) for crown, points in enumerate(steps) if crown and points > steps[crown - 1]
    ]
    ahead = [(crown, points) for crown, points, reached in shields if not reached]
    return CrownTrack(
        at,
        shields,
        say("web-pr-crowns-are", crowns=at, points=influence_of_crowns(s, seat)),
        say("web-pr-next-shield", points=ahead[0][1], crowns=ahead[0][0] - at) if ahead else "",
    )


def _cargo(sight: Sight) -> list[Cargo]:
    s: PortRoyal = sight.seen
    own, seat = table(s), sight.seat
    undone = [number for number in s.zones[own.face_up] if seat not in seats_on(s, number)]
    wanted = {kind for number in undone for word in own.missions[number].cargoes for kind in _kinds(word)}
    held = Counter(s.book.cards.cargo[ship] for ship in s.zones[own.holds[seat]])
    return [
        Cargo(
            icon(CARGO_ICONS[CARGOES[kind]], 22),
            f"{sight.words.say(f'cargo-{CARGOES[kind]}')} ×{count}",
            kind in wanted,
        )
        for kind, count in sorted(held.items())
    ]


def _kinds(word: int) -> list[int]:
    return [kind for kind, count in enumerate(CARGO_COUNTS[word]) if count]
