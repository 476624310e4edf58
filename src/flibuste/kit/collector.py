"""Rest for Python's collector of cycles: what games, searches and observations make and drop within a block has none,
and every few hundred lists the collector would look through all positions that are held."""

from __future__ import annotations

import gc
from typing import Any, final


@final
class AtRest:
    """Within the block nothing is collected; afterwards it is as before."""

    def __enter__(self) -> AtRest:
        self.collects = gc.isenabled()
        gc.disable()
        return self

    def __exit__(self, *raised: Any) -> None:
        if self.collects:
            gc.enable()
