"""Phase II, A: the Caribbean. A provision, perhaps a voyage, and one action; or the way home."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.nassau.fighting import begin_fight, may_fight
from flibuste.games.nassau.homeward import come_home, sit_by_the_fire, visit_skull_island
from flibuste.games.nassau.paying import Pay
from flibuste.games.nassau.receiving import receive
from flibuste.games.nassau.sea import MOST_OPPONENTS, MOST_SITES, ZONES
from flibuste.games.nassau.ship import AT_HOME_PORT, AT_SKULL_ISLAND, Ship, crew, is_at_sea, lay_pirates, owned
from flibuste.games.nassau.sites import capture, may_plunder, occupy, plunder, tower_range
from flibuste.games.nassau.state import AT_SEA, Nassau, clockwise
from flibuste.games.nassau.tables import COMPASS, DOUBLOON, NONE, PROVISION, RUM, YARN
from flibuste.games.nassau.words import (
    ACT,
    ARGUMENT,
    CARD,
    COMPASS_VERB,
    FIGHT,
    FIRE,
    HOME,
    JUMPED,
    OUTPOST,
    PAID,
    PLUNDER,
    SAIL_VERB,
    SAILED,
    SKULL,
    STAYED,
    TOWER,
    haul,
)
from flibuste.kernel import VERB_SHIFT, Frame, emit


def sail_the_caribbean(s: Nassau, seat: int) -> None:
    """NA-P2-001 The dolphin's holder begins; turns go round until every boat is home."""
    s.phase, s.claimed = AT_SEA, 0
    s.stack.append(SeaRound(s.dolphin))


class SeaRound(Frame[Nassau]):
    """NA-P2-001 In turn, each player whose boat is not home yet; NA-RET-012 the phase ends when all are."""

    def step(self, s: Nassau) -> list[int] | None:
        away = [seat for seat in clockwise(s, self.seat) if s.ships[seat].place != AT_HOME_PORT]
        if away:
            s.stack[-1] = SeaRound((away[0] + 1) % s.book.seats)
            s.stack.append(Voyage(away[0]))
        else:
            s.stack.pop()
        return None


class Voyage(Frame[Nassau]):
    """NA-P2-002 An action for a provision, or a stop of the voyage home. NA-P2-003 Without a provision the voyage home
    must begin; once begun it is not broken off. NA-RET-001 Its stops have a fixed order, NA-RET-002 and the turn that
    begins it is the turn of its first stop."""

    rules: ClassVar[tuple[str, ...]] = ("NA-P2-002", "NA-P2-003", "NA-RET-001", "NA-RET-003", "NA-RET-005")

    def step(self, s: Nassau) -> list[int] | None:
        options = stops(s, self.seat)
        if len(options) > 1:
            return options
        self.answer(s, options[0])
        return None

    def answer(self, s: Nassau, action: int) -> None:
        s.stack.pop()
        if action == ACT:
            set_out(s, self.seat)
        elif action == SKULL:
            visit_skull_island(s, self.seat)
        elif action == FIRE:
            sit_by_the_fire(s, self.seat)
        else:
            come_home(s, self.seat)


def stops(s: Nassau, seat: int) -> list[int]:
    """What a turn of phase II can be: NA-RET-003 the Skull Island needs a good and the fee, NA-RET-005 the campfire a
    rum and a card."""
    ship = s.ships[seat]
    options: list[int] = []
    if is_at_sea(ship) and ship.provisions:
        options.append(ACT)
    if is_at_sea(ship) and sum(ship.goods) > 0 and owned(ship, DOUBLOON) >= s.book.tables.hiding_fees[0]:
        options.append(SKULL)
    if (is_at_sea(ship) or ship.place == AT_SKULL_ISLAND) and owned(ship, RUM) and s.hands[seat]:
        options.append(FIRE)
    return [*options, HOME]


def set_out(s: Nassau, seat: int) -> None:
    """NA-P2-002 Return a provision, sail, act."""
    s.ships[seat].provisions -= 1
    emit(s, PAID, seat, haul(PROVISION, 1))
    s.stack.append(Act(seat))
    s.stack.append(Sail(seat, 0))


class Sail(Frame[Nassau]):
    """NA-P2-004 As many zones as there are sails with a hand each; staying is allowed. NA-P2-006 A compass, before
    sailing, leads to the Sea Dog or the Dutchman; then the boat may sail its normal range."""

    __slots__ = ("jumped",)
    rules: ClassVar[tuple[str, ...]] = ("NA-P2-004", "NA-P2-005", "NA-P2-006", "NA-GEN-014")

    def __init__(self, seat: int, jumped: int) -> None:
        self.seat = seat
        self.jumped = jumped

    def step(self, s: Nassau) -> list[int] | None:
        ship = s.ships[self.seat]
        away = ways(s, ship)
        options = [] if self.jumped else compass_options(s, ship)
        return options + [SAIL_VERB + zone for zone in range(ZONES) if away[zone] != NONE]

    def answer(self, s: Nassau, action: int) -> None:
        if action >= SAIL_VERB:
            s.stack.pop()
            sail_to(s, self.seat, action & ARGUMENT)
            return
        s.stack[-1] = Jump(self.seat, action & ARGUMENT)
        s.stack.append(Pay(self.seat, COMPASS, 1))


def ways(s: Nassau, ship: Ship) -> list[int]:
    """NA-P2-008 How far each zone is that the boat can reach; NONE for the others."""
    reach = min(ship.sails, crew(ship))
    away = s.book.sea.distances(ship.place, krakens(s))
    return [steps if steps <= reach else NONE for steps in away]


def krakens(s: Nassau) -> list[bool]:
    """NA-P2-005 The zones with an undefeated kraken."""
    t = s.book.tables
    found = [False] * ZONES
    for space, tile in enumerate(s.opponents):
        if tile != NONE and t.stops[t.species[tile]]:
            found[space // MOST_OPPONENTS] = True
    return found


def compass_options(s: Nassau, ship: Ship) -> list[int]:
    if not owned(ship, COMPASS):
        return []
    zones = {beacon(s) for beacon in s.book.beacons} - {NONE, ship.place}
    return sorted([COMPASS_VERB + zone for zone in zones])


def sail_to(s: Nassau, seat: int, zone: int) -> None:
    """NA-GEN-017 Pirates help where the sailors do not suffice; NA-GEN-020 nobody is in the way."""
    ship = s.ships[seat]
    steps = ways(s, ship)[zone]
    ship.place = zone
    if steps:
        emit(s, SAILED, seat, zone, lay_pirates(ship, steps))
    else:
        emit(s, STAYED, seat, zone)


class Jump(Frame[Nassau]):
    """NA-P2-006 The boat jumps, whatever the distance and the krakens, also one in the zone it reaches."""

    __slots__ = ("zone",)

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone

    def step(self, s: Nassau) -> list[int] | None:
        s.ships[self.seat].place = self.zone
        s.stack[-1] = Sail(self.seat, 1)
        emit(s, JUMPED, self.seat, self.zone)
        return None


class Act(Frame[Nassau]):
    """NA-P2-007 Exactly one action in the zone; a card can always be drawn."""

    rules: ClassVar[tuple[str, ...]] = (
        *("NA-P2-007", "NA-P2-010", "NA-P2-029", "NA-P2-030", "NA-P2-040"),
        *("NA-P2-041", "NA-P2-050", "NA-P2-060"),
    )

    def step(self, s: Nassau) -> list[int] | None:
        options = [*fights(s, self.seat), *visits(s, self.seat), CARD]
        for chance in s.book.chances:
            chance(s, self.seat, options)
        if len(options) > 1:
            return sorted(options)
        self.answer(s, CARD)
        return None

    def answer(self, s: Nassau, action: int) -> None:
        s.stack.pop()
        deed = s.book.deeds.get(action >> VERB_SHIFT << VERB_SHIFT)
        if deed is not None:
            deed(s, self.seat)
        else:
            do_in_zone(s, self.seat, action)


def do_in_zone(s: Nassau, seat: int, action: int) -> None:
    argument = action & ARGUMENT
    if action == CARD:
        receive(s, seat, [(YARN, 1)])
    elif action >= PLUNDER:
        plunder(s, seat, argument)
    elif action >= TOWER:
        occupy(s, seat, argument)
    elif action >= OUTPOST:
        capture(s, seat)
    else:
        begin_fight(s, seat, argument)


def fights(s: Nassau, seat: int) -> list[int]:
    """NA-P2-010 The opponents in the zone that can be fought."""
    first = s.ships[seat].place * MOST_OPPONENTS
    spaces = range(first, first + MOST_OPPONENTS)
    return [FIGHT + space for space in spaces if s.opponents[space] != NONE and may_fight(s, seat, space)]


def visits(s: Nassau, seat: int) -> list[int]:
    """NA-P2-030 A free outpost and a pirate for it; NA-P2-040 towers; NA-P2-050 trading posts."""
    ship = s.ships[seat]
    zone = ship.place
    sites = range(zone * MOST_SITES, (zone + 1) * MOST_SITES)
    options = [TOWER + tower for tower in sites if s.towers[tower] != NONE and tower_range(s, ship, tower)]
    options += [PLUNDER + post for post in sites if may_plunder(s, ship, post)]
    if s.outposts[zone] != NONE and s.garrisons[zone] == NONE and ship.standing + ship.lying:
        options.append(OUTPOST)
    return options
