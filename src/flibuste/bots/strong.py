"""The strong bot: searches as long as it may, with the learned net's judgement where there is one."""

from __future__ import annotations

from typing import Any, Final

from flibuste.bots.learned import net_of
from flibuste.bots.search import Candidate, Search
from flibuste.kernel import Generator, View

ENOUGH: Final = 20_000  # iterations after which more time would change little
FOREVER: Final = 1e9


class StrongBot:
    """Searches for a time, or for a number of iterations if it has one."""

    def __init__(self, dice: Generator, iterations: int = 0) -> None:
        self._dice = dice
        self._iterations = iterations

    def choose(self, view: View[Any], seconds: float) -> int:
        if len(view.options) == 1:
            return view.options[0]
        return self.search(view, seconds).best()

    def explain(self, view: View[Any], seconds: float) -> list[Candidate]:
        """What it thinks of each option: visits, value, and the likeliest course of the game; the best first."""
        return self.search(view, seconds).candidates()

    def search(self, view: View[Any], seconds: float) -> Search:
        found = Search(view, self._dice, net_of(view))
        found.run(FOREVER if self._iterations else seconds, self._iterations or ENOUGH)
        return found
