"""Everything that can happen in Captains' War, for the log. A Legendary Captain speaks with a voice above the seats."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.state import CaptainsWar
from flibuste.kernel import EventField, EventKind, emit

SIDE: Final = EventField("player", "seat")
OTHER: Final = EventField("other", "seat")
TURN_NUMBER: Final = EventField("turn", "number")
DIE: Final = EventField("die", "die")
FACE: Final = EventField("face", "face")
HAUL: Final = 64
GAINS: Final = EventField("haul", "haul")  # HAUL * gift + amount
AMOUNT: Final = EventField("amount", "number")
LOSS: Final = EventField("loss", "number")
GOLD_PAID: Final = EventField("price", "number")
TRACK: Final = EventField("track", "track")
CIRCLE: Final = EventField("circle", "number")
ACQUISITION: Final = EventField("acquisition", "acquisition")
RESOURCE: Final = EventField("resource", "resource")
FORCE: Final = EventField("force", "number")
PARTY: Final = EventField("party", "party")
BONUS: Final = EventField("bonus", "number")
TOTAL: Final = EventField("total", "number")
POINTS: Final = EventField("points", "number")
SHARE: Final = EventField("share", "share")
WHY: Final = EventField("why", "reason")
ROLL: Final = EventField("roll", "number")
ENDED_BY: Final = EventField("ending", "ending")
ROLLED_FACES: Final = tuple(EventField(f"face{die}", "face") for die in range(6))

TURN: Final = 0
TRUCE_OVER: Final = 1
ROLLED: Final = 2
DIE_SET_ASIDE: Final = 3
TOOK: Final = 4
GAINED: Final = 5
ADVANCED: Final = 6
STOPPED: Final = 7
BOUGHT: Final = 8
ACQUIRED: Final = 9
RECRUITED: Final = 10
COMMAND_BONUS: Final = 11
SPARED: Final = 12
ATTACKED: Final = 13
REVEALED: Final = 14
BOARDING_WON: Final = 15
BOARDING_TIED: Final = 16
STOLE: Final = 17
TRUCE: Final = 18
ENDING: Final = 19
OVER: Final = 20
CAPTAIN_SHARE: Final = 21
CAPTAIN_TOOK: Final = 22
CAPTAIN_CHOSE: Final = 23
CAPTAIN_MOVED: Final = 24
CAPTAIN_STUCK: Final = 25
CAPTAIN_ACQUIRES: Final = 26
CAPTAIN_ACQUIRES_NOTHING: Final = 27
CAPTAIN_RECRUITS: Final = 28
CAPTAIN_RECRUITS_NOBODY: Final = 29
CAPTAIN_REINFORCED: Final = 30
CAPTAIN_HAS_NO_CREW: Final = 31
BLUE_ROLL: Final = 32
CAPTAIN_ATTACKS: Final = 33
CAPTAIN_HOLDS_BACK: Final = 34
CAPTAIN_SENDS: Final = 35
CAPTAIN_SENDS_WEAKEST: Final = 36
CAPTAIN_LAST_RECRUIT: Final = 37
RUM: Final = 38
REVENGE: Final = 39
TREASURE: Final = 40
PATROL: Final = 41
CAPTAIN_IS_OUT: Final = 42

EVENTS: Final = (
    EventKind("turn", SIDE, TURN_NUMBER),
    EventKind("truce-over", SIDE),
    EventKind("rolled", SIDE, *ROLLED_FACES),
    EventKind("set-aside", SIDE, DIE, FACE),
    EventKind("took", SIDE, DIE, FACE),
    EventKind("gained", SIDE, GAINS),
    EventKind("advanced", SIDE, TRACK, CIRCLE),
    EventKind("stopped", SIDE, TRACK, AMOUNT),
    EventKind("bought", SIDE, RESOURCE, GOLD_PAID),
    EventKind("acquired", SIDE, ACQUISITION, POINTS),
    EventKind("recruited", SIDE, FORCE, GOLD_PAID),
    EventKind("command-bonus", SIDE, TRACK, POINTS),
    EventKind("spared", SIDE),
    EventKind("attacked", SIDE, OTHER),
    EventKind("revealed", SIDE, PARTY, BONUS, TOTAL),
    EventKind("boarding-won", SIDE, OTHER),
    EventKind("boarding-tied", SIDE, OTHER),
    EventKind("stole", SIDE, OTHER, AMOUNT, LOSS),
    EventKind("truce", SIDE),
    EventKind("ending", ENDED_BY),
    EventKind("over"),
    EventKind("captain-share", SIDE, SHARE),
    EventKind("captain-took", SIDE, DIE, FACE, WHY),
    EventKind("captain-chose", SIDE, RESOURCE, WHY),
    EventKind("captain-moved", SIDE, TRACK, AMOUNT, WHY),
    EventKind("captain-stuck", SIDE, WHY),
    EventKind("captain-acquires", SIDE, ACQUISITION, WHY),
    EventKind("captain-acquires-nothing", SIDE, WHY),
    EventKind("captain-recruits", SIDE, FORCE, WHY),
    EventKind("captain-recruits-nobody", SIDE, WHY),
    EventKind("captain-reinforced", SIDE, FORCE),
    EventKind("captain-has-no-crew", SIDE),
    EventKind("blue-roll", *ROLLED_FACES[:3]),
    EventKind("captain-attacks", SIDE),
    EventKind("captain-holds-back", SIDE),
    EventKind("captain-sends", SIDE, ROLL, FORCE),
    EventKind("captain-sends-weakest", SIDE, FORCE),
    EventKind("captain-last-recruit", SIDE),
    EventKind("rum", SIDE),
    EventKind("revenge", SIDE, OTHER, BONUS),
    EventKind("treasure", SIDE, POINTS),
    EventKind("patrol", SIDE, FORCE),
    EventKind("captain-is-out", SIDE, ROLL),
)


def tell(s: CaptainsWar, kind: int, side: int, *values: int) -> None:
    """Tell the listeners, if any, what a side did: a seat as itself, a Legendary Captain with a voice of their own."""
    if s.sink is not None:
        emit(s, kind, s.book.voices[side], *values)
