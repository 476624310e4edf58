"""Frames: a rule in progress is a small immutable object on a stack inside the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

if TYPE_CHECKING:
    from flibuste.kernel.state import State

S = TypeVar("S")

NO_WINDOW: Final = 0
NOBODY: Final = -1

Step = Callable[[Any, int], None]


class Frame(Generic[S]):
    """A rule in progress. Never mutated: a changed local is another frame on top of the stack.

    `seat` is the player concerned; a frame that asks, asks that seat. `topic` names the question, `rule` the paragraph
    behind it, `window` which riders may be played while it waits.
    """

    __slots__ = ("seat",)

    topic: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    window: ClassVar[int] = NO_WINDOW
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, s: S) -> list[int] | None:
        """Ask (return every legal answer, in ascending order, changing nothing), or act and return None."""
        raise NotImplementedError

    def answer(self, s: S, action: int) -> None:
        """Carry out one of the answers that `step` listed."""
        raise NotImplementedError


class Plan(Frame["State"]):
    """One step of a named plan and those after it. Built once per seat, shared by every state."""

    __slots__ = ("at", "do", "name", "then")

    fields: ClassVar[tuple[str, ...]] = ("name", "seat", "at")

    def __init__(self, name: str, seat: int, at: int, do: Step, then: Plan | None) -> None:
        self.seat = seat
        self.name = name
        self.at = at
        self.do = do
        self.then = then

    def step(self, s: State) -> list[int] | None:
        if self.then is None:
            s.stack.pop()
        else:
            s.stack[-1] = self.then
        self.do(s, self.seat)
        return None
