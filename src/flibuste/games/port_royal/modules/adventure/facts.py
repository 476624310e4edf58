"""What answers about missions, cargo and crowns cost and bring for certain."""

from __future__ import annotations

from typing import Final

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.catalogue import COMPLETE, TAKE
from flibuste.games.port_royal.facts import COINS, POINTS, influence
from flibuste.games.port_royal.market import brokerage
from flibuste.games.port_royal.modules.adventure.chapters import ENDOW, ENDOW_ALL, Endow
from flibuste.games.port_royal.modules.adventure.events import DANCE
from flibuste.games.port_royal.modules.adventure.hold import HOLD, SELL, buyer, ferdinando_crowns
from flibuste.games.port_royal.modules.adventure.missions import ACCOMPLISH, CARGOS, SEIZE
from flibuste.games.port_royal.modules.adventure.months import BUY_OUT, buy_out_price
from flibuste.games.port_royal.modules.adventure.printed import FIRST_CARD
from flibuste.games.port_royal.modules.adventure.table import (
    crowns_of,
    has_begun,
    seats_on,
    table,
    uncovered,
)
from flibuste.games.port_royal.modules.adventure.voyages import (
    CREW_COUNTS,
    MEMBERS,
    OUTFIT,
    expedition_and_crew,
    grandeur_crowns,
)
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import fee_of
from flibuste.kit import Change

CROWNS: Final = "crowns"


def add_promises(book: Book) -> None:
    book.promise(TAKE, of_crowns)
    book.promise(COMPLETE, of_completing)
    book.promise(OUTFIT, of_outfitting)
    book.promise(HOLD, of_holding)
    book.promise(SELL, of_selling)
    book.promise(ACCOMPLISH, of_accomplishing)
    book.promise(SEIZE, of_seizing)
    book.promise(DANCE, of_dancing)
    book.promise(BUY_OUT, of_buying_out)
    book.promise(ENDOW, of_endowing)
    book.promise(ENDOW_ALL, of_endowing_all)


def moved(s: PortRoyal, seat: int, *steps: int) -> list[Change]:
    """PR-ADV-060 PR-ADV-061 Crowns gained and paid, step by step along the track, and what its shields make of them."""
    shields = table(s).crown_influence
    before = after = crowns_of(s, seat)
    for step in steps:
        after = min(after + step, len(shields) - 1)
    return [Change(CROWNS, after - before, seat), Change(POINTS, shields[after] - shields[before], seat)]


def of_crowns(s: PortRoyal, seat: int, card: int) -> list[Change]:
    """PR-ADV-070 PR-ADV-071 Of a ship that is cashed."""
    if not s.book.cards.is_ship[card]:
        return []
    return moved(s, seat, s.book.cards.crowns[card], ferdinando_crowns(s, seat, card))


def of_holding(s: PortRoyal, seat: int, ship: int) -> list[Change]:
    """PR-ADV-071 PR-ADV-072 What the traders bring, and the fee."""
    fee = fee_of(s, seat)
    coins = [Change(COINS, brokerage(s, seat, ship) - fee, seat), Change(COINS, fee, s.active)]
    return [*coins, *moved(s, seat, ferdinando_crowns(s, seat, ship))]


def of_selling(s: PortRoyal, seat: int, cargo: int) -> list[Change]:
    inn = buyer(s, seat)
    return [] if inn is None else [Change(COINS, s.book.cards.price[inn], seat)]


def of_completing(s: PortRoyal, seat: int, argument: int) -> list[Change]:
    return moved(s, seat, grandeur_crowns(s, seat))


def of_outfitting(s: PortRoyal, seat: int, argument: int) -> list[Change]:
    """PR-ADV-080 The expedition's coins, and its influence less that of the characters given up."""
    expedition, crew = expedition_and_crew(s, argument)
    cards = s.book.cards
    lost = sum([count * influence(s, cards.of[name]) for name, count in zip(MEMBERS, CREW_COUNTS[crew], strict=True)])
    gained = [Change(COINS, cards.coins[expedition], seat), Change(POINTS, influence(s, expedition) - lost, seat)]
    return [*gained, *moved(s, seat, grandeur_crowns(s, seat))]


def of_accomplishing(s: PortRoyal, seat: int, argument: int) -> list[Change]:
    return of_mission(s, seat, argument // CARGOS)


def of_seizing(s: PortRoyal, seat: int, number: int) -> list[Change]:
    """PR-ADV-053 The first box brings nothing."""
    begins = table(s).missions[number].trigger == FIRST_CARD and not has_begun(s, seat, number)
    return [] if begins else of_mission(s, seat, number)


def of_mission(s: PortRoyal, seat: int, number: int) -> list[Change]:
    """PR-ADV-044 The price, what the marker uncovers, the first reward and the common one."""
    own = table(s)
    mission = own.missions[number]
    is_first = not seats_on(s, number)
    coins, crowns = of_uncovering(s, seat)
    coins += (mission.first_coins if is_first else 0) - mission.coins
    steps = (-mission.crowns, crowns, mission.first_crowns if is_first else 0, mission.reward)
    return [Change(COINS, coins, seat), *moved(s, seat, *steps)]


def of_uncovering(s: PortRoyal, seat: int) -> tuple[int, int]:
    """The coins and the crowns under the next marker."""
    own = table(s)
    free = uncovered(s, seat)
    is_samuel = s.zones[own.chosen][seat] == own.adventurer_of["samuel"]
    return own.number("adventure_samuel_coins") if is_samuel and free == 0 else 0, own.window_crowns[free]


def of_dancing(s: PortRoyal, seat: int, argument: int) -> list[Change]:
    coins, crowns = table(s).numbers.ints("event_ball")
    return [Change(COINS, -coins, seat), *moved(s, seat, crowns)]


def of_buying_out(s: PortRoyal, seat: int, argument: int) -> list[Change]:
    coins, crowns = of_uncovering(s, seat)
    return [Change(COINS, coins - buy_out_price(s), seat), *moved(s, seat, crowns)]


def of_endowing(s: PortRoyal, seat: int, other: int) -> list[Change]:
    return [Change(COINS, 1, other)]


def of_endowing_all(s: PortRoyal, seat: int, other: int) -> list[Change]:
    frame = s.stack[-1]
    assert isinstance(frame, Endow)
    return [Change(COINS, frame.left, other)]
