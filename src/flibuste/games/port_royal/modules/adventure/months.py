"""Phase 0: events, and the end of the month (PR-ADV-020 to PR-ADV-039)."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.catalogue import CATALOGUE, COINS, GOLD, SEAT
from flibuste.games.port_royal.discovery import discover
from flibuste.games.port_royal.modules.adventure.ends import finish_chapter
from flibuste.games.port_royal.modules.adventure.events import AT_ONCE, add_events
from flibuste.games.port_royal.modules.adventure.missions import LET_PASS, MISSION
from flibuste.games.port_royal.modules.adventure.printed import (
    END_OF_MONTH,
    END_OF_MONTH_VARIABLE,
    EVENING,
    Arrow,
)
from flibuste.games.port_royal.modules.adventure.table import (
    in_turn_order,
    markers_left,
    seats_on,
    table,
    uncover,
)
from flibuste.games.port_royal.modules.adventure.unseen import join
from flibuste.games.port_royal.scoring import maybe_trigger_end
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import pay
from flibuste.kernel import EventField, Frame, below, emit, pluck

BUY_OUT: Final = CATALOGUE.verb("buy-out")

EVENT: Final = CATALOGUE.event("event", SEAT, EventField("event", "event"))
MISSION_REVEALED: Final = CATALOGUE.event("mission-revealed", MISSION)
GROUP_JOINED: Final = CATALOGUE.event("group-joined", EventField("cards", "number"))
HOURGLASS_ASKED: Final = CATALOGUE.event("hourglass-asked", MISSION, EventField("done", "number"))
BOUGHT_OUT: Final = CATALOGUE.event("bought-out", SEAT, COINS)
NEW_MONTH: Final = CATALOGUE.event("new-month", EventField("month", "number"))

EVENING_HIDDEN: Final = 1  # among the hidden events lies card no. 1


def add_months(book: Book) -> None:
    """PR-ADV-020 Phase 0 comes first, and nothing before it (PR-ADV-026)."""
    book.insert("turn", reveal_event, before=discover)
    add_events(book)


def reveal_event(s: PortRoyal, seat: int) -> None:
    """PR-ADV-021 The top event is revealed: it works at once, or lasts for this turn, and goes to its discard."""
    own = table(s)
    s.zones[own.spent] = []
    s.zones[own.before] = []
    event = next_event(s)
    emit(s, EVENT, seat, event)
    s.zones[own.in_force] = [event]
    key = own.event_keys[event]
    if key in (END_OF_MONTH, END_OF_MONTH_VARIABLE):
        end_month(s, seat)
        return
    s.zones[own.played].append(event)
    if key in AT_ONCE:
        AT_ONCE[key](s, seat)


def next_event(s: PortRoyal) -> int:
    """PR-ADV-009 PR-ADV-010 Events that nobody has seen are drawn as they are turned up: the order is chance."""
    own = table(s)
    hidden = s.zones[own.hidden]
    if not hidden:
        coming = s.zones[own.coming]
        return coming.pop(0) if coming else own.event_of[month_card(s)]
    if EVENING_HIDDEN in hidden and below(s, len(hidden)) == 0:
        hidden.remove(EVENING_HIDDEN)
        return own.event_of[EVENING]
    hidden.remove(0)
    return pluck(s, s.zones[own.unseen])


def month_card(s: PortRoyal) -> str:
    """PR-ADV-011 The last card of the event deck."""
    return END_OF_MONTH_VARIABLE if table(s).is_variable else END_OF_MONTH


# End of the month -----------------------------------------------------------------------------------------------------


def end_month(s: PortRoyal, seat: int) -> None:
    """PR-ADV-030 The hourglass of the most recent mission says what happens; PR-ADV-036 the event deck is rebuilt.
    PR-ADV-037 The turn goes on without another event."""
    own = table(s)
    arrow = hourglass(s)
    if not arrow and own.is_shared:
        finish_chapter(s)
        return
    rebuild(s)
    s.stack.append(BeginMonth(seat))
    if arrow:
        reveal_mission(s, own.mission_of[destination(s, arrow)])
    else:
        s.stack += [BuyOut(other) for other in reversed(in_turn_order(s, seat))]


def hourglass(s: PortRoyal) -> Arrow:
    """PR-ADV-033 Fist or handshake; nowhere in the last month, and PR-ADV-111 always nowhere in variable mode."""
    own = table(s)
    latest = own.missions[s.zones[own.face_up][-1]]
    if own.is_variable:
        return ()
    return latest.hand if own.is_shared else latest.fist


def destination(s: PortRoyal, arrow: Arrow) -> str:
    """PR-ADV-031 An arrow to a card; PR-ADV-032 or to one of two, by whether anybody has done the mission asked for."""
    if len(arrow) == 1:
        return arrow[0]
    asked, done, not_done = arrow
    mission = table(s).mission_of[asked]
    is_done = bool(seats_on(s, mission))
    emit(s, HOURGLASS_ASKED, mission, int(is_done))
    return done if is_done else not_done


def reveal_mission(s: PortRoyal, number: int) -> None:
    """PR-ADV-013 PR-ADV-031 The story is read, its groups join the deck, and the mission is the most recent."""
    own = table(s)
    s.zones[own.face_up].append(number)
    s.revealed += 1  # what a story card says was hidden until now
    emit(s, MISSION_REVEALED, number)
    for group in own.missions[number].groups:
        cards = join(s, group)
        if cards:
            emit(s, GROUP_JOINED, cards)


def rebuild(s: PortRoyal) -> None:
    """PR-ADV-036 (ruling A04) A new event on top, then the old ones in their order, the end of the month last."""
    own = table(s)
    s.zones[own.coming] = s.zones[own.played]
    s.zones[own.played] = []
    s.zones[own.hidden] = [0] if s.zones[own.unseen] else []
    s.zones[own.month][0] += 1


class BeginMonth(Frame[PortRoyal]):
    """PR-ADV-036 Once the hourglass has been followed, the next month begins."""

    def step(self, s: PortRoyal) -> list[int] | None:
        s.stack.pop()
        emit(s, NEW_MONTH, s.zones[table(s).month][0])
        return None


class BuyOut(Frame[PortRoyal]):
    """PR-ADV-034 Whoever still has a marker on the adventurer may pay to remove the leftmost one, out of the game."""

    rules: ClassVar[tuple[str, ...]] = ("PR-ADV-034",)

    def step(self, s: PortRoyal) -> list[int] | None:
        if markers_left(s, self.seat) and s.tally[GOLD + self.seat] >= buy_out_price(s):
            return [LET_PASS, BUY_OUT]
        s.stack.pop()
        return None

    def answer(self, s: PortRoyal, action: int) -> None:
        """PR-ADV-035 What it covered is uncovered as by a mission (ruling A12)."""
        s.stack.pop()
        if action == BUY_OUT:
            coins = buy_out_price(s)
            emit(s, BOUGHT_OUT, self.seat, coins)
            pay(s, self.seat, coins)
            s.zones[table(s).bought_out][self.seat] += 1
            uncover(s, self.seat)
            maybe_trigger_end(s, self.seat)


def buy_out_price(s: PortRoyal) -> int:
    """PR-ADV-034 8 coins; PR-ADV-111 in variable mode 10."""
    own = table(s)
    return own.number("adventure_buy_out_variable" if own.is_variable else "adventure_buy_out")
