"""Missions: accomplishing them at any moment of one's turn, or seizing the moment (PR-ADV-040 to PR-ADV-058)."""

from __future__ import annotations

from typing import ClassVar, Final

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
from flibuste.games.port_royal.discovery import Discover, Open, put_tax_away
from flibuste.games.port_royal.modules.adventure.hold import cargo_held, give_up_cargo
from flibuste.games.port_royal.modules.adventure.printed import (
    CARGO_COUNTS,
    CARGO_WORDS,
    COLOURS_SHOWN,
    FIRST_CARD,
    FOURTH_CARD,
    TAXED,
    Mission,
    keys_of,
)
from flibuste.games.port_royal.modules.adventure.table import (
    FEWER,
    OFFERED,
    audit_markers,
    count_abilities,
    crowns_of,
    gain_crowns,
    has_begun,
    influence_of_crowns,
    is_spent,
    marker,
    markers_left,
    missions_of,
    pay_crowns,
    seats_on,
    spend,
    table,
    uncover,
)
from flibuste.games.port_royal.scoring import maybe_trigger_end
from flibuste.games.port_royal.state import COLOURS_IN, PortRoyal
from flibuste.games.port_royal.treasury import gain, pay
from flibuste.kernel import EventField, Frame, Words, emit
from flibuste.kit import ARGUMENT, ROW

MISSION_WORDS: Final = Words("mission", keys_of("mission"))
ACCOMPLISH: Final = CATALOGUE.verb("accomplish", MISSION_WORDS, Words("cargo", CARGO_WORDS))
SEIZE: Final = CATALOGUE.verb("seize", MISSION_WORDS)
LET_PASS: Final = CATALOGUE.verb("let-pass")
CARGOS: Final = len(CARGO_WORDS)

MISSION: Final = EventField("mission", "mission")
ACCOMPLISHED: Final = CATALOGUE.event("accomplished", SEAT, MISSION)
FIRST_REWARD: Final = CATALOGUE.event("first-reward", SEAT, COINS)
BOX_REACHED: Final = CATALOGUE.event("box-reached", SEAT, MISSION)
LET_PASS_BY: Final = CATALOGUE.event("let-pass", SEAT, MISSION)


def add_missions(book: Book) -> None:
    """PR-ADV-040 The windows of expeditions (ruling A27), and for those who are not active their turn to take."""
    book.rider(ACCOMPLISH, (EXPLORING, TAKING, TAKING_AFTER, AFTER_BUST), claimable, claim)
    book.influences += (influence_of_crowns,)
    book.recounts += (count_abilities,)
    book.audits += (audit_markers,)
    book.taxed += (offer_to_the_taxed,)
    book.colours_shown += (offer_for_colours,)
    book.completed += (offer_after_coins,)
    book.insert("tax", offer_in_phase_1, after=put_tax_away)
    book.revealed += (note_river,)
    book.allowances += (one_card_fewer,)


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
    offer_after_coins(s, seat, number)


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
        gain_crowns(s, seat, mission.first_crowns)
    gain_crowns(s, seat, mission.reward)
    maybe_trigger_end(s, seat)


# At the moment --------------------------------------------------------------------------------------------------------


class Occasion(Frame[PortRoyal]):
    """PR-ADV-046 A mission of the moment: accomplish it now, or let this occasion pass."""

    __slots__ = ("mission",)

    def __init__(self, seat: int, mission: int) -> None:
        self.seat = seat
        self.mission = mission

    def step(self, s: PortRoyal) -> list[int] | None:
        if is_open(s, self.seat, self.mission) and not lacks(s, self.seat, table(s).missions[self.mission]):
            return [SEIZE + self.mission, LET_PASS]
        s.stack.pop()
        return None

    def answer(self, s: PortRoyal, action: int) -> None:
        s.stack.pop()
        if action == LET_PASS:
            emit(s, LET_PASS_BY, self.seat, self.mission)
        else:
            self.seize(s)

    def seize(self, s: PortRoyal) -> None:
        accomplish(s, self.seat, self.mission)


class ColourOccasion(Occasion):
    """PR-ADV-050 Four ship colours in the active player's river: offered once in a turn."""

    __slots__ = ()
    topic: ClassVar[str] = "four-colours"
    rule: ClassVar[str] = "PR-ADV-050"


class TaxOccasion(Occasion):
    """PR-ADV-051 For everybody who has just lost coins to a tax, active or not."""

    __slots__ = ()
    topic: ClassVar[str] = "tax-trail"
    rule: ClassVar[str] = "PR-ADV-051"


class FourthCardOccasion(Occasion):
    """PR-ADV-052 The active player has stopped at the fourth card of the river: 1 card fewer to take."""

    __slots__ = ()
    topic: ClassVar[str] = "fourth-card"
    rule: ClassVar[str] = "PR-ADV-052"

    def seize(self, s: PortRoyal) -> None:
        spend(s, FEWER)
        accomplish(s, self.seat, self.mission)


class FirstCardOccasion(Occasion):
    """PR-ADV-053 The active player has stopped at the first card of the river: onto the first box, or from it to the
    second, which counts. PR-ADV-055 Boxes hold any number of markers."""

    __slots__ = ()
    topic: ClassVar[str] = "first-card"
    rule: ClassVar[str] = "PR-ADV-053"
    rules: ClassVar[tuple[str, ...]] = ("PR-ADV-053", "PR-ADV-055")

    def seize(self, s: PortRoyal) -> None:
        if has_begun(s, self.seat, self.mission):
            accomplish(s, self.seat, self.mission)
        else:
            s.zones[table(s).begun].append(marker(self.seat, self.mission))
            emit(s, BOX_REACHED, self.seat, self.mission)


def open_to(s: PortRoyal, seat: int, trigger: str) -> list[int]:
    """The missions of this sort on the table that the seat could accomplish now if the moment is right."""
    own = table(s)
    faces = [own.missions[number] for number in s.zones[own.face_up]]
    return [
        mission.number
        for mission in faces
        if mission.trigger == trigger and is_open(s, seat, mission.number) and not lacks(s, seat, mission)
    ]


def offer_for_colours(s: PortRoyal, seat: int, before: int) -> None:
    """PR-ADV-050 At the first moment when the colours are there, and the coins."""
    if COLOURS_IN[s.colours] < table(s).number("adventure_colours"):
        return
    for mission in open_to(s, seat, COLOURS_SHOWN):
        if not is_spent(s, OFFERED + mission):
            spend(s, OFFERED + mission)
            s.stack.append(ColourOccasion(seat, mission))


def offer_in_phase_1(s: PortRoyal, seat: int) -> None:
    """PR-ADV-050 Coins that come in phase 1 may make the moment."""
    offer_for_colours(s, seat, 0)


def offer_after_coins(s: PortRoyal, seat: int, cause: int) -> None:
    if s.stack and isinstance(s.stack[-1], Open | Discover):
        offer_for_colours(s, seat, 0)


def offer_to_the_taxed(s: PortRoyal, seat: int) -> None:
    """PR-ADV-051 (rulings A10, A11) After all losses and before the bonus, from the active player on."""
    for mission in open_to(s, seat, TAXED):
        at = len(s.stack)
        while isinstance(s.stack[at - 1], TaxOccasion):
            at -= 1
        s.stack.insert(at, TaxOccasion(seat, mission))


def note_river(s: PortRoyal, seat: int, card: int) -> None:
    """PR-ADV-057 How many cards the river had before the last one was drawn."""
    s.zones[table(s).before] = [len(s.river)]


def offer_on_arrival(s: PortRoyal, seat: int) -> None:
    """PR-ADV-027 PR-ADV-056 (ruling A26) Once, before the number of cards is fixed; the last card drawn must be the one
    that made the river as long."""
    own = table(s)
    drawn_last = len(s.river) if s.zones[own.before] == [len(s.river) - 1] else 0
    if drawn_last == own.number("adventure_first_card"):
        s.stack += [FirstCardOccasion(seat, mission) for mission in open_to(s, seat, FIRST_CARD)]
    if drawn_last == own.number("adventure_fourth_card"):
        s.stack += [FourthCardOccasion(seat, mission) for mission in open_to(s, seat, FOURTH_CARD)]
    offer_for_colours(s, seat, 0)


def one_card_fewer(s: PortRoyal, seat: int) -> int:
    """PR-ADV-022 PR-ADV-052 The price of stopping at the fourth card, for the active player alone."""
    return -table(s).number("adventure_fewer_cards") if seat == s.active and is_spent(s, FEWER) else 0
