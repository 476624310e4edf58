"""*L'aventure commence* on the web table: events, missions, the common meter, the adventurer's house, crowns, cargo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from flibuste.games.port_royal.cards import CARGOES
from flibuste.games.port_royal.catalogue import INFLUENCE
from flibuste.games.port_royal.modules.adventure.campaign import MONTHS, outlook_of
from flibuste.games.port_royal.modules.adventure.ends import figures_of
from flibuste.games.port_royal.modules.adventure.hold import cargo_held
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
from flibuste.render.svg.adventure_choice import Candidate, candidates
from flibuste.render.svg.adventure_events import EventTile, events, turns_to_month_end
from flibuste.render.svg.adventure_house import house, small_house
from flibuste.render.svg.adventure_missions import MissionCard, mission_card
from flibuste.render.svg.adventure_story import Tale, tale_of
from flibuste.render.svg.cards import CARGO_ICONS
from flibuste.render.svg.face import Chip, Sight, Value
from flibuste.render.svg.parts import icon
from flibuste.render.words.port_royal_story import page

SPACES = ("ability", "trophy", "crown", "crowns")


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
    candidates: Sequence[Candidate]  # adventurers to choose from
    events: Sequence[EventTile]
    missions: Sequence[MissionCard]
    month_end: str  # empty while the chapter is set up
    next_mission: str  # which one the end of the month reveals
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
        candidates=candidates(sight),
        events=events(sight) if faces else [],
        missions=[mission_card(sight, number, number == faces[-1]) for number in faces],
        month_end=say("web-pr-month-in", turns=turns_to_month_end(s)) if faces else "",
        next_mission=say("web-pr-next-mission", place=len(faces) + 1) if faces and len(faces) < MONTHS else "",
        house=_house(sight),
        house_note=say("web-pr-house-note", done=len(missions_of(s, sight.seat)), left=markers_left(s, sight.seat)),
        crowns=_crowns(sight),
        cargo=_cargo(sight),
        tale=tale_of(sight),
    )


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
    return [
        Cargo(icon(CARGO_ICONS[CARGOES[kind]], 22), _load(sight, kind, count), kind in wanted)
        for kind, count in enumerate(cargo_held(s, seat))
        if count
    ]


def cargo_chips(sight: Sight, seat: int) -> list[Chip]:
    """The kept ships of a seat, by their cargo."""
    return [
        Chip(CARGO_ICONS[CARGOES[kind]], _load(sight, kind, count))
        for kind, count in enumerate(cargo_held(sight.seen, seat))
        if count
    ]


def _load(sight: Sight, kind: int, count: int) -> str:
    return f"{sight.words.say(f'cargo-{CARGOES[kind]}')} ×{count}"


def _kinds(word: int) -> list[int]:
    return [kind for kind, count in enumerate(CARGO_COUNTS[word]) if count]
