"""The digests along seeded random games: whatever runs the rules must leave the same trail.

`python -m tests.conformance.trail` prints the trails of the few cases, and which kernel they were played with.
"""

from __future__ import annotations

import hashlib
import json

from flibuste.kernel import Generator, apply, below, deciders, digest, frame, options_of
from tests.conformance.cases import Case, few_cases

STRIDE = 20


def trail(case: Case) -> list[str]:
    """A digest every few decisions, and that of the last position."""
    s = case.game.new(case.seats, case.options, hashlib.sha256(str(case).encode()).digest())
    dice = Generator(b"", 1)
    found = []
    played = 0
    while not s.over:
        if played % STRIDE == 0:
            found.append(digest(s))
        seats = deciders(s)
        seat = seats[below(dice, len(seats))]
        options = options_of(s, seat)
        apply(s, seat, options[below(dice, len(options))])
        played += 1
    return [*found, digest(s)]


if __name__ == "__main__":
    print(json.dumps({"kernel": frame.__file__, "trails": {str(case): trail(case) for case in few_cases()}}))
