"""What can happen in the base game, for the log; modules declare their own. A side without a seat speaks with a voice
above the seats."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.actions import CATALOGUE
from flibuste.games.captains_war.sheet import spend
from flibuste.games.captains_war.state import CaptainsWar
from flibuste.kernel import EventField, emit
from flibuste.kernel.event import UNSAID

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
ENDED_BY: Final = EventField("ending", "ending")
ROLLED_FACES: Final = tuple(EventField(f"face{die}", "face") for die in range(6))

TURN: Final = CATALOGUE.event("turn", SIDE, TURN_NUMBER)
TRUCE_OVER: Final = CATALOGUE.event("truce-over", SIDE)
ROLLED: Final = CATALOGUE.event("rolled", SIDE, *ROLLED_FACES)
DIE_SET_ASIDE: Final = CATALOGUE.event("set-aside", SIDE, DIE, FACE)
TOOK: Final = CATALOGUE.event("took", SIDE, DIE, FACE)
GAINED: Final = CATALOGUE.event("gained", SIDE, GAINS)
ADVANCED: Final = CATALOGUE.event("advanced", SIDE, TRACK, CIRCLE)
STOPPED: Final = CATALOGUE.event("stopped", SIDE, TRACK, AMOUNT)
PAID: Final = CATALOGUE.event("paid", SIDE, GAINS)
BOUGHT: Final = CATALOGUE.event("bought", SIDE, RESOURCE, GOLD_PAID)
ACQUIRED: Final = CATALOGUE.event("acquired", SIDE, ACQUISITION, POINTS)
RECRUITED: Final = CATALOGUE.event("recruited", SIDE, FORCE, GOLD_PAID)
COMMAND_BONUS: Final = CATALOGUE.event("command-bonus", SIDE, TRACK, POINTS)
SPARED: Final = CATALOGUE.event("spared", SIDE)
ATTACKED: Final = CATALOGUE.event("attacked", SIDE, OTHER)
REVEALED: Final = CATALOGUE.event("revealed", SIDE, PARTY, BONUS, TOTAL)
BOARDING_WON: Final = CATALOGUE.event("boarding-won", SIDE, OTHER)
BOARDING_TIED: Final = CATALOGUE.event("boarding-tied", SIDE, OTHER)
STOLE: Final = CATALOGUE.event("stole", SIDE, OTHER, AMOUNT, LOSS)
TRUCE: Final = CATALOGUE.event("truce", SIDE)
ENDING: Final = CATALOGUE.event("ending", ENDED_BY)
OVER: Final = CATALOGUE.event("over")
FINAL: Final = CATALOGUE.event("final", SIDE, POINTS)
DECIDED: Final = CATALOGUE.event("decided", SIDE, TOTAL, AMOUNT)


def pay(s: CaptainsWar, side: int, resource: int, amount: int) -> None:
    """Blacken resources for an acquisition."""
    if amount:
        spend(s.sheets[side], resource, amount)
        tell(s, PAID, side, HAUL * resource + amount)


def tell(
    s: CaptainsWar,
    kind: int,
    side: int,
    a: int = UNSAID,
    b: int = UNSAID,
    c: int = UNSAID,
    d: int = UNSAID,
    e: int = UNSAID,
    f: int = UNSAID,
) -> None:
    """Tell the listeners, if any, what a side did, with the voice it has in these rules."""
    if s.sink is not None:
        emit(s, kind, s.book.voices[side], a, b, c, d, e, f)
