"""What answers about contracts, gifts and ships given up cost and bring for certain."""

from __future__ import annotations

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.catalogue import KEEP, TAKE
from flibuste.games.port_royal.discovery import Repel
from flibuste.games.port_royal.facts import COINS, POINTS
from flibuste.games.port_royal.market import income
from flibuste.games.port_royal.modules.contracts.cards import CARGO, GIVE
from flibuste.games.port_royal.modules.contracts.deeds import PLACE, RENOUNCE, GiveUp, awaited
from flibuste.games.port_royal.modules.contracts.printed import PAY
from flibuste.games.port_royal.modules.contracts.table import (
    CLAIM,
    has_begun,
    is_last_occasion,
    next_coins,
    next_points,
    table,
)
from flibuste.games.port_royal.state import COLOURS_IN, PortRoyal
from flibuste.kit import TABLE, Change


def add_promises_of_cards(book: Book) -> None:
    book.promise(TAKE, of_a_gift)
    book.promise(GIVE, of_giving)


def add_promises_of_contracts(book: Book) -> None:
    book.promise(CLAIM, of_claiming)
    book.promise(PLACE, of_placing)
    book.promise(RENOUNCE, of_giving_up)
    book.promise(KEEP, of_keeping)


def of_a_gift(s: PortRoyal, seat: int, card: int) -> list[Change]:
    """PR-JOM-020 Two players need not choose whom a 3+1 ship's coin goes to."""
    others = [other for other in range(s.book.seats) if other != seat]
    return [Change(COINS, s.book.cards.gift[card], others[0])] if len(others) == 1 else []


def of_giving(s: PortRoyal, seat: int, other: int) -> list[Change]:
    return [Change(COINS, s.tally[CARGO + TABLE], other)]


def of_fulfilling(s: PortRoyal, seat: int, number: int) -> list[Change]:
    """PR-CON-003 PR-CON-005 The coins of the next slot, and influence."""
    return [Change(COINS, next_coins(s, number), seat), Change(POINTS, next_points(s, seat), seat)]


def of_claiming(s: PortRoyal, seat: int, number: int) -> list[Change]:
    """PR-COO-013 A ransom is paid first."""
    contract = table(s).contracts[number]
    ransom = contract.amount if contract.requirement == PAY else 0
    return [Change(COINS, -ransom, seat), *of_fulfilling(s, seat, number)]


def of_placing(s: PortRoyal, seat: int, number: int) -> list[Change]:
    return of_fulfilling(s, seat, number) if is_last_occasion(s, seat, number) else []


def of_giving_up(s: PortRoyal, seat: int, _: int) -> list[Change]:
    """PR-CON-030 The coins of the ship, for the contract."""
    frame = s.stack[-1]
    assert isinstance(frame, GiveUp)
    return [Change(COINS, -income(s, seat, s.traded), seat), *of_placing(s, seat, frame.contract)]


def of_keeping(s: PortRoyal, seat: int, _: int) -> list[Change]:
    """PR-CON-036 A contract begun that the ship's colour fulfils by itself."""
    frame = s.stack[-1]
    assert isinstance(frame, Repel)
    colours = s.colours | 1 << s.book.cards.colour[frame.ship]
    waiting = awaited(s, COLOURS_IN[s.colours], COLOURS_IN[colours])
    begun = [contract.number for contract in waiting if has_begun(s, seat, contract.number)]
    return [change for number in begun for change in of_placing(s, seat, number)]
