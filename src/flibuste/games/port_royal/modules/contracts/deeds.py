"""Contracts for what a player does: at that very moment or never, and the pirates' nest (PR-CON-030 to PR-CON-039)."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.games.port_royal.book import FIRST_VERSION, Book
from flibuste.games.port_royal.catalogue import CARD, CATALOGUE, GOLD, REPELLING, SEAT
from flibuste.games.port_royal.discovery import Repel, lose_river
from flibuste.games.port_royal.market import receive_income
from flibuste.games.port_royal.modules.contracts.printed import (
    BUST,
    GIVE_UP,
    NEST,
    REPELLED_COLOURS,
    RIVER_COLOURS,
    TAXED,
    Contract,
)
from flibuste.games.port_royal.modules.contracts.table import (
    CONTRACT,
    CONTRACT_WORDS,
    FULFILLED,
    can_begin,
    has_begun,
    is_last_occasion,
    next_coins,
    perform,
    table,
)
from flibuste.games.port_royal.modules.moments import NowOrNever, ask_in_turn
from flibuste.games.port_royal.state import COLOURS_IN, NO_CARD, PortRoyal
from flibuste.games.port_royal.treasury import fee_of
from flibuste.kernel import Frame, emit

STOW: Final = CATALOGUE.verb("stow")
PLACE: Final = CATALOGUE.verb("place", CONTRACT_WORDS)
DECLINE: Final = CATALOGUE.verb("decline")
COLLECT: Final = CATALOGUE.verb("collect")
RENOUNCE: Final = CATALOGUE.verb("give-up")

GAVE_UP: Final = CATALOGUE.event("gave-up", SEAT, CARD, CONTRACT)
DECLINED: Final = CATALOGUE.event("declined", SEAT, CONTRACT)
STOWED: Final = CATALOGUE.event("stowed", SEAT, CARD)


def add_deeds(book: Book) -> None:
    book.taxed += (offer_tax_inspector,)
    book.insert("bust", offer_jinx, after=lose_river)
    book.colours_shown += (speculate,)
    book.insert("trade", offer_to_give_up, before=receive_income)
    book.rider(STOW, (REPELLING,), stowable, stow)


def on_table(s: PortRoyal, requirement: str) -> list[Contract]:
    """The contracts on the table that ask for this sort of deed."""
    own = table(s)
    faces = [own.contracts[number] for number in s.zones[own.face_up]]
    return [contract for contract in faces if contract.requirement == requirement]


class ContractOccasion(NowOrNever):
    """PR-CON-007 At that moment a marker may be placed, or the occasion is gone."""

    __slots__ = ("contract",)

    def __init__(self, seat: int, contract: int) -> None:
        self.seat = seat
        self.contract = contract

    def answers(self) -> list[int]:
        return [PLACE + self.contract, DECLINE]

    def is_open(self, s: PortRoyal) -> bool:
        return can_begin(s, self.seat, self.contract)

    def seize(self, s: PortRoyal) -> None:
        perform(s, self.seat, self.contract)

    def let_pass(self, s: PortRoyal) -> None:
        emit(s, DECLINED, self.seat, self.contract)


class Inspect(ContractOccasion):
    """PR-CON-034 Tax Inspector, at the moment of losing coins to a tax, also outside one's turn."""

    topic: ClassVar[str] = "inspect"
    rules: ClassVar[tuple[str, ...]] = ("PR-CON-034",)


class Jinx(ContractOccasion):
    """PR-CON-035 Jinx, at the moment of one's own bust as active player."""

    topic: ClassVar[str] = "jinx"
    rules: ClassVar[tuple[str, ...]] = ("PR-CON-035",)


class Speculate(ContractOccasion):
    """PR-CON-036 Speculator, when the active player's river comes to show 3 colours: the first time, onto the box."""

    topic: ClassVar[str] = "speculate"
    rules: ClassVar[tuple[str, ...]] = ("PR-CON-036",)


class SpeculateBig(ContractOccasion):
    """PR-CON-037 Major Speculator, when the active player's river comes to show 4 colours."""

    topic: ClassVar[str] = "speculate-big"
    rules: ClassVar[tuple[str, ...]] = ("PR-CON-037",)


def offer_tax_inspector(s: PortRoyal, seat: int) -> None:
    """PR-CON-034 (ruling G06) After everybody's loss, before the bonus; from the active player clockwise. Coins gained
    now are not taxed (ruling G25)."""
    for contract in on_table(s, TAXED):
        ask_in_turn(s, Inspect(seat, contract.number))


def offer_jinx(s: PortRoyal, seat: int) -> None:
    """PR-CON-035 Between the loss of the river and the jesters' coins; with a gambler too."""
    for contract in on_table(s, BUST):
        ask_in_turn(s, Jinx(seat, contract.number))


def speculate(s: PortRoyal, seat: int, before: int) -> None:
    """PR-CON-036 On a later turn with as many colours, a contract begun is fulfilled by itself. PR-CON-038 (ruling G07)
    After a gambler's cards, and only without a bust. Ruling G16: once declined, it is not offered again in the same
    turn."""
    for contract in on_table(s, RIVER_COLOURS):
        if not s.stack:
            return  # fulfilling the one before has won the game (PR-COO-008)
        if before < contract.amount <= COLOURS_IN[s.colours]:
            if has_begun(s, seat, contract.number):
                perform(s, seat, contract.number)
            elif contract.times > 1:
                ask_in_turn(s, Speculate(seat, contract.number))
            else:
                ask_in_turn(s, SpeculateBig(seat, contract.number))


def offer_to_give_up(s: PortRoyal, seat: int) -> None:
    """PR-CON-030 A Nemesis on the table, for a ship of its colour, unless something forbids it (ruling G39)."""
    if any([must(s) for must in s.book.must_collect]):
        return
    for contract in on_table(s, GIVE_UP):
        is_open = has_begun(s, seat, contract.number) or can_begin(s, seat, contract.number)
        if contract.colour == s.book.cards.colour[s.traded] and is_open and can_pay_fee(s, seat, contract.number):
            s.stack.append(GiveUp(seat, contract.number))


def can_pay_fee(s: PortRoyal, seat: int, contract: int) -> bool:
    """PR-CON-033 (ruling G05) The fee comes from the treasury; the last occasion fulfils the contract first, and its
    coins may pay (ruling G38)."""
    purse = s.tally[GOLD + seat]
    if s.book.version > FIRST_VERSION and is_last_occasion(s, seat, contract):
        purse += next_coins(s, contract)
    return purse >= fee_of(s, seat)


class GiveUp(Frame[PortRoyal]):
    """PR-CON-030 Giving up all the coins a ship brings is an occasion of its Nemesis; the last one fulfils it by
    itself. PR-CON-033 It is still a trade: clerks, a 3+1 ship's gift and the fee are as ever."""

    __slots__ = ("contract",)
    rules: ClassVar[tuple[str, ...]] = ("PR-CON-030", "PR-CON-033")

    def __init__(self, seat: int, contract: int) -> None:
        self.seat = seat
        self.contract = contract

    def step(self, s: PortRoyal) -> list[int] | None:
        return [COLLECT, RENOUNCE]

    def answer(self, s: PortRoyal, action: int) -> None:
        s.stack.pop()
        if action == RENOUNCE:
            emit(s, GAVE_UP, self.seat, s.traded, self.contract)
            s.traded = NO_CARD
            perform(s, self.seat, self.contract)


def stowable(s: PortRoyal, seat: int, options: list[int]) -> None:
    """PR-CON-039 (ruling G18) A repelled ship may go to the pirates' nest, if that contract is on the table, not
    fulfilled by the seat, and the nest has no ship of the colour."""
    frame = s.stack[-1]
    assert isinstance(frame, Repel)
    colour = s.book.cards.colour[frame.ship]
    nest = s.zones[table(s).nests[seat]]
    for contract in on_table(s, REPELLED_COLOURS):
        is_open = not s.tally[FULFILLED + seat] >> contract.number & 1
        if is_open and all(s.book.cards.colour[ship] != colour for ship in nest):
            options.append(STOW)


def stow(s: PortRoyal, seat: int, action: int) -> None:
    """PR-CON-039 The ship is kept instead of discarded; it is worth nothing else."""
    frame = s.stack.pop()
    assert isinstance(frame, Repel)
    emit(s, STOWED, seat, frame.ship)
    s.zones[table(s).nests[seat]].append(frame.ship)
    s.tally[NEST + seat] += 1
