"""What a player may do at that very moment or never."""

from __future__ import annotations

from flibuste.games.port_royal.state import PortRoyal
from flibuste.kernel import Frame


class NowOrNever(Frame[PortRoyal]):
    """A marker may be placed now, or the occasion is gone; asked only if it can be."""

    def step(self, s: PortRoyal) -> list[int] | None:
        if self.is_open(s):
            return self.answers()
        s.stack.pop()
        return None

    def answer(self, s: PortRoyal, action: int) -> None:
        s.stack.pop()
        if action == self.answers()[0]:
            self.seize(s)
        else:
            self.let_pass(s)

    def answers(self) -> list[int]:
        """To seize the moment, and to let it pass."""
        raise NotImplementedError

    def is_open(self, s: PortRoyal) -> bool:
        raise NotImplementedError

    def seize(self, s: PortRoyal) -> None:
        raise NotImplementedError

    def let_pass(self, s: PortRoyal) -> None:
        raise NotImplementedError


def ask_in_turn(s: PortRoyal, frame: NowOrNever) -> None:
    """Ask after those who are already waiting to be asked at this moment."""
    at = len(s.stack)
    while isinstance(s.stack[at - 1], NowOrNever):
        at -= 1
    s.stack.insert(at, frame)
