"""Lists of options made once. A question that offers some of a few answers finds its list by the mask of which ones:
nothing is built when it is asked, and everybody shares the list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def menu(answers: Iterable[int], always: Sequence[int] = ()) -> list[list[int]]:
    """By mask, a bit for each answer in their order: what is always offered, then the answers of the mask."""
    lists = [[*always]]
    for answer in answers:
        lists += [[*known, answer] for known in lists]
    return lists
