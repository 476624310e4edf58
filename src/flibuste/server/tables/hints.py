"""A hint as it is kept: the answer a bot would give, and how it came to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from flibuste.bots.tree import Candidate

APART: Final = " # "


class Hint(NamedTuple):
    action: str  # in the game's notation
    looks: int = 0  # how often the search looked at it; 0 where rules of thumb or a mixed strategy say it
    chance: int = 0  # what it promises, in per cent
    other: str = ""  # the best of the other answers
    other_chance: int = 0

    @property
    def phrase(self) -> str:
        """Which words tell why. What was looked at most is chosen: another answer may promise as much, or a little
        more."""
        if not self.looks:
            return "web-hint-thumb"
        return "web-hint-why" if self.chance > self.other_chance else "web-hint-as-good"

    def written(self) -> str:
        return APART.join(map(str, self)) if self.looks else self.action


def read_hint(text: str) -> Hint:
    action, *why = text.split(APART)
    return Hint(action, int(why[0]), int(why[1]), why[2], int(why[3])) if why else Hint(action)


def hint_of(action: int, candidates: Sequence[Candidate], text_of: dict[int, str]) -> Hint:
    """What a search found about the answer, beside the best of the others."""
    looked = {candidate.action: candidate for candidate in candidates if candidate.visits}
    others = [candidate for candidate in looked.values() if candidate.action != action]
    if action not in looked or not others:
        return Hint(text_of[action])
    own, best = looked[action], max(others, key=lambda candidate: candidate.value)
    return Hint(text_of[action], own.visits, _percent(own), text_of[best.action], _percent(best))


def _percent(candidate: Candidate) -> int:
    return round(100 * min(1.0, max(0.0, candidate.value)))
