"""Pour un contrat de plus: new cards alone, contracts against each other, contracts together or alone against time."""

from __future__ import annotations

from typing import Final

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.modules.contracts.cards import Share, add_cards, card_verbs
from flibuste.games.port_royal.modules.contracts.competitive import lay_out_contracts
from flibuste.games.port_royal.modules.contracts.cooperative import TIME_FRAMES, add_time, time_verbs
from flibuste.games.port_royal.modules.contracts.deeds import DEED_FRAMES, add_deeds, deed_verbs
from flibuste.games.port_royal.modules.contracts.table import Table, add_contracts, claim_verb
from flibuste.games.port_royal.modules.module import Module
from flibuste.games.port_royal.scoring import STANDARD_END
from flibuste.kernel import Verb


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


def contract_verbs() -> list[Verb]:
    return [claim_verb(), *card_verbs(), *deed_verbs(), *time_verbs()]


CONTRACTS: Final = Module(
    "contracts",
    {"cards": add_cards, "competitive": compete, "cooperative": cooperate},
    seats={"cooperative": (1, 2, 3, 4, 5)},
    conflicts=(
        (
            "cooperative",
            "end",
            STANDARD_END,
            "Together or alone, neither influence nor an expedition ends the game: "
            "play contracts=cooperative with end=standard. [PR-COO-009]",
        ),
    ),
    verbs=contract_verbs,
    frames=(Share, *DEED_FRAMES, *TIME_FRAMES),
    kinds=("clerk", "gunner", "viceadmiral"),
)
