"""The missions on the web table: what each asks in signs, how far the viewer is, what it brings, where it leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from flibuste.games.port_royal.cards import CARGOES
from flibuste.games.port_royal.catalogue import GOLD
from flibuste.games.port_royal.modules.adventure.hold import cargo_held
from flibuste.games.port_royal.modules.adventure.missions import owned
from flibuste.games.port_royal.modules.adventure.months import hourglass
from flibuste.games.port_royal.modules.adventure.printed import CARGO_COUNTS, CREW, Mission
from flibuste.games.port_royal.modules.adventure.table import crowns_of, seats_on, table
from flibuste.games.port_royal.state import PortRoyal
from flibuste.kernel import SPECTATOR
from flibuste.render.svg.cards import CARGO_ICONS
from flibuste.render.svg.face import Option, Piece, Sight
from flibuste.render.svg.parts import icon, ship
from flibuste.render.words.port_royal_story import page

SHOWN: Final = {
    "captain": "ship-wheel",
    "priest": "prayer",
    "settler": "farmer",
    "trader": "scales",
    "cutlasses": "crossed-sabres",
    "expeditions": "treasure-map",
    "influence": "checked-shield",
    "cheap": "meeple",
}
SIGN: Final = 22
BOOK_AND_PLANT: Final = 2  # the first cargoes: what Ares pirates carry


class Need(NamedTuple):
    """One of the things that a mission asks: so much of it to be had, or given up, and how much the viewer has."""

    sign: Markup
    amount: int
    is_given: bool
    have: int

    @property
    def is_met(self) -> bool:
        return self.have >= self.amount


class Glass(NamedTuple):
    """What the end of the month will ask of a mission, and the answer as far as it is certain."""

    words: str
    done: str = ""  # the card that follows if it was done
    missed: str = ""
    answer: str = ""


class MissionCard(NamedTuple):
    about: Piece
    number: str
    title: str
    needs: Sequence[Need]
    reward: int  # crowns for everybody
    first_coins: int  # what the first to do it gets
    first_crowns: int
    first_taker: str  # the colour of whoever has it, empty while nobody has
    done_by: Sequence[str]  # colours of the markers, in the order they came
    begun_by: Sequence[str]  # colours of the markers on a first box
    has_first_box: bool
    options: Sequence[Option]
    state: str  # the viewer's: done, possible now
    is_mine: bool
    glass: Glass | None  # of the newest mission: where the end of the month leads


def mission_card(sight: Sight, number: int, is_newest: bool) -> MissionCard:
    s: PortRoyal = sight.seen
    own, words = table(s), sight.words
    mission = own.missions[number]
    on = seats_on(s, number)
    options = [option for verb in ("accomplish", "seize") for option in sight.offering(verb, mission.key)]
    is_mine = sight.view.seat in on
    title = page(mission.key, words.lang).title
    name = f"{words.attribute('mission-name', 'start', key=mission.key)} · {title}"
    return MissionCard(
        about=Piece(f"mission-{number}", name, words.say(f"mission-{mission.key}"), "PR-ADV-042", ""),
        number=mission.key,
        title=title,
        needs=needs_of(s, max(sight.view.seat, 0), mission),
        reward=mission.reward,
        first_coins=mission.first_coins,
        first_crowns=mission.first_crowns,
        first_taker=sight.colours[on[0]] if on else "",
        done_by=[sight.colours[seat] for seat in on],
        begun_by=[sight.colours[one % CREW] for one in s.zones[own.begun] if one // CREW == number],
        has_first_box=mission.boxes > 1,
        options=options,
        state=words.say("web-pr-mission-mine") if is_mine else words.say("web-pr-mission-now") if options else "",
        is_mine=is_mine or sight.view.seat == SPECTATOR,
        glass=glass_of(sight) if is_newest else None,
    )


def needs_of(s: PortRoyal, seat: int, mission: Mission) -> list[Need]:
    """In the order of the sentence: what must be there, then what is given up."""
    found = [
        Need(icon(SHOWN[what], SIGN), amount, False, owned(s, seat, what)) for what, amount in mission.have.items()
    ]
    held = cargo_held(s, seat)
    fixed, free = asked_cargo(mission)
    if free:
        spare = sum(held[kind] - fixed[kind] for kind in range(BOOK_AND_PLANT))
        found.append(Need(ship("ares", SIGN + 6), free, True, max(0, spare)))
    found += [
        Need(icon(CARGO_ICONS[CARGOES[kind]], SIGN), amount, True, held[kind])
        for kind, amount in enumerate(fixed)
        if amount
    ]
    if mission.crowns:
        found.append(Need(icon("crown", SIGN), mission.crowns, True, crowns_of(s, seat)))
    if mission.coins:
        found.append(Need(icon("two-coins", SIGN), mission.coins, True, s.tally[GOLD + seat]))
    return found


def asked_cargo(mission: Mission) -> tuple[list[int], int]:
    """The cargoes that every way to pay contains, and how many Ares pirates come with whatever they carry."""
    ways = [CARGO_COUNTS[number] for number in mission.cargoes]
    if not ways:
        return [0] * len(CARGOES), 0
    fixed = [min(counts) for counts in zip(*ways, strict=True)]
    return fixed, sum(ways[0]) - sum(fixed)


def glass_of(sight: Sight) -> Glass | None:
    s: PortRoyal = sight.seen
    own, say = table(s), sight.words.say
    if not s.zones[own.face_up]:
        return None
    arrow = hourglass(s)
    if not arrow:
        return Glass(say("web-pr-hourglass-end" if own.is_shared else "web-pr-hourglass-buy-out"))
    if len(arrow) == 1:
        return Glass(say("web-pr-hourglass-card", card=arrow[0]))
    asked, done, missed = arrow
    on = seats_on(s, own.mission_of[asked])
    answer = say("web-pr-hourglass-done", name=sight.names[on[0]], card=done) if on else ""
    return Glass(say("web-pr-hourglass-asks", mission=asked), done, missed, answer)
