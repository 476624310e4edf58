"""Missions: accomplishing them at any moment of one's turn, or seizing the moment (PR-ADV-040 to PR-ADV-058)."""

from __future__ import annotations

from typing import Final

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.cards import CHARACTER, ICONS, TRADE_COLOURS
from flibuste.games.port_royal.catalogue import (
    AFTER_BUST,
    CATALOGUE,
    COINS,
    EXPEDITIONS,
    EXPLORING,
    GOLD,
    ICON,
    INFLUENCE,
    SEAT,
    SWORDS,
    TAKING,
    TAKING_AFTER,
    TRADERS,
)
from flibuste.games.port_royal.modules.adventure.hold import cargo_held, give_up_cargo
from flibuste.games.port_royal.modules.adventure.printed import (
    CARGO_COUNTS,
    CARGO_WORDS,
    Mission,
    keys_of,
)
from flibuste.games.port_royal.modules.adventure.table import (
    BY_COMMON_REWARD,
    BY_FIRST_REWARD,
    audit_markers,
    count_abilities,
    crowns_of,
    gain_crowns,
    has_begun,
    influence_of_crowns,
    marker,
    markers_left,
    missions_of,
    pay_crowns,
    seats_on,
    table,
    uncover,
)
from flibuste.games.port_royal.scoring import maybe_trigger_end
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import gain, pay
from flibuste.kernel import EventField, Words, emit
from flibuste.kit import ARGUMENT, ROW

MISSION_WORDS: Final = Words("mission", keys_of("mission"))
ACCOMPLISH: Final = CATALOGUE.verb("accomplish", MISSION_WORDS, Words("cargo", CARGO_WORDS))
SEIZE: Final = CATALOGUE.verb("seize", MISSION_WORDS)
LET_PASS: Final = CATALOGUE.verb("let-pass")
CARGOS: Final = len(CARGO_WORDS)

MISSION: Final = EventField("mission", "mission")
ACCOMPLISHED: Final = CATALOGUE.event("accomplished", SEAT, MISSION)
FIRST_REWARD: Final = CATALOGUE.event("first-reward", SEAT, COINS)


def add_missions(book: Book) -> None:
    """PR-ADV-040 The windows of expeditions (ruling A27), and for those who are not active their turn to take."""
    book.rider(ACCOMPLISH, (EXPLORING, TAKING, TAKING_AFTER, AFTER_BUST), claimable, claim)
    book.influences += (influence_of_crowns,)
    book.recounts += (count_abilities,)
    book.audits += (audit_markers,)


# Requirements ---------------------------------------------------------------------------------------------------------


def lacks(s: PortRoyal, seat: int, mission: Mission) -> int:
    """By how much the seat misses what the mission wants to see and to be paid; ships to be discarded apart."""
    missing = 0
    for what, amount in mission.have.items():
        missing += max(0, amount - owned(s, seat, what))
    missing += max(0, mission.coins - s.tally[GOLD + seat])
    return missing + max(0, mission.crowns - crowns_of(s, seat))


def owned(s: PortRoyal, seat: int, what: str) -> int:
    """What a seat has of something that a mission wants to see. PR-ADV-042 PR-ADV-048 Figures are minimums, and jacks
    stand in for nobody (ruling A08)."""
    if what in COUNTED:
        return s.tally[COUNTED[what] + seat]
    if what == "trader":
        return sum(s.tally[TRADERS + colour * ROW + seat] for colour in range(len(TRADE_COLOURS)))
    if what == "cheap":
        return cheap_characters(s, seat)
    hunters = sum(s.book.cards.kind[card] == f"hunter-{what}" for card in s.display[seat])
    return s.tally[ICON + PEOPLE.index(what) * ROW + seat] + hunters  # PR-ADV-086


COUNTED: Final = {"cutlasses": SWORDS, "expeditions": EXPEDITIONS, "influence": INFLUENCE}
PEOPLE: Final = ("priest", "captain", "settler")  # in the order of their icons
assert len(PEOPLE) == len(ICONS)


def cheap_characters(s: PortRoyal, seat: int) -> int:
    """PR-ADV-049 By the printed cost."""
    cards, most = s.book.cards, table(s).number("adventure_cheap")
    return sum(cards.type[card] == CHARACTER and cards.cost[card] <= most for card in s.display[seat])


def payments(s: PortRoyal, seat: int, mission: Mission) -> list[int]:
    """PR-ADV-043 The ways to pay in cargo that the seat's kept ships allow."""
    held = cargo_held(s, seat)
    return [
        number
        for number in mission.cargoes
        if all(count <= have for count, have in zip(CARGO_COUNTS[number], held, strict=True))
    ]


def is_open(s: PortRoyal, seat: int, mission: int) -> bool:
    """PR-ADV-041 Each once, with a marker that is left; PR-ADV-058 or one that waits on the first box."""
    if mission in missions_of(s, seat):
        return False
    return markers_left(s, seat) > 0 or has_begun(s, seat, mission)


# At any moment --------------------------------------------------------------------------------------------------------


def claimable(s: PortRoyal, seat: int, options: list[int]) -> None:
    """PR-ADV-039 PR-ADV-046 Any mission revealed so far, now or later, but for those of the moment."""
    if not markers_left(s, seat):
        return
    own = table(s)
    for number in sorted(s.zones[own.face_up]):
        mission = own.missions[number]
        if not mission.trigger and is_open(s, seat, number) and not lacks(s, seat, mission):
            options += [ACCOMPLISH + number * CARGOS + cargo for cargo in payments(s, seat, mission)]


def claim(s: PortRoyal, seat: int, action: int) -> None:
    number, cargo = divmod(action & ARGUMENT, CARGOS)
    give_up_cargo(s, seat, CARGO_COUNTS[cargo])
    accomplish(s, seat, number)
    for listener in table(s).claimed:
        listener(s, seat, number)


def accomplish(s: PortRoyal, seat: int, number: int) -> None:
    """PR-ADV-042 PR-ADV-044 Pay, move the marker, uncover its space, take the rewards; then the end may be near.
    PR-ADV-045 Only the first to do it gets the first reward, and the common one as well."""
    own = table(s)
    mission = own.missions[number]
    pay(s, seat, mission.coins)
    pay_crowns(s, seat, mission.crowns)
    is_first = not seats_on(s, number)
    if has_begun(s, seat, number):
        s.zones[own.begun].remove(marker(seat, number))
    s.zones[own.placed].append(marker(seat, number))
    emit(s, ACCOMPLISHED, seat, number)
    uncover(s, seat)
    if is_first:
        emit(s, FIRST_REWARD, seat, mission.first_coins)
        gain(s, seat, mission.first_coins)
        gain_crowns(s, seat, mission.first_crowns, BY_FIRST_REWARD)
    gain_crowns(s, seat, mission.reward, BY_COMMON_REWARD)
    maybe_trigger_end(s, seat)
