"""The set-up of a chapter: adventurers, coins, events, the first story card (PR-ADV-002 to PR-ADV-017)."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.games.port_royal.book import MOST_SEATS, Book
from flibuste.games.port_royal.catalogue import CATALOGUE, COINS, SEAT
from flibuste.games.port_royal.modules.adventure.months import EVENING_HIDDEN, reveal_mission
from flibuste.games.port_royal.modules.adventure.printed import DECK, keys_of
from flibuste.games.port_royal.modules.adventure.table import in_turn_order, table
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import gain
from flibuste.kernel import EventField, Frame, Repeated, Words, emit, shuffle
from flibuste.kit import ARGUMENT

SEAT_WORDS: Final = Words("seat", [f"seat-{seat + 1}" for seat in range(MOST_SEATS)])
CHOOSE: Final = CATALOGUE.verb("choose", Words("adventurer", keys_of("adventurer")))
ENDOW: Final = CATALOGUE.verb("endow", SEAT_WORDS)
ENDOW_ALL: Final = CATALOGUE.verb("endow-all", SEAT_WORDS)

CHOSEN: Final = CATALOGUE.event("adventurer-chosen", SEAT, EventField("adventurer", "adventurer"), COINS)
ENDOWED: Final = CATALOGUE.event("endowed", SEAT, COINS)
CHAPTER: Final = CATALOGUE.event("chapter", EventField("chapter", "number"))

DRAFT: Final = "draft"


def add_chapter(book: Book) -> None:
    """PR-ADV-003 The base deck and the cards of this box, no others; PR-ADV-008 the adventurers bring the coins."""
    book.vague.append(CHOOSE)
    book.start_coins = 0
    book.deck += book.cards.deck(DECK)
    book.set_ups += (lay_out, plan_chapter)


def lay_out(s: PortRoyal) -> None:
    """PR-ADV-004 PR-ADV-006 PR-ADV-121 The groups of earlier chapters are in the deck, after a failure this one's too;
    the others wait aside."""
    own = table(s)
    waiting = [group for mission in own.missions if waits(s, mission.chapter) for group in mission.groups]
    s.zones[own.aside] = [card for card in s.pools[1] if s.book.cards.group[card] in waiting]
    s.pools[1] = [card for card in s.pools[1] if s.book.cards.group[card] not in waiting]
    s.pile = len(s.pools[1])
    s.zones[own.crowns] = [0] * s.book.seats
    s.zones[own.bought_out] = [0] * s.book.seats
    s.zones[own.chosen] = [len(own.adventurers)] * s.book.seats
    s.zones[own.month] = [1]


def waits(s: PortRoyal, chapter: int) -> bool:
    own = table(s)
    if own.is_variable:
        return False
    return chapter > own.chapter or (chapter == own.chapter and own.failures == 0)


def plan_chapter(s: PortRoyal) -> None:
    """PR-ADV-014 PR-ADV-016 The order of the set-up, from the first player on; what comes first lies on top."""
    own = table(s)
    cards = sorted({adventurer.card for adventurer in own.adventurers})
    shuffle(s, cards)
    order = in_turn_order(s, s.first)
    s.stack.append(BeginChapter(s.first))
    if own.failures and s.book.seats > 1:
        s.stack.append(Endow(s.first, own.failures * own.number("adventure_extra_coins")))
    s.stack.append(DealCoins(s.first))
    if s.book.options["adventurers"] == DRAFT:
        s.zones[own.offered] = sorted(cards)
        s.stack += [DraftAdventurer(seat) for seat in order]  # PR-ADV-007 the one to the right of the first is on top
    else:
        s.zones[own.offered] = cards[: s.book.seats]  # by seat
        s.stack += [ChooseSide(seat) for seat in reversed(order)]  # PR-ADV-017


class ChooseSide(Frame[PortRoyal]):
    """PR-ADV-007 PR-ADV-017 A card was dealt: which side of it?"""

    topic: ClassVar[str] = "side"
    rules: ClassVar[tuple[str, ...]] = ("PR-ADV-007", "PR-ADV-017")

    def step(self, s: PortRoyal) -> list[int] | None:
        return sides(s, [s.zones[table(s).offered][self.seat]])

    def answer(self, s: PortRoyal, action: int) -> None:
        s.stack.pop()
        s.zones[table(s).chosen][self.seat] = action & ARGUMENT


class DraftAdventurer(Frame[PortRoyal]):
    """PR-ADV-007 PR-ADV-017 A card of those that are left, and its side."""

    topic: ClassVar[str] = "draft"
    rules: ClassVar[tuple[str, ...]] = ("PR-ADV-007", "PR-ADV-017")

    def step(self, s: PortRoyal) -> list[int] | None:
        return sides(s, s.zones[table(s).offered])

    def answer(self, s: PortRoyal, action: int) -> None:
        s.stack.pop()
        own = table(s)
        s.zones[own.chosen][self.seat] = action & ARGUMENT
        s.zones[own.offered].remove(own.adventurers[action & ARGUMENT].card)


def sides(s: PortRoyal, cards: list[int]) -> list[int]:
    return [CHOOSE + adventurer.number for adventurer in table(s).adventurers if adventurer.card in cards]


class DealCoins(Frame[PortRoyal]):
    """PR-ADV-008 PR-ADV-016 The coins that the adventurers bring; alone, those of past failures as well."""

    def step(self, s: PortRoyal) -> list[int] | None:
        s.stack.pop()
        own = table(s)
        s.zones[own.offered] = []  # PR-ADV-007 what nobody took is out of the game
        for seat in in_turn_order(s, self.seat):
            adventurer = own.adventurers[s.zones[own.chosen][seat]]
            emit(s, CHOSEN, seat, adventurer.number, adventurer.coins)
            gain(s, seat, adventurer.coins)
        if own.failures and s.book.seats == 1:
            endow(s, self.seat, own.failures * own.number("adventure_extra_coins"))
        return None


class Endow(Repeated[PortRoyal]):
    """PR-ADV-092 (ruling A28) 3 coins for each failure, dealt out as the first player decides: the next coin, or all
    that are left."""

    rules: ClassVar[tuple[str, ...]] = ("PR-ADV-092",)

    def step(self, s: PortRoyal) -> list[int] | None:
        if not self.left:
            s.stack.pop()
            return None
        seats = range(s.book.seats)
        return [ENDOW + seat for seat in seats] + [ENDOW_ALL + seat for seat in seats if self.left > 1]

    def answer(self, s: PortRoyal, action: int) -> None:
        coins = self.left if action >= ENDOW_ALL else 1
        s.stack[-1] = Endow(self.seat, self.left - coins)
        endow(s, action & ARGUMENT, coins)


def endow(s: PortRoyal, seat: int, coins: int) -> None:
    emit(s, ENDOWED, seat, coins)
    gain(s, seat, coins)


class BeginChapter(Frame[PortRoyal]):
    """PR-ADV-009 PR-ADV-013 The event deck is made, the chapter begins, its first mission is revealed."""

    def step(self, s: PortRoyal) -> list[int] | None:
        s.stack.pop()
        make_event_deck(s)
        own = table(s)
        if own.is_variable:
            draw_missions(s)
        else:
            emit(s, CHAPTER, own.chapter)
            reveal_mission(s, own.mission_of[f"{own.chapter}0"])
        return None


def make_event_deck(s: PortRoyal) -> None:
    """PR-ADV-009 PR-ADV-010 So many of the 13 cards marked 0, drawn when they are turned up, and with 1 or 2 players
    card no. 1 somewhere among them."""
    own = table(s)
    numbers = own.numbers
    field = "adventure_zero_events_together" if own.is_shared else "adventure_zero_events_against"
    s.zones[own.unseen] = [own.event_of[row.key] for row in numbers.rows("event") if row.int("number") == 0]
    s.zones[own.hidden] = [0] * numbers.ints(field)[s.book.seats - 1]
    if s.book.seats <= own.number("adventure_evening_players"):
        s.zones[own.hidden].append(EVENING_HIDDEN)


def draw_missions(s: PortRoyal) -> None:
    """PR-ADV-110 PR-ADV-113 Four of the 15 missions with a star, all open from the start, without their story."""
    own = table(s)
    starred = [mission.number for mission in own.missions if mission.has_star]
    shuffle(s, starred)
    for number in sorted(starred[: own.number("adventure_variable_missions")]):
        reveal_mission(s, number)
