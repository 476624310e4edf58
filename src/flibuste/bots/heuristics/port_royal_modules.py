"""Port Royal's modules by rules of thumb: what contracts make a card worth, and the answers to the modules' questions.

Against each other a contract is worth its coins and its influence. Together every open contract is worth a fortune,
influence next to nothing, and a fee to a friend is no loss.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flibuste.bots.heuristics.port_royal_stroke import expects_more
from flibuste.games.port_royal.cards import ICONS
from flibuste.games.port_royal.catalogue import (
    EXPEDITIONS,
    GOLD,
    ICON,
    INFLUENCE,
    KEEP,
    PAYMENT_COUNTS,
    PAYMENTS,
    REVEAL,
    SWORDS,
)
from flibuste.games.port_royal.discovery import Repel
from flibuste.games.port_royal.modules.contracts.cards import CLERKS, GIVE
from flibuste.games.port_royal.modules.contracts.cooperative import SET_ASIDE, open_contracts, time_left
from flibuste.games.port_royal.modules.contracts.deeds import COLLECT, DECLINE, PLACE, RENOUNCE, STOW
from flibuste.games.port_royal.modules.contracts.printed import (
    BUST,
    GIVE_UP,
    PAY,
    REPELLED_COLOURS,
    RIVER_COLOURS,
    TAXED,
    Contract,
)
from flibuste.games.port_royal.modules.contracts.table import (
    CLAIM,
    FULFILLED,
    MARKERS,
    Table,
    has_begun,
    seats_on,
)
from flibuste.games.port_royal.modules.gambler import GAMBLE
from flibuste.games.port_royal.modules.sails import MERCHANTS
from flibuste.games.port_royal.odds import bust_odds
from flibuste.games.port_royal.prices import income
from flibuste.games.port_royal.state import COLOURS_IN, PortRoyal
from flibuste.kernel import Frame, Generator
from flibuste.kit import ARGUMENT, ROW, TABLE

if TYPE_CHECKING:
    from flibuste.bots.heuristics.port_royal_captain import Captain

ABILITIES: Final = {"clerk": 2.0, "gunner": 3.0, "viceadmiral": 2.0, "merchant": 3.0, "gambler": 1.5}
WORTH_TO_THE_CREW: Final = 60.0
WORTH_TO_ANOTHER: Final = 0.4  # part of it that is left where a friend is nearer to the contract
INFLUENCE_TO_THE_CREW: Final = 0.2
HOARDED_COIN: Final = 2.5
CLERK_CARD: Final = 1.5
DARING: Final = 0.25  # bust odds one takes for colours that a contract asks for
DARING_OF_A_CREW: Final = 0.3
DEAREST_GIFT: Final = 2  # coins one gives up to begin a Nemesis
TURNS_PER_CONTRACT: Final = 4
PAID_IN_COINS: Final = (PAY, TAXED)
SWORDS_OF_A_NEST: Final = 2
NO_MARKER: Final = 99


class Wishes:
    """What a seat would like to have, beyond coins and influence."""

    def __init__(self, s: PortRoyal, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.together = s.book.shared_fate
        self.contracts: list[Contract] = []
        if "contracts" in s.book.parts:
            self.table: Table = s.book.parts["contracts"]
            self.contracts = [contract for contract in self._face_up() if self._is_open(contract)]
        self.concern = {contract.number: self._concern(contract) for contract in self.contracts}

    def wants(self, requirement: str) -> list[Contract]:
        return [contract for contract in self.contracts if contract.requirement == requirement]

    def worth(self, contract: Contract, influence: float) -> float:
        """What fulfilling a contract next would bring."""
        if self.together:
            return WORTH_TO_THE_CREW * self.concern[contract.number]
        coins = contract.rewards[len(seats_on(self.s, contract.number))]
        done = self.s.count(self.seat, FULFILLED).bit_count()
        return coins + self.table.influence[done] * influence

    def value(self, captain: Captain, card: int) -> float:
        """What a card brings nearer to the contracts, under merchants and with clerks."""
        if captain.cards.is_ship[card]:
            return self._value_of_ship(captain, card)
        return ABILITIES.get(captain.cards.kind[card], 0.0) * (1 - captain.late) + sum(
            captain.worth(contract) * self._step_towards(captain, contract, card) for contract in self.contracts
        )

    def hoards(self) -> bool:
        """Whether the seat is the one that saves coins, for a ransom or until a tax comes."""
        if not self.together or not any(self.wants(requirement) for requirement in PAID_IN_COINS):
            return False
        purses = [self.s.count(seat, GOLD) for seat in range(self.s.book.seats)]
        others = [contract for contract in self.contracts if contract.requirement not in PAID_IN_COINS]
        return purses.index(max(purses)) == self.seat and (len(purses) > 1 or not others)

    def spares_for_expedition(self, action: int) -> bool:
        """Whether an expedition takes nobody whom a crew still needs for a contract, or fulfils one itself."""
        if not self.together or any(EXPEDITIONS in slots for one in self.contracts for slots, _ in one.asks):
            return True
        paid = PAYMENT_COUNTS[(action & ARGUMENT) % PAYMENTS]
        icons = {ICON + icon * ROW for icon, count in enumerate(paid[: len(ICONS)]) if count}
        return not any(icons.intersection(slots) for one in self.contracts for slots, _ in one.asks)

    def seeks_ships(self) -> bool:
        """Whether the seat fills the pirates' nest and has the swords for it."""
        nests = [contract for contract in self.wants(REPELLED_COLOURS) if self.concern[contract.number] == 1]
        return self.together and len(nests) > 0 and self.s.count(self.seat, SWORDS) >= SWORDS_OF_A_NEST

    def _face_up(self) -> list[Contract]:
        return [self.table.contracts[number] for number in self.s.zones[self.table.face_up]]

    def _is_open(self, contract: Contract) -> bool:
        done = self.s.count(TABLE if self.together else self.seat, FULFILLED)
        reachable = self.s.count(self.seat, MARKERS) > 0 or has_begun(self.s, self.seat, contract.number)
        return reachable and not done >> contract.number & 1

    def _concern(self, contract: Contract) -> float:
        """In a crew, a contract is above all the business of whoever lacks least for it; equals share the contracts."""
        if not self.together:
            return 1.0
        lacks = [self._lack(contract, seat) for seat in range(self.s.book.seats)]
        nearest = [seat for seat, lack in enumerate(lacks) if lack == min(lacks)]
        return 1.0 if nearest[contract.number % len(nearest)] == self.seat else WORTH_TO_ANOTHER

    def _lack(self, contract: Contract, seat: int) -> int:
        """How much a seat lacks for a contract; more than anything for a seat without a marker."""
        if has_begun(self.s, seat, contract.number):
            return -1
        if not self.s.count(seat, MARKERS):
            return NO_MARKER
        return sum(max(0, amount - sum(self.s.count(seat, slot) for slot in slots)) for slots, amount in contract.asks)

    def _step_towards(self, captain: Captain, contract: Contract, card: int) -> float:
        """Which part of what is missing for a contract a character adds."""
        missing = added = 0
        grants = dict(self.s.book.grants[card])
        if contract.requirement == REPELLED_COLOURS:
            lack = max(0, SWORDS_OF_A_NEST - self.s.count(self.seat, SWORDS))
            return min(lack, grants.get(SWORDS, 0)) / contract.amount
        for slots, amount in contract.asks:
            lack = max(0, amount - sum(self.s.count(self.seat, slot) for slot in slots))
            missing += lack
            added += min(lack, sum(grants.get(slot, 0) for slot in slots))
            if EXPEDITIONS in slots and lack:
                return captain.step_towards_expedition(card)
        return added / missing if missing else 0.0

    def _value_of_ship(self, captain: Captain, ship: int) -> float:
        colour = captain.cards.colour[ship]
        stored = captain.influence if self.s.count(self.seat, MERCHANTS + colour * ROW) else 0.0
        given_up = sum(
            captain.worth(contract) / contract.times
            for contract in self.wants(GIVE_UP)
            if self.together and contract.colour == colour
        )
        return stored + given_up + CLERK_CARD * self.s.count(self.seat, CLERKS + colour * ROW)


def best_claim(captain: Captain, options: list[int]) -> int | None:
    """The contract to claim now, if there is one the seat wants: before an expedition takes what it asks for."""
    wishes = captain.wishes
    claims = [action for action in options if action & ~ARGUMENT == CLAIM]
    wanted = [action for action in claims if wishes.table.contracts[action & ARGUMENT] in wishes.contracts]
    return max(wanted, key=lambda action: captain.worth(wishes.table.contracts[action & ARGUMENT]), default=None)


def answer(captain: Captain, question: Frame[PortRoyal], options: list[int], dice: Generator) -> int | None:
    """The answer that the modules suggest; None where the base game's rules of thumb know better."""
    if isinstance(question, Repel):
        return _repel(captain, question.ship, options)
    if GAMBLE in options and expects_more(captain, question.topic == "after-stroke", dice):
        return GAMBLE
    simple = ANSWERS.get(question.topic)
    return None if simple is None else simple(captain, question, options)


def _repel(captain: Captain, ship: int, options: list[int]) -> int | None:
    wishes = captain.wishes
    is_second = captain.s.colours >> captain.cards.colour[ship] & 1
    if is_second and wishes.together and wishes.wants(BUST):
        return KEEP
    if STOW in options and wishes.wants(REPELLED_COLOURS):
        return STOW
    return None


def _discover(captain: Captain, question: Frame[PortRoyal], options: list[int]) -> int | None:
    """One more card for the colours a contract asks for, if the odds allow; for a crew, even to its jinx."""
    wishes, colours = captain.wishes, COLOURS_IN[captain.s.colours]
    if wishes.together and wishes.wants(BUST):
        return REVEAL
    if all(colours >= contract.amount for contract in wishes.wants(RIVER_COLOURS)) and not wishes.seeks_ships():
        return None
    busting, unseen = bust_odds(captain.s, captain.seat)
    dares = busting <= unseen * (DARING_OF_A_CREW if wishes.together else DARING)
    return REVEAL if dares and unseen else None


def _now_or_never(captain: Captain, question: Frame[PortRoyal], options: list[int]) -> int | None:
    contract = options[0] & ARGUMENT
    return PLACE + contract if any(one.number == contract for one in captain.wishes.contracts) else DECLINE


def _give_up(captain: Captain, question: Frame[PortRoyal], options: list[int]) -> int | None:
    """Go on with a Nemesis once begun; begin one early, with a ship that brings little, or for the crew."""
    s, wishes = captain.s, captain.wishes
    for contract in wishes.contracts:
        if contract.colour == captain.cards.colour[s.traded]:
            begun = has_begun(s, captain.seat, contract.number)
            early = captain.late * 2 < 1 and income(s, captain.seat, s.traded) <= DEAREST_GIFT
            for_the_crew = wishes.together and wishes.concern[contract.number] == 1
            return RENOUNCE if begun or for_the_crew or early else COLLECT
    return COLLECT


def _share(captain: Captain, question: Frame[PortRoyal], options: list[int]) -> int | None:
    """To whoever is furthest behind."""
    s = captain.s
    return min(options, key=lambda action: (s.count(action - GIVE, INFLUENCE), s.count(action - GIVE, GOLD)))


def _handicap(captain: Captain, question: Frame[PortRoyal], options: list[int]) -> int | None:
    return SET_ASIDE


def _spare_time(captain: Captain, question: Frame[PortRoyal], options: list[int]) -> int | None:
    """A card for the victory pile while there is time enough."""
    s = captain.s
    return SET_ASIDE + int(time_left(s) > TURNS_PER_CONTRACT * len(open_contracts(s)))


def _first(captain: Captain, question: Frame[PortRoyal], options: list[int]) -> int | None:
    """Go on: the first answer reveals, stops, passes or stores; what else there was to do has been weighed before."""
    return options[0]


ANSWERS: Final = {
    "open": _first,
    "discover": _discover,
    "after-stroke": _first,
    "after-bust": _first,
    "last-chance": _first,
    "store": _first,
    "share": _share,
    "give-up": _give_up,
    "inspect": _now_or_never,
    "jinx": _now_or_never,
    "speculate": _now_or_never,
    "speculate-big": _now_or_never,
    "handicap": _handicap,
    "spare-time": _spare_time,
}
