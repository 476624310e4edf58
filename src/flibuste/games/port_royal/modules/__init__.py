"""The modules a table can add, in the order in which they extend the base rules."""

from __future__ import annotations

from typing import Final

# This order gives verbs, events and counters their numbers.
# isort: off
from flibuste.games.port_royal.modules.gambler import GAMBLER
from flibuste.games.port_royal.modules.sails import SAILS
from flibuste.games.port_royal.modules.contracts import CONTRACTS
from flibuste.games.port_royal.modules.adventure import ADVENTURE, SAMPLES

# isort: on

MODULES: Final = (GAMBLER, SAILS, CONTRACTS, *ADVENTURE)
FIRST_SHEETS: Final = ("base", "contracts", "contracts_cards", "gambler", "numbers", "sails")
"""The data files there were when records had their first format."""

SAMPLED: Final = {module.key for module in ADVENTURE}
"""The options of which not every combination is played by the conformance suite, but the samples."""

__all__ = ["FIRST_SHEETS", "MODULES", "SAMPLED", "SAMPLES"]
