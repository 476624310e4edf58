"""Which story cards a match has told (PR-ADV-127): their numbers only, the texts are elsewhere."""

from __future__ import annotations

from flibuste.games.port_royal.modules.adventure.ends import is_won
from flibuste.games.port_royal.modules.adventure.table import table
from flibuste.games.port_royal.state import PortRoyal


def revealed(s: PortRoyal) -> list[str]:
    """PR-ADV-127 The chapter card, the cards of the missions revealed, and once the game is over how the chapter ends.
    PR-ADV-091 PR-ADV-104 After a win, and against each other in any case, that is the end card of the chapter."""
    own = table(s)
    if own.is_variable:
        return ["variable"]
    chapter = opening_of(own.chapter)
    cards = [own.missions[number].key for number in s.zones[own.face_up]]
    if not s.over:
        return [chapter, *cards]
    is_lost = own.is_shared and not is_won(s)
    return [chapter, *cards, f"lost-{own.chapter}" if is_lost else f"6{own.chapter}"]


def opening_of(chapter: int) -> str:
    return "cover" if chapter == 1 else f"chapter-{chapter}"
