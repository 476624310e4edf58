"""What a captain can say: action <-> text."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.sheet import PARTIES
from flibuste.games.captains_war.tables import (
    CAPTAIN_NAMES,
    DIE_NAMES,
    FORCES,
    ITEM_NAMES,
    MOST_SEATS,
    RESOURCES,
    TRACK_NAMES,
)
from flibuste.kernel import VERB_SHIFT, Verb, Words

DONE: Final = 0 << VERB_SHIFT
PASS: Final = 1 << VERB_SHIFT
SET_ASIDE: Final = 2 << VERB_SHIFT  # + die
TAKE: Final = 3 << VERB_SHIFT  # + die
CHOOSE: Final = 4 << VERB_SHIFT  # + resource, the top of the chest being 0
BUY: Final = 5 << VERB_SHIFT  # + resource
ACQUIRE: Final = 6 << VERB_SHIFT  # + column
PAY: Final = 7 << VERB_SHIFT  # + resource
RECRUIT: Final = 8 << VERB_SHIFT  # + force - 1
RECRUIT_WITH_RUM_VERB: Final = 9
RECRUIT_WITH_RUM: Final = RECRUIT_WITH_RUM_VERB << VERB_SHIFT  # + force - 1
ATTACK: Final = 10 << VERB_SHIFT  # + the seat or captain attacked
COMMIT: Final = 11 << VERB_SHIFT  # + party
REWARD: Final = 12 << VERB_SHIFT  # + STEAL, or 1 + track
ARGUMENT: Final = (1 << VERB_SHIFT) - 1
STEAL: Final = 0

PARTY_WORDS: Final = tuple("+".join(map(str, forces)) or "nobody" for forces in PARTIES)


def verbs() -> list[Verb]:
    die = Words("die", DIE_NAMES)
    resource = Words("resource", [ITEM_NAMES[resource] for resource in RESOURCES])
    force = Words("force", [str(force) for force in FORCES])
    track = Words("track", TRACK_NAMES)
    opponent = Words("seat", [*(f"seat-{seat + 1}" for seat in range(MOST_SEATS)), *CAPTAIN_NAMES])
    return [
        Verb(0, "done"),
        Verb(1, "pass"),
        Verb(2, "set-aside", die),
        Verb(3, "take", die),
        Verb(4, "choose", resource),
        Verb(5, "buy", resource),
        Verb(6, "acquire", track),
        Verb(7, "pay", resource),
        Verb(8, "recruit", force),
        Verb(RECRUIT_WITH_RUM_VERB, "recruit-with-rum", force),
        Verb(10, "attack", opponent),
        Verb(11, "commit", Words("party", PARTY_WORDS)),
        Verb(12, "reward", Words("reward", ["gold", *TRACK_NAMES])),
    ]
