"""What every second reading of a rulebook needs: the news of the real game, somebody who plays, the next question."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Generator as Coroutine
from collections.abc import Sequence
from typing import Any

from flibuste.bots.base import GreedyBot
from flibuste.kernel import Generator, options_of
from tests.scenario import Scenario

Story = Coroutine[Any, Any, Any]


class Chance:
    """What was drawn: the news since the last answer, and the table as it lies now."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.told: list[tuple[Any, ...]] = []

    def heard(self, name: str) -> list[Any]:
        """The next news of this name."""
        while self.told and self.told[0][0] != name:
            self.told.pop(0)
        assert self.told, f"expected to hear {name!r}"
        return list(self.told.pop(0)[1:])


class Hand:
    """Whoever plays all seats: by the rules of thumb, or with a taste of its own for each verb, so that odd answers
    come up in some games and not in others."""

    def __init__(self, seed: int, odd: float, seldom: Sequence[str]) -> None:
        self.dice = random.Random(seed)
        self.bot = GreedyBot(Generator(b"", seed))
        self.odd = odd
        self.taste: dict[str, float] = defaultdict(lambda: 0.01 + self.dice.random() ** 2)
        self.taste |= {verb: 0.01 + self.dice.random() / 8 for verb in seldom}

    def choose(self, t: Scenario) -> int:
        if self.dice.random() >= self.odd:
            return int(self.bot.choose(t.game.view(t.state, t.decider), 0.0))
        options = options_of(t.state, t.decider)
        verbs = [t.game.notation.text(option).split()[0] for option in options]
        kinds = sorted(set(verbs))
        verb = self.dice.choices(kinds, [self.taste[kind] for kind in kinds])[0]
        return self.dice.choice([option for option, its in zip(options, verbs, strict=True) if its == verb])


def go_on(story: Story, answer: str) -> Any:
    """The next question, none when the game is over."""
    try:
        return story.send(answer)
    except StopIteration:
        return None
