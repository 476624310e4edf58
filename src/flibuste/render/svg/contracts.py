"""The contracts of *Pour un contrat de plus* on the web table: what each asks for, whose markers lie on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from flibuste.games.port_royal.book import MOST_SEATS
from flibuste.games.port_royal.modules.contracts.cooperative import time_left, victory_cards
from flibuste.games.port_royal.modules.contracts.table import FULFILLED, MARKERS, seats_on, table
from flibuste.games.port_royal.state import PortRoyal
from flibuste.render.svg.face import Option, Piece, Sight, Value

CONTRACTS, CLOCK = "contracts", "time"


class Slot(NamedTuple):
    coins: int
    colour: str  # of the marker that lies there, empty if none does


class ContractCard(NamedTuple):
    about: Piece
    slots: Sequence[Slot]
    begun: Sequence[tuple[str, str]]  # colour of a marker on a progress box, which box of how many
    done: bool  # by the viewer
    options: Sequence[Option]


class Contracts(NamedTuple):
    cards: Sequence[ContractCard]
    markers: str
    clock: str  # the time left for the crew; empty when playing against each other


def has_contracts(s: PortRoyal) -> bool:
    return CONTRACTS in s.book.parts


def is_cooperative(s: PortRoyal) -> bool:
    return CLOCK in s.book.parts


def contracts(sight: Sight) -> Contracts | None:
    s: PortRoyal = sight.seen
    if not has_contracts(s):
        return None
    say = sight.words.say
    return Contracts(
        cards=[_card(sight, number) for number in s.zones[table(s).face_up]],
        markers=say("web-pr-markers", count=s.count(sight.seat, MARKERS)),
        clock=say("web-pr-time", left=time_left(s), won=victory_cards(s)) if is_cooperative(s) else "",
    )


def fulfilled(sight: Sight, seat: int) -> Value:
    count = sight.seen.count(seat, FULFILLED).bit_count()
    return Value("scroll-quill", sight.words.say("web-pr-fulfilled", count=count), str(count), f"contracts-{seat}")


def _card(sight: Sight, number: int) -> ContractCard:
    s: PortRoyal = sight.seen
    contract = table(s).contracts[number]
    phrase = f"name-contract-{contract.key}"
    owners = [sight.colours[seat] for seat in seats_on(s, number)]
    steps = Counter(one % MOST_SEATS for one in s.zones[table(s).begun] if one // MOST_SEATS == number)
    actions = (f"claim {contract.key}", f"place {contract.key}")
    return ContractCard(
        about=Piece(
            f"contract-{number}", sight.words.say(phrase), sight.words.attribute(phrase, "power"), "PR-CON-002", ""
        ),
        slots=[
            Slot(coins, owners[place] if place < len(owners) else "") for place, coins in enumerate(contract.rewards)
        ],
        begun=[(sight.colours[seat], f"{boxes} / {contract.times}") for seat, boxes in steps.items()],
        done=bool(sight.view.seat >= 0 and s.count(sight.view.seat, FULFILLED) >> number & 1),
        options=[sight.offers[action] for action in actions if action in sight.offers],
    )
