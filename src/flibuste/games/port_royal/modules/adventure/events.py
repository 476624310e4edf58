"""The effects of events: at once, or for this turn (PR-ADV-021)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.catalogue import CATALOGUE, COINS, GOLD, INFLUENCE, SEAT
from flibuste.games.port_royal.modules.adventure.missions import LET_PASS
from flibuste.games.port_royal.modules.adventure.printed import (
    EVENING,
)
from flibuste.games.port_royal.modules.adventure.sight import look_out
from flibuste.games.port_royal.modules.adventure.table import (
    HIRED,
    gain_crowns,
    has_event,
    in_turn_order,
    is_spent,
    spend,
    table,
)
from flibuste.games.port_royal.scoring import maybe_trigger_end
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import gain, pay
from flibuste.kernel import EventField, Frame, emit

DANCE: Final = CATALOGUE.verb("dance")

EVENT_TIED: Final = CATALOGUE.event("event-tied", EventField("players", "number"))
EVENT_COINS: Final = CATALOGUE.event("event-coins", SEAT, COINS)
EVENT_LOSS: Final = CATALOGUE.event("event-loss", SEAT, COINS)

BLINDING: Final = -1000

Effect = Callable[[PortRoyal, int], None]


def add_events(book: Book) -> None:
    book.allowances += (one_card_more,)
    book.stop_bars += (is_in_fog,)
    book.discounts += (hiring_fair,)
    book.fees += (moonless_night,)
    book.boarders += (boarding,)
    book.hired += (note_hire,)


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
    favoured = [other for other in in_turn_order(s, seat) if s.tally[INFLUENCE + other] == least]
    if len(favoured) > 1:
        emit(s, EVENT_TIED, len(favoured))
    for other in favoured:
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

    rules: ClassVar[tuple[str, ...]] = ("PR-ADV-021",)

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
