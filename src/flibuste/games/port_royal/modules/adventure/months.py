"""Phase 0: events, and the end of the month (PR-ADV-020 to PR-ADV-039)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.catalogue import CATALOGUE, COINS, GOLD, INFLUENCE, SEAT
from flibuste.games.port_royal.discovery import discover
from flibuste.games.port_royal.modules.adventure.ends import finish_chapter
from flibuste.games.port_royal.modules.adventure.missions import LET_PASS, MISSION
from flibuste.games.port_royal.modules.adventure.printed import (
    END_OF_MONTH,
    END_OF_MONTH_VARIABLE,
    EVENING,
    Arrow,
)
from flibuste.games.port_royal.modules.adventure.sight import look_out
from flibuste.games.port_royal.modules.adventure.table import (
    HIRED,
    gain_crowns,
    has_event,
    in_turn_order,
    is_spent,
    markers_left,
    seats_on,
    spend,
    table,
    uncover,
)
from flibuste.games.port_royal.modules.adventure.unseen import join
from flibuste.games.port_royal.scoring import maybe_trigger_end
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import gain, pay
from flibuste.kernel import EventField, Frame, below, emit, pluck

DANCE: Final = CATALOGUE.verb("dance")
BUY_OUT: Final = CATALOGUE.verb("buy-out")

EVENT: Final = CATALOGUE.event("event", SEAT, EventField("event", "event"))
EVENT_COINS: Final = CATALOGUE.event("event-coins", SEAT, COINS)
EVENT_LOSS: Final = CATALOGUE.event("event-loss", SEAT, COINS)
MISSION_REVEALED: Final = CATALOGUE.event("mission-revealed", MISSION)
GROUP_JOINED: Final = CATALOGUE.event("group-joined", EventField("cards", "number"))
BOUGHT_OUT: Final = CATALOGUE.event("bought-out", SEAT, COINS)
NEW_MONTH: Final = CATALOGUE.event("new-month", EventField("month", "number"))

EVENING_HIDDEN: Final = 1  # among the hidden events lies card no. 1
BLINDING: Final = -1000

Effect = Callable[[PortRoyal, int], None]


def add_months(book: Book) -> None:
    """PR-ADV-020 Phase 0 comes first, and nothing before it (PR-ADV-026)."""
    book.insert("turn", reveal_event, before=discover)
    book.allowances += (one_card_more,)
    book.stop_bars += (is_in_fog,)
    book.discounts += (hiring_fair,)
    book.fees += (moonless_night,)
    book.boarders += (boarding,)
    book.hired += (note_hire,)


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


# At once --------------------------------------------------------------------------------------------------------------


def careen(s: PortRoyal, seat: int) -> None:
    """Careening: whoever has 8 coins or more loses 1."""
    least, coins = table(s).numbers.ints("event_careening_coins")
    for other in in_turn_order(s, seat):
        if s.tally[GOLD + other] >= least:
            lose(s, other, coins)


def lose(s: PortRoyal, seat: int, coins: int) -> None:
    if coins:
        emit(s, EVENT_LOSS, seat, coins)
        pay(s, seat, coins)


def receive(s: PortRoyal, seat: int, coins: int) -> None:
    emit(s, EVENT_COINS, seat, coins)
    gain(s, seat, coins)


def largesse(s: PortRoyal, seat: int) -> None:
    """Governor's largesse: 2 coins for the least influence; alone, 1."""
    coins, alone = table(s).numbers.ints("event_largesse")
    least = min(s.tally[INFLUENCE + other] for other in range(s.book.seats))
    for other in in_turn_order(s, seat):
        if s.tally[INFLUENCE + other] == least:
            receive(s, other, coins if s.book.seats > 1 else alone)


def moonless_alone(s: PortRoyal, seat: int) -> None:
    """Moonless night, alone: 1 coin."""
    if s.book.seats == 1:
        receive(s, seat, table(s).number("event_moonless_alone"))


def invite(s: PortRoyal, seat: int) -> None:
    """Palace ball: from the active player on."""
    s.stack += [Ball(other) for other in reversed(in_turn_order(s, seat))]


def dispatch(s: PortRoyal, seat: int) -> None:
    """Royal dispatch: a crown for the active player."""
    gain_crowns(s, seat, table(s).number("event_dispatch_crowns"))
    maybe_trigger_end(s, seat)


def rats(s: PortRoyal, seat: int) -> None:
    """Rats in the hold: the active player loses 2 coins, or all."""
    lose(s, seat, min(table(s).number("event_rats_coins"), s.tally[GOLD + seat]))


AT_ONCE: Final[dict[str, Effect]] = {
    "EV-04": careen,
    "EV-05": largesse,
    "EV-06": moonless_alone,
    "EV-09": invite,
    "EV-10": dispatch,
    "EV-11": rats,
    "EV-13": look_out,
}


class Ball(Frame[PortRoyal]):
    """PR-ADV-021 The palace ball: 2 coins for a crown, once."""

    __slots__ = ()
    topic: ClassVar[str] = "ball"
    rule: ClassVar[str] = "PR-ADV-021"

    def step(self, s: PortRoyal) -> list[int] | None:
        if s.tally[GOLD + self.seat] >= self.price(s)[0]:
            return [LET_PASS, DANCE]
        s.stack.pop()
        return None

    def answer(self, s: PortRoyal, action: int) -> None:
        s.stack.pop()
        if action == DANCE:
            coins, crowns = self.price(s)
            lose(s, self.seat, coins)
            gain_crowns(s, self.seat, crowns)
            maybe_trigger_end(s, self.seat)

    def price(self, s: PortRoyal) -> list[int]:
        return table(s).numbers.ints("event_ball")


# For this turn --------------------------------------------------------------------------------------------------------


def one_card_more(s: PortRoyal, seat: int) -> int:
    """PR-ADV-022 Fair wind and evening arrivals: the active player takes 1 card more."""
    blows = seat == s.active and (has_event(s, "EV-01") or has_event(s, EVENING))
    return table(s).number("event_cards_more") if blows else 0


def is_in_fog(s: PortRoyal, seat: int) -> bool:
    """Thick fog (ruling A22): no stop before the river has 3 cards."""
    return has_event(s, "EV-02") and len(s.river) < table(s).number("event_fog_river")


def hiring_fair(s: PortRoyal, seat: int) -> int:
    """Hiring fair: everybody's first character of the turn costs 1 less."""
    open_ = has_event(s, "EV-03") and not is_spent(s, HIRED + seat)
    return table(s).number("event_fair_discount") if open_ else 0


def note_hire(s: PortRoyal, seat: int, card: int) -> None:
    spend(s, HIRED + seat)


def moonless_night(s: PortRoyal, seat: int) -> int:
    """PR-ADV-087 Moonless night: nobody pays the fee."""
    return -s.book.fee if has_event(s, "EV-06") else 0


def boarding(s: PortRoyal, seat: int) -> int:
    """Boarding drill (ruling A23): a cutlass for repelling only; squalls: nothing can be repelled."""
    if has_event(s, "EV-08"):
        return BLINDING
    return table(s).number("event_drill_swords") if has_event(s, "EV-07") else 0


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
    return done if seats_on(s, table(s).mission_of[asked]) else not_done


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
    emit(s, NEW_MONTH, s.zones[own.month][0])


class BuyOut(Frame[PortRoyal]):
    """PR-ADV-034 Whoever still has a marker on the adventurer may pay to remove the leftmost one, out of the game."""

    __slots__ = ()
    topic: ClassVar[str] = "buy-out"
    rule: ClassVar[str] = "PR-ADV-034"

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
