"""The digests along seeded games: whatever runs the rules, the rules of thumb and the search must leave the same trail.

`python -m tests.conformance.trail` prints the trails of the few cases, and the files that played them.
"""

from __future__ import annotations

import hashlib
import json

from flibuste.bots.base import Bot, GreedyBot, RandomBot, rules_of_thumb
from flibuste.bots.strong import StrongBot
from flibuste.kernel import Generator, apply, below, deciders, fingerprint, frame
from tests.conformance.cases import Case, few_cases

STRIDE = 20
SEARCHED = 50  # one answer in so many comes from a short search


def trail(case: Case) -> list[str]:
    """A digest every few decisions, and that of the last position. One answer in four comes from the rules of thumb."""
    s = case.game.new(case.seats, case.options, hashlib.sha256(str(case).encode()).digest())
    dice = Generator(b"", 1)
    by_thumb, at_random, searching = GreedyBot(dice), RandomBot(dice), StrongBot(dice, iterations=4)
    found = []
    played = 0
    while not s.over:
        if played % STRIDE == 0:
            found.append(fingerprint(s))
        seats = deciders(s)
        seat = seats[below(dice, len(seats))]
        bot: Bot = by_thumb if below(dice, 4) == 0 else at_random
        if played % SEARCHED == SEARCHED // 2:
            bot = searching
        apply(s, seat, bot.choose(case.game.view(s, seat), 0.0))
        played += 1
    return [*found, fingerprint(s)]


if __name__ == "__main__":
    played_with = {"kernel": frame.__file__, "thumb": rules_of_thumb("port-royal").__file__}
    print(json.dumps(played_with | {"trails": {str(case): trail(case) for case in few_cases()}}))
