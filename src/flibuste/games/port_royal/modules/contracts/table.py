"""Contracts on the table: fulfilling them, and the markers (PR-CON-002 to PR-CON-006)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from flibuste.data import load
from flibuste.games.port_royal.book import FAR, FIRST_VERSION, MOST_SEATS, Book
from flibuste.games.port_royal.cards import CHARACTER, GAME
from flibuste.games.port_royal.catalogue import (
    AFTER_BUST,
    CATALOGUE,
    CLOSING,
    COINS,
    EXPLORING,
    INFLUENCE,
    SEAT,
    TAKING,
    TAKING_AFTER,
)
from flibuste.games.port_royal.discovery import AfterBust
from flibuste.games.port_royal.modules.contracts.printed import (
    CHEAP,
    CHEAP_CHARACTERS,
    NEST,
    PAY,
    REPELLED_COLOURS,
    Contract,
    contract_keys,
    read_contracts,
)
from flibuste.games.port_royal.scoring import maybe_trigger_end
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import gain, pay
from flibuste.games.port_royal.turn import sweep
from flibuste.kernel import BadPosition, EventField, Words, emit, shuffle
from flibuste.kit import ARGUMENT, TABLE

CONTRACT_WORDS: Final = Words("contract", contract_keys())
CLAIM: Final = CATALOGUE.verb("claim", CONTRACT_WORDS)

MARKERS: Final = CATALOGUE.counter("markers")  # in hand
FULFILLED: Final = CATALOGUE.counter("fulfilled")  # a bit per contract; the table's, by anybody

CONTRACT: Final = EventField("contract", "contract")
FULFILLED_BY: Final = CATALOGUE.event("fulfilled", SEAT, CONTRACT, COINS)
CONTRACT_INFLUENCE: Final = CATALOGUE.event("contract-influence", SEAT, EventField("points", "number"))
RANSOM_PAID: Final = CATALOGUE.event("ransom-paid", SEAT, COINS)
BEGUN: Final = CATALOGUE.event("begun", SEAT, CONTRACT, EventField("box", "number"))

Then = Callable[[PortRoyal, int, int], None]


class Table:
    """What a table with contracts keeps at hand: the printed contracts, and its zones.

    A marker is a contract and a seat in one int. `placed` are those on reward slots in the order they came, so that the
    leftmost free slot follows; `begun` are those on progress boxes, one entry per box reached.
    """

    def __init__(self, book: Book) -> None:
        numbers = load(GAME, "numbers")
        self.contracts: list[Contract] = read_contracts()
        self.of = {contract.key: contract.number for contract in self.contracts}
        self.markers = numbers.int("markers")
        self.influence = numbers.ints("contract_influence")
        keys = contract_keys()
        markers = [f"{key}:{seat}" for key in keys for seat in range(MOST_SEATS)]
        self.face_up = book.zone("contracts", keys)
        self.placed = book.zone("markers", markers)
        self.begun = book.zone("progress", markers)
        self.nests = [book.zone(f"nest-{seat}") for seat in range(book.seats)]
        self.costs: dict[str, Then] = {PAY: pay_ransom, REPELLED_COLOURS: empty_nest}
        self.fulfilled: tuple[Then, ...] = ()
        """A seat has fulfilled a contract: seat, contract."""


def table(s: PortRoyal) -> Table:
    found: Table = s.book.parts["contracts"]
    return found


def add_contracts(book: Book) -> Table:
    """PR-CON-002 The windows for contracts: any moment of one's own turn, active or not; after a bust, the active
    player's; and once all have taken, the active player's last (ruling G36)."""
    own = Table(book)
    book.parts["contracts"] = own
    book.free_counters += [NEST, MARKERS, FULFILLED]
    thrifty = max(contract.max_cost for contract in own.contracts if contract.requirement == CHEAP_CHARACTERS)
    for card, cost in enumerate(book.cards.cost):
        if book.cards.type[card] == CHARACTER and cost <= thrifty:
            book.grants[card] += ((CHEAP, 1),)
    book.rider(CLAIM, (EXPLORING, TAKING, TAKING_AFTER, AFTER_BUST, CLOSING), claimable, claim)
    if book.version > FIRST_VERSION and book.seats > 1:
        book.insert("turn", offer_last_claim, before=sweep)
    book.influences += (influence_of_contracts,)
    book.goals += (lack_for_nearest_contract,)
    book.audits += (audit_markers,)
    return own


class LastClaim(AfterBust):
    """PR-CON-002 (ruling G36) What the others paid or gave may suffice for a contract before the turn ends. Nothing
    that an expedition needs has changed (ruling G03)."""

    topic: ClassVar[str] = "last-claim"
    rules: ClassVar[tuple[str, ...]] = ("PR-CON-002",)

    def window(self) -> int:
        return CLOSING


def offer_last_claim(s: PortRoyal, seat: int) -> None:
    s.stack.append(LastClaim(seat))


def lay_out(s: PortRoyal, numbers: list[int], count: int) -> None:
    """PR-CON-001 Contracts are shuffled, some laid out face up; every player gets the markers."""
    own = table(s)
    shuffle(s, numbers)
    s.zones[own.face_up] = sorted(numbers[:count])
    for seat in range(s.book.seats):
        s.tally[MARKERS + seat] = own.markers


def claimable(s: PortRoyal, seat: int, options: list[int]) -> None:
    """PR-CON-007 Any contract whose requirement is met, at once or later, but for those that are now or never.
    PR-CON-004 Each once; PR-CON-005 as many as one has markers; PR-CON-008 some by the active player only."""
    if not s.tally[MARKERS + seat]:
        return
    own = table(s)
    for number in s.zones[own.face_up]:
        contract = own.contracts[number]
        if not contract.asks or s.tally[FULFILLED + seat] >> number & 1:
            continue
        if meets(s, seat, contract) and (seat == s.active or not contract.active_only):
            options.append(CLAIM + number)


def meets(s: PortRoyal, seat: int, contract: Contract) -> bool:
    """PR-CON-007 Requirements are minimums. PR-CON-020 Nothing is used up, one character may serve several
    contracts."""
    return all(sum([s.tally[slot + seat] for slot in slots]) >= amount for slots, amount in contract.asks)


def claim(s: PortRoyal, seat: int, action: int) -> None:
    own = table(s)
    number = action & ARGUMENT
    cost = own.costs.get(own.contracts[number].requirement)
    if cost is not None:
        cost(s, seat, number)
    fulfil(s, seat, number)


def pay_ransom(s: PortRoyal, seat: int, number: int) -> None:
    """PR-COO-013 The ransom goes to the discard."""
    coins = table(s).contracts[number].amount
    pay(s, seat, coins)
    emit(s, RANSOM_PAID, seat, coins)


def empty_nest(s: PortRoyal, seat: int, number: int) -> None:
    """PR-CON-039 The five stored ships are discarded."""
    nest = table(s).nests[seat]
    s.discard += s.zones[nest]
    s.zones[nest] = []
    s.tally[NEST + seat] = 0


def perform(s: PortRoyal, seat: int, number: int) -> None:
    """One occasion of a deed: the next progress box, or the reward after the last (PR-CON-030, PR-CON-036)."""
    if is_last_occasion(s, seat, number):
        fulfil(s, seat, number)
        return
    own = table(s)
    boxes = boxes_reached(s, seat, number) + 1
    if boxes == 1:
        s.tally[MARKERS + seat] -= 1  # PR-CON-031 bound for the whole game
    s.zones[own.begun].append(marker(seat, number))
    emit(s, BEGUN, seat, number, boxes)


def is_last_occasion(s: PortRoyal, seat: int, number: int) -> bool:
    """Whether one more occasion of its deed fulfils the contract."""
    return boxes_reached(s, seat, number) + 1 == table(s).contracts[number].times


def boxes_reached(s: PortRoyal, seat: int, number: int) -> int:
    return s.zones[table(s).begun].count(marker(seat, number))


def next_coins(s: PortRoyal, number: int) -> int:
    """PR-CON-003 What lies on the contract's leftmost free slot."""
    rewards, taken = table(s).contracts[number].rewards, len(seats_on(s, number))
    return rewards[taken] if taken < len(rewards) else 0


def next_points(s: PortRoyal, seat: int) -> int:
    """PR-CON-005 The second contract brings 1 influence, the third 2."""
    points: int = table(s).influence[s.count(seat, FULFILLED).bit_count()]
    return points


def fulfil(s: PortRoyal, seat: int, number: int) -> None:
    """PR-CON-003 A marker on the leftmost free reward slot, whose coins are gained; one from a progress box moves
    there. Influence comes at once (PR-CON-006)."""
    own = table(s)
    begun = s.zones[own.begun]
    if marker(seat, number) in begun:
        s.zones[own.begun] = [other for other in begun if other != marker(seat, number)]
    else:
        s.tally[MARKERS + seat] -= 1
    coins, points = next_coins(s, number), next_points(s, seat)
    s.zones[own.placed].append(marker(seat, number))
    s.tally[FULFILLED + seat] |= 1 << number
    s.tally[FULFILLED + TABLE] |= 1 << number
    emit(s, FULFILLED_BY, seat, number, coins)
    gain(s, seat, coins)
    if points:
        s.tally[INFLUENCE + seat] += points
        emit(s, CONTRACT_INFLUENCE, seat, points)
        maybe_trigger_end(s, seat)
    for listener in own.fulfilled:
        listener(s, seat, number)


def can_begin(s: PortRoyal, seat: int, number: int) -> bool:
    """PR-CON-031 A marker must be in hand, and the contract neither fulfilled by the seat nor begun."""
    has_marker, has_fulfilled = s.tally[MARKERS + seat] > 0, s.tally[FULFILLED + seat] >> number & 1
    return has_marker and not has_fulfilled and not has_begun(s, seat, number)


def has_begun(s: PortRoyal, seat: int, number: int) -> bool:
    return marker(seat, number) in s.zones[table(s).begun]


def marker(seat: int, number: int) -> int:
    return number * MOST_SEATS + seat


def seats_on(s: PortRoyal, number: int) -> list[int]:
    """Whose markers lie on a contract's reward slots, from the left."""
    placed = s.zones[table(s).placed]
    return [one % MOST_SEATS for one in placed if one // MOST_SEATS == number]


def influence_of_contracts(s: PortRoyal, seat: int) -> int:
    """PR-CON-006 Contract points are influence like any other; they are counted even when the point cards have run
    out."""
    return sum(table(s).influence[: s.count(seat, FULFILLED).bit_count()])


def lack_for_nearest_contract(s: PortRoyal, seat: int) -> int:
    """How much the nearest of the contracts that lie open asks for beyond what the seat has."""
    own = table(s)
    nearest = FAR
    for number in s.zones[own.face_up]:
        asks = own.contracts[number].asks
        if asks and not s.tally[FULFILLED + seat] >> number & 1:
            lacks = [max(0, amount - sum([s.tally[slot + seat] for slot in slots])) for slots, amount in asks]
            nearest = min(nearest, sum(lacks))
    return nearest


def audit_markers(s: PortRoyal) -> None:
    """PR-CON-005 PR-CON-032 Every marker is in hand, on a progress box or on a reward slot, and noted as such."""
    own = table(s)
    masks = [0] * (s.book.seats + 1)
    for one in s.zones[own.placed] + s.zones[own.begun]:
        if one // MOST_SEATS not in s.zones[own.face_up]:
            raise BadPosition(f"A marker lies on {own.contracts[one // MOST_SEATS].key!r}, which is not on the table.")
    for one in s.zones[own.placed]:
        masks[one % MOST_SEATS] |= 1 << one // MOST_SEATS
        masks[-1] |= 1 << one // MOST_SEATS
    noted = [*[s.count(seat, FULFILLED) for seat in range(s.book.seats)], s.tally[FULFILLED + TABLE]]
    if masks != noted:
        raise BadPosition(f"The contracts fulfilled are noted as {noted}; the markers make {masks}.")
    for seat in range(s.book.seats):
        used = masks[seat].bit_count() + len({one for one in s.zones[own.begun] if one % MOST_SEATS == seat})
        if used + s.count(seat, MARKERS) != own.markers:
            raise BadPosition(f"Player {seat} has {s.count(seat, MARKERS)} markers in hand and {used} on contracts.")
        if s.count(seat, NEST) != len(s.zones[own.nests[seat]]):
            raise BadPosition(f"Player {seat} is noted with {s.count(seat, NEST)} ships in the nest.")
