"""The module of the whistle: an option of the set-up, a verb, a rider. The base files do not know it."""

from __future__ import annotations

from typing import Final

from flibuste.kernel import Rules, emit
from flibuste.kit import Module
from flibuste_skiff.rules import CAUGHT, SAILING, SKIFF, Skiff

WHISTLE: Final = SKIFF.verb("whistle")
FISH: Final = 2


def may_whistle(s: Skiff, seat: int, options: list[int]) -> None:
    if not s.whistled[seat]:
        options.append(WHISTLE)


def whistle(s: Skiff, seat: int, action: int) -> None:
    """SK-WHI-001 Once a game, while sailing: two fish more."""
    s.whistled[seat] = 1
    s.haul += FISH
    emit(s, CAUGHT, seat, FISH)


def add_whistle(rules: Rules) -> None:
    rules.rider(WHISTLE, (SAILING,), may_whistle, whistle)


MODULE: Final = Module("whistle", {"yes": add_whistle})
