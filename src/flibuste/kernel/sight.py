"""Who may see what: declared where a thing is declared, obeyed everywhere."""

from __future__ import annotations

from typing import Final

PUBLIC: Final = 0
OWNER: Final = 1  # only the seat it belongs to
UNSEEN: Final = 2  # nobody
UNKNOWN: Final = -1  # what stands in a position for a thing its reader may not see; null in documents
HIDDEN: Final = -(1 << 30)  # what stands in an event for a field its reader may not see
SECRET_OPTIONS: Final = [UNKNOWN]  # what stands for another's answers: something is asked, not known what


def sees(sight: int, owner: int, seat: int) -> bool:
    """Whether a seat may see what belongs to another; a spectator is a seat that owns nothing (-1)."""
    return sight == PUBLIC or (sight == OWNER and owner == seat)
