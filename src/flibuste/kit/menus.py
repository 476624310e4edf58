"""What questions offer. Lists of options made once: a question that offers some of a few answers finds its list by the
mask of which ones; nothing is built when it is asked, and everybody shares the list. Questions that fall away, and
those that everybody is asked at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from flibuste.kernel import Frame, State, Together
from flibuste.kernel.frame import Step


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


class AllAtOnce(Step[State]):
    """A step of a plan: everybody is asked at the same time, in the simultaneous phase of this name."""

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def do(self, s: State, seat: int) -> None:
        s.stack.append(Together(self.phase))
