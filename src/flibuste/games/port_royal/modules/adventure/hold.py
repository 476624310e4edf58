"""Ships kept for their cargo, and who buys it: innkeepers (PR-ADV-070 to PR-ADV-079, PR-ADV-087)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.cards import CARGOES, CHARACTER, COLOURS, NO_CARGO
from flibuste.games.port_royal.catalogue import (
    CARD,
    CARD_WORDS,
    CATALOGUE,
    COINS,
    GOLD,
    SEAT,
    TAKING,
    TAKING_AFTER,
)
from flibuste.games.port_royal.market import Take, receive_income, take_frame
from flibuste.games.port_royal.modules.adventure.table import (
    BY_ADVENTURER,
    adventurer_of,
    gain_crowns,
    has_ability,
    has_event,
    pay_ability,
    table,
)
from flibuste.games.port_royal.prices import brokerage
from flibuste.games.port_royal.scoring import maybe_trigger_end
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import fee_of, gain, pay_fee
from flibuste.kernel import Words, emit
from flibuste.kit import ARGUMENT

HOLD: Final = CATALOGUE.verb("hold", CARD_WORDS)
SELL: Final = CATALOGUE.verb("sell", Words("goods", CARGOES))

HELD: Final = CATALOGUE.event("held", SEAT, CARD, COINS)
GIVEN_UP: Final = CATALOGUE.event("cargo-given-up", SEAT, CARD)
SOLD: Final = CATALOGUE.event("sold", SEAT, CARD, COINS)
INNS_FULL: Final = CATALOGUE.event("inns-full", SEAT)

ARES_COLOUR: Final = COLOURS.index("ares")  # PR-ADV-024 a colour like the others
HUNTERS: Final = ("hunter-priest", "hunter-captain", "hunter-settler")
SOLD_AT_INNS: Final = (CARGOES.index("bread"), CARGOES.index("rum"))


def add_hold(book: Book) -> None:
    """PR-ADV-073 Ships of the base game have no cargo, so they are only ever cashed; PR-ADV-075 Ares pirates do."""
    book.brokers += (hunters_and_landman,)
    book.premiums += (convoy,)
    book.insert("trade", receive_crowns, after=receive_income)
    book.rider(HOLD, (TAKING, TAKING_AFTER), can_hold, hold)
    book.rider(SELL, (TAKING, TAKING_AFTER), can_sell, sell)
    book.arrivals += (forget_services, pay_scott, pay_mary, crown_innkeepers)


# Taking a ship --------------------------------------------------------------------------------------------------------


def hunters_and_landman(s: PortRoyal, seat: int, ship: int) -> int:
    """PR-ADV-071 Captain, priest and settler of this box trade with the Ares pirates, P. Landman with his colour."""
    cards = s.book.cards
    coins = 0
    if cards.colour[ship] == ARES_COLOUR:
        coins += sum(cards.kind[card] in HUNTERS for card in s.display[seat])
    if has_ability(s, seat, "landman") and cards.colour[ship] == adventurer_of(s, seat).colour:
        coins += 1
    return coins * s.book.trader_coins


def convoy(s: PortRoyal, seat: int, ship: int) -> int:
    """The merchant convoy pays for every ship cashed, not for one kept."""
    return table(s).number("event_convoy_coins") if has_event(s, "EV-12") else 0


def receive_crowns(s: PortRoyal, seat: int) -> None:
    """PR-ADV-070 Cashed, some ships bring a crown."""
    gain_crowns(s, seat, s.book.cards.crowns[s.traded])
    pay_ferdinando(s, seat, s.traded)
    maybe_trigger_end(s, seat)


def pay_ferdinando(s: PortRoyal, seat: int, ship: int) -> None:
    """PR-ADV-071 Don Ferdinando gains a crown for a ship of his colour, cashed or kept."""
    gain_crowns(s, seat, ferdinando_crowns(s, seat, ship), BY_ADVENTURER)


def ferdinando_crowns(s: PortRoyal, seat: int, ship: int) -> int:
    own = has_ability(s, seat, "ferdinando") and s.book.cards.colour[ship] == adventurer_of(s, seat).colour
    return int(own)


def can_hold(s: PortRoyal, seat: int, options: list[int]) -> None:
    """PR-ADV-070 Instead of cashing it; PR-ADV-072 PR-ADV-087 if the fee is there once the traders have paid."""
    frame = s.stack[-1]
    if not isinstance(frame, Take) or not frame.left:
        return
    cargo = s.book.cards.cargo
    purse = s.tally[GOLD + seat] - fee_of(s, seat)
    for card in sorted({card for card in s.river if cargo[card] != NO_CARGO}):
        if purse + brokerage(s, seat, card) >= 0:
            options.append(HOLD + card)


def hold(s: PortRoyal, seat: int, action: int) -> None:
    """PR-ADV-070 The ship goes to the display with its cargo; PR-ADV-071 only the traders pay."""
    frame = s.stack[-1]
    assert isinstance(frame, Take)
    s.stack[-1] = take_frame(seat, frame.left - 1, seat == s.active)
    ship = action & ARGUMENT
    s.river.remove(ship)
    s.colours &= ~(1 << s.book.cards.colour[ship])
    s.zones[table(s).holds[seat]].append(ship)
    coins = brokerage(s, seat, ship)
    emit(s, HELD, seat, ship, coins)
    gain(s, seat, coins)
    pay_ferdinando(s, seat, ship)
    pay_fee(s, seat)
    maybe_trigger_end(s, seat)


def cargo_held(s: PortRoyal, seat: int) -> list[int]:
    """How many ships with each cargo a seat keeps."""
    counts = [0] * len(CARGOES)
    for ship in s.zones[table(s).holds[seat]]:
        counts[s.book.cards.cargo[ship]] += 1
    return counts


def give_up_cargo(s: PortRoyal, seat: int, counts: Sequence[int]) -> None:
    """PR-ADV-043 PR-ADV-074 Of several ships with the same cargo, the one kept first goes."""
    for cargo, count in enumerate(counts):
        for _ in range(count):
            emit(s, GIVEN_UP, seat, unload(s, seat, cargo))


def unload(s: PortRoyal, seat: int, cargo: int) -> int:
    ships = s.zones[table(s).holds[seat]]
    ship = next(ship for ship in ships if s.book.cards.cargo[ship] == cargo)
    ships.remove(ship)
    s.discard.append(ship)
    return ship


# When one's turn to take comes ----------------------------------------------------------------------------------------


def forget_services(s: PortRoyal, seat: int) -> None:
    s.zones[table(s).served] = []


def pay_scott(s: PortRoyal, seat: int) -> None:
    """PR-ADV-082 Officer Scott: as an admiral, for 1 coin."""
    if len(s.river) >= s.book.admiral_river and has_ability(s, seat, "scott"):
        pay_ability(s, seat, table(s).number("adventure_scott_coins"))


def pay_mary(s: PortRoyal, seat: int) -> None:
    """PR-ADV-082 Cutthroat Mary: 1 coin if the river has 3 ships."""
    ships = sum(s.book.cards.is_ship[card] for card in s.river)
    if ships >= table(s).number("adventure_mary_ships") and has_ability(s, seat, "mary"):
        pay_ability(s, seat, table(s).number("adventure_mary_coins"))


def crown_innkeepers(s: PortRoyal, seat: int) -> None:
    """PR-ADV-079 PR-ADV-082 A crown for each innkeeper if the river has 4 characters; one hired later gets nothing
    now."""
    inns = innkeepers(s, seat)
    characters = sum(s.book.cards.type[card] == CHARACTER for card in s.river)
    if inns and characters >= table(s).number("adventure_inn_characters"):
        emit(s, INNS_FULL, seat)
        gain_crowns(s, seat, len(inns))
        maybe_trigger_end(s, seat)


def innkeepers(s: PortRoyal, seat: int) -> list[int]:
    return [card for card in s.display[seat] if s.book.cards.kind[card] == "innkeeper"]


def buyer(s: PortRoyal, seat: int) -> int | None:
    """PR-ADV-079 (ruling A07) The innkeeper who pays most among those who have not bought yet in this turn to take."""
    free = innkeepers(s, seat)
    for card in s.zones[table(s).served]:
        free.remove(card)
    return max(free, key=lambda card: (s.book.cards.price[card], card)) if free else None


def can_sell(s: PortRoyal, seat: int, options: list[int]) -> None:
    """PR-ADV-079 Bread or rum, also to an innkeeper just hired, also off a ship just kept."""
    if buyer(s, seat) is not None:
        held = cargo_held(s, seat)
        options += [SELL + cargo for cargo in SOLD_AT_INNS if held[cargo]]


def sell(s: PortRoyal, seat: int, action: int) -> None:
    inn = buyer(s, seat)
    assert inn is not None
    s.zones[table(s).served].append(inn)
    coins = s.book.cards.price[inn]
    emit(s, SOLD, seat, unload(s, seat, action & ARGUMENT), coins)
    gain(s, seat, coins)
