"""What lies on the table of the adventure, and who has how many crowns and markers (PR-ADV-041, PR-ADV-060)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from flibuste.data import load
from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.cards import GAME
from flibuste.games.port_royal.catalogue import CATALOGUE, COINS, DISCOUNT, INFLUENCE, SEAT, SWORDS
from flibuste.games.port_royal.modules.adventure.printed import (
    CREW,
    SHEET,
    Adventurer,
    Mission,
    keys_of,
    read_adventurers,
    read_missions,
)
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import gain
from flibuste.kernel import BadPosition, EventField, emit
from flibuste.kit import ROW

MOST: Final = 4999
NUMBERS: Final = tuple(str(number) for number in range(MOST + 1))
NOBODY_YET: Final = "none"

# What has been used up in a turn: words of the zone "spent".
LOOKED: Final = 0
FEWER: Final = 1
HIRED: Final = 2  # + seat
OFFERED: Final = HIRED + CREW  # + mission

CROWN_COUNT: Final = EventField("crowns", "number")
ABILITY: Final = CATALOGUE.event("ability-unlocked", SEAT, EventField("adventurer", "adventurer"))
TROPHY: Final = CATALOGUE.event("trophy-won", SEAT)
CROWNED: Final = CATALOGUE.event("crowned", SEAT, EventField("source", "number"), CROWN_COUNT)
AS_TOLD: Final = 0  # where crowns come from: what the log has just told, or one of these
BY_WINDOW: Final = 1
BY_FIRST_REWARD: Final = 2
BY_COMMON_REWARD: Final = 3
BY_ADVENTURER: Final = 4
CROWNS_PAID: Final = CATALOGUE.event("crowns-paid", SEAT, CROWN_COUNT)
CROWNS_LOST: Final = CATALOGUE.event("crowns-lost", SEAT, CROWN_COUNT)
ABILITY_PAID: Final = CATALOGUE.event("ability-paid", SEAT, EventField("adventurer", "adventurer"), COINS)


class Adventure:
    """The printed things, the numbers of the table's zones, and the mode.

    A marker is a mission and a seat in one int: `placed` are the counted ones in the order they came, `begun` those on
    a first box that does not count.
    """

    def __init__(self, book: Book, mode: str) -> None:
        self.mode = mode
        self.is_shared = mode == "cooperative"
        self.is_variable = mode == "variable"
        self.chapter = int(book.options["chapter"])
        self.failures = int(book.options["failures"])
        self.missions: list[Mission] = read_missions()
        self.adventurers: list[Adventurer] = read_adventurers()
        self.mission_of = {mission.key: mission.number for mission in self.missions}
        self.adventurer_of = {adventurer.key: adventurer.number for adventurer in self.adventurers}
        self.event_keys = keys_of("event")
        self.event_of = {key: number for number, key in enumerate(self.event_keys)}
        self.numbers = load(GAME, SHEET)
        self._numbers: dict[str, int] = {}
        self.markers = self.numbers.int("adventure_markers")
        self.window_crowns = self.numbers.ints("adventure_window_crowns")
        self.claimed: tuple[Callable[[PortRoyal, int, int], None], ...] = ()
        """A seat has accomplished a mission in its own time: seat, mission."""
        self.trophy = self.numbers.int("adventure_trophy")
        self.crown_influence = self.numbers.ints("crown_influence")
        keys = [mission.key for mission in self.missions]
        markers = [f"{key}:{seat}" for key in keys for seat in range(CREW)]
        self.aside = book.zone("aside")
        self.offered = book.zone("offered", ("A", "B", "C", "D", "E"))
        self.chosen = book.zone("adventurers", (*(one.key for one in self.adventurers), NOBODY_YET))
        self.crowns = book.zone("crowns", NUMBERS)
        self.bought_out = book.zone("bought-out", NUMBERS)
        self.face_up = book.zone("missions", keys)
        self.placed = book.zone("markers", markers)
        self.begun = book.zone("progress", markers)
        self.unseen = book.zone("events-unseen", self.event_keys)
        self.coming = book.zone("events-coming", self.event_keys)
        self.played = book.zone("events-played", self.event_keys)
        self.in_force = book.zone("event", self.event_keys)
        self.hidden = book.zone("events-hidden", ("?", "1?"))
        self.month = book.zone("month", NUMBERS)
        self.spent = book.zone("spent", ["look", "fewer", *(f"hired:{seat}" for seat in range(CREW)), *keys])
        self.before = book.zone("river-before", NUMBERS)
        self.served = book.zone("innkeepers-served", tuple(book.cards.keys))
        self.top = book.zone("top")
        self.seen = book.zone("seen")
        self.seer = book.zone("seer", NUMBERS)
        self.joined = book.zone("joined", NUMBERS)
        self.holds = [book.zone(f"hold-{seat}") for seat in range(book.seats)]

    def number(self, key: str) -> int:
        found: int = self._numbers.get(key, 0)
        if not found:
            found = self._numbers[key] = self.numbers.int(key)
        return found


def table(s: PortRoyal) -> Adventure:
    found: Adventure = s.book.parts["adventure"]
    return found


# Markers and what they cover ------------------------------------------------------------------------------------------


def marker(seat: int, mission: int) -> int:
    return mission * CREW + seat


def seats_on(s: PortRoyal, mission: int) -> list[int]:
    """Whose counted markers lie on a mission, in the order they came."""
    return [one % CREW for one in s.zones[table(s).placed] if one // CREW == mission]


def missions_of(s: PortRoyal, seat: int) -> list[int]:
    """What a seat has accomplished."""
    return [one // CREW for one in s.zones[table(s).placed] if one % CREW == seat]


def has_begun(s: PortRoyal, seat: int, mission: int) -> bool:
    return marker(seat, mission) in s.zones[table(s).begun]


def uncovered(s: PortRoyal, seat: int) -> int:
    """How many spaces of the adventurer are free for good: missions and buy-outs; PR-ADV-054 not what a marker on a
    first box covered."""
    return len(missions_of(s, seat)) + s.zones[table(s).bought_out][seat]


def markers_left(s: PortRoyal, seat: int) -> int:
    """On the adventurer card."""
    begun = sum(one % CREW == seat for one in s.zones[table(s).begun])
    return table(s).markers - uncovered(s, seat) - begun


def adventurer_of(s: PortRoyal, seat: int) -> Adventurer:
    own = table(s)
    return own.adventurers[s.zones[own.chosen][seat]]


def has_ability(s: PortRoyal, seat: int, adventurer: str) -> bool:
    """Whether the seat's adventurer is this one and the door is open."""
    own = table(s)
    return s.zones[own.chosen][seat] == own.adventurer_of[adventurer] and uncovered(s, seat) > 0


def has_trophy(s: PortRoyal, seat: int) -> bool:
    return uncovered(s, seat) >= table(s).trophy


def uncover(s: PortRoyal, seat: int) -> None:
    """PR-ADV-044 A marker has left for good: first the ability, then the trophy, then 1 crown, then 3."""
    own = table(s)
    spaces = uncovered(s, seat)
    if spaces == 1:
        emit(s, ABILITY, seat, s.zones[own.chosen][seat])
        unlock(s, seat)
    if spaces == own.trophy:
        emit(s, TROPHY, seat)
    gain_crowns(s, seat, own.window_crowns[spaces - 1], BY_WINDOW)


def unlock(s: PortRoyal, seat: int) -> None:
    """PR-ADV-084 PR-ADV-088 Samuel Blackguard's coins come once; other abilities apply from now on."""
    if has_ability(s, seat, "samuel"):
        pay_ability(s, seat, table(s).number("adventure_samuel_coins"))
    counters = [0] * len(s.tally)
    count_abilities(s, seat, counters)
    for counter in range(0, len(counters), ROW):
        s.tally[counter + seat] += counters[counter]


def count_abilities(s: PortRoyal, seat: int, counters: list[int]) -> None:
    """PR-ADV-047 Jean Blackbeard's cutlass counts as one, Señora Anne's discount too; neither is a character."""
    counters[SWORDS] += has_ability(s, seat, "blackbeard")
    counters[DISCOUNT] += has_ability(s, seat, "anne") * s.book.senorita_discount


def pay_ability(s: PortRoyal, seat: int, coins: int) -> None:
    emit(s, ABILITY_PAID, seat, s.zones[table(s).chosen][seat], coins)
    gain(s, seat, coins)


# Crowns ---------------------------------------------------------------------------------------------------------------


def crowns_of(s: PortRoyal, seat: int) -> int:
    return s.zones[table(s).crowns][seat]


def gain_crowns(s: PortRoyal, seat: int, crowns: int, source: int = AS_TOLD) -> None:
    """PR-ADV-060 PR-ADV-063 Automatic, up to the end of the track."""
    before = crowns_of(s, seat)
    after = min(before + crowns, len(table(s).crown_influence) - 1)
    if after > before:
        _move(s, seat, after)
        emit(s, CROWNED, seat, source, after - before)
    if before + crowns > after:
        emit(s, CROWNS_LOST, seat, before + crowns - after)


def pay_crowns(s: PortRoyal, seat: int, crowns: int) -> None:
    """PR-ADV-060 Back down the track; whoever pays has them."""
    if crowns:
        _move(s, seat, crowns_of(s, seat) - crowns)
        emit(s, CROWNS_PAID, seat, crowns)


def _move(s: PortRoyal, seat: int, crowns: int) -> None:
    """PR-ADV-061 The highest shield reached counts, and no longer once the marker is below it."""
    before = influence_of_crowns(s, seat)
    s.zones[table(s).crowns][seat] = crowns
    s.tally[INFLUENCE + seat] += influence_of_crowns(s, seat) - before


def influence_of_crowns(s: PortRoyal, seat: int) -> int:
    """PR-ADV-062 Besides characters and expeditions."""
    return table(s).crown_influence[crowns_of(s, seat)]


# What is used up in a turn --------------------------------------------------------------------------------------------


def spend(s: PortRoyal, what: int) -> None:
    s.zones[table(s).spent].append(what)


def is_spent(s: PortRoyal, what: int) -> bool:
    return what in s.zones[table(s).spent]


def has_event(s: PortRoyal, event: str) -> bool:
    """PR-ADV-026 Whether this event is in force: until the next player becomes active."""
    own = table(s)
    return s.zones[own.in_force] == [own.event_of[event]]


def in_turn_order(s: PortRoyal, seat: int) -> list[int]:
    seats = s.book.seats
    return [(seat + k) % seats for k in range(seats)]


def audit_markers(s: PortRoyal) -> None:
    """PR-ADV-041 Each mission once, four markers at the most, only on missions that were revealed."""
    own = table(s)
    placed, begun = s.zones[own.placed], s.zones[own.begun]
    for one in placed + begun:
        if one // CREW not in s.zones[own.face_up]:
            raise BadPosition(f"A marker lies on mission {own.missions[one // CREW].key}, which is not on the table.")
    if len(set(placed + begun)) < len(placed + begun):
        raise BadPosition("A player has two markers on the same mission.")
    for name, zone in (("crowns", own.crowns), ("buy-outs", own.bought_out), ("adventurers", own.chosen)):
        if len(s.zones[zone]) != s.book.seats:
            raise BadPosition(f"There are {len(s.zones[zone])} {name} for {s.book.seats} players.")
    for seat in range(s.book.seats):
        if markers_left(s, seat) < 0:
            raise BadPosition(f"Player {seat} has used {own.markers - markers_left(s, seat)} of {own.markers} markers.")
