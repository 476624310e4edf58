"""What questions offer. Lists of options made once: a question that offers some of a few answers finds its list by the
mask of which ones; nothing is built when it is asked, and everybody shares the list. And questions that fall away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from flibuste.kernel import Frame, State


def menu(answers: Iterable[int], always: Sequence[int] = ()) -> list[list[int]]:
    """By mask, a bit for each answer in their order: what is always offered, then the answers of the mask."""
    lists = [[*always]]
    for answer in answers:
        lists += [[*known, answer] for known in lists]
    return lists


def unless_forced(frame: Frame[Any], s: State, options: list[int]) -> list[int] | None:
    """The options where there is a choice; the only one is carried out without asking."""
    if len(options) > 1:
        return options
    frame.answer(s, options[0])
    return None


def unless_idle(s: State, options: list[int]) -> list[int] | None:
    """The options; where there are none the question falls away."""
    if options:
        return options
    s.stack.pop()
    return None
