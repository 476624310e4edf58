"""The ready-made tables that are played with modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from flibuste.kit.record import ALONE, EVERYTHING, TOGETHER

PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    EVERYTHING: {"gambler": "yes", "sails": "marked", "contracts": "competitive"},
    **{table: {"contracts": "cooperative"} for table in (TOGETHER, ALONE)},
}
