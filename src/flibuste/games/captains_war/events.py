"""What can happen in the base game, for the log; modules declare their own. A side without a seat speaks with a voice
above the seats."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.actions import CATALOGUE
from flibuste.games.captains_war.scoring import FLAGS
from flibuste.games.captains_war.state import CaptainsWar
from flibuste.games.captains_war.tables import DICE
from flibuste.kernel import emit

SIDE: Final = "player:seat"
OTHER: Final = "other:seat"
AMOUNT: Final = "amount:number"
PRICE: Final = "price:number"
TOTAL: Final = "total:number"
POINTS: Final = "points:number"
FORCE: Final = "force:number"
LOST: Final = "lost:number"  # for want of free boxes
HAUL: Final = 64
GAINS: Final = "haul"  # HAUL * gift + amount
FACES: Final = [f"face{die}:face" for die in range(DICE)]

TURN: Final = CATALOGUE.event("turn", SIDE, "turn:number")
TRUCE_OVER: Final = CATALOGUE.event("truce-over", SIDE)
ROLLED: Final = CATALOGUE.event("rolled", SIDE, *FACES)
DIE_SET_ASIDE: Final = CATALOGUE.event("set-aside", SIDE, "die", "face")
TOOK: Final = CATALOGUE.event("took", SIDE, "die", "face")
GAINED: Final = CATALOGUE.event("gained", SIDE, GAINS, LOST)
ADVANCED: Final = CATALOGUE.event("advanced", SIDE, "track", "circle:number")
BETTERED: Final = CATALOGUE.event("bettered", SIDE, "attack:number", "defence:number")
TRACK_POINTS: Final = CATALOGUE.event("track-points", SIDE, POINTS)
STOPPED: Final = CATALOGUE.event("stopped", SIDE, "track", AMOUNT)
PAID: Final = CATALOGUE.event("paid", SIDE, GAINS)
PAID_JOKER: Final = CATALOGUE.event("paid-joker", SIDE, GAINS)
BOUGHT: Final = CATALOGUE.event("bought", SIDE, "resource", PRICE)
ACQUIRED: Final = CATALOGUE.event("acquired", SIDE, "acquisition", POINTS)
RECRUITED: Final = CATALOGUE.event("recruited", SIDE, FORCE, PRICE)
COMMAND_BONUS: Final = CATALOGUE.event("command-bonus", SIDE, "track", POINTS)
SPARED: Final = CATALOGUE.event("spared", SIDE)
ATTACKED: Final = CATALOGUE.event("attacked", SIDE, OTHER)
REVEALED: Final = CATALOGUE.event("revealed", SIDE, "party", "bonus:number", TOTAL)
BOARDING_WON: Final = CATALOGUE.event("boarding-won", SIDE, OTHER)
BOARDING_TIED: Final = CATALOGUE.event("boarding-tied", SIDE, OTHER)
BOTH_REWARDS: Final = CATALOGUE.event("both-rewards", SIDE, AMOUNT)
STOLE: Final = CATALOGUE.event("stole", SIDE, OTHER, AMOUNT, "loss:number", LOST)
TRUCE: Final = CATALOGUE.event("truce", SIDE)
ENDING: Final = CATALOGUE.event("ending", "ending")
OVER: Final = CATALOGUE.event("over")
LEVEL_ATTRIBUTES: Final = CATALOGUE.event("level-attributes", "players:number", "circle:number", POINTS)
LEVEL_NAVAL: Final = CATALOGUE.event("level-naval", "players:number", TOTAL, POINTS)
FINAL: Final = CATALOGUE.event("final", SIDE, *[f"{flag}:number" for flag in FLAGS], POINTS)
DECIDED: Final = CATALOGUE.event("decided", SIDE, TOTAL, AMOUNT)


def pay(s: CaptainsWar, side: int, resource: int, amount: int, told: int = PAID) -> None:
    """Blacken resources for an acquisition."""
    if amount:
        s.sheets[side].spend(resource, amount)
        emit(s, told, s.voice(side), HAUL * resource + amount)
