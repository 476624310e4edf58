"""Missions of the moment: seized at that very moment, or the occasion passes (PR-ADV-046 to PR-ADV-058)."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.catalogue import (
    CATALOGUE,
    SEAT,
)
from flibuste.games.port_royal.discovery import Discover, Open, put_tax_away
from flibuste.games.port_royal.modules.adventure.missions import (
    LET_PASS,
    MISSION,
    SEIZE,
    accomplish,
    is_open,
    lacks,
)
from flibuste.games.port_royal.modules.adventure.printed import (
    COLOURS_SHOWN,
    FIRST_CARD,
    FOURTH_CARD,
    TAXED,
)
from flibuste.games.port_royal.modules.adventure.table import (
    FEWER,
    OFFERED,
    Adventure,
    has_begun,
    is_spent,
    marker,
    spend,
    table,
)
from flibuste.games.port_royal.modules.moments import NowOrNever, ask_in_turn
from flibuste.games.port_royal.state import COLOURS_IN, PortRoyal
from flibuste.kernel import emit

BOX_REACHED: Final = CATALOGUE.event("box-reached", SEAT, MISSION)
LET_PASS_BY: Final = CATALOGUE.event("let-pass", SEAT, MISSION)


def add_occasions(book: Book) -> None:
    book.taxed += (offer_to_the_taxed,)
    book.colours_shown += (offer_for_colours,)
    book.completed += (offer_after_coins,)
    own: Adventure = book.parts["adventure"]
    own.claimed += (offer_after_coins,)
    book.insert("tax", offer_in_phase_1, after=put_tax_away)
    book.revealed += (note_river,)
    book.allowances += (one_card_fewer,)


class Occasion(NowOrNever):
    """PR-ADV-046 A mission of the moment: accomplish it now, or let this occasion pass."""

    __slots__ = ("mission",)

    def __init__(self, seat: int, mission: int) -> None:
        self.seat = seat
        self.mission = mission

    def answers(self) -> list[int]:
        return [SEIZE + self.mission, LET_PASS]

    def is_open(self, s: PortRoyal) -> bool:
        return is_open(s, self.seat, self.mission) and not lacks(s, self.seat, table(s).missions[self.mission])

    def seize(self, s: PortRoyal) -> None:
        accomplish(s, self.seat, self.mission)

    def let_pass(self, s: PortRoyal) -> None:
        emit(s, LET_PASS_BY, self.seat, self.mission)


class ColourOccasion(Occasion):
    """PR-ADV-050 Four ship colours in the active player's river: offered once in a turn."""

    topic: ClassVar[str] = "four-colours"
    rules: ClassVar[tuple[str, ...]] = ("PR-ADV-050",)


class TaxOccasion(Occasion):
    """PR-ADV-051 For everybody who has just lost coins to a tax, active or not."""

    topic: ClassVar[str] = "tax-trail"
    rules: ClassVar[tuple[str, ...]] = ("PR-ADV-051",)


class FourthCardOccasion(Occasion):
    """PR-ADV-052 The active player has stopped at the fourth card of the river: 1 card fewer to take."""

    topic: ClassVar[str] = "fourth-card"
    rules: ClassVar[tuple[str, ...]] = ("PR-ADV-052",)

    def seize(self, s: PortRoyal) -> None:
        spend(s, FEWER)
        accomplish(s, self.seat, self.mission)


class FirstCardOccasion(Occasion):
    """PR-ADV-053 The active player has stopped at the first card of the river: onto the first box, or from it to the
    second, which counts. PR-ADV-055 Boxes hold any number of markers."""

    topic: ClassVar[str] = "first-card"
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
        ask_in_turn(s, TaxOccasion(seat, mission))


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
