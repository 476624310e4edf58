"""The printed contracts, numbered as in the data."""

from __future__ import annotations

from typing import Final

from flibuste.data import Row, load
from flibuste.games.port_royal.cards import COLOURS, GAME, NO_COLOUR, TRADE_COLOURS
from flibuste.games.port_royal.catalogue import (
    CATALOGUE,
    DISCOUNT,
    EXPEDITIONS,
    GOLD,
    ICON,
    INFLUENCE,
    JESTERS,
    SWORDS,
    TRADERS,
)
from flibuste.games.port_royal.modules.contracts.cards import CLERKS, GUNNERS, VICEADMIRALS
from flibuste.kit import ROW

CHEAP: Final = CATALOGUE.counter("cheap-characters")
NEST: Final = CATALOGUE.counter("nest")  # ships in the pirates' nest, all of different colours

GIVE_UP: Final = "give-up"
TAXED: Final = "taxed"
BUST: Final = "bust"
RIVER_COLOURS: Final = "river-colours"
REPELLED_COLOURS: Final = "repelled-colours"
PAY: Final = "pay"
CHEAP_CHARACTERS: Final = "cheap-characters"
CHARACTERS: Final = "characters"

Ask = tuple[tuple[int, ...], int]
"""Counters whose sum must come to an amount at least."""

# Which counter of a seat a requirement looks at; deeds look at none.
ASKED: Final = {
    CHEAP_CHARACTERS: CHEAP,
    "swords": SWORDS,
    "expeditions": EXPEDITIONS,
    "influence": INFLUENCE,
    REPELLED_COLOURS: NEST,
    PAY: GOLD,
}
KINDS: Final = {
    "priest": (ICON,),
    "captain": (ICON + ROW,),
    "settler": (ICON + 2 * ROW,),
    "jester": (JESTERS,),
    "senorita": (DISCOUNT,),
    "viceadmiral": (VICEADMIRALS,),
    "gunner": (GUNNERS,),
    "clerk": tuple(CLERKS + colour * ROW for colour in range(len(TRADE_COLOURS))),
    "trader": tuple(TRADERS + colour * ROW for colour in range(len(TRADE_COLOURS))),
}


class Contract:
    """One printed contract."""

    def __init__(self, number: int, row: Row) -> None:
        self.number = number
        self.key = row.str("key")
        self.requirement = row.str("requirement")
        self.amount = row.int("amount", 0)
        self.max_cost = row.int("max_cost", 0)
        self.colour = COLOURS.index(row.str("colour")) if row.has("colour") else NO_COLOUR
        self.times = row.int("times", 1)  # occasions it takes, each but the last on a progress box
        self.rewards = row.ints("slots")
        self.seal = row.int("seal")
        self.letter = row.str("letter")
        self.now_or_never = row.bool("now_or_never", False)
        self.active_only = row.bool("active_only", False)
        self.cooperative_only = row.bool("cooperative_only", False)
        self.asks = _asks(row)


def _asks(row: Row) -> list[Ask]:
    """PR-CON-020 PR-CON-021 PR-CON-022 PR-CON-023 PR-COO-013 What a display must hold; jacks and discounts change
    nothing."""
    requirement = row.str("requirement")
    if requirement == CHARACTERS:
        return [(KINDS[kind], count) for kind, count in row.counts("needs").items()]
    return [((ASKED[requirement],), row.int("amount"))] if requirement in ASKED else []


def read_contracts() -> list[Contract]:
    return [Contract(number, row) for number, row in enumerate(load(GAME, "contracts").rows("contract"))]


def contract_keys() -> list[str]:
    return [row.str("key") for row in load(GAME, "contracts").rows("contract")]
