"""Contracts against each other: the set-up; all the rest is shared with the co-operative game."""

from __future__ import annotations

from flibuste.data import load
from flibuste.games.port_royal.cards import GAME
from flibuste.games.port_royal.modules.contracts.table import lay_out, table
from flibuste.games.port_royal.state import PortRoyal


def lay_out_contracts(s: PortRoyal) -> None:
    """PR-CON-001 Without the white ones, 4 contracts of 16; seals do not matter, and those left over are only
    points."""
    numbers = [contract.number for contract in table(s).contracts if not contract.cooperative_only]
    lay_out(s, numbers, load(GAME, "numbers").int("contracts_face_up"))
