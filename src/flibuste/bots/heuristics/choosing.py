"""The choice among answers whose worth is known."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.kernel import Generator, below

ALIKE = 1e-9


def best(options: Sequence[int], worths: Sequence[float], dice: Generator) -> int:
    """An option of the highest worth; equals are drawn."""
    least = max(worths) - ALIKE
    equals = [option for option, worth in zip(options, worths, strict=True) if worth >= least]
    return equals[below(dice, len(equals))]
