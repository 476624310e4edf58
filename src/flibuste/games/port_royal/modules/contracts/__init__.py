"""Pour un contrat de plus: new cards alone, contracts against each other, contracts together or alone against time."""

from __future__ import annotations

from typing import Final

from flibuste.games.port_royal.book import Book, Numbers
from flibuste.games.port_royal.modules.contracts.cards import CARGO, GUNNERS, VICEADMIRALS, add_cards
from flibuste.games.port_royal.modules.contracts.competitive import lay_out_contracts
from flibuste.games.port_royal.modules.contracts.cooperative import add_time
from flibuste.games.port_royal.modules.contracts.deeds import add_deeds
from flibuste.games.port_royal.modules.contracts.printed import CHEAP, KINDS, NEST
from flibuste.games.port_royal.modules.contracts.table import FULFILLED, MARKERS, Table, add_contracts
from flibuste.games.port_royal.scoring import STANDARD_END
from flibuste.kit import Module


def add_all(book: Book) -> Table:
    """PR-JOM-001 With contracts, the new cards are compulsory."""
    add_cards(book)
    contracts = add_contracts(book)
    add_deeds(book)
    return contracts


def compete(book: Book) -> None:
    """PR-CON-009 The game ends as without contracts."""
    add_all(book)
    book.set_ups += (lay_out_contracts,)


def cooperate(book: Book) -> None:
    add_time(book, add_all(book))


CONTRACTS: Final = Module(
    "contracts",
    {"cards": add_cards, "competitive": compete, "cooperative": cooperate},
    seats={"cooperative": (1, 2, 3, 4, 5)},
    sheets=("contracts", "contracts_cards"),
    conflicts=(
        (
            "cooperative",
            "end",
            STANDARD_END,
            "Together or alone, neither influence nor an expedition ends the game: "
            "play contracts=cooperative with end=standard. [PR-COO-009]",
        ),
    ),
    numbers=Numbers(
        [*KINDS["clerk"], GUNNERS, VICEADMIRALS, CHEAP, NEST, MARKERS, FULFILLED, CARGO],
        ("clerk", "gunner", "viceadmiral"),
        sets=(FULFILLED,),
        restless=("share", "give-up", "inspect", "jinx", "speculate", "speculate-big"),
    ),
)
