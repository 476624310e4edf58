"""The modules a table can add, in the order in which they extend the base rules."""

from __future__ import annotations

from typing import Final

from flibuste.games.port_royal.modules.adventure import ADVENTURE
from flibuste.games.port_royal.modules.contracts import CONTRACTS
from flibuste.games.port_royal.modules.gambler import GAMBLER
from flibuste.games.port_royal.modules.module import WITHOUT, Module
from flibuste.games.port_royal.modules.sails import SAILS

MODULES: Final = (GAMBLER, SAILS, CONTRACTS, ADVENTURE)

__all__ = ["MODULES", "WITHOUT", "Module"]
